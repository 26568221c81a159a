// Every word a person reads. Two sources: the page's own texts (src/texts) and the game's (GET /api/texts/LANG).
import english from '../texts/en.json';
import englishTable from '../texts/table.en.json';
import { getJson } from './api';
import { sentence, type Language, type Name, type Params } from './phrase';
import { settings, type Lang } from './settings.svelte';

export type { Params };
type Table = Record<string, string>;

const base: Table = { ...english, ...englishTable };
const modules = import.meta.glob<{ default: Table }>('../texts/*.json');

let page: Table = $state.raw(base);
let game: Table = $state.raw({});
let current: Lang = $state('en');
let plural = $derived(new Intl.PluralRules(current));

export const lang = {
  get current(): Lang {
    return current;
  },
};

const language: Language = { find, plural: (count) => plural.select(count) };

// A page text, a game text, or (so that nothing is ever blank) the key itself.
export function t(key: string, params?: Params): string {
  return sentence(language, key, params) ?? key;
}

// A name for a placeholder: it stands in the form that the sentence asks for.
export function noun(key: string): Name {
  return { name: key };
}

export function has(key: string): boolean {
  return find(key) !== undefined;
}

// A date or a number as this language writes it.
export function n(value: number, options?: Intl.NumberFormatOptions): string {
  return new Intl.NumberFormat(current, options).format(value);
}

function find(key: string): string | undefined {
  return page[key] ?? game[key] ?? base[key];
}

async function pageTexts(wanted: Lang): Promise<Table> {
  if (wanted === 'en') return base;
  const parts = [`../texts/${wanted}.json`, `../texts/table.${wanted}.json`];
  const loaded = await Promise.all(parts.map((part) => modules[part]?.().then((module) => module.default)));
  return Object.assign({}, ...loaded) as Table;
}

// Switches live: both texts are fetched first, so that no screen is ever half in one language.
export async function setLang(wanted: Lang): Promise<void> {
  settings.lang = wanted;
  const [pageTable, gameTable] = await Promise.all([
    pageTexts(wanted).catch(() => base),
    getJson<Table>(`/api/texts/${wanted}`).catch(() => game),
  ]);
  if (settings.lang !== wanted) return;
  page = pageTable;
  game = gameTable;
  current = wanted;
}
