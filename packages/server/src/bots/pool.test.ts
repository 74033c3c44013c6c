import { expect, it } from 'vitest';
import { startServer } from '../testing/server.ts';

it('turns away those who look at the past where too many wait, and nobody else', async () => {
  const { house, stop } = await startServer();
  const setup = { options: {}, seats: ['a', 'b'], seed: 'x' };
  const saved = { format: 1 as const, game: 'nothing', rules: '1', setup, journal: [] };
  const look = () => house.pool.ask({ is: 'sight', saved, viewer: null });
  const waiting = Array.from({ length: 100 }, () => look().catch(() => 'looked'));
  expect(await look()).toBeUndefined();
  expect((await house.pool.ask({ is: 'prove', saved: { ...saved, game: 'bazaar' }, label: 'x' }))?.fault).toBeNull();
  expect(await Promise.all(waiting)).toEqual(waiting.map(() => 'looked'));
  await stop();
});
