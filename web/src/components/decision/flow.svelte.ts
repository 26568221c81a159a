// What the player is doing right now: the open step of the menu, what is lit, what is looked at, what was refused.
import { getContext, setContext, untrack } from 'svelte';
import { crewOf, roomOf, type Decision, type Option, type Pod, type Refused, type Sections } from '../../lib/protocol';
import type { TableState } from '../../lib/table.svelte';
import { has, t } from '../../lib/texts.svelte';
import { cardName, carnomorphs, thingName, tileOf } from './names';
import { actionMenu, actionStep, answerMenu, answerStep, type Entry } from './menu';
import { suggestDiscard, suggestPayment } from './payment';
import { question } from './question';
import { isEmptyReaction, Words } from './words';

// Something that can be looked at, and perhaps pressed.
export type Spot =
  | {
      kind:
        | 'room'
        | 'corridor'
        | 'carnomorph'
        | 'card'
        | 'item'
        | 'wound'
        | 'mutation'
        | 'objective'
        | 'pod'
        | 'token'
        | 'pile'
        | 'track';
      id: string;
    }
  | { kind: 'crew'; id: string; seat: number }
  | { kind: 'object'; id: string; room: string };

export interface Notice {
  text: string;
  rule: string | null;
}

export function spotKey(spot: Spot): string {
  return spot.kind === 'object' ? `object:${spot.room}:${spot.id}` : `${spot.kind}:${spot.id}`;
}

const key = Symbol('flow');
export const provideFlow = (flow: Flow): Flow => setContext(key, flow);
export const useFlow = (): Flow => getContext<Flow>(key);

const setAsks = ['pay', 'pass_discard', 'discard'];
const own = ['card', 'item', 'mutation']; // at hand, with more to read than the table shows
const apart = ['drop', 'craft']; // no use of the thing itself: never by pressing it

export class Flow {
  path: Entry[] = $state.raw([]); // the steps taken into the menu
  look: Spot | null = $state.raw(null); // under the pointer or focus
  pinned: Spot | null = $state.raw(null); // tapped: stays
  notice: Notice | null = $state.raw(null);
  selection: number[] = $state.raw([]); // places in the own hand, for paying and discarding
  corridors: string[] = $state.raw([]); // for a choice of several
  pulse: string | null = $state(null); // the Room that the story speaks of
  star: string | null = $state(null); // who acts in the scene being shown, as a key of spots
  untold = $state(0); // the last lines of the story, still to be played
  staged: Sections | null = $state.raw(null); // the view as of the scene being shown
  finger = false; // the press under way is a finger's: it saw no card beforehand
  #lastRefused: Refused[] = [];
  #mine = false;
  #answered: Decision | null = null;
  #arrived = 0;
  // By seat, for a device may have several: how far the story had come at the last choice of the own round, and at the end of the own last turn.
  #lastChoice = new Map<number, number>();
  #turnMarks: Record<number, number> = $state({});

