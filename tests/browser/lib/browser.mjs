// Chromium, and pages that report whatever goes wrong in them.
import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';

const executablePath = process.env.CHROMIUM ?? ['/usr/bin/chromium', '/usr/bin/google-chrome'].find((path) => existsSync(path));

export const desktop = { viewport: { width: 1440, height: 900 } };
export const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };

const options = {
  executablePath,
  args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--mute-audio', '--disable-background-networking'],
};

// The one that the whole run shares, if there is one; its pages are closed with the test file that opened them.
export function startBrowser() {
  const shared = process.env.CARNO_BROWSER;
  return shared ? chromium.connect(shared) : chromium.launch(options);
}

export const serveBrowser = () => chromium.launchServer(options);

// A person's browser: its own storage. `settings` are those of the page; the guide is off unless it is what is tested.
export async function newPerson(browser, server, shape = desktop, settings = {}) {
  const context = await browser.newContext({ ...shape, locale: 'en-GB', reducedMotion: 'reduce', baseURL: server.url });
  context.setDefaultTimeout(30000);
  const stored = JSON.stringify({ guideDone: true, name: 'Ada', ...settings });
  await context.addInitScript((value) => {
    if (location.protocol !== 'about:' && localStorage.getItem('carno.settings') === null)
      localStorage.setItem('carno.settings', value);
  }, stored);
  const page = await context.newPage();
  const person = { context, page, touch: Boolean(shape.hasTouch), problems: [], expected: [] };
  page.on('pageerror', (error) => person.problems.push(`error: ${error.stack ?? error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning')
      person.problems.push(`${message.type()}: ${message.text()} ${message.location().url}`);
  });
  return person;
}

// Closes it, and says what it complained of meanwhile. What a test brings about itself is in `expected`.
export async function endPerson(person) {
  await person.context.close();
  const left = person.problems.filter((problem) => !person.expected.some((known) => known.test(problem)));
  assert.deepEqual(left, [], 'the page complained');
}

// By finger where there is one.
export async function press(person, locator, options) {
  if (person.touch) await locator.tap(options);
  else await locator.click(options);
}

export const seatLink = (seat) => `/t/${seat.code}#${seat.token}.${seat.seat}`;
