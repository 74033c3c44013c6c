import { disguiseCards, type Face } from '@ecumene/ancients';
import { type Disguise, type Random, type Seat, shuffle } from '@ecumene/engine';
import { book } from './book.ts';
import { MINOR_CALAMITIES } from './data/trade-cards.ts';
import { isShort } from './short-game.ts';
import type { WeWorld } from './world.ts';

const MINOR: ReadonlySet<string> = new Set(MINOR_CALAMITIES.map(({ id }) => id));

/** What everybody knows of held calamities once their numbers were shown: how many, and which were called or shown. In the first turn of the Short Game a city attack can take any card (W66). @rule WE calamity-selection.3 @rule WE major.3 */
function shownCounts(world: WeWorld) {
  if (!world.calamitiesHeld.some((count) => count > 0)) return {};
  return {
    shownCounts: {
      held: (number: number): number => world.calamitiesHeld[number] ?? 0,
      isRuledOut: ({ id }: Face): boolean => MINOR.has(id) || world.called.includes(id),
      anyMoves: isShort(world) && world.turn === 1,
    },
  };
}

/** Exchanges what a seat cannot know: trade cards, and the secret tokens of the Short Game. @rule WE drawing.8 @rule WE purchases.4 @rule WE short-game.10 */
export function disguise(world: WeWorld, observer: Seat, random: Random, rest: WeWorld): Disguise<WeWorld> {
  const hiding = { anywhere: true, ...shownCounts(world) };
  const cards = disguiseCards(world, observer, random, { trading: book.trade, hiding }, rest);
  const others = Object.keys(world.shortGameTokens)
    .filter((seat) => seat !== observer)
    .sort();
  const tokens = others.flatMap((seat) => world.shortGameTokens[seat] ?? []).sort();
  const dealt = new Map(zip(others, shuffle(random, tokens)));
  return {
    ...cards,
    world: (imagined) => {
      cards.world(imagined);
      const known = Object.entries(imagined.shortGameTokens);
      imagined.shortGameTokens = Object.fromEntries(known.map(([seat, token]) => [seat, dealt.get(seat) ?? token]));
    },
  };
}

function zip<A, B>(first: readonly A[], second: readonly B[]): [A, B][] {
  return first.flatMap((one, i) => {
    const other = second[i];
    return other === undefined ? [] : [[one, other] satisfies [A, B]];
  });
}
