#!/usr/bin/env node
// Interaction to next paint on the busiest screen, with a processor four times slower: measure.mjs [TIMES]
//
// Five aboard, late in a lively game; the ship, the hand, the menu and the tabs are used again and again. The browser's own event timing says how
// long each took from the press to the next frame. It measures and does not judge: the figures are for docs/performance.md.
import { cpus, loadavg } from 'node:os';
import { desktop, newPerson, phone, seatLink, startBrowser } from './lib/browser.mjs';
import { startServer } from './lib/server.mjs';
import { liveliest } from './lib/situations.mjs';
import { text } from './lib/texts.mjs';

const slower = 4;
const times = Number(process.argv[2] ?? 5);

async function press(page, locator) {
  await locator.click({ timeout: 3000 }).catch(() => {});
  await page.waitForTimeout(120);
}

async function use(page, narrow) {
  const tab = (name) => page.getByRole('tab', { name: text(`ui.table.tab.${name}`) });
  const rooms = page.locator('[data-room]');
  for (let round = 0; round < times; round++) {
    for (const at of [3, 8, 12, 17]) await rooms.nth(at).hover({ timeout: 2000 }).catch(() => {});
    for (const at of [2, 9, 15]) await press(page, rooms.nth(at));
    await page.keyboard.press('Escape');
    for (const name of narrow ? ['crew', 'brood', 'story', 'hand'] : ['brood', 'crew']) await press(page, tab(name));
    const answers = page.getByRole('region', { name: text('ui.table.decision') }).getByRole('listitem').getByRole('button');
    const open = answers.filter({ hasText: text('ui.table.verb.move') }).first();
    await press(page, open);
    for (const key of ['Escape', 'Tab', 'Tab', 'Tab']) {
      await page.keyboard.press(key);
      await page.waitForTimeout(100);
    }
    await press(page, page.getByRole('button', { name: text('ui.table.zoom.in') }));
    await press(page, page.getByRole('button', { name: text('ui.table.zoom.all') }));
    await press(page, page.getByRole('button', { name: text('ui.rules'), exact: true }));
    await press(page, page.locator('dialog[open]').getByRole('button', { name: text('ui.close'), exact: true }));
  }
}

async function measure(browser, server, seat, name, shape) {
  const { page, context } = await newPerson(browser, server, shape);
  await page.goto(seatLink(seat));
  await page.locator('[data-room]').first().waitFor();
  await page.waitForTimeout(1000);
  await page.evaluate(() => {
    window.timings = [];
    new PerformanceObserver((list) => {
      for (const { name, duration, interactionId, target } of list.getEntries())
        if (interactionId) window.timings.push({ name, duration, interactionId, target: target?.closest?.('[data-room], button, [role]')?.outerHTML.slice(0, 90) ?? '' });
    }).observe({ type: 'event', durationThreshold: 16, buffered: false });
  });
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slower });
  await use(page, shape === phone);
  const events = await page.evaluate(() => window.timings);
  await context.close();
  // An interaction is as long as the longest of its events: pointerdown, pointerup, click.
  const longest = new Map();
  for (const event of events) if (event.duration >= (longest.get(event.interactionId)?.duration ?? 0)) longest.set(event.interactionId, event);
  const timings = [...longest.values()];
  const sorted = timings.map(({ duration }) => duration).sort((a, b) => a - b);
  const part = (share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  console.log(`${name}: ${sorted.length} interactions of 16 ms or more, median ${part(0.5)} ms, 98th percentile ${part(0.98)} ms, longest ${part(1)} ms`);
  for (const slow of timings.filter(({ duration }) => duration > 100).slice(0, 8)) console.log(`  ${slow.duration} ms ${slow.name} ${slow.target}`);
}

console.log(`load of the machine: ${loadavg()[0].toFixed(1)} on ${cpus().length} cores (quiet: below 0.5)`);
const server = await startServer();
const browser = await startBrowser();
const seat = await liveliest(server);
await measure(browser, server, seat, 'desktop', desktop);
await measure(browser, server, seat, 'phone', phone);
await browser.close();
await server.stop();
