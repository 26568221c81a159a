// What is on the screen can be read there: in every language, also on a phone.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { endPerson, newPerson, phone, seatLink, startBrowser } from './lib/browser.mjs';
import { startServer } from './lib/server.mjs';
import { draftTable, runningTable } from './lib/situations.mjs';
import { langs, text } from './lib/texts.mjs';

const tablet = { viewport: { width: 820, height: 1180 }, hasTouch: true, isMobile: true };

let server, browser, draft, running;
before(async () => {
  server = await startServer();
  browser = await startBrowser();
  [draft, running] = await Promise.all([draftTable(server), runningTable(server, 4)]);
});
after(async () => {
  await browser?.close();
  await server?.stop();
});

async function seated(seat, shape, settings = {}) {
  const person = await newPerson(browser, server, shape, settings);
  await person.page.goto(seatLink(seat));
  await person.page.locator('[data-guide="tracks"]').waitFor();
  return person;
}

for (const lang of langs) {
  test(`on a phone all cards to choose among can be scrolled to, ${lang}`, async () => {
    const ada = await seated(draft, phone, { lang });
    const cards = ada.page.locator('.choice button.big');
    await cards.first().waitFor();
    const left = await cards.evaluateAll((all) => {
      const view = all[0].closest('.choice');
      view.scrollTop = view.scrollHeight;
      return {
        below: all.at(-1).getBoundingClientRect().bottom - view.getBoundingClientRect().bottom,
        beside: view.scrollWidth - view.clientWidth,
      };
    });
    assert.ok(left.below <= 1 && left.beside <= 0, JSON.stringify(left));
    await endPerson(ada);
  });

  test(`names of Rooms stay inside them, ${lang}`, async () => {
    const ada = await seated(running, undefined, { lang });
    await ada.page.locator('.room .name text').first().waitFor();
    const outside = await ada.page.locator('.room .name text').evaluateAll((all) =>
      all
        .filter((line) => {
          const { width } = line.getBBox();
          const capitals = Number(line.getAttribute('y')) - 0.73 * parseFloat(getComputedStyle(line).fontSize);
          return width / 2 > 74 - Math.abs(capitals) / Math.sqrt(3);
        })
        .map((line) => line.textContent),
    );
    assert.deepEqual(outside, []);
    await endPerson(ada);
  });

  test(`on a phone the time stays in sight beside the longest phase, ${lang}`, async () => {
    const ada = await seated(running, phone, { lang });
    const right = await ada.page.locator('[data-guide="tracks"]').evaluate((tracks) => {
      tracks.querySelector('.phase .words').textContent = 'M'.repeat(60);
      return tracks.querySelector('.time').getBoundingClientRect().right;
    });
    assert.ok(right <= phone.viewport.width, `${right}`);
    await endPerson(ada);
  });
}

test('a tablet shows the whole ship', async () => {
  const ada = await seated(running, tablet);
  const frame = await ada.page.locator('[data-guide="ship"]').boundingBox();
  const ship = await ada.page.locator('[data-guide="ship"] .frame > svg').boundingBox();
  assert.ok(
    ship.width <= frame.width + 1 && ship.height <= frame.height + 1,
    `${ship.width} × ${ship.height} in ${frame.width} × ${frame.height}`,
  );
  await endPerson(ada);
});

test('an entrance of the Technical Corridors says what its number means', async () => {
  const ada = await seated(running);
  await ada.page
    .getByRole('button', { name: text('ui.table.mark.hatch') })
    .first()
    .hover();
  await ada.page.getByRole('complementary', { name: text('ui.table.mark.hatch') }).waitFor();
  await endPerson(ada);
});
