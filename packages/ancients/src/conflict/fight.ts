import { at, happen } from '@ecumene/engine';
import type { Tally } from '../events.ts';
import { areaId, tokensIn } from '../nations.ts';
import { musterIn, removeFallen } from '../tokens.ts';
import type { Ancients, AreaNumber, NationNumber } from '../world.ts';

/** How a game fights. */
export interface Doctrine {
  /** Nations that remove their tokens after the others. */
  removesLast(world: Ancients, number: NationNumber): boolean;
  /** Whether they do so in every round of a fight, or in the first only. */
  readonly lastIn: 'every-round' | 'first-round';
  /** How many tokens it takes to storm a city, and how many replace it. */
  assault(world: Ancients, attacker: NationNumber, defender: NationNumber): Assault;
  readonly pillage: number;
  /** Whether tokens may live with cities of other nations, as long as the area feeds them; not, if not said. */
  sharesCities?(world: Ancients): boolean;
  /** Whether tokens aboard help to defend cities of their own nation; not, if not said. */
  crewsDefend?(world: Ancients): boolean;
  readonly rules: {
    readonly fight: string;
    readonly repelled: string;
    readonly storm: string;
    readonly order: string;
    readonly seize: string;
    readonly pillage: string;
    readonly pirates: string;
  };
}

export interface Assault {
  readonly needed: number;
  readonly defenders: number;
}

/** A nation in a fight. */
export interface Side {
  readonly number: NationNumber;
  readonly last: boolean;
  count: number;
}

/**
 * Tokens in an area fight until one nation is left or no more than `limit` tokens are. In each round those who do not
 * remove last take one token away in ascending order of strength, then the others do; equals act together; strengths
 * are counted anew each round. @rule AC 24.21 @rule AC 24.22 @rule AC 24.23 @rule AC 24.24 @rule AC A22
 */
export function fight(world: Ancients, area: AreaNumber, limit: number, doctrine: Doctrine): void {
  const sides = sidesIn(world, area, doctrine);
  if (sides.length < 2 || countOf(sides) <= limit) return;
  const before = musterIn(world, area);
  const rounds = skirmish(world, sides, limit, doctrine);
  const fallen = new Map(sides.map((side) => [side.number, tokensIn(world, area, side.number) - side.count]));
  removeFallen(world, area, fallen);
  const after: Tally = musterIn(world, area);
  happen(world, doctrine.rules.fight, { what: 'fought', area: areaId(world, area), before, rounds, after });
}

function countOf(sides: readonly Side[]): number {
  return sides.reduce((sum, side) => sum + side.count, 0);
}

/** The rounds of a fight. Counts the sides down and says who removed what, step by step. @rule AC 24.21 */
export function skirmish(
  world: { readonly nations: readonly { readonly name: string }[] },
  sides: readonly Side[],
  limit: number,
  doctrine: Pick<Doctrine, 'lastIn'>,
): (readonly string[])[] {
  let total = countOf(sides);
  const removals: (readonly string[])[] = [];
  const isOver = (): boolean => total <= limit || sides.filter((side) => side.count > 0).length < 2;
  for (let round = 1; !isOver(); round++) {
    for (const equals of orderOfRemoval(sides, doctrine.lastIn === 'every-round' || round === 1)) {
      for (const side of equals) side.count -= 1;
      total -= equals.length;
      removals.push(equals.map((side) => at(world.nations, side.number).name));
      if (isOver()) break;
    }
  }
  return removals;
}

function sidesIn(world: Ancients, area: AreaNumber, doctrine: Doctrine): Side[] {
  const sides: Side[] = [];
  for (let number = 0; number < world.nations.length; number++) {
    const count = tokensIn(world, area, number);
    if (count > 0) sides.push({ number, count, last: doctrine.removesLast(world, number) });
  }
  return sides;
}

/** Groups that remove a token at the same moment, first to last. */
function orderOfRemoval(sides: readonly Side[], lastMatters: boolean): Side[][] {
  const late = (side: Side): number => (lastMatters && side.last ? 1 : 0);
  const standing = sides.filter((side) => side.count > 0).sort((a, b) => late(a) - late(b) || a.count - b.count);
  const groups: Side[][] = [];
  for (const side of standing) {
    const group = groups.at(-1);
    const equal = group === undefined ? undefined : at(group, 0);
    if (group !== undefined && equal !== undefined && late(equal) === late(side) && equal.count === side.count)
      group.push(side);
    else groups.push([side]);
  }
  return groups;
}
