// A finished game again: from the end screen, step by step, played, by Turn, through every pair of eyes.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { endPerson, newPerson, seatLink, startBrowser } from './lib/browser.mjs';
import { getFrom, makeTable, startServer } from './lib/server.mjs';
import { finishedTable } from './lib/situations.mjs';
import { text } from './lib/texts.mjs';

let server, browser, ada, table;
before(async () => {
  server = await startServer();
  browser = await startBrowser();
  ada = await newPerson(browser, server);
  table = await finishedTable(server);
});
after(async () => {
  await browser?.close();
  await server?.stop();
});

const step = (at, viewer) => getFrom(server, `/api/tables/${table.code}/replay?step=${at}&viewer=${viewer}&lang=en`);
const button = (key) => ada.page.getByRole('button', { name: text(key), exact: true });
const choice = (key) => ada.page.getByRole('combobox', { name: text(key) });
const hand = () => ada.page.getByRole('region', { name: text('ui.table.hand') });
const story = () => ada.page.getByRole('region', { name: text('ui.replay.story') });
let steps = 0;
const at = (number) => ada.page.getByText(text('ui.replay.step', { step: number, steps }), { exact: true }).waitFor();

test('the end screen leads there', async () => {
  ({ steps } = await step(0, 'table'));
  await ada.page.goto(seatLink(table));
  await ada.page.getByRole('link', { name: text('ui.end.replay') }).click();
  await ada.page.waitForURL(`**/replay/${table.code}`);
  await at(0);
});

test('a step on and a step back', async () => {
  await button('ui.replay.next').click();
  await at(1);
  const { choice: chosen } = await step(1, 'table');
  const said = await story().locator('.choice').innerText();
  assert.ok(said.startsWith('Ada ') && said.length > 5 && !said.includes(chosen.choice), `in words: ${said}`);
  await button('ui.replay.back').click();
  await at(0);
  assert.ok(await button('ui.replay.back').isDisabled());
});

test('played, it goes on by itself until it is stopped', async () => {
  await choice('ui.replay.pace').selectOption({ label: text('ui.replay.pace.2') });
  await button('ui.replay.play').click();
  await ada.page.waitForFunction(() => Number(document.querySelector('input[type=range]').value) >= 3);
  await button('ui.replay.pause').click();
  const now = () => ada.page.getByRole('slider').inputValue();
  const stopped = await now();
  await ada.page.waitForTimeout(900);
  assert.equal(await now(), stopped);
});

test('a jump to a Turn', async () => {
  const { turns } = await step(0, 'table');
  const turn = Math.min(3, turns.length);
  await choice('ui.replay.turn').selectOption({ label: text('ui.replay.turn.n', { turn }) });
  await at(turns[turn - 1]);
  await ada.page
    .getByText(text('ui.table.turn', { value: turn }), { exact: true })
    .first()
    .waitFor();
});

test("the table's eyes see no hand, a seat's see its own, the all-seeing whoever acts", async () => {
  const now = Number(await ada.page.getByRole('slider').inputValue());
  const words = await getFrom(server, '/api/texts/en');
  assert.equal(await hand().count(), 0);
  const cardsOf = ({ sections }, seat, own) =>
    own.hand.map((name) => words[`card.${sections[`crew:${seat}`].character}_${name}.name`]).filter(Boolean);
  const shows = async (names) => {
    await hand().waitFor();
    for (const name of names) await hand().getByText(name, { exact: true }).first().waitFor();
  };
  for (const seat of [1, 2]) {
    const seen = await step(now, seat);
    await choice('ui.replay.viewer').selectOption(String(seat));
    await shows(cardsOf(seen, seat, seen.sections.own));
  }
  const all = await step(now, 'all');
  await choice('ui.replay.viewer').selectOption('all');
  const { seat } = all.choice;
  await shows(cardsOf(all, seat, all.sections[`own:${seat}`]));
  await choice('ui.replay.viewer').selectOption('table');
  await hand().waitFor({ state: 'detached' });
});

test('the last step is the end, and the file can be saved', async () => {
  await ada.page.getByRole('slider').focus();
  await ada.page.keyboard.press('End');
  await at(steps);
  assert.ok(await button('ui.replay.next').isDisabled());
  const [download] = await Promise.all([
    ada.page.waitForEvent('download'),
    ada.page.getByRole('link', { name: text('ui.replay.download') }).click(),
  ]);
  assert.equal(download.suggestedFilename(), `${table.code}.carno`);
  await endPerson(ada);
});

test('of a game that still runs there is no replay', async () => {
  const running = await makeTable(server, ['human', 'bot']);
  const refused = await getFrom(server, `/api/tables/${running.code}/replay?step=0&viewer=all&lang=en`);
  assert.equal(refused.status, 403);
  assert.equal(refused.error, 'not_yours');
});
