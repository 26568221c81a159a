// The messages of docs/formats/protocol.md: made from its schema, with the few shapes that only the page needs.
import type { ClientMessage, Crew, Own, Room, Rules, Sections, Told } from './protocol.generated';

export * from './protocol.generated';

// A client's message as the page writes it; the connection puts the version in.
type Unversioned<T> = T extends unknown ? Omit<T, 'v'> : never;
export type Outgoing = Unversioned<ClientMessage>;

// The fields that events have, for whoever takes any event as it comes.
type Keys<T> = T extends unknown ? keyof T : never;
type Value<T, K> = T extends unknown ? (K extends keyof T ? T[K] : never) : never;
export type EventFields = { [K in Keys<Told['data']>]?: Value<Told['data'], K> };

export type RuleRecord = Rules['rules'][number];

export function roomOf(sections: Sections, slot: string): Room | undefined {
  return sections[`room:${slot}` as 'room:001'];
}

export function crewOf(sections: Sections, seat: number): Crew | undefined {
  return sections[`crew:${seat}` as 'crew:1'];
}

// With viewer=all a replay's step has every seat's own part.
export type ReplaySections = Sections & { [own in `own:${1 | 2 | 3 | 4 | 5}`]?: Own };
