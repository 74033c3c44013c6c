import type { Move } from '@ecumene/ancients';
import { isRecord } from '@ecumene/engine';
import type { Bid } from './market.ts';

/** What a bot remembers from one decision to the next: plain data, kept with the table. */
export interface Memory {
  readonly of: string;
  /** How it is written: what earlier bots remembered otherwise is forgotten. */
  readonly form: typeof FORM;
  /** The rest of the movement that was planned. */
  readonly moves?: readonly Move[];
  /** The cities it was to build, with what treasury pays for each. */
  readonly builds?: Readonly<Record<string, number>>;
  readonly trade?: TradeMemory;
  /** Whether the nation had no ship, and nothing for one to do, when it last looked. */
  readonly ashore?: boolean;
  /** Whether it has seen to its ships in this movement. */
  readonly shipped?: boolean;
}

const FORM = 4;

/** The trade as far as it goes on. Commodities are numbers. */
export interface TradeMemory {
  readonly turn: number;
  readonly hand: readonly number[];
  /** Commodities that are not in play. */
  readonly absent: readonly number[];
  /** The calamities in the hand, and how much the bot fears each. */
  readonly calamities: readonly string[];
  readonly fears: readonly number[];
  /** Offers it made since it last traded, so that it makes none twice, and how many it made in all. */
  readonly made: readonly number[];
  readonly spoken: number;
  /** It has no further offer to make. */
  readonly spent: boolean;
  /** Offers made to oneself alone, as far as it has not answered them. */
  readonly owed?: readonly Bid[];
  /** Whom one can trade with, their cities, and what they named and asked for. */
  readonly partners: readonly string[];
  readonly cities: readonly number[];
  /** Where oneself trades from, and where they do. */
  readonly place: string;
  readonly places: readonly string[];
  readonly named: readonly (readonly number[])[];
  readonly asked: readonly (readonly number[])[];
  /** What they named before, or were given: they may hold it still. */
  readonly seen: readonly (readonly number[])[];
}

export function blank(game: string): Memory {
  return { of: game, form: FORM };
}

function isMemory(value: unknown, game: string): value is Memory {
  return isRecord(value) && value['of'] === game && value['form'] === FORM;
}

export function recall(memory: unknown, game: string): Memory {
  return isMemory(memory, game) ? memory : blank(game);
}
