import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Running } from '../server.ts';
import { planOf, startServer, until, Visitor } from '../testing/server.ts';

const DAY = 24 * 3_600_000;
let server: Running;
let time = 1_800_000_000_000;
beforeAll(async () => {
  const mail = { url: 'smtp://127.0.0.1:9?ignoreTLS=true', from: 'table@example.org' };
  server = await startServer({ address: 'http://play.example.org', mail }, { now: () => time });
});
afterAll(() => server.stop());

const come = (name: string) => Visitor.come(server.listening, name);

/** The letters that wait to be sent to somebody, by what they are about. */
async function lettersTo({ id }: Visitor): Promise<string[]> {
  const { db } = server.house.base.store;
  const rows = await db
    .selectFrom('outbox')
    .select('body')
    .where('person', '=', id)
    .where('how', '=', 'mail')
    .execute();
  return rows.map(({ body }) => body);
}

const secretIn = (letter: string | undefined) => /\/confirm#([\w-]+)/.exec(letter ?? '')?.[1] ?? '';
const addressOf = async (who: Visitor) => (await who.rest.ask('me', {}, {})).person;

/** Somebody is awaited at a new table and away, until it is time to tell them. */
async function keepWaiting(who: Visitor, tables = 1): Promise<void> {
  const seats = [{ is: 'me' as const }, { is: 'bot' as const, bot: 'random' }];
  for (let i = 0; i < tables; i++) {
    const { table } = await who.rest.ask('createTable', {}, planOf('auction', 2, { seats, name: `Game ${i}` }));
    await who.rest.ask('start', { id: table.id }, {});
    const { tables: all } = server.house;
    await until(async () => (await all.open(table.id))?.row.waiting.includes('seat-1'));
  }
  await deliver(21_000);
}

async function deliver(after: number): Promise<void> {
  time += after;
  await server.house.outbox.deliver();
}

describe('a mail address', () => {
  it('is asked once whether it wants letters, and gets none about tables until it says so', async () => {
    const anna = await come('Anna');
    await anna.page.ask('changeMe', {}, { mail: 'anna@example.org' });
    expect(await addressOf(anna)).toMatchObject({ mail: 'anna@example.org', mailConfirmed: false });
    await keepWaiting(anna);
    const [asked, ...more] = await lettersTo(anna);
    expect(asked).toContain('http://play.example.org/confirm#');
    expect(more).toEqual([]);
    await anna.rest.ask('confirmMail', {}, { secret: secretIn(asked) });
    expect(await addressOf(anna)).toMatchObject({ mailConfirmed: true });
    await deliver(21_000);
    expect(await lettersTo(anna)).toEqual([asked, expect.stringContaining('Game 0')]);
  });

  it('is confirmed by the link sent there alone', async () => {
    const ben = await come('Ben');
    await ben.page.ask('changeMe', {}, { mail: 'ben@example.org' });
    const [first] = await lettersTo(ben);
    await ben.page.ask('changeMe', {}, { mail: 'victim@example.org' });
    const old = { refusal: { code: 'old-link' } };
    await expect(ben.rest.ask('confirmMail', {}, { secret: secretIn(first) })).rejects.toMatchObject(old);
    expect(await addressOf(ben)).toMatchObject({ mail: 'victim@example.org', mailConfirmed: false });
  });

  it('gets few emails before it is confirmed, no matter who enters it', async () => {
    const [cleo, dora] = [await come('Cleo'), await come('Dora')];
    const mail = 'somebody@example.org';
    for (let i = 0; i < 3; i++) await cleo.page.ask('changeMe', {}, { mail });
    const enough = { refusal: { code: 'too-many-letters' } };
    await expect(cleo.page.ask('changeMe', {}, { mail })).rejects.toMatchObject(enough);
    await expect(dora.page.ask('changeMe', {}, { mail: mail.toUpperCase() })).rejects.toMatchObject(enough);
    expect(await lettersTo(cleo)).toHaveLength(3);
    expect(await lettersTo(dora)).toHaveLength(0);
    time += DAY;
    await cleo.page.ask('changeMe', {}, { mail });
    expect(await lettersTo(cleo)).toHaveLength(4);
  });

  it('given before anyone was asked is used when there is something to notify', async () => {
    const fay = await come('Fay');
    const { db } = server.house.base.store;
    await db.updateTable('people').set({ mail: 'fay@example.org' }).where('id', '=', fay.id).execute();
    await keepWaiting(fay, 2);
    expect((await lettersTo(fay)).map((letter) => secretIn(letter) !== '')).toEqual([true]);
  });

  it('gets so many letters about tables a day and no more, and the others when there may be more', async () => {
    const gil = await come('Gil');
    await gil.page.ask('changeMe', {}, { mail: 'gil@example.org' });
    const [asked] = await lettersTo(gil);
    await gil.rest.ask('confirmMail', {}, { secret: secretIn(asked) });
    await keepWaiting(gil, 45);
    const letters = async () => (await lettersTo(gil)).filter((letter) => letter.includes('Game'));
    expect(await letters()).toHaveLength(40);
    await deliver(DAY);
    expect(await letters()).toHaveLength(45);
  });
});
