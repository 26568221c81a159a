// GET /api/content: the components that the page draws with. Loaded once before the first screen needs it.
import { getJson } from './api';

export interface Exit {
  numbers: number[];
  to: string;
  corridor: string | null;
}
export interface Slot {
  id: string;
  number: number;
  kind: string;
  special_room: string | null;
  x: number;
  y: number;
  technical_entrance: number[];
  technical_entrance_xy: [number, number] | null;
  exits: Exit[];
}
export interface CorridorShape {
  id: string;
  a: string;
  b: string;
  numbers: number[];
  door_xy: [number, number];
}
export interface Content {
  fingerprint?: string;
  board: { view_size: [number, number]; slots: Slot[]; corridors: CorridorShape[] };
  [part: string]: unknown;
}

let loading: Promise<Content> | null = null;

// Filled by loadContent(); screens that need it are shown after that.
export let content: Content = { board: { view_size: [1316, 900], slots: [], corridors: [] } };

export function loadContent(): Promise<Content> {
  loading ??= getJson<Content>('/api/content').then(
    (loaded) => (content = loaded),
    (error: unknown) => {
      loading = null;
      throw error;
    },
  );
  return loading;
}
