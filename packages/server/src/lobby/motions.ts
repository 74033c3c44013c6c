import type { Motion, TableInfo } from '@ecumene/client';
import { type Seat, same } from '@ecumene/engine';
import type { TableRow } from '../store/schema.ts';
import { readBack } from '../store/written.ts';

/** What the players of a table are voting on, who agrees and who is against it. */
export type Motions = TableInfo['motions'];

/** A motion that was not carried, and by whom. */
export type Lost = NonNullable<TableInfo['lost']>;

/** What is written down of it all. */
type Kept = readonly (Motions[number] | { readonly lost: Lost })[];

/** What is moved at a table, and the last motion that was not carried, until it is moved again or another one is not. */
export function motionsOf({ motions }: Pick<TableRow, 'motions'>): {
  readonly motions: Motions;
  readonly lost: Lost | undefined;
} {
  const kept = readBack<Kept>(motions);
  return { motions: kept.filter((one) => 'motion' in one), lost: kept.find((one) => 'lost' in one)?.lost };
}

export function keptOf(motions: Motions, lost: Lost | undefined): string {
  const kept: Kept = lost === undefined ? motions : [...motions, { lost }];
  return JSON.stringify(kept);
}

interface Voices {
  readonly agreed: readonly Seat[];
  readonly against: readonly Seat[];
}

/** A vote after a person has agreed or disagreed; this replaces what they said before. */
export function voted(motions: Motions, motion: Motion, own: readonly Seat[], agrees: boolean): Motions {
  const { agreed, against } = voicesOn(motions, motion);
  const others = (voices: readonly Seat[]) => voices.filter((seat) => !own.includes(seat));
  const voices = {
    agreed: [...others(agreed), ...(agrees ? own : [])],
    against: [...others(against), ...(agrees ? [] : own)],
  };
  return [...without(motions, motion), { motion, ...voices }];
}

export function voicesOn(motions: Motions, motion: Motion): Voices {
  const { agreed = [], against = [] } = motions.find((one) => same(one.motion, motion)) ?? {};
  return { agreed, against };
}

export function without(motions: Motions, motion: Motion): Motions {
  return motions.filter((one) => !same(one.motion, motion));
}

/** A player who takes over a seat has not voted yet. */
export function withoutVoter(motions: Motions, seat: Seat): Motions {
  const others = (voices: readonly Seat[]) => voices.filter((one) => one !== seat);
  return motions
    .map(({ motion, agreed, against = [] }) => ({ motion, agreed: others(agreed), against: others(against) }))
    .filter(({ agreed }) => agreed.length > 0);
}
