// npm run mutants: changes the rules in small ways and sees whether a test notices. Long; not part of npm test.
//
// It works on a copy of the project, because packages find each other through links in node_modules.
import { cpSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { ready, root, run } from './ready.mjs';

const LEFT_OUT = /node_modules|[/\\](dist|site)([/\\]|$)/;
const PACKAGES = ['engine', 'atlas', 'ancients', 'advanced-civilization'];
/** What must notice a change: the tests of single rules, not whole games played at random. */
const RULE_TESTS = /(ancients|advanced-civilization)[/\\].*(?<!game|tell)\.test\.ts$/;

ready();
const copy = join(root, '.cache', 'mutants');
rmSync(copy, { recursive: true, force: true });
mkdirSync(join(copy, 'node_modules', '@ecumene'), { recursive: true });
for (const name of [
  ...PACKAGES.map((each) => join('packages', each)),
  'scripts',
  'tsconfig.base.json',
  'stryker.config.mjs',
]) {
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
const stryker = join(root, 'node_modules', '@stryker-mutator', 'core', 'bin', 'stryker.js');
process.exit(run(process.execPath, [stryker, 'run', ...process.argv.slice(2)], { cwd: copy }));
