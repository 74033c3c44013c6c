// npm run check: the quick loop. Types, lint, arrows and the quick tests.
import { checkCode } from './checks.mjs';
import { ready, tool } from './ready.mjs';

/** What plays whole games or draws whole boards: `npm test` runs it, and what starts servers and browsers. */
const SLOW = ['**/conformance.test.ts', 'packages/*/src/**/play.test.ts', 'packages/atlas/src/draw/**'];

ready();
const failed = checkCode();
const without = SLOW.flatMap((pattern) => ['--exclude', pattern]);
const code = tool('vitest/vitest.mjs', ['run', '--project=pure', ...without, ...process.argv.slice(2)]);
for (const name of failed) console.error(`ecumene: the check of ${name} failed.`);
process.exit(failed.length > 0 ? 1 : code);
