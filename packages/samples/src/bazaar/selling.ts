import { type Amounts, ask, reveal, type Script, type Seat, say, share } from '@ecumene/engine';
import { type Bazaar, coinsOf, FACES, type Face, faceOf, faces, find, handOf, take } from './world.ts';

const KEPT = 4;

/** @rule BZ 3.1 */
export function* sell(world: Bazaar, seat: Seat): Script {
  const held = faces(world, seat);
  const over = FACES.map((id) => ({ id, most: held.get(id) ?? 0 }));
  const total = Math.min(KEPT, handOf(world, seat).cards.length);
  const text = say('Which cards do you keep?');
  const keeps = yield* ask(seat, share({ topic: 'keep', text, rule: 'BZ 3.1', total, over }));
  const cards = cardsSold(world, seat, keeps);
  const sold = cards.map((card) => faceOf(world, card));
  const coins = FACES.filter((face) => face !== 'curse').reduce(
    (sum, face) => sum + sold.filter((one) => one === face).length ** 2,
    0,
  );
  take(world, seat, cards);
  world.discards.push(...cards);
  world.coins[seat] = coinsOf(world, seat) + coins;
  reveal(world, 'BZ 3.1', { what: 'sold', seat, faces: sold, coins });
}

/** The very cards that leave the hand when these faces are kept. */
export function cardsSold(world: Bazaar, seat: Seat, keeps: Amounts<Face>): number[] {
  const held = faces(world, seat);
  const out = FACES.flatMap((face) => Array.from({ length: (held.get(face) ?? 0) - (keeps[face] ?? 0) }, () => face));
  return find(world, seat, out) ?? [];
}
