// npm run soak: the longer proofs. --pages plays whole games in the browser; everything else after -- goes to ecumene soak.
import { checkBrowser, provideBrowser } from './chromium.mjs';
import { build, ready, run, tool } from './ready.mjs';

const args = process.argv.slice(2);
if (args.includes('--pages')) {
  checkBrowser();
  ready();
  await provideBrowser();
  const others = args.filter((each) => each !== '--pages');
  process.exit(tool('vitest/vitest.mjs', ['run', '--config', 'vitest.soak.config.ts', ...others]));
}
ready();
build();
process.exit(run(process.execPath, ['packages/cli/bin/ecumene.mjs', 'soak', ...args]));
