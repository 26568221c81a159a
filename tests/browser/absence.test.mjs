// Somebody is not there for a while: what was undone meanwhile is gone from their page, and the others need not wait for ever.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { endPerson, newPerson, press, seatLink, startBrowser } from './lib/browser.mjs';
import { Player } from './lib/player.mjs';
import { startProxy } from './lib/proxy.mjs';
import { makeTable, startServer } from './lib/server.mjs';
import { pairTable, roaming } from './lib/situations.mjs';
import { text } from './lib/texts.mjs';
import { playOn, playWhile, Wire } from './lib/wire.mjs';

let server, line, browser;
before(async () => {
  server = await startServer();
  line = await startProxy(server);
  browser = await startBrowser();
});
after(async () => {
  await browser?.close();
  await line?.stop();
  await server?.stop();
});

// Plays until a choice that was told can be taken back, and until the page has heard of it.
async function playUntilUndo(wire, desk) {
  const canUndo = () => {
    const last = wire.messages.findLast((message) => message.undo !== undefined);
    return last.undo && last.story.some((line) => line.text !== '');
  };
  await playOn(wire, roaming(), canUndo);
  assert.ok(canUndo());
  await desk.until(() => desk.seq === wire.seq);
}

test('what was undone while the line was cut is not told', async () => {
  const ada = await newPerson(browser, { ...server, url: line.url });
  const desk = new Player(ada);
  ada.expected.push(/WebSocket|ERR_/);
  const seat = await makeTable(server, ['human', 'bot']);
  await ada.page.goto(seatLink(seat));
  const wire = await Wire.enter(server, seat.code, seat.token);
  await playUntilUndo(wire, desk);
  const told = ada.page.getByRole('log', { name: text('ui.table.story') }).locator('li:not(.turn)');
  const last = async () => (await told.allInnerTexts()).slice(-3);
  await ada.page.waitForTimeout(300);
  const happened = await last();
  line.cut();
  const before = wire.seq;
  await wire.ask({ type: 'undo', seat: seat.seat });
  await wire.until(() => wire.seq > before && wire.decision !== null);
  line.mend();
  await desk.until(() => desk.seq === wire.seq);
  await ada.page.waitForTimeout(300);
  const kept = await last();
  assert.notDeepEqual(kept, happened);
  await ada.page.reload();
  await told.first().waitFor();
  assert.deepEqual(kept, await last());
  wire.close();
  await endPerson(ada);
});

test('who waits for somebody gone can hand the seat to a bot, after a while', async () => {
  const ada = await newPerson(browser, server);
  const desk = new Player(ada);
  const [first, second] = await pairTable(server);
  await ada.page.goto(seatLink(first));
  const ben = await Wire.enter(server, second.code, second.token);
  const own = await Wire.enter(server, first.code, first.token);
  await playWhile(own, () => ben.decision === null);
  own.close();
  const replace = desk.region.getByRole('button', { name: text('ui.table.replace'), exact: true });
  await desk.until(() => desk.seq === ben.seq);
  assert.equal(await replace.count(), 0);
  ben.close();
  await press(ada, replace);
  await desk.region.getByText(text('ui.table.replace.too_early'), { exact: true }).waitFor();
  await endPerson(ada);
});
