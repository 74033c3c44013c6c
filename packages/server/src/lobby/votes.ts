import { isForMaster, isRefusal, type Motion, neededFor } from '@ecumene/client';
import { type Refusal, refuse, type Seat, same, say } from '@ecumene/engine';
import { clockPlan, extendFloor, lastClocks, pause } from '../clocks/clock.ts';
import type { Base } from '../operations/base.ts';
import type { SeatRow } from '../store/schema.ts';
import type { LiveTable } from '../tables/live.ts';
import { NO } from '../tables/refusals.ts';
import type { Also, Changed, TableAction } from '../tables/table-action.ts';
import type { Tables } from '../tables/tables.ts';
import type { Absence } from './absence.ts';
import type { Lobby } from './lobby.ts';
import { keptOf, type Lost, type Motions, motionsOf, voicesOn, voted, without, withoutVoter } from './motions.ts';

const NO_SUCH_SEAT = refuse('no-seat', say('There is no such seat.'));
const NOTHING_TO_SETTLE = refuse('nothing-to-settle', say('There is no open vote.'));
const NO_TRADE = refuse('no-trade', say('Trade is not open. Wait for the next trade.'));
const NO_LIMIT = refuse('no-limit', say('Trade has no time limit. It ends when everyone is done.'));
const MINUTE = 60_000;
const HOLDS_IT = refuse(
  'holds-it',
  say(
    'You cannot vote out an active player. You can when their clock has run out, when they are away and keep the table waiting for a day (5 minutes with live clocks), or when they agree.',
  ),
);

/** What is moved after a vote, and what is done because enough players agree. */
interface Ruling {
  readonly motions: Motions;
  /** What was moved until now and is not carried. */
  readonly lost?: Omit<Lost, 'at'>;
  /** The last failed vote, as long as it still matters. */
  readonly before: Lost | undefined;
  readonly effect: TableAction;
}

/** Matters the players decide among themselves. */
export class Votes {
  readonly #base: Base;
  readonly #tables: Tables;
  readonly #lobby: Lobby;
  readonly #absence: Absence;

  constructor(base: Base, tables: Tables, lobby: Lobby, absence: Absence) {
    this.#base = base;
    this.#tables = tables;
    this.#lobby = lobby;
    this.#absence = absence;
    tables.listeners.onChange((changed) => this.#heard(changed));
  }

  /**
   * Moves something, agrees with it or speaks against it. What enough players agree with is done in the same go; what
   * enough players are against is moved no longer.
   */
  vote(id: string, person: string, motion: Motion, agrees: boolean): Promise<Refusal | undefined> {
    let free = true;
    return this.#tables.act(id, {
      learn: async (live) => {
        if (motion.is === 'hand-over') free = await this.#absence.of(live, motion.seat);
      },
      ...ruledBy((live) => this.#rule(live, person, motion, agrees, free)),
    });
  }

