import { expansionProject } from '@ecumene/expansion-project';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Postgres, startPostgres } from '../testing/postgres.ts';
import { playThroughTwo } from '../testing/steady-clients.ts';

let postgres: Postgres;

beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

it('eighteen programs play the Expansion Project through two servers, one of which is killed midway, and nothing is lost', async () => {
  const { acknowledged, isOver, faults } = await playThroughTwo(postgres, 'eighteen', {
    game: expansionProject,
    seats: 18,
    options: { turns: 2 },
    killAfter: 60,
  });
  expect(faults).toEqual([]);
  expect(isOver).toBe(true);
  expect(acknowledged).toBeGreaterThan(60);
}, 300_000);
