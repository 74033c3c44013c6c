// npm run bench: the numbers to beat. With --json nothing but JSON is printed.
import { checkBrowser, provideBrowser } from './chromium.mjs';
import { build, checkMachine, ready, run } from './ready.mjs';

checkMachine();
checkBrowser();
ready();
await provideBrowser();
build();
process.exit(
  run(process.execPath, ['packages/cli/bin/ecumene.mjs', 'bench', ...process.argv.slice(2)], {
    env: { ...process.env, NODE_ENV: 'production' },
  }),
);
