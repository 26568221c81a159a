#!/usr/bin/env node
// Interaction to next paint on the busiest screen, with a processor four times slower: measure.mjs [TIMES]
//
// Five aboard, late in a lively game; the ship, the hand, the menu and the tabs are used again and again. The browser's own event timing says how
// long each took from the press to the next frame. What happens while a virtual machine's host takes the processor away says nothing of the page and is
// left out. It measures and does not judge: the figures are for docs/performance.md.
import { readFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { desktop, newPerson, phone, seatLink, startBrowser } from './lib/browser.mjs';
import { startServer } from './lib/server.mjs';
import { liveliest } from './lib/situations.mjs';
import { text } from './lib/texts.mjs';

const slower = 4;
const times = Number(process.argv[2] ?? 5);
const seen = 300; // until the next thing is done, in ms

const stolen = () => Number(readFileSync('/proc/stat', 'utf8').split(/\s+/)[8]); // hundredths of a second

// Does one thing and waits until it has been seen; its name goes with what the browser times meanwhile.
async function act(page, name, doing) {
  await page.evaluate(() => (window.timings = []));
  const before = stolen();
  await doing().catch(() => {});
  await page.waitForTimeout(seen);
  const disturbed = stolen() > before;
  for (const timing of await page.evaluate(() => window.timings)) page.told.push({ ...timing, name, disturbed });
}

// As a hand does it: there, then down, then up.
async function press(page, name, locator) {
  await act(page, name, async () => {
    await locator.hover({ timeout: 1000 });
    await page.waitForTimeout(60);
    await locator.click({ timeout: 1000, delay: 60 });
  });
}

async function use(page, narrow) {
  const tab = (name) => page.getByRole('tab', { name: text(`ui.table.tab.${name}`) });
  const button = (key) => page.getByRole('button', { name: text(key), exact: true });
  const rooms = page.locator('[data-room]');
  const answers = page.getByRole('region', { name: text('ui.table.decision') }).getByRole('listitem').getByRole('button');
  for (let round = 0; round < times; round++) {
    for (const at of [2, 9, 15]) await press(page, 'a Room', rooms.nth(at));
    for (const name of narrow ? ['crew', 'brood', 'story', 'hand'] : ['brood', 'crew']) await press(page, `tab ${name}`, tab(name));
    await press(page, 'the answer Movement', answers.filter({ hasText: text('ui.table.verb.move') }).first());
    for (const key of ['Escape', 'Tab', 'Tab', 'Tab']) await act(page, `key ${key}`, () => page.keyboard.press(key, { delay: 60 }));
    await press(page, 'closer', button('ui.table.zoom.in'));
    await press(page, 'the whole ship', button('ui.table.zoom.all'));
    await press(page, 'open the rules', button('ui.rules'));
    await press(page, 'close the rules', page.locator('[role="dialog"]').getByRole('button', { name: text('ui.close'), exact: true }));
  }
}

const part = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

async function measure(browser, server, seat, name, shape) {
  const { page, context } = await newPerson(browser, server, shape);
  await page.goto(seatLink(seat));
  await page.locator('[data-room]').first().waitFor();
  await page.waitForTimeout(1000);
  page.told = [];
  await page.evaluate(() => {
    new PerformanceObserver((list) => {
      for (const { duration, interactionId } of list.getEntries()) if (interactionId) window.timings.push({ duration, interactionId });
    }).observe({ type: 'event', durationThreshold: 16, buffered: false });
  });
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slower });
  await use(page, shape === phone);
  await context.close();
  // An interaction is as long as the longest of its events: pointerdown, pointerup, click.
  const longest = new Map();
  for (const event of page.told) if (event.duration >= (longest.get(event.interactionId)?.duration ?? 0)) longest.set(event.interactionId, event);
  const timings = [...longest.values()].filter(({ disturbed }) => !disturbed);
  const durations = (list) => list.map(({ duration }) => duration).sort((a, b) => a - b);
  const all = durations(timings);
  const left = longest.size - timings.length;
  console.log(`${name}: ${all.length} interactions of 16 ms or more, median ${part(all, 0.5)} ms, 98th percentile ${part(all, 0.98)} ms, longest ${part(all, 1)} ms (${left} disturbed by the host, left out)`);
  for (const doing of new Set(timings.map((timing) => timing.name))) {
    const own = durations(timings.filter((timing) => timing.name === doing));
    console.log(`  ${doing}: ${own.length}, median ${part(own, 0.5)} ms, longest ${part(own, 1)} ms`);
  }
}

console.log(`load of the machine: ${loadavg()[0].toFixed(1)} on ${cpus().length} cores (quiet: below 0.5)`);
const server = await startServer();
const browser = await startBrowser();
const seat = await liveliest(server);
await measure(browser, server, seat, 'desktop', desktop);
await measure(browser, server, seat, 'phone', phone);
await browser.close();
await server.stop();
