// Two people, one at a desk and one at a phone, from the lobby to the end, with a reload and a dropped connection.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { desktop, endPerson, newPerson, phone, press, startBrowser } from './lib/browser.mjs';
import { askedWords, lively, Player } from './lib/player.mjs';
import { startProxy } from './lib/proxy.mjs';
import { getFrom, startServer } from './lib/server.mjs';
import { text } from './lib/texts.mjs';

let server, line, browser, ada, ben, desk, hand, code;
before(async () => {
  server = await startServer();
  line = await startProxy(server);
  browser = await startBrowser();
  ada = await newPerson(browser, line, desktop, { name: 'Ada' });
  ben = await newPerson(browser, server, phone, { name: 'Ben' });
  desk = new Player(ada);
  hand = new Player(ben);
});
after(async () => {
  await browser?.close();
  await line?.stop();
  await server?.stop();
});

test('a table is made by its form and joined by its code', async () => {
  await ada.page.goto('/');
  await press(ada, ada.page.getByRole('link', { name: text('ui.home.new') }));
  await ada.page.getByRole('radio', { name: '2', exact: true }).check();
  await press(ada, ada.page.getByRole('button', { name: text('ui.new.create') }));
  await ada.page.waitForURL(/\/t\/[A-Z]{5}$/);
  code = ada.page.url().slice(-5);
  await ben.page.goto('/');
  await ben.page.getByLabel(text('ui.join.code')).fill(code.toLowerCase());
  await press(ben, ben.page.getByRole('button', { name: text('ui.join.open') }));
  await press(ben, ben.page.getByRole('button', { name: text('ui.lobby.sit'), exact: true }));
  await Promise.all([desk, hand].map((player) => player.until(() => player.seq > 0)));
});

// The same question, word for word, and the same step of the table's log.
async function resumes(player, interruption) {
  const before = { words: await askedWords(player), seq: player.seq, decision: player.decision };
  player.seq = 0;
  player.decision = null;
  await interruption();
  await player.asked();
  const after = { words: await askedWords(player), seq: player.seq, decision: player.decision };
  assert.deepEqual(after, before);
}

test('they play to the end through a reload and a dropped connection', { timeout: 300000 }, async () => {
  const happened = [];
  const reload = {
    when: (player) => player.turn === 2 && player.decision.ask === 'turn',
    async happens(player) {
      await resumes(player, () => player.page.reload());
      happened.push('reload');
    },
  };
  const drop = {
    when: (player) => player.turn === 3 && player.decision.ask === 'turn',
    async happens(player) {
      const lost = player.page.getByRole('status').filter({ hasText: text('ui.connection.lost') });
      ada.expected.push(/WebSocket connection|ERR_/);
      await resumes(player, async () => {
        line.cut();
        await lost.waitFor();
        line.mend();
      });
      await lost.waitFor({ state: 'hidden' });
      happened.push('drop');
    },
  };
  await Promise.all([desk.play(lively(5), { incidents: [drop] }), hand.play(lively(5), { incidents: [reload] })]);
  assert.deepEqual(happened.sort(), ['drop', 'reload']);
  assert.ok(hand.answered > 20, 'most of it was tapped');
});

test('both see how it ended', async () => {
  const table = await getFrom(server, `/api/tables/${code}`);
  assert.equal(table.state, 'over');
  for (const { page } of [ada, ben]) {
    await page.getByRole('heading', { name: text('ui.end.statistics') }).waitFor();
    const headline = await page.getByRole('heading', { level: 1 }).innerText();
    assert.match(headline, new RegExp(['you_won', 'you_lost', 'nobody'].map((key) => text(`ui.end.${key}`)).join('|')));
    assert.equal(await page.getByRole('link', { name: text('ui.end.replay') }).getAttribute('href'), `/replay/${code}`);
  }
  await endPerson(ada);
  await endPerson(ben);
});
