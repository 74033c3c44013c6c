// npm run mutants [-- files]: changes the rules in small ways and sees whether a test notices. Long; not part of npm test.
//
// It works on a copy of the project, because packages find each other through links in node_modules.
import { cpSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { ready, root } from './ready.mjs';

/** The files changed, if none are named: calamities, conflict, movement and the purchase of civilization cards. */
const RULES = [
  'packages/ancients/src/{calamities,conflict,movement,civilization-cards}/**/*.ts',
  'packages/advanced-civilization/src/calamities/**/*.ts',
  'packages/advanced-civilization/src/{conflict,movement,civilization-cards}.ts',
  '!**/*.test.ts',
  '!**/testing.ts',
];
const PACKAGES = ['engine', 'atlas', 'ancients', 'advanced-civilization'];
const LEFT_OUT = /node_modules|[/\\](dist|site)([/\\]|$)/;
/** What must notice a change: the tests of single rules, not whole games played at random. */
const RULE_TESTS = /(ancients|advanced-civilization)[/\\].*(?<!game|tell)\.test\.ts$/;

/** The part of the project that the rules need, in a folder of its own. */
function copyProject() {
  const copy = join(root, '.cache', 'mutants');
  rmSync(copy, { recursive: true, force: true });
  mkdirSync(join(copy, 'node_modules', '@ecumene'), { recursive: true });
  for (const name of [...PACKAGES.map((each) => join('packages', each)), 'tsconfig.base.json']) {
    cpSync(join(root, name), join(copy, name), {
      recursive: true,
      filter: (path) => !LEFT_OUT.test(path) && (!path.endsWith('.test.ts') || RULE_TESTS.test(path)),
    });
  }
  for (const name of readdirSync(join(root, 'node_modules'))) {
    if (name !== '@ecumene') symlinkSync(join(root, 'node_modules', name), join(copy, 'node_modules', name));
  }
  for (const name of PACKAGES) {
    symlinkSync(join('..', '..', 'packages', name), join(copy, 'node_modules', '@ecumene', name));
  }
  return copy;
}

ready();
const { Stryker } = await import('@stryker-mutator/core');
const named = process.argv.slice(2);
process.chdir(copyProject());
await new Stryker({
  mutate: named.length > 0 ? named : RULES,
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
