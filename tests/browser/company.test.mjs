// Two people talking: phrases in the reader's own language, free text as text, muting; and the rematch.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { desktop, endPerson, newPerson, phone, press, seatLink, startBrowser } from './lib/browser.mjs';
import { Player } from './lib/player.mjs';
import { startServer } from './lib/server.mjs';
import { pairTable } from './lib/situations.mjs';
import { text } from './lib/texts.mjs';
import { playOn, Wire } from './lib/wire.mjs';

let server, browser, ada, ben, desk, hand, first, second;
before(async () => {
  server = await startServer();
  browser = await startBrowser();
  ada = await newPerson(browser, server, desktop);
  ben = await newPerson(browser, server, phone, { lang: 'pl' });
  desk = new Player(ada);
  hand = new Player(ben);
  [first, second] = await pairTable(server);
  await ada.page.goto(seatLink(first));
  await ben.page.goto(seatLink(second));
  await Promise.all([desk, hand].map((player) => player.until(() => player.seq > 0)));
});
after(async () => {
  await browser?.close();
  await server?.stop();
});

const log = (person, lang) => person.page.getByRole('log', { name: text('ui.chat', {}, lang), exact: true });

test('a quick phrase is read in the language of whoever reads it', async () => {
  await press(ada, ada.page.getByRole('button', { name: text('ui.chat') }).first());
  await press(ben, ben.page.getByRole('button', { name: text('ui.chat', {}, 'pl') }).first());
  await press(ada, ada.page.getByRole('button', { name: text('ui.phrase.run'), exact: true }));
  await log(ada, 'en').getByText(text('ui.phrase.run'), { exact: true }).waitFor();
  await log(ben, 'pl')
    .getByText(text('ui.phrase.run', {}, 'pl'), { exact: true })
    .waitFor();
});

test('free text is text, whatever it looks like', async () => {
  const nasty = '<img src=x onerror=alert(1)> **Świadek** & "co."';
  await ada.page.getByLabel(text('ui.chat.text')).fill(nasty);
  await ada.page.keyboard.press('Enter');
  await log(ben, 'pl').getByText(nasty, { exact: true }).waitFor();
  assert.equal(await ben.page.locator('img').count(), 0);
  assert.equal(await ada.page.getByLabel(text('ui.chat.text')).getAttribute('maxlength'), '200');
});

test('who is muted is not heard, until they are again', async () => {
  await press(ben, ben.page.getByRole('button', { name: text('ui.chat.mute', { name: 'Ada' }, 'pl') }));
  await press(ada, ada.page.getByRole('button', { name: text('ui.phrase.liar'), exact: true }));
  await log(ada, 'en').getByText(text('ui.phrase.liar'), { exact: true }).waitFor();
  await ben.page.waitForTimeout(300);
  assert.equal(
    await log(ben, 'pl')
      .getByText(text('ui.phrase.liar', {}, 'pl'), { exact: true })
      .count(),
    0,
  );
  assert.equal(
    await log(ben, 'pl')
      .getByText(text('ui.phrase.run', {}, 'pl'), { exact: true })
      .count(),
    0,
  );
  await press(ben, ben.page.getByRole('button', { name: text('ui.chat.unmute', { name: 'Ada' }, 'pl') }));
  await log(ben, 'pl')
    .getByText(text('ui.phrase.liar', {}, 'pl'), { exact: true })
    .waitFor();
});

test('the chat is put away again', async () => {
  for (const [person, lang] of [
    [ada, 'en'],
    [ben, 'pl'],
  ]) {
    await press(
      person,
      person.page
        .getByRole('region', { name: text('ui.chat', {}, lang), exact: true })
        .getByRole('button', { name: text('ui.close', {}, lang), exact: true }),
    );
    await log(person, lang).waitFor({ state: 'detached' });
  }
});

test('after the end one asks for a rematch and the other joins it', async () => {
  const wires = await Promise.all([first, second].map((seat) => Wire.enter(server, seat.code, seat.token)));
  await Promise.all(wires.map((wire) => playOn(wire)));
  for (const wire of wires) wire.close();
  for (const [person, lang] of [
    [ada, 'en'],
    [ben, 'pl'],
  ])
    await person.page.getByRole('heading', { name: text('ui.end.statistics', {}, lang) }).waitFor();
  desk.over = hand.over = false;
  desk.seq = hand.seq = 0;
  await press(ada, ada.page.getByRole('button', { name: text('ui.end.rematch'), exact: true }));
  await press(ben, ben.page.getByRole('button', { name: text('ui.end.rematch.join', {}, 'pl'), exact: true }));
  await Promise.all([desk, hand].map((player) => player.until(() => player.seq > 0)));
  const code = (person) => new URL(person.page.url()).pathname;
  assert.equal(code(ada), code(ben));
  assert.notEqual(code(ada), `/t/${first.code}`);
  await endPerson(ada);
  await endPerson(ben);
});
