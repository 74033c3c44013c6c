import {
  type AncientViewForAll,
  type AncientViewForOne,
  cardPoints,
  nameOf,
  seeForAll,
  seeForOne,
} from '@ecumene/ancients';
import { at, inHalves, type Seat } from '@ecumene/engine';
import { tradeCityAdds } from './book/purchase.ts';
import { book } from './book.ts';
import { CARDS } from './data/civilization-cards.ts';
import { TRADE_CITIES } from './data/trade-cities.ts';
import type { AcOptions } from './options.ts';
import { lastTurn } from './succession.ts';
import type { AcWorld } from './world.ts';

interface AcViewForAll extends AncientViewForAll<AcOptions> {
  /** After which turn the game ends at the latest; 0 where nobody knows yet. */
  readonly lastTurn: number;
  /** The order of the place cards. */
  readonly placeOrder: readonly Seat[];
  /** What each nation's civilization cards are worth, which nobody may hide. */
  readonly cardPoints: Readonly<Record<string, number>>;
  /** What each nation has left of its starting credit, and what past calamities take off the price of its cards. */
  readonly credit: Readonly<Record<string, number>>;
  readonly redress: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** Commodities whose trade cities have done their work this turn. */
  readonly worked: readonly string[];
  /** Commodities whose trade cities make a set a card larger now, and for which nation. */
  readonly tradeCities: Readonly<Record<string, string>>;
}

export interface AcView extends AcViewForAll, AncientViewForOne {}

/** What everybody may see. @rule AC 14.2 @rule AC 27.4 */
function forAll(world: AcWorld): AcViewForAll {
  return {
    lastTurn: lastTurn(world),
    placeOrder: [...world.placeOrder],
    cardPoints: seePoints(world),
    credit: seeCredit(world),
    redress: seeRedress(world),
    worked: [...world.worked],
    tradeCities: tradeCities(world),
    ...seeForAll(world, book.trade.named),
  };
}

/** What a seat sees besides. @rule AC 14.2 @rule AC 27.4 */
function forOne(world: AcWorld, viewer: Seat | null): AncientViewForOne {
  return seeForOne(world, viewer, book.trade.named);
}

export const { view, halves } = inHalves(forAll, forOne);

const seePoints = byNation((world, number) => cardPoints(world, number, CARDS));
const seeCredit = byNation((world, number) => at(world.credit, number));
const seeRedress = byNation((world, number) => at(world.redress, number));

/** Something seen of each nation, by its name: the same record for as long as nothing in it changes. */
function byNation<T>(see: (world: AcWorld, number: number) => T): (world: AcWorld) => Readonly<Record<string, T>> {
  const memory = new WeakMap<AcWorld, { readonly values: readonly T[]; readonly record: Record<string, T> }>();
  return (world) => {
    const values = world.nations.map((_, number) => see(world, number));
    const known = memory.get(world);
    if (known?.values.every((value, number) => value === values[number])) return known.record;
    const record = Object.fromEntries(values.map((value, number) => [nameOf(world, number), value]));
    memory.set(world, { values, record });
    return record;
  };
}

/** @rule AC CT 2 @rule AC CT 3 */
function tradeCities(world: AcWorld): Record<string, string> {
  const nations: Record<string, string> = {};
  if (!world.options.tradeCities) return nations;
  for (const commodity of Object.keys(TRADE_CITIES)) {
    const number = world.nations.findIndex((_, one) => tradeCityAdds(world, one, commodity) > 0);
    if (number >= 0) nations[commodity] = nameOf(world, number);
  }
  return nations;
}
