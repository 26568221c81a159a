// Every screen in every language on one kind of device.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { axe, missingTexts } from './audit.mjs';
import { endPerson, newPerson, startBrowser } from './browser.mjs';
import { endScreens, guideScreens, quietScreens, tableScreens } from './screens.mjs';
import { startServer } from './server.mjs';
import * as make from './situations.mjs';
import { langs } from './texts.mjs';

export function auditEverything(shape, narrow) {
  let server, browser, tables, keys;
  before(async () => {
    server = await startServer();
    browser = await startBrowser();
    keys = [...(await make.gameKeys(server)), 'ui.x'];
    const [waiting, running, fresh, trading, paying, draft, hotSeat, finished] = await Promise.all([
      make.waitingTable(server),
      make.runningTable(server, 4),
      make.freshTable(server),
      make.tradingTable(server),
      make.payingTable(server),
      make.draftTable(server),
      make.hotSeatTable(server),
      make.finishedTable(server),
    ]);
    tables = { waiting, running, fresh, trading, paying, draft, hotSeat, finished };
  });
  after(async () => {
    await browser?.close();
    await server?.stop();
  });

  async function audit(settings, screens) {
    const person = await newPerson(browser, server, shape, settings);
    person.expected.push(/404/); // the table that is not there
    const found = [];
    for await (const [name, part] of screens(person.page)) {
      for (const problem of [...(await axe(person.page, part)), ...(await missingTexts(person.page, keys))])
        found.push(`${name}: ${problem}`);
    }
    await endPerson(person);
    assert.deepEqual(found, []);
  }

  for (const lang of langs) {
    test(`before the game, ${lang}`, () => audit({ lang }, (page) => quietScreens(page, lang, tables)));
    test(`at the table, ${lang}`, () => audit({ lang }, (page) => tableScreens(page, lang, tables, narrow)));
    test(`the guide, ${lang}`, () => audit({ lang, guideDone: false }, (page) => guideScreens(page, lang, tables)));
    test(`at the end, ${lang}`, () => audit({ lang }, (page) => endScreens(page, lang, tables)));
  }
}
