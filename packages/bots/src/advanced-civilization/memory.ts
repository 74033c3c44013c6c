import type { MovementMove } from '@ecumene/ancients';
import { isRecord } from '@ecumene/engine';

/** What a bot remembers from one decision to the next: plain data, kept with the table. */
export interface Memory {
  readonly of: 'advanced-civilization';
  /** The rest of the movement that was planned. */
  readonly moves?: readonly MovementMove[];
  /** The cities it was to build, with what treasury pays for each. */
  readonly builds?: Readonly<Record<string, number>>;
  readonly floor?: Floor;
  /** Whether the nation had no ship, and nothing for one to do, when it last looked. */
  readonly ashore?: boolean;
}

/** The trading floor, as far as it goes on. Commodities are numbers; sets of them are bits. */
export interface Floor {
  readonly turn: number;
  readonly hand: readonly number[];
  /** The calamities in the hand, and how much the bot fears each. */
  readonly woes: readonly string[];
  readonly fears: readonly number[];
  /** Offers it made since it last traded, so that it makes none twice, and how many it made in all. */
  readonly made: readonly number[];
  readonly spoken: number;
  /** It has no further offer to make. */
  readonly spent: boolean;
  /** Whom one can trade with, their cities, and what they named and asked for. */
  readonly partners: readonly string[];
  readonly cities: readonly number[];
  readonly named: readonly number[];
  readonly asked: readonly number[];
  /** What they named before, or were given: they may hold it still. */
  readonly seen: readonly number[];
}

export const BLANK: Memory = { of: 'advanced-civilization' };

function isMemory(value: unknown): value is Memory {
  return isRecord(value) && value['of'] === BLANK.of;
}

export function recall(memory: unknown): Memory {
  return isMemory(memory) ? memory : BLANK;
}
