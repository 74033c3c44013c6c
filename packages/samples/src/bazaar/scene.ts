import { isRecord, must, type Scene } from '@ecumene/engine';
import { type Bazaar, coinsOf, FACES, faceOf, give, handOf, take } from './world.ts';

/** Scenario files say which cards a merchant holds and how many coins: `anna: { cards: [silk, silk], coins: 4 }`. */
export const scene: Scene<Bazaar> = {
  arrange(world, given) {
    if (!isRecord(given)) throw new Error('say what each merchant holds');
    for (const [seat, has] of Object.entries(given)) {
      if (!world.seats.includes(seat)) throw new Error(`there is no merchant called ${seat}`);
      if (!isRecord(has)) throw new Error(`say what ${seat} has: cards, coins`);
      if (has['coins'] !== undefined) world.coins[seat] = Number(has['coins']);
      if (Array.isArray(has['cards'])) deal(world, seat, has['cards'].map(String));
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

function deal(world: Bazaar, seat: string, faces: readonly string[]): void {
  const old = [...handOf(world, seat).cards];
  take(world, seat, old);
  world.deck.push(...old);
  for (const face of faces) {
    if (!FACES.some((known) => known === face)) throw new Error(`there is no card called ${face}`);
    const card = must(
      world.deck.find((one) => faceOf(world, one) === face),
      `another ${face} in the deck`,
    );
    world.deck.splice(world.deck.indexOf(card), 1);
    give(world, seat, [card]);
  }
}
