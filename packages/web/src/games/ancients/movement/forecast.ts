import { areaId, type Clash, forecastConflicts, limitIn, type PublicState } from '@ecumene/ancients';
import { at } from '@ecumene/engine';
import type { Reading } from '../reading.ts';
import type { Rounds } from '../rounds.ts';

/** How many tokens of each nation. */
export type Armies = Readonly<Record<string, number>>;

/** What will happen in an area if nobody moves again, by name. */
export interface Forecast {
  readonly area: string;
  /** How many can live there: when no more are left, the fighting stops. */
  readonly feeds: number;
  readonly before: Armies;
  readonly after: Armies;
  readonly rounds: Rounds;
  /** What comes of the city that stands there, if one does. */
  readonly siege: Siege | null;
}

export interface Siege {
  readonly owner: string;
  /** Who stands before the city when tokens have fought tokens; nobody, if all of them fell. */
  readonly attacker: string | null;
  readonly tokens: number;
  readonly needed: number;
  readonly stormed: boolean;
  /** How many tokens replace a city that is stormed, and how the fight goes on. */
  readonly defenders: number;
  readonly rounds: Rounds;
}

/** Areas where a nation meets others, and how that will end. */
export function forecasts({ ask }: Reading, nation: string): Forecast[] {
  return ask((book, state) => forecastConflicts(book, state).map((clash) => named(state, clash))).filter(
    ({ before, siege }) => (before[nation] ?? 0) > 0 || siege?.owner === nation,
  );
}

function named(state: PublicState, { area, before, after, rounds, siege }: Clash): Forecast {
  const name = (number: number): string => at(state.nations, number).name;
  const isThere = (number: number): boolean =>
    (before[number] ?? 0) + (after[number] ?? 0) > 0 || (siege?.stormed === true && siege.owner === number);
  const byName = (armies: readonly number[]): Armies =>
    Object.fromEntries(armies.flatMap((count, number) => (isThere(number) ? [[name(number), count]] : [])));
  const roundsByName = (some: Clash['rounds']): Rounds => some.map((group) => group.map(name));
  return {
    area: areaId(state, area),
    feeds: limitIn(state, area),
    before: byName(before),
    after: byName(after),
    rounds: roundsByName(rounds),
    siege: siege && {
      ...siege,
      owner: name(siege.owner),
      attacker: state.nations[siege.attacker]?.name ?? null,
      rounds: roundsByName(siege.rounds),
    },
  };
}
