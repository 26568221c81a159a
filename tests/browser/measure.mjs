#!/usr/bin/env node
// Interaction to next paint on the busiest screen: measure.mjs [TIMES]
//
// Five aboard, late in a lively game; the ship, the menu, the tabs and the rules are used again and again (lib/timing.mjs). It measures and does
// not judge: the figures are for docs/performance.md.
import { cpus, loadavg } from 'node:os';
import { desktop, phone, startBrowser } from './lib/browser.mjs';
import { startServer } from './lib/server.mjs';
import { liveliest } from './lib/situations.mjs';
import { part, timeInteractions } from './lib/timing.mjs';

const times = Number(process.argv[2] ?? 5);

async function measure(browser, server, seat, name, shape) {
  const all = await timeInteractions(browser, server, seat, shape, times);
  const timings = all.filter(({ disturbed }) => !disturbed);
  console.log(
    `${name}: ${timings.length} interactions of 16 ms or more, median ${part(timings, 0.5)} ms, 98th percentile ${part(timings, 0.98)} ms, ` +
      `longest ${part(timings, 1)} ms (${all.length - timings.length} disturbed by the host, left out)`,
  );
  for (const doing of new Set(timings.map((timing) => timing.name))) {
    const own = timings.filter((timing) => timing.name === doing);
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
