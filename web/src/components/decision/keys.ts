// The whole game by keyboard: numbers answer, Escape goes back, Enter confirms, U takes back; Space goes on to the next scene, Enter past all of them.
import type { Theatre } from '../story/theatre.svelte';
import type { Flow } from './flow.svelte';

function typing(event: KeyboardEvent): boolean {
  const at = event.target as HTMLElement;
  return at.matches?.('input, select, textarea, [contenteditable]') || document.querySelector('[aria-modal]') !== null;
}

function pressNumber(flow: Flow, index: number): void {
  const decision = flow.decision;
  if (!decision || !flow.settled) return;
  if (flow.picksCards) {
    if (flow.selectable[index]) flow.toggleCard(index);
    return;
  }
  if (decision.ask === 'choose_set') {
    const ids = [...new Set(decision.options.flatMap((option) => option.corridors ?? []))];
    if (ids[index]) flow.toggleCorridor(ids[index]);
    return;
  }
  const entry = flow.entries[index];
  if (entry && !flow.table.sending) void flow.enter(entry);
}

function confirm(flow: Flow): boolean {
  if (flow.picksCards && flow.selectionFits) void flow.sendSelection();
  else if (flow.decision?.ask === 'choose_set' && flow.corridorSet) void flow.choose(flow.corridorSet.choice);
  else return false;
  return true;
}

export function pressKey(event: KeyboardEvent, flow: Flow, theatre: Theatre): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || typing(event) || flow.table.curtain) return;
  const onControl = (event.target as HTMLElement).closest?.('button, a, summary, [role="button"]') !== null;
  if (/^[1-9]$/.test(event.key)) pressNumber(flow, Number(event.key) - 1);
  else if (event.key === 'Escape') {
    if (theatre.scene) theatre.skip();
    else flow.back();
  } else if (event.key === 'Enter' && !onControl) {
    if (theatre.scene) theatre.skip();
    else if (!confirm(flow)) return;
  } else if (event.key === ' ' && !onControl && theatre.scene) theatre.next();
  else if ((event.key === 'u' || event.key === 'U') && flow.table.canUndo) void flow.undo();
  else return;
  event.preventDefault();
}
