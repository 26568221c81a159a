// The messages of docs/formats/protocol.md: made from its schema, with the few shapes that only the page needs.
import type { ClientMessage, Result, Rules, Room, Crew, Own, Sections, StoryLine, Table } from './protocol.generated';

export * from './protocol.generated';

// A client's message as the page writes it; the connection puts the version in.
type Unversioned<T> = T extends unknown ? Omit<T, 'v'> : never;
export type Outgoing = Unversioned<ClientMessage>;

export type RuleRecord = Rules['rules'][number];

export function roomOf(sections: Sections, slot: string): Room | undefined {
  return sections[`room:${slot}` as 'room:001'];
}

export function crewOf(sections: Sections, seat: number): Crew | undefined {
  return sections[`crew:${seat}` as 'crew:1'];
}

// GET /api/tables/CODE/replay?step=N&viewer=SEAT|table|all&lang=LANG
export type ReplaySections = Sections & { [own in `own:${1 | 2 | 3 | 4 | 5}`]?: Own };
export interface ReplayStep {
  step: number;
  steps: number;
  turns: number[]; // the step at which each Turn begins
  table: Table;
  sections: ReplaySections;
  story: StoryLine[]; // what happened in this step
  choice: { seat: number; choice: string } | null;
  result: Result | null;
}
