import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Running } from '../server.ts';
import { startServer } from '../testing/server.ts';
import type { Pool } from './pool.ts';

let server: Running;
let pool: Pool;
beforeAll(async () => {
  server = await startServer();
  ({ pool } = server.house);
});
afterAll(() => server.stop());

const setup = { options: {}, seats: ['a', 'b'], seed: 'x' };
const saved = { format: 1 as const, game: 'nothing', rules: '1', setup, journal: [] };
const text = JSON.stringify({ file: { ...saved, game: 'bazaar' } });
const bring = () => pool.ask({ is: 'import', text, deepest: 40, label: 'x' });

it('turns away those who look at the past where too many wait, and nobody else', async () => {
  const look = () => pool.ask({ is: 'table-view', saved, viewer: null });
  const waiting = Array.from({ length: 100 }, () => look().catch(() => 'looked'));
  expect(await look()).toBeUndefined();
  expect((await bring())?.is).toBe('proved');
  expect(await Promise.all(waiting)).toEqual(waiting.map(() => 'looked'));
});

it('lets only a few files wait until they are proved', async () => {
  const read = await Promise.all(Array.from({ length: 10 }, bring));
  expect(read.map((one) => one?.is)).toEqual([...Array(4).fill('proved'), ...Array(6).fill(undefined)]);
});

it('takes a step for a table before it does what one person asks for', async () => {
  const copy = { table: 'nowhere', number: 0 };
  const order: string[] = [];
  const imagine = () => pool.ask({ is: 'what-if', copy, seat: 'a', key: 'x' }).then(() => order.push('what if'));
  const step = (name: string) => pool.ask({ is: 'step', copy, step: { is: 'call-time' } }).then(() => order.push(name));
  await Promise.all([imagine(), imagine(), imagine(), step('step'), step('next step')]);
  expect(order.filter((done) => done !== 'what if')).toEqual(['step', 'next step']);
  expect(order.slice(-2)).toEqual(['what if', 'what if']);
});
