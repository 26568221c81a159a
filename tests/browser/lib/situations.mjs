// Tables in the states that the screens show, played there over the wire.
import { getFrom, joinTable, makeTable } from './server.mjs';
import { playOn, quickChoice, Wire } from './wire.mjs';

const humans = (count) => Array(count).fill('human');
const withBots = ['human', 'bot', 'bot', 'bot', 'bot'];

// Moves around and looks into things, so that a table gets full.
export function roaming() {
  let count = 0;
  return (decision) => {
    if (decision.ask !== 'turn') return quickChoice(decision);
    const wanted = decision.options.filter((option) => ['move', 'play', 'room', 'shoot'].includes(option.verb));
    return (wanted[(count += 5) % wanted.length] ?? decision.options.find((option) => option.verb === 'pass')).choice;
  };
}

export async function waitingTable(server) {
  return makeTable(server, humans(3), { public: true, draft: true, limit: 120 });
}

// Five aboard, a few Turns in, the person's Action is asked. Tries again until they live to see it.
export async function runningTable(server, turn = 3, wishes = {}) {
  for (;;) {
    const seat = await makeTable(server, withBots, wishes);
    const wire = await Wire.enter(server, seat.code, seat.token);
    await playOn(wire, roaming(), ({ decision, sections }) => decision.ask === 'turn' && sections.tracks.turn >= turn);
    const { result, sections } = wire;
    wire.close();
    if (!result) return { ...seat, sections };
  }
}

// How much there is to see: Carnomorphs of all kinds, fire, noise, explored Rooms, people alive; no heap in one Room.
export function liveliness(sections) {
  const rooms = Object.entries(sections)
    .filter(([name]) => name.startsWith('room:'))
    .map(([, room]) => room);
  const crew = Object.entries(sections)
    .filter(([name]) => name.startsWith('crew:'))
    .map(([, one]) => one);
  const beasts = rooms.flatMap((room) => room.carnomorphs);
  const heaps = rooms.filter((room) => room.carnomorphs.length + room.crew.length > 2).length;
  const kinds = new Set(beasts.map((beast) => beast.type)).size;
  const lying = rooms.reduce((sum, room) => sum + Object.keys(room.objects).length, 0);
  const count = (list, holds) => list.filter(holds).length;
  return (
    4 * Math.min(beasts.length, 6) +
    10 * kinds -
    8 * heaps +
    5 *
      Math.min(
        count(rooms, (room) => room.fire),
        3,
      ) +
    2 * count(rooms, (room) => room.malfunction) +
    1.5 *
      Math.min(
        count(rooms, (room) => room.tile),
        16,
      ) +
    2 * lying +
    6 * count(crew, (one) => one.place === 'aboard') +
    Object.keys(sections.corridors ?? {}).length
  );
}

// Of many games the one with the most to see, its person alive and asked for an Action.
export async function liveliest(server, { games = 24, from = 4, to = 9, wishes = {} } = {}) {
  let best = { worth: -1 };
  for (let game = 0; game < games; game++) {
    const seat = await makeTable(server, withBots, wishes);
    const wire = await Wire.enter(server, seat.code, seat.token);
    const turn = from + (game % (to - from + 1));
    await playOn(wire, roaming(), ({ decision, sections }) => decision.ask === 'turn' && sections.tracks.turn >= turn);
    wire.close();
    const { sections } = wire;
    const verbs = new Set(wire.decision?.options?.map((option) => option.verb)).size;
    const cards = new Set(wire.result ? [] : sections.own.hand.filter((name) => !name.startsWith('contamination'))).size;
    const worth = wire.result ? -1 : liveliness(sections) + 5 * cards + 6 * verbs;
    if (worth > best.worth) best = { worth, ...seat, sections };
  }
  return best;
}

// The very first Action: everybody is still in the same Room, with cards to pay. Tries again until the question fits.
export async function freshTable(server, wishes = {}, fits = () => true) {
  for (;;) {
    const seat = await makeTable(server, withBots.slice(0, 3), wishes);
    const wire = await Wire.enter(server, seat.code, seat.token);
    await playOn(wire, quickChoice, ({ decision }) => decision.ask === 'turn');
    wire.close();
    if (fits(wire.decision)) return seat;
  }
}

// A Trade has begun: it is to be paid (`pay`), or waits for an offer (`trade`).
async function tradeUntil(server, ask) {
  const seat = await freshTable(server);
  const wire = await Wire.enter(server, seat.code, seat.token);
  const trade = (decision) => decision.options?.find((option) => option.verb === 'trade')?.choice ?? quickChoice(decision);
  await playOn(wire, trade, ({ decision }) => decision.ask === ask);
  wire.close();
  return seat;
}
export const tradingTable = (server) => tradeUntil(server, 'trade');
export const payingTable = (server) => tradeUntil(server, 'pay');

// The first question of a draft: which Character.
export async function draftTable(server) {
  return makeTable(server, withBots.slice(0, 2), { draft: true });
}

export async function hotSeatTable(server) {
  return makeTable(server, humans(2), { hotseat: true });
}

// Played to the end, or with `away` by bots alone, who do better.
export async function finishedTable(server, { away = false } = {}) {
  const seat = await makeTable(server, withBots.slice(0, 4));
  const wire = await Wire.enter(server, seat.code, seat.token);
  if (away) {
    wire.send({ type: 'away', away: true });
    await wire.until(() => wire.result !== null);
  } else {
    await playOn(wire, roaming());
  }
  wire.close();
  return { ...seat, result: wire.result };
}

// Two people at one table, the second seated too.
export async function pairTable(server, wishes = {}) {
  const first = await makeTable(server, humans(2), wishes);
  const second = await joinTable(server, first.code, 'Ben');
  return [first, second];
}

export const gameKeys = async (server) => Object.keys(await getFrom(server, '/api/texts/en')).filter((key) => key !== 'status');
