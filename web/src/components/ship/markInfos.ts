// What the small marks mean: on Characters, at the entrances of the Technical Corridors, among the Carnomorphs' things.
import { content } from '../../lib/content';
import { crewOf, type Crew, type Edition, type Sections } from '../../lib/protocol';
import { t } from '../../lib/texts.svelte';
import { list, seatName } from '../decision/names';
import { feedingText } from './feeding';
import type { Fact, Info } from './infos';

type Writer = (sections: Sections, of: string, edition?: Edition) => Info | null;

const deckRules: Record<string, string> = { attack: 'C5.5', event: 'B2.17', wounds: 'B7.3', contamination: 'B6.23' };
const searched = ['red', 'yellow', 'green'];

// Marks of one Character: the card says whose.
const ofCrew =
  (title: (crew: Crew) => string, ...facts: (() => Fact)[]): Writer =>
  (sections, of) => {
    const crew = crewOf(sections, Number(of));
    return crew ? { title: title(crew), kind: seatName(sections, Number(of)), facts: facts.map((fact) => fact()) } : null;
  };

const room = (id: string) => t(`room.${id}.name`);

const marks: Record<string, Writer> = {
  light: ofCrew(
    (crew) => t('ui.table.light', { count: crew.light }),
    () => ({ text: t('ui.table.mark.light'), rule: 'B7.1' }),
  ),
  serious: ofCrew(
    (crew) => t('ui.table.serious', { count: crew.serious.length }),
    () => ({ text: t('ui.table.mark.serious'), rule: 'B7.4' }),
  ),
  slime: ofCrew(
    () => t('ui.table.slime'),
    () => ({ text: t('ui.table.mark.slime'), rule: 'B8.14' }),
    () => ({ text: t('ui.table.mark.slime.off', { item: t('item.clothes.name'), room: room('shower_room') }), rule: 'B8.15' }),
  ),
  signal: ofCrew(
    () => t('ui.table.signal'),
    () => ({ text: t('ui.table.mark.signal', { room: room('comms_room') }), rule: 'B10.28' }),
  ),
  mutation: ofCrew(
    (crew) => t('ui.table.mutation_markers', { count: crew.mutation?.markers ?? 0 }),
    () => ({ text: t('ui.table.mark.mutation'), rule: 'C3.5' }),
    () => ({ text: t('ui.table.mark.mutation.fourth'), rule: 'C3.11' }),
  ),
  hand: ofCrew(
    (crew) => t('ui.table.hand.count', { count: crew.hand }),
    () => ({ text: t('ui.table.mark.hand'), rule: 'B5.4' }),
    () => ({ text: t('ui.table.mark.hand.fewest'), rule: 'B6.19' }),
  ),
  first: ofCrew(
    () => t('ui.table.first'),
    () => ({ text: t('ui.table.mark.first'), rule: 'B2.4' }),
  ),
  deciding: ofCrew(
    () => t('ui.table.deciding'),
    () => ({ text: t('ui.table.mark.deciding') }),
  ),
  passed: ofCrew(
    () => t('ui.table.passed'),
    () => ({ text: t('ui.table.mark.passed'), rule: 'B2.10' }),
  ),
  bot: ofCrew(
    () => t('ui.table.bot'),
    () => ({ text: t('ui.table.mark.bot') }),
  ),
  away: ofCrew(
    () => t('ui.table.away'),
    () => ({ text: t('ui.table.mark.away') }),
  ),
  objectives: ofCrew(
    () => t('ui.table.objectives'),
    () => ({ text: t('ui.table.mark.objectives'), rule: 'B10.1' }),
  ),

  back: (_, of) => ({
    title: t(`ui.table.back.${of}`),
    kind: t('ui.table.kind.item'),
    facts: [{ text: t('ui.table.mark.back'), rule: 'B9.1' }],
  }),

  hatch: (sections, of) => {
    const numbers = content.board.slots.find((slot) => slot.id === of)?.technical ?? [];
    const facts: Fact[] = [
      { text: t('ui.table.mark.hatch.text', { numbers: list(numbers.map(String)) }), rule: 'B4.28' },
      { text: t('board.technical_corridors.effect'), rule: 'B4.15' },
    ];
    if (sections.tracks?.technical_noise) facts.unshift({ text: t('ui.table.noise'), rule: 'B4.28' });
    return { title: t('ui.table.mark.hatch'), kind: t('board.technical_corridors.name'), facts };
  },

  mini: (sections, of, edition) => ({
    title: t(`creature.${of}.name`),
    kind: t('ui.table.kind.carnomorph'),
    facts: [
      {
        text: t('ui.table.mark.minis', {
          value: sections.brood?.on_board[of as 'butcher'] ?? 0,
          of: content.minis[of as 'butcher'],
        }),
        rule: 'C4.1',
      },
      { text: t(`ui.table.info.hurt.${of}`), rule: 'C4.4' },
      of === 'metagorger'
        ? { text: t('ui.table.info.strikes.metagorger'), rule: 'C5.2' }
        : { text: t('ui.table.info.strikes.other'), rule: 'C5.4' },
      { text: feedingText(of, edition) },
    ],
  }),

  adaptation: (sections, of) => {
    const one = sections.brood?.adaptations.find((other) => other.slot === of);
    const facts: Fact[] = [
      { text: t('ui.table.mark.adaptation'), rule: 'C6.3' },
      { text: t('ui.table.mark.adaptation.all'), rule: 'C6.4' },
      { text: t('ui.table.mark.adaptation.off', { room: room('laboratory'), object: t(`slot.${of}.name`) }), rule: 'C6.5' },
    ];
    if (one?.card && one.state !== 'face_down') facts.unshift({ text: t(`adaptation.${one.card}.effect`) });
    const title = one?.card && one.state !== 'face_down' ? t(`adaptation.${one.card}.name`) : t('ui.table.adaptation.face_down');
    return { title, kind: t('ui.table.adaptations'), facts };
  },

  eggs: () => ({
    title: t('ui.table.eggs.left'),
    kind: t('ui.table.kind.track'),
    facts: [{ text: t('token.egg_token.effect'), rule: 'B12.8' }],
  }),

  deck: ({ brood }, of) => {
    if (!brood) return null;
    const left =
      of === 'contamination'
        ? brood.contamination
        : searched.includes(of)
          ? brood.items[of as 'red']
          : brood[of as 'attack'].deck;
    return {
      title: t(`ui.table.deck.${of}`),
      kind: t('ui.table.kind.pile'),
      facts: [
        { text: t('ui.table.mark.left', { count: left }) },
        { text: t(`ui.table.mark.deck.${searched.includes(of) ? 'items' : of}`), rule: deckRules[of] ?? 'B3.18' },
      ],
    };
  },
};

// `id` is the kind of mark and what it is of: "slime:2", "hatch:014".
export function markInfo(sections: Sections, id: string, edition?: Edition): Info | null {
  const [kind = '', of = ''] = id.split(':');
  return marks[kind]?.(sections, of, edition) ?? null;
}
