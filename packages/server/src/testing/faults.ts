import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { below, randomFrom } from '@ecumene/engine';
import { openStore } from '../store/open.ts';
import { LoadTest } from './load.ts';
import { freePort, type Postgres } from './postgres.ts';
import { ServerProcess } from './process.ts';
import { type Settings, Visitor } from './server.ts';

export interface FaultReport {
  readonly kills: number;
  readonly acknowledged: number;
  /** How often something was asked again through a socket under the same id. */
  readonly askedAgain: number;
  readonly faults: readonly string[];
}

const PATIENCE = 120_000;

const pause = (time: number): Promise<void> => new Promise((later) => setTimeout(later, time));

/** Makes some tables with three players each. */
async function crowd(hammer: LoadTest, address: string, tables: number): Promise<void> {
  for (let i = 0; i < tables; i++) {
    const visitors = await Promise.all(['Anna', 'Ben', 'Cleo'].map((name) => Visitor.come(address, `${name} ${i}`)));
    await hammer.table(visitors, 'bazaar', { rounds: 60 });
  }
}

/** Waits for some more answers to be taken; says whether they were before long. */
async function untilSome(hammer: LoadTest, answers: number, patience = PATIENCE): Promise<boolean> {
  const before = hammer.acknowledged;
  for (const end = Date.now() + patience; Date.now() < end; ) {
    if (hammer.acknowledged >= before + answers) return true;
    await pause(3);
  }
  return false;
}

const playGoesOn = (hammer: LoadTest): Promise<boolean> => untilSome(hammer, 5);

/** Kills the server again and again in the middle of play, and then looks whether anything acknowledged is missing. */
export async function killAgainAndAgain(
  kills: number,
  tables: number,
  told: (kill: number, acknowledged: number) => void = () => {},
): Promise<FaultReport> {
  const data = mkdtempSync(join(tmpdir(), 'ecumene-faults-'));
  const settings: Settings = { data, port: await freePort() };
  let server = await ServerProcess.start(settings);
  const { address } = server;
  const hammer = new LoadTest(() => [address]);
  await crowd(hammer, address, tables);
  const playing = hammer.play();
  const random = randomFrom('kills');
  // Nothing is proved unless something was on its way when the server was killed.
  const enough = (kill: number): boolean => kill > kills && hammer.askedAgain > 0;
  for (let kill = 1; !enough(kill); kill++) {
    await untilSome(hammer, 1 + below(random, 40));
    await server.end('SIGKILL');
    server = await ServerProcess.start(settings);
    told(kill, hammer.acknowledged);
  }
  const goesOn = await playGoesOn(hammer);
  hammer.stop();
  await playing;
  await server.end('SIGTERM');
  const store = await openStore({ data });
  const faults = [...(await hammer.faults(store)), ...(goesOn ? [] : ['play did not go on'])];
  await store.close();
  rmSync(data, { recursive: true, force: true });
  return { kills, acknowledged: hammer.acknowledged, askedAgain: hammer.askedAgain, faults };
}

/** Two servers on one PostgreSQL, all seats hammering both. Between so many answers a server is killed or PostgreSQL restarts. */
export async function shareTables(
  postgres: Postgres,
  name: string,
  { answers, tables, kills, restarts }: { answers: number; tables: number; kills: number; restarts: number },
): Promise<FaultReport> {
  const database = await postgres.database(name);
  const ports = [await freePort(), await freePort()];
  const servers = await Promise.all(ports.map((port) => ServerProcess.start({ database, port })));
  const addresses = servers.map(({ address }) => address);
  const hammer = new LoadTest(() => addresses);
  await crowd(hammer, addresses[0] ?? '', tables);
  const playing = hammer.play();
  const incidents = [
    ...Array.from({ length: kills }, () => 'kill' as const),
    ...Array.from({ length: restarts }, () => 'restart' as const),
  ];
  const random = randomFrom('incidents');
  for (const incident of incidents) {
    await untilSome(hammer, answers);
    const i = below(random, 2);
    if (incident === 'restart') await postgres.restart();
    else {
      await servers[i]?.end('SIGKILL');
      servers[i] = await ServerProcess.start({ database, port: ports[i] ?? 0 });
    }
  }
  await untilSome(hammer, answers);
  const goesOn = await playGoesOn(hammer);
  hammer.stop();
  await playing;
  await Promise.all(servers.map((server) => server.end('SIGTERM')));
  const store = await openStore({ database, data: '' });
  const faults = [...(await hammer.faults(store)), ...(goesOn ? [] : ['play did not go on'])];
  await store.close();
  const { acknowledged, askedAgain } = hammer;
  return { kills: kills + restarts, acknowledged, askedAgain, faults };
}
