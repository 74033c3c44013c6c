// The files of a new game: a race in which everybody names a number in secret and the highest alone goes ahead.

/** `river-trade` as `River Trade`. */
export const inWords = (name) =>
  name
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');

/** `river-trade` as `riverTrade`. */
const inCode = (name) => name.replace(/-(.)/g, (_all, letter) => letter.toUpperCase());

/** The letters before its paragraphs: `RT` for `river-trade`. */
const bookOf = (name) => {
  const [first, second = ''] = name.split('-');
  return (second === '' ? first.slice(0, 2) : first[0] + second[0]).toUpperCase();
};

/** What the list of games says of it. */
export function listEntry(name) {
  const from = (part, what) => `async () => (await import('@ecumene/${name}${part}')).${what}`;
  return `  '${name}': {
    title: '${inWords(name)}',
    packages: ['${name}'],
    game: ${from('', inCode(name))},
    sheet: ${from('/options', 'sheet')},
    rules: ${from('/rules', 'rules')},
    called: ${from('/reference', 'called')},
  },`;
}

/** The files of its package, by their paths. */
export function filesOf(name) {
  const [code, book, title] = [inCode(name), bookOf(name), inWords(name)];
  return {
    'package.json': `${JSON.stringify(manifest(name, title), null, 2)}\n`,
    'tsconfig.json': TSCONFIG,
    'src/index.ts': `export { ${code} } from './game.ts';\n`,
    'src/reference.ts': REFERENCE,
    'src/options.ts': options(book),
    'src/rules.ts': rules(book, title),
    'src/world.ts': WORLD,
    'src/game.ts': game(name, code, book, title),
    'src/game.test.ts': gameTest(code, book, title),
    'src/scenarios.test.ts': scenariosTest(code),
    'scenarios/first-round.yaml': scenario(name, book),
  };
}

function manifest(name, title) {
  const part = (file) => ({ source: `./src/${file}.ts`, types: `./dist/${file}.d.ts`, default: `./dist/${file}.js` });
  return {
    name: `@ecumene/${name}`,
    version: '0.1.0',
    private: true,
    description: `${title}.`,
    license: 'MIT',
    type: 'module',
    sideEffects: false,
    exports: {
      '.': part('index'),
      './options': part('options'),
      './reference': part('reference'),
      './rules': part('rules'),
    },
    dependencies: { '@ecumene/engine': '*' },
  };
}

const TSCONFIG = `{
  "extends": "../../tsconfig.base.json",
  "compilerOptions": { "rootDir": "src", "outDir": "dist" },
  "include": ["src"],
  "exclude": ["src/**/*.test.ts"],
  "references": [{ "path": "../engine" }]
}
`;

const REFERENCE = `import type { Thing } from '@ecumene/engine';

/** What a thing of the game is called. */
export function called({ id }: Thing): string {
  return id;
}
`;

const options = (book) => `import { amount, OptionSheet } from '@ecumene/engine';

/** @rule ${book} 2 */
export const sheet = new OptionSheet({
  rounds: amount({ title: 'Rounds', about: 'How many rounds are played.', rule: '${book} 2', default: 5, least: 1, most: 20 }),
});
`;

const rules = (book, title) => `import { ruleIndex } from '@ecumene/engine';

export const rules = ruleIndex('${book}', '${title}', [
  ['1', 'rule', 'Everybody names a number from 1 to 5 in secret. Whoever named the highest alone goes that many steps ahead.'],
  ['2', 'rule', 'After the agreed number of rounds, whoever is farthest ahead wins.'],
]);
`;

const WORLD = `import { newWorld, type Random, type Seat, type Settled, type World } from '@ecumene/engine';
import type { sheet } from './options.ts';

type Options = Settled<(typeof sheet)['options']>;

export type RaceEvent = { readonly what: 'ahead'; readonly seat: Seat; readonly steps: number } | { readonly what: 'tied' };

/** The whole game as plain data. */
export interface RaceWorld extends World<Options, RaceEvent> {
  round: number;
  readonly steps: Record<Seat, number>;
}

export function setup(options: Options, seats: readonly Seat[], random: Random): RaceWorld {
  const steps = Object.fromEntries(seats.map((seat) => [seat, 0]));
  return { ...newWorld(options, seats, random), round: 0, steps };
}
`;

