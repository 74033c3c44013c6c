import type { Whom } from '../cards/card.ts';
import { discontent, statistics } from '../statistics.ts';
import { type Ages, type Civilization, clockwiseFrom, type Place } from '../world.ts';

/**
 * How the players compare at one moment: settled once, when an event is revealed.
 * @rule TTA ruling.T90 @rule TTA evaluate.3
 */
export class Comparison {
  /** Clockwise from the current player. */
  readonly order: readonly Civilization[];
  readonly #values: readonly Values[];

  constructor(order: readonly Civilization[], values: readonly Values[]) {
    this.order = order;
    this.#values = values;
  }

  get byStrength(): readonly Civilization[] {
    return ranked(this.#values, 'strength');
  }

  get byScience(): readonly Civilization[] {
    return ranked(this.#values, 'science');
  }

  get byCulture(): readonly Civilization[] {
    return ranked(this.#values, 'culture');
  }

  get happy(): ReadonlyMap<Civilization, number> {
    return new Map(this.#values.map(({ civ, happy }) => [civ, happy]));
  }

  get discontent(): ReadonlyMap<Civilization, number> {
    return new Map(this.#values.map(({ civ, discontent }) => [civ, discontent]));
  }
}

interface Values {
  readonly civ: Civilization;
  readonly strength: number;
  readonly science: number;
  readonly culture: number;
  readonly happy: number;
  readonly discontent: number;
}

/** @rule TTA evaluate.2 @rule TTA evaluate.6 @rule TTA ruling.P2 @rule TTA ruling.T105 */
export function compareCivilizations(world: Ages, from: Place): Comparison {
  const order = clockwiseFrom(world, from);
  const values = order.map((civ): Values => {
    const { strength, science, happy } = statistics(world, civ);
    return { civ, strength, science, culture: civ.culture, happy, discontent: discontent(world, civ) };
  });
  return new Comparison(order, values);
}

/** From most to least; of tied players the one nearer to the current player has more. @rule TTA evaluate.4 @rule TTA ruling.T91 */
function ranked(values: readonly Values[], by: 'strength' | 'science' | 'culture'): Civilization[] {
  return values.toSorted((a, b) => b[by] - a[by]).map(({ civ }) => civ);
}

/** How many "two" means. @rule TTA evaluate.8 @rule TTA resign.9 */
function two(order: readonly Civilization[]): number {
  return order.length <= 2 ? 1 : 2;
}

export function strongest({ byStrength }: Comparison, count: number): readonly Civilization[] {
  return byStrength.slice(0, count);
}

function weakest({ byStrength }: Comparison, count: number): readonly Civilization[] {
  return byStrength.slice(-count);
}

/** Those an event strikes, clockwise from the current player. @rule TTA ruling.T92 */
export function struck(all: Comparison, whom: Whom): readonly Civilization[] {
  const chosen = group(all, whom);
  return all.order.filter((civ) => chosen.includes(civ));
}

function group(all: Comparison, whom: Whom): readonly Civilization[] {
  switch (whom) {
    case 'everyone':
      return all.order;
    case 'strongest':
      return strongest(all, 1);
    case 'two-strongest':
      return strongest(all, two(all.order));
    case 'weakest':
      return weakest(all, 1);
    case 'two-weakest':
      return weakest(all, two(all.order));
    case 'most-culture':
      return all.byCulture.slice(0, 1);
    case 'most-culture-if-among-two-weakest':
      return all.byCulture.slice(0, 1).filter((civ) => weakest(all, two(all.order)).includes(civ));
    case 'all-with-most-happy-faces':
      return allWithMost(all.happy, 0);
    case 'all-with-most-discontent-workers':
      return allWithMost(all.discontent, 1);
  }
}

/** All that are tied for the most, if that is at least so much. @rule TTA evaluate.7 */
function allWithMost(values: ReadonlyMap<Civilization, number>, atLeast: number): Civilization[] {
  const most = Math.max(atLeast, ...values.values());
  return [...values].filter(([, value]) => value === most).map(([civ]) => civ);
}
