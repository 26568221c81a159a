// A finished table step by step. It is a TableState without decisions, so the same screen draws it.
import { getJson } from './api';
import type { ReplaySections, ReplayStep, Sections } from './protocol';
import { TableState } from './table.svelte';
import type { Lang } from './settings.svelte';

export type Viewer = number | 'table' | 'all';

const kept = 64; // steps held in memory, so that going back and forth is instant

export class ReplayState extends TableState {
  override readonly replay = true;
  step = $state(0);
  steps = $state(0);
  turns: number[] = $state.raw([]);
  choice: ReplayStep['choice'] = $state.raw(null);
  loading = $state(false);
  #cache = new Map<string, ReplayStep>();
  #wanted = 0;

  constructor(code: string) {
    super(code, null);
  }

  // Shows that step as `viewer` saw it. Answers that come after a newer wish are dropped.
  async show(step: number, viewer: Viewer, lang: Lang): Promise<void> {
    const wish = ++this.#wanted;
    this.loading = true;
    try {
      const found = await this.#fetch(step, viewer, lang);
      if (wish !== this.#wanted) return;
      this.#take(found, viewer);
      this.loading = false;
      if (step < found.steps) void this.#fetch(step + 1, viewer, lang).catch(() => undefined);
    } catch (error) {
      if (wish === this.#wanted) this.loading = false;
      throw error;
    }
  }

  async #fetch(step: number, viewer: Viewer, lang: Lang): Promise<ReplayStep> {
    const key = `${step}/${viewer}/${lang}`;
    const known = this.#cache.get(key);
    if (known) return known;
    const found = await getJson<ReplayStep>(`/api/tables/${this.code}/replay?step=${step}&viewer=${viewer}&lang=${lang}`);
    if (this.#cache.size >= kept) this.#cache.delete(this.#cache.keys().next().value ?? '');
    this.#cache.set(key, found);
    return found;
  }

  #take(found: ReplayStep, viewer: Viewer): void {
    this.step = found.step;
    this.steps = found.steps;
    this.turns = found.turns;
    this.choice = found.choice;
    this.table = found.table;
    this.result = found.result;
    this.story = found.story;
    // The all-seeing view: the place shown is that of whoever acted.
    const all: ReplaySections = found.sections;
    const sections: Sections = { ...all };
    const shown = typeof viewer === 'number' ? viewer : viewer === 'all' ? (found.choice?.seat ?? 1) : null;
    const own = viewer === 'all' ? all[`own:${shown ?? 1}` as 'own:1'] : all.own;
    if (own) sections.own = own;
    else delete sections.own;
    this.sections = sections;
    this.viewer = shown;
    this.seats = shown === null ? [] : [shown];
  }
}
