import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Running } from '../server.ts';
import { planOf, startWithPeople, Visitor } from '../testing/server.ts';

/** Begins with a letter of another alphabet. */
const LIKE_ANNA = '\u0410nna';
const alike = { refusal: { code: 'same-name' } };

let server: Running;
let anna: Visitor;
let ben: Visitor;
beforeAll(async () => {
  ({ server, anna, ben } = await startWithPeople());
});
afterAll(() => server.stop());

it('a player whose name looks like that of another cannot join', async () => {
  const { table } = await anna.rest.ask('createTable', {}, planOf('bazaar', 2));
  const namesake = await Visitor.come(server.address, LIKE_ANNA);
  await expect(namesake.rest.ask('join', { id: table.id }, {})).rejects.toMatchObject(alike);
  await namesake.page.ask('changeMe', {}, { name: 'Carl' });
  await namesake.rest.ask('join', { id: table.id }, {});
});

it('such a name is not taken at the table, neither by a change nor with a new account', async () => {
  const { table } = await anna.rest.ask('createTable', {}, planOf('bazaar', 2));
  await ben.rest.ask('join', { id: table.id }, {});
  const { page } = ben;
  await expect(page.ask('changeMe', {}, { name: LIKE_ANNA })).rejects.toMatchObject(alike);
  const account = { login: 'ben', password: 'correct horse battery' };
  await expect(page.ask('register', {}, { ...account, name: LIKE_ANNA })).rejects.toMatchObject(alike);
  await page.ask('register', {}, { ...account, name: 'Benjamin' });
  const { seats } = (await anna.rest.ask('table', { id: table.id }, {})).table;
  expect(seats.map(({ name }) => name)).toEqual(['Anna', 'Benjamin']);
});

it('such a name does not matter at another table', async () => {
  await anna.rest.ask('createTable', {}, planOf('bazaar', 2));
  const other = await Visitor.come(server.address, LIKE_ANNA);
  await other.rest.ask('createTable', {}, planOf('bazaar', 2));
});
