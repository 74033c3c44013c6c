import {
  faceNamed,
  faceOf,
  handByFace,
  type NationNumber,
  nation,
  openPoints,
  setValue,
  thingOf,
} from '@ecumene/ancients';
import { type RankedSeat, reveal } from '@ecumene/engine';
import { score } from './book/score.ts';
import type { EpWorld } from './world.ts';

/** The sets of a hand, without any bonus for foreign cards. @rule EP C98 */
export function handValue(world: EpWorld, number: NationNumber): number {
  const sets = new Map<string, number>();
  for (const [id, count] of Object.entries(handByFace(world, number))) {
    const face = faceNamed(world, id);
    if (face?.kind === 'commodity') sets.set(thingOf(face), (sets.get(thingOf(face)) ?? 0) + count);
  }
  let value = 0;
  for (const [thing, count] of sets) {
    const face = world.trade.faces.find((one) => thingOf(one) === thing);
    if (face !== undefined) value += setValue(face, count);
  }
  return value;
}

/** What breaks ties: sets in hand and treasury, a token counting 1. @rule EP 35.2 @rule EP C98 */
function wealthOf(world: EpWorld, number: NationNumber): number {
  return handValue(world, number) + nation(world, number).treasury;
}

/** Everyone in order. Hands count only once the game is over; whoever still ties shares the rank. @rule EP 35.2 @rule EP C75 @rule EP C98 */
export function ranking(world: EpWorld): RankedSeat[] {
  const rows = world.seats.map((seat) => {
    const number = world.nations.findIndex((one) => one.seat === seat);
    return {
      seat,
      score: number < 0 ? 0 : openPoints(score, world, number),
      wealth: number < 0 || !world.over ? 0 : wealthOf(world, number),
    };
  });
  type Row = (typeof rows)[number];
  const isAhead = (a: Row, b: Row): boolean => a.score > b.score || (a.score === b.score && a.wealth > b.wealth);
  return rows
    .map((row) => ({ seat: row.seat, score: row.score, rank: 1 + rows.filter((other) => isAhead(other, row)).length }))
    .sort((a, b) => a.rank - b.rank);
}

/** The game is over: all hands are laid open, since they break ties. @rule EP 35.2 */
export function layHandsOpen(world: EpWorld): void {
  for (const [number, { seat, name, hand }] of world.nations.entries()) {
    if (seat === null || hand.length === 0) continue;
    const cards = hand.toSorted((a, b) => a - b).map((card) => faceOf(world, card).id);
    reveal(world, 'EP 35.2', { what: 'hand-valued', nation: name, cards, points: handValue(world, number) });
  }
}
