// What every command needs before it can begin. Plain Node, because nothing is installed yet.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs, { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const LEAST_NODE = [20, 19];
const LEAST_DISK = 1024 ** 3;

/** Ends with one clear sentence. */
export function giveUp(sentence) {
  console.error(`ecumene: ${sentence}`);
  process.exit(1);
}

export function checkMachine() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  const [least, leastMinor] = LEAST_NODE;
  if (major < least || (major === least && minor < leastMinor)) {
    giveUp(`Node ${LEAST_NODE.join('.')} or newer is needed; this is ${process.versions.node}.`);
  }
  if (existsSync(join(root, 'node_modules'))) return;
  const { bavail, bsize } = fs.statfsSync(root);
  if (bavail * bsize < LEAST_DISK) giveUp('At least 1 GB of free disk space is needed to install.');
}

/** Runs a program and gives back its exit code. */
export function run(command, args, options = {}) {
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: 'inherit', ...options });
  if (error) giveUp(`${command} could not be started: ${error.message}`);
  return status ?? 1;
}

/** Runs a tool that is installed in the project. */
export function tool(path, args, options) {
  return run(process.execPath, [join(root, 'node_modules', path), ...args], options);
}

/**
 * Installs what the lockfile names, unless that is there already. Not `npm ci`: it refuses a lockfile that was written where
 * the registry did not have the binaries of every platform.
 */
export function install() {
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  const stamp = join(root, 'node_modules', '.ecumene-installed');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  console.error('Installing what is needed ...');
  rmSync(stamp, { force: true });
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const code = run(npm, ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'], {
    shell: process.platform === 'win32',
    stdio: ['ignore', 2, 2],
  });
  if (code !== 0) giveUp('npm could not install the packages; its own message above says why.');
  mkdirSync(join(root, 'node_modules'), { recursive: true });
  writeFileSync(stamp, lock);
}

/** The machine is fit and everything is installed. */
export function ready() {
  checkMachine();
  install();
}

export function build() {
  if (tool('typescript/bin/tsc', ['-b']) !== 0) giveUp('The code does not compile.');
}
