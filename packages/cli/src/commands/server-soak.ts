import type { FaultReport } from '@ecumene/server/testing';
import { EXIT, parse, printJson, wholeNumber } from '../command.ts';

/** What the longer proofs of the server found. */
interface Proof {
  readonly proof: string;
  readonly figures: unknown;
  readonly faults: readonly string[];
}

async function faults(kills: number): Promise<Proof[]> {
  const { killAgainAndAgain, shareTables, startPostgres } = await import('@ecumene/server/testing');
  const alone = await killAgainAndAgain(kills, 8, (kill, acknowledged) => {
    if (kill % 10 === 0) console.error(`${kill} kills, ${acknowledged} answers acknowledged`);
  });
  const postgres = await startPostgres();
  try {
    const shared = await shareTables(postgres, 'soak', {
      seconds: Math.max(20, kills),
      tables: 6,
      kills: Math.ceil(kills / 10),
      restarts: Math.ceil(kills / 20),
    });
    return [
      { proof: 'nothing is lost when the server is killed', figures: figuresOf(alone), faults: alone.faults },
      {
        proof: 'nothing is lost with two servers on one PostgreSQL',
        figures: figuresOf(shared),
        faults: shared.faults,
      },
    ];
  } finally {
    await postgres.stop();
  }
}

function figuresOf({ kills, acknowledged, askedAgain }: FaultReport): unknown {
  return { kills, acknowledged, askedAgain };
}

async function fuzz(messages: number, seed: string): Promise<Proof[]> {
  const { pelt } = await import('@ecumene/server/testing');
  const { memory, done, faults: found } = await pelt(messages, seed);
  const [megabytesEarly, megabytesLate] = memory;
  return [{ proof: 'nothing breaks it', figures: { messages, done, megabytesEarly, megabytesLate }, faults: found }];
}

export const SERVER_SOAK_HELP = [
  '  --faults       the server: kill it again and again in the middle of play, and look whether anything is lost',
  '  --kills N      with --faults: how often (default 100)',
  '  --fuzz         the server: pelt it with messages that make no sense',
  '  --messages N   with --fuzz: how many (default 100000)',
];

/** The longer proofs of the server; nothing, if none was asked for. */
export async function soakServer(argv: readonly string[]): Promise<number | undefined> {
  if (!argv.includes('--faults') && !argv.includes('--fuzz')) return undefined;
  const { values } = parse(argv, {
    faults: { type: 'boolean', default: false },
    fuzz: { type: 'boolean', default: false },
    kills: { type: 'string', default: '100' },
    messages: { type: 'string', default: '100000' },
    seed: { type: 'string', default: '1' },
    json: { type: 'boolean', default: false },
  });
  const proofs = [
    ...(values.faults ? await faults(wholeNumber('kills', values.kills, 1, 100_000)) : []),
    ...(values.fuzz ? await fuzz(wholeNumber('messages', values.messages, 100, 100_000_000), values.seed) : []),
  ];
  if (values.json) printJson(proofs);
  else
    for (const { proof, figures, faults: found } of proofs)
      console.log(
        [`${found.length === 0 ? 'holds' : 'FAILS'}: ${proof} ${JSON.stringify(figures)}`, ...found].join('\n  '),
      );
  return proofs.every((one) => one.faults.length === 0) ? EXIT.success : EXIT.failure;
}
