import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Running } from '../server.ts';
import { type Postgres, startPostgres } from '../testing/postgres.ts';
import { startServer } from '../testing/server.ts';
import { Quota } from './quota.ts';

let postgres: Postgres;
let now = Date.UTC(2026, 10, 18, 12);
const servers: Running[] = [];
beforeAll(async () => {
  postgres = await startPostgres();
  const database = await postgres.database('quotas');
  for (const settings of [{}, { database }, { database }])
    servers.push(await startServer(settings, { now: () => now }));
});
afterAll(async () => {
  for (const server of servers) await server.stop();
  await postgres.stop();
});

/** The same quota as each of these servers counts it. */
function counted(kind: string, which: readonly number[]): Quota[] {
  return which.flatMap((i) => {
    const base = servers[i]?.house.base;
    return base === undefined ? [] : [new Quota(base, kind, 4, 60)];
  });
}

describe.each([
  ['one process with a file', [0]],
  ['two processes on one PostgreSQL together', [1, 2]],
])('a quota of %s', (_, which) => {
  const ask = async (quotas: readonly Quota[], times: number): Promise<number> => {
    const asked = Array.from({ length: times }, (__, i) => quotas[i % quotas.length]?.allows('anna'));
    return (await Promise.all(asked)).filter(Boolean).length;
  };

  it('lets so many by at once and gives them back with time, to each name its own', async () => {
    const quotas = counted('kind', which);
    expect(await ask(quotas, 20)).toBe(4);
    expect(await quotas[0]?.allows('ben')).toBe(true);
    now += 30_000;
    expect(await ask(quotas, 20)).toBe(2);
    now += 3_600_000;
    expect(await ask(quotas, 20)).toBe(4);
  });

  it('forgets what turned out to be all right', async () => {
    const quotas = counted('other kind', which);
    expect(await ask(quotas, 20)).toBe(4);
    await quotas[0]?.forgive('anna');
    expect(await ask(quotas, 20)).toBe(4);
  });
});
