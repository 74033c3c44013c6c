// npm start: installs, builds and serves. Everything after -- goes to ecumene serve.
import { spawn } from 'node:child_process';
import { build, giveUp, ready, root } from './ready.mjs';
import { buildSiteIfOutdated } from './site.mjs';

ready();
build();
try {
  buildSiteIfOutdated();
} catch (error) {
  giveUp(error.message);
}
const server = spawn(process.execPath, ['packages/cli/bin/ecumene.mjs', 'serve', ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => process.exit(code ?? 1));
