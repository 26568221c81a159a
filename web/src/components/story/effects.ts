// What an event visibly changes, so that the ship can be shown as it stood at any scene (docs/formats/events.md). What an event
// leaves unsaid (hands, decks) stays as it was until the scenes are over and the server's own word is shown again.
import type { Brood, Carnomorph, CorridorState, Crew, Room, Sections, StoryLine, TokenCounts, Tracks } from '../../lib/protocol';

type Data = Record<string, unknown>;
type Change = (draft: Draft, data: Data) => void;
type Thing = keyof Room['objects'];

const text = (value: unknown) => (typeof value === 'string' ? value : '');
const number = (value: unknown) => (typeof value === 'number' ? value : 0);

// A copy of the view that shares every section which has not changed.
class Draft {
  readonly sections: Sections;

  constructor(from: Sections) {
    this.sections = { ...from };
  }

  tracks(change: Partial<Tracks>): void {
    if (this.sections.tracks) this.sections.tracks = { ...this.sections.tracks, ...change };
  }
  brood(change: (brood: Brood) => Partial<Brood>): void {
    if (this.sections.brood) this.sections.brood = { ...this.sections.brood, ...change(this.sections.brood) };
  }
  room(slot: unknown, change: (room: Room) => Partial<Room>): void {
    const key = `room:${text(slot)}` as 'room:001';
    const room = this.sections[key];
    if (room) this.sections[key] = { ...room, ...change(room) };
  }
  crew(seat: unknown, change: (crew: Crew) => Partial<Crew>): void {
    const key = `crew:${number(seat)}` as 'crew:1';
    const crew = this.sections[key];
    if (crew) this.sections[key] = { ...crew, ...change(crew) };
  }
  corridor(id: unknown, change: Partial<CorridorState>): void {
    const corridors = this.sections.corridors ?? {};
    const now: CorridorState = corridors[text(id)] ?? { noise: false, door: 'open' };
    this.sections.corridors = { ...corridors, [text(id)]: { ...now, ...change } };
  }

  // Takes a Carnomorph off the board, wherever it is.
  lift(id: unknown): Carnomorph | null {
    for (const [key, value] of Object.entries(this.sections)) {
      if (!key.startsWith('room:')) continue;
      const found = (value as Room).carnomorphs.find((one) => one.id === id);
      if (!found) continue;
      this.room(key.slice(5), (room) => ({ carnomorphs: room.carnomorphs.filter((one) => one.id !== id) }));
      return found;
    }
    return null;
  }
  put(slot: unknown, one: Carnomorph): void {
    this.lift(one.id);
    this.room(slot, (room) => ({ carnomorphs: [...room.carnomorphs, one] }));
  }
  alter(id: unknown, change: (one: Carnomorph) => Partial<Carnomorph>): void {
    for (const [key, value] of Object.entries(this.sections)) {
      if (!key.startsWith('room:') || !(value as Room).carnomorphs.some((one) => one.id === id)) continue;
      this.room(key.slice(5), (room) => ({
        carnomorphs: room.carnomorphs.map((one) => (one.id === id ? { ...one, ...change(one) } : one)),
      }));
    }
  }
  walk(seat: number, from: unknown, to: unknown): void {
    this.room(from, (room) => ({ crew: room.crew.filter((other) => other !== seat) }));
    this.room(to, (room) => ({ crew: [...room.crew.filter((other) => other !== seat), seat] }));
    this.crew(seat, () => ({ room: text(to) || null }));
  }
  object(slot: unknown, thing: unknown, by: number): void {
    const kind = text(thing) as Thing;
    if (!['corpse_red', 'corpse_blue', 'carcass', 'egg'].includes(kind)) return;
    this.room(slot, (room) => {
      const { [kind]: count = 0, ...rest } = room.objects;
      return { objects: count + by > 0 ? { ...rest, [kind]: count + by } : rest };
    });
  }
  eggs(data: Data): void {
    if (data.board === true) this.tracks({ eggs: Math.max(0, (this.sections.tracks?.eggs ?? 0) - 1) });
    else if (data.seat === undefined) this.object(data.room, 'egg', -1);
  }
  bag(token: unknown, by: number): void {
    const kind = text(token) as keyof TokenCounts;
    this.brood((brood) => ({ bag: { ...brood.bag, [kind]: Math.max(0, (brood.bag[kind] ?? 0) + by) } }));
  }
}

