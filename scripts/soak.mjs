// npm run soak: the longer proofs. Everything after -- goes to ecumene soak.
import { build, ready, run } from './ready.mjs';

ready();
build();
process.exit(run(process.execPath, ['packages/cli/bin/ecumene.mjs', 'soak', ...process.argv.slice(2)]));
