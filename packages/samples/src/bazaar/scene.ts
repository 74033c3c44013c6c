import { Given, type Scene } from '@ecumene/engine';
import { type Bazaar, coinsOf, FACES, faceOf, give, handOf, take } from './world.ts';

/** Scenario files say which cards a merchant holds and how many coins: `anna: { cards: [silk, silk], coins: 4 }`. */
export const scene: Scene<Bazaar> = {
  arrange(world, given) {
    for (const [seat, part] of new Given(given).parts(world.seats)) {
      const has = part.parts(['cards', 'coins']);
      world.coins[seat] = has.get('coins')?.count() ?? coinsOf(world, seat);
      const cards = has.get('cards');
      if (cards !== undefined) deal(world, seat, cards.list());
    }
  },
  facts: (world) => ({
    round: world.round,
    ...Object.fromEntries(
      world.seats.map((seat) => [
        seat,
        {
          coins: coinsOf(world, seat),
          cards: handOf(world, seat)
            .cards.map((card) => faceOf(world, card))
            .toSorted(),
        },
      ]),
    ),
  }),
};

function deal(world: Bazaar, seat: string, wanted: readonly Given[]): void {
  const old = [...handOf(world, seat).cards];
  take(world, seat, old);
  world.deck.push(...old);
  for (const one of wanted) {
    const face = one.oneOf(FACES);
    const card =
      world.deck.find((each) => faceOf(world, each) === face) ?? one.fail(`No other ${face} is in the deck.`);
    world.deck.splice(world.deck.indexOf(card), 1);
    give(world, seat, [card]);
  }
}
