import fc from 'fast-check';
import { Compile } from 'typebox/compile';
import { describe, expect, expectTypeOf, it } from 'vitest';
import type { Asking } from '../question.ts';
import { randomFrom } from '../random.ts';
import { refuse } from '../refusal.ts';
import { say } from '../text.ts';
import { chooseOne } from './choose-one.ts';

const head = { topic: 'lot', text: say('Which lot?'), rule: 'AU 2.2' };
const choices = fc.uniqueArray(fc.stringMatching(/^[a-f]{1,2}$/), { minLength: 1, maxLength: 12 });
const legal = (asking: Asking<string>, answer: unknown) => asking.read(answer) && asking.check(answer) === undefined;

describe('one chosen', () => {
  it('is legal as a sample and as the default', () => {
    fc.assert(
      fc.property(choices, fc.string(), (from, seed) => {
        const asking = chooseOne({ ...head, from });
        expect(legal(asking, asking.sample(randomFrom(seed)))).toBe(true);
        expect(legal(asking, asking.default())).toBe(true);
      }),
    );
  });

  it('is legal exactly when it is listed and fits the schema', () => {
    fc.assert(
      fc.property(choices, fc.oneof(fc.stringMatching(/^[a-f]{1,2}$/), fc.jsonValue()), (from, answer) => {
        const asking = chooseOne({ ...head, from });
        expect(legal(asking, answer)).toBe(from.some((choice) => choice === answer));
        expect(Compile(asking.schema()).Check(answer)).toBe(legal(asking, answer));
        expect(asking.list()).toEqual(from);
      }),
    );
  });

  it('is refused when it was not offered', () => {
    const asking: Asking<string> = chooseOne({ ...head, from: ['first', 'second'] });
    expect(asking.check('third')).toMatchObject({ code: 'not-a-choice', rule: 'AU 2.2' });
    expect(asking.read(1)).toBe(false);
  });

  it('is refused with the reason a rule gives, where it gives one', () => {
    const why = refuse('sold-out', say('Lot 3 is sold. Choose another.'), 'AU 2.3');
    const asking: Asking<string> = chooseOne({ ...head, from: ['1', '2'] }, (answer) =>
      answer === '3' ? why : undefined,
    );
    expect(asking.check('3')).toBe(why);
    expect(asking.check('4')).toMatchObject({ code: 'not-a-choice', rule: 'AU 2.2' });
    expect(asking.check('1')).toBeUndefined();
  });

  it('has the type of the choices', () => {
    const asking = chooseOne({ ...head, from: ['first', 'second'] });
    expectTypeOf(asking).toEqualTypeOf<Asking<'first' | 'second'>>();
    expect(asking.default()).toBe('first');
  });

  it('every choice comes up as a sample', () => {
    const random = randomFrom('choices');
    const from = ['a', 'b', 'c'];
    const asking = chooseOne({ ...head, from });
    expect(new Set(Array.from({ length: 60 }, () => asking.sample(random)))).toEqual(new Set(from));
  });

  it('defaults to the usual where one is given', () => {
    expect(chooseOne({ ...head, from: ['first', 'second'], usual: 'second' }).default()).toBe('second');
  });

  it('cannot be asked for where there is no choice', () => {
    expect(() => chooseOne({ ...head, from: [] })).toThrow('lot offers no choice');
  });
});
