import { enlargedValue, faceOf, handByFace, holds, type NationNumber, nation, openPoints } from '@ecumene/ancients';
import { type RankedSeat, rank, reveal } from '@ecumene/engine';
import { tradeCityAdds } from './book/purchase.ts';
import { score as chapter } from './book/score.ts';
import { commodityNamed } from './data/trade-cards.ts';
import type { AcWorld } from './world.ts';

/**
 * What a hand's sets are worth: one of them enlarged by Mining and any by their trade cities, unless that was used this
 * turn. @rule AC 35.1B @rule AC A26 @rule AC CT 2 @rule AC Q&A CT.1
 */
export function handValue(world: AcWorld, number: NationNumber): number {
  const { hand, mined } = nation(world, number);
  const counts = handByFace(world, number);
  const faces = new Map(hand.map((card) => [faceOf(world, card).id, faceOf(world, card)]));
  let value = 0;
  let gain = 0;
  for (const [id, face] of faces) {
    if (face.kind !== 'commodity') continue;
    const more = tradeCityAdds(world, number, id);
    const set = enlargedValue(face, counts[id] ?? 0, more);
    value += set;
    if (commodityNamed(id)?.mined) gain = Math.max(gain, enlargedValue(face, counts[id] ?? 0, more + 1) - set);
  }
  return value + (holds(world, number, 'mining') && !mined ? gain : 0);
}

/** Hands count when the game is over. @rule AC 35.1 */
export function score(world: AcWorld, number: NationNumber): number {
  const open = openPoints(chapter, world, number);
  return world.over ? open + handValue(world, number) : open;
}

/** Ties stay ties. @rule AC 35.2 @rule AC A46 */
export function ranking(world: AcWorld): RankedSeat[] {
  return rank(
    world.seats.map((seat) => {
      const number = world.nations.findIndex((one) => one.seat === seat);
      return { seat, score: number < 0 ? 0 : score(world, number) };
    }),
  );
}

/** The game is over: all hands are laid open and counted. @rule AC 35.1B */
export function valueHands(world: AcWorld): void {
  for (const [number, { seat, name, hand }] of world.nations.entries()) {
    if (seat === null || hand.length === 0) continue;
    const cards = hand.toSorted((a, b) => a - b).map((card) => faceOf(world, card).id);
    reveal(world, 'AC 35.1B', { what: 'hand-valued', nation: name, cards, points: handValue(world, number) });
  }
}
