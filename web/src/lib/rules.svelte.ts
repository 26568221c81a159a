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
  return text
    .toLowerCase()
    .replace(/ł/g, 'l')
    .replace(/’/g, "'")
    .normalize('NFD')
    .replace(/\p{M}/gu, '');
}

// An id, the beginning of one, or words that all occur; hits in the title first.
export function findRules(rules: Rules, query: string): RuleRecord[] {
  const asked = fold(query.trim());
  if (asked === '') return [];
  if (/^[abceu]\d+(\.|$)/.test(asked)) {
    const exact = rules.rules.filter((record) => record.id.toLowerCase() === asked);
    const begins = rules.rules.filter((record) => {
      const id = record.id.toLowerCase();
      return id !== asked && (id.startsWith(asked.endsWith('.') ? asked : `${asked}.`) || (asked.includes('.') && id.startsWith(asked)));
    });
    return [...exact, ...begins];
  }
  const words = asked.split(/\s+/);
  const hits = (text: string) => words.every((word) => ` ${text}`.includes(` ${word}`) || text.includes(word));
  const inTitle: RuleRecord[] = [];
  const inText: RuleRecord[] = [];
  for (const record of rules.rules) {
    const { title, all } = foldedOf(record);
    if (hits(title)) inTitle.push(record);
    else if (hits(all)) inText.push(record);
  }
  return [...inTitle, ...inText];
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
