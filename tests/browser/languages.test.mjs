// English, Polish, French, Italian: switched live, remembered, with the printed terms.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { missingTexts } from './lib/audit.mjs';
import { endPerson, newPerson, seatLink, startBrowser } from './lib/browser.mjs';
import { getFrom, startServer } from './lib/server.mjs';
import { gameKeys, runningTable } from './lib/situations.mjs';
import { langs, text } from './lib/texts.mjs';
import { Wire } from './lib/wire.mjs';

let server, browser, ada, table, keys;
before(async () => {
  server = await startServer();
  browser = await startBrowser();
  ada = await newPerson(browser, server);
  table = await runningTable(server);
  keys = [...(await gameKeys(server)), 'ui.x'];
});
after(async () => {
  await browser?.close();
  await server?.stop();
});

for (const lang of langs) {
  test(`the front page, ${lang}: chosen, seen, remembered`, async () => {
    const { page } = ada;
    await page.goto('/');
    await page.locator('header').getByRole('combobox').selectOption(lang);
    const seen = async () => {
      await page.getByRole('button', { name: text('ui.home.play', {}, lang), exact: true }).waitFor();
      assert.equal(await page.locator('html').getAttribute('lang'), lang);
      assert.deepEqual(await missingTexts(page, keys), []);
    };
    await seen();
    await page.reload();
    await seen();
    assert.equal(await page.locator('header').getByRole('combobox').inputValue(), lang);
  });
}

async function switchTo(lang, from) {
  const { page } = ada;
  await page.getByRole('button', { name: text('ui.settings', {}, from), exact: true }).click();
  await page.locator('[role="dialog"]').getByRole('combobox').selectOption(lang);
  await page
    .locator('[role="dialog"]')
    .getByRole('heading', { name: text('ui.settings', {}, lang) })
    .waitFor();
  await page
    .locator('[role="dialog"]')
    .getByRole('button', { name: text('ui.close', {}, lang), exact: true })
    .click();
}

async function storyIn(lang) {
  const wire = await Wire.enter(server, table.code, table.token);
  const { story } = await wire.ask({ type: 'log', from: 0, lang });
  wire.close();
  return story.map((line) => line.text).filter((line) => line !== '');
}

test('the table is switched while it is played', async () => {
  const { page } = ada;
  await page.goto(seatLink(table));
  await page.locator('[data-room]').first().waitFor();
  let from = langs.at(-1);
  for (const lang of langs) {
    if (lang !== from) await switchTo(lang, from);
    from = lang;
    const terms = await getFrom(server, `/api/texts/${lang}`);
    const decision = page.getByRole('region', { name: text('ui.table.decision', {}, lang) });
    await decision.getByRole('heading', { name: text('ui.table.ask.turn', {}, lang) }).waitFor();
    // Explored Rooms go by the name their tile has in that printing.
    const rooms = Object.entries(table.sections).filter(([name, room]) => name.startsWith('room:') && room.tile);
    for (const [name, room] of rooms) {
      const label = await page.locator(`[data-room="${name.slice(5)}"]`).getAttribute('aria-label');
      assert.ok(label.includes(terms[`room.${room.tile}.name`]), `${label} names ${terms[`room.${room.tile}.name`]}`);
    }
    // The story so far is told again, to its last sentence.
    const told = await storyIn(lang);
    const story = page.getByRole('region', { name: text('ui.table.story', {}, lang) });
    await story.getByText(told.at(-1), { exact: false }).last().waitFor();
    // The Characters by their printed names.
    for (const [name, crew] of Object.entries(table.sections)) {
      if (name.startsWith('crew:'))
        await page.getByText(terms[`character.${crew.character}.name`], { exact: true }).first().waitFor();
    }
    assert.deepEqual(await missingTexts(page, keys), []);
  }
  await endPerson(ada);
});

test('the four languages have the same texts, each its own', async () => {
  const all = await Promise.all(langs.map((lang) => getFrom(server, `/api/texts/${lang}`)));
  // Forms of a name or a sentence (its key and one word more) are each language's own.
  const withoutForms = (keys) => keys.filter((key) => !(key.slice(0, key.lastIndexOf('.')) in all[0])).sort();
  const english = withoutForms(Object.keys(all[0]));
  for (const [at, terms] of all.entries()) {
    assert.deepEqual(withoutForms(Object.keys(terms)), english, langs[at]);
    assert.equal(new Set(Object.keys(terms).filter((key) => terms[key] === '')).size, 0, `${langs[at]}: nothing is empty`);
  }
});
