import { expect, it } from 'vitest';
import { capacity, type Effort, MEASURES, type Step } from './capacity.ts';

const GLIMPSE: Effort = {
  steps: { sockets: [30], tables: [8], answers: [20, 1_000_000] },
  tables: 3,
  pace: 20,
  warmUp: 50,
  measured: 300,
};

it.each(MEASURES)('the capacity of a server is tried out step by step, by %s', async (measure) => {
  const told: Step[] = [];
  const found = await capacity(measure, { processes: 1 }, GLIMPSE, (step) => told.push(step));
  expect(found).toMatchObject({ measure, processes: 1, store: 'SQLite' });
  expect(found.steps).toEqual(told);
  expect(told[0]?.tried).toBe(GLIMPSE.steps[measure][0]);
  expect(told[0]?.cost).toBeGreaterThan(0);
  // No machine reaches a million.
  expect(found.carries).toBeLessThan(1_000_000);
});