function leaves(draft: Draft, data: Data): void {
  draft.lift(data.who);
}

function moves(draft: Draft, data: Data): void {
  if (typeof data.who === 'number') return draft.walk(data.who, data.from, data.to);
  const one = draft.lift(data.who);
  if (one) draft.put(data.to, one);
}

function heals(draft: Draft, data: Data): void {
  const count = number(data.count);
  if (typeof data.who !== 'number') draft.alter(data.who, (one) => ({ injuries: Math.max(0, one.injuries - count) }));
  else if (data.card) draft.crew(data.who, (crew) => ({ serious: without(crew.serious, (wound) => wound.card === data.card) }));
  else draft.crew(data.who, (crew) => ({ light: Math.max(0, crew.light - count) }));
}

function feeds(draft: Draft, data: Data): void {
  const food = text(data.food);
  if (food.startsWith('metagorger:')) draft.lift(food.slice('metagorger:'.length));
  else if (food === 'egg:board') draft.eggs({ board: true });
  else draft.object(data.room, food, -1);
}

function pods(draft: Draft, data: Data): void {
  const seat = typeof data.seat === 'number' ? data.seat : null;
  const state = text(data.state);
  const all = draft.sections.tracks?.pods ?? [];
  draft.tracks({
    pods: all.map((pod) => {
      if (pod.pod !== data.pod) return pod;
      if (seat === null) return { ...pod, state: state as typeof pod.state };
      return { ...pod, crew: state === 'boarded' ? [...pod.crew, seat] : pod.crew.filter((other) => other !== seat) };
    }),
  });
  if (seat !== null)
    draft.crew(seat, () => (state === 'boarded' ? { place: 'pod', pod: number(data.pod) } : { place: 'aboard', pod: null }));
}

function launches(draft: Draft, data: Data): void {
  if (typeof data.seat === 'number') {
    const seat = data.seat;
    draft.room(draft.sections[`crew:${seat}` as 'crew:1']?.room, (room) => ({
      crew: room.crew.filter((other) => other !== seat),
    }));
    draft.crew(seat, () => ({ place: 'launched', room: null, pod: null }));
  } else
    draft.tracks({
      pods: (draft.sections.tracks?.pods ?? []).map((pod) =>
        pod.pod === data.pod ? { ...pod, state: 'launched', crew: [] } : pod,
      ),
    });
}

function dies(draft: Draft, data: Data): void {
  const seat = number(data.seat);
  const slot = draft.sections[`crew:${seat}` as 'crew:1']?.room;
  draft.room(slot, (room) => ({ crew: room.crew.filter((other) => other !== seat) }));
  draft.crew(seat, () => ({ place: 'dead', room: null, pod: null }));
}

function hibernates(draft: Draft, data: Data): void {
  const seat = number(data.seat);
  draft.room(draft.sections[`crew:${seat}` as 'crew:1']?.room, (room) => ({ crew: room.crew.filter((other) => other !== seat) }));
  draft.crew(seat, () => ({ place: 'hibernating', room: null }));
}

function begins(draft: Draft, data: Data): void {
  draft.tracks({ turn: number(data.value) });
  for (const seat of [1, 2, 3, 4, 5]) draft.crew(seat, () => ({ passed: false }));
}

function without<T>(all: T[], gone: (one: T) => boolean): T[] {
  const place = all.findIndex(gone);
  return place < 0 ? all : all.filter((_, i) => i !== place);
}

