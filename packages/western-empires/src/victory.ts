import { type NationNumber, nation } from '@ecumene/ancients';
import type { RankedSeat } from '@ecumene/engine';
import { allCredits } from './book/advances.ts';
import type { WeState } from './book/state.ts';
import { advancesHeld, citiesOnTrack } from './book/track.ts';
import { POINTS, TIE_BREAKS } from './data/track.ts';
import type { WeWorld } from './world.ts';

/** How a score is made. */
export interface Score {
  readonly cities: number;
  readonly advances: number;
  readonly steps: number;
  readonly bonus: number;
}

/** What a score is made of. Whose marker alone entered the Late Iron Age is public. @rule WE victory.1 @rule WE victory.2 @rule WE victory.3 @rule WE victory.4 @rule WE victory.5 @rule WE victory.6 @rule WE victory.7 @rule WE advance-cards.7 @rule WE W45 @rule WE W46 */
export function scoreOf(state: WeState & Pick<WeWorld, 'lateIron'>, number: NationNumber): Score {
  const { cities, step } = nation(state, number);
  const counted = state.options.wonderAsCity === 'track-and-points' ? citiesOnTrack(state, number) : cities;
  const entered = state.lateIron?.nations ?? [];
  return {
    cities: POINTS.city * counted,
    advances: advancesHeld(state, number).reduce((sum, { points }) => sum + points, 0),
    steps: POINTS.step * step,
    bonus: entered.length === 1 && entered[0] === number ? POINTS.bonus : 0,
  };
}

export function totalOf({ cities, advances, steps, bonus }: Score): number {
  return cities + advances + steps + bonus;
}

/** What decides between equal scores, the first difference counting; the highest wins. @rule WE victory-ties.1 @rule WE victory-ties.2 @rule WE victory-ties.3 @rule WE victory-ties.4 @rule WE victory-ties.5 @rule WE victory-ties.6 @rule WE victory-ties.7 @rule WE victory-ties.8 @rule WE victory-ties.9 @rule WE W47 */
function tieBreaksOf(state: WeState, number: NationNumber): Readonly<Record<(typeof TIE_BREAKS)[number], number>> {
  const { step, cities, tokens } = nation(state, number);
  const held = advancesHeld(state, number);
  const credits = Object.values(allCredits(state, number));
  return {
    position: step,
    'six-point-advances': held.filter(({ points }) => points === 6).length,
    'three-point-advances': held.filter(({ points }) => points === 3).length,
    'cost-of-advances': held.reduce((sum, { cost }) => sum + cost, 0),
    'credits-of-best-group': Math.max(0, ...credits),
    credits: credits.reduce((sum, each) => sum + each, 0),
    cities,
    tokens,
    ranking: -number,
  };
}

/** Everyone in order; ranking breaks the last tie. @rule WE victory.8 @rule WE game-end.4 */
export function ranking(world: WeWorld): RankedSeat[] {
  const rows = world.seats.map((seat) => {
    const number = world.nations.findIndex((one) => one.seat === seat);
    const score = number < 0 ? 0 : totalOf(scoreOf(world, number));
    return { seat, score, ties: number < 0 ? undefined : tieBreaksOf(world, number) };
  });
  const ahead = (a: (typeof rows)[number], b: (typeof rows)[number]): boolean => {
    if (a.score !== b.score) return a.score > b.score;
    const decisive = TIE_BREAKS.find((name) => (a.ties?.[name] ?? 0) !== (b.ties?.[name] ?? 0));
    return decisive !== undefined && (a.ties?.[decisive] ?? 0) > (b.ties?.[decisive] ?? 0);
  };
  return rows
    .map((row) => ({ seat: row.seat, score: row.score, rank: 1 + rows.filter((other) => ahead(other, row)).length }))
    .sort((a, b) => a.rank - b.rank);
}
