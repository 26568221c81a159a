// A choice of the notation taken apart, for an Action that comes without its options.
import type { Option, Verb } from '../../lib/protocol';

const parts: Record<string, (words: string[]) => Partial<Option>> = {
  move: ([room]) => ({ room }),
  careful: ([room, corridor]) => ({ room, corridor }),
  shoot: ([target, , item]) => ({ target, item }),
  melee: ([target]) => ({ target }),
  pick: ([thing]) => ({ thing }),
  drop: ([thing]) => ({ thing }),
  craft: ([item, , a, b]) => ({ item, from: [a, b] }),
  quest: ([item, , from]) => ({ item, from: from ? [from] : undefined }),
  play: ([card, option]) => ({ card, option }),
  use: ([item, option]) => ({ item, option }),
  room: ([option]) => ({ option }),
  react: ([value]) => ({ value }),
};

export function readChoice(choice: string): Option {
  const [verb = '', ...words] = choice.split(' ');
  return { choice, cost: 0, verb: verb as Verb, ...parts[verb]?.(words) };
}
