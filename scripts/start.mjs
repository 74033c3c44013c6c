// npm start: installs, builds and serves. Everything after -- goes to ecumene serve.
import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { build, giveUp, ready, root, tool } from './ready.mjs';

const PRESSED = /\.(js|css|html|svg|json|webmanifest|txt)$/;
const WORTH_IT = 1024;

/** The newest of all files below a folder. */
function newest(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.includes('node_modules'))
    .reduce((latest, entry) => Math.max(latest, statSync(join(entry.parentPath, entry.name)).mtimeMs), 0);
}

/** Builds the web client, unless what is there is newer than everything it is made of. */
function buildSite() {
  const web = join(root, 'packages', 'web');
  if (!existsSync(join(web, 'index.html'))) return;
  const page = join(web, 'site', 'index.html');
  const sources = readdirSync(join(root, 'packages'))
    .filter((name) => name !== 'server' && name !== 'cli')
    .map((name) => join(root, 'packages', name, 'src'))
    .filter((folder) => existsSync(folder));
  if (existsSync(page) && statSync(page).mtimeMs > Math.max(...sources.map(newest))) return;
  console.error('Building the web client ...');
  if (tool('vite/bin/vite.js', ['build', 'packages/web', '--logLevel', 'warn']) !== 0)
    giveUp('The web client could not be built.');
  press(join(web, 'site'));
}

/** Puts compressed copies beside what is worth compressing, so that the server need not. */
function press(folder) {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (!entry.isFile() || !PRESSED.test(entry.name) || statSync(path).size < WORTH_IT) continue;
    const text = readFileSync(path);
    writeFileSync(`${path}.br`, brotliCompressSync(text));
    writeFileSync(`${path}.gz`, gzipSync(text));
  }
}

ready();
build();
buildSite();
const server = spawn(process.execPath, ['packages/cli/bin/ecumene.mjs', 'serve', ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => process.exit(code ?? 1));
