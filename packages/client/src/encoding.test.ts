import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { changed, changes } from './changes.ts';
import { EncodedNews, encodedChange, encodedUpdate, encodeHalf } from './encoding.ts';
import { newsFor } from './table-view.ts';

/** An object whose names all begin alike, so that halves have none in common. */
const half = (mark: string) =>
  fc.dictionary(
    fc.string({ maxLength: 3 }).map((name) => `${mark}${name}`),
    fc.jsonValue({ maxDepth: 2 }).map((value): unknown => JSON.parse(JSON.stringify(value))),
    { maxKeys: 4, noNullPrototype: true },
  );
const halfView = (mark: string) =>
  fc.tuple(half(mark), half(mark)).map(([tableView, view]) => ({ ...tableView, view }));
const both = (all: { view: object }, one: { view: object }) => ({ ...all, ...one, view: { ...all.view, ...one.view } });

describe('the change of a view, written in halves', () => {
  test('leads from one whole view to the other', () => {
    fc.assert(
      fc.property(halfView('a'), halfView('a'), halfView('o'), halfView('o'), (all, nextAll, one, nextOne) => {
        const [forAll, forOne] = [changes(all, nextAll), changes(one, nextOne)];
        const change = JSON.parse(encodedChange(encodeHalf(forAll), encodeHalf(forOne)));
        expect(changed(both(all, one), change ?? undefined)).toEqual(both(nextAll, nextOne));
      }),
    );
  });

  test('is the change of the whole view, and nothing if nothing has changed', () => {
    const all = { number: 3, view: { turn: 1, areas: { crete: 2 } } };
    const one = { questions: ['a'], view: { hand: ['salt'] } };
    const nothing = encodeHalf(changes(all, all));
    expect(encodedChange(nothing, encodeHalf(changes(one, one)))).toBe('null');
    const next = { number: 4, view: { turn: 1, areas: { crete: 3 } } };
    const mine = { questions: [], view: { hand: ['salt', 'iron'] } };
    const change = encodedChange(encodeHalf(changes(all, next)), encodeHalf(changes(one, mine)));
    expect(JSON.parse(change)).toEqual(changes(both(all, one), both(next, mine)));
  });

  test('takes a view that is not in halves as it is', () => {
    const nothing = encodeHalf(undefined);
    const change = changes({ questions: [], view: ['a', 1] }, { questions: [], view: ['a', 2] });
    expect(JSON.parse(encodedChange(nothing, encodeHalf(change)))).toEqual(change);
    expect(JSON.parse(encodedUpdate(7, 'null', '[]'))).toEqual({ is: 'update', from: 7, change: null, news: [] });
  });
});

test('of what happened each viewer is told what they may know, and not who else may', () => {
  const happening = (what: string, knows: 'all' | string[]) => ({
    event: { what },
    rule: 'P 1',
    knows,
    reveals: false,
  });
  const played = [
    { number: 4, happenings: [happening('dealt', ['anna', 'bob']), happening('begun', 'all')] },
    { number: 5, happenings: [happening('drawn', ['anna']), happening('ended', 'all')] },
  ];
  const news = new EncodedNews(played);
  for (const viewer of ['anna', 'bob', null]) expect(JSON.parse(news.for(viewer))).toEqual(newsFor(played, viewer));
  expect(news.for(null)).not.toContain('drawn');
  expect(news.for('anna')).not.toContain('bob');
});
