// npm run mutants [-- game] [-- files]: changes the rules in small ways and sees whether a test notices. Long; not part of
// npm test.
//
// It works on a copy of the project, because packages find each other through links in node_modules.
import { cpSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { ready, root } from './ready.mjs';

/**
 * By game: the packages it needs, the files changed if none are named, and what must notice a change: the tests of single
 * rules, not whole games played at random.
 */
const GAMES = {
  'advanced-civilization': {
    packages: ['engine', 'atlas', 'ancients', 'advanced-civilization'],
    rules: [
      'packages/ancients/src/{calamities,conflict,movement,civilization-cards}/**/*.ts',
      'packages/advanced-civilization/src/calamities/**/*.ts',
      'packages/advanced-civilization/src/{conflict,movement,civilization-cards}.ts',
    ],
    tests: /(ancients|advanced-civilization)[/\\].*(?<!game|tell)\.test\.ts$/,
  },
  'through-the-ages': {
    packages: ['engine', 'through-the-ages'],
    rules: [
      'packages/through-the-ages/src/{actions,events,politics}/**/*.ts',
      // It only draws moves, which the rules then check.
      '!packages/through-the-ages/src/actions/sampling.ts',
      'packages/through-the-ages/src/{ages,armies,card-row,colonization,end-of-turn,final-scoring,pacts,production,wonders,workers}.ts',
    ],
    tests: /through-the-ages[/\\].*(?<!conformance|tell)\.test\.ts$/,
  },
};
const NO_RULES = ['!**/*.test.ts', '!**/testing.ts'];
const LEFT_OUT = /node_modules|[/\\](dist|site)([/\\]|$)/;

/** The part of the project that the rules need, in a folder of its own. */
function copyProject({ packages, tests }) {
  const copy = join(root, '.cache', 'mutants');
  rmSync(copy, { recursive: true, force: true });
  mkdirSync(join(copy, 'node_modules', '@ecumene'), { recursive: true });
  for (const name of [...packages.map((each) => join('packages', each)), 'tsconfig.base.json']) {
    cpSync(join(root, name), join(copy, name), {
      recursive: true,
      filter: (path) => !LEFT_OUT.test(path) && (!path.endsWith('.test.ts') || tests.test(path)),
    });
  }
  for (const name of readdirSync(join(root, 'node_modules'))) {
    if (name !== '@ecumene') symlinkSync(join(root, 'node_modules', name), join(copy, 'node_modules', name));
  }
  for (const name of packages) {
    symlinkSync(join('..', '..', 'packages', name), join(copy, 'node_modules', '@ecumene', name));
  }
  return copy;
}

ready();
const { Stryker } = await import('@stryker-mutator/core');
const [first, ...rest] = process.argv.slice(2);
const chosen = first !== undefined && Object.hasOwn(GAMES, first);
const game = GAMES[chosen ? first : 'advanced-civilization'];
const named = chosen || first === undefined ? rest : [first, ...rest];
process.chdir(copyProject(game));
await new Stryker({
  mutate: [...(named.length > 0 ? named : game.rules), ...NO_RULES],
  testRunner: 'rules',
  plugins: [import.meta.resolve('./mutants/rule-tests.mjs')],
  coverageAnalysis: 'perTest',
  inPlace: true,
  concurrency: 1,
  reporters: ['clear-text', 'json', 'progress'],
  clearTextReporter: { reportTests: false },
  jsonReporter: { fileName: join(root, '.cache', 'mutants.json') },
  thresholds: { high: 90, low: 80, break: null },
}).runMutationTest();
