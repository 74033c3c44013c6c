// npm run fresh: the two commands of the README, on a machine as new as this one can pretend to be.
//
// HEAD is cloned into an empty folder; home folder and npm cache are empty; folders on the PATH that hold a browser are
// replaced by folders that hold everything else, so on Linux a browser must be installed. On macOS and Windows nothing can be
// installed, and the browser in its usual place is used. Packages of the system that apt has installed stay installed.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { isProgram, NAMES } from './chromium.mjs';
import { checkMachine, root } from './ready.mjs';

const windows = process.platform === 'win32';
const LONGEST_START = 15 * 60_000;

/** A folder with links to everything in another one, except browsers. */
function withoutBrowsers(folder, copy) {
  mkdirSync(copy);
  for (const name of readdirSync(folder)) if (!NAMES.includes(name)) symlinkSync(join(folder, name), join(copy, name));
  return copy;
}

function pathWithoutBrowsers(place) {
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => existsSync(folder));
  return folders
    .map((folder, index) =>
      NAMES.some((name) => isProgram(join(folder, name)))
        ? withoutBrowsers(folder, join(place, `path-${index}`))
        : folder,
    )
    .join(delimiter);
}

/** The environment of somebody who has just arrived: nothing of npm, of this project or of a desktop. */
function newEnvironment(place) {
  const left = Object.entries(process.env).filter(([name]) => !/^(npm_|XDG_|INIT_CWD$|CHROMIUM$|PATH$)/i.test(name));
  const home = join(place, 'home');
  mkdirSync(home);
  return {
    ...Object.fromEntries(left),
    HOME: home,
    USERPROFILE: home,
    npm_config_cache: join(place, 'npm-cache'),
    PATH: pathWithoutBrowsers(place),
  };
}

function npm(args, options) {
  return spawn(windows ? 'npm.cmd' : 'npm', args, { shell: windows, detached: !windows, ...options });
}

/** Ends a program and everything it has started. */
async function stop(child) {
  if (child.exitCode !== null) return;
  const ended = once(child, 'exit');
  if (windows) execFileSync('taskkill', ['/pid', String(child.pid), '/T', '/F'], { stdio: 'ignore' });
  else process.kill(-child.pid, 'SIGTERM');
  await ended;
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  return port;
}

/** Starts the server, and sees that it answers at the address it prints. */
async function npmStart(options) {
  const child = npm(['start', '--', '--port', String(await freePort())], {
    ...options,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const address = await new Promise((resolve, reject) => {
      let printed = '';
      child.stdout.on('data', (part) => {
        process.stdout.write(part);
        printed += part;
        const [found] = /http:\/\/[\w.:[\]-]+/.exec(printed) ?? [];
        if (found !== undefined) resolve(found);
      });
      child.once('exit', () => reject(new Error('The server ended before it printed its address.')));
      setTimeout(() => reject(new Error('The server did not print its address.')), LONGEST_START).unref();
    });
    const { status } = await fetch(address);
    console.log(`${address} answers ${status}.`);
    return status === 200;
  } catch (error) {
    console.error(error.message);
    return false;
  } finally {
    await stop(child);
  }
}

async function npmTest(options) {
  const child = npm(['test'], { ...options, stdio: 'inherit' });
  process.once('exit', () => child.exitCode === null && child.kill());
  const [code] = await once(child, 'exit');
  return code === 0;
}

checkMachine();
const place = mkdtempSync(join(tmpdir(), 'ecumene-fresh-'));
const clone = join(place, 'ecumene');
execFileSync('git', ['clone', '--quiet', '--no-hardlinks', root, clone], { stdio: 'inherit' });
const options = { cwd: clone, env: newEnvironment(place) };

const rows = [];
for (const [name, run] of [
  ['npm start, until it answers', npmStart],
  ['npm test', npmTest],
]) {
  console.log(`\n== ${name} ==`);
  const begun = performance.now();
  const passed = await run(options);
  rows.push({ name, passed, seconds: Math.round((performance.now() - begun) / 1000) });
}

console.log();
for (const { name, passed, seconds } of rows)
  console.log(`${name.padEnd(30)} ${String(seconds).padStart(5)} s   ${passed ? 'passed' : 'FAILED'}`);
const passed = rows.every((row) => row.passed);
if (passed) rmSync(place, { recursive: true, force: true });
else console.log(`Everything is still in ${place}`);
process.exit(passed ? 0 : 1);
