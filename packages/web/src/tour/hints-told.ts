import type { TableView } from '@ecumene/client';
import type { Asked, Seat } from '@ecumene/engine';
import { useSyncExternalStore } from 'react';
import { remembered } from '../device/memory.ts';
import type { GameScreen, Hint } from '../games/game-screen.ts';

/** Which hints a newcomer has been given on this device, and which they have asked for again. */

const KEY = 'ecumene.tour';
/** Stands among the names when hints are not to come by themselves any more. */
const LEFT = 'left';
/** Stands there before the name of a game whose first turns somebody has played. */
const PLAYED = 'played:';
/** Some hints never come up: whoever has played so many turns is no newcomer, whatever they were not told. */
const FIRST_TURNS = 6;

interface Told {
  /** The names of hints given. */
  readonly names: readonly string[];
  /** The hint somebody wants to see now. */
  readonly wanted: string | undefined;
}

let now: Told | undefined;
const listeners = new Set<() => void>();

function told(): Told {
  now ??= {
    names: (remembered.get(KEY) ?? '').split(' ').filter((word) => word !== ''),
    wanted: undefined,
  };
  return now;
}

function keep(next: Told): void {
  now = next;
  remembered.set(KEY, next.names.join(' '));
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useTold(): Told {
  return useSyncExternalStore(subscribe, told);
}

/** What a hint is remembered by. */
export function nameOf({ name, topic }: Hint): string {
  return name ?? topic;
}

/** Asks for a hint once more. */
export function wantHint(hint: Hint): void {
  keep({ ...told(), wanted: nameOf(hint) });
}

/** The hint was read, or followed. */
export function putAway(hint: Hint): void {
  const { names } = told();
  keep({ names: [...new Set([...names, nameOf(hint)])], wanted: undefined });
}

/** Whether hints come by themselves. */
export function comeThemselves({ names }: Pick<Told, 'names'>): boolean {
  return !names.includes(LEFT);
}

/** Lets hints come by themselves from now on, from the first to the last; or no more. */
export function letCome(on: boolean): void {
  keep({ names: on ? [] : [...new Set([...told().names, LEFT])], wanted: undefined });
}

/** Whether by this turn of a game somebody knows how it goes. */
export function isPastTheFirst(turn: number | undefined): boolean {
  return turn !== undefined && turn > FIRST_TURNS;
}

/** Keeps in mind that somebody knows how a game goes. */
export function notePlayed({ name }: Pick<GameScreen, 'name'>): void {
  const { names, wanted } = told();
  if (!names.includes(PLAYED + name)) keep({ names: [...names, PLAYED + name], wanted });
}

/** Whether somebody plays a game for the first time: hints are still to come. */
export function isNewcomer(
  { name, hints }: Pick<GameScreen, 'name' | 'hints'>,
  { names }: Pick<Told, 'names'>,
): boolean {
  if (!comeThemselves({ names }) || names.includes(PLAYED + name)) return false;
  return hints.some((hint) => !names.includes(nameOf(hint)));
}

/** A hint, and the question on the screen that it is about. */
export interface Given {
  readonly hint: Hint;
  readonly asked: Asked;
}

/** Hints about what is on the screen, as far as they are of use. */
export function hintsHere(
  hints: readonly Hint[],
  { questions, view }: Pick<TableView, 'questions' | 'view'>,
  seat: Seat | null,
): readonly Given[] {
  return hints.flatMap((hint) => {
    const asked = questions.find(({ question }) => question.topic === hint.topic);
    return asked === undefined || hint.when?.(view, seat) === false ? [] : [{ hint, asked }];
  });
}

/** The hint to give: the one asked for, else the first that has not been given, once nothing is played any more. */
export function hintToGive(here: readonly Given[], { names, wanted }: Told, plays: boolean): Given | undefined {
  const asked = here.find(({ hint }) => nameOf(hint) === wanted);
  if (asked !== undefined || plays || !comeThemselves({ names })) return asked;
  return here.find(({ hint }) => !names.includes(nameOf(hint)));
}

/** Whether somebody has done what a hint was about: its question has gone, answered. */
export function wasFollowed({ asked }: Given, { questions }: Pick<TableView, 'questions'>): boolean {
  return !questions.some(({ id }) => id === asked.id);
}
