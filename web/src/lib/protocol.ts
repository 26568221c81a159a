// The messages of docs/formats/protocol.md.
import type { Lang } from './settings.svelte';

export type Mode = 'semi' | 'coop' | 'solo';
export type Edition = 'default' | 'en' | 'pl' | 'fr' | 'it';
export type Counts = Record<string, number>;

export interface NewSeat {
  kind: 'human' | 'bot';
  level?: string;
}
export interface NewTable {
  name: string;
  players: number;
  mode: Mode;
  edition: Edition;
  draft: boolean;
  public: boolean;
  limit: number;
  hotseat: boolean;
  seats: NewSeat[];
}
export interface Seated {
  code: string;
  seat: number;
  token: string;
}
export interface TableSeat {
  seat: number;
  kind: 'human' | 'bot' | 'open';
  name: string | null;
  online: boolean;
  character: string | null;
  away: boolean;
}
export interface Table {
  code: string;
  state: 'waiting' | 'running' | 'over';
  players: number;
  mode: Mode;
  edition: Edition;
  draft: boolean;
  public: boolean;
  limit: number;
  hotseat: boolean;
  round: number;
  seats: TableSeat[];
}

// Sections: docs/formats/protocol.md, "Sections".
export interface Pod {
  pod: string;
  section: string;
  state: string;
}
export interface Tracks {
  turn: number;
  time: number;
  phase: string;
  self_destruct: number | null;
  first_player: number;
  active: number | null;
  waiting?: number[];
  actions_left: number;
  destination: string;
  hibernation: boolean;
  first_encounter: boolean;
  eggs: number;
  nest_destroyed: boolean;
  butcher_killed: boolean;
  airlock: string | null;
  pods: Pod[];
  technical_noise: boolean;
}
export interface Carnomorph {
  id: string;
  type: string;
  injuries: number;
}
export interface Room {
  tile: string | null;
  items: number | null;
  fire: boolean;
  malfunction: boolean;
  computer: boolean;
  objects: Counts;
  carnomorphs: Carnomorph[];
  crew: number[];
  seen: { tile?: string | null; token?: string | null } | null;
}
export type Corridors = Record<string, { noise?: boolean; door?: 'closed' | 'destroyed' | 'open' }>;
export interface HandThing {
  thing: string;
  ammo: number | null;
  capacity: number | null;
  slot: number;
  attached: string[];
}
export interface Crew {
  character: string | null;
  place: string;
  room: string | null;
  pod: string | null;
  light: number;
  serious: { card: string; dressed: boolean }[];
  slime: boolean;
  signal: boolean;
  mutation: { card: string | null; markers: number } | null;
  hand: number;
  deck: number;
  discard: Counts;
  passed: boolean;
  hands: HandThing[];
  backs: Counts;
  quests: { item: string; active: boolean }[];
  objectives: number;
  status: string[];
}
export interface Own {
  hand: string[];
  deck: Counts;
  known: { infected: number; clean: number };
  objectives: string[];
  mutation: string | null;
  returned: string | null;
  items: string[];
  engines: Record<string, string>;
  coordinates: string | null;
  event_top: string | null;
  seen_objectives: Record<string, string[]>;
  drawn: string[];
}
export interface Brood {
  bag: Counts;
  pool: Counts;
  adaptations: { slot: string; state: string; card: string | null }[];
  attack: { deck: number; discard: string[] };
  event: { deck: number; discard: string[] };
  wounds: { deck: number; discard: string[] };
  contamination: number;
  items: Counts;
  crafted: Counts;
  on_board: Counts;
}
export type Sections = {
  tracks?: Tracks;
  corridors?: Corridors;
  own?: Own;
  brood?: Brood;
} & { [room: `room:${string}`]: Room | undefined } & { [crew: `crew:${number}`]: Crew | undefined };

export interface Option {
  choice: string;
  cost?: number;
  verb: string;
  room?: string;
  corridor?: string;
  target?: string;
  card?: string;
  item?: string;
  option?: string;
  seat?: number;
  thing?: string;
  value?: string | number;
}
export interface Refused {
  choice: string;
  reason: string;
  rule: string;
}
export interface Decision {
  seat: number;
  ask: string;
  rule: string;
  about: {
    action?: string;
    card?: string;
    item?: string;
    room?: string;
    pick?: string;
    things?: string[];
    by?: string | number;
  };
  min: number;
  max: number;
  options: Option[];
  cards?: Counts;
  refused?: Refused[];
}
export interface StoryLine {
  seq: number;
  text: string;
  rule: string | null;
  event: string;
  icon: string;
  seat?: number;
  turn: number;
  data: Record<string, unknown>;
}
export interface Result {
  reason: string;
  survivors: number[];
  winners: number[];
  arrived: string | null;
  objectives: Record<string, string[]>;
  checks: Record<string, unknown>[];
  statistics: Record<string, unknown>;
}
export interface Forecast {
  attacks: { by: string; target: number; chance: number }[];
  feeds: { feeder: string; food: string; evolves: string | null; chance: number }[];
}

export type ClientMessage =
  | { type: 'hello'; code: string; token: string | null; lang: Lang; since: number }
  | { type: 'start' | 'leave' | 'ping' }
  | { type: 'choose'; id: number; seat: number; seq: number; choice: string }
  | { type: 'undo'; id: number; seat: number }
  | { type: 'why'; id: number; seat: number; choice: string }
  | { type: 'forecast'; id: number }
  | { type: 'log'; id: number; from: number; lang: Lang }
  | { type: 'say'; text: string }
  | { type: 'say'; phrase: string }
  | { type: 'lang'; lang: Lang }
  | { type: 'away'; away: boolean };

interface View {
  seq: number;
  sections: Sections;
  story: StoryLine[];
  decision: Decision | null;
  undo: boolean;
  hash: string;
  viewer?: number | null;
}
export type Welcome = { type: 'welcome'; seats: number[]; table: Table; options?: Record<string, unknown> } & View;
export type Update = { type: 'update' } & View;
export type Chat = { type: 'chat'; seat: number | null; name: string; text?: string; phrase?: string };
export type RefusedMessage = { type: 'refused'; id: number; reason: string; rule: string; also?: string[]; message: string };
export type ServerMessage =
  | Welcome
  | Update
  | Chat
  | RefusedMessage
  | { type: 'taken'; id: number; seq: number }
  | { type: 'allowed'; id: number }
  | ({ type: 'forecast'; id: number } & Forecast)
  | { type: 'log'; id: number; from: number; story: StoryLine[] }
  | { type: 'table'; table: Table }
  | { type: 'over'; result: Result }
  | { type: 'error'; error: string; message: string }
  | { type: 'pong' };

// GET /api/rules/LANG
export interface RuleRecord {
  id: string;
  title: string;
  text: string;
  see: string[];
  source: string;
  chapter: string;
}
export interface Rules {
  chapters: { id: string; title: string }[];
  records: RuleRecord[];
}

// GET /api/tables/CODE/replay?step=N&viewer=SEAT|table|all
export interface ReplayStep {
  step: number;
  steps: number;
  rounds: number[]; // the step at which each Turn begins
  table: Table;
  sections: Sections;
  story: StoryLine[]; // what happened in this step
  choice: { seat: number; choice: string } | null;
  result: Result | null;
}
