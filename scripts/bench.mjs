// npm run bench: the numbers to beat. With --json nothing but JSON is printed.
import { build, ready, run } from './ready.mjs';

ready();
build();
process.exit(
  run(process.execPath, ['packages/cli/bin/ecumene.mjs', 'bench', ...process.argv.slice(2)], {
    env: { ...process.env, NODE_ENV: 'production' },
  }),
);
