import type { MovementMove } from '@ecumene/ancients';
import { isRecord } from '@ecumene/engine';
import type { Hand } from './hand.ts';

/** What a bot remembers from one decision to the next: plain data, kept with the table. */
export interface Memory {
  readonly of: 'advanced-civilization';
  /** The rest of the movement that was planned. */
  readonly moves?: readonly MovementMove[];
  readonly floor?: Floor;
  /** What others were seen to hold this turn, where the bot keeps track of it. */
  readonly known?: Readonly<Record<string, Hand>>;
}

/** The trading floor, as far as it goes on. */
export interface Floor {
  readonly hand: Hand;
  /** How much the bot fears each calamity in its hand. */
  readonly fears: Hand;
  /** Offers it made, so that it makes none twice. */
  readonly made: readonly string[];
  /** It has no further offer to make. */
  readonly spent: boolean;
  readonly turn: number;
}

export const BLANK: Memory = { of: 'advanced-civilization' };

function isMemory(value: unknown): value is Memory {
  return isRecord(value) && value['of'] === BLANK.of;
}

export function recall(memory: unknown): Memory {
  return isMemory(memory) ? memory : BLANK;
}
