import type { Happening } from '@ecumene/engine';
import { describe, expect, test } from 'vitest';
import { pastOf } from '../games/ancients/result/past.tsx';
import { framesOf, linesOf, placeOf, seek, toldFor } from './frames.ts';

const past = pastOf('Advances');

const news = (number: number, event: Happening['event'] & Record<string, unknown>) => ({
  number,
  happening: { event, rule: 'AC 17.1', knows: 'all' as const, reveals: false },
});

const frames = framesOf(
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
    expect(frames.map(({ number }) => number)).toEqual([0, 4, 6, 10, 12]);
    expect(frames.map(({ turn }) => turn)).toEqual([0, 1, 1, 2, 2]);
    expect(frames.map(({ begins }) => begins)).toEqual([false, true, false, true, false]);
    expect(frames.map(({ marks }) => marks)).toEqual([[], [], ['calamity'], ['purchase'], []]);
  });

  test('tell first what is marked, else what happened last', () => {
    expect(frames.map(({ telling }) => telling[0]?.happening.event.what)).toEqual([
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
    expect(framesOf(past, story, 4)[1]?.telling).toEqual([famine, story[0], story[1]]);
  });

  test('tell a player who came for a topic about that first', () => {
    const strikes = (calamity: string) =>
      news(3, { what: 'calamity-strikes', calamity, nation: 'egypt', trader: null });
    const story = [
      strikes('flood'),
      news(3, { what: 'fought', area: 'sinai', before: {}, after: {} }),
      strikes('epidemic'),
    ];
    const frame = framesOf(past, story, 4)[1];
    if (frame === undefined) throw new Error('nothing is told');
    const told = (sought: string): unknown =>
      linesOf(toldFor(frame, ({ event }) => Object.values(event).includes(sought)));
    expect(told('flood')).toEqual([story[0], story[1]]);
    expect(told('epidemic')).toEqual([story[2], story[0]]);
    expect(told('sinai')).toEqual([story[1], story[0]]);
    expect(told('famine')).toEqual(linesOf(frame));
  });

  test('belong to the turn in which they begin, where they begin in the middle of a game', () => {
    const later = framesOf(past, [news(3, { what: 'turn-begins', turn: 10 })], 5, 9);
    expect(later.map(({ turn, begins }) => [turn, begins])).toEqual([
      [9, false],
      [10, true],
      [10, false],
    ]);
    expect(framesOf(past, [], 0, 9)).toMatchObject([{ number: 0, turn: 9, begins: false }]);
  });

  test('are found by the number of entries', () => {
    expect([0, 3, 4, 9, 99].map((number) => placeOf(frames, number))).toEqual([0, 0, 1, 2, 4]);
  });

  test('are sought forwards and backwards', () => {
    expect(seek(frames, 0, 1, ({ begins }) => begins)).toBe(1);
    expect(seek(frames, 4, -1, ({ marks }) => marks.includes('calamity'))).toBe(2);
    expect(seek(frames, 3, 1, ({ begins }) => begins)).toBe(3);
  });
});
