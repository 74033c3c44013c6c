// The browser for tests, benchmarks and pictures: where it is, and how to get one.
//
// Tests only look it up. Commands that need it call `provideBrowser` once, before anything else runs.
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { PACKED, packedRunsHere, unpack } from './chromium/unpack.mjs';
import { giveUp, run } from './ready.mjs';

/** The headless one first: it does the same with a quarter less work. */
const APT_PACKAGES = ['chromium-headless-shell', 'chromium'];
/** The names of browsers on Linux. */
export const NAMES = [
  ...APT_PACKAGES,
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'microsoft-edge',
  'microsoft-edge-stable',
];

const MAC_APPS = ['Google Chrome', 'Chromium', 'Microsoft Edge'];
const WINDOWS_APPS = ['Google\\Chrome\\Application\\chrome.exe', 'Microsoft\\Edge\\Application\\msedge.exe'];

/** Where browsers are on this platform. */
function usualPlaces(env = process.env) {
  switch (process.platform) {
    case 'darwin':
      return ['/Applications', join(env.HOME ?? '', 'Applications')].flatMap((folder) =>
        MAC_APPS.map((app) => join(folder, `${app}.app`, 'Contents', 'MacOS', app)),
      );
    case 'win32':
      return [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA]
        .filter((folder) => folder !== undefined)
        .flatMap((folder) => WINDOWS_APPS.map((app) => join(folder, app)));
    default:
      return (env.PATH ?? '')
        .split(delimiter)
        .filter((folder) => folder !== '')
        .flatMap((folder) => NAMES.map((name) => join(folder, name)));
  }
}

export function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** On some systems `chromium-browser` is a script that only says how to install the real one. */
function starts(path) {
  if (process.platform !== 'linux') return true;
  return spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 30_000 }).status === 0;
}

/** The path of a browser, if there is one. `CHROMIUM` names it, otherwise the first that starts is taken. */
export function findBrowser() {
  const named = process.env.CHROMIUM;
  if (named !== undefined && named !== '') return named;
  return [...usualPlaces(), PACKED].find((path) => isProgram(path) && starts(path));
}

let found;

/** The path of the browser, for tests. */
export function chromiumPath() {
  found ??= findBrowser();
  if (found === undefined) throw new Error('No browser found. Run npm test, which installs one, or set CHROMIUM.');
  return found;
}

const mayUseApt = () => process.platform === 'linux' && process.getuid() === 0 && existsSync('/usr/bin/apt-get');

/** Waits for other runs of apt instead of failing. */
function apt(...args) {
  return run('/usr/bin/apt-get', ['-o', 'DPkg::Lock::Timeout=300', '-qq', ...args], {
    stdio: ['ignore', 2, 2],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}

function installWithApt() {
  console.error('Installing Chromium with apt ...');
  apt('update');
  const name = APT_PACKAGES.find((each) => apt('install', '-y', '--no-install-recommends', each) === 0);
  return name === undefined ? undefined : `/usr/bin/${name}`;
}

/** Ends at once, with what to do, if there is no browser and no way to get one. Call it before any long step. */
export function checkBrowser() {
  if (packedRunsHere() || mayUseApt() || findBrowser() !== undefined) return;
  giveUp('The tests need a browser. Install Chrome, Chromium or Edge, or set CHROMIUM to the path of one.');
}

/** Ways to get a browser, the quickest first. */
const WAYS = [
  () => findBrowser(),
  () => (packedRunsHere() ? unpack() : undefined),
  () => (mayUseApt() ? installWithApt() : undefined),
];

/** Finds or installs a browser, and tells every program started from here where it is. */
export async function provideBrowser() {
  for (const way of WAYS) {
    const path = await way();
    if (path === undefined || !isProgram(path) || !starts(path)) continue;
    process.env.CHROMIUM = path;
    return;
  }
  giveUp('No browser could be installed. Install Chrome or Chromium, or set CHROMIUM to the path of one.');
}
