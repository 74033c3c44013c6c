// npm run check: the quick loop. Types, lint, arrows and the quick tests. `npm test` also runs the long ones.
import { checkCode } from './checks.mjs';
import { ready, tool } from './ready.mjs';

ready();
const failed = await checkCode();
const code = tool('vitest/vitest.mjs', ['run', '--project=quick', '--project=page', ...process.argv.slice(2)]);
for (const name of failed) console.error(`ecumene: the check of ${name} failed.`);
process.exit(failed.length > 0 ? 1 : code);
