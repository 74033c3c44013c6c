import type { TablePlan } from '@ecumene/client';
import { t } from '../text/text.ts';

type Planned = Pick<TablePlan, 'game' | 'options'>;

/** How long a table is played, as far as its plan says so. */
export function lengthWords({ game, options }: Planned): string | undefined {
  if (game === 'through-the-ages') return t('About an hour for each player.');
  if (game !== 'advanced-civilization') return undefined;
  const { turns } = options;
  return typeof turns === 'number' && turns > 0
    ? t('{turns} turns at most.', { turns })
    : trackWords(options['finish']);
}

function trackWords(finish: TablePlan['options'][string] | undefined): string {
  if (finish === 'last-number') return t('A shorter track: about five hours at one sitting.');
  if (finish === 'beyond') return t('Past the finish, until somebody has every card: several long evenings.');
  return t('The whole track, if it is played to its end: eight to ten hours at one sitting.');
}
