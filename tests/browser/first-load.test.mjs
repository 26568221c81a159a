// What comes over the wire before something can be played: at most 250 KB of script and style, all of it packed.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { endPerson, newPerson, startBrowser } from './lib/browser.mjs';
import { startServer } from './lib/server.mjs';
import { langs, text } from './lib/texts.mjs';

const most = 250 * 1024;
let server, browser;
before(async () => {
  server = await startServer();
  browser = await startBrowser();
});
after(async () => {
  await browser?.close();
  await server?.stop();
});

// Script and style by their bytes on the wire, headers included, of everything the page loads from now on.
async function counted(person) {
  const devtools = await person.context.newCDPSession(person.page);
  await devtools.send('Network.enable');
  const kinds = new Map();
  const files = [];
  devtools.on('Network.responseReceived', ({ requestId, type, response }) =>
    kinds.set(requestId, {
      type,
      url: response.url,
      packed: response.headers['content-encoding'] ?? response.headers['Content-Encoding'],
    }),
  );
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const { type, url, packed } = kinds.get(requestId) ?? {};
    if (type === 'Script' || type === 'Stylesheet') files.push({ url, packed, bytes: encodedDataLength });
  });
  return files;
}

for (const lang of langs) {
  test(`the front page and the first table, ${lang}`, async () => {
    const person = await newPerson(browser, server, undefined, { lang });
    const files = await counted(person);
    await person.page.goto('/', { waitUntil: 'networkidle' });
    const home = files.reduce((sum, file) => sum + file.bytes, 0);
    assert.ok(home > 10 * 1024 && home <= most, `front page: ${home} bytes`);
    await person.page.getByRole('button', { name: text('ui.home.play', {}, lang), exact: true }).click();
    await person.page.locator('[data-room]').first().waitFor();
    const table = files.reduce((sum, file) => sum + file.bytes, 0);
    assert.ok(table > home && table <= most, `with the table: ${table} bytes`);
    assert.deepEqual(
      files.filter((file) => file.packed !== 'gzip'),
      [],
    );
    await endPerson(person);
  });
}
