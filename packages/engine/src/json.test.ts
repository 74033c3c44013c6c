import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { at, copy, difference, isPlain, isRecord, type Json, must, same } from './json.ts';

const key = fc.stringMatching(/^[a-c]{1,2}$/);
const { json } = fc.letrec<{ json: Json }>((tie) => ({
  json: fc.oneof(
    { depthSize: 'small' },
    fc.constantFrom<Json>(null, true, false, 0, 1, -2.5, '', 'a'),
    fc.array(tie('json'), { maxLength: 3 }),
    fc.dictionary(key, tie('json'), { maxKeys: 3 }),
  ),
}));

/** The JSON text with all keys in order. */
function canonical(value: Json): string {
  return JSON.stringify(value, (_, item: unknown) =>
    isRecord(item) && !Array.isArray(item)
      ? Object.fromEntries(Object.entries(item).sort(([a], [b]) => (a < b ? -1 : 1)))
      : item,
  );
}

function parts(value: unknown): object[] {
  return isRecord(value) ? [value, ...Object.values(value).flatMap(parts)] : [];
}

describe('copy', () => {
  it('gives an equal value', () => {
    fc.assert(
      fc.property(json, (value) => {
        expect(copy(value)).toEqual(value);
      }),
    );
  });

  it('shares no object or list with the original', () => {
    fc.assert(
      fc.property(json, (value) => {
        const originals = new Set(parts(value));
        expect(parts(copy(value)).filter((part) => originals.has(part))).toEqual([]);
      }),
    );
  });

  it('keeps keys in their order, so that texts of copies are the same to the byte', () => {
    fc.assert(
      fc.property(json, (value) => {
        expect(JSON.stringify(copy(value))).toBe(JSON.stringify(value));
      }),
    );
  });
});

describe('plain data', () => {
  it('is all that can be written down and read again', () => {
    fc.assert(
      fc.property(json, (value) => {
        expect(isPlain(value)).toBe(true);
      }),
    );
    expect(isPlain({ a: undefined })).toBe(true);
  });

  it.each([
    ['nothing at all', undefined],
    ['a number that is none', Number.NaN],
    ['a number without end', Number.POSITIVE_INFINITY],
    ['a function', () => 1],
    ['a date', new Date(0)],
    ['a map', new Map()],
    ['a list with such a thing', [1, [new Set()]]],
    ['an object with such a thing', { a: { b: 1n } }],
    ['a key that changes what an object is', JSON.parse('{"__proto__":{"x":1}}')],
  ])('is not %s', (_, value) => {
    expect(isPlain(value)).toBe(false);
  });

  it('is not nested without end', () => {
    const nested = (depth: number) => Array.from({ length: depth }).reduce<unknown>((inner) => [inner], 1);
    expect([isPlain(nested(32)), isPlain(nested(100_000))]).toEqual([true, false]);
  });
});

describe('same', () => {
  it('agrees with JSON texts whose keys are in order', () => {
    fc.assert(
      fc.property(json, json, (a, b) => {
        expect(same(a, b)).toBe(canonical(a) === canonical(b));
      }),
    );
  });

  it('holds between anything and its copy', () => {
    fc.assert(
      fc.property(json, (value) => {
        expect(same(value, copy(value))).toBe(true);
      }),
    );
  });

  it.each([
    ['the order of keys does not matter', { a: 1, b: 2 }, { b: 2, a: 1 }, true],
    ['an absent key is the same as an undefined one', { a: 1 }, { a: 1, b: undefined }, true],
    ['an absent key is not the same as null', { a: 1 }, { a: 1, b: null }, false],
    ['two keys of which one is undefined on either side differ', { a: 1, b: undefined }, { a: undefined, b: 1 }, false],
    ['a list is not an object with the same keys', ['x'], { 0: 'x' }, false],
    ['lists of different lengths differ', [1], [1, 2], false],
    ['a number is not its text', 1, '1', false],
    ['not-a-number is the same as itself', Number.NaN, Number.NaN, true],
    ['null is not an empty object', null, {}, false],
  ])('%s', (_, a, b, expected) => {
    expect(same(a, b)).toBe(expected);
    expect(same(b, a)).toBe(expected);
  });
});

describe('difference', () => {
  it('finds something exactly where two values are not the same', () => {
    fc.assert(
      fc.property(json, json, (a, b) => {
        expect(difference(a, b) === undefined).toBe(same(a, b));
      }),
    );
  });

  it('names the path to the first difference and both values', () => {
    expect(difference({ a: [1, { b: 'x' }] }, { a: [1, { b: 'y' }] })).toBe('a.1.b: "x" is not "y"');
  });

  it('names a part that one side lacks', () => {
    expect(difference([1], [1, 2])).toBe('1: 2 is missing');
  });

  it('says the whole differs where there is nothing to look into', () => {
    expect(difference(1, 'x')).toBe('the whole: 1 is not "x"');
  });
});

describe('at and must', () => {
  it('give what is there', () => {
    expect(at(['x', 'y'], 1)).toBe('y');
    expect(must(0, 'a number')).toBe(0);
  });

  it('stop at once where nothing is there', () => {
    expect(() => at(['x'], 1)).toThrow('no item 1 in a list of 1');
    expect(() => must(undefined, 'a seat')).toThrow('expected a seat');
    expect(() => must(null, 'a seat')).toThrow('expected a seat');
  });
});
