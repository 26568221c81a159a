// What a thing on the table is and does, as a card of sentences with the rules behind them.
import { content } from '../../lib/content';
import { crewOf, roomOf, type Edition, type Sections } from '../../lib/protocol';
import { t } from '../../lib/texts.svelte';
import type { Spot } from '../decision/flow.svelte';
import { feedingText } from './feeding';
import { trackInfo } from './trackInfos';
import {
  cardName,
  cardOf,
  carnomorphName,
  carnomorphs,
  carnomorphTag,
  corridorName,
  isContamination,
  isObject,
  itemOf,
  list,
  roomName,
  seatName,
  thingName,
  tileOf,
} from '../decision/names';

export interface Fact {
  text: string;
  rule?: string;
}
export interface Info {
  title: string;
  kind: string;
  facts: Fact[];
  confidence?: string;
}

const token = (kind: string) => (kind === 'blue' || kind === 'red' ? `metagorger_${kind}` : kind);

function room(sections: Sections, id: string): Info {
  const state = roomOf(sections, id);
  const tile = tileOf(state?.tile ?? state?.seen?.tile);
  const facts: Fact[] = [];
  if (!state?.tile) facts.push({ text: t('ui.table.info.unexplored'), rule: 'B4.21' });
  if (state?.seen?.token) {
    const [effect = '', items = '0'] = state.seen.token.split(':');
    facts.push({ text: t('ui.table.info.token', { effect: t(`exploration.${effect}.name`), items }) });
  }
  if (tile?.action)
    facts.push({
      text: t('ui.table.info.action', {
        name: t(`room.${tile.id}.action`),
        effect: t(`room.${tile.id}.effect`),
        cost: tile.action.cost,
      }),
      rule: 'B3.27',
    });
  else if (tile) facts.push({ text: t(`room.${tile.id}.effect`), rule: 'B13.1' });
  if (tile?.searchable)
    facts.push({
      text: t('ui.table.info.search', {
        colours: list(tile.colours.map((colour) => t(`deck.${colour}`))),
        items: state?.items ?? 0,
      }),
      rule: 'B3.18',
    });
  if (state?.computer) facts.push({ text: t(state.malfunction ? 'ui.table.info.computer_off' : 'ui.table.info.computer') });
  if (state?.fire) facts.push({ text: t('token.fire_marker.name'), rule: 'B8.2' });
  if (state?.malfunction) facts.push({ text: t('token.malfunction_marker.name'), rule: 'B8.8' });
  const here = [
    ...(state?.carnomorphs ?? []).map((one) => carnomorphName(sections, one.id)),
    ...(state?.crew ?? []).map((seat) => seatName(sections, seat)),
    ...Object.entries({ ...state?.objects }).map(([object, count]) =>
      t('ui.table.count', { count, name: t(`object.${object}.name`) }),
    ),
  ];
  if (here.length > 0) facts.push({ text: t('ui.table.info.here', { things: list(here) }) });
  return { title: roomName(sections, id), kind: t('ui.table.kind.room'), facts, confidence: tile?.confidence };
}

function corridor(sections: Sections, id: string): Info {
  if (id === 'technical') {
    const facts: Fact[] = [{ text: t('board.technical_corridors.effect'), rule: 'B4.15' }];
    if (sections.tracks?.technical_noise) facts.unshift({ text: t('ui.table.noise'), rule: 'B4.28' });
    return { title: corridorName(id), kind: t('ui.table.kind.corridor'), facts };
  }
  const state = sections.corridors?.[id];
  const shape = content.board.corridors.find((other) => other.id === id);
  const facts: Fact[] = [{ text: t('ui.table.exit', { numbers: list((shape?.numbers_at_a ?? []).map(String)) }), rule: 'B4.3' }];
  if (state?.noise) facts.push({ text: t('ui.table.info.noise'), rule: 'B4.28' });
  facts.push({ text: t(`ui.table.info.door.${state?.door ?? 'open'}`), rule: 'B4.9' });
  return { title: corridorName(id), kind: t('ui.table.kind.corridor'), facts };
}

const feeding: Record<string, string> = { metagorger: 'C8.8', shambler: 'C8.8', fleshbeast: 'C8.13', butcher: 'C8.10' };
const dying: Record<string, string> = { metagorger: 'C5.8', shambler: 'C5.8', fleshbeast: 'C5.9', butcher: 'C5.10' };

