// npm run stress [-- --times 5 --load 4]: the whole suite again and again on a busy machine, and once more with the files
// shuffled. Nothing in it may fail by luck or load.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { root } from './ready.mjs';

const { values } = parseArgs({
  options: { times: { type: 'string', default: '5' }, load: { type: 'string', default: '4' } },
});

/** Keeps a processor busy until this process ends. */
const BUSY = 'for (;;);';

/** One run of npm test. Its output goes to a file; failures are named here. */
async function runSuite(name, flags) {
  const log = join(root, '.cache', 'stress', `${name}.log`);
  const begun = performance.now();
  const child = spawn(process.execPath, ['scripts/test.mjs', ...flags], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const printed = [];
  child.stdout.on('data', (part) => printed.push(part));
  child.stderr.on('data', (part) => printed.push(part));
  const [code] = await once(child, 'close');
  const output = Buffer.concat(printed);
  writeFileSync(log, output);
  const { testResults } = JSON.parse(readFileSync(join(root, '.cache', 'tests.json'), 'utf8'));
  return {
    name,
    minutes: ((performance.now() - begun) / 60_000).toFixed(1),
    result: output.toString().trim().split('\n').at(-1),
    passed: code === 0,
    failures: testResults.flatMap((file) =>
      file.assertionResults
        .filter(({ status }) => status === 'failed')
        .map(({ fullName }) => `${file.name}: ${fullName}`),
    ),
    log,
  };
}

function print({ name, minutes, result, passed, failures, log }) {
  console.log(`${name.padEnd(10)} ${minutes.padStart(5)} min   ${result}`);
  for (const failure of failures) console.log(`           ${failure}`);
  if (!passed) console.log(`           ${log}`);
}

mkdirSync(join(root, '.cache', 'stress'), { recursive: true });
for (let loop = 0; loop < Number(values.load); loop++) new Worker(BUSY, { eval: true });
console.log(`${values.times} runs and a shuffled one, beside ${values.load} busy loops`);
const runs = [];
for (let number = 1; number <= Number(values.times); number++) runs.push([`run ${number}`, []]);
runs.push(['shuffled', ['--shuffle']]);
let passed = true;
for (const [name, flags] of runs) {
  const row = await runSuite(name.replace(' ', '-'), flags);
  print(row);
  passed &&= row.passed;
}
process.exit(passed ? 0 : 1);
