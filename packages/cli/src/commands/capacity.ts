import { cpus, loadavg } from 'node:os';
import type { Carried, Measure, Step } from '@ecumene/server/testing';
import { type Command, EXIT, parse, printJson, Usage } from '../command.ts';
import { withServer } from '../server-options.ts';

/** How many processes share one PostgreSQL, one run each. */
const PROCESSES = [1, 2, 3];
/** Other work that keeps so much of each processor busy shows in the figures. */
const BUSY = 0.2;

const WHAT: Readonly<Record<Measure, string>> = {
  sockets: 'open sockets, with {pace} answers a second',
  tables: 'games going on, with {pace} answers a second spread over them',
  answers: 'answers a second, each seen by five',
};

export const capacity: Command = {
  name: 'capacity',
  about: 'Measure how much load a server can handle on this machine before answers take more than 100 ms.',
  help: [
    'Usage: ecumene capacity [--sockets] [--tables] [--answers] [options]',
    '',
    '  --sockets      how many sockets may be open',
    '  --tables       how many games may be going on',
    '  --answers      how many answers a second may be given',
    '  --processes    how many answers a second 1, 2 and 3 processes on one PostgreSQL take',
    '  --database U   that PostgreSQL: an empty database for each number of processes, the number added to its name;',
    '                 without it one is started here',
    '  --short        only a glimpse, to see that it works',
    '  --json         {machine, within, carried}',
    '',
    'Without a choice all are measured; it takes about ten minutes. Each grows step by step until one of 100 answers takes',
    'longer than 100 ms to be seen by everybody at the table. The people are simulated on the same machine.',
  ].join('\n'),
  async run(argv) {
    const { values } = parse(argv, {
      sockets: { type: 'boolean', default: false },
      tables: { type: 'boolean', default: false },
      answers: { type: 'boolean', default: false },
      processes: { type: 'boolean', default: false },
      database: { type: 'string' },
      short: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
    });
    if (values.database !== undefined && !/^postgres(ql)?:\/\//.test(values.database))
      throw new Usage('--database must begin with postgres://');
    const testing = await import('@ecumene/server/testing');
    const chosen = testing.MEASURES.filter((measure) => values[measure]);
    const all = chosen.length === 0 && !values.processes;
    const effort = values.short ? testing.SHORT : testing.WHOLE;
    const machine = { processors: cpus().length, model: cpus()[0]?.model ?? '', busyBefore: busy() };
    const carried: Carried[] = [];
    const told = (measure: Measure) => (step: Step) => console.error(`  ${measure}: ${stepInWords(step)}`);
    for (const measure of all ? testing.MEASURES : chosen)
      carried.push(await testing.capacity(measure, { processes: 1 }, effort, told(measure)));
    if (all || values.processes) {
      const postgres = values.database === undefined ? await withServer(() => testing.startPostgres(true)) : undefined;
      try {
        for (const processes of PROCESSES) {
          const name = `capacity${processes}`;
          const database = (await postgres?.database(name)) ?? `${values.database}${processes}`;
          console.error(`${processes} on PostgreSQL`);
          carried.push(await testing.capacity('answers', { processes, database }, effort, told('answers')));
        }
      } finally {
        await postgres?.stop();
      }
    }
    if (values.json) printJson({ machine, within: testing.WITHIN, carried });
    else console.log(describe(machine, effort.pace, carried));
    return EXIT.success;
  },
};

/** The share of the processors that other programs kept busy in the last minute. */
function busy(): number {
  return Math.round(((loadavg()[0] ?? 0) / cpus().length) * 100) / 100;
}

function stepInWords({ tried, median, p99, rate, cost }: Step): string {
  return `${tried}: half within ${median} ms, 99 % within ${p99} ms, ${rate} answers a second, ${cost} ms of processor each`;
}

function describe(
  machine: { readonly processors: number; readonly model: string; readonly busyBefore: number },
  pace: number,
  carried: readonly Carried[],
): string {
  const lines = carried.map(({ measure, processes, store, carries, more, steps }) => {
    const what = WHAT[measure].replace('{pace}', String(pace));
    const on = `${processes} ${processes === 1 ? 'process' : 'processes'} on ${store}`;
    const last = steps.findLast(({ tried }) => tried === carries);
    const cost = last === undefined ? '' : ` (${last.cost} ms of processor time for each answer)`;
    return `${on}: ${more ? 'at least ' : ''}${carries} ${what}${cost}`;
  });
  const warning =
    machine.busyBefore > BUSY
      ? [`The machine was busy with other things (load ${machine.busyBefore} for each processor): it carries more.`]
      : [];
  return [
    `99 of 100 answers within 100 ms, on ${machine.processors} processors (${machine.model}), people simulated beside it`,
    ...lines,
    ...warning,
  ].join('\n');
}
