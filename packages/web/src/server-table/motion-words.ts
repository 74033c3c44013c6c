import type { Motion, TableInfo } from '@ecumene/client';
import type { Seat } from '@ecumene/engine';
import { t } from '../text/text.ts';

/** Who has a say in a motion, and how many of them must agree. */
export function consentOf(
  { seats }: Pick<TableInfo, 'seats'>,
  motion: Motion,
): { voters: readonly Seat[]; needed: number } {
  const voters = seats
    .filter(({ is, seat }) => is === 'person' && !(motion.is === 'hand-over' && motion.seat === seat))
    .map(({ seat }) => seat);
  const all = motion.is === 'stop-and-score' || motion.is === 'abandon';
  return { voters, needed: all ? voters.length : Math.floor(voters.length / 2) + 1 };
}

/** Everything the players of a table can vote on now. */
export function motionsFor({ paused, plan, seats, mine }: TableInfo): readonly Motion[] {
  const timed = (plan.clock !== undefined && plan.clock.is !== 'none') || plan.floorSeconds !== undefined;
  const others = seats.filter(({ seat, is }) => is !== 'open' && !mine.includes(seat));
  return [
    ...(paused ? [{ is: 'resume' } as const] : timed ? [{ is: 'pause' } as const] : []),
    { is: 'stop-and-score' },
    { is: 'abandon' },
    ...others.flatMap(({ seat, is }) => [
      ...(is === 'person' ? [{ is: 'hand-over', seat, to: 'bot' } as const] : []),
      { is: 'hand-over', seat, to: 'anyone' } as const,
    ]),
  ];
}

interface Meaning {
  readonly title: string;
  /** What those who agree would like to do. */
  readonly wish: string;
  readonly means: string;
  readonly needs: string;
}

/** A motion in words. */
export function whatItMeans(info: TableInfo, motion: Motion): Meaning {
  const { voters, needed } = consentOf(info, motion);
  const needs =
    voters.length <= 1
      ? t('You decide alone: it is done at once.')
      : needed === voters.length
        ? t('All {n} players must agree.', { n: needed })
        : t('{n} players must agree.', { n: needed });
  return { ...inWords(info, motion), needs };
}

function inWords({ seats }: TableInfo, motion: Motion): Omit<Meaning, 'needs'> {
  switch (motion.is) {
    case 'pause':
      return {
        title: t('Pause'),
        wish: t('pause'),
        means: t('All clocks stand still until you vote to go on.'),
      };
    case 'resume':
      return { title: t('Go on'), wish: t('go on'), means: t('The clocks run again.') };
    case 'stop-and-score':
      return {
        title: t('Stop and score'),
        wish: t('stop here and score'),
        means: t('The game ends as its rules say when time is called.'),
      };
    case 'abandon':
      return {
        title: t('Give the table up'),
        wish: t('give the table up'),
        means: t('The game ends without a result.'),
      };
    case 'hand-over': {
      const who = seats.find(({ seat }) => seat === motion.seat)?.name ?? motion.seat;
      return motion.to === 'bot'
        ? {
            title: t('A bot for {who}', { who }),
            wish: t('let a bot play for {who}', { who }),
            means: t('From then on a bot has the seat.'),
          }
        : {
            title: t('Open the seat of {who}', { who }),
            wish: t('open the seat of {who}', { who }),
            means: t('Another person may take it over by the invitation.'),
          };
    }
  }
}
