import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Figure } from '@ecumene/bench';
import { type Command, EXIT, parse, printJson, Usage } from '../command.ts';

const PROGRAM = fileURLToPath(new URL('../../bin/ecumene.mjs', import.meta.url));

/** Measures in a process of its own: what was compiled for one measurement would slow down the next. */
function apart(name: string, flags: readonly string[]): Figure {
  const { stdout, status } = spawnSync(process.execPath, [...flags, PROGRAM, 'bench', name, '--here'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (status !== 0) throw new Error(`${name} could not be measured`);
  const figure: Figure = JSON.parse(stdout);
  return figure;
}

export const bench: Command = {
  name: 'bench',
  about: 'Run benchmarks, each next to a comparable program.',
  help: [
    'Usage: ecumene bench [name]... [--json]',
    '',
    '  --json  a list of {name, unit, ours, peer, peerName, ratio}',
    '  --here  in this process, a line of JSON for each',
    '',
    'Without a name all are measured; a name also stands for all that begin with it.',
  ].join('\n'),
  async run(argv) {
    const { benchmarks, choose, describe, flagsFor, measure } = await import('@ecumene/bench');
    const { values, positionals } = parse(argv, {
      json: { type: 'boolean', default: false },
      here: { type: 'boolean', default: false },
    });
    for (const name of positionals) {
      if (!benchmarks.some((one) => one.name === name || one.name.startsWith(`${name}-`))) {
        throw new Usage(
          `there is no measurement called ${name}; there are ${benchmarks.map((one) => one.name).join(', ')}`,
        );
      }
    }
    if (process.env['NODE_ENV'] !== 'production')
      throw new Usage('measure with NODE_ENV=production, as npm run bench does');
    const chosen = choose(positionals);
    if (values.here) {
      for (const name of chosen) printJson(await measure(name));
      return EXIT.success;
    }
    const figures = chosen.map((name) => apart(name, flagsFor(name)));
    if (values.json) printJson(figures);
    else console.log(describe(figures));
    return EXIT.success;
  },
};
