import { askAll, happen, nameNumber, reveal, type Script, type Seat, say } from '@ecumene/engine';
import { type Bazaar, coinsOf, faces, present } from './world.ts';

/**
 * All name in secret what they pay; of the cursed, who pays least suffers. Everybody is asked, cursed or not, because
 * being asked must not tell who is. @rule BZ 4.1
 */
export function* curse(world: Bazaar): Script {
  const seats = present(world);
  const payments = yield* askAll(seats, (seat) =>
    nameNumber({
      topic: 'ransom',
      text: say('How many coins do you pay to be spared?'),
      rule: 'BZ 4.1',
      least: 0,
      most: coinsOf(world, seat),
    }),
  );
  for (const [seat, coins] of payments) {
    world.coins[seat] = coinsOf(world, seat) - coins;
    happen(world, 'BZ 4.1', { what: 'paid', seat, coins });
  }
  strike(world, payments);
}

/** That nobody is struck tells something too, so it is told in any case. @rule BZ 4.2 */
function strike(world: Bazaar, payments: ReadonlyMap<Seat, number>): void {
  const paid = (seat: Seat): number => payments.get(seat) ?? 0;
  const cursed = [...payments.keys()].filter((seat) => faces(world, seat).has('curse'));
  const least = Math.min(...cursed.map(paid));
  const victims = cursed
    .filter((seat) => paid(seat) === least)
    .map((seat) => ({ seat, coins: Math.floor(coinsOf(world, seat) / 2) }));
  for (const { seat, coins } of victims) world.coins[seat] = coinsOf(world, seat) - coins;
  reveal(world, 'BZ 4.2', { what: 'cursed', victims });
}
