// Frames no page would send, by hand: each is refused in words, and the table under a page's eyes is unharmed.
import assert from 'node:assert/strict';
import { after, before, beforeEach, afterEach, test } from 'node:test';
import { endPerson, newPerson, seatLink, startBrowser } from './lib/browser.mjs';
import { askedWords, Player } from './lib/player.mjs';
import { makeTable, startServer } from './lib/server.mjs';
import { pairTable } from './lib/situations.mjs';
import { playWhile, Wire } from './lib/wire.mjs';

let server, browser, ada, desk, first, second, elsewhere, unharmed;
const wires = [];
const enter = async (code, token, options) => {
  const wire = await Wire.enter(server, code, token, options);
  wires.push(wire);
  return wire;
};

before(async () => {
  server = await startServer([]); // with every limit as it is by default
  browser = await startBrowser();
  ada = await newPerson(browser, server);
  desk = new Player(ada);
  [first, second] = await pairTable(server);
  elsewhere = await makeTable(server, ['human', 'bot']);
  await ada.page.goto(seatLink(first));
  const ben = await enter(second.code, second.token);
  await playWhile(ben, () => desk.decision === null); // until it is Ada's to act
  ben.close();
  unharmed = await asItIs();
});
after(async () => {
  await endPerson(ada);
  await browser?.close();
  await server?.stop();
});
beforeEach(() => assert.equal(server.problems, ''));
afterEach(async () => {
  for (const wire of wires.splice(0)) wire.close();
  assert.deepEqual(await asItIs(), unharmed, 'the table is as it was');
});

// What Ada's page shows, and what her seat sees when asked anew.
async function asItIs() {
  const wire = await Wire.enter(server, first.code, first.token);
  wire.close();
  return { seq: desk.seq, words: await askedWords(desk), hash: wire.seen('welcome').hash };
}

const sentence = (message) => assert.match(message.message, /^[A-Z].{5,}[.]$/);

async function refusedAs(wire, frame, reason) {
  const answer = await wire.ask(frame);
  assert.equal(answer.type, 'refused');
  assert.equal(answer.reason, reason);
  sentence(answer);
}

async function errorAs(wire, word, { closes = false } = {}) {
  await wire.until(() => wire.seen('error'));
  assert.equal(wire.seen('error').error, word);
  sentence(wire.seen('error'));
  if (closes) await wire.until(() => wire.closed !== null);
  else assert.equal(wire.closed, null);
}

test("a choice for another's seat", async () => {
  const wire = await enter(second.code, second.token);
  await refusedAs(wire, { type: 'choose', seat: first.seat, seq: wire.seq, choice: 'pass' }, 'wrong_seat');
  await refusedAs(wire, { type: 'undo', seat: first.seat }, 'wrong_seat');
});

test('a choice out of turn', async () => {
  const wire = await enter(second.code, second.token);
  const answer = await wire.ask({ type: 'choose', seat: second.seat, seq: wire.seq, choice: 'pass' });
  assert.equal(answer.type, 'refused');
  sentence(answer);
});

test('a choice for a question that was answered long ago', async () => {
  const wire = await enter(first.code, first.token);
  await refusedAs(wire, { type: 'choose', seat: first.seat, seq: wire.seq - 1, choice: 'pass' }, 'stale');
});

test('a choice nobody can read, and one the rules forbid', async () => {
  const wire = await enter(first.code, first.token);
  await refusedAs(wire, { type: 'choose', seat: first.seat, seq: wire.seq, choice: 'launch the missiles 🚀' }, 'unreadable');
  const answer = await wire.ask({ type: 'choose', seat: first.seat, seq: wire.seq, choice: 'move 021' });
  assert.equal(answer.type, 'refused');
  assert.match(answer.rule, /^[A-Z]\d+\.\d+$/);
});

test("another table's token", async () => {
  const wire = await enter(first.code, elsewhere.token);
  await errorAs(wire, 'not_yours', { closes: true });
});

test('a table that is not there', async () => {
  const wire = await enter('ZZZZZ', first.token);
  await errorAs(wire, 'not_found', { closes: true });
});

test('a token made up, and one of the wrong form', async () => {
  await errorAs(await enter(first.code, 'f'.repeat(32)), 'not_yours', { closes: true });
  const wire = await enter(first.code, 'short');
  await wire.until(() => wire.seen('error'));
  sentence(wire.seen('error'));
});

