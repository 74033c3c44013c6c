import fc from 'fast-check';
import { Compile } from 'typebox/compile';
import { describe, expect, expectTypeOf, it } from 'vitest';
import type { Asking } from '../question.ts';
import { randomFrom } from '../random.ts';
import { say } from '../text.ts';
import { putInOrder } from './order.ts';

const head = { topic: 'order', text: say('In which order?'), rule: 'AC 30.1' };
const ids = ['a', 'b', 'c', 'd', 'e'];
const legal = (asking: Asking<readonly string[]>, answer: unknown) =>
  asking.read(answer) && asking.check(answer) === undefined;

describe('an order', () => {
  it('is legal as a sample and as the default, which is the order given', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(ids), fc.string(), (items, seed) => {
        const asking = putInOrder({ ...head, items });
        expect(legal(asking, asking.sample(randomFrom(seed)))).toBe(true);
        expect(legal(asking, asking.default())).toBe(true);
        expect(asking.default()).toEqual(items);
      }),
    );
  });

  it('fits the schema exactly when it is legal', () => {
    const answers = fc.oneof(fc.shuffledSubarray(ids), fc.array(fc.constantFrom(...ids, 'z')), fc.jsonValue());
    fc.assert(
      fc.property(fc.subarray(ids), answers, (items, answer) => {
        const asking = putInOrder({ ...head, items });
        expect(Compile(asking.schema()).Check(answer)).toBe(legal(asking, answer));
      }),
    );
  });

  it('is listed with all others, each once, all legal', () => {
    const asking = putInOrder({ ...head, items: ids });
    const listed = asking.list() ?? [];
    expect(listed.every((answer) => legal(asking, answer))).toBe(true);
    expect(new Set(listed.map((answer) => answer.join(''))).size).toBe(120);
  });

  it('is not listed where there are too many', () => {
    expect(putInOrder({ ...head, items: [...ids, 'f'] }).list()).toHaveLength(720);
    expect(putInOrder({ ...head, items: [...ids, 'f', 'g'] }).list()).toBeUndefined();
  });

  it.each([
    { wrong: ['a', 'b'] },
    { wrong: ['a', 'b', 'b'] },
    { wrong: ['a', 'b', 'z'] },
    { wrong: ['a', 'b', 'c', 'z'] },
    { wrong: [] },
  ])('must name each exactly once: %j', ({ wrong }) => {
    const asking: Asking<readonly string[]> = putInOrder({ ...head, items: ['a', 'b', 'c'] });
    expect(asking.check(wrong)).toMatchObject({ code: 'not-an-order', rule: 'AC 30.1' });
  });

  it('must be a list', () => {
    const asking = putInOrder({ ...head, items: ['a', 'b'] });
    expectTypeOf(asking).toEqualTypeOf<Asking<readonly ('a' | 'b')[]>>();
    expect(['ab', { 0: 'a', 1: 'b' }, null, ['a', 2], ['a', 'b', 'a']].filter((answer) => asking.read(answer))).toEqual(
      [],
    );
  });
});
