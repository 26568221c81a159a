// A row of story lines that is being told, with what each of them changed of the view.
import type { Sections, StoryLine } from '../../lib/protocol';

export interface Beat {
  line: StoryLine;
  scene: boolean; // it is played, and not just told
  rest?: Sections; // the last of an update: what else that brought
}

// The view as it stood after these.
export function after(view: Sections, beats: readonly Beat[]): Sections {
  const staged = { ...view };
  for (const beat of beats) Object.assign(staged, beat.line.sections, beat.rest);
  return staged;
}
