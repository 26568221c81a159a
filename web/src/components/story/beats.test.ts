import { describe, expect, it } from 'vitest';
import type { Room, Sections, StoryLine } from '../../lib/protocol';
import { after, type Beat } from './beats';

const room = (fire: boolean) => ({ fire }) as Room;
const beat = (sections: Sections, rest?: Sections): Beat => ({ line: { sections } as StoryLine, scene: false, rest });

describe('after', () => {
  it('shows what each line changed, and the rest of an update after its last line', () => {
    const view: Sections = { 'room:001': room(false), 'room:002': room(false) };
    const first = beat({ 'room:001': room(true) });
    const last = beat({ 'room:002': room(true) }, { 'room:001': room(false) });
    expect(after(view, [first])).toEqual({ 'room:001': room(true), 'room:002': room(false) });
    expect(after(view, [first, last])).toEqual({ 'room:001': room(false), 'room:002': room(true) });
  });

  it('leaves the view it began with alone', () => {
    const view: Sections = { 'room:001': room(false) };
    after(view, [beat({ 'room:001': room(true) })]);
    expect(view).toEqual({ 'room:001': room(false) });
  });
});
