import type { Happening } from '@ecumene/engine';
import { describe, expect, test } from 'vitest';
import { past } from '../games/advanced-civilization/result/past.tsx';
import { momentsOf, placeOf, seek } from './moments.ts';

const news = (number: number, event: Happening['event'] & Record<string, unknown>) => ({
  number,
  happening: { event, rule: 'AC 17.1', knows: 'all' as const, reveals: false },
});

const moments = momentsOf(
  past,
  [
    news(-1, { what: 'place-cards', order: [] }),
    news(3, { what: 'turn-begins', turn: 1 }),
    news(3, { what: 'census', order: [], tokens: [] }),
    news(5, { what: 'calamity-strikes', calamity: 'famine', nation: 'egypt', trader: null }),
    news(9, { what: 'cards-acquired', nation: 'egypt', cards: ['pottery'], spent: {}, treasury: 0, mined: null }),
    news(9, { what: 'turn-begins', turn: 2 }),
  ],
  12,
);

describe('the moments of a game', () => {
  test('are those at which something is told, and the last', () => {
    expect(moments.map(({ number }) => number)).toEqual([0, 4, 6, 10, 12]);
    expect(moments.map(({ turn }) => turn)).toEqual([0, 1, 1, 2, 2]);
    expect(moments.map(({ begins }) => begins)).toEqual([false, true, false, true, false]);
    expect(moments.map(({ marks }) => marks)).toEqual([[], [], ['calamity'], ['purchase'], []]);
  });

  test('tell first what is marked, else what happened last', () => {
    expect(moments.map(({ telling }) => telling[0]?.happening.event.what)).toEqual([
      'place-cards',
      'census',
      'calamity-strikes',
      'cards-acquired',
      undefined,
    ]);
  });

  test('tell something of each kind that is marked before more of one', () => {
    const fight = (area: string) => news(3, { what: 'fought', area, before: {}, after: {} });
    const famine = news(3, { what: 'calamity-strikes', calamity: 'famine', nation: 'egypt', trader: null });
    const story = [fight('sinai'), fight('petra'), famine];
    expect(momentsOf(past, story, 4)[1]?.telling).toEqual([story[0], famine, story[1]]);
  });

  test('are found by the number of entries', () => {
    expect([0, 3, 4, 9, 99].map((number) => placeOf(moments, number))).toEqual([0, 0, 1, 2, 4]);
  });

  test('are sought forwards and backwards', () => {
    expect(seek(moments, 0, 1, ({ begins }) => begins)).toBe(1);
    expect(seek(moments, 4, -1, ({ marks }) => marks.includes('calamity'))).toBe(2);
    expect(seek(moments, 3, 1, ({ begins }) => begins)).toBe(3);
  });
});
