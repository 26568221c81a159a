// One person and three bots, from the front page to the end, without a mouse.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { endPerson, newPerson, startBrowser } from './lib/browser.mjs';
import { Typist } from './lib/keyboard.mjs';
import { lively } from './lib/player.mjs';
import { startServer } from './lib/server.mjs';
import { text } from './lib/texts.mjs';

let server, browser, ada, keys;
before(async () => {
  server = await startServer();
  browser = await startBrowser();
  ada = await newPerson(browser, server);
  keys = new Typist(ada);
  await ada.page.exposeFunction('mouseSeen', (type) => ada.problems.push(`a ${type} event`));
  await ada.page.addInitScript(() => {
    for (const type of ['pointerdown', 'mousedown', 'touchstart', 'mousemove'])
      addEventListener(type, () => window.mouseSeen(type), { capture: true });
  });
});
after(async () => {
  await browser?.close();
  await server?.stop();
});

test('a game is started from the front page', async () => {
  await ada.page.goto('/');
  await ada.page.getByRole('button', { name: text('ui.home.play') }).waitFor();
  await keys.tabTo('input[autocomplete="nickname"]');
  await ada.page.keyboard.type('Grace');
  await keys.tabAndEnter('button', text('ui.home.play'));
  await keys.play(lively(0), { done: (player) => player.decision.ask === 'turn' });
});

test('arrows walk over the ship, and Enter on a lit Room goes there', async () => {
  const focused = () => ada.page.evaluate(() => document.activeElement?.getAttribute('data-room'));
  const seat = keys.decision.seat;
  const from = keys.sections[`crew:${seat}`].room;
  const near = keys.decision.options.filter((option) => option.verb === 'move').map((option) => option.room);
  await keys.tabTo('[data-room]');
  assert.equal(await focused(), from, 'it starts at the own Character');
  for (const arrow of ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp', 'ArrowRight', 'ArrowRight', 'ArrowDown', 'ArrowLeft']) {
    await ada.page.keyboard.press(arrow);
    if (near.includes(await focused())) break;
  }
  const goal = await focused();
  assert.ok(near.includes(goal), `${goal} is a neighbour`);
  const { seq } = keys;
  const back = keys.region.getByRole('button', { name: text('ui.table.back') });
  const enter = async () => {
    await ada.page.keyboard.press('Enter');
    await Promise.race([keys.until(() => keys.seq !== seq), back.waitFor()]);
  };
  await enter();
  // Where there are several ways to go, Escape is the way back, and the ship is still under the keys.
  if (keys.seq === seq) {
    await ada.page.keyboard.press('Escape');
    await back.waitFor({ state: 'hidden' });
    assert.equal(await focused(), goal);
    await enter();
    await ada.page.keyboard.press('1');
    await keys.until(() => keys.seq !== seq);
  }
});

test('the rest of the game', { timeout: 300000 }, async () => {
  await keys.play(lively(4));
  await ada.page.getByRole('heading', { name: text('ui.end.statistics') }).waitFor();
  assert.ok(keys.answered > 15);
});

test('and on to the replay', async () => {
  await keys.tabAndEnter('a', text('ui.end.replay'));
  await ada.page.waitForURL(/\/replay\/[A-Z]{5}$/);
  await ada.page.getByRole('button', { name: text('ui.replay.next') }).waitFor();
  await ada.page.keyboard.press('PageDown');
  await ada.page.getByText(text('ui.replay.step', { step: 1, steps: '' }).trim()).waitFor();
  await endPerson(ada);
});
