// One table as this browser sees it: the view, the pending decision, the story, and what can be done with them.
import { Connection, type ConnectionState } from './connection';
import type {
  Chat,
  Decision,
  Forecast,
  Outgoing,
  Result,
  Sections,
  ServerMessage,
  StoryLine,
  Table,
  Update,
  Welcome,
} from './protocol';
import { settings, type Lang } from './settings.svelte';

export type Answer = { ok: true } | { ok: false; reason: string; rule: string | null; message: string };
type Waiting = (message: ServerMessage | null) => void;
// A union's members one by one, without a field.
type Without<T, K extends string> = T extends unknown ? Omit<T, K> : never;
type Asked = Without<Extract<Outgoing, { id: number }>, 'id'>;

// What one update brought, for who wants to show it bit by bit.
export interface News {
  before: Sections; // the view it changed
  lines: StoryLine[]; // each with what had changed by then
  sections: Sections; // all that it changed
}

const offline: Answer = { ok: false, reason: 'offline', rule: null, message: '' };

export class TableState {
  sections: Sections = $state({});
  decision: Decision | null = $state.raw(null);
  story: StoryLine[] = $state.raw([]);
  canUndo = $state(false);
  table: Table | null = $state.raw(null);
  seats: number[] = $state.raw([]); // those this connection plays; empty for a spectator
  viewer: number | null = $state(null); // whose view this is; null: the public one
  curtain = $state(false); // hot-seat: the device changes hands, nothing may be seen
  connection: ConnectionState = $state('connecting');
  result: Result | null = $state.raw(null);
  chat: Chat[] = $state.raw([]);
  problem: { error: string; message: string } | null = $state.raw(null);
  forecastNow: Forecast | null = $state.raw(null); // what the last forecast() answered
  sending = $state(false); // a choice is on its way
  deadline: number | null = $state(null); // when the pending decision's time is up, as Date.now()
  readonly replay: boolean = false;
  tell: ((news: News | null) => void) | null = null; // hears every update; null: all is new, nothing to be shown bit by bit

  readonly code: string;
  readonly token: string | null;
  #seq = 0;
  #nextId = 1;
  #asked = new Map<number, Waiting>();
  #stories = new Map<number | null, StoryLine[]>(); // hot-seat: what each seat was told, and nobody else
  #foreign = new Set<number | null>(); // those still told in the language before
  #link: Connection | null = null;

  constructor(code: string, token: string | null) {
    this.code = code;
    this.token = token;
  }

  get online(): boolean {
    return this.connection === 'open' || this.replay;
  }
  get spectator(): boolean {
    return this.seats.length === 0;
  }
  get seq(): number {
    return this.#seq;
  }

