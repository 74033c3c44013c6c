// npm run check: the quick loop. Types, lint, arrows and the quick tests.
import { checkCode } from './checks.mjs';
import { ready, tool } from './ready.mjs';

/** What plays whole games, draws whole boards, or starts servers and browsers: `npm test` runs it. */
const SLOW = [
  '**/conformance.test.ts',
  'packages/*/src/**/play.test.ts',
  'packages/atlas/src/draw/**',
  'packages/server/**',
  'tests/**',
];

ready();
const failed = checkCode();
const without = SLOW.flatMap((pattern) => ['--exclude', pattern]);
// Files share what they import: that takes longest.
const code = tool('vitest/vitest.mjs', ['run', '--no-isolate', ...without, ...process.argv.slice(2)]);
for (const name of failed) console.error(`ecumene: the check of ${name} failed.`);
process.exit(failed.length > 0 ? 1 : code);