test('a spectator who acts', async () => {
  const wire = await enter(first.code, null);
  for (const frame of [
    { type: 'choose', seat: 1, seq: wire.seq, choice: 'pass' },
    { type: 'undo', seat: 1 },
  ]) {
    const answer = await wire.ask(frame);
    assert.equal(answer.type, 'refused');
    assert.equal(answer.reason, 'not_a_player');
    sentence(answer);
  }
  for (const frame of [{ type: 'say', text: 'boo' }, { type: 'away', away: true }, { type: 'leave' }, { type: 'start' }]) {
    const from = wire.messages.length;
    wire.send(frame);
    await wire.until(() => wire.messages.length > from);
    assert.equal(wire.messages[from].error, 'not_a_player', frame.type);
  }
});

for (const [name, bytes] of [
  ['not JSON', '{"v":1,'],
  ['not an object', '[1,2,3]'],
  ['nothing', ''],
  ['no type', '{"v":1}'],
  ['a type nobody knows', '{"v":1,"type":"win"}'],
  ['fields of the wrong kind', '{"v":1,"type":"choose","id":"x","seat":"1","seq":[],"choice":7}'],
  ['depth', `{"v":1,"type":"choose","id":${'['.repeat(5000)}`],
]) {
  test(`malformed: ${name}`, async () => {
    const wire = await enter(first.code, first.token);
    wire.raw(bytes);
    await errorAs(wire, 'bad_request');
    wire.send({ type: 'ping' });
    await wire.until(() => wire.seen('pong'));
  });
}

test('another version', async () => {
  const wire = await enter(first.code, first.token);
  wire.raw('{"v":99,"type":"ping"}');
  await errorAs(wire, 'version', { closes: true });
});

test('bytes instead of text', async () => {
  const wire = await enter(first.code, first.token);
  wire.raw(Buffer.from([0, 1, 2, 255]), { binary: true });
  await errorAs(wire, 'bad_request', { closes: true });
});

test('a message that is too large, and one far too large', async () => {
  const wire = await enter(first.code, first.token);
  wire.send({ type: 'say', text: 'x'.repeat(70 * 1024) });
  await errorAs(wire, 'too_large', { closes: true });
  const huge = await enter(first.code, first.token);
  huge.socket.on('error', () => {});
  huge.send({ type: 'say', text: 'x'.repeat(8 * 1024 * 1024) });
  await huge.until(() => huge.closed !== null);
});

test('a flood', async () => {
  const wire = await enter(first.code, first.token);
  for (let count = 0; count < 500 && !wire.closed; count++)
    wire.send({ type: 'why', id: 1000 + count, seat: first.seat, choice: 'move 021' });
  await errorAs(wire, 'rate', { closes: true });
});

test('a flood of words', async () => {
  const wire = await enter(second.code, second.token);
  for (let count = 0; count < 20; count++) wire.send({ type: 'say', text: `spam ${count}` });
  await errorAs(wire, 'chat');
  for (let count = 0; count < 500 && !wire.closed; count++) wire.send({ type: 'say', text: `spam ${count}` });
  await wire.until(() => wire.closed !== null);
});

test('no hello first', async () => {
  const wire = await Wire.open(server);
  wires.push(wire);
  wire.send({ type: 'choose', id: 1, seat: first.seat, seq: 1, choice: 'pass' });
  await errorAs(wire, 'bad_request', { closes: true });
});

test('a page of somebody else', async () => {
  const refused = await Wire.open(server, { origin: 'https://evil.example' }).catch((error) => error);
  assert.equal(refused.status, 403);
  assert.equal(JSON.parse(refused.message).error, 'wrong_origin');
  const post = await fetch(`${server.url}/api/tables`, {
    method: 'POST',
    headers: { Origin: 'https://evil.example' },
    body: '{}',
  });
  assert.equal(post.status, 403);
});

test('more connections than one address may have', async () => {
  const many = await Promise.allSettled(Array.from({ length: 20 }, () => Wire.open(server)));
  const opened = many.filter((one) => one.status === 'fulfilled').map((one) => one.value);
  const refused = many.filter((one) => one.status === 'rejected').map((one) => one.reason);
  for (const wire of opened) wire.close();
  assert.ok(refused.length > 0 && opened.length > 0);
  for (const error of refused) assert.equal(JSON.parse(error.message).error, 'too_many');
  await new Promise((resolve) => setTimeout(resolve, 300));
});

test('after all this the table is played on', async () => {
  wires.push(await Wire.enter(server, second.code, second.token));
  const { seq } = desk;
  await desk.answer();
  assert.ok(desk.seq > seq);
  unharmed = await asItIs();
});
