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
    this.#rest = rest;
    this.#whole = whole;
    this.#points = points;
    this.#means = means;
  }

  run(budget: number): Best | undefined {
    const each = Math.max(1, Math.floor(budget / this.#places.length));
    const barred = new Set<number>();
    for (const root of this.#places) {
      this.#left = each;
      this.#grow(
        [root],
        this.#holdings[root]?.points ?? 0,
        this.#neighbours([root], barred),
        new Set([...barred, root]),
      );
      barred.add(root);
      if (this.#isPerfect()) break;
    }
    return this.#best;
  }

  #isPerfect(): boolean {
    const { excess = 1, notAnnexed: rest = 1 } = this.#best?.quality ?? {};
    return excess === 0 && rest === 0;
  }

  #neighbours(chosen: readonly number[], barred: ReadonlySet<number>): number[] {
    const near = new Set(chosen.flatMap((place) => this.#holdings[place]?.next ?? []));
    return this.#places.filter((place) => near.has(place) && !barred.has(place) && !chosen.includes(place));
  }

  #grow(chosen: readonly number[], sum: number, edge: readonly number[], barred: ReadonlySet<number>): void {
    if (this.#left <= 0 || this.#isPerfect()) return;
    this.#left -= 1;
    if (sum >= this.#rest) {
      this.#note(chosen);
      return;
    }
    const passed = new Set(barred);
    for (const place of edge) {
      if (passed.has(place)) continue;
      passed.add(place);
      const more = [...chosen, place];
      const next = this.#neighbours(more, passed);
      this.#grow(more, sum + (this.#holdings[place]?.points ?? 0), next, passed);
    }
  }

  #note(chosen: readonly number[]): void {
    const all = [...this.#whole, ...chosen];
    const quality = qualityOf(this.#holdings, all, this.#points, this.#means);
    if (this.#best === undefined || compare(quality, this.#best.quality) < 0) this.#best = { chosen: all, quality };
  }
}
