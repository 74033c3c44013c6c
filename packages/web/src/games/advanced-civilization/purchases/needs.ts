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

/** What a nation still lacks for the next space of the track that asks for more. */
export interface Needs {
  /** The epoch that asks, by its place among the five. */
  readonly epoch: number;
  /** Steps until then. */
  readonly steps: number;
  readonly cities: number;
  readonly cards: number;
  /** How many groups, and which there are to choose from. */
  readonly groups: number;
  readonly lacking: readonly string[];
  readonly points: number;
}

/** What the next epoch still asks for once these cards are acquired too; in the last, what the next space does. */
export function needsOf(view: AcView, nation: NationView, acquired: readonly string[]): Needs | undefined {
  const number = rowNumber(nation.name);
  const track = trackFor(view.terms);
  const now = track.epochAt(number, nation.step);
  const last = track.epochs.length - 1;
  let step = nation.step + 1;
  while (now < last && step < FINISH && track.epochAt(number, step) === now) step += 1;
  if (step > track.finish) return undefined;
  const epoch = track.epochAt(number, step);
  const entry = entriesFor(view.terms)[epoch];
  if (entry === undefined) return undefined;
  const held = [...Object.keys(nation.cards), ...acquired];
  const groups = new Set(held.flatMap((id) => CARDS.get(id)?.groups ?? []));
  const points = held.reduce((sum, id) => sum + (CARDS.get(id)?.cost ?? 0), 0);
  return {
    epoch,
    steps: step - nation.step,
    cities: Math.max(0, entry.cities - nation.cities),
    cards: Math.max(0, entry.cards - held.length),
    groups: Math.max(0, entry.groups - groups.size),
    lacking: GROUPS.filter((group) => !groups.has(group)),
    points: Math.max(0, track.valueAt(number, step) - points),
  };
}