  constructor(readonly table: TableState) {
    $effect(() => {
      const decision = this.decision;
      untrack(() => this.#newDecision(decision));
    });
    // A reaction window without a reaction answers itself after a while, about as long as somebody with one would think.
    $effect(() => {
      const { decision } = this;
      if (!decision || !isEmptyReaction(decision)) return;
      const timer = setTimeout(() => void this.choose(decision.options[0].choice), 1500 + Math.random() * 2500);
      return () => clearTimeout(timer);
    });
  }

  // Asked is only what the player has seen come about: after the scenes.
  decision = $derived.by(() => (this.table.curtain || this.staged ? null : this.table.decision));
  words = $derived.by(() => (this.decision ? new Words(this.table.sections, this.decision) : null));
  isTurn = $derived(this.decision?.ask === 'turn');
  picksCards = $derived(this.decision?.cards !== undefined && setAsks.includes(this.decision.ask));
  root: Entry[] = $derived.by(() => {
    if (!this.decision || !this.words) return [];
    return this.isTurn ? actionMenu(this.words, this.decision.options) : answerMenu(this.words, this.decision.options);
  });
  entries: Entry[] = $derived(this.path.at(-1)?.entries ?? this.root);
  scope: Option[] = $derived(this.path.at(-1)?.options ?? this.decision?.options ?? []);
  lit: Map<string, Option[]> = $derived.by(() => new Map([...this.#lightShip(), ...this.#lightPlace()]));
  // The Room of a Careful Movement is chosen, the corridor for the Noise marker is not.
  placesNoise = $derived(
    this.scope.length > 0 && this.scope.every((option) => option.verb === 'careful' && option.room === this.scope[0].room),
  );
  info: Spot | null = $derived(this.look ?? this.pinned);

  // A question that has only just appeared is not answered by the key meant for the one before.
  get settled(): boolean {
    return performance.now() - this.#arrived > 120;
  }
  get seat(): number | null {
    return this.table.viewer;
  }
  get turnMark(): number {
    return this.#turnMarks[this.seat ?? 0] ?? 0;
  }
  // What the table shows: the view, or while scenes are played the view as it was then.
  get shown(): Sections {
    return this.staged ?? this.table.sections;
  }
  get hand(): string[] {
    return this.shown.own?.hand ?? [];
  }
  get character(): string | null {
    return this.seat ? (crewOf(this.table.sections, this.seat)?.character ?? null) : null;
  }

  isLit(spot: Spot): boolean {
    return this.lit.has(spotKey(spot));
  }

  // Pressing a thing: choose it, open what can be done with it, or say why nothing can.
  async press(spot: Spot): Promise<void> {
    this.notice = null;
    const options = this.lit.get(spotKey(spot)) ?? this.#roomBelow(spot);
    if (spot.kind === 'corridor' && this.decision?.ask === 'choose_set') {
      this.toggleCorridor(spot.id);
      return;
    }
    if (!options) {
      this.pinned = spot;
      await this.explain(spot);
      return;
    }
    if (this.finger && own.includes(spot.kind) && this.path.at(-1)?.key !== spotKey(spot)) this.#show(spot, options);
    else await this.offer(options);
  }

  // A finger's first tap: the card to be read, and below it what the next one does.
  #show(spot: Spot, options: Option[]): void {
    const { words, decision } = this;
    if (!words || !decision) return;
    this.pinned = spot;
    const step = this.isTurn ? actionStep(words, options) : answerStep(question(decision), words, options);
    const ask = this.isTurn && options.length === 1 ? t('ui.table.step.sure', { name: this.#nameOf(spot) }) : step.ask;
    this.path = [{ ...step, ask, key: spotKey(spot) }];
  }
  #nameOf({ kind, id }: Spot): string {
    if (kind === 'mutation') return t(`mutation.${id}.name`);
    return kind === 'card' ? cardName(id, this.character) : thingName(id);
  }

  // Who stands in a lit Room is no obstacle to choosing the Room.
  #roomBelow(spot: Spot): Option[] | undefined {
    const room =
      spot.kind === 'object'
        ? spot.room
        : spot.kind === 'crew'
          ? crewOf(this.table.sections, spot.seat)?.room
          : spot.kind === 'carnomorph'
            ? carnomorphs(this.table.sections).find((one) => one.id === spot.id)?.room
            : null;
    const options = room ? this.lit.get(`room:${room}`)?.filter((option) => option.verb !== 'room') : undefined;
    return options && options.length > 0 ? options : undefined;
  }

  async offer(options: Option[]): Promise<void> {
    if (options.length === 1) return this.choose(options[0].choice);
    if (!this.words || !this.decision) return;
    const kept = options.every((option) => this.scope.includes(option)) ? this.path : [];
    if (kept.at(-1)?.options.length === options.length) return; // open already
    const step = this.isTurn ? actionStep(this.words, options) : answerStep(question(this.decision), this.words, options);
    this.path = [...kept, step];
  }

  async enter(entry: Entry): Promise<void> {
    this.notice = null;
    if (entry.entries.length === 0) return this.choose(entry.options[0].choice);
    this.path = [...this.path, entry];
  }

  back(): boolean {
    const step = this.path.at(-1);
    if (step) {
      this.path = this.path.slice(0, -1);
      if (this.pinned && step.key === spotKey(this.pinned)) this.pinned = null;
      return true;
    }
    if (this.pinned || this.notice) {
      this.pinned = null;
      this.notice = null;
      return true;
    }
    return false;
  }

  async choose(choice: string): Promise<void> {
    if (this.decision === this.#answered) return; // a second press before the next question has come
    this.notice = null;
    this.#answered = this.decision;
    const seat = this.decision?.seat;
    if (seat && seat === this.table.sections.tracks?.active) this.#lastChoice.set(seat, this.table.seq + 1);
    const answer = await this.table.choose(choice);
    if (answer.ok) {
      this.pinned = null;
      return;
    }
    this.#answered = null;
    this.refuse(answer.reason, answer.rule, answer.message);
  }

  async undo(): Promise<void> {
    const answer = await this.table.undo();
    if (!answer.ok) this.refuse(answer.reason, answer.rule, answer.message);
  }

  async replace(seat: number): Promise<void> {
    const answer = await this.table.replace(seat);
    if (answer.ok) return;
    const key = `ui.table.replace.${answer.reason}`;
    if (has(key)) this.notice = { text: t(key), rule: null };
    else this.refuse(answer.reason, answer.rule, answer.message);
  }

  refuse(reason: string, rule: string | null, message = ''): void {
    const text = has(`refusal.${reason}`)
      ? t(`refusal.${reason}`)
      : message || t(`ui.table.refused.${reason === 'offline' ? 'offline' : 'other'}`);
    this.notice = { text, rule };
  }

  // What the server said beforehand, else ask it.
  async explain(spot: Spot): Promise<void> {
    if (!this.isTurn) return;
    const known = this.refusedFor(spot)[0];
    if (known) {
      this.refuse(known.reason, known.rule);
      return;
    }
    if (spot.kind === 'pod') this.#explainPod(spot.id);
    if (spot.kind === 'item' && this.decision?.options.some((option) => option.verb === 'drop' && option.thing === spot.id)) {
      this.notice = { text: t('ui.table.only_drop'), rule: null };
    }
    const choice = spot.kind === 'room' ? `move ${spot.id}` : spot.kind === 'carnomorph' ? `melee ${spot.id}` : null;
    if (!choice || spot.id === this.words?.here) return;
    const answer = await this.table.why(choice);
    if (!answer.ok) this.refuse(answer.reason, answer.rule, answer.message);
  }

  #explainPod(id: string): void {
    const pod = this.#pod(id);
    if (!pod) return;
    const name = t(`pod.pod_${id}.name`);
    if (pod.state !== 'unlocked')
      this.notice = { text: t('ui.table.named', { name, text: t(`ui.table.pod.${pod.state}`) }), rule: 'B10.14' };
    else if (pod.section !== this.#sectionHere)
      this.notice = { text: t('ui.table.pod.far', { section: pod.section }), rule: 'B10.14' };
  }

  refusedFor(spot: Spot): Refused[] {
    const refused = this.decision?.refused ?? [];
    switch (spot.kind) {
      case 'room':
        if (spot.id === this.words?.here) return this.#refusedHere(refused);
        return refused.filter((one) => (one.verb === 'move' || one.verb === 'careful') && one.room === spot.id);
      case 'pod':
        return this.#pod(spot.id)?.section === this.#sectionHere ? this.#refusedHere(refused) : [];
      case 'card':
        return refused.filter((one) => one.verb === 'play' && one.card === spot.id);
      case 'item':
        return refused.filter(
          (one) => (one.verb === 'use' || one.verb === 'quest' || one.verb === 'shoot') && one.item === spot.id,
        );
      case 'carnomorph':
        return refused.filter((one) => one.target === spot.id);
      case 'mutation':
        return refused.filter((one) => one.verb === 'mutate');
      case 'object':
        return refused.filter((one) => one.verb === 'pick' && one.thing === spot.id);
      default:
        return [];
    }
  }

  // The Room Action, unless something of it is allowed.
  #refusedHere(refused: Refused[]): Refused[] {
    return this.decision?.options.some((option) => option.verb === 'room') ? [] : refused.filter((one) => one.verb === 'room');
  }

  #pod(id: string): Pod | undefined {
    return this.table.sections.tracks?.pods.find((other) => String(other.pod) === id);
  }
  // The Evacuation Section one stands in.
  get #sectionHere(): string | null {
    const here = this.words?.here;
    return (here && tileOf(roomOf(this.table.sections, here)?.tile)?.section) || null;
  }

  // Hand cards for a payment or a discard.
  toggleCard(place: number): void {
    const most = this.decision?.max ?? 0;
    if (this.selection.includes(place)) this.selection = this.selection.filter((other) => other !== place);
    else if (most > 0 && this.selection.length >= most) this.selection = [...this.selection.slice(1), place];
    else this.selection = [...this.selection, place];
  }
  get selectable(): boolean[] {
    const cards = this.decision?.cards ?? {};
    return this.hand.map((name) => this.picksCards && (cards[name] ?? 0) > 0);
  }
  get selectionFits(): boolean {
    const decision = this.decision;
    return !!decision && this.selection.length >= decision.min && this.selection.length <= Math.max(decision.max, decision.min);
  }
  async sendSelection(): Promise<void> {
    const decision = this.decision;
    if (!decision || !this.selectionFits) return;
    const names = this.selection.map((place) => this.hand[place]);
    if (names.length === 0) return this.choose(decision.ask === 'pay' ? 'pay' : 'keep');
    const verb = decision.ask === 'pay' ? 'pay' : decision.about.pick === 'hand_card' ? 'choose' : 'discard';
    return this.choose([verb, ...names].join(' '));
  }

  // Several corridors at once.
  toggleCorridor(id: string): void {
    this.corridors = this.corridors.includes(id) ? this.corridors.filter((other) => other !== id) : [...this.corridors, id];
  }
  get corridorSet(): Option | undefined {
    const wanted = [...this.corridors].sort().join(' ');
    return this.decision?.options.find((option) => [...(option.corridors ?? [])].sort().join(' ') === wanted);
  }

  #newDecision(decision: Decision | null): void {
    const mine = decision?.ask === 'turn';
    this.#arrived = performance.now();
    this.path = [];
    this.corridors = [];
    this.notice = null;
    if (this.table.curtain) this.pinned = null; // the next at this device did not look at it
    if (mine) this.#lastRefused = decision.refused ?? [];
    if (mine && !this.#mine) this.#turnMarks[decision.seat] = this.#lastChoice.get(decision.seat) ?? 0;
    this.#mine = this.table.decision !== null; // also while scenes are played
    const suggestion = { hand: this.hand, character: this.character, refused: this.#lastRefused };
    if (!decision?.cards) this.selection = [];
    else if (decision.ask === 'pay') this.selection = suggestPayment(suggestion, decision.cards, decision.min);
    else if (decision.ask === 'pass_discard') this.selection = suggestDiscard(this.hand);
    else this.selection = decision.min > 0 ? suggestPayment(suggestion, decision.cards, decision.min) : [];
  }

  // Cards and Items stay alive whatever step of the menu is open: pressing one begins anew with it.
  #lightPlace(): Map<string, Option[]> {
    const lit = new Lights();
    for (const option of this.decision?.options ?? []) {
      if (option.card && option.verb === 'play') lit.put(`card:${option.card}`, option);
      if (apart.includes(option.verb)) continue;
      if (option.item) lit.put(`item:${option.item}`, option);
      if (option.thing && option.verb !== 'pick') lit.put(`item:${option.thing}`, option);
      if (option.verb === 'mutate') lit.put(`mutation:${this.table.sections.own?.mutation}`, option);
    }
    return lit;
  }

  // On the ship: what the open step of the menu names.
  #lightShip(): Map<string, Option[]> {
    const lit = new Lights();
    const put = (name: string, option: Option) => lit.put(name, option);
    for (const option of this.scope) {
      for (const id of option.corridors ?? []) put(`corridor:${id}`, option);
      if (option.verb === 'careful') put(this.placesNoise ? `corridor:${option.corridor}` : `room:${option.room}`, option);
      else if (option.verb === 'room') put(`room:${this.words?.here}`, option);
      else if (option.target === 'eggs') put(`object:${this.words?.here}:egg`, option);
      else if (option.target) put(`carnomorph:${option.target}`, option);
      else if (option.corridor) put(`corridor:${option.corridor}`, option);
      else if (option.verb === 'pick') put(`object:${this.words?.here}:${option.thing}`, option);
      else if (option.room) {
        put(`room:${option.room}`, option);
        if (this.decision?.about.pick === 'target') put(`object:${option.room}:egg`, option);
      } else if (option.seat && option.verb === 'choose') put(`crew:${option.seat}`, option);
      else if (option.value?.startsWith('pod:')) put(option.value, option);
    }
    return lit;
  }
}

class Lights extends Map<string, Option[]> {
  put(name: string, option: Option): void {
    this.set(name, [...(this.get(name) ?? []), option]);
  }
}
