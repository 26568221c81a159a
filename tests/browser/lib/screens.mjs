// Every screen, and how a person gets there: its name, and the part of it that is new where the rest was seen before.
import { seatLink } from './browser.mjs';
import { pattern, text } from './texts.mjs';

const decision = '[data-guide="decision"]';

const shown = (page, role, key, lang) =>
  page
    .getByRole(role, { name: text(key, {}, lang) })
    .first()
    .waitFor();

async function openTable(page, lang, seat) {
  await page.goto('about:blank'); // where only the part after "#" differs a browser would load nothing
  await page.goto(seatLink(seat));
  await shown(page, 'group', 'ui.table.ship', lang);
}

async function press(page, lang, key, role = 'button') {
  await page
    .getByRole(role, { name: text(key, {}, lang) })
    .first()
    .click();
}

async function closeDialog(page, lang) {
  await page
    .locator('[role="dialog"]')
    .getByRole('button', { name: text('ui.close', {}, lang), exact: true })
    .click();
  await page.locator('[role="dialog"]').waitFor({ state: 'detached' });
}

// Over any table: the dialogs, one after the other.
async function* dialogs(page, lang) {
  await press(page, lang, 'ui.rules');
  await page.locator('[role="dialog"] li button').first().waitFor();
  yield ['rules, chapters', '[role="dialog"]'];
  await page.getByRole('searchbox').fill('B6.1');
  await page.locator('[role="dialog"] article').first().waitFor();
  yield ['rules, found', '[role="dialog"]'];
  await closeDialog(page, lang);
  await press(page, lang, 'ui.settings');
  yield ['settings', '[role="dialog"]'];
  await closeDialog(page, lang);
  await press(page, lang, 'ui.seat.menu');
  await page
    .locator('[role="dialog"]')
    .getByRole('button', { name: text('ui.seat.leave', {}, lang), exact: true })
    .click();
  yield ['seat menu', '[role="dialog"]'];
  await closeDialog(page, lang);
  await press(page, lang, 'ui.chat');
  await page.getByRole('button', { name: text('ui.phrase.hello', {}, lang) }).click();
  await page
    .getByRole('log', { name: text('ui.chat', {}, lang), exact: true })
    .getByText(text('ui.phrase.hello', {}, lang))
    .waitFor();
  yield ['chat', 'section:has([role="log"])'];
  await press(page, lang, 'ui.chat');
}

async function* tabs(page, lang, names) {
  for (const tab of names) {
    await press(page, lang, `ui.table.tab.${tab}`, 'tab');
    if (tab === 'brood') await page.waitForTimeout(600); // the forecast comes a little later
    yield [`tab ${tab}`, '[role="tabpanel"]'];
  }
}

export async function* quietScreens(page, lang, tables) {
  await page.goto('/');
  await page.getByText(tables.waiting.code).first().waitFor();
  yield ['home'];
  await page.goto('/new');
  await shown(page, 'heading', 'ui.new', lang);
  yield ['new table'];
  await page.goto('/rules');
  await page.getByRole('searchbox').waitFor();
  yield ['rules page'];
  await page.goto('/settings');
  await shown(page, 'heading', 'ui.settings', lang);
  yield ['settings page'];
  await page.goto('/nowhere/at/all');
  await shown(page, 'heading', 'ui.lost.title', lang);
  yield ['lost'];
  await page.goto('/t/ZZZZZ');
  await shown(page, 'heading', 'ui.table.closed', lang);
  yield ['no such table'];
  await page.goto(`/t/${tables.waiting.code}`);
  await shown(page, 'button', 'ui.lobby.sit', lang);
  yield ['lobby, before sitting down'];
  await page.goto('about:blank');
  await page.goto(seatLink(tables.waiting));
  await shown(page, 'heading', 'ui.lobby', lang);
  await shown(page, 'button', 'ui.lobby.start_with_bots', lang);
  yield ['lobby'];
  await page.goto(`/t/${tables.running.code}`);
  await shown(page, 'group', 'ui.table.ship', lang);
  yield ['spectator'];
}

export async function* tableScreens(page, lang, tables, narrow) {
  await openTable(page, lang, tables.running);
  yield ['table'];
  await page.locator('[data-room="011"]').focus();
  await page.keyboard.press('ArrowRight'); // the card is for the focus that keys move
  yield ['info card', 'aside'];
  yield* tabs(page, lang, narrow ? ['crew', 'brood', 'story', 'hand'] : ['brood', 'crew']);
  yield* dialogs(page, lang);
  await openTable(page, lang, tables.fresh);
  const refused = page.locator('summary');
  if ((await refused.count()) > 0) await refused.click();
  yield ['refusals', decision];
  const asked = page.locator(decision);
  await asked
    .getByRole('button', { name: text('ui.table.verb.move', {}, lang) })
    .first()
    .click();
  await asked.getByRole('button', { name: text('ui.table.back', {}, lang) }).waitFor();
  yield ['a further step', decision];
  await page.keyboard.press('Escape');
  await openTable(page, lang, tables.trading);
  yield ['trade', decision];
  await openTable(page, lang, tables.paying);
  yield ['paying', decision];
  await openTable(page, lang, tables.draft);
  await page.locator('#card-choice').waitFor();
  yield ['draft', 'section[aria-labelledby="card-choice"]'];
}

export async function* endScreens(page, lang, tables) {
  await page.goto(seatLink(tables.hotSeat));
  await page.getByRole('button', { name: pattern('ui.table.curtain.ready', lang) }).waitFor();
  yield ['curtain'];
  await page.goto(seatLink(tables.finished));
  await shown(page, 'heading', 'ui.end.statistics', lang);
  yield ['end'];
  await page.goto(`/replay/${tables.finished.code}`);
  await shown(page, 'button', 'ui.replay.next', lang);
  await page.getByRole('slider').focus();
  await page.keyboard.press('End');
  yield ['replay'];
}

// With the guide on: where it begins, and a step that points at something.
export async function* guideScreens(page, lang, tables) {
  await openTable(page, lang, tables.fresh);
  const guide = page.getByRole('region', { name: text('ui.guide', {}, lang) });
  const part = `section[aria-label="${text('ui.guide', {}, lang)}"]`;
  await guide.waitFor();
  yield ['guide, welcome', part];
  for (const step of ['ship', 'hand', 'board', 'tracks', 'brood']) {
    await guide.getByRole('button', { name: text('ui.guide.next', {}, lang) }).click();
    await guide.getByRole('heading', { name: text(`ui.guide.${step}`, {}, lang) }).waitFor();
  }
  yield ['guide, the brood', part];
}
