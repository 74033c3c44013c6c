// Finds a Chromium for the tests that need a browser; as root on Debian it installs one if there is none.
import { execFileSync, spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { join } from 'node:path';

/** The one without windows first: it does the same with a quarter less work. */
const PACKAGES = ['chromium-headless-shell', 'chromium'];
const NAMES = [...PACKAGES, 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function onPath() {
  const folders = (process.env.PATH ?? '').split(':').filter((folder) => folder !== '');
  return folders.flatMap((folder) => NAMES.map((name) => join(folder, name))).find(isProgram);
}

function install() {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !isProgram('/usr/bin/apt-get')) return;
  console.log('ecumene: no Chromium is there for the browser tests; installing it ...');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit', env });
  for (const name of PACKAGES) {
    const { status } = spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], {
      stdio: 'inherit',
      env,
    });
    if (status === 0) return;
  }
}

/** The path of a Chromium. `CHROMIUM` names one; otherwise the first found is taken. */
export function chromiumPath() {
  const named = process.env.CHROMIUM;
  if (named !== undefined && named !== '') return named;
  const found = onPath();
  if (found !== undefined) return found;
  install();
  const installed = onPath();
  if (installed === undefined) throw new Error('install Chromium, or say where it is: CHROMIUM=/path/to/chromium');
  return installed;
}
