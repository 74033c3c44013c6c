import { at } from '@ecumene/engine';
import type { PublicState } from '../state.ts';
import type { NationNumber } from '../world.ts';
import type { Cites } from './cites.ts';

/** One thing a space of the track asks of a nation. */
export interface Need {
  /** What it asks for: `cities`, `cards`, `groups`, `points`, or something of the game's own. */
  readonly what: string;
  readonly needed: number;
  readonly has: number;
  readonly rule: string;
}

/** What becomes of a marker: it moves on, stays or falls back, and why. */
export interface Fate {
  readonly moved: -1 | 0 | 1;
  readonly missing: string | null;
  readonly rule: string;
}

/** The succession track of a game. Spaces are counted in steps from the start, which is 0. */
export interface Track<S> {
  /** The names of the epochs, first to last. */
  readonly epochs: readonly string[];
  /** No marker moves on from here. */
  readonly finish: (state: S) => number;
  /** In which epoch a space lies. */
  readonly epochAt: (state: S, nation: NationNumber, step: number) => number;
  /** All that a marker needs to come to a space from the one before. */
  readonly needs: (state: S, nation: NationNumber, step: number) => readonly Need[];
  /** What keeps a marker where it is, or throws it back, whatever the next space asks. */
  readonly halts: (state: S, nation: NationNumber) => Fate | undefined;
  readonly cites: Cites<'advance'>;
}

function isLacking({ needed, has }: Need): boolean {
  return has < needed;
}

/** What happens to a nation's marker now. @rule track.advance */
export function fateOf<S extends PublicState>(track: Track<S>, state: S, nation: NationNumber): Fate {
  const { step } = at(state.nations, nation);
  const halted = track.halts(state, nation);
  if (halted !== undefined) return halted;
  const rule = track.cites.advance[0];
  if (step >= track.finish(state)) return { moved: 0, missing: null, rule };
  const lacking = track.needs(state, nation, step + 1).find(isLacking);
  return lacking === undefined
    ? { moved: 1, missing: null, rule }
    : { moved: 0, missing: lacking.what, rule: lacking.rule };
}

/** What lies ahead of a marker. */
export interface Ahead {
  readonly step: number;
  readonly epoch: number;
  /** What is still missing there, as things stand. */
  readonly missing: readonly Need[];
}

/** The first space of the next epoch and what it asks for; in the last epoch the next space. Nothing at the finish. @rule track.advance */
export function nextDemand<S extends PublicState>(track: Track<S>, state: S, nation: NationNumber): Ahead | undefined {
  const { step: now } = at(state.nations, nation);
  const finish = track.finish(state);
  const epoch = track.epochAt(state, nation, now);
  let step = now + 1;
  if (epoch < track.epochs.length - 1) while (step < finish && track.epochAt(state, nation, step) === epoch) step += 1;
  if (step > finish) return undefined;
  return {
    step,
    epoch: track.epochAt(state, nation, step),
    missing: track.needs(state, nation, step).filter(isLacking),
  };
}
