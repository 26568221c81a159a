// The page's own words, so that a test looks for what a person reads and a better wording breaks no test.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './server.mjs';

export const langs = ['en', 'pl', 'fr', 'it'];

const tables = Object.fromEntries(
  langs.map((lang) => {
    const read = (name) => JSON.parse(readFileSync(join(root, 'web/src/texts', name), 'utf8'));
    return [lang, { ...read(`${lang}.json`), ...read(`table.${lang}.json`) }];
  }),
);

const fill = (text, params) => text.replace(/\{(\w+)\}/g, (whole, name) => (name in params ? String(params[name]) : whole));

export function text(key, params = {}, lang = 'en') {
  const plural = params.count === undefined ? '' : `.${new Intl.PluralRules(lang).select(params.count)}`;
  const found = tables[lang][key] ?? tables[lang][key + plural] ?? tables[lang][`${key}.other`];
  if (found === undefined) throw new Error(`no text ${key}`);
  return fill(found, params);
}

// Any text of a key, whatever stands for its parameters and whatever the plural form.
export function pattern(key, lang = 'en') {
  const forms = Object.entries(tables[lang]).filter(([name]) => name === key || name.startsWith(`${key}.`));
  const escaped = forms.map(([, form]) => form.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\w+\}/g, '.+'));
  return new RegExp(`^\\s*(${escaped.join('|')})`);
}
