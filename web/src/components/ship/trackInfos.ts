// What the numbers above the ship mean, and by the same way all other marks.
import { content } from '../../lib/content';
import { roomOf, type Edition, type Sections } from '../../lib/protocol';
import { noun, t } from '../../lib/texts.svelte';
import type { Fact, Info } from './infos';
import { markInfo } from './markInfos';

const markers = 8; // Fire markers, and as many of Malfunction (B8.6, B8.12)

function markersLeft(sections: Sections, kind: 'fire' | 'malfunction'): number {
  const placed = content.board.slots.filter((slot) => roomOf(sections, slot.id)?.[kind]).length;
  return Math.max(0, markers - placed);
}

export function trackInfo(sections: Sections, id: string, edition?: Edition): Info | null {
  const { tracks, own } = sections;
  if (!tracks) return null;
  const info = (title: string, ...facts: Fact[]): Info => ({ title, kind: t('ui.table.kind.track'), facts });
  switch (id) {
    case 'phase':
      return info(
        t('ui.table.turn', { value: tracks.turn }),
        { text: t(`ui.table.phase.${tracks.phase}`) },
        { text: t('ui.table.info.track.phase'), rule: 'B2.1' },
      );
    case 'time':
      return info(
        t('ui.table.time', { value: tracks.time }),
        { text: t('ui.table.info.track.time', { count: tracks.time }), rule: 'B10.3' },
        { text: t('ui.table.info.track.jump'), rule: 'B11.2' },
        { text: t('ui.table.info.track.chambers'), rule: 'B10.5' },
      );
    case 'hibernation':
      return info(
        t(tracks.hibernation ? 'ui.table.hibernation.open' : 'ui.table.hibernation.closed'),
        { text: t('ui.table.info.track.chambers'), rule: 'B10.5' },
        { text: t('ui.table.info.track.sleep'), rule: 'B10.22' },
      );
    case 'self_destruct':
      return info(
        t('ui.table.self_destruct', { value: tracks.self_destruct ?? 0 }),
        { text: t('ui.table.info.track.self_destruct'), rule: 'B10.12' },
        { text: t('ui.table.info.track.yellow'), rule: 'B10.10' },
      );
    case 'destination': {
      const card = content.coordinates.find((other) => other.id === own?.coordinates);
      const seen: Fact[] = card
        ? ['A', 'B', 'C', 'D'].map((space, i) => ({
            text: t('ui.table.info.track.place', { space, place: noun(`place.${card.places[i]}`) }),
          }))
        : [];
      return info(
        t('ui.table.destination', { space: tracks.destination }),
        { text: t('ui.table.info.track.destination'), rule: 'B11.7' },
        ...seen,
      );
    }
    case 'engines':
      return info(
        t('ui.table.track.engines'),
        ...Object.entries(own?.engines ?? {}).map(([engine, state]) => ({ text: t(`ui.table.engine.${state}`, { engine }) })),
        { text: t('ui.table.info.track.engines'), rule: 'B11.6' },
      );
    case 'fires':
      return info(
        t('token.fire_marker.name'),
        { text: t('ui.table.info.track.fires', { count: markersLeft(sections, 'fire') }), rule: 'B8.6' },
        { text: t('ui.table.info.track.burns'), rule: 'B8.2' },
      );
    case 'faults':
      return info(
        t('token.malfunction_marker.name'),
        { text: t('ui.table.info.track.faults', { count: markersLeft(sections, 'malfunction') }), rule: 'B8.12' },
        { text: t('ui.table.info.track.stops'), rule: 'B8.10' },
      );
    default:
      return markInfo(sections, id, edition);
  }
}
