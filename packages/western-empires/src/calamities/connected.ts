import { bestCombination } from './combination.ts';
import { type Holding, type Means, pointsLeft } from './holding.ts';

/**
 * Which areas must be selected in Civil War and Tyranny. Of all selections of whole areas that are worth enough, the best
 * has the fewest connected groups, then the least excess, then the fewest points the beneficiary cannot annex.
 *
 * Finding the best of all connected selections can take for ever, so the search looks at a bounded number of selections.
 * A position that needs more is judged by the best selection found: nobody is ever asked for a better one than that.
 */

/** How good a selection is; lower is better, the first difference counts. @rule WE civil-war.15 @rule WE civil-war.16 @rule WE civil-war.17 @rule WE civil-war.18 @rule WE W59 */
export interface Quality {
  readonly groups: number;
  readonly excess: number;
  readonly notAnnexed: number;
}

export function compare(a: Quality, b: Quality): number {
  return a.groups - b.groups || a.excess - b.excess || a.notAnnexed - b.notAnnexed;
}

/** How good a selection is that is worth at least the points asked for. */
export function qualityOf(
  holdings: readonly Holding[],
  chosen: readonly number[],
  points: number,
  means: Means,
): Quality {
  const some = chosen.flatMap((place) => holdings[place] ?? []);
  const sum = some.reduce((all, one) => all + one.points, 0);
  return {
    groups: groupsOf(holdings, new Set(chosen)).length,
    excess: sum - points,
    notAnnexed: notAnnexed(some, means),
  };
}

function notAnnexed(some: readonly Holding[], means: Means): number {
  const towns = some.filter(({ city }) => city).length;
  return pointsLeft(
    towns,
    some.reduce((sum, one) => sum + one.tokens, 0),
    means,
  );
}

/** The connected groups that some holdings form. */
function groupsOf(holdings: readonly Holding[], among: ReadonlySet<number>): readonly (readonly number[])[] {
  const left = new Set(among);
  const groups: number[][] = [];
  for (const start of among) {
    if (!left.delete(start)) continue;
    const group = [start];
    for (const place of group) for (const next of holdings[place]?.next ?? []) if (left.delete(next)) group.push(next);
    groups.push(group);
  }
  return groups;
}

/** The best selection found, and how good it is. */
export interface Best {
  readonly quality: Quality;
  readonly chosen: readonly number[];
}

/** How many selections are looked at. */
const BUDGET = 6000;

/** The best selection of whole areas worth at least so many points; everything, if there is no more. */
export function bestSelection(holdings: readonly Holding[], points: number, means: Means): Best {
  const all = holdings.map((_, place) => place);
  const total = holdings.reduce((sum, one) => sum + one.points, 0);
  let best: Best = { chosen: all, quality: qualityOf(holdings, all, Math.min(points, total), means) };
  if (total <= points) return best;
  const groups = [...groupsOf(holdings, new Set(all))].sort((a, b) => worth(holdings, b) - worth(holdings, a));
  const needed = groupsNeeded(holdings, groups, points);
  if (needed > 1) {
    const chosen = bestCombination(holdings, groups, { parts: needed, points, means });
    if (chosen !== undefined) best = { chosen, quality: qualityOf(holdings, chosen, points, means) };
  }
  for (const last of groups) {
    const whole = groups
      .filter((one) => one !== last)
      .slice(0, needed - 1)
      .flat();
    const rest = points - worth(holdings, whole);
    if (rest <= 0 || worth(holdings, last) < rest) continue;
    for (const order of [cheapFirst, dearFirst]) {
      const search = new Search(holdings, last, rest, whole, points, means, order);
      const found = search.run(Math.ceil(BUDGET / (2 * groups.length)));
      if (found !== undefined && compare(found.quality, best.quality) < 0) best = found;
    }
  }
  return best;
}

function worth(holdings: readonly Holding[], chosen: readonly number[]): number {
  return chosen.reduce((sum, place) => sum + (holdings[place]?.points ?? 0), 0);
}

function groupsNeeded(holdings: readonly Holding[], groups: readonly (readonly number[])[], points: number): number {
  let sum = 0;
  for (const [i, group] of groups.entries()) {
    sum += worth(holdings, group);
    if (sum >= points) return i + 1;
  }
  return groups.length;
}

type Order = (a: Holding, b: Holding) => number;
const cheapFirst: Order = (a, b) => a.points - b.points;
const dearFirst: Order = (a, b) => b.points - a.points;

/** Looks through the connected selections of one group, each once, until it has looked at enough. */
class Search {
  readonly #holdings: readonly Holding[];
  readonly #places: readonly number[];
  readonly #rest: number;
  readonly #whole: readonly number[];
  readonly #points: number;
  readonly #means: Means;
  readonly #ranks: ReadonlyMap<number, number>;
  readonly #passed = new Set<number>();
  #left = 0;
  #best: Best | undefined;

  constructor(
    holdings: readonly Holding[],
    group: readonly number[],
    rest: number,
    whole: readonly number[],
    points: number,
    means: Means,
    order: Order,
  ) {
    this.#holdings = holdings;
    const by = (place: number): Holding => holdings[place] ?? { points: 0, city: false, tokens: 0, next: [] };
    this.#places = [...group].sort((a, b) => order(by(a), by(b)) || a - b);
    this.#ranks = new Map(this.#places.map((place, rank) => [place, rank]));
    this.#rest = rest;
    this.#whole = whole;
    this.#points = points;
    this.#means = means;
  }

  run(budget: number): Best | undefined {
    const each = Math.max(1, Math.floor(budget / this.#places.length));
    for (const root of this.#places) {
      this.#left = each;
      this.#passed.add(root);
      this.#grow([root], this.#holdings[root]?.points ?? 0, this.#wider([], root));
      if (this.#isPerfect()) break;
    }
    return this.#best;
  }

  #isPerfect(): boolean {
    const { excess = 1, notAnnexed: rest = 1 } = this.#best?.quality ?? {};
    return excess === 0 && rest === 0;
  }

  /** Where a selection can grow once a place has joined it, in the order of the search. */
  #wider(edge: readonly number[], place: number): readonly number[] {
    const wider = edge.filter((one) => !this.#passed.has(one));
    const before = wider.length;
    for (const near of this.#holdings[place]?.next ?? [])
      if (!this.#passed.has(near) && !wider.includes(near)) wider.push(near);
    return wider.length === before ? wider : wider.sort((a, b) => this.#rankOf(a) - this.#rankOf(b));
  }

  #rankOf(place: number): number {
    return this.#ranks.get(place) ?? 0;
  }

  /** What is chosen or was tried before has passed: it does not join again further down. */
  #grow(chosen: readonly number[], sum: number, edge: readonly number[]): void {
    if (this.#left <= 0 || this.#isPerfect()) return;
    this.#left -= 1;
    if (sum >= this.#rest) {
      this.#note(chosen, sum - this.#rest);
      return;
    }
    for (const place of edge) {
      this.#passed.add(place);
      this.#grow([...chosen, place], sum + (this.#holdings[place]?.points ?? 0), this.#wider(edge, place));
    }
    for (const place of edge) this.#passed.delete(place);
  }

  #note(chosen: readonly number[], excess: number): void {
    if (this.#best !== undefined && excess > this.#best.quality.excess) return;
    const all = [...this.#whole, ...chosen];
    const quality = qualityOf(this.#holdings, all, this.#points, this.#means);
    if (this.#best === undefined || compare(quality, this.#best.quality) < 0) this.#best = { chosen: all, quality };
  }
}
