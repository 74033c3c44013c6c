import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { killAgainAndAgain, shareTables } from '../testing/faults.ts';
import { type Postgres, startPostgres } from '../testing/postgres.ts';

describe('a server that is killed in the middle of play', () => {
  it('has lost nothing that was acknowledged, done nothing twice, and plays on', async () => {
    const { faults, acknowledged, askedAgain } = await killAgainAndAgain(3, 4);
    expect(faults).toEqual([]);
    expect(acknowledged).toBeGreaterThan(20);
    expect(askedAgain).toBeGreaterThan(0);
  });
});

describe('two servers on one PostgreSQL', () => {
  let postgres: Postgres;
  beforeAll(async () => {
    postgres = await startPostgres();
  });
  afterAll(() => postgres.stop());

  it('play the same tables, and nothing is lost or doubled while all seats hammer both', async () => {
    const { faults, acknowledged } = await shareTables(postgres, 'shared', {
      answers: 40,
      tables: 3,
      kills: 1,
      restarts: 1,
    });
    expect(faults).toEqual([]);
    expect(acknowledged).toBeGreaterThan(20);
  });
});
