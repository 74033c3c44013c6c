import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Running } from '../server.ts';
import { planOf, startWithPeople, type Visitor } from '../testing/server.ts';

const LIMITS = { talkRate: 1, talkBurst: 5, spectatorRate: 1, spectatorBurst: 8 };
let now = 1_800_000_000_000;
let server: Running;
let anna: Visitor;
let ben: Visitor;
let cleo: Visitor;
let eve: Visitor;
beforeAll(async () => {
  ({ server, anna, ben, cleo, eve } = await startWithPeople({ limits: LIMITS }, { now: () => now }));
});
afterAll(() => server.stop());

async function playing(): Promise<string> {
  now += 3_600_000;
  const { table } = await anna.rest.ask('createTable', {}, planOf('bazaar', 3));
  for (const guest of [ben, cleo]) await guest.rest.ask('join', { id: table.id }, {});
  return table.id;
}

const say = (who: Visitor, id: string, text: string, more: { readonly to?: string } = {}): Promise<string> =>
  who.rest.ask('say', { id }, { text, ...more }).then(
    () => 'said',
    (error: { refusal: { code: string } }) => error.refusal.code,
  );

const times = <T>(count: number, what: (i: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, i) => what(i)));

const heardBy = async (who: Visitor, id: string) => (await who.rest.ask('talk', { id }, {})).said;

describe('a flood of messages', () => {
  it('is refused above the rate, and goes on a second later', async () => {
    const id = await playing();
    const outcomes = await times(50, (i) => say(anna, id, `line ${i}`));
    expect(outcomes.filter((one) => one === 'said')).toHaveLength(LIMITS.talkBurst);
    expect(outcomes.filter((one) => one === 'too-often')).toHaveLength(45);
    expect(await heardBy(ben, id)).toHaveLength(LIMITS.talkBurst);
    now += 1000;
    expect([await say(anna, id, 'again'), await say(anna, id, 'and again')]).toEqual(['said', 'too-often']);
  });

  it('is counted for the person, whichever socket or table it comes through', async () => {
    const [one, other] = [await playing(), await playing()];
    const outcomes = await times(20, (i) => say(ben, i % 2 === 0 ? one : other, `line ${i}`));
    expect(outcomes.filter((outcome) => outcome === 'said')).toHaveLength(LIMITS.talkBurst);
  });

  it('of several spectators is limited for all of them together, and players can still talk', async () => {
    const id = await playing();
    const { rest } = anna;
    await rest.ask('leave', { id }, { to: 'bot' });
    const outcomes = [
      ...(await times(5, (i) => say(eve, id, `boo ${i}`))),
      ...(await times(5, () => say(anna, id, 'x'))),
    ];
    expect(outcomes.filter((one) => one === 'said')).toHaveLength(LIMITS.spectatorBurst);
    expect(await say(ben, id, 'Shall we?')).toBe('said');
  });

  it('gives every message a number of its own, in the order they were stored', async () => {
    const id = await playing();
    await times(5, (i) => Promise.all([say(anna, id, `a ${i}`), say(ben, id, `b ${i}`), say(cleo, id, `c ${i}`)]));
    const numbers = (await heardBy(anna, id)).map(({ number }) => number);
    expect(new Set(numbers).size).toBe(15);
    expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
  });
});

describe('spectators', () => {
  it('are muted by the host, who may still talk, and unmuted again', async () => {
    const id = await playing();
    await expect(ben.rest.ask('muteSpectators', { id }, { on: true })).rejects.toMatchObject({ status: 403 });
    const { table } = await anna.rest.ask('muteSpectators', { id }, { on: true });
    expect(table.spectatorsMuted).toBe(true);
    expect([await say(eve, id, 'hello'), await say(ben, id, 'hello'), await say(anna, id, 'hello')]).toEqual([
      'muted',
      'said',
      'said',
    ]);
    await anna.rest.ask('muteSpectators', { id }, { on: false });
    expect(await say(eve, id, 'hello')).toBe('said');
  });
});

describe('the numbers of messages', () => {
  it('do not tell whether others whispered', async () => {
    const id = await playing();
    const between = async (whispers: number): Promise<number> => {
      const before = (await heardBy(cleo, id)).at(-1)?.number ?? 0;
      for (let i = 0; i < whispers; i++) expect(await say(anna, id, 'psst', { to: 'seat-2' })).toBe('said');
      now += 10_000;
      expect(await say(ben, id, 'aloud')).toBe('said');
      return ((await heardBy(cleo, id)).at(-1)?.number ?? 0) - before;
    };
    await between(0);
    expect(await between(0)).toBe(10_000);
    expect(await between(3)).toBe(10_000);
  });
});
