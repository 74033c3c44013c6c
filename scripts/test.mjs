// npm test: everything, from a bare clone. What follows -- goes to Vitest; --shuffle runs the files in random order, and
// --shuffle=<seed> in that order again.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { checkCode } from './checks.mjs';
import { checkBrowser, provideBrowser } from './chromium.mjs';
import { checkMachine, ready, root, tool } from './ready.mjs';
import { buildSiteIfOutdated } from './site.mjs';

// All that tests need is there before the first one starts. Tests install and build nothing.
checkMachine();
checkBrowser();
ready();
await provideBrowser();

const failedChecks = await checkCode();
try {
  buildSiteIfOutdated();
} catch {
  failedChecks.push('site');
}

const flags = process.argv.slice(2);
const shuffle = flags.find((flag) => /^--shuffle(=|$)/.test(flag));
if (shuffle !== undefined) {
  // Not Vitest's own shuffling: it would undo the order of the projects.
  process.env.ECUMENE_SHUFFLE = shuffle.split('=')[1] ?? String(Date.now());
  console.log(`\nFiles in random order: --shuffle=${process.env.ECUMENE_SHUFFLE}`);
}

console.log('\nRunning the tests ...');
mkdirSync(join(root, '.cache'), { recursive: true });
const report = join(root, '.cache', 'tests.json');
rmSync(report, { force: true });
const code = tool('vitest/vitest.mjs', [
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${report}`,
  ...flags.filter((flag) => flag !== shuffle),
]);
const nothing = { numPassedTests: 0, numFailedTests: 0, numTotalTests: 0 };
const { numPassedTests, numFailedTests, numTotalTests } = existsSync(report)
  ? JSON.parse(readFileSync(report, 'utf8'))
  : nothing;

const notRun = code !== 0 && numFailedTests === 0 ? 1 : 0;
if (numTotalTests === 0) console.error('ecumene: no test was run.');
for (const name of failedChecks) console.error(`ecumene: the check of ${name} failed.`);
const failed = numFailedTests + failedChecks.length + notRun;
console.log(`\n${numPassedTests} passed, ${failed} failed`);
process.exit(failed === 0 && numTotalTests > 0 ? 0 : 1);
