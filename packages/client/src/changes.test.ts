import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { changed, changes } from './changes.ts';

/** What survives being sent: absent and undefined are the same there. */
const sent = (value: unknown): unknown => (value === undefined ? undefined : JSON.parse(JSON.stringify(value)));
const plain = fc.jsonValue({ maxDepth: 4 }).map(sent);

describe('changes', () => {
  test('lead from one piece of data to the other, also when sent', () => {
    fc.assert(
      fc.property(plain, plain, (before, after) => {
        expect(changed(before, sent(changes(before, after)) as never)).toEqual(after);
      }),
    );
  });

  test('say nothing when nothing has changed', () => {
    fc.assert(
      fc.property(plain, (data) => {
        expect(changes(data, sent(data))).toBeUndefined();
      }),
    );
  });

  test('are small, and leave the rest the very same', () => {
    const before = { areas: { crete: { tokens: 2 }, egypt: { tokens: 4 } }, stacks: [9, 8, 7] };
    const after = { areas: { crete: { tokens: 3 }, egypt: { tokens: 4 } }, stacks: [9, 8, 7] };
    const change = changes(before, after);
    expect(change).toEqual({ set: { areas: { set: { crete: { set: { tokens: [3] } } } } } });
    const result = changed(before, change);
    expect(result).toEqual(after);
    expect((result as typeof before).stacks).toBe(before.stacks);
    expect((result as typeof before).areas.egypt).toBe(before.areas.egypt);
  });

  test('say which items of a list are gone, and leave those after them the very same', () => {
    const [a, b, c, d, e] = ['a', 'b', 'c', 'd', 'e'].map((name) => ({ name }));
    const change = changes([a, b, c, d], [a, c, d, e]);
    expect(change).toEqual({ length: 4, without: [1], at: { 3: [e] } });
    expect(changed([a, b, c, d], change)).toEqual([a, c, d, e]);
    expect(changed([a, b, c, d], changes([a, b, c, d], [b, d]))).toEqual([b, d]);
    expect(changes([a, b, c], [a, b])).toEqual({ length: 2 });
  });

  test('lead from one list to another, whatever went and came', () => {
    const items = Array.from({ length: 12 }, (_, i) => ({ i }));
    fc.assert(
      fc.property(fc.shuffledSubarray(items), fc.shuffledSubarray(items), (before, after) => {
        expect(changed(before, sent(changes(before, after)) as never)).toEqual(after);
      }),
    );
    fc.assert(
      fc.property(fc.subarray(items), fc.subarray(items), (before, after) => {
        expect(changed(before, sent(changes(before, after)) as never)).toEqual(after);
      }),
    );
  });

  test('take what is absent and what is undefined for the same', () => {
    expect(changes({ a: 1 }, { a: 1, b: undefined })).toBeUndefined();
    expect(changes({ a: 1, b: undefined }, { a: 1 })).toBeUndefined();
    expect(changes({ a: 1 }, { a: 2, b: undefined })).toEqual({ set: { a: [2] } });
    expect(changes({ a: 1, b: 2 }, { a: 1, b: undefined })).toEqual({ drop: ['b'] });
  });

  test('keep a name that is none of data elsewhere', () => {
    const odd: unknown = JSON.parse('{"a":{"__proto__":{"b":1}},"__proto__":[2]}');
    const there = changed({ a: {} }, JSON.parse(JSON.stringify(changes({ a: {} }, odd))));
    expect(JSON.stringify(there)).toBe(JSON.stringify(odd));
    const deeper: unknown = JSON.parse('{"a":{"__proto__":{"b":2}},"__proto__":[2]}');
    expect(JSON.stringify(changed(odd, changes(odd, deeper)))).toBe(JSON.stringify(deeper));
    expect(Object.getPrototypeOf(there)).toBe(Object.prototype);
  });
});
