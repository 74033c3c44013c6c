import { isRefusal } from '@ecumene/client';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Running } from '../server.ts';
import { Guest } from '../testing/guest.ts';
import { startServer } from '../testing/server.ts';

const MINUTE = 60_000;
let time = 1_800_000_000_000;
let server: Running;
beforeAll(async () => {
  server = await startServer({ behindProxy: true }, { now: () => time });
});
afterAll(() => server.stop());

const refused = (ask: Promise<unknown>) => expect(ask).rejects.toMatchObject({ refusal: { code: 'old-code' } });

it('is the same person on another device with a code, once', async () => {
  const anna = await Guest.come(server.address, '10.0.0.1', 'Anna');
  const phone = new Guest(server.address, '10.0.0.2');
  const { person } = await anna.rest.ask('me', {}, {});
  const { code } = await anna.rest.ask('newLink', {}, {});
  const typed = `${code.slice(0, 5).toLowerCase()} ${code.slice(5)}`;
  expect((await phone.rest.ask('useLink', {}, { code: typed })).person).toEqual(person);
  expect((await phone.rest.ask('me', {}, {})).person?.id).toBe(person?.id);
  expect((await anna.rest.ask('me', {}, {})).person?.id).toBe(person?.id);
  await refused(new Guest(server.address, '10.0.0.3').rest.ask('useLink', {}, { code }));
});

it('needs the latest code, in time, and no guess', async () => {
  const ben = await Guest.come(server.address, '10.0.1.1', 'Ben');
  const { code: old } = await ben.rest.ask('newLink', {}, {});
  const { code } = await ben.rest.ask('newLink', {}, {});
  const phone = new Guest(server.address, '10.0.1.2');
  await refused(phone.rest.ask('useLink', {}, { code: old }));
  await refused(phone.rest.ask('useLink', {}, { code: 'ABCDEFGHJK' }));
  time += 11 * MINUTE;
  await refused(phone.rest.ask('useLink', {}, { code }));
  const again = await ben.rest.ask('newLink', {}, {});
  expect(isRefusal(await server.house.people.signInAs('nobody'))).toBe(true);
  expect((await phone.rest.ask('useLink', {}, { code: again.code })).person?.name).toBe('Ben');
});
