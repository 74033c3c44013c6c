// What every command needs before it can begin. Plain Node, because nothing is installed yet.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import fs, { existsSync, readFileSync, writeFileSync } from 'node:fs';
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

/** Ends if Node is too old or the disk too full. */
export function checkMachine() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  const [least, leastMinor] = LEAST_NODE;
  if (major < least || (major === least && minor < leastMinor)) {
    giveUp(`Ecumene needs Node ${LEAST_NODE.join('.')} or newer. This is ${process.versions.node}.`);
  }
  if (existsSync(join(root, 'node_modules'))) return;
  const { bavail, bsize } = fs.statfsSync(root);
  if (bavail * bsize < LEAST_DISK) giveUp('The installation needs 1 GB of free disk space.');
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

/** The same, beside others. What it prints is kept together, and comes when it has ended. */
export async function start(path, args) {
  const child = spawn(process.execPath, [join(root, 'node_modules', path), ...args], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const printed = [];
  child.stdout.on('data', (part) => printed.push(part));
  child.stderr.on('data', (part) => printed.push(part));
  const [code] = await once(child, 'close');
  process.stdout.write(Buffer.concat(printed));
  return code ?? 1;
}

/**
 * Runs npm and gives back its exit code. A package without a binary for this platform is compiled; the headers for that often
 * come with Node, and npm need not fetch them.
 */
export function npm(...args) {
  const windows = process.platform === 'win32';
  const prefix = join(dirname(process.execPath), '..');
  const headers = existsSync(join(prefix, 'include', 'node', 'node.h')) ? { npm_config_nodedir: prefix } : {};
  return run(windows ? 'npm.cmd' : 'npm', [...args, '--no-audit', '--no-fund', '--loglevel=error'], {
    shell: windows,
    stdio: ['ignore', 2, 2],
    env: { ...headers, ...process.env },
  });
}

/** Says which lockfile was installed last. */
const STAMP = join(root, 'node_modules', '.ecumene-installed');

function lockfile() {
  return createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
}

/** Installs what the lockfile names, unless that is there already. */
function install() {
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === lockfile()) return;
  console.error('Installing packages ...');
  if (npm('ci') !== 0) giveUp('npm could not install the packages. Its message is above.');
  writeFileSync(STAMP, lockfile());
}

/** Links a package that was added to the workspace. What is installed stays. */
export function link() {
  if (npm('install') !== 0) giveUp('npm could not link the new package. Its message is above.');
  writeFileSync(STAMP, lockfile());
}

/** The machine is fit and everything is installed. */
export function ready() {
  checkMachine();
  install();
}

/** The compiler, with one checker for each project: several share no work, and together take twice as long. */
export const TSC = '@typescript/native/bin/tsc';
export const ONE_CHECKER = ['--checkers', '1'];

export function build() {
  console.error('Building ...');
  if (tool(TSC, ['-b', ...ONE_CHECKER]) !== 0) giveUp('The code does not compile.');
}
