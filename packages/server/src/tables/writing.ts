import type { Saved, World } from '@ecumene/engine';
import type { CheckpointRow } from '../store/schema.ts';
import { type Caused, checkpointRow } from './append.ts';

/** A whole table as it is written down: JSON throughout. */
export interface Written {
  readonly setup: string;
  readonly seed: string;
  readonly rules: string;
  readonly journal: readonly { readonly entry: string; readonly happenings: string }[];
  /** Nobody need play through all of it again to take the table up. */
  readonly checkpoint: Omit<CheckpointRow, 'table_id' | 'at'> | undefined;
}

/** Makes a table ready to be written down. For a long one that takes a while: in a thread, nobody waits for it. */
export function writtenFrom({ setup, rules, journal, checkpoint }: Saved<World>, caused: readonly Caused[]): Written {
  const happenings = new Map(caused.map((one) => [one.number, one.happenings]));
  return {
    setup: JSON.stringify(setup),
    seed: setup.seed,
    rules,
    journal: journal.map((entry, number) => ({
      entry: JSON.stringify(entry),
      happenings: JSON.stringify(happenings.get(number) ?? []),
    })),
    checkpoint: checkpoint && checkpointRow(journal, checkpoint),
  };
}
