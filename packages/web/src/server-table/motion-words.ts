import { type Motion, neededFor, type SeatInfo, type TableInfo } from '@ecumene/client';
import type { Seat } from '@ecumene/engine';
import { spanWord } from '../lobby/clock-words.ts';
import { calledAt } from '../table/company.ts';
import { locale, named, t } from '../text/text.ts';
import { mayBeGivenAway } from './absence.ts';

/**
 * Who has a say in a motion, and how many of them must agree: nobody whose game is over. Whoever plays several hands has one
 * voice, in the first.
 */
export function consentOf(
  { seats, out }: Pick<TableInfo, 'seats' | 'out'>,
  motion: Motion,
): { voters: readonly Seat[]; needed: number } {
  const voters = seats
    .filter(({ is, seat }) => is === 'person' && !out.includes(seat))
    .filter(({ seat }) => !(motion.is === 'hand-over' && motion.seat === seat))
    .filter(({ person }, place, all) => all.findIndex((other) => other.person === person) === place)
    .map(({ seat }) => seat);
  return { voters, needed: neededFor(motion, voters.length) };
}

/** Minutes by which trade is extended. */
const FIVE = 5;
const DAY = 24 * 60;

/** A seat is given to a bot, by its name if that is known. */
export function handedToBot(seat: Seat, bot: string | undefined): Motion {
  return { is: 'hand-over', seat, to: 'bot', ...(bot !== undefined && { bot }) };
}

/** Everything the players of a table can vote on now; `now` is the time of the server. */
export function motionsFor(info: TableInfo, now: number, bot: string | undefined): readonly Motion[] {
  const { paused, plan, timeCalled } = info;
  const timed = (plan.clock !== undefined && plan.clock.is !== 'none') || plan.floorSeconds !== undefined;
  return [
    ...(paused ? [{ is: 'resume' } as const] : timed ? [{ is: 'pause' } as const] : []),
    ...(timeCalled ? [] : [{ is: 'stop-and-score' } as const]),
    { is: 'abandon' },
    ...tradeMotions(info),
    ...othersAt(info)
      .filter((seat) => mayBeGivenAway(info, seat, now))
      .flatMap(({ seat, is }) => [
        ...(is === 'bot' ? [] : [handedToBot(seat, bot)]),
        ...(is === 'open' ? [] : [{ is: 'hand-over', seat, to: 'anyone' } as const]),
      ]),
  ];
}

/** While trade is open and a clock runs: it takes longer, or ends now. */
function tradeMotions({ floorEnds, plan }: TableInfo): readonly Motion[] {
  if (floorEnds === null) return [];
  return [{ is: 'extend-trade', minutes: plan.clock?.is === 'slow' ? DAY : FIVE }, { is: 'close-trade' }];
}

/** Everything a game master can decide now. */
export function masterMotions(info: TableInfo): readonly Motion[] {
  return [info.paused ? { is: 'resume' } : { is: 'pause' }, ...tradeMotions(info)];
}

/** The seats of others that are still in the game. */
function othersAt({ seats, mine, out }: TableInfo): readonly SeatInfo[] {
  return seats.filter(({ seat }) => !mine.includes(seat) && !out.includes(seat));
}

/** Why the seats of some cannot be handed over now; nothing if all can. */
export function whyNotHandedOver(info: TableInfo, now: number): string | undefined {
  const holders = othersAt(info).filter((seat) => !mayBeGivenAway(info, seat, now));
  if (holders.length === 0) return undefined;
  const names = new Intl.ListFormat(locale()).format(holders.map(({ seat }) => calledAt({ info }, seat)));
  const live = info.plan.clock?.is === 'live';
  return live
    ? t(
        'You cannot vote out an active player. You can vote out {names} after their clock runs out, or after they are away and keep the table waiting for five minutes.',
        { names },
      )
    : t(
        'You cannot vote out an active player. You can vote out {names} after their clock runs out, or after they are away and keep the table waiting for a day.',
        { names },
      );
}

/** How many must agree with a motion, in words. */
export function whatItTakes(info: Pick<TableInfo, 'seats' | 'out'>, motion: Motion): string {
  const { voters, needed } = consentOf(info, motion);
  if (voters.length <= 1) return t('You decide alone. It takes effect immediately.');
  return needed === voters.length
    ? t('All {n} players must agree.', { n: needed })
    : t('{n} players must agree.', { n: needed });
}

interface Meaning {
  readonly title: string;
  /** What those who agree would like to do. */
  readonly wish: string;
  readonly means: string;
}

/** A motion in words; `who` says who sits in a seat. */
export function whatItMeans(motion: Motion, who: (seat: Seat) => string): Meaning {
  switch (motion.is) {
    case 'pause':
      return {
        title: t('Pause'),
        wish: t('pause'),
        means: t('Clocks and bots stop until you vote to continue.'),
      };
    case 'resume':
      return { title: t('Continue'), wish: t('continue'), means: t('Clocks and bots continue.') };
    case 'stop-and-score':
      return {
        title: t('End and score'),
        wish: t('end the game after this round and score it'),
        means: t(
          'You finish this round. Then the game ends and is scored. If there is no clock, each player has one day.',
        ),
      };
    case 'abandon':
      return {
        title: t('Abandon the game'),
        wish: t('abandon the game'),
        means: t('The game ends without a result.'),
      };
    case 'close-trade':
      return {
        title: t('End trade'),
        wish: t('end trade now'),
        means: t('Trade ends for everyone. Open offers expire.'),
      };
    case 'extend-trade': {
      const span = spanWord(motion.minutes * 60);
      return {
        title: t('Extend trade by {span}', { span }),
        wish: t('extend trade by {span}', { span }),
        means: t('Trade may take {span} longer this time.', { span }),
      };
    }
    case 'hand-over':
      return motion.to === 'bot' ? givenToBot(who(motion.seat), motion.bot) : opened(who(motion.seat));
  }
}

function givenToBot(who: string, bot: string | undefined): Meaning {
  const title = t('A bot for {who}', { who });
  if (bot === undefined)
    return { title, wish: t('let a bot play for {who}', { who }), means: t('A bot plays the seat from then on.') };
  const name = named(bot);
  return {
    title,
    wish: t('let the bot “{name}” play for {who}', { name, who }),
    means: t('The bot “{name}” plays the seat from then on.', { name }),
  };
}

function opened(who: string): Meaning {
  return {
    title: t('Open the seat of {who}', { who }),
    wish: t('open the seat of {who}', { who }),
    means: t('Anyone with the invitation can take the seat. Until then, the game waits for it.'),
  };
}
