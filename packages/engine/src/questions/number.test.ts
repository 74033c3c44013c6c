import fc from 'fast-check';
import { Compile } from 'typebox/compile';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { type Asking, LISTABLE } from '../question.ts';
import { randomFrom } from '../random.ts';
import { say } from '../text.ts';
import { nameNumber } from './number.ts';

const head = { topic: 'bid', text: say('How much?'), rule: 'AU 3.2' };
const bounds = fc
  .tuple(fc.integer({ min: -50, max: 50 }), fc.nat(60))
  .map(([least, more]) => ({ least, most: least + more }));
const legal = (asking: Asking<number>, answer: unknown) => asking.read(answer) && asking.check(answer) === undefined;

describe('a number named', () => {
  it('is legal as a sample and as the default, whatever the bounds', () => {
    fc.assert(
      fc.property(bounds, fc.string(), (limits, seed) => {
        const asking = nameNumber({ ...head, ...limits });
        expectTypeOf(asking).toEqualTypeOf<Asking<number>>();
        expect(legal(asking, asking.sample(randomFrom(seed)))).toBe(true);
        expect(legal(asking, asking.default())).toBe(true);
      }),
    );
  });

  it('is in the list exactly when it is legal', () => {
    fc.assert(
      fc.property(bounds, fc.integer({ min: -120, max: 120 }), (limits, number) => {
        const asking = nameNumber({ ...head, ...limits });
        expect(asking.list()?.includes(number)).toBe(legal(asking, number));
        expect(asking.list()).toHaveLength(limits.most - limits.least + 1);
      }),
    );
  });

  it('fits the schema exactly when it is legal', () => {
    fc.assert(
      fc.property(bounds, fc.oneof(fc.integer({ min: -120, max: 120 }), fc.jsonValue()), (limits, answer) => {
        const asking = nameNumber({ ...head, ...limits });
        expect(Compile(asking.schema()).Check(answer)).toBe(legal(asking, answer));
      }),
    );
  });

  it.each([-1, 5])('out of range is refused: %d', (number) => {
    expect(nameNumber({ ...head, least: 0, most: 4 }).check(number)).toMatchObject({
      code: 'out-of-range',
      rule: 'AU 3.2',
    });
  });

  it.each(['3', 2.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 60, null, [3]])(
    'must be a whole number, not %j',
    (n) => {
      expect(nameNumber({ ...head, least: 0, most: 4 }).read(n)).toBe(false);
    },
  );

  it('is not listed where there are too many', () => {
    expect(nameNumber({ ...head, least: 1, most: LISTABLE }).list()).toHaveLength(LISTABLE);
    expect(nameNumber({ ...head, least: 0, most: LISTABLE }).list()).toBeUndefined();
  });

  it('defaults to the least, or to the usual', () => {
    expect(nameNumber({ ...head, least: 2, most: 4 }).default()).toBe(2);
    expect(nameNumber({ ...head, least: 2, most: 4, usual: 3 }).default()).toBe(3);
  });

  it('cannot be asked for where none is allowed, or with a default that is not', () => {
    expect(() => nameNumber({ ...head, least: 2, most: 1 })).toThrow('bid allows no number');
    expect(() => nameNumber({ ...head, least: 0, most: 2, usual: 9 })).toThrow('out of its bounds');
  });
});