function carnomorph(sections: Sections, id: string, edition?: Edition): Info {
  const one = carnomorphs(sections).find((other) => other.id === id);
  const type = one?.type ?? 'metagorger';
  const facts: Fact[] = [
    {
      text: list([...(one ? [roomName(sections, one.room)] : []), t('ui.table.injuries', { count: one?.injuries ?? 0 })]),
      rule: 'C5.5',
    },
    { text: t(`ui.table.info.hurt.${type}`), rule: 'C4.4' },
    type === 'metagorger'
      ? { text: t('ui.table.info.strikes.metagorger'), rule: 'C5.2' }
      : { text: t('ui.table.info.strikes.other'), rule: 'C5.4' },
    { text: feedingText(type, edition), rule: feeding[type] },
    { text: t(`ui.table.info.dies.${type === 'fleshbeast' || type === 'butcher' ? type : 'small'}`), rule: dying[type] },
  ];
  const [born, number = ''] = id.split('#');
  facts.push({ text: t('ui.table.info.tag', { tag: carnomorphTag(id), type: t(`creature.${born}.name`), number }) });
  return { title: carnomorphName(sections, id), kind: t('ui.table.kind.carnomorph'), facts };
}

function crew(sections: Sections, seat: number): Info {
  const one = crewOf(sections, seat);
  const facts: Fact[] = [];
  if (one) {
    facts.push({ text: t(`ui.table.place.${one.place}`) });
    facts.push({ text: t('ui.table.light', { count: one.light }), rule: 'B7.1' });
    facts.push(
      ...one.serious
        .filter((wound) => wound.card)
        .map((wound) => ({
          text: t('ui.table.named', {
            name: t(`wound.${wound.card}.name`),
            text: t(wound.dressed ? 'ui.table.dressed' : `wound.${wound.card}.effect`),
          }),
          rule: 'B7.3',
        })),
    );
    if (one.slime) facts.push({ text: t('ui.table.slime'), rule: 'B8.14' });
    if (one.mutation) facts.push({ text: t('ui.table.mutation_markers', { count: one.mutation.markers }), rule: 'C3.9' });
    facts.push({ text: t('ui.table.hand.count', { count: one.hand }), rule: 'B5.4' });
    if (one.hands.length > 0) facts.push({ text: list(one.hands.map((held) => thingName(held.thing))), rule: 'B9.2' });
  }
  return { title: seatName(sections, seat), kind: t('ui.table.player', { number: seat }), facts };
}

function item(id: string): Info {
  if (isObject(id))
    return {
      title: t(`object.${id}.name`),
      kind: t('ui.table.kind.object'),
      facts: [{ text: t(`ui.table.info.${id}`), rule: 'B9.2' }],
    };
  const found = itemOf(id);
  if (!found) return { title: id, kind: '', facts: [] };
  const facts: Fact[] = [{ text: t(`item.${found.name}.effect`) }];
  if (found.weapon)
    facts.push({
      text: t('ui.table.info.weapon', {
        kind: t(`weapon_kind.${found.energy ? 'energy' : 'classic'}`),
        capacity: found.capacity,
      }),
      rule: 'B3.11',
    });
  else if (found.timing === 'action')
    facts.push({ text: t('ui.table.info.use', { count: found.cost, combat: t(`combat.${found.combat}`) }) });
  if (found.deck === 'quest') facts.push({ text: t(`item.${found.id}.unlock`), rule: 'B9.17' });
  if (found.component) facts.push({ text: t('ui.table.component', { name: t(`component.${found.component}`) }), rule: 'B9.13' });
  if (found.recipe)
    facts.push({
      text: t('ui.table.recipe', { parts: list(found.recipe.map((part) => t(`component.${part}`))) }),
      rule: 'B9.13',
    });
  if (found.single_use) facts.push({ text: t('type.single_use') });
  if (found.heavy) facts.push({ text: t('type.heavy'), rule: 'B9.2' });
  return { title: t(`item.${found.name}.name`), kind: t('ui.table.kind.item'), facts, confidence: found.confidence };
}

