import { advancedCivilization } from '@ecumene/advanced-civilization';
import { load, must, randomFrom, SERVED, save, Table } from '@ecumene/engine';
import { throughTheAges } from '@ecumene/through-the-ages';
import { alone, type Benchmark, type Figure, milliseconds, perSecond, rate } from './figure.ts';
import { type AnyGame, type AnyTable, decide, nationTurnsOf, playing, playingSteadily } from './playing.ts';

const civilization: AnyGame = advancedCivilization;
const SEVEN = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
const TURNS = 30;

function nationTurns(): Figure {
  const play = playing(civilization, SEVEN, { turns: TURNS }, nationTurnsOf);
  return alone(
    'advanced-civilization-turns',
    `nation-turns a second, random play of seven nations to turn ${TURNS}, with checks and happenings, in the best round`,
    perSecond(play),
  );
}

/** Seven `steady` bots play whole games. */
function steadyTurns(): Figure {
  return alone(
    'advanced-civilization-steady',
    'nation-turns a second, whole games of seven steady bots on one core, in the best round',
    perSecond(playingSteadily(civilization, SEVEN)),
  );
}

/** A late game in the middle of a swift phase with half of the seats still to answer. */
function lateTable(): AnyTable {
  const random = randomFrom('late');
  const table: AnyTable = Table.open(civilization, { options: { turns: TURNS }, seats: SEVEN, seed: 'late' }, SERVED);
  const late = (): boolean => (civilization.turn?.(table.world) ?? 0) >= TURNS - 2 && table.where.includes('movement');
  while (!table.over && !late()) decide(table, random);
  for (let i = 0; i < SEVEN.length; i++) decide(table, random);
  return table;
}

function opening(): Figure {
  const text = JSON.stringify(save(lateTable()));
  const unit = `ms to open a late game in the middle of a swift phase, from a file of ${Math.round(text.length / 1024)} KB`;
  return alone(
    'advanced-civilization-open',
    unit,
    milliseconds(() => void load(advancedCivilization, JSON.parse(text))),
  );
}

function stateSize(name: string, table: AnyTable): Figure {
  return alone(
    name,
    'KB of state as JSON, late in the game',
    Number((JSON.stringify(table.world).length / 1024).toFixed(1)),
  );
}

function agesDecisions(): Figure {
  const play = playing(throughTheAges, ['a', 'b', 'c', 'd'], {}, (_, decisions) => decisions);
  return alone(
    'through-the-ages-decisions',
    'random decisions a second, four players, with checks and happenings, in the best round',
    perSecond(play),
  );
}

/** A table in the middle of an action phase. */
function midAction(): AnyTable {
  const random = randomFrom('fork');
  const table: AnyTable = Table.open(
    throughTheAges,
    { options: {}, seats: ['a', 'b', 'c', 'd'], seed: 'fork' },
    SERVED,
  );
  const inside = (): boolean => table.waiting().some(({ topic }) => topic === 'action') && table.journal.length > 150;
  while (!table.over && !inside()) decide(table, random);
  must(table.openQuestions()[0], 'a question');
  return table;
}

function agesForks(): Figure {
  const table = midAction();
  return alone(
    'through-the-ages-forks',
    'copies a second from the middle of an action phase, in the best round',
    rate(() => () => void table.fork()),
  );
}

export const gameBenchmarks: readonly Benchmark[] = [
  { name: 'advanced-civilization-turns', about: 'random play of Advanced Civilization', run: nationTurns },
  { name: 'advanced-civilization-steady', about: 'sensible play of Advanced Civilization', run: steadyTurns },
  { name: 'advanced-civilization-open', about: 'opening a late game', run: opening },
  {
    name: 'advanced-civilization-state',
    about: 'the size of a late state',
    run: () => stateSize('advanced-civilization-state', lateTable()),
  },
  { name: 'through-the-ages-decisions', about: 'random play of Through the Ages', run: agesDecisions },
  { name: 'through-the-ages-forks', about: 'copies for search', run: agesForks },
  {
    name: 'through-the-ages-state',
    about: 'the size of a state',
    run: () => stateSize('through-the-ages-state', midAction()),
  },
];