const game = (name, code, book, title) => `import {
  askAll,
  type Game,
  nameNumber,
  rank,
  repeat,
  reveal,
  type Script,
  type Seat,
  say,
  step,
  the,
} from '@ecumene/engine';
import { sheet } from './options.ts';
import { called } from './reference.ts';
import { rules } from './rules.ts';
import { type RaceEvent, type RaceWorld, setup } from './world.ts';

interface RaceView {
  readonly round: number;
  readonly steps: Readonly<Record<Seat, number>>;
}

/** Everybody names a number in secret; the highest alone goes ahead. @rule ${book} 1 */
function* round(world: RaceWorld): Script {
  const named = yield* askAll(world.seats, () =>
    nameNumber({ topic: 'number', text: say('Choose a number.'), rule: '${book} 1', least: 1, most: 5 }),
  );
  const steps = Math.max(...named.values());
  const [seat, ...others] = world.seats.filter((one) => named.get(one) === steps);
  world.round += 1;
  if (seat === undefined || others.length > 0) reveal(world, '${book} 1', { what: 'tied' });
  else {
    world.steps[seat] = (world.steps[seat] ?? 0) + steps;
    reveal(world, '${book} 1', { what: 'ahead', seat, steps });
  }
}

export const ${code}: Game<RaceWorld, RaceView, RaceEvent, (typeof sheet)['options']> = {
  name: '${name}',
  title: '${title}',
  version: '1',
  rules,
  topics: ['number'],
  seats: { least: 2, most: 6 },
  sheet,
  brief: { rounds: 2 },
  setup,
  program: repeat('round', step('round', round), ({ round: played, options, room }) => played >= options.rounds || room.timeCalled),
  view: ({ round: played, steps }) => ({ round: played, steps: { ...steps } }),
  tell: ({ event }) =>
    event.what === 'ahead'
      ? say('{seat} goes {steps} steps ahead.', { seat: the('seat', event.seat), steps: event.steps })
      : say('Nobody goes ahead: the highest number was named twice.'),
  called,
  /** @rule ${book} 2 */
  ranking: (world) => rank(world.seats.map((seat) => ({ seat, score: world.steps[seat] ?? 0 }))),
  turn: ({ round: played }) => played,
};
`;

const gameTest = (code, book, title) => `import { conformance, report } from '@ecumene/engine/testing';
import { expect, it } from 'vitest';
import { ${code} } from './game.ts';

it('[${book} 2] the laws of the engine hold in random games of ${title}', () => {
  const { findings, games } = conformance(${code}, { games: 20 });
  expect(report(findings)).toBe('');
  expect(games).toBe(20);
});
`;

const scenariosTest = (code) => `import { readdirSync, readFileSync } from 'node:fs';
import { readScenarios, runScenario } from '@ecumene/engine/scenario';
import { describe, expect, test } from 'vitest';
import { ${code} } from './game.ts';

describe.each(readdirSync(new URL('../scenarios', import.meta.url)))('%s', (file) => {
  const scenarios = readScenarios(readFileSync(new URL(\`../scenarios/\${file}\`, import.meta.url), 'utf8'));
  test.each(scenarios.map((scenario) => [scenario.rule ?? '', scenario.scenario, scenario] as const))(
    '[%s] %s',
    (_rule, _name, scenario) => {
      expect(runScenario(${code}, scenario).reasons).toEqual([]);
    },
  );
});
`;

const scenario = (name, book) => `scenario: The highest number goes ahead
game: ${name}
rule: ${book} 1
seats: [anna, ben]
play:
  - anna: 5
  - ben: 3
expect:
  table: { happened: [ahead] }
`;
