import { type Holding, type Means, pointsLeft } from './holding.ts';

/**
 * The best selection of a victim whose areas are so scattered that one connected group is not worth enough: a connected
 * part of each of several groups. Like the search in one group it looks at a bounded number of selections.
 */

/** What is asked for. */
interface Wanted {
  /** How many groups the selection is made of. */
  readonly parts: number;
  readonly points: number;
  readonly means: Means;
}

/** Areas of one group that are connected, and what they are worth. */
interface Part {
  readonly chosen: readonly number[];
  readonly points: number;
  readonly towns: number;
  readonly people: number;
}

/** Parts of different groups together. */
interface Combination extends Omit<Part, 'chosen'> {
  readonly last: Part;
  readonly before: Combination | undefined;
}

/** How many parts of groups, and how many combinations of them, are looked at. */
const MOST_PARTS = 3000;
const MOST_COMBINATIONS = 20_000;

/** The best combination of parts; nothing, if none is worth enough. @rule WE civil-war.16 @rule WE civil-war.17 @rule WE civil-war.18 @rule WE W59 */
export function bestCombination(
  holdings: readonly Holding[],
  groups: readonly (readonly number[])[],
  { parts, points, means }: Wanted,
): readonly number[] | undefined {
  const each = Math.ceil(MOST_PARTS / groups.length);
  const reached: Map<number, Combination | undefined>[] = Array.from({ length: parts }, () => new Map());
  reached[0]?.set(0, undefined);
  let best: Combination | undefined;
  let left = MOST_COMBINATIONS;
  for (const group of groups) {
    const open = partsOf(holdings, group, each);
    for (let count = parts - 1; count >= 0; count--) {
      for (const before of [...(reached[count]?.values() ?? [])]) {
        for (const part of open) {
          left -= 1;
          if (left < 0) return best && areasIn(best);
          if (best !== undefined && part.points + (before?.points ?? 0) > best.points) continue;
          const more = joined(before, part);
          if (more.points < points) reached[count + 1]?.set(keyOf(more), more);
          else if (best === undefined || isBetter(more, best, means)) best = more;
        }
      }
    }
  }
  return best && areasIn(best);
}

function joined(before: Combination | undefined, part: Part): Combination {
  return {
    points: part.points + (before?.points ?? 0),
    towns: part.towns + (before?.towns ?? 0),
    people: part.people + (before?.people ?? 0),
    last: part,
    before,
  };
}

/** The least points above what is asked for, then the least that cannot be annexed. */
function isBetter(a: Combination, b: Combination, means: Means): boolean {
  const more = a.points - b.points || pointsLeft(a.towns, a.people, means) - pointsLeft(b.towns, b.people, means);
  return more < 0;
}

const WIDE = 1000;

/** The same for everything that is worth as much and needs the same pieces. */
function keyOf({ points, towns, people }: Omit<Part, 'chosen'>): number {
  return (points * WIDE + towns) * WIDE + people;
}

function areasIn(combination: Combination): readonly number[] {
  const areas: number[] = [];
  for (let one: Combination | undefined = combination; one !== undefined; one = one.before)
    areas.push(...one.last.chosen);
  return areas;
}

/** The whole group, and connected parts of it, each worth something else or made of other pieces. */
function partsOf(holdings: readonly Holding[], group: readonly number[], most: number): readonly Part[] {
  const found = new Map<number, Part>();
  const note = (part: Part): void => {
    const key = keyOf(part);
    if (!found.has(key)) found.set(key, part);
  };
  note(group.reduce((part, place) => withPlace(holdings, part, place), NONE));
  const each = Math.ceil(most / group.length);
  const passed = new Set<number>();
  const wider = (edge: readonly number[], place: number): readonly number[] => {
    const near = holdings[place]?.next.filter((one) => !passed.has(one) && !edge.includes(one)) ?? [];
    return [...edge.filter((one) => !passed.has(one)), ...near];
  };
  for (const root of group) {
    let left = each;
    const grow = (part: Part, edge: readonly number[]): void => {
      if (left <= 0) return;
      left -= 1;
      note(part);
      for (const place of edge) {
        passed.add(place);
        grow(withPlace(holdings, part, place), wider(edge, place));
      }
      for (const place of edge) passed.delete(place);
    };
    passed.add(root);
    grow(withPlace(holdings, NONE, root), wider([], root));
  }
  return [...found.values()];
}

const NONE: Part = { chosen: [], points: 0, towns: 0, people: 0 };

function withPlace(holdings: readonly Holding[], part: Part, place: number): Part {
  const holding = holdings[place];
  if (holding === undefined) return part;
  return {
    chosen: [...part.chosen, place],
    points: part.points + holding.points,
    towns: part.towns + (holding.city ? 1 : 0),
    people: part.people + holding.tokens,
  };
}
