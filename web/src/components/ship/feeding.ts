// What Feeding does to a Carnomorph of a type. By the French rules the Butcher, and a Fleshbeast that cannot become it, Eat as well.
import type { Edition } from '../../lib/protocol';
import { t } from '../../lib/texts.svelte';

export function feedingText(type: string, edition?: Edition): string {
  const eats = edition === 'fr' && (type === 'fleshbeast' || type === 'butcher');
  return t(eats ? `ui.table.info.feeds.${type}.eats` : `ui.table.info.feeds.${type}`);
}
