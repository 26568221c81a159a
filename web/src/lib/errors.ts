// A refusal as a sentence in the player's language; the server's own sentence where the page has none.
import { Refusal } from './api';
import { has, t } from './texts.svelte';

export function sentence(word: string, message: string): string {
  const key = `ui.error.${word}`;
  return has(key) ? t(key) : message || t('ui.error.server');
}

export function explain(error: unknown): string {
  return error instanceof Refusal ? sentence(error.word, error.message) : t('ui.error.server');
}
