// The checks that read the code without running it.
import { ONE_CHECKER, start, TSC } from './ready.mjs';

const tsc = (...args) => start(TSC, [...args, ...ONE_CHECKER]);

const CHECKS = [
  { name: 'types', run: async () => (await tsc('-b')) || (await tsc('-p', 'tsconfig.tests.json')) },
  { name: 'lint', run: () => start('@biomejs/biome/bin/biome', ['check', '--error-on-warnings']) },
  {
    name: 'arrows',
    run: () =>
      start('dependency-cruiser/bin/dependency-cruise.mjs', [
        '--config',
        '.dependency-cruiser.cjs',
        '--output-type',
        'err',
        'packages',
        'bench',
      ]),
  },
  { name: 'unused', run: () => start('knip/bin/knip.js', ['--no-progress']) },
];

/** Runs all of them, two at a time, and names those that failed. */
export async function checkCode() {
  console.log(`\nChecking ${CHECKS.map(({ name }) => name).join(', ')} ...`);
  const left = [...CHECKS];
  const failed = [];
  const lane = async () => {
    for (let next = left.shift(); next !== undefined; next = left.shift()) {
      if ((await next.run()) !== 0) failed.push(next.name);
    }
  };
  await Promise.all([lane(), lane()]);
  return failed;
}
