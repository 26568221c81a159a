// The rule records, and the panel that any rule id anywhere opens.
import { getJson } from './api';
import type { RuleRecord, Rules } from './protocol';
import type { Lang } from './settings.svelte';

const cache = new Map<Lang, Promise<Rules>>();

// `asked` counts: the same id asked for again is shown again.
export const panel: { open: boolean; id: string | null; asked: number } = $state({ open: false, id: null, asked: 0 });

export function openRule(id: string | null = null): void {
  panel.id = id;
  panel.asked++;
  panel.open = true;
}

export function closeRules(): void {
  panel.open = false;
}

export function loadRules(lang: Lang): Promise<Rules> {
  let rules = cache.get(lang);
  if (!rules) {
    rules = getJson<Rules>(`/api/rules/${lang}`);
    rules.catch(() => cache.delete(lang));
    cache.set(lang, rules);
  }
  return rules;
}

// Lower case without diacritics, as the terminal's look-up does: "Świadek" and "swiadek" are the same word.
export function fold(text: string): string {
  return text.toLowerCase().replace(/ł/g, 'l').replace(/’/g, "'").normalize('NFD').replace(/\p{M}/gu, '');
}

// A printed term in the reader's language and in English, in which the rules are written; both folded.
export interface Term {
  local: string[];
  english: string;
}

const terms = new Map<Lang, Promise<Term[]>>();

export function loadTerms(lang: Lang): Promise<Term[]> {
  let found = terms.get(lang);
  if (!found) {
    found = lang === 'en' ? Promise.resolve([]) : makeTerms(lang);
    found.catch(() => terms.delete(lang));
    terms.set(lang, found);
  }
  return found;
}

async function makeTerms(lang: Lang): Promise<Term[]> {
  const [own, english] = await Promise.all([lang, 'en'].map((one) => getJson<Record<string, string>>(`/api/texts/${one}`)));
  const keys = Object.keys(english).filter((key) => key.startsWith('term.') && own[key]);
  return keys.map((key) => ({ local: fold(own[key]).split(/\s+/), english: fold(english[key]) }));
}

// Without its ending: terms are asked for in any case and number.
const stem = (word: string) => (word.length > 5 ? word.slice(0, -2) : word);

// The question with the terms in it in English, if there are any.
function inEnglish(words: string[], known: Term[]): string[] | null {
  const fits = ({ local }: Term, at: number) => local.every((word, i) => words[at + i]?.startsWith(stem(word)));
  let best: { term: Term; at: number } | null = null;
  for (const term of known)
    for (let at = 0; at < words.length; at++)
      if (fits(term, at) && term.local.length > (best?.term.local.length ?? 0)) best = { term, at };
  if (!best) return null;
  const rest = words.slice(best.at + best.term.local.length);
  return [...words.slice(0, best.at), ...best.term.english.split(/\s+/), ...(inEnglish(rest, known) ?? rest)];
}

const begins = (text: string, word: string) => ` ${text}`.includes(` ${word}`);

// How well a record answers, 0 best: words that begin in the title, then in the text, then anywhere.
function rank(record: RuleRecord, words: string[]): number | null {
  const { title, all } = foldedOf(record);
  if (words.every((word) => begins(title, word))) return 0;
  if (words.every((word) => begins(all, word))) return 1;
  return words.every((word) => all.includes(word)) ? 2 : null;
}

// An id, the beginning of one, or words that all occur; the best hits first.
export function findRules(rules: Rules, query: string, known: Term[]): RuleRecord[] {
  const asked = fold(query.trim());
  if (asked === '') return [];
  if (/^[abceu]\d+(\.|$)/.test(asked)) {
    const exact = rules.rules.filter((record) => record.id.toLowerCase() === asked);
    const begin = rules.rules.filter((record) => {
      const id = record.id.toLowerCase();
      return (
        id !== asked &&
        (id.startsWith(asked.endsWith('.') ? asked : `${asked}.`) || (asked.includes('.') && id.startsWith(asked)))
      );
    });
    return [...exact, ...begin];
  }
  const words = asked.split(/\s+/);
  const wordings = [words, inEnglish(words, known)].filter((wording) => wording !== null);
  const ranks = rules.rules.map((record) => {
    const found = wordings.map((wording) => rank(record, wording)).filter((place) => place !== null);
    return { record, place: found.length > 0 ? Math.min(...found) : null };
  });
  return [0, 1, 2].flatMap((place) => ranks.filter((one) => one.place === place).map((one) => one.record));
}

// Folded once, not at every letter typed.
const folded = new WeakMap<RuleRecord, { title: string; all: string }>();

function foldedOf(record: RuleRecord): { title: string; all: string } {
  let found = folded.get(record);
  if (!found) {
    found = { title: fold(titles(record)), all: fold(`${titles(record)} ${record.text}`) };
    folded.set(record, found);
  }
  return found;
}

function titles(record: RuleRecord): string {
  return `${record.title} ${record.title_en ?? ''}`;
}
