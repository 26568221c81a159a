#!/usr/bin/env node
// Runs the browser tests against build/release/bin/carno and build/page: run.mjs [NAME…]. The last line is "N passed, N failed".
import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { serveBrowser } from './lib/browser.mjs';

const here = fileURLToPath(new URL('.', import.meta.url));
const atOnce = Number(process.env.CARNO_BROWSERS ?? 2);
const slowFirst = ['accessibility-desk', 'accessibility-phone', 'whole-game', 'keyboard'];
const alone = ['interaction']; // times things: at the end, with nothing beside it

const wanted = process.argv.slice(2);
const rank = (name) => slowFirst.indexOf(name) + 1 || slowFirst.length + 1;
const names = readdirSync(here)
  .filter((file) => file.endsWith('.test.mjs'))
  .map((file) => file.slice(0, -'.test.mjs'.length))
  .filter((name) => wanted.length === 0 || wanted.includes(name))
  .sort((a, b) => rank(a) - rank(b) || a.localeCompare(b));

let passed = 0;
let failed = 0;

const browser = await serveBrowser();
const env = { ...process.env, CARNO_BROWSER: browser.wsEndpoint() };

function runOne(name) {
  const started = Date.now();
  const child = spawn(process.execPath, ['--test-reporter=tap', `${here}${name}.test.mjs`], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env,
  });
  let tap = '';
  let errors = '';
  child.stdout.on('data', (bytes) => (tap += bytes));
  child.stderr.on('data', (bytes) => (errors += bytes));
  return new Promise((resolve) => {
    child.on('close', (code) => {
      const lines = tap.split('\n');
      const good = lines.filter((line) => line.startsWith('ok '));
      const bad = lines.filter((line) => line.startsWith('not ok '));
      passed += good.length;
      failed += bad.length;
      console.log(`${name}: ${good.length} passed, ${bad.length} failed (${((Date.now() - started) / 1000).toFixed(1)} s)`);
      if (bad.length > 0 || code !== 0) console.log(tap + errors);
      if (code !== 0 && bad.length === 0) failed++;
      resolve();
    });
  });
}

const queue = names.filter((name) => !alone.includes(name));
await Promise.all(
  Array.from({ length: atOnce }, async () => {
    for (let name = queue.shift(); name; name = queue.shift()) await runOne(name);
  }),
);
for (const name of names) if (alone.includes(name)) await runOne(name);
await browser.close();
if (names.length === 0) failed++;
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
