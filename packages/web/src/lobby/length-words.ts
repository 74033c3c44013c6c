import type { TablePlan } from '@ecumene/client';
import { t } from '../text/text.ts';

/** Games whose length follows from their options. */
const TIMED: readonly string[] = ['advanced-civilization', 'western-empires', 'expansion-project'];

type Planned = Pick<TablePlan, 'game' | 'options'>;

/** How long a table is played, as far as its plan says so. */
export function lengthWords({ game, options }: Planned): string | undefined {
  if (game === 'through-the-ages') return t('About an hour for each player.');
  if (!TIMED.includes(game)) return undefined;
  const { turns } = options;
  if (typeof turns === 'number' && turns > 0) return t('{turns} turns at most.', { turns });
  if (game === 'western-empires') return empireWords(options['game']);
  if (game === 'expansion-project') return expansionWords(options['game']);
  return trackWords(options['finish']);
}

function expansionWords(game: TablePlan['options'][string] | undefined): string {
  if (game === 'short') return t('The short game: six to nine hours in one session.');
  if (game === 'medium') return t('The medium game: eight to twelve hours in one session.');
  return t('The whole track: ten to eighteen hours in one session.');
}

function trackWords(finish: TablePlan['options'][string] | undefined): string {
  if (finish === 'last-number') return t('A shorter track: about five hours in one session.');
  if (finish === 'beyond') return t('Past the finish, until a player has every card: several long evenings.');
  return t('The whole track, played to its end: eight to ten hours in one session.');
}

function empireWords(game: TablePlan['options'][string] | undefined): string {
  return game === 'short'
    ? t('The Short Game: about four hours in one session.')
    : t('The whole track: eight to twelve hours in one session.');
}

/** Which turns bots play for everybody, and from when on people play. */
export function startWords({ startTurn }: { readonly startTurn?: number | undefined }): string | undefined {
  if (startTurn === undefined) return undefined;
  return t(
    '{last, plural, one {Bots play turn 1} other {Bots play turns 1 to #}} for everyone. You play from turn {turn}.',
    { last: startTurn - 1, turn: startTurn },
  );
}
