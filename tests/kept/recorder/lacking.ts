import { type Entry, isRefused, type Option, type Setup, type Value } from '@ecumene/engine';
import { type AnyGame, type KeptTable, namesOf, readKept } from '../kept-table.ts';

/** What every kind of table has in its journal sooner or later. */
const ENTRIES: readonly Entry['is'][] = [
  'answer',
  'defaulted',
  'time-called',
  'left',
  'replaced',
  'insisted',
  'taken-back',
  'undo-proposed',
  'undo-judged',
  'undone',
  'parted',
  'new-rules',
];

/** What one table shows. */
export interface Shown {
  readonly setup: Setup;
  readonly entries: readonly Pick<Entry, 'is'>[];
  readonly topics: readonly string[];
  readonly floors: readonly string[];
}

export function shownByKept({ device: { saved }, fork, moment }: KeptTable): Shown {
  return {
    setup: saved.setup,
    entries: [...saved.journal, ...fork.journal],
    topics: moment.asked.map(({ topic }) => topic),
    floors: moment.floors,
  };
}

/** What the tables kept of a game are to show together, in words. */
function wantedOf(game: AnyGame, tables: readonly Shown[]): string[] {
  const { least, most } = game.seats;
  const floors = tables.some(({ floors: open }) => open.length > 0);
  return [
    ...Array.from({ length: most - least + 1 }, (_, i) => seatsGoal(least + i)),
    ...Object.entries(game.sheet.options).flatMap(([name, option]) =>
      valuesOf(option).map((value) => optionGoal(name, option, value)),
    ),
    ...ENTRIES,
    ...(game.arrive === undefined ? [] : ['arrived']),
    ...(floors ? ['floor-closed'] : []),
  ];
}

/** The same, as one table shows it. */
export function goalsOf(game: AnyGame, { setup, entries, topics }: Shown): string[] {
  const settled = game.sheet.settle(setup.options, setup.seats.length);
  const values: Readonly<Record<string, unknown>> = isRefused(settled) ? {} : settled;
  return [
    seatsGoal(setup.seats.length),
    ...Object.entries(game.sheet.options).map(([name, option]) => optionGoal(name, option, values[name])),
    ...entries.map(({ is }) => is),
    ...topics.map(topicGoal),
  ];
}

/** The values of an option that are each worth a table. An amount is either as usual or not. */
export function valuesOf(option: Option): readonly Value[] {
  switch (option.is) {
    case 'switch':
      return [true, false];
    case 'choice':
      return option.among;
    case 'names':
      return [option.default];
    case 'amount':
      return [option.default, option.default === option.most ? option.least : option.default + 1];
  }
}

export function optionGoal(name: string, option: Option, value: unknown): string {
  if (option.is !== 'amount') return `${name}=${value}`;
  return value === option.default ? `${name} as usual` : `${name} changed`;
}

export function seatsGoal(count: number): string {
  return `${count} seats`;
}

function topicGoal(topic: string): string {
  return `in the middle of ${topic}`;
}

/** What the tables kept of a game show. */
export function allShown(game: AnyGame): Shown[] {
  return namesOf(game.name).map((name) => shownByKept(readKept(game.name, name)));
}

/** What no table kept of a game shows. */
export function lackingIn(game: AnyGame, tables: readonly Shown[]): string[] {
  const covered = new Set(tables.flatMap((shown) => goalsOf(game, shown)));
  return wantedOf(game, tables).filter((goal) => !covered.has(goal));
}
