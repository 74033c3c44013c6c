// npm run mutants [-- game] [files] [--sample n] [--seed s]: changes the rules in small ways and sees whether a test
// notices. Long; not part of npm test. With --sample it tries only so many mutants, drawn at random by the seed, which
// estimates the score in minutes.
//
// It works on a copy of the project, because packages find each other through links in node_modules.
import { cpSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { GAMES } from './mutants/games.mjs';
import { limitTo, sampleSize } from './mutants/sample.mjs';
import { giveUp, ready, root } from './ready.mjs';

const NO_RULES = ['!**/*.test.ts', '!**/testing.ts'];
const LEFT_OUT = /node_modules|[/\\](dist|site)([/\\]|$)/;

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      args: process.argv.slice(2),
      allowPositionals: true,
      options: { sample: { type: 'string' }, seed: { type: 'string', default: 'mutants' } },
    });
    return { sample: sampleSize(values.sample), seed: values.seed, positionals };
  } catch (error) {
    return giveUp(error.message);
  }
}

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

const { sample, seed, positionals } = readArguments();
const [first, ...rest] = positionals;
const chosen = first !== undefined && Object.hasOwn(GAMES, first);
const game = GAMES[chosen ? first : 'advanced-civilization'];
const named = chosen ? rest : positionals;

ready();
if (sample !== undefined) limitTo(sample, seed);
const { Stryker } = await import('@stryker-mutator/core');
process.chdir(copyProject(game));
await new Stryker({
  mutate: [...(named.length > 0 ? named : game.rules), ...NO_RULES],
  testRunner: 'rules',
  plugins: [import.meta.resolve('./mutants/rule-tests.mjs'), import.meta.resolve('./mutants/sample.mjs')],
  coverageAnalysis: 'perTest',
  inPlace: true,
  concurrency: 1,
  reporters: ['sample', 'clear-text', 'json', 'progress'],
  clearTextReporter: { reportTests: false },
  jsonReporter: { fileName: join(root, '.cache', 'mutants.json') },
  thresholds: { high: 90, low: 80, break: null },
}).runMutationTest();
