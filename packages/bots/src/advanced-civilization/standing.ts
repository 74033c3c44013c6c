import {
  type AcView,
  CARDS,
  GROUPS,
  ITALY_OR_IBERIA,
  ROWS,
  type RowOfTrack,
  TRACK,
} from '@ecumene/advanced-civilization';
import type { NationView } from '@ecumene/ancients';

/** What the succession track asks of a nation next. */
export interface Demands {
  /** Cities without which the marker does not move this turn. */
  readonly cities: number;
  /** Cards missing for the Early Iron Age, and turns until then. */
  readonly cards: number;
  readonly cardsIn: number;
  /** Groups missing, how many of them the next epoch asks for that asks for groups, and turns until then. */
  readonly lacking: readonly string[];
  readonly groups: number;
  readonly groupsIn: number;
}

const CITIES_BY_EPOCH = [0, 2, 3, 4, 5] as const;
const LATE_BRONZE_GROUPS = 3;
const EARLY_IRON_CARDS = 9;

function rowOf(name: string): RowOfTrack {
  const row = ROWS.find((one) => one === name) ?? ITALY_OR_IBERIA.row;
  return TRACK[row];
}

function epochAt(row: RowOfTrack, step: number): number {
  let epoch = 0;
  for (const first of row.epochs) if (step >= first) epoch += 1;
  return epoch;
}

/** What the track asks of a nation. The usual track is assumed: options that change it make it easier. */
export function demandsOn(nation: NationView): Demands {
  const row = rowOf(nation.name);
  const { step } = nation;
  const held = groupsOf(nation);
  const lacking = GROUPS.filter((group) => !held.has(group));
  const [, lateBronze, earlyIron] = row.epochs;
  const count = Object.keys(nation.cards).length;
  const ironAhead = step < earlyIron;
  const forBronze = step < lateBronze ? Math.max(0, LATE_BRONZE_GROUPS - held.size) : 0;
  return {
    cities: CITIES_BY_EPOCH[epochAt(row, step + 1)] ?? 0,
    cards: ironAhead ? Math.max(0, EARLY_IRON_CARDS - count) : 0,
    cardsIn: earlyIron - step,
    lacking,
    groups: forBronze > 0 ? forBronze : ironAhead ? lacking.length : 0,
    groupsIn: (forBronze > 0 ? lateBronze : earlyIron) - step,
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
