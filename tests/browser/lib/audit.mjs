// What must hold for every screen in every language: axe finds nothing, and no text is missing.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

// Colours on their way from one to another have no contrast of their own: until nothing that ends is moving.
async function still(page) {
  await page.evaluate(() => {
    const moving = document.getAnimations().filter((one) => one.effect?.getComputedTiming().endTime !== Infinity);
    return Promise.all(moving.map((one) => one.finished.catch(() => {})));
  });
}

// Through the debugger, so that the page's Content-Security-Policy stays as it is.
// `part` is a selector: what is new on a screen that was looked at as a whole before.
export async function axe(page, part = 'html') {
  await page.locator(part).first().waitFor();
  await still(page);
  const loaded = await page.evaluate('typeof window.axe');
  if (loaded === 'undefined') await page.evaluate(source);
  return page.evaluate(async (selector) => {
    const { violations } = await window.axe.run(selector, { resultTypes: ['violations'], iframes: false });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 160)).join(' | ')}`);
  }, part);
}

// Keys that stand where their text should, and parameters nobody filled in.
export async function missingTexts(page, keys) {
  const prefixes = [...new Set(keys.map((key) => key.split('.')[0]))];
  return page.evaluate((names) => {
    const mark = new RegExp(`(^|[^\\w/@.-])((${names.join('|')})\\.[a-z_]+[\\w.]*)|\\{\\w+\\}|undefined|NaN`);
    const spoken = [...document.querySelectorAll('[aria-label], [title], [placeholder]')].flatMap((element) =>
      ['aria-label', 'title', 'placeholder'].map((name) => element.getAttribute(name) ?? ''),
    );
    const shown = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) shown.push(walker.currentNode.data);
    return [...shown, ...spoken].filter((words) => mark.test(words) && !/^https?:/.test(words));
  }, prefixes);
}
