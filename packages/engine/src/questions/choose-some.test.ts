import fc from 'fast-check';
import { Compile } from 'typebox/compile';
import { describe, expect, expectTypeOf, it } from 'vitest';
import type { Asking } from '../question.ts';
import { randomFrom } from '../random.ts';
import { say } from '../text.ts';
import { chooseSome } from './choose-some.ts';

const head = { topic: 'discard', text: say('Which cards?'), rule: 'AC 1.1' };
const ids = ['a', 'b', 'c', 'd', 'e', 'f'];
const bounds = fc.record({
  from: fc.subarray(ids),
  least: fc.nat(7),
  more: fc.nat(7),
});
const make = ({ from, least, more }: { from: string[]; least: number; more: number }) =>
  chooseSome({ ...head, from, least, most: least + more });
const legal = (asking: Asking<readonly string[]>, answer: unknown) =>
  asking.read(answer) && asking.check(answer) === undefined;
const answers = fc.oneof(fc.array(fc.constantFrom(...ids, 'z'), { maxLength: 7 }), fc.jsonValue());

describe('some chosen', () => {
  it('are legal as a sample and as the default', () => {
    fc.assert(
      fc.property(bounds, fc.string(), (limits, seed) => {
        const asking = make(limits);
        expect(legal(asking, asking.sample(randomFrom(seed)))).toBe(true);
        expect(legal(asking, asking.default())).toBe(true);
      }),
    );
  });

  it('fit the schema exactly when they are legal', () => {
    fc.assert(
      fc.property(bounds, answers, (limits, answer) => {
        const asking = make(limits);
        expect(Compile(asking.schema()).Check(answer)).toBe(legal(asking, answer));
      }),
    );
  });

  it('are listed once each, whatever their order, and all listed are legal', () => {
    fc.assert(
      fc.property(bounds, fc.subarray(ids), (limits, some) => {
        const asking = make(limits);
        const listed = asking.list() ?? [];
        expect(listed.every((answer) => legal(asking, answer))).toBe(true);
        const names = listed.map((answer) => answer.toSorted().join(''));
        expect(new Set(names).size).toBe(names.length);
        expect(names.includes(some.toSorted().join(''))).toBe(legal(asking, some));
      }),
    );
  });

  it.each([
    ['too-few', ['a']],
    ['too-many', ['a', 'b', 'c', 'd']],
    ['twice', ['a', 'a']],
    ['not-a-choice', ['a', 'z']],
  ])('are refused as %s: %j', (code, answer) => {
    const asking = chooseSome({ ...head, from: ids, least: 2, most: 3 });
    expect(asking.check(answer)).toMatchObject({ code, rule: 'AC 1.1' });
  });

  it.each([{ not: { 0: 'a' } }, { not: 'a' }, { not: [1, 2] }, { not: [null] }, { not: [...ids, 'a'] }])(
    'must be a list of choices: %j',
    ({ not: answer }) => {
      expect(chooseSome({ ...head, from: ids, least: 0, most: 6 }).read(answer)).toBe(false);
    },
  );

  it('all that are legal come up as samples', () => {
    const random = randomFrom('some');
    const asking = chooseSome({ ...head, from: ['a', 'b', 'c'], least: 1, most: 2 });
    const seen = new Set(Array.from({ length: 200 }, () => asking.sample(random).toSorted().join('')));
    expect(seen).toEqual(new Set(['a', 'b', 'c', 'ab', 'ac', 'bc']));
  });

  it('have the type of the choices', () => {
    const asking = chooseSome({ ...head, from: ['silk', 'salt'], least: 1, most: 1 });
    expectTypeOf(asking).toEqualTypeOf<Asking<readonly ('silk' | 'salt')[]>>();
    expect(asking.list()).toEqual([['silk'], ['salt']]);
  });

  it('where there are fewer than must be chosen, all are', () => {
    const asking = chooseSome({ ...head, from: ['a', 'b'], least: 3, most: 4 });
    expect(asking.question).toMatchObject({ least: 2, most: 2 });
    expect(asking.default()).toEqual(['a', 'b']);
  });

  it('default to the usual where it is given', () => {
    expect(chooseSome({ ...head, from: ids, least: 1, most: 2, usual: ['c'] }).default()).toEqual(['c']);
  });

  it('are not listed where there are too many', () => {
    const from = Array.from({ length: 11 }, (_, i) => `card-${i}`);
    expect(chooseSome({ ...head, from: from.slice(1), least: 0, most: 10 }).list()).toHaveLength(1024);
    expect(chooseSome({ ...head, from, least: 0, most: 11 }).list()).toBeUndefined();
  });
});
