// Two people at one device: between them a curtain, and behind it nothing.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { endPerson, newPerson, startBrowser } from './lib/browser.mjs';
import { passing, Player } from './lib/player.mjs';
import { getFrom, startServer } from './lib/server.mjs';
import { pattern, text } from './lib/texts.mjs';

let server, browser, ada, table, words;
const secrets = {}; // by seat: the names of what only that seat may see

before(async () => {
  server = await startServer();
  browser = await startBrowser();
  ada = await newPerson(browser, server);
  table = new Player(ada);
  words = await getFrom(server, '/api/texts/en');
});
after(async () => {
  await browser?.close();
  await server?.stop();
});

const ready = () => ada.page.getByRole('button', { name: pattern('ui.table.curtain.ready') });
const hand = () => ada.page.getByRole('region', { name: text('ui.table.hand') });
const inMain = () => ada.page.locator('#main').innerHTML();

function ownNames() {
  const { own } = table.sections;
  return own.objectives.map((id) => words[`objective.${id}.name`]);
}

async function lift() {
  await ready().click();
  await ready().waitFor({ state: 'detached' });
}

// Plays until the other seat has to decide and the curtain is down before it.
async function playToCurtain() {
  const { seat } = table.decision;
  await table.play(passing, { done: (player) => player.decision.seat !== seat });
  await ready().waitFor();
}

test('the form makes a table for one device, and it opens behind a curtain', async () => {
  await ada.page.goto('/new');
  await ada.page.getByRole('radio', { name: '2', exact: true }).check();
  await ada.page.getByRole('checkbox', { name: text('ui.new.hotseat') }).check();
  await ada.page.getByRole('button', { name: text('ui.new.create') }).click();
  await ready().waitFor();
  await table.asked();
});

test('lifted, it shows the hand of the one who was called', async () => {
  assert.equal(await hand().count(), 0);
  await lift();
  await hand().waitFor();
});

test('both play their first round, each behind the curtain', async () => {
  for (let swaps = 0; swaps < 12 && Object.keys(secrets).length < 2; swaps++) {
    const { seat } = table.decision;
    await table.play(passing, { done: ({ decision }) => decision.seat !== seat || decision.ask === 'turn' });
    if (table.decision.seat === seat) {
      secrets[seat] = ownNames();
      await playToCurtain();
    }
    await lift();
  }
  assert.equal(Object.keys(secrets).length, 2);
  assert.ok(Object.values(secrets).every((names) => names.length > 0));
});

test('with the curtain down nothing of the next hand is in the document, not even for a moment', async () => {
  const { seat } = table.decision;
  const next = Object.keys(secrets)
    .map(Number)
    .find((other) => other !== seat);
  await ada.page.evaluate((names) => {
    window.seenSecrets = [];
    const look = () => window.seenSecrets.push(...names.filter((name) => document.body.textContent.includes(name)));
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true, characterData: true, attributes: true });
  }, secrets[next]);
  await playToCurtain();
  assert.equal(table.decision.seat, next);
  assert.equal(await hand().count(), 0);
  const html = await inMain();
  const cards = table.sections.own.hand
    .map((name) => words[`card.${table.sections[`crew:${next}`].character}_${name}.name`])
    .filter(Boolean);
  assert.ok(cards.length > 0);
  for (const secret of [...cards, ...secrets[1], ...secrets[2]])
    assert.ok(!html.includes(secret), `${secret} is in the document`);
  assert.deepEqual(await ada.page.evaluate(() => window.seenSecrets), []);
});

test('keys do not reach the table behind the curtain', async () => {
  const { seq } = table;
  await ada.page.waitForTimeout(200);
  for (const key of ['1', '2', 'u']) await ada.page.keyboard.press(key);
  await ada.page.waitForTimeout(300);
  assert.equal(table.seq, seq);
  assert.equal(await hand().count(), 0);
});

test('a reload comes back behind the curtain', async () => {
  const { seq } = table;
  await ada.page.reload();
  await ready().waitFor();
  assert.equal(await hand().count(), 0);
  await lift();
  await hand().waitFor();
  assert.equal(table.seq, seq);
  await endPerson(ada);
});
