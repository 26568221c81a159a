// The pending options as a small tree: a guided way from "what" to "with what", with a way back at every step.
import type { Option } from '../../lib/protocol';
import { t } from '../../lib/texts.svelte';
import { steps, type Part, type Words } from './words';

export interface Entry {
  key: string;
  label: string;
  icon: string;
  ask: string; // the heading once it is open: what is chosen, and what for
  options: Option[]; // all leaves below
  entries: Entry[]; // empty: choosing it is choosing options[0]
  cost: number | null; // if all leaves cost the same
}

const order = [
  'room',
  'play',
  'use',
  'move',
  'careful',
  'shoot',
  'melee',
  'pick',
  'craft',
  'quest',
  'trade',
  'mutate',
  'drop',
  'pass',
];

const icons: Record<string, string> = {
  move: 'move',
  careful: 'careful',
  shoot: 'shoot',
  melee: 'melee',
  pick: 'hand',
  drop: 'discard',
  craft: 'craft',
  quest: 'quest',
  play: 'card',
  use: 'item',
  room: 'explore',
  trade: 'trade',
  mutate: 'mutation',
  pass: 'pass',
  yes: 'check',
  accept: 'check',
  no: 'close',
  decline: 'close',
  end: 'check',
  launch: 'pod',
  wait: 'wait',
  stay: 'wait',
  leave: 'back',
  react: 'reaction',
  keep: 'hand',
};

function costOf(options: Option[]): number | null {
  const first = options[0]?.cost ?? 0;
  return options.every((option) => option.cost === first) ? first : null;
}

function leaf(key: string, label: string, icon: string, option: Option): Entry {
  return { key, label, icon, ask: '', options: [option], entries: [], cost: option.cost };
}

function rawPart(option: Option, part: Part): string {
  const value = option[part];
  return Array.isArray(value) ? value.join('+') : String(value ?? '');
}

function split(words: Words, options: Option[], parts: Part[], icon: string, path: string): Entry[] {
  const [part, ...rest] = parts;
  if (!part) return options.map((option) => leaf(`${path}/${option.choice}`, words.answer(option), icon, option));
  const groups = new Map<string, Option[]>();
  for (const option of options) groups.set(rawPart(option, part), [...(groups.get(rawPart(option, part)) ?? []), option]);
  return [...groups].map(([raw, members]) => {
    const key = `${path}/${raw}`;
    if (members.length === 1) return leaf(key, words.rest(members[0], parts), icon, members[0]);
    const name = words.part(members[0], part);
    const ask = t(`ui.table.step.${members[0].verb}.then`, { name });
    return {
      key,
      label: name,
      icon,
      ask,
      options: members,
      entries: split(words, members, rest, icon, key),
      cost: costOf(members),
    };
  });
}

// Actions of one kind. Where there is but one thing to do it with, that step is taken already.
function kind(words: Words, verb: string, options: Option[]): Entry {
  const icon = icons[verb] ?? 'dot';
  if (options.length === 1) return leaf(verb, words.whole(options[0]), icon, options[0]);
  const entries = split(words, options, steps[verb] ?? [], icon, verb);
  const [only] = entries;
  if (entries.length === 1)
    return { ...only, key: verb, label: t('ui.table.named', { name: words.verb(verb), text: only.label }) };
  const name = verb === 'room' ? words.optionLabel({ ...options[0], option: undefined }) : words.verb(verb);
  return { key: verb, label: name, icon, ask: t(`ui.table.step.${verb}`, { name }), options, entries, cost: costOf(options) };
}

// The Actions of a player round, by kind.
export function actionMenu(words: Words, options: Option[]): Entry[] {
  const verbs = [...new Set(options.map((option) => option.verb as string))];
  verbs.sort((a, b) => order.indexOf(a) - order.indexOf(b));
  return verbs.map((verb) =>
    kind(
      words,
      verb,
      options.filter((option) => option.verb === verb),
    ),
  );
}

export function answerMenu(words: Words, options: Option[]): Entry[] {
  return options.map((option) => leaf(option.choice, words.answer(option), icons[option.verb] ?? 'target', option));
}

// What can be done with one thing on the table, as an open step.
export function actionStep(words: Words, options: Option[]): Entry {
  const entries = actionMenu(words, options);
  const [only] = entries;
  return entries.length === 1 && only.entries.length > 0 ? only : step(t('ui.table.menu.here'), options, entries);
}

export function answerStep(ask: string, words: Words, options: Option[]): Entry {
  return step(ask, options, answerMenu(words, options));
}

function step(ask: string, options: Option[], entries: Entry[]): Entry {
  return { key: 'here', label: ask, icon: 'target', ask, options, entries, cost: null };
}
