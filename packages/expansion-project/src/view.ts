import { type AncientViewForAll, type AncientViewForOne, seeForAll, seeForOne } from '@ecumene/ancients';
import { inHalves, type Seat } from '@ecumene/engine';
import { blockOfNation } from './book/foreign-sets.ts';
import { type FullCredits, NO_CREDITS } from './book/state.ts';
import { book } from './book.ts';
import type { Block } from './data/blocks.ts';
import type { PackageId } from './data/packages.ts';
import type { EpOptions } from './options.ts';
import type { EpWorld } from './world.ts';

interface EpViewForAll extends AncientViewForAll<EpOptions> {
  readonly outOfPlay: readonly string[];
  /** The random sequence in which civilizations are taken. */
  readonly sequence: readonly Seat[];
  /** The trade card block of each nation. */
  readonly blocks: Readonly<Record<string, Block>>;
  /** Credits of each nation that no advancement prints: those that count, and those chosen this turn. */
  readonly credits: Readonly<Record<string, FullCredits>>;
  readonly newCredits: Readonly<Record<string, FullCredits>>;
  /** Major calamities called this turn; null while calamities are not being resolved. */
  readonly called: readonly string[] | null;
  /** How many major calamities those hold still who had to discard some. */
  readonly majorsKept: Readonly<Record<string, number>>;
  /** Packages of a medium or short game, once they are revealed, until people are placed. */
  readonly packages: Readonly<Record<string, PackageId>>;
  /** Nations whose players leave at the end of this turn. */
  readonly leaving: readonly string[];
}

export interface EpView extends EpViewForAll, AncientViewForOne {}

/** What everybody may see; how many cards a stack has is public. @rule EP 22.4 @rule EP 26.6.3 @rule EP C83 */
function forAll(world: EpWorld): EpViewForAll {
  const nameOf = (number: number): string => world.nations[number]?.name ?? '';
  const players = [...world.nations.keys()].slice(0, -1);
  const byName = <T>(value: (number: number) => T): Readonly<Record<string, T>> =>
    Object.fromEntries(players.map((number) => [nameOf(number), value(number)]));
  const seen = seeForAll(world, book.trade.named);
  return {
    ...seen,
    outOfPlay: seen.outOfPlay ?? [],
    sequence: [...world.sequence],
    blocks: byName((number) => blockOfNation(world, number)),
    credits: byName((number) => ({ ...(world.credits[number] ?? NO_CREDITS) })),
    newCredits: byName((number) => ({ ...(world.newCredits[number] ?? NO_CREDITS) })),
    called: world.called === null ? null : [...world.called],
    majorsKept: Object.fromEntries(
      Object.entries(world.majorsKept).map(([number, left]) => [nameOf(Number(number)), left]),
    ),
    packages: { ...world.packages },
    leaving: world.leaving.map(nameOf),
  };
}

/** What a seat sees besides: of hands only its own. @rule EP 22.4 */
function forOne(world: EpWorld, viewer: Seat | null): AncientViewForOne {
  return seeForOne(world, viewer, book.trade.named);
}

export const { view, halves } = inHalves(forAll, forOne);
