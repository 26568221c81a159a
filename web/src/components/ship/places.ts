// Where on the board the things are that can be chosen.
import { content } from '../../lib/content';
import { crewOf, type Sections } from '../../lib/protocol';
import { carnomorphs } from '../decision/names';
import type { Point } from './geometry';

export const technicalSpace: Point = { x: 118, y: 128 };

function roomAt(id: string | null | undefined): Point | undefined {
  return content.board.slots.find((slot) => slot.id === id);
}

function corridorAt(id: string): Point | undefined {
  if (id === 'technical') return technicalSpace;
  const found = content.board.corridors.find((corridor) => corridor.id === id);
  return found && { x: found.door_xy[0], y: found.door_xy[1] };
}

function podAt(sections: Sections, id: string): Point | undefined {
  const pod = sections.tracks?.pods.find((other) => String(other.pod) === id);
  const xy = content.board.sections.find((section) => section.section === pod?.section)?.pod_xy[0];
  return xy && { x: xy[0], y: xy[1] };
}

// `lit` is keyed as spots are: "room:011", "object:011:egg".
export function placesOf(lit: Map<string, unknown>, sections: Sections): Point[] {
  const places = [...lit.keys()].map((key) => {
    const [kind, id = ''] = key.split(/:(.*)/);
    switch (kind) {
      case 'room':
        return roomAt(id);
      case 'object':
        return roomAt(id.split(':')[0]);
      case 'crew':
        return roomAt(crewOf(sections, Number(id))?.room);
      case 'carnomorph':
        return roomAt(carnomorphs(sections).find((one) => one.id === id)?.room);
      case 'corridor':
        return corridorAt(id);
      case 'pod':
        return podAt(sections, id);
      default:
        return undefined;
    }
  });
  return places.filter((place) => place !== undefined);
}
