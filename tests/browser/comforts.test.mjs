// Around the game: rules by words, the guide, taking back, the clock, a bot for a while or for good.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { endPerson, newPerson, phone, seatLink, startBrowser } from './lib/browser.mjs';
import { Player } from './lib/player.mjs';
import { getFrom, startServer } from './lib/server.mjs';
import { freshTable, pairTable } from './lib/situations.mjs';
import { langs, text } from './lib/texts.mjs';
import { playOn, playWhile, Wire } from './lib/wire.mjs';

let server, browser;
before(async () => {
  server = await startServer();
  browser = await startBrowser();
});
after(async () => {
  await browser?.close();
  await server?.stop();
});

const button = (where, key, params) => where.getByRole('button', { name: text(key, params), exact: true });

test('rules are found by words and by id, and lead from one to the next', async () => {
  const ada = await newPerson(browser, server);
  const { page } = ada;
  await page.goto('/rules');
  await page.getByRole('searchbox').fill('surprise attack');
  await page.getByRole('status').filter({ hasText: /\d/ }).waitFor();
  const found = page.locator('[data-rule]');
  assert.ok((await found.count()) > 0);
  assert.match((await found.first().innerText()).toLowerCase(), /surprise attack/);
  await page.getByRole('searchbox').fill('b6.19');
  await page.locator('[data-rule="B6.19"]').waitFor();
  assert.equal(await found.count(), 1);
  const link = found.getByRole('button').first();
  const id = await link.innerText();
  await link.click();
  await page.locator(`[role="dialog"] [data-rule="${id}"]`).waitFor();
  await button(page.locator('[role="dialog"]'), 'ui.close').click();
  await page.getByRole('searchbox').fill('qqqqq');
  await page.getByText(text('ui.rules.found', { count: 0 })).waitFor();
  await endPerson(ada);
});

test('what lies over the screen keeps the focus, closes on Escape and gives the focus back', async () => {
  const ada = await newPerson(browser, server);
  const { page } = ada;
  await page.goto(seatLink(await freshTable(server)));
  await page.locator('[data-room]').first().waitFor();
  const rules = button(page, 'ui.rules');
  const dialog = page.getByRole('dialog', { name: text('ui.rules') });
  const inside = () => dialog.evaluate((node) => node.contains(document.activeElement));
  await rules.press('Enter');
  await dialog.getByRole('listitem').first().waitFor();
  for (const key of [...Array(40).fill('Tab'), 'Shift+Tab', 'Shift+Tab']) {
    await page.keyboard.press(key);
    assert.ok(await inside(), key);
  }
  // The game's keys are not heard under it.
  await page.keyboard.press('1');
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  assert.ok(await rules.evaluate((node) => node === document.activeElement));
  assert.equal(await page.getByRole('button', { name: text('ui.table.back') }).count(), 0, 'no step of the menu was opened');
  await endPerson(ada);
});

test('a printed term finds its rules in every language', async () => {
  for (const lang of langs) {
    const ada = await newPerson(browser, server, undefined, { lang });
    const term = (await getFrom(server, `/api/texts/${lang}`))['term.surprise_attack'];
    await ada.page.goto('/rules');
    await ada.page.getByRole('searchbox').fill(term);
    const found = ada.page.locator('[data-rule]');
    await found.nth(9).waitFor();
    assert.match((await found.first().innerText()).toLowerCase(), /surprise attack/);
    await endPerson(ada);
  }
});

test('the guide points at the table step by step while it is played', async () => {
  const ada = await newPerson(browser, server, undefined, { guideDone: false });
  const desk = new Player(ada);
  await ada.page.goto(seatLink(await freshTable(server)));
  await desk.asked();
  const guide = ada.page.getByRole('region', { name: text('ui.guide') });
  const shows = (id) => guide.getByRole('heading', { name: text(`ui.guide.${id}`), exact: true }).waitFor();
  for (const id of ['welcome', 'ship', 'hand', 'board', 'tracks', 'brood', 'story', 'rules', 'decision']) {
    await shows(id);
    const { x, y, width, height } = await guide.boundingBox();
    assert.ok(x >= 0 && y >= 0 && x + width <= 1440 && y + height <= 900, `${id} is on the screen`);
    await button(guide, 'ui.guide.next').click();
  }
  // The next steps wait for their moment.
  await guide.waitFor({ state: 'detached' });
  const move = (labels) =>
    Math.max(
      0,
      labels.findIndex((label) => label.startsWith(text('ui.table.verb.move'))),
    );
  await desk.answer(move);
  if (desk.decision?.ask === 'pay') await shows('pay');
  // It can be turned off and on again.
  await ada.page.getByRole('button', { name: text('ui.settings'), exact: true }).click();
  const box = ada.page.getByRole('checkbox', { name: text('ui.settings.guide') });
  await box.uncheck();
  await guide.waitFor({ state: 'detached' });
  await ada.page.reload();
  await desk.asked();
  assert.equal(await guide.count(), 0);
  await endPerson(ada);
});

// A card in hand that one choice plays.
function playable({ options }) {
  const plays = options.filter((option) => option.verb === 'play').map((option) => option.card);
  return plays.find((card) => plays.filter((other) => other === card).length === 1);
}

