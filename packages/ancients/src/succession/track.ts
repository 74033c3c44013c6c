import { at, happen } from '@ecumene/engine';
import { nation } from '../nations.ts';
import type { Ancients, NationNumber } from '../world.ts';

/** What an epoch asks of a nation whose marker stands in it or enters it. */
export interface Epoch {
  readonly name: string;
  readonly cities: number;
  /** Further conditions of entry: what is missing, or nothing. */
  missing?(world: Ancients, number: NationNumber): string | undefined;
  readonly rule: string;
}

/** A succession track. */
export interface Track {
  readonly epochs: readonly Epoch[];
  /** The epoch of a space, counted in steps from the start; 0 is the start. */
  epochAt(number: NationNumber, step: number): number;
  /** Points that a space asks for; 0 if none. */
  valueAt(number: NationNumber, step: number): number;
  points(world: Ancients, number: NationNumber): number;
  /** Whether a nation's cities lie where they count for epochs; they do everywhere, if not said. */
  settled?(world: Ancients, number: NationNumber): boolean;
  /** No marker moves on from here. */
  readonly finish: number;
  readonly rules: {
    readonly advance: string;
    readonly frozen: string;
    readonly back: string;
    readonly value: string;
  };
}

/** One marker moves on, stays or falls back. @rule AC 33.1 */
export function moveMarker(world: Ancients, number: NationNumber, track: Track): void {
  const one = nation(world, number);
  const { moved, missing, rule } = fate(world, number, track);
  one.step += moved;
  one.rev += 1;
  happen(world, rule, { what: 'succession', nation: one.name, step: one.step, moved, missing });
}

interface Fate {
  readonly moved: -1 | 0 | 1;
  readonly missing: string | null;
  readonly rule: string;
}

/** @rule AC 33.11 @rule AC 33.25 @rule AC 33.3 @rule AC 33.4 @rule AC A45 */
function fate(world: Ancients, number: NationNumber, track: Track): Fate {
  const { step, cities } = nation(world, number);
  const { epochs, rules } = track;
  const epoch = at(epochs, track.epochAt(number, step));
  if (cities === 0 && epoch.cities > 0) return { moved: -1, missing: 'cities', rule: rules.back };
  if (cities < epoch.cities) return { moved: 0, missing: 'cities', rule: rules.frozen };
  if (epoch.cities > 0 && track.settled?.(world, number) === false)
    return { moved: 0, missing: 'home-cities', rule: rules.frozen };
  if (step >= track.finish) return { moved: 0, missing: null, rule: rules.advance };
  const into = at(epochs, track.epochAt(number, step + 1));
  const entry = into === epoch ? undefined : missingFor(world, number, into, track);
  if (entry !== undefined) return { moved: 0, missing: entry, rule: into.rule };
  if (track.points(world, number) < track.valueAt(number, step + 1))
    return { moved: 0, missing: 'points', rule: rules.value };
  return { moved: 1, missing: null, rule: rules.advance };
}

/** What a nation lacks to enter an epoch. @rule AC 33.11 */
function missingFor(world: Ancients, number: NationNumber, into: Epoch, track: Track): string | undefined {
  if (nation(world, number).cities < into.cities) return 'cities';
  if (track.settled?.(world, number) === false) return 'home-cities';
  return into.missing?.(world, number);
}
