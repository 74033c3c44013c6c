import { type AncientView, areaNumber, nationNamed, othersIn } from '@ecumene/ancients';
import { type AutomaticAnswer, isRecord, type Refusal, refuse, say } from '@ecumene/engine';
import type { Reading } from '../reading.ts';
import type { Move } from './moves-done.ts';

/** A move that is planned and not made yet. */
export interface PlannedMove {
  readonly do: string;
}

/** What a plan would lead to: the table as it would be seen, and the moves as they would be told. */
export interface PlannedMovement {
  readonly view: AncientView;
  readonly told: readonly Move[];
  /** The number of the first move that cannot be made as things stand, counted from 1, and why, if there is one. */
  readonly fails: { readonly number: number; readonly refusal: Refusal } | undefined;
}

const NO_MOVE = refuse('no-moves', say('This is not a move of this game. Plan the movement again.'));

/** Follows planned moves of a nation as far as they can be made as things stand. */
export function followPlan(reading: Reading, nation: string, moves: readonly unknown[]): PlannedMovement {
  const { view, told, refused } = reading.follow(nation, moves);
  const refusal = refused === 'unreadable' ? NO_MOVE : refused;
  return { view, told: told.flat(), fails: refusal && { number: told.length + 1, refusal } };
}

export type Otherwise = 'wait' | 'partly';

/** A plan as the table keeps it. */
export interface KeptPlan {
  readonly moves: readonly PlannedMove[];
  readonly otherwise: Otherwise;
  /** Areas nobody else may enter, with how many of others were there. */
  readonly unless: readonly { readonly area: string; readonly others: number }[];
}

/** The movement a seat has planned, if it has. */
export function keptPlan(left: readonly AutomaticAnswer[]): KeptPlan | undefined {
  const plan = left.find(({ topic, plan: isPlan }) => topic === 'movement' && isPlan === true)?.answers[0];
  if (!isRecord(plan) || !Array.isArray(plan['moves']) || !Array.isArray(plan['unless'])) return undefined;
  const moves = plan['moves'].filter(isMove);
  const unless = plan['unless'].filter(isGuard);
  return { moves, unless, otherwise: plan['otherwise'] === 'partly' ? 'partly' : 'wait' };
}

function isMove(one: unknown): one is PlannedMove {
  return isRecord(one) && typeof one['do'] === 'string';
}

function isGuard(one: unknown): one is KeptPlan['unless'][number] {
  return isRecord(one) && typeof one['area'] === 'string' && typeof one['others'] === 'number';
}

/** The areas in which planned moves end. */
export function goalsOf(told: readonly Move[]): string[] {
  const goals = told.flatMap(({ event }) => {
    if (event.what === 'marched') return [event.to];
    return event.what === 'sailed' && event.landed > 0 ? event.path.slice(-1) : [];
  });
  return [...new Set(goals)];
}

/** Areas where a nation has tokens or a city. */
export function homesOf({ view }: Reading, nation: string): string[] {
  return Object.entries(view.areas).flatMap(([id, { tokens, city }]) =>
    (tokens[nation] ?? 0) > 0 || city === nation ? [id] : [],
  );
}

/** The same areas as conditions: nobody else may have entered them since. */
export function guarded({ ask }: Reading, nation: string, areas: readonly string[]): KeptPlan['unless'] {
  return ask((_, state) =>
    areas.flatMap((id) => {
      const area = areaNumber(state, id);
      return area === undefined ? [] : [{ area: id, others: othersIn(state, nationNamed(state, nation), area) }];
    }),
  );
}
