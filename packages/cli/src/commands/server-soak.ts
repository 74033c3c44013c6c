import { expansionProject } from '@ecumene/expansion-project';
import type { AbuseFigure, FaultReport } from '@ecumene/server/testing';
import { EXIT, parse, printJson, Usage, wholeNumber } from '../command.ts';

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
      answers: 200,
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

/** A late moment of a whole game of eighteen. */
const MIDWAY = 1500;

async function clients(): Promise<Proof[]> {
  const { playThroughTwo, startPostgres } = await import('@ecumene/server/testing');
  const postgres = await startPostgres();
  try {
    const company = { game: expansionProject, seats: expansionProject.seats.most, options: {}, killAfter: MIDWAY };
    const { acknowledged, isOver, faults: found } = await playThroughTwo(postgres, 'clients', company);
    return [
      {
        proof: 'eighteen programs finish a game through two servers, one of which is killed midway',
        figures: { acknowledged, isOver },
        faults: isOver ? found : [...found, 'the game was not finished'],
      },
    ];
  } finally {
    await postgres.stop();
  }
}

async function abused(seconds: number, only: string | undefined): Promise<Proof[]> {
  const { abuse, ATTACK_NAMES } = await import('@ecumene/server/testing');
  const names = ATTACK_NAMES.filter((name) => only === undefined || name === only);
  if (names.length === 0) throw new Usage(`--attack is one of ${ATTACK_NAMES.join(', ')}, not ${only}`);
  const { figures, faults: found } = await abuse(seconds, names, (figure) => console.error(inWords(figure)));
  return [{ proof: 'nobody is slowed by the abuse of others', figures, faults: found }];
}

function inWords({ attack, quiet, attacked, sent }: AbuseFigure): string {
  const before = `${quiet.median} ms (99 %: ${quiet.late} ms)`;
  const during = `${attacked.median} ms (99 %: ${attacked.late} ms)`;
  const processor = `${quiet.processor} and ${attacked.processor} of a processor`;
  return `${attack}: answers elsewhere ${before}, attacked ${during}; the server used ${processor}; sent ${JSON.stringify(sent)}`;
}

export const SERVER_SOAK_HELP = [
  '  --faults       the server: kill it again and again in the middle of play, and look whether anything is lost',
  '  --kills N      with --faults: how often (default 100)',
  '  --clients      the server: eighteen programs play a whole game through two servers, one of which is killed midway',
  '  --fuzz         the server: pelt it with messages that make no sense',
  '  --messages N   with --fuzz: how many (default 100000)',
  '  --abuse        the server: attack it in every way known, and look how long honest people wait meanwhile',
  '  --attack A     with --abuse: only this one',
  '  --seconds N    with --abuse: how long each attack goes on (default 15)',
];

/** The longer proofs of the server; nothing, if none was asked for. */
export async function soakServer(argv: readonly string[]): Promise<number | undefined> {
  if (!['--faults', '--clients', '--fuzz', '--abuse'].some((flag) => argv.includes(flag))) return undefined;
  const { values } = parse(argv, {
    faults: { type: 'boolean', default: false },
    clients: { type: 'boolean', default: false },
    fuzz: { type: 'boolean', default: false },
    abuse: { type: 'boolean', default: false },
    attack: { type: 'string' },
    seconds: { type: 'string', default: '15' },
    kills: { type: 'string', default: '100' },
    messages: { type: 'string', default: '100000' },
    seed: { type: 'string', default: '1' },
    json: { type: 'boolean', default: false },
  });
  const proofs = [
    ...(values.faults ? await faults(wholeNumber('kills', values.kills, 1, 100_000)) : []),
    ...(values.clients ? await clients() : []),
    ...(values.fuzz ? await fuzz(wholeNumber('messages', values.messages, 100, 100_000_000), values.seed) : []),
    ...(values.abuse ? await abused(wholeNumber('seconds', values.seconds, 1, 3600), values.attack) : []),
  ];
  if (values.json) printJson(proofs);
  else
    for (const { proof, figures, faults: found } of proofs)
      console.log(
        [`${found.length === 0 ? 'holds' : 'FAILS'}: ${proof} ${JSON.stringify(figures)}`, ...found].join('\n  '),
      );
  return proofs.every((one) => one.faults.length === 0) ? EXIT.success : EXIT.failure;
}
