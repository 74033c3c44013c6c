// The checks that read the code without running it.
import { tool } from './ready.mjs';

const CHECKS = [
  {
    name: 'types',
    run: () => tool('typescript/bin/tsc', ['-b']) || tool('typescript/bin/tsc', ['-p', 'tsconfig.tests.json']),
  },
  { name: 'lint', run: () => tool('@biomejs/biome/bin/biome', ['check', '--error-on-warnings']) },
  {
    name: 'arrows',
    run: () =>
      tool('dependency-cruiser/bin/dependency-cruise.mjs', [
        '--config',
        '.dependency-cruiser.cjs',
        '--output-type',
        'err',
        'packages',
        'bench',
      ]),
  },
  { name: 'unused', run: () => tool('knip/bin/knip.js', ['--no-progress']) },
];

/** Runs all of them, and names those that failed. */
export function checkCode() {
  const failed = [];
  for (const { name, run } of CHECKS) {
    console.log(`\nChecking ${name} ...`);
    if (run() !== 0) failed.push(name);
  }
  return failed;
}
