// What is not allowed says why, with the id of the rule, and the id opens the rule.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { endPerson, newPerson, seatLink, startBrowser } from './lib/browser.mjs';
import { Player } from './lib/player.mjs';
import { getFrom, startServer } from './lib/server.mjs';
import { freshTable } from './lib/situations.mjs';
import { pattern, text } from './lib/texts.mjs';

let server, browser, ada, desk, words;
before(async () => {
  server = await startServer();
  browser = await startBrowser();
  ada = await newPerson(browser, server);
  desk = new Player(ada);
  words = await getFrom(server, '/api/texts/en');
  const holdsIdleCard = (decision) => idleCard(decision) !== undefined;
  await ada.page.goto(seatLink(await freshTable(server, {}, holdsIdleCard)));
  await desk.asked();
});
after(async () => {
  await browser?.close();
  await server?.stop();
});

// A card in hand of which no use can be made now.
function idleCard({ options, refused }) {
  const useful = new Set(options.filter((option) => option.verb === 'play').map((option) => option.card));
  return refused.find((one) => one.verb === 'play' && !useful.has(one.card));
}

const notice = () => desk.region.getByRole('status');

async function closeRules() {
  await ada.page
    .locator('[role="dialog"]')
    .getByRole('button', { name: text('ui.close'), exact: true })
    .click();
  await ada.page.locator('[role="dialog"]').waitFor({ state: 'detached' });
}

async function opensRule(link, id) {
  await link.click();
  await ada.page.locator(`[role="dialog"] [data-rule="${id}"]`).waitFor();
  await closeRules();
}

test('a Room out of reach', async () => {
  const near = new Set(desk.decision.options.map((option) => option.room));
  const rooms = Object.keys(desk.sections)
    .filter((name) => name.startsWith('room:'))
    .map((name) => name.slice(5));
  const here = desk.sections[`crew:${desk.decision.seat}`].room;
  const far = rooms.find((room) => !near.has(room) && room !== here && !desk.decision.refused.some((one) => one.room === room));
  const { seq } = desk;
  await ada.page.locator(`[data-room="${far}"]`).click();
  await notice().getByRole('button').waitFor();
  const sentence = await notice().innerText();
  assert.ok(
    Object.entries(words).some(([key, words]) => key.startsWith('refusal.') && sentence.includes(words)),
    sentence,
  );
  const id = await notice().getByRole('button').innerText();
  assert.match(id, /^[A-Z]\d+\.\d+$/);
  await opensRule(notice().getByRole('button'), id);
  assert.equal(desk.seq, seq);
});

test('everything at hand that cannot be done now is listed with its reason', async () => {
  const { refused } = desk.decision;
  assert.ok(refused.length > 0);
  await desk.region.locator('summary').click();
  const lines = desk.region.locator('details li');
  assert.equal(await lines.count(), refused.length);
  for (const [at, one] of refused.entries()) {
    const line = lines.nth(at);
    assert.ok((await line.innerText()).includes(words[`refusal.${one.reason}`]), `${one.choice}: ${one.reason}`);
    if (one.rule) assert.equal(await line.getByRole('button').innerText(), one.rule);
  }
  const withRule = refused.findIndex((one) => one.rule);
  await opensRule(lines.nth(withRule).getByRole('button').first(), refused[withRule].rule);
});

test('a card that cannot be played now', async () => {
  const refused = idleCard(desk.decision);
  const { character } = desk.sections[`crew:${desk.decision.seat}`];
  const hand = ada.page.getByRole('region', { name: text('ui.table.hand') });
  await hand
    .getByRole('button')
    .filter({ hasText: words[`card.${character}_${refused.card}.name`] })
    .first()
    .click();
  await notice().getByText(words[`refusal.${refused.reason}`]).waitFor();
  if (refused.rule) assert.equal(await notice().getByRole('button').innerText(), refused.rule);
});

// What is held and can only be put down now.
function idleThing({ options }) {
  const drops = options.filter((option) => option.verb === 'drop').map((option) => option.thing);
  return drops.find(
    (thing) => !options.some((option) => option.verb !== 'drop' && (option.item === thing || option.thing === thing)),
  );
}

test('a weapon without a target is not dropped by a press on it', async () => {
  const thing = idleThing(desk.decision);
  const { seq } = desk;
  const board = ada.page.getByRole('region', { name: text('ui.table.board') });
  const row = board
    .getByRole('button')
    .filter({ hasText: words[`item.${thing}.name`] })
    .first();
  assert.ok(!(await row.innerText()).includes(text('ui.table.can_play')));
  await row.click();
  const refused = desk.decision.refused.find((one) => one.item === thing);
  await notice().getByText(words[`refusal.${refused.reason}`]).waitFor();
  assert.equal(desk.seq, seq);
});

test('the own Room says why its Action is not possible, and a press on something else puts that away', async () => {
  const { room } = desk.sections[`crew:${desk.decision.seat}`];
  const refused = desk.decision.refused.find((one) => one.verb === 'room');
  await ada.page.locator(`[data-room="${room}"]`).press('Enter');
  await notice().getByText(words[`refusal.${refused.reason}`]).waitFor();
  assert.equal(await notice().getByRole('button').innerText(), refused.rule);
  await ada.page
    .getByRole('button', { name: pattern('ui.table.corridor') })
    .first()
    .press('Enter');
  await notice().getByText(words[`refusal.${refused.reason}`]).waitFor({ state: 'detached' });
});

test('the refused choices change nothing, and the game goes on', async () => {
  const { seq } = desk;
  await desk.answer();
  assert.ok(desk.seq > seq);
  await endPerson(ada);
});
