import { describe, expect, it } from 'vitest';
import {
  below,
  between,
  branch,
  chance,
  commitment,
  pick,
  type Random,
  randomFrom,
  rekey,
  shuffle,
  word,
} from './random.ts';

function times<T>(count: number, draw: () => T): T[] {
  return Array.from({ length: count }, draw);
}

/** How far counts are from all being equal. */
function chiSquare(outcomes: readonly string[], kinds: number): number {
  const counts = new Map<string, number>();
  for (const outcome of outcomes) counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
  const fair = outcomes.length / kinds;
  const missing = (kinds - counts.size) * fair;
  return missing + [...counts.values()].reduce((sum, count) => sum + (count - fair) ** 2 / fair, 0);
}

describe('draws are uniform', () => {
  // The limits are exceeded once in a thousand seeds; the seeds are fixed.
  it('below a limit that does not divide the range of a word', () => {
    const random = randomFrom('dice');
    const rolls = times(60_000, () => String(below(random, 6)));
    expect(chiSquare(rolls, 6)).toBeLessThan(20.5);
  });

  it('over all orders of a shuffle', () => {
    const random = randomFrom('decks');
    const orders = times(48_000, () => shuffle(random, ['a', 'b', 'c', 'd']).join(''));
    expect(chiSquare(orders, 24)).toBeLessThan(49.8);
  });

  it('over the items picked from', () => {
    const random = randomFrom('picks');
    const picked = times(50_000, () => pick(random, ['a', 'b', 'c', 'd', 'e']));
    expect(chiSquare(picked, 5)).toBeLessThan(18.5);
  });

  it('also where nearly half of all words must be drawn again', () => {
    const random = randomFrom('unfair');
    const limit = 2 ** 31 + 1;
    const halves = times(20_000, () => String(below(random, limit) < limit / 2));
    expect(chiSquare(halves, 2)).toBeLessThan(10.9);
    expect(random.drawn).toBeGreaterThan(35_000);
  });

  it('and a chance comes as often as it says', () => {
    const random = randomFrom('chances');
    const hits = times(40_000, () => chance(random, 1, 4)).filter(Boolean).length;
    expect(Math.abs(hits - 10_000)).toBeLessThan(300);
  });
});

describe('bounds', () => {
  it('between gives both ends and nothing beyond them', () => {
    const random = randomFrom('ends');
    expect(new Set(times(200, () => between(random, -1, 1)))).toEqual(new Set([-1, 0, 1]));
  });

  it('a draw with one outcome uses up nothing', () => {
    const random = randomFrom('one');
    expect(below(random, 1)).toBe(0);
    expect(random.drawn).toBe(0);
  });

  it.each([0, -1, 1.5, Number.NaN, 2 ** 32 + 1])('nothing can be drawn below %d', (limit) => {
    expect(() => below(randomFrom('bad'), limit)).toThrow(`cannot draw below ${limit}`);
  });

  it('nothing can be picked from nothing', () => {
    expect(() => pick(randomFrom('bad'), [])).toThrow();
  });

  it('a shuffle loses and doubles nothing and works in place', () => {
    const items = times(100, () => 0).map((_, i) => i);
    const shuffled = shuffle(randomFrom('cards'), items);
    expect(shuffled).toBe(items);
    expect(shuffled.toSorted((a, b) => a - b)).toEqual(times(100, () => 0).map((_, i) => i));
  });
});

describe('the state of a generator', () => {
  const stream = (random: Random, count = 150): number[] => times(count, () => word(random));

  it('decides all that follows', () => {
    expect(stream(randomFrom('seed'))).toEqual(stream(randomFrom('seed')));
    expect(stream(randomFrom('seed'))).not.toEqual(stream(randomFrom('seeds')));
  });

  it('is plain data that survives being written down anywhere in the stream', () => {
    const random = randomFrom('seed');
    stream(random, 77);
    const again: Random = JSON.parse(JSON.stringify(random));
    expect(stream(again)).toEqual(stream(random));
  });

  it('can be set back, and the same words come again', () => {
    const random = randomFrom('seed');
    const first = stream(random);
    random.drawn = 0;
    expect(stream(random)).toEqual(first);
  });

  it('has at least 128 bits', () => {
    expect(randomFrom('seed').key).toMatch(/^[0-9a-f]{64}$/);
  });
});

describe('branching', () => {
  it('leaves the original undisturbed', () => {
    const random = randomFrom('seed');
    word(random);
    const before = { ...random };
    times(10, () => word(branch(random, 'search')));
    expect(random).toEqual(before);
  });

  it('gives a stream of its own for each label and each moment', () => {
    const random = randomFrom('seed');
    const early = branch(random, 'a');
    const other = branch(random, 'b');
    word(random);
    const late = branch(random, 'a');
    expect(new Set([random.key, early.key, other.key, late.key]).size).toBe(4);
    expect(branch(random, 'a')).toEqual(late);
  });

  it('a new key changes all that follows, in the same generator', () => {
    const random = randomFrom('seed');
    const twin = { ...random };
    rekey(random, 'undone 1');
    expect(random).toEqual(branch(twin, 'undone 1'));
    expect(times(8, () => word(random))).not.toEqual(times(8, () => word(twin)));
  });

  it('a new key takes effect although words of the old one were at hand', () => {
    const random = randomFrom('seed');
    word(random);
    rekey(random, 'x');
    const fresh = { ...random };
    expect(times(5, () => word(random))).toEqual(times(5, () => word(fresh)));
  });
});

describe('a commitment', () => {
  it('fixes the seed: another seed has another', () => {
    expect(commitment('seed')).toBe(commitment('seed'));
    expect(commitment('seed')).not.toBe(commitment('seee'));
  });

  it('tells neither the seed nor the key that is made from it', () => {
    expect(commitment('seed')).toMatch(/^[0-9a-f]{64}$/);
    expect(commitment('seed')).not.toBe(randomFrom('seed').key);
    expect(commitment('seed')).not.toContain('seed');
  });
});

describe('the stream never changes, or saved tables and proofs would be void', () => {
  it('words, across the end of a chunk', () => {
    const random = randomFrom('ecumene');
    const words = times(130, () => word(random));
    expect([words[0], words[1], words[63], words[64], words[129]]).toEqual([
      2320365258, 2519447164, 3782087430, 3870427408, 542263323,
    ]);
  });

  it('draws, picks and shuffles', () => {
    const random = randomFrom('ecumene');
    expect(times(10, () => below(random, 100))).toEqual([58, 64, 31, 43, 23, 29, 40, 17, 89, 14]);
    expect(shuffle(random, [...'abcdefghij']).join('')).toBe('jhgfbceadi');
    expect(random.drawn).toBe(19);
  });

  it('keys, branches and commitments', () => {
    const random = randomFrom('ecumene');
    expect(random.key.slice(0, 16)).toBe('797b1ec86bcd5042');
    expect(branch(random, 'fork').key.slice(0, 16)).toBe('f0792e89a5fd0765');
    expect(commitment('ecumene').slice(0, 16)).toBe('2a7225a2b693cd35');
  });
});
