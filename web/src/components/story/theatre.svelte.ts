// What deserves to be seen and not just logged, one scene after the other, with the ship as it stood at each of them.
import { untrack } from 'svelte';
import type { EventFields, Sections, StoryLine } from '../../lib/protocol';
import { reducedMotion } from '../../lib/settings.svelte';
import type { News } from '../../lib/table.svelte';
import { t } from '../../lib/texts.svelte';
import { spotKey, type Flow } from '../decision/flow.svelte';
import { after, type Beat } from './beats';

const scenes = new Set([
  'step',
  'noise_roll',
  'danger',
  'encounter',
  'surprise_attack',
  'attack',
  'miss',
  'injury_check',
  'kill',
  'death',
  'feed',
  'evolve',
  'bag_draw',
  'event_card',
  'adaptation_revealed',
  'roll',
  'explore',
  'self_destruct',
  'time',
  'serious_wound',
  'launch',
  'hibernate',
]);
// In others' rounds only what nobody would want to miss; the Event Phase and the own round are seen in full.
const grave = new Set([
  'encounter',
  'surprise_attack',
  'attack',
  'kill',
  'death',
  'adaptation_revealed',
  'self_destruct',
  'launch',
  'hibernate',
]);

const most = 24;

// As long as it takes to read; the longer the row of waiting scenes, the quicker, but the words of a card stay.
function lengthOf(line: StoryLine, waiting: number): number {
  if (line.event === 'step') return 650;
  const card = line.event === 'event_card' ? t(`event.${line.data.card}.effect`) : '';
  const words = `${line.text} ${card}`.split(/\s+/).length;
  const length = Math.min(4500, 700 + 60 * words);
  return card ? Math.max(2500, length) : length * Math.max(0.5, 1 - waiting * 0.05);
}

export class Theatre {
  scene: StoryLine | null = $state.raw(null);
  left = $state(0); // scenes still to come
  #beats: Beat[] = [];
  #timer = 0;
  #eventPhase = false;
  #last = new Map<number | null, Sections>(); // hot-seat: what each seat saw last

  constructor(readonly flow: Flow) {
    flow.table.tell = (news) => this.#hear(news);
    // Who acts has seen enough.
    $effect(() => {
      if (flow.table.sending) untrack(() => this.skip());
    });
    // Behind the curtain nothing is played.
    $effect(() => {
      if (!flow.table.curtain) untrack(() => this.#begin());
    });
    $effect(() => () => {
      flow.table.tell = null;
      this.#end();
    });
  }

  skip(): void {
    this.#end();
  }

  next(): void {
    this.#next();
  }

  #hear(news: News | null): void {
    const { table } = this.flow;
    const hotseat = table.seats.length > 1;
    const before = hotseat ? this.#last.get(table.viewer) : news?.before;
    if (hotseat) this.#last.set(table.viewer, { ...table.sections });
    if (!news || !before || reducedMotion()) return this.#end();
    const beats: Beat[] = news.lines.map((line) => ({ line, scene: this.#isScene(line) }));
    // A step in which nothing happens is passed over.
    beats.forEach((beat, i) => {
      if (beat.line.event === 'step' && beats[i + 1]?.line.event === 'step') beat.scene = false;
    });
    const last = beats.at(-1) ?? this.#beats.at(-1);
    if (last) last.rest = { ...last.rest, ...news.sections };
    if (!this.flow.staged && !beats.some((beat) => beat.scene)) return;
    if (hotseat && table.curtain) this.#end();
    this.flow.staged ??= before;
    this.#beats.push(...beats);
    this.flow.untold = this.#beats.length;
    this.#hurry();
    this.#begin();
  }

  #begin(): void {
    if (!this.flow.table.curtain && this.flow.staged && !this.scene) this.#next();
  }

  // Too long a row: its beginning is told without being played.
  #hurry(): void {
    let count = this.#beats.filter((beat) => beat.scene).length;
    for (const beat of this.#beats) {
      if (count <= most) break;
      if (beat.scene) count--;
      beat.scene = false;
    }
    this.left = count;
  }

  #isScene(line: StoryLine): boolean {
    if (line.event === 'step') {
      this.#eventPhase = line.data.value.startsWith('event.');
      return this.#eventPhase;
    }
    if (this.#eventPhase || (line.seat !== undefined && line.seat === this.flow.seat)) return scenes.has(line.event);
    return grave.has(line.event);
  }

  // To the next scene, with everything that happened until then.
  #next(): void {
    clearTimeout(this.#timer);
    const { flow } = this;
    const place = this.#beats.findIndex((beat) => beat.scene);
    if (place < 0 || !flow.staged) return this.#end();
    const past = this.#beats.splice(0, place + 1);
    const beat = past.pop();
    const line = beat?.line;
    flow.staged = after(flow.staged, past);
    flow.untold = this.#beats.length;
    this.scene = line ?? null;
    this.left = this.#beats.filter((beat) => beat.scene).length;
    const data: EventFields = this.scene?.data ?? {};
    flow.pulse = data.room ?? null;
    flow.star = star(data);
    const length = line ? lengthOf(line, this.left) : 0;
    this.#timer = window.setTimeout(() => this.#strike(beat, length), length * 0.4);
  }

  // In the middle of the scene it comes to pass.
  #strike(beat: Beat | undefined, length: number): void {
    if (beat && this.flow.staged) this.flow.staged = after(this.flow.staged, [beat]);
    this.#timer = window.setTimeout(() => this.#next(), length * 0.6);
  }

  // The ship as it is now.
  #end(): void {
    clearTimeout(this.#timer);
    this.#beats = [];
    this.left = 0;
    this.scene = null;
    this.flow.staged = null;
    this.flow.untold = 0;
    this.flow.pulse = null;
    this.flow.star = null;
  }
}

// Who stars in a scene, as the ship names it.
function star(data: EventFields): string | null {
  const who = data.by ?? data.feeder ?? data.who ?? data.seat;
  if (typeof who === 'string') return spotKey({ kind: 'carnomorph', id: who });
  return typeof who === 'number' ? spotKey({ kind: 'crew', id: String(who), seat: who }) : null;
}
