import { advancedCivilization } from '@ecumene/advanced-civilization';
import { load, must, randomFrom, refusalOf, SERVED, save, shuffle, Table } from '@ecumene/engine';
import { arrange } from '@ecumene/engine/scenario';
import { westernEmpires } from '@ecumene/western-empires';
import { LAND } from '@ecumene/western-empires/reference';
import { alone, type Benchmark, type Figure, milliseconds, perSecond, seconds } from './figure.ts';
import {
  type AnyGame,
  type AnyTable,
  decide,
  nationTurnsOf,
  playing,
  playingSteadily,
  playSteadily,
} from './playing.ts';
import { type Games, kilobytes, largest, part, updateSizes } from './sizes.ts';

const game: AnyGame = westernEmpires;
const peer: AnyGame = advancedCivilization;
const NINE = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'];
const SEVEN = NINE.slice(0, 7);
const TURNS = 20;
const GAMES = 4;
const SEEDS = Array.from({ length: GAMES }, (_, i) => `western ${i}`);

/** The same pace taken of Advanced Civilization right after. */
function beside(name: string, unit: string, ours: () => number, theirs: () => number): Figure {
  const figures = { ours: perSecond(ours), peer: perSecond(theirs) };
  return {
    name,
    unit,
    ...figures,
    peerName: 'Advanced Civilization, seven nations',
    ratio: figures.ours / figures.peer,
  };
}

function randomTurns(): Figure {
  return beside(
    'western-empires-turns',
    `nation-turns a second, random play of nine nations to turn ${TURNS}, with checks and happenings, in the best round`,
    playing(game, NINE, { turns: TURNS }, nationTurnsOf),
    playing(peer, SEVEN, { turns: TURNS }, nationTurnsOf),
  );
}

function steadyTurns(): Figure {
  return beside(
    'western-empires-steady',
    'nation-turns a second, whole games of nine steady bots on one core, in the best round',
    playingSteadily(game, NINE),
    playingSteadily(peer, SEVEN),
  );
}

function wholeGame(): Figure {
  let games = 0;
  const play = (): void => {
    games += 1;
    playSteadily(game, NINE, `whole ${games}`);
  };
  return alone('western-empires-game', 'ms for a whole game of nine steady bots on one core', milliseconds(play, 9));
}

const PLAYED: Games = { game, seats: NINE, seeds: SEEDS };

function stateSize(): Figure {
  const unit = 'KB, the largest state in whole games of nine steady bots';
  return alone(
    'western-empires-state',
    unit,
    largest(PLAYED, (table) => kilobytes(table.world)),
  );
}

function viewSize(): Figure {
  const unit = 'KB, the largest view in whole games of nine steady bots';
  const size = (table: AnyTable): number => Math.max(...NINE.map((seat) => kilobytes(table.view(seat))));
  return alone('western-empires-view', unit, largest(PLAYED, size));
}

/** What a watcher is sent of a move. */
function updates(): Figure {
  const sizes = updateSizes(PLAYED);
  return alone('western-empires-update', `KB, the median of ${sizes.length} updates to a watcher`, part(sizes, 0.5));
}

/** A late game in the middle of its movement. */
function lateTable(): AnyTable {
  const random = randomFrom('late');
  const table: AnyTable = Table.open(game, { options: { turns: TURNS }, seats: NINE, seed: 'late' }, SERVED);
  const late = (): boolean => (game.turn?.(table.world) ?? 0) >= TURNS - 2 && table.where.includes('movement');
  while (!table.over && !late()) decide(table, random);
  for (let i = 0; i < NINE.length; i++) decide(table, random);
  return table;
}

function opening(): Figure {
  const text = JSON.stringify(save(lateTable()));
  return alone(
    'western-empires-open',
    `ms to open a late game in the middle of its movement, from a file of ${Math.round(text.length / 1024)} KB`,
    milliseconds(() => void load(westernEmpires, JSON.parse(text))),
  );
}

/** Milliseconds to look at an answer: its form and the rules. */
function timeToCheck(table: AnyTable): number[] {
  return table.openQuestions().map(({ asking }) => {
    const answer = asking.default();
    const start = seconds();
    refusalOf(asking, answer);
    return (seconds() - start) * 1000;
  });
}

