import { type NationNumber, nation, openPoints } from '@ecumene/ancients';
import type { RankedSeat } from '@ecumene/engine';
import { allCredits } from './book/advances.ts';
import { score as chapter } from './book/score.ts';
import type { WeState } from './book/state.ts';
import { advancesHeld } from './book/track.ts';
import { TIE_BREAKS } from './data/track.ts';
import type { WeWorld } from './world.ts';

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
    const score = number < 0 ? 0 : openPoints(chapter, world, number);
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