function card(sections: Sections, name: string, seat: number | null): Info {
  const character = seat ? crewOf(sections, seat)?.character : null;
  if (isContamination(name))
    return {
      title: cardName(name, character),
      kind: t('ui.table.card.contamination'),
      facts: [{ text: t('ui.table.card.contamination.effect'), rule: 'B6.23' }],
    };
  const found = cardOf(name, character);
  const facts: Fact[] = found
    ? [
        { text: t(`card.${found.id}.effect`) },
        {
          text: t('ui.table.info.card', {
            count: found.cost,
            combat: t(`combat.${found.combat}`),
            timing: t(`timing.${found.timing}`),
          }),
          rule: 'B3.2',
        },
      ]
    : [];
  return { title: cardName(name, character), kind: t('ui.table.kind.card'), facts, confidence: found?.confidence };
}

// Own deck and discard pile: what is in them, not in which order.
function pile(sections: Sections, id: string, seat: number | null): Info {
  const crew = seat ? crewOf(sections, seat) : undefined;
  const cards = Object.entries((id === 'deck' ? sections.own?.deck : crew?.discard) ?? {});
  const facts: Fact[] = cards.map(([name, count]) => ({
    text: t('ui.table.count', { count, name: cardName(name, crew?.character) }),
  }));
  if (id === 'deck') facts.unshift({ text: t('ui.table.pile.deck.text'), rule: 'B2.2' });
  else if (cards.length === 0) facts.push({ text: t('ui.table.discard', { count: 0 }) });
  return { title: t(id === 'deck' ? 'ui.table.pile.deck' : 'ui.table.pile.discard'), kind: t('ui.table.kind.pile'), facts };
}

export function infoOf(sections: Sections, spot: Spot, seat: number | null, edition?: Edition): Info | null {
  switch (spot.kind) {
    case 'room':
      return room(sections, spot.id);
    case 'corridor':
      return corridor(sections, spot.id);
    case 'carnomorph':
      return carnomorph(sections, spot.id, edition);
    case 'crew':
      return crew(sections, spot.seat);
    case 'object':
    case 'item':
      return item(spot.id);
    case 'card':
      return card(sections, spot.id, seat);
    case 'wound':
      return spot.id
        ? {
            title: t(`wound.${spot.id}.name`),
            kind: t('ui.table.kind.wound'),
            facts: [{ text: t(`wound.${spot.id}.effect`), rule: 'B7.3' }],
          }
        : null;
    case 'mutation':
      return {
        title: t(`mutation.${spot.id}.name`),
        kind: t('ui.table.kind.mutation'),
        facts: [
          { text: t('ui.table.named', { name: t('ui.table.infected'), text: t(`mutation.${spot.id}.infected`) }), rule: 'C3.1' },
          { text: t('ui.table.named', { name: t('ui.table.clean'), text: t(`mutation.${spot.id}.not_infected`) }) },
        ],
        confidence: content.mutations.find((other) => other.id === spot.id)?.confidence,
      };
    case 'objective': {
      const found = content.objectives.find((other) => other.id === spot.id);
      return {
        title: t(`objective.${spot.id}.name`),
        kind: t(`objective_kind.${found?.kind ?? 'personal'}`),
        facts: [{ text: t(`objective.${spot.id}.effect`), rule: 'B11.9' }],
        confidence: found?.confidence,
      };
    }
    case 'pile':
      return pile(sections, spot.id, seat);
    case 'track':
      return trackInfo(sections, spot.id, edition);
    case 'token':
      return {
        title: t(`ui.table.token.${spot.id}`),
        kind: t('ui.table.kind.token'),
        facts: [{ text: t(`development.dev_${token(spot.id)}.effect`), rule: 'C9.1' }, ...surprise(spot.id)],
      };
    case 'pod': {
      const pod = sections.tracks?.pods.find((other) => String(other.pod) === spot.id);
      return {
        title: t(`pod.pod_${spot.id}.name`),
        kind: t('ui.table.kind.pod'),
        facts: pod
          ? [
              { text: t(`ui.table.pod.${pod.state}`), rule: 'B10.14' },
              { text: t('ui.table.pod.section', { section: pod.section }) },
            ]
          : [],
      };
    }
    default:
      return null;
  }
}

function surprise(kind: string): Fact[] {
  const numbers = content.tokens
    .filter((other) => other.token === kind && other.number > 0)
    .map((other) => t('ui.table.count', { count: other.count, name: other.number }));
  return numbers.length > 0 ? [{ text: t('ui.table.info.surprise', { numbers: list(numbers) }), rule: 'B5.3' }] : [];
}
