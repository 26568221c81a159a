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
    .normalize('NFD')
    .replace(/\p{M}/gu, '');
}

// An id, the beginning of one, or words that all occur; hits in the title first.
export function findRules(rules: Rules, query: string): RuleRecord[] {
  const folded = fold(query.trim());
  if (folded === '') return [];
  if (/^[abceu]\d+(\.|$)/.test(folded)) {
    const exact = rules.rules.filter((record) => record.id.toLowerCase() === folded);
    const begins = rules.rules.filter((record) => {
      const id = record.id.toLowerCase();
      return id !== folded && (id.startsWith(folded.endsWith('.') ? folded : `${folded}.`) || (folded.includes('.') && id.startsWith(folded)));
    });
    return [...exact, ...begins];
  }
  const words = folded.split(/\s+/);
  const hits = (text: string) => words.every((word) => ` ${text}`.includes(` ${word}`) || text.includes(word));
  const inTitle = rules.rules.filter((record) => hits(fold(titles(record))));
  const inText = rules.rules.filter((record) => !inTitle.includes(record) && hits(fold(`${titles(record)} ${record.text}`)));
  return [...inTitle, ...inText];
}

function titles(record: RuleRecord): string {
  return `${record.title} ${record.title_en ?? ''}`;
}
