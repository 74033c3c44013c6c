// A thread that writes a page to the disk again and again, and says how long the slowest took once it is told that this is enough.
import { closeSync, fdatasyncSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { parentPort } from 'node:worker_threads';

const PAGE = Buffer.alloc(4096, 1);
const EVERY = 50;

const folder = mkdtempSync(join(tmpdir(), 'ecumene-disk-'));
const file = openSync(join(folder, 'page'), 'w');
let slowest = 0;

const writing = setInterval(() => {
  const begun = performance.now();
  writeSync(file, PAGE, 0, PAGE.length, 0);
  fdatasyncSync(file);
  slowest = Math.max(slowest, performance.now() - begun);
}, EVERY);

parentPort?.once('message', () => {
  clearInterval(writing);
  closeSync(file);
  rmSync(folder, { recursive: true, force: true });
  parentPort?.postMessage(slowest);
});
