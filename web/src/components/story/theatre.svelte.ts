// What deserves to be seen and not just logged, one scene after the other.
import { untrack } from 'svelte';
import type { StoryLine } from '../../lib/protocol';
import { reducedMotion } from '../../lib/settings.svelte';
import type { Flow } from '../decision/flow.svelte';

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
const grave = new Set(['encounter', 'surprise_attack', 'attack', 'kill', 'death', 'adaptation_revealed', 'self_destruct', 'launch', 'hibernate']);

const longest = 1900;
const shortest = 450;
const most = 24;

export class Theatre {
  scene: StoryLine | null = $state.raw(null);
  left = $state(0);
  #queue: StoryLine[] = [];
  #timer = 0;
  #seen = -1;
  #eventPhase = false;

  constructor(readonly flow: Flow) {
    $effect(() => {
      const story = flow.table.story;
      untrack(() => this.#hear(story));
    });
    // Who acts has seen enough.
    $effect(() => {
      if (flow.table.sending) untrack(() => this.skip());
    });
    $effect(() => () => clearTimeout(this.#timer));
  }

  skip(): void {
    this.#queue = [];
    this.#next();
  }

  next(): void {
    clearTimeout(this.#timer);
    this.#next();
  }

  #hear(story: StoryLine[]): void {
    const first = this.#seen < 0;
    const fresh = story.slice(first ? story.length : Math.min(this.#seen, story.length));
    this.#seen = story.length;
    if (first || reducedMotion() || this.flow.table.replay) return;
    this.#queue.push(...fresh.filter((line) => this.#isScene(line)));
    if (this.#queue.length > most) this.#queue = this.#queue.slice(-most);
    if (!this.scene) this.#next();
    this.left = this.#queue.length;
  }

  #isScene(line: StoryLine): boolean {
    if (line.event === 'step') {
      this.#eventPhase = String(line.data.value ?? '').startsWith('event.');
      return this.#eventPhase;
    }
    if (this.#eventPhase || (line.seat !== undefined && line.seat === this.flow.seat)) return scenes.has(line.event);
    return grave.has(line.event);
  }

  // The longer the row of waiting scenes, the shorter each.
  #next(): void {
    this.scene = this.#queue.shift() ?? null;
    this.left = this.#queue.length;
    const room = this.scene?.data.room;
    this.flow.pulse = typeof room === 'string' ? room : null;
    clearTimeout(this.#timer);
    if (!this.scene) return;
    const length = Math.max(shortest, longest - this.#queue.length * 110) * (this.scene.event === 'step' ? 0.5 : 1);
    this.#timer = window.setTimeout(() => this.#next(), length);
  }
}
