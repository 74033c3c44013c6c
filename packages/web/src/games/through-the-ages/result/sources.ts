import { t } from '../../../text/text.ts';
import type { Source } from './culture.ts';

/** What each source of culture is called. */
export const SOURCE_NAMES: Readonly<Record<Source, string>> = {
  turns: t('Turn by turn'),
  prepared: t('Events prepared'),
  events: t('Events'),
  wonders: t('Wonders'),
  leaders: t('Leaders'),
  actions: t('Action cards'),
  colonies: t('Colonies'),
  wars: t('Attacks and wars'),
  lost: t('Lost'),
  hunger: t('Hunger'),
  rest: t('Other'),
};

/** A number of points, with the proper sign where something was lost. */
export function signed(points: number): string {
  return points < 0 ? `−${-points}` : String(points);
}