  connect(): void {
    this.#link = new Connection({
      hello: () => ({
        type: 'hello',
        code: this.code,
        token: this.token,
        lang: settings.lang,
        since: this.seats.length > 1 ? 0 : this.#seq,
        scenes: true,
      }),
      message: (message) => this.receive(message),
      state: (state) => this.#connectionIs(state),
    });
  }

  close(): void {
    this.#link?.close();
    this.#link = null;
  }

  async choose(choice: string): Promise<Answer> {
    if (!this.decision || this.sending) return offline;
    this.sending = true;
    const answer = await this.#ask({ type: 'choose', seat: this.decision.seat, seq: this.#seq, choice });
    this.sending = false;
    return toAnswer(answer);
  }

  async why(choice: string): Promise<Answer> {
    return toAnswer(await this.#ask({ type: 'why', seat: this.#speaker, choice }));
  }

  async undo(): Promise<Answer> {
    return toAnswer(await this.#ask({ type: 'undo', seat: this.#speaker }));
  }

  // Lets a bot play for somebody who has been gone for long.
  async replace(seat: number): Promise<Answer> {
    return toAnswer(await this.#ask({ type: 'replace', seat }));
  }

  async forecast(): Promise<Forecast | null> {
    const answer = await this.#ask({ type: 'forecast' });
    this.forecastNow = answer?.type === 'forecast' ? answer : null;
    return this.forecastNow;
  }

  say(what: { text: string } | { phrase: string }): boolean {
    return this.#send({ type: 'say', ...what });
  }
  start(): boolean {
    return this.#send({ type: 'start' });
  }
  leave(): boolean {
    return this.#send({ type: 'leave' });
  }
  setAway(away: boolean): boolean {
    return this.#send({ type: 'away', away });
  }

  // New lines come in the new language, and the old ones are told again.
  async setLang(lang: Lang): Promise<void> {
    if (!this.#send({ type: 'lang', lang })) return;
    this.#foreign = new Set(this.#stories.keys());
    await this.#retell(lang);
  }

  // Hot-seat: the player whose turn it is has the device.
  lift(): void {
    this.curtain = false;
  }

  receive(message: ServerMessage): void {
    switch (message.type) {
      case 'welcome':
        return this.#welcome(message);
      case 'update':
        return this.#update(message);
      case 'table':
        this.table = message.table;
        return;
      case 'chat':
        this.chat = [...this.chat.slice(-199), message];
        return;
      case 'over':
        this.result = message.result;
        this.decision = null;
        return;
      case 'error':
        this.#fail(message.error, message.message);
        return;
      case 'pong':
        return;
      default:
        this.#asked.get(message.id)?.(message);
        this.#asked.delete(message.id);
    }
  }

  get #speaker(): number {
    return this.decision?.seat ?? this.viewer ?? this.seats[0] ?? 1;
  }

  #welcome(message: Welcome): void {
    const from = message.seats.length > 1 ? 0 : Math.min(this.#seq, message.undone ?? this.#seq);
    if (from === 0) this.#stories.clear();
    this.problem = null;
    this.seats = message.seats;
    this.table = message.table;
    this.sections = message.sections;
    this.#turnTo(message);
    const known = (this.#stories.get(this.viewer) ?? []).filter((line) => line.seq <= from);
    this.#tell([...known, ...message.story.filter((line) => line.seq > from)]);
    this.tell?.(null);
  }

  #update(message: Update): void {
    const before = { ...this.sections };
    Object.assign(this.sections, message.sections);
    this.#turnTo(message);
    const { undone } = message;
    if (undone !== undefined) this.#forget(undone);
    const known = this.#stories.get(this.viewer) ?? [];
    if (message.story.length > 0 || this.story !== known) this.#tell([...known, ...message.story.map(withoutScene)]);
    if (this.#foreign.has(this.viewer)) void this.#retell(settings.lang);
    this.tell?.(undone === undefined ? { before, lines: message.story, sections: message.sections } : null);
  }

  // After an undo: what was told past that point did not happen.
  #forget(after: number): void {
    for (const [viewer, lines] of this.#stories) {
      this.#stories.set(
        viewer,
        lines.filter((line) => line.seq <= after),
      );
    }
  }

  // The server tells the story of the seat whose view this is; another seat of the device hears its own when its turn comes.
  async #retell(lang: Lang): Promise<void> {
    const { viewer } = this;
    const answer = await this.#ask({ type: 'log', from: 0, lang });
    if (answer?.type !== 'log' || viewer !== this.viewer) return;
    this.#foreign.delete(viewer);
    this.#tell(answer.story);
  }

  #tell(lines: StoryLine[]): void {
    this.#stories.set(this.viewer, lines);
    this.story = lines;
  }

  #turnTo(message: Welcome | Update): void {
    const viewer = message.viewer ?? null;
    const first = this.#seq === 0;
    if (this.table?.hotseat && this.seats.length > 1 && message.seq > 0 && (first || viewer !== this.viewer)) this.curtain = true;
    this.#seq = message.seq;
    this.canUndo = message.undo;
    this.decision = message.decision;
    this.viewer = viewer;
    this.deadline = message.clock === undefined ? null : Date.now() + message.clock * 1000;
  }

  #connectionIs(state: ConnectionState): void {
    this.connection = state;
    if (state === 'open' || state === 'connecting') return;
    this.#asked.forEach((waiting) => waiting(null));
    this.#asked.clear();
  }

  // Refusals of the whole connection: no use in trying again.
  #fail(error: string, message: string): void {
    this.problem = { error, message };
    if (['not_found', 'not_yours', 'version', 'damaged'].includes(error)) this.close();
  }

  #send(message: Outgoing): boolean {
    return this.#link?.send(message) ?? false;
  }

  #ask(message: Asked): Promise<ServerMessage | null> {
    const id = this.#nextId++;
    return new Promise((resolve) => {
      this.#asked.set(id, resolve);
      if (this.#send({ ...message, id })) return;
      this.#asked.delete(id);
      resolve(null);
    });
  }
}

// A line to keep: the ship it showed is not needed any more.
function withoutScene(line: StoryLine): StoryLine {
  const { sections: _, ...rest } = line;
  return rest;
}

function toAnswer(message: ServerMessage | null): Answer {
  if (message?.type === 'taken' || message?.type === 'allowed') return { ok: true };
  if (message?.type === 'refused') return { ok: false, reason: message.reason, rule: message.rule, message: message.message };
  return offline;
}
