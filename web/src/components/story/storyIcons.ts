// The protocol's story icons, as drawings of ours.
const drawn: Record<string, string> = {
  danger: 'destruct',
  encounter: 'claw',
  attack: 'claw',
  death: 'skull',
  kill: 'skull',
  place: 'dot',
  object: 'carcass',
  repair: 'craft',
  door: 'door_closed',
  self_destruct: 'destruct',
  peek: 'eye',
  roll: 'die',
  action: 'card',
  event_card: 'event',
  step: 'dot',
  character: 'seat',
  game_over: 'over',
};

export function drawing(icon: string): string {
  return drawn[icon] ?? icon;
}

export type Mood = 'grim' | 'glad' | 'calm' | 'alert';

const bad = new Set(['attack', 'wound', 'death', 'encounter', 'contamination', 'mutation', 'evolve', 'feed', 'place']);
const warn = new Set([
  'danger',
  'fire',
  'malfunction',
  'self_destruct',
  'noise',
  'slime',
  'bag',
  'adaptation',
  'event_card',
  'time',
  'airlock',
]);
const good = new Set(['heal', 'kill', 'repair', 'signal', 'retreat', 'miss', 'hibernate']);

export function moodOf(icon: string): Mood {
  if (bad.has(icon)) return 'grim';
  if (warn.has(icon)) return 'alert';
  return good.has(icon) ? 'glad' : 'calm';
}
