// Checks the page's texts: every key that the code names exists, every language has every key with all plural
// forms it needs and the same placeholders, and nothing is left that nobody uses.
import { readdirSync, readFileSync, existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const src = fileURLToPath(new URL('../src/', import.meta.url));
const lang = fileURLToPath(new URL('../../content/lang/', import.meta.url));
const langs = ['en', 'pl', 'fr', 'it'];
const forms = ['zero', 'one', 'two', 'few', 'many', 'other'];
const problems = [];

const read = (path) => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {});
const page = (code) => ({ ...read(`${src}texts/${code}.json`), ...read(`${src}texts/table.${code}.json`) });
const words = (code) =>
  ['', 'forms.', 'story.', 'refusal.'].reduce((all, part) => ({ ...all, ...read(`${lang}${part}${code}.json`) }), {});
const game = words('en');
const english = page('en');

// KEY.one, KEY.other → KEY; other keys are their own.
const stem = (key, table) => {
  const [, base, form] = /^(.*)\.(\w+)$/.exec(key) ?? [];
  return forms.includes(form) && `${base}.other` in table && `${base}.one` in table ? base : key;
};
const stems = new Set(Object.keys(english).map((key) => stem(key, english)));
const holes = (text) => [...new Set([...text.matchAll(/\{(\w+)(?:\.\w+)?\}/g)].map(([, name]) => name))].sort().join(' ');

// "{place.in}": every name that may stand there has the form. A placeholder with forms has the name of its kind.
function formsOf(code, key, text) {
  const table = words(code);
  for (const [, kind, form] of text.matchAll(/\{(\w+)\.(\w+)\}/g)) {
    const names = Object.keys(game).filter((name) => new RegExp(`^${kind}\\.\\w+(\\.name)?$`).test(name));
    const missing = names.filter((name) => !(`${name}.${form}` in table));
    if (names.length === 0 || missing.length > 0)
      problems.push(`${code}: ${key} asks for {${kind}.${form}}: no ${missing[0] ?? kind}`);
  }
}

function sources(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}${entry.name}`;
    if (entry.isDirectory()) return sources(`${path}/`);
    return /(?<!\.test)\.(svelte|ts)$/.test(entry.name) ? [readFileSync(path, 'utf8')] : [];
  });
}

// Literal keys must exist; a template such as `ui.mode.${mode}` uses all keys that fit it.
const code = sources(src).join('\n');
const used = new Set();
const literal = /['"`]((?:ui|table)\.[a-z0-9_.]+)['"`]/g;
for (const [, key] of code.matchAll(literal)) {
  used.add(key);
  if (!stems.has(key) && !(key in game)) problems.push(`no text for ${key}`);
}
const patterns = [...code.matchAll(/`((?:ui|table)\.[^`\s]*\$\{[^`]*)`/g)].map(
  ([, text]) =>
    new RegExp(
      `^${text
        .split(/\$\{[^}]*\}/)
        .map((part) => part.replace(/\./g, '\\.'))
        .join('.+')}$`,
    ),
);
for (const key of stems) {
  if (!used.has(key) && !patterns.some((pattern) => pattern.test(key))) problems.push(`nobody uses ${key}`);
}

for (const other of langs.slice(1)) {
  const table = page(other);
  if (Object.keys(table).length === 0) {
    problems.push(`${other}: not translated yet`);
    continue;
  }
  const wanted = new Intl.PluralRules(other).resolvedOptions().pluralCategories;
  for (const key of stems) {
    const plural = !(key in english);
    const keys = plural ? wanted.map((form) => `${key}.${form}`) : [key];
    for (const one of keys) {
      if (!(one in table)) problems.push(`${other}: no ${one}`);
      else if (!plural && holes(table[one]) !== holes(english[one])) problems.push(`${other}: ${one} has other placeholders`);
    }
  }
  for (const key of Object.keys(table)) {
    if (!stems.has(stem(key, table))) problems.push(`${other}: ${key} is not in English`);
    formsOf(other, key, table[key]);
  }
}

for (const problem of problems) console.error(problem);
console.log(
  problems.length === 0
    ? `texts: ${stems.size} keys in ${langs.length} languages, none missing`
    : `texts: ${problems.length} problems`,
);
process.exitCode = problems.length === 0 ? 0 : 1;