  /** A player who is out of the game or has left no longer has a vote. What all others have agreed to by then is done. */
  #heard({ live, elsewhere }: Changed): void {
    if (elsewhere || this.#settled(live) === undefined) return;
    this.#tables
      .act(
        live.id,
        ruledBy((now) => this.#settled(now) ?? NOTHING_TO_SETTLE),
      )
      .catch((error: unknown) => this.#base.log.warn({ err: error, table: live.id }, 'a vote could not be settled'));
  }

  /** The open votes without those of players who are out; nothing if that changes nothing. */
  #settled(live: LiveTable): Ruling | undefined {
    const { motions, lost: before } = motionsOf(live.row);
    if (motions.length === 0 || !live.playing) return undefined;
    const left = stillMoved(live, motions);
    // Whether a seat may be handed over depends on more than votes: that is checked with the next vote.
    const carried = left.find(({ motion }) => motion.is !== 'hand-over' && outcomeOf(live, left, motion) === 'carried');
    if (carried !== undefined)
      return { motions: without(left, carried.motion), before, effect: this.#effect(carried.motion) };
    const open = left.filter(({ motion }) => outcomeOf(live, left, motion) !== 'lost');
    const fallen = left.find((one) => voicesOn([one], one.motion).against.length > 0 && !open.includes(one));
    const [by] = fallen === undefined ? [] : voicesOn([fallen], fallen.motion).against;
    const lost = fallen !== undefined && by !== undefined && { lost: { motion: fallen.motion, by, withdrawn: false } };
    return same(open, motions) ? undefined : { motions: open, before, effect: {}, ...lost };
  }

  #rule(live: LiveTable, person: string, motion: Motion, agrees: boolean, free: boolean): Ruling | Refusal {
    if (live.row.state !== 'playing') return live.row.state === 'gathering' ? NO.notBegun : NO.over;
    const own = votersOf(live).flatMap((voter) => (voter.person === person ? [voter.seat] : []));
    const [by] = own;
    const decrees = isMaster(live, person) && isForMaster(motion);
    if (by === undefined && !decrees) return live.seatsOf(person).length > 0 ? NO.out : NO.seat;
    const fault = tradeFault(live, motion);
    if (fault !== undefined) return fault;
    if (by === undefined) return this.#decreed(live, motion, agrees);
    if (motion.is === 'hand-over' && live.seatRow(motion.seat) === undefined) return NO_SUCH_SEAT;
    const { motions: before } = motionsOf(live.row);
    const motions = voted(before, motion, own, agrees);
    const left = without(motions, motion);
    const { agreed } = voicesOn(motions, motion);
    const lost = { motion, by, withdrawn: agreed.length === 0 };
    const known = { before: lostBefore(live, motion, agrees) };
    const fallen = { ...known, motions: left, effect: {}, ...(left.length < before.length && { lost }) };
    if (motion.is === 'hand-over' && live.isOut(motion.seat)) return agrees ? NO.out : fallen;
    if (motion.is === 'hand-over' && !free && !agreed.includes(motion.seat)) return agrees ? HOLDS_IT : fallen;
    const outcome = outcomeOf(live, motions, motion);
    if (outcome !== 'carried') return outcome === 'open' ? { ...known, motions, effect: {} } : fallen;
    return {
      ...known,
      motions: motion.is === 'hand-over' ? withoutVoter(left, motion.seat) : left,
      effect: this.#effect(motion),
    };
  }

  /** What a game master says holds at once, whatever the players vote on. */
  #decreed(live: LiveTable, motion: Motion, agrees: boolean): Ruling | Refusal {
    const { motions, lost: before } = motionsOf(live.row);
    return agrees ? { motions: without(motions, motion), before, effect: this.#effect(motion) } : NOTHING_TO_SETTLE;
  }

  #effect(motion: Motion): TableAction {
    switch (motion.is) {
      case 'stop-and-score':
        return {
          step: () => ({ is: 'call-time' }),
          also: (live) => ({ clocks: lastClocks(clockPlan(live.plan), live.clocks, live.seats) }),
        };
      case 'abandon':
        return { also: () => ({ facts: { state: 'abandoned' } }) };
      case 'pause':
        return { also: (live, now) => this.#paused(live, true, now) };
      case 'resume':
        return { also: (live, now) => this.#paused(live, false, now) };
      case 'close-trade':
        return {
          step: (live) => {
            const floor = openFloorOf(live);
            return floor === undefined ? NO_TRADE : { is: 'close-floor', floor };
          },
        };
      case 'extend-trade':
        return {
          also: (live) => {
            const clocks = extendFloor(live.clocks, motion.minutes * MINUTE);
            return clocks === undefined ? NO_LIMIT : { clocks };
          },
        };
      case 'hand-over':
        return this.#lobby.handingOver(motion.seat, motion.to, motion.bot);
    }
  }

  #paused(live: LiveTable, on: boolean, now: number): Also {
    return { clocks: pause(this.#tables.calendar(live), live.clocks, on, now) };
  }
}

/** Does at a table what is ruled there, and writes down what is moved after it. */
function ruledBy(rule: (live: LiveTable) => Ruling | Refusal): Pick<TableAction, 'step' | 'also'> {
  let ruling: Ruling = { motions: [], before: undefined, effect: {} };
  return {
    step: (live) => {
      const ruled = rule(live);
      if (isRefusal(ruled)) return ruled;
      ruling = ruled;
      return ruled.effect.step?.(live);
    },
    also: (live, now) => {
      const also = ruling.effect.also?.(live, now) ?? {};
      if (isRefusal(also)) return also;
      const lost = ruling.lost === undefined ? ruling.before : { ...ruling.lost, at: now };
      return { ...also, facts: { ...also.facts, motions: keptOf(ruling.motions, lost) } };
    },
  };
}

/** What is moved without those whose game is over, whose seats are not handed over, and about trade only while it is open. */
function stillMoved(live: LiveTable, motions: Motions): Motions {
  return live.seats
    .filter(({ seat }) => live.isOut(seat))
    .reduce((left, { seat }) => withoutVoter(left, seat), motions)
    .filter(({ motion }) => motion.is !== 'hand-over' || !live.isOut(motion.seat))
    .filter(({ motion }) => !isAboutTrade(motion) || openFloorOf(live) !== undefined);
}

/** Why trade cannot be closed or take longer now, if that is moved. */
function tradeFault(live: LiveTable, motion: Motion): Refusal | undefined {
  if (!isAboutTrade(motion)) return undefined;
  if (openFloorOf(live) === undefined) return NO_TRADE;
  return motion.is === 'extend-trade' && live.clocks.floor === null ? NO_LIMIT : undefined;
}

function isAboutTrade({ is }: Motion): boolean {
  return is === 'close-trade' || is === 'extend-trade';
}

function openFloorOf({ table }: LiveTable): string | undefined {
  return table?.openFloors()[0];
}

/** Whether somebody is the game master: the host, without a seat. */
function isMaster(live: LiveTable, person: string): boolean {
  return live.row.host === person && live.seatsOf(person).length === 0;
}

/** What was not carried before, unless it is moved again, or whoever was against it is to have their seat no longer. */
function lostBefore({ row }: LiveTable, motion: Motion, agrees: boolean): Lost | undefined {
  const { lost } = motionsOf(row);
  if (lost === undefined || !agrees) return lost;
  if (same(lost.motion, motion)) return undefined;
  return motion.is === 'hand-over' && motion.seat === lost.by ? undefined : lost;
}

/**
 * What becomes of a motion: it is lost when too many are against it, or nobody wants it any more. In the handing over of
 * a seat that seat is not counted. A person has one vote, however many seats they play.
 */
function outcomeOf(live: LiveTable, motions: Motions, motion: Motion): 'carried' | 'lost' | 'open' {
  const { agreed, against } = voicesOn(motions, motion);
  const seats = votersOf(live).filter(({ seat }) => !(motion.is === 'hand-over' && motion.seat === seat));
  const voices = (said: readonly Seat[]) => peopleIn(seats.filter(({ seat }) => said.includes(seat)));
  const voters = peopleIn(seats);
  const needed = neededFor(motion, voters);
  if (voices(agreed) >= needed) return 'carried';
  return agreed.length === 0 || voters - voices(against) < needed ? 'lost' : 'open';
}

function peopleIn(seats: readonly SeatRow[]): number {
  return new Set(seats.map(({ person }) => person)).size;
}

/** The seats of people, but for those whose game is over. */
function votersOf(live: LiveTable): readonly SeatRow[] {
  return live.seats.filter(({ seat, person }) => person !== null && !live.isOut(seat));
}
