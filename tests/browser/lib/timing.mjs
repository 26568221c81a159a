// From a press to the next frame, by the browser's own event timing, with a processor four times slower.
//
// What happens while a virtual machine's host takes the processor away says nothing of the page: it is marked as disturbed.
import { readFileSync } from 'node:fs';
import { newPerson, phone, seatLink } from './browser.mjs';
import { text } from './texts.mjs';

const slower = 4;
const seen = 300; // until the next thing is done, in ms

const stolen = () => Number(readFileSync('/proc/stat', 'utf8').split(/\s+/)[8]); // hundredths of a second

// Does one thing and waits until it has been seen; its name goes with what the browser times meanwhile.
async function act({ page, told }, name, doing) {
  await page.evaluate(() => (window.timings = []));
  const before = stolen();
  await doing().catch(() => {});
  await page.waitForTimeout(seen);
  const disturbed = stolen() > before;
  for (const timing of await page.evaluate(() => window.timings)) told.push({ ...timing, name, disturbed });
}

// As a hand does it: there, then down, then up.
async function press(person, name, locator) {
  await act(person, name, async () => {
    await locator.hover({ timeout: 1000 });
    await person.page.waitForTimeout(60);
    await locator.click({ timeout: 1000, delay: 60 });
  });
}

async function use(person, narrow, times) {
  const { page } = person;
  const tab = (name) => page.getByRole('tab', { name: text(`ui.table.tab.${name}`) });
  const button = (key) => page.getByRole('button', { name: text(key), exact: true });
  const rooms = page.locator('[data-room]');
  const answers = page
    .getByRole('region', { name: text('ui.table.decision') })
    .getByRole('listitem')
    .getByRole('button');
  for (let round = 0; round < times; round++) {
    for (const at of [2, 9, 15]) await press(person, 'a Room', rooms.nth(at));
    for (const name of narrow ? ['crew', 'brood', 'story', 'hand'] : ['brood', 'crew'])
      await press(person, `tab ${name}`, tab(name));
    await press(person, 'the answer Movement', answers.filter({ hasText: text('ui.table.verb.move') }).first());
    for (const key of ['Escape', 'Tab', 'Tab', 'Tab'])
      await act(person, `key ${key}`, () => page.keyboard.press(key, { delay: 60 }));
    await press(person, 'closer', button('ui.table.zoom.in'));
    await press(person, 'the whole ship', button('ui.table.zoom.all'));
    await press(person, 'open the rules', button('ui.rules'));
    await press(
      person,
      'close the rules',
      page.locator('[role="dialog"]').getByRole('button', { name: text('ui.close'), exact: true }),
    );
  }
}

// The ship, the menu, the tabs and the rules used so many times: how long each interaction took, by what was done.
export async function timeInteractions(browser, server, seat, shape, times) {
  const person = { ...(await newPerson(browser, server, shape)), told: [] };
  const { page, context, told } = person;
  await page.goto(seatLink(seat));
  await page.locator('[data-room]').first().waitFor();
  await page.waitForTimeout(1000);
  await page.evaluate(() => {
    new PerformanceObserver((list) => {
      for (const { duration, interactionId } of list.getEntries())
        if (interactionId) window.timings.push({ duration, interactionId });
    }).observe({ type: 'event', durationThreshold: 16, buffered: false });
  });
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slower });
  await use(person, shape === phone, times);
  await context.close();
  // An interaction is as long as the longest of its events: pointerdown, pointerup, click.
  const longest = new Map();
  for (const event of told)
    if (event.duration >= (longest.get(event.interactionId)?.duration ?? 0)) longest.set(event.interactionId, event);
  return [...longest.values()];
}

export function part(timings, share) {
  const sorted = timings.map(({ duration }) => duration).sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
