#!/usr/bin/env node
// Makes the pictures of docs/images from real tables: screenshots.mjs [NAME…]
//
// Tables cannot be asked for by a seed (nobody may know a table's future), so the liveliest of many games is taken.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { newPerson, phone, seatLink, startBrowser } from './lib/browser.mjs';
import { repack } from './lib/png.mjs';
import { getFrom, joinTable, makeTable, root, startServer } from './lib/server.mjs';
import { finishedTable, liveliest, liveliness } from './lib/situations.mjs';
import { text } from './lib/texts.mjs';
import { Wire } from './lib/wire.mjs';

const desk = { viewport: { width: 1360, height: 840 } };
const wanted = process.argv.slice(2);
const folder = process.env.CARNO_IMAGES ?? join(root, 'docs/images');
const server = await startServer();
const browser = await startBrowser();
const lively = await liveliest(server, { games: 80 });

// What `show` returns is the part to be taken; without it, all of the screen.
async function picture(name, shape, settings, show) {
  if (wanted.length > 0 && !wanted.includes(name)) return;
  const { page, context } = await newPerson(browser, server, shape, { name: 'Ada', ...settings });
  const part = await show(page);
  await page.waitForTimeout(900);
  const taken = await (part?.screenshot ? part : page).screenshot();
  writeFileSync(join(folder, `${name}.png`), repack(taken));
  console.log(`${name}.png`);
  await context.close();
}

async function openTable(page, seat) {
  await page.goto(seatLink(seat));
  await page.locator('[data-room]').first().waitFor();
}
const tab = (page, name, lang) => page.getByRole('tab', { name: text(`ui.table.tab.${name}`, {}, lang) }).click();
const button = (page, key) => page.getByRole('button', { name: text(key), exact: true });

await picture('home', desk, {}, (page) => page.goto('/'));
await picture('lobby', desk, {}, async (page) => {
  const seat = await makeTable(server, ['human', 'human', 'human', 'bot'], { public: true, draft: true, limit: 120 });
  await page.goto(seatLink(seat));
  await page.getByRole('heading', { name: text('ui.lobby') }).waitFor();
  const { token } = await joinTable(server, seat.code, 'Grace');
  const grace = await Wire.enter(server, seat.code, token);
  grace.send({ type: 'say', phrase: 'hello' });
  grace.send({ type: 'say', text: 'I bring the flamethrower.' });
});
await picture('table', desk, {}, (page) => openTable(page, lively));
await picture('table-pl', desk, { lang: 'pl' }, async (page) => {
  await openTable(page, lively);
  await tab(page, 'brood', 'pl');
});
await picture('table-phone', phone, {}, (page) => openTable(page, lively));
await picture('brood', { viewport: { width: 1440, height: 1720 }, deviceScaleFactor: 2 }, {}, async (page) => {
  await openTable(page, lively);
  await tab(page, 'brood');
  return page.getByRole('tabpanel');
});
await picture('rules', desk, {}, async (page) => {
  await openTable(page, lively);
  await button(page, 'ui.rules').click();
  await page.getByRole('searchbox').fill('surprise attack');
});
// A game worth looking back at: somebody won, and every check was made.
let finished;
do finished = await finishedTable(server, { away: true });
while (finished.result.winners.length === 0 || finished.result.checks.length < 5);
await picture('end', desk, {}, async (page) => {
  await page.goto(seatLink(finished));
  await page.getByRole('heading', { name: text('ui.end.statistics') }).waitFor();
});
const at = (step) => getFrom(server, `/api/tables/${finished.code}/replay?step=${step}&viewer=table&lang=en`);
const turns = await Promise.all((await at(0)).turns.map(async (step) => liveliness((await at(step)).sections)));
await picture('replay', desk, {}, async (page) => {
  await page.goto(`/replay/${finished.code}`);
  await page.getByRole('combobox', { name: text('ui.replay.turn') }).selectOption(String(turns.indexOf(Math.max(...turns)) + 1));
  await page.getByRole('combobox', { name: text('ui.replay.viewer') }).selectOption('all');
});
await browser.close();
await server.stop();
