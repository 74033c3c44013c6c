import {
  type AcView,
  CARDS,
  entriesFor,
  FINISH,
  GROUPS,
  rowNumber,
  trackFor,
} from '@ecumene/advanced-civilization/reference';
import type { NationView } from '@ecumene/ancients';

/** What the succession track asks of a nation next. */
export interface Demands {
  /** Cards missing for the next epoch that asks for more, and turns until then. */
  readonly cards: number;
  readonly cardsIn: number;
  /** Groups missing, how many of them the next epoch asks for that asks for more groups, and turns until then. */
  readonly lacking: readonly string[];
  readonly groups: number;
  readonly groupsIn: number;
}

type Entry = ReturnType<typeof entriesFor>[number];

/** What entering the epoch of each step of a nation's row takes. */
function entriesOn({ terms }: AcView, { name }: NationView): (step: number) => Entry | undefined {
  const number = rowNumber(name);
  const track = trackFor(terms);
  const entries = entriesFor(terms);
  return (step) => entries[track.epochAt(number, step)];
}

/** Cities without which a nation's marker does not move this turn. */
export function citiesDue(view: AcView, nation: NationView): number {
  return entriesOn(view, nation)(nation.step + 1)?.cities ?? 0;
}

/** Cards and groups the track asks of a nation. */
export function demandsOn(view: AcView, nation: NationView): Demands {
  const { step } = nation;
  const entryAt = entriesOn(view, nation);
  const entries = Array.from({ length: Math.max(1, FINISH - step) }, (_, i) => entryAt(step + 1 + i));
  const held = groupsOf(nation);
  const count = Object.keys(nation.cards).length;
  const cardsIn = entries.findIndex((entry) => entry !== undefined && entry.cards > count);
  const groupsIn = entries.findIndex((entry) => entry !== undefined && entry.groups > held.size);
  return {
    cards: Math.max(0, (entries[cardsIn]?.cards ?? 0) - count),
    cardsIn: cardsIn + 1,
    lacking: GROUPS.filter((group) => !held.has(group)),
    groups: Math.max(0, (entries[groupsIn]?.groups ?? 0) - held.size),
    groupsIn: groupsIn + 1,
  };
}

function groupsOf({ cards }: NationView): Set<string> {
  const groups = new Set<string>();
  for (const id in cards) for (const group of CARDS.get(id)?.groups ?? []) groups.add(group);
  return groups;
}

const A_STEP = 100;
const A_CITY = 50;

/** What everybody can count of a nation's score. */
export function openScore(view: AcView, { name, step, cities, treasury }: NationView): number {
  return (view.cardPoints[name] ?? 0) + A_STEP * step + A_CITY * cities + treasury;
}

/** How far a nation is ahead of, or behind, the average of those who play. */
export function lead(view: AcView, nation: NationView): number {
  let sum = 0;
  let count = 0;
  for (const one of view.nations) {
    if (one.seat === null || one.inert) continue;
    sum += openScore(view, one);
    count += 1;
  }
  return count === 0 ? 0 : openScore(view, nation) - sum / count;
}