const changes: Record<string, Change> = {
  noise: (draft, data) =>
    data.corridor === 'technical'
      ? draft.tracks({ technical_noise: data.state === true })
      : draft.corridor(data.corridor, { noise: data.state === true }),
  door: (draft, data) => draft.corridor(data.corridor, { door: text(data.state) as CorridorState['door'] }),
  fire: (draft, data) => draft.room(data.room, () => ({ fire: true })),
  extinguish: (draft, data) => draft.room(data.room, () => ({ fire: false })),
  malfunction: (draft, data) => draft.room(data.room, () => ({ malfunction: true })),
  repair: (draft, data) => draft.room(data.room, () => ({ malfunction: false })),
  item_counter: (draft, data) => draft.room(data.room, () => ({ items: number(data.value) })),
  explore: (draft, data) =>
    draft.room(data.room, (room) => ({
      tile: text(data.tile) || room.tile,
      items: data.token ? Number(text(data.token).split(':')[1] ?? 0) : room.items,
    })),
  move: moves,
  retreat: moves,
  leave_by_technical_corridors: leaves,
  leave_board: leaves,
  kill: leaves,
  place: (draft, data) =>
    data.who === null || data.who === undefined
      ? draft.object(data.room, data.type, 1)
      : draft.put(data.room, { id: text(data.who), type: text(data.type) as Carnomorph['type'], injuries: 0 }),
  evolve: (draft, data) => draft.alter(data.who, () => ({ type: text(data.to) as Carnomorph['type'] })),
  feed: feeds,
  injure: (draft, data) => draft.alter(data.who, (one) => ({ injuries: one.injuries + number(data.count) })),
  heal: heals,
  wound: (draft, data) =>
    data.kind === 'light' ? draft.crew(data.seat, (crew) => ({ light: crew.light + number(data.count) })) : undefined,
  serious_wound: (draft, data) =>
    draft.crew(data.seat, (crew) => ({
      light: crew.light > 2 ? 0 : crew.light,
      serious: [...crew.serious, { card: text(data.card) || null, dressed: false }],
    })),
  dress: (draft, data) =>
    draft.crew(data.seat, (crew) => ({
      serious: crew.serious.map((wound) => (wound.card === data.card ? { ...wound, dressed: true } : wound)),
    })),
  death: dies,
  slime: (draft, data) => draft.crew(data.seat, () => ({ slime: true })),
  unslime: (draft, data) => draft.crew(data.seat, () => ({ slime: false })),
  signal: (draft, data) => draft.crew(data.seat, () => ({ signal: true })),
  hibernate: hibernates,
  pass: (draft, data) => draft.crew(data.seat, () => ({ passed: true })),
  pod: pods,
  launch: launches,
  take: (draft, data) => draft.object(data.room, data.thing, -1),
  drop: (draft, data) => draft.object(data.room, data.thing, 1),
  object_removed: (draft, data) =>
    data.thing === 'egg' ? draft.eggs(data) : data.seat === undefined ? draft.object(data.room, data.thing, -1) : undefined,
  egg_destroyed: (draft, data) => draft.eggs(data),
  egg_taken: (draft) => draft.eggs({ board: true }),
  nest_destroyed: (draft) => draft.tracks({ nest_destroyed: true }),
  airlock: (draft, data) => draft.tracks({ airlock: data.state === 'started' ? text(data.room) : null }),
  time: (draft, data) => draft.tracks({ time: number(data.value) }),
  self_destruct: (draft, data) => draft.tracks({ self_destruct: typeof data.value === 'number' ? data.value : null }),
  destination: (draft, data) => draft.tracks({ destination: text(data.value) as Tracks['destination'] }),
  turn: begins,
  first_player: (draft, data) => draft.tracks({ first_player: number(data.seat) }),
  step: (draft, data) => draft.tracks({ phase: text(data.value) as Tracks['phase'] }),
  bag_draw: (draft, data) => draft.bag(data.token, -1),
  bag_add: (draft, data) => draft.bag(data.token, 1),
  bag_remove: (draft, data) => draft.bag(data.token, -1),
  adaptation_revealed: (draft, data) => adapts(draft, data, 'revealed'),
  adaptation_discarded: (draft, data) => adapts(draft, data, 'discarded'),
};

function adapts(draft: Draft, data: Data, state: 'revealed' | 'discarded'): void {
  draft.brood((brood) => ({
    adaptations: brood.adaptations.map((one) =>
      one.slot === data.slot ? { ...one, state, card: text(data.card) || null } : one,
    ),
  }));
}

// The view as it stood after these lines.
export function after(sections: Sections, lines: StoryLine[]): Sections {
  const draft = new Draft(sections);
  for (const line of lines) changes[line.event]?.(draft, line.data);
  return draft.sections;
}
