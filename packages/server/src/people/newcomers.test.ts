import { HttpClient, ROUTES, withWork } from '@ecumene/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Running } from '../server.ts';
import { startServer } from '../testing/server.ts';

let now = Date.UTC(2026, 10, 18, 12);
let server: Running;
beforeAll(async () => {
  server = await startServer({ limits: { newPeople: 3 } }, { now: () => now });
});
afterAll(() => server.stop());

const guest = (body: object): Promise<Response> =>
  fetch(`${server.address}/api/v1${ROUTES.guest.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

describe('guests from one address', () => {
  it('come freely at first, then show some work, each piece of it once', async () => {
    const free = await Promise.all(['A', 'B', 'C', 'D', 'E'].map((name) => guest({ name })));
    expect(free.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 429, 429]);
    expect((await guest({ name: 'F', proof: 'none at all' })).status).toBe(429);
    let shown: string | undefined;
    const come = async (proof: { readonly proof?: string }) => {
      shown = proof.proof;
      return new HttpClient({ address: server.address }).ask('guest', {}, { name: 'F', ...proof });
    };
    expect((await withWork(come)).person?.name).toBe('F');
    expect((await guest({ name: 'G', proof: shown })).status).toBe(429);
  });

  it('come freely again after an hour', async () => {
    now += 3_600_000;
    expect((await guest({ name: 'H' })).status).toBe(200);
  });
});