function checks(): Figure {
  const times: number[] = [];
  for (const seed of SEEDS) playSteadily(game, NINE, seed, SERVED, (table) => times.push(...timeToCheck(table)));
  return alone('western-empires-checks', `ms to check 99 % of ${times.length} answers`, part(times, 0.99));
}

const CITIES = 9;
const PEOPLE = 46;
/** Positions until the code that matters is compiled. */
const WARM = 15;

/** A nation all over the board that suffers a calamity whose units are selected by whole areas. */
function selecting(calamity: string, seed: string): AnyTable {
  const areas = shuffle(
    randomFrom(seed),
    LAND.filter(({ limit }) => limit > 0).map(({ id }) => id),
  );
  const [heir = '', ...others] = areas;
  const tokens = Object.fromEntries(others.slice(CITIES, CITIES + PEOPLE).map((id) => [id, 1]));
  return arrange(game, {
    scenario: 'selecting',
    game: game.name,
    seats: NINE,
    at: ['calamities', 'selection'],
    given: {
      egypt: { seat: 'a', cities: others.slice(0, CITIES), tokens, hand: [calamity] },
      hellas: { seat: 'b', tokens: { [heir]: 3 } },
    },
  });
}

/** How long it takes to work out what may be selected, and to check an answer. */
function selections(): Figure {
  const times: number[] = [];
  for (let i = 0; i < WARM + 60; i++) {
    for (const calamity of ['civil-war', 'tyranny']) {
      const start = seconds();
      const table = selecting(calamity, `selection ${i}`);
      const asked = must(
        table.openQuestions().find(({ asking }) => asking.question.topic === 'select-areas'),
        'a selection',
      );
      refusalOf(asked.asking, asked.asking.default());
      if (i >= WARM) times.push((seconds() - start) * 1000);
    }
  }
  return alone(
    'western-empires-selections',
    `ms to come to the question and check 99 % of ${times.length} answers to Civil War and Tyranny, nine cities and ${PEOPLE} areas`,
    part(times, 0.99),
  );
}

/** What seats at a slow table leave for conflicts. */
const POLICIES: Readonly<Record<string, readonly unknown[]>> = {
  casualties: [{ fights: [] }],
  'take-card': [true],
  pillage: [3, 2, 1],
  'wait-for-attack': [false],
};

/** Questions about conflicts that seats are still asked in one turn once they have left answers for later. */
function conflictQuestions(): Figure {
  const counts = new Map<string, number>();
  const known = new Set<string>();
  for (const seed of SEEDS) {
    const left = new Set<AnyTable>();
    playSteadily(game, NINE, seed, SERVED, (table) => {
      if (!left.has(table)) leavePolicies(table);
      left.add(table);
      if (!table.where.includes('conflict')) return;
      const turn = game.turn?.(table.world) ?? 0;
      for (const { seat, id } of table.openQuestions()) {
        const question = `${seed} ${turn} ${id} ${table.where.join(' ')}`;
        if (known.has(question)) continue;
        known.add(question);
        const whose = `${seed} ${turn} ${seat}`;
        counts.set(whose, (counts.get(whose) ?? 0) + 1);
      }
    });
  }
  return alone(
    'western-empires-conflicts',
    `conflict questions a seat and turn at the most, with automatic answers; ${known.size} in ${GAMES} whole games`,
    Math.max(0, ...counts.values()),
  );
}

function leavePolicies(table: AnyTable): void {
  for (const seat of NINE)
    for (const [topic, answers] of Object.entries(POLICIES)) table.setAutomatic(seat, { topic, answers, always: true });
}

export const westernEmpiresBenchmarks: readonly Benchmark[] = [
  { name: 'western-empires-turns', about: 'random play of Western Empires', run: randomTurns },
  { name: 'western-empires-steady', about: 'sensible play of Western Empires', run: steadyTurns },
  { name: 'western-empires-game', about: 'a whole game of nine', run: wholeGame },
  { name: 'western-empires-state', about: 'the size of the largest state', run: stateSize },
  { name: 'western-empires-view', about: 'the size of the largest view', run: viewSize },
  { name: 'western-empires-update', about: 'the size of an update', run: updates },
  { name: 'western-empires-open', about: 'opening a late game', run: opening },
  { name: 'western-empires-checks', about: 'checking answers', run: checks },
  { name: 'western-empires-selections', about: 'checking selections on the largest positions', run: selections },
  { name: 'western-empires-conflicts', about: 'conflict questions at a slow table', run: conflictQuestions },
];