test('a finger reads a card before it plays it', async () => {
  const ada = await newPerson(browser, server, phone);
  const desk = new Player(ada);
  await ada.page.goto(seatLink(await freshTable(server, {}, (decision) => playable(decision) !== undefined)));
  await desk.asked();
  const words = await getFrom(server, '/api/texts/en');
  const { character } = desk.sections[`crew:${desk.decision.seat}`];
  const name = words[`card.${character}_${playable(desk.decision)}.name`];
  const card = ada.page
    .getByRole('region', { name: text('ui.table.hand') })
    .getByRole('button')
    .filter({ hasText: name })
    .first();
  const info = ada.page.getByRole('complementary', { name, exact: true });
  const { seq } = desk;
  await card.tap();
  await info.waitFor();
  await desk.region.getByRole('listitem').getByRole('button').filter({ hasText: name }).waitFor();
  await ada.page.waitForTimeout(300);
  assert.equal(desk.seq, seq);
  await card.tap();
  await desk.until(() => desk.seq > seq);
  await info.waitFor({ state: 'detached' });
  await endPerson(ada);
});

test('a choice is taken back until something new is learned', async () => {
  const ada = await newPerson(browser, server);
  const desk = new Player(ada);
  const pays = ({ options }) => options.some((option) => option.verb === 'trade' && option.cost > 0);
  await ada.page.goto(seatLink(await freshTable(server, {}, pays)));
  await desk.asked();
  const before = desk.decision.options;
  await desk.answer((labels) => labels.findIndex((label) => label.startsWith(text('ui.table.verb.trade'))));
  await desk.until(() => desk.decision?.ask === 'pay');
  await desk.region.getByRole('button', { name: text('ui.table.undo') }).click();
  await desk.until(() => desk.decision?.ask === 'turn');
  assert.deepEqual(desk.decision.options, before);
  await desk.region.getByRole('button', { name: text('ui.table.undo') }).waitFor({ state: 'detached' });
  await endPerson(ada);
});

test('the time left is shown, and a bot plays for who lets it run out', async () => {
  const [first, second] = await pairTable(server, { limit: 7 });
  const ada = await newPerson(browser, server);
  const desk = new Player(ada);
  await ada.page.goto(seatLink(first));
  const ben = await Wire.enter(server, second.code, second.token);
  await playWhile(ben, () => desk.decision === null); // then it is Ada's clock that runs, and Ben waits
  await ada.page.getByRole('timer').waitFor();
  assert.match(await ada.page.getByRole('timer').innerText(), /^0:0[0-7]$/);
  const back = button(ada.page, 'ui.seat.take_back').first();
  await back.waitFor();
  assert.equal((await getFrom(server, `/api/tables/${first.code}`)).seats[first.seat - 1].away, true);
  await back.click();
  await back.waitFor({ state: 'detached' });
  assert.equal((await getFrom(server, `/api/tables/${first.code}`)).seats[first.seat - 1].away, false);
  ben.close();
  await endPerson(ada);
});

test('a bot plays for who asks for it, and gives the seat back', async () => {
  const [first, second] = await pairTable(server);
  const ada = await newPerson(browser, server);
  const desk = new Player(ada);
  await ada.page.goto(seatLink(first));
  const ben = await Wire.enter(server, second.code, second.token);
  await playWhile(ben, () => desk.decision === null);
  const { seq } = desk;
  const dialog = ada.page.locator('[role="dialog"]');
  await button(ada.page, 'ui.seat.menu').click();
  await button(dialog, 'ui.seat.away').click();
  // It goes on until Ben is asked, who takes his time.
  await ben.until(() => ben.decision !== null && ben.seq > seq);
  await desk.until(() => desk.seq === ben.seq);
  await ada.page.getByText(text('ui.table.away')).first().waitFor();
  await button(dialog, 'ui.seat.take_back').click();
  await button(dialog, 'ui.seat.away').waitFor();
  await playWhile(ben, () => desk.decision === null);
  assert.notEqual(desk.decision, null, 'Ada is asked again');
  ben.close();
  await endPerson(ada);
});

test('who leaves is replaced by a bot for good, and may watch', async () => {
  const [first, second] = await pairTable(server);
  const ada = await newPerson(browser, server);
  const desk = new Player(ada);
  await ada.page.goto(seatLink(first));
  await desk.until(() => desk.seq > 0);
  const ben = await Wire.enter(server, second.code, second.token);
  await button(ada.page, 'ui.seat.menu').click();
  await button(ada.page.locator('[role="dialog"]'), 'ui.seat.leave').click();
  await button(ada.page.locator('[role="dialog"]'), 'ui.seat.leave.sure').click();
  await ada.page.getByRole('button', { name: text('ui.home.play') }).waitFor();
  await playOn(ben);
  const table = await getFrom(server, `/api/tables/${first.code}`);
  assert.equal(table.state, 'over');
  assert.equal(table.seats[first.seat - 1].kind, 'bot');
  ben.close();
  // The old link opens no seat any more, and says so.
  await ada.page.goto(seatLink(first));
  await ada.page.getByText(text('ui.table.not_your_seat')).waitFor();
  await button(ada.page, 'ui.table.watch_instead').click();
  await ada.page.getByRole('heading', { name: text('ui.end.statistics') }).waitFor();
  await endPerson(ada);
});

test('another device goes on with the same seat', async () => {
  const seat = await freshTable(server);
  const ada = await newPerson(browser, server);
  const there = await newPerson(browser, server);
  const desk = new Player(ada);
  const other = new Player(there);
  await ada.page.goto(seatLink(seat));
  await desk.asked();
  await button(ada.page, 'ui.seat.menu').click();
  const link = await ada.page.getByLabel(text('ui.seat.device')).inputValue();
  await there.page.goto(link);
  await other.asked();
  assert.deepEqual(other.decision, desk.decision);
  assert.ok(!there.page.url().includes(seat.token), 'the token leaves the address');
  await other.answer();
  await desk.until(() => desk.seq === other.seq);
  await endPerson(ada);
  await endPerson(there);
});
