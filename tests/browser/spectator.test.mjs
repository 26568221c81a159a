// Who opens a running table's link without a seat sees the ship, no hand, and can do nothing.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { endPerson, newPerson, seatLink, startBrowser } from './lib/browser.mjs';
import { Player } from './lib/player.mjs';
import { startServer } from './lib/server.mjs';
import { runningTable } from './lib/situations.mjs';
import { text } from './lib/texts.mjs';

let server, browser, ada, eve, table, desk, frames;
before(async () => {
  server = await startServer();
  browser = await startBrowser();
  table = await runningTable(server);
  ada = await newPerson(browser, server);
  eve = await newPerson(browser, server);
  desk = new Player(ada);
  frames = [];
  eve.page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => frames.push(JSON.parse(String(payload)))));
});
after(async () => {
  await browser?.close();
  await server?.stop();
});

test('the ship and the crew are seen', async () => {
  await ada.page.goto(seatLink(table));
  await desk.asked();
  await eve.page.goto(`/t/${table.code}`);
  await eve.page.getByText(text('ui.table.spectator')).waitFor();
  assert.equal(await eve.page.locator('[data-room]').count(), 21);
  assert.equal(
    (await eve.page
      .getByRole('list', { name: text('ui.table.crew') })
      .getByRole('listitem')
      .count()) >= 5,
    true,
  );
});

test('no hand, no Objectives, no decision', async () => {
  const { page } = eve;
  assert.equal(await page.getByRole('region', { name: text('ui.table.hand') }).count(), 0);
  assert.equal(await page.getByRole('region', { name: text('ui.table.board') }).count(), 0);
  assert.equal(
    await page
      .getByRole('region', { name: text('ui.table.decision') })
      .getByRole('listitem')
      .count(),
    0,
  );
  assert.equal(await page.getByRole('button', { name: text('ui.seat.menu') }).count(), 0);
  for (const frame of frames) {
    assert.equal(frame.sections?.own, undefined);
    assert.equal(frame.decision ?? null, null);
    assert.deepEqual(frame.seats ?? [], []);
  }
});

test('pressing the ship and the keys does nothing to the table', async () => {
  const { seq } = desk;
  for (const room of await eve.page.locator('[data-room]').all()) await room.dispatchEvent('click');
  for (const key of ['1', '2', '3', 'Enter', 'u']) await eve.page.keyboard.press(key);
  await eve.page.waitForTimeout(300);
  assert.equal(desk.seq, seq);
  assert.equal(frames.filter((frame) => frame.type === 'error').length, 0);
});

test('what the players do is seen as it happens', async () => {
  const heard = frames.filter((frame) => frame.type === 'update').length;
  await desk.answer();
  await desk.asked();
  await eve.page.waitForTimeout(300);
  assert.ok(frames.filter((frame) => frame.type === 'update').length > heard);
  assert.equal(frames.at(-1).sections?.own, undefined);
  await endPerson(ada);
  await endPerson(eve);
});
