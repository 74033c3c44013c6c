import { type AncientViewForAll, type AncientViewForOne, seeForAll, seeForOne } from '@ecumene/ancients';
import { inHalves, type Seat } from '@ecumene/engine';
import type { FullCredits } from './book/state.ts';
import { book } from './book.ts';
import { STACKS } from './data/trade-cards.ts';
import type { WeOptions } from './options.ts';
import type { WeWorld } from './world.ts';

interface WeViewForAll extends AncientViewForAll<WeOptions> {
  readonly outOfPlay: readonly string[];
  /** The random sequence in which civilizations are chosen. */
  readonly sequence: readonly Seat[];
  /** Credits of each nation that no advance prints: those that count, and those chosen this turn. */
  readonly credits: Readonly<Record<string, FullCredits>>;
  readonly newCredits: Readonly<Record<string, FullCredits>>;
  /** How many calamities each nation has shown that it holds. */
  readonly calamitiesHeld: Readonly<Record<string, number>>;
  /** Major calamities called this turn. */
  readonly called: readonly string[];
  /** In which turn markers first entered the Late Iron Age, and whose. */
  readonly lateIron: { readonly turn: number; readonly nations: readonly string[] } | null;
  /** Nations whose players leave at the end of this turn. */
  readonly leaving: readonly string[];
}

interface WeViewForOne extends AncientViewForOne {
  /** The viewer's own token of the Short Game, until all are revealed. */
  readonly shortGameToken: string | null;
}

export interface WeView extends WeViewForAll, WeViewForOne {}

/** What everybody may see. Of the stacks only whether they are empty. @rule WE acquisition.3 @rule WE drawing.8 @rule WE purchases.4 @rule WE buying.14 */
function forAll(world: WeWorld): WeViewForAll {
  const nameOf = (number: number): string => world.nations[number]?.name ?? '';
  const byName = <T>(values: readonly T[]): Readonly<Record<string, T>> =>
    Object.fromEntries(values.map((value, number) => [nameOf(number), value]));
  const seen = seeForAll(world, book.trade.named);
  return {
    ...seen,
    outOfPlay: seen.outOfPlay ?? [],
    stacks: seen.stacks.slice(0, STACKS).map((size) => Math.min(size, 1)),
    sequence: [...world.sequence],
    credits: byName(world.credits),
    newCredits: byName(world.newCredits),
    calamitiesHeld: byName(world.calamitiesHeld),
    called: [...world.called],
    lateIron: world.lateIron && { turn: world.lateIron.turn, nations: world.lateIron.nations.map(nameOf) },
    leaving: world.leaving.map(nameOf),
  };
}

/** What a seat sees besides. */
function forOne(world: WeWorld, viewer: Seat | null): WeViewForOne {
  return {
    ...seeForOne(world, viewer, book.trade.named),
    shortGameToken: viewer === null ? null : (world.shortGameTokens[viewer] ?? null),
  };
}

export const { view, halves } = inHalves(forAll, forOne);
