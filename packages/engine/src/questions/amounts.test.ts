import fc from 'fast-check';
import { Compile } from 'typebox/compile';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { isRecord } from '../json.ts';
import { type Asking, LISTABLE } from '../question.ts';
import { randomFrom } from '../random.ts';
import { say } from '../text.ts';
import { type Amounts, type Pile, pickUnits, share } from './amounts.ts';

const head = { topic: 'losses', text: say('What do you lose?'), rule: 'AC 30.31' };
const legal = (asking: Asking<Amounts>, answer: unknown) => asking.read(answer) && asking.check(answer) === undefined;

const ids = ['a', 'b', 'c'];
const piles: fc.Arbitrary<Pile[]> = fc
  .array(fc.record({ worth: fc.constantFrom(1, 1, 2, 5), least: fc.nat(2), more: fc.nat(3) }), { maxLength: 3 })
  .map((limits) => limits.map(({ worth, least, more }, i) => ({ id: ids[i] ?? '', worth, least, most: least + more })));
const total = fc.nat(25);

/** Every way to take from the piles, with what it comes to. */
function ways(over: readonly Pile[]): { amounts: Record<string, number>; sum: number }[] {
  return over.reduce(
    (all, { id, worth = 1, least = 0, most }) =>
      all.flatMap(({ amounts, sum }) =>
        Array.from({ length: most - least + 1 }, (_, i) => least + i).map((n) => ({
          amounts: n === 0 ? amounts : { ...amounts, [id]: n },
          sum: sum + n * worth,
        })),
      ),
    [{ amounts: {}, sum: 0 }],
  );
}

function amountOf(answer: unknown, id: string): number {
  return isRecord(answer) ? Number(answer[id] ?? 0) : 0;
}

/** What the amounts must come to, found by trying everything. */
function goalOf(over: readonly Pile[], wanted: number): number {
  const sums = ways(over).map(({ sum }) => sum);
  const enough = sums.filter((sum) => sum >= wanted);
  return enough.length > 0 ? Math.min(...enough) : Math.max(...sums);
}

describe.each([
  ['share', share],
  ['pick-units', pickUnits],
] as const)('%s', (kind, make) => {
  it('asks for the total, else for the least above it, else for all there is', () => {
    fc.assert(
      fc.property(piles, total, (over, wanted) => {
        expect(make({ ...head, over, total: wanted }).question).toMatchObject({ kind, goal: goalOf(over, wanted) });
      }),
    );
  });

  it('has legal samples and a legal default, whatever the bounds', () => {
    fc.assert(
      fc.property(piles, total, fc.string(), (over, wanted, seed) => {
        const asking = make({ ...head, over, total: wanted });
        expect(legal(asking, asking.sample(randomFrom(seed)))).toBe(true);
        expect(legal(asking, asking.default())).toBe(true);
      }),
    );
  });

  it('lists exactly the ways that come to the goal', () => {
    fc.assert(
      fc.property(piles, total, (over, wanted) => {
        const asking = make({ ...head, over, total: wanted });
        const fitting = ways(over).filter(({ sum }) => sum === goalOf(over, wanted));
        const texts = (list: readonly Amounts[]) => list.map((amounts) => JSON.stringify(amounts)).toSorted();
        expect(texts(asking.list() ?? [])).toEqual(texts(fitting.map(({ amounts }) => amounts)));
        expect(asking.list()?.every((answer) => legal(asking, answer))).toBe(true);
      }),
    );
  });

  it('takes only what fits the schema, and all that fits and comes to the goal', () => {
    const answers = fc.oneof(
      fc.dictionary(fc.constantFrom(...ids, 'z'), fc.oneof(fc.nat(6), fc.constantFrom(-1, 0.5, '1'))),
      fc.jsonValue(),
    );
    fc.assert(
      fc.property(piles, total, answers, (over, wanted, answer) => {
        const asking = make({ ...head, over, total: wanted });
        const fits = Compile(asking.schema()).Check(answer);
        const sum = over.reduce((sofar, { id, worth = 1 }) => sofar + worth * amountOf(answer, id), 0);
        expect(legal(asking, answer)).toBe(fits && sum === goalOf(over, wanted));
      }),
    );
  });
});

describe('amounts', () => {
  const over = [
    { id: 'tokens', most: 3 },
    { id: 'cities', worth: 5, most: 2 },
    { id: 'ships', worth: 2, least: 1, most: 2 },
  ] as const;
  const asking = pickUnits({ ...head, total: 10, over });

  it('have the piles for keys', () => {
    expectTypeOf(asking).toEqualTypeOf<Asking<Amounts<'tokens' | 'cities' | 'ships'>>>();
    expect(asking.default()).toEqual({ tokens: 3, cities: 1, ships: 1 });
  });

  it.each([
    ['wrong-total', { tokens: 2, cities: 1, ships: 1 }],
    ['too-few', { cities: 2 }],
    ['too-many', { tokens: 4, cities: 1, ships: 1 }],
    ['too-few', { tokens: -1, cities: 2, ships: 1 }],
    ['not-a-choice', { tokens: 3, camels: 5, ships: 1 }],
  ])('are refused as %s: %j', (code, answer) => {
    expect(asking.check(answer)).toMatchObject({ code, rule: 'AC 30.31' });
  });

  it.each([{ not: [3, 1, 1] }, { not: null }, { not: 10 }, { not: { tokens: '3' } }, { not: { tokens: 1.5 } }])(
    'must be whole numbers by pile: %j',
    ({ not }) => {
      expect(asking.read(not)).toBe(false);
    },
  );

  it('worth exactly the total are asked for where they can be had, though more is at hand', () => {
    expect(
      pickUnits({
        ...head,
        total: 7,
        over: [
          { id: 'cities', worth: 5, most: 2 },
          { id: 'tokens', most: 4 },
        ],
      }).list(),
    ).toEqual([{ cities: 1, tokens: 2 }]);
  });

  it('with no way to the total come to the least above it', () => {
    const cities = [{ id: 'cities', worth: 5, most: 3 }];
    expect(pickUnits({ ...head, total: 7, over: cities }).default()).toEqual({ cities: 2 });
  });

  it('that are not enough are all taken', () => {
    expect(pickUnits({ ...head, total: 99, over }).list()).toEqual([{ tokens: 3, cities: 2, ships: 2 }]);
  });

  it('never go below what each pile needs, even past the total', () => {
    expect(share({ ...head, total: 1, over: [{ id: 'x', least: 2, most: 4 }] }).list()).toEqual([{ x: 2 }]);
  });

  it('over no piles come to nothing', () => {
    expect(share({ ...head, total: 5, over: [] }).list()).toEqual([{}]);
  });

  it('are not listed where there are too many', () => {
    const two = (most: number) => [
      { id: 'x', most },
      { id: 'y', most },
    ];
    expect(share({ ...head, total: LISTABLE - 1, over: two(LISTABLE - 1) }).list()).toHaveLength(LISTABLE);
    expect(share({ ...head, total: LISTABLE, over: two(LISTABLE) }).list()).toBeUndefined();
  });
});
