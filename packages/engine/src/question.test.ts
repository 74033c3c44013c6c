import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { onlyIf, wrongShape } from './question.ts';
import { chooseSome, nameNumber } from './questions/index.ts';
import { randomFrom } from './random.ts';
import { refuse } from './refusal.ts';
import { say } from './text.ts';

const head = { topic: 'bid', text: say('How much?'), rule: 'AU 3.2' };
const odd = (n: number) => (n % 2 === 0 ? refuse('even', say('Only odd numbers.'), 'AU 9') : undefined);

describe('a question narrowed by a further rule', () => {
  const asking = onlyIf(nameNumber({ ...head, least: 2, most: 7 }), odd);

  it('refuses first what the question itself refuses, then what the rule does', () => {
    expect(asking.check(8)).toMatchObject({ code: 'out-of-range' });
    expect(asking.check(4)).toMatchObject({ code: 'even', rule: 'AU 9' });
    expect(asking.check(5)).toBeUndefined();
    expect(asking.read('5')).toBe(false);
  });

  it('lists only what is left', () => {
    expect(asking.list()).toEqual([3, 5, 7]);
  });

  it('has legal samples and a legal default for any bounds that leave something', () => {
    fc.assert(
      fc.property(fc.nat(20), fc.integer({ min: 1, max: 20 }), fc.string(), (least, more, seed) => {
        const narrow = onlyIf(nameNumber({ ...head, least, most: least + more }), odd);
        expect(narrow.check(narrow.sample(randomFrom(seed)))).toBeUndefined();
        expect(narrow.check(narrow.default())).toBeUndefined();
      }),
    );
  });

  it('samples from the list where the rule leaves almost nothing', () => {
    const needle = onlyIf(nameNumber({ ...head, least: 0, most: 1999 }), (n) =>
      n === 1999 ? undefined : refuse('no', say('No.')),
    );
    expect(needle.sample(randomFrom('needle'))).toBe(1999);
  });

  it('keeps the default of the question where the rule allows it', () => {
    expect(onlyIf(nameNumber({ ...head, least: 2, most: 7, usual: 5 }), odd).default()).toBe(5);
    expect(asking.default()).toBe(3);
  });

  it('can be narrowed again', () => {
    const twice = onlyIf(asking, (n) => (n === 5 ? refuse('five', say('Not five.')) : undefined));
    expect(twice.list()).toEqual([3, 7]);
    expect(twice.check(5)).toMatchObject({ code: 'five' });
  });

  it('asks the same and takes answers of the same form', () => {
    const wide = chooseSome({ ...head, from: ['a', 'b'], least: 0, most: 2 });
    const narrow = onlyIf(wide, () => undefined);
    expect(narrow.question).toEqual(wide.question);
    expect(narrow.schema()).toEqual(wide.schema());
  });

  it('that takes no answer at all is a mistake of ours', () => {
    const nothing = onlyIf(nameNumber({ ...head, least: 0, most: 3 }), () => refuse('no', say('No.')));
    expect(nothing.list()).toEqual([]);
    expect(() => nothing.default()).toThrow('bid has no legal answer');
  });
});

it('an answer of the wrong form is refused with the question and its paragraph', () => {
  const { question } = nameNumber({ ...head, least: 0, most: 3 });
  expect(wrongShape(question)).toMatchObject({
    code: 'shape',
    rule: 'AU 3.2',
    text: { with: { question: head.text } },
  });
});
