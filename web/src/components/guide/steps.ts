// The first-game guide: what it points at, and when. Texts are ui.guide.ID and ui.guide.ID.text.
import type { TableState } from '../../lib/table.svelte';

export interface Step {
  id: string;
  anchor: string | null; // an element with that data-guide
  when?: (table: TableState) => boolean; // waits for it; without one it follows at once
}

const asked = (table: TableState, ...asks: string[]) => asks.includes(table.decision?.ask ?? '');
const phase = (table: TableState) => table.sections.tracks?.phase ?? '';

export const steps: Step[] = [
  { id: 'welcome', anchor: null },
  { id: 'ship', anchor: 'ship' },
  { id: 'hand', anchor: 'hand' },
  { id: 'board', anchor: 'board' },
  { id: 'tracks', anchor: 'tracks' },
  { id: 'brood', anchor: 'brood' },
  { id: 'story', anchor: 'story' },
  { id: 'rules', anchor: 'rules' },
  { id: 'decision', anchor: 'decision', when: (table) => asked(table, 'turn') },
  { id: 'pay', anchor: 'decision', when: (table) => asked(table, 'pay') },
  {
    id: 'pass',
    anchor: 'decision',
    when: (table) => asked(table, 'pass_discard') || phase(table).startsWith('event.') || (table.sections.tracks?.turn ?? 1) > 1,
  },
  { id: 'event', anchor: 'story', when: (table) => phase(table).startsWith('event.') || (table.sections.tracks?.turn ?? 1) > 1 },
  { id: 'over', anchor: null },
];
