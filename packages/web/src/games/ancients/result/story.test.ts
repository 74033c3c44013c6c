import type { AncientEvent } from '@ecumene/ancients';
import { describe, expect, test } from 'vitest';
import { blowsIn, costOf, tradersIn, turningPoints } from './story.ts';

const TERMS = { becauseOf: () => undefined, costOf: () => 45 };

const told = (...events: readonly AncientEvent[]) =>
  events.map((event, number) => ({ number, event, rule: 'AC 24.21' }));

const story = told(
  { what: 'turn-begins', turn: 4 },
  { what: 'fought', area: 'tyre', before: { egypt: 5, asia: 4 }, rounds: [], after: { egypt: 1 } },
  { what: 'tokens-removed', nation: 'egypt', area: 'tyre', tokens: 9 },
  { what: 'traded', nations: ['egypt', 'crete'], gave: [4, 5] },
  { what: 'traded', nations: ['crete', 'asia'], gave: [3, 3] },
  { what: 'traded', nations: ['egypt', 'crete'], gave: [3, 3] },
  { what: 'calamity-strikes', calamity: 'famine', nation: 'egypt', trader: 'crete' },
  { what: 'tokens-removed', nation: 'egypt', area: 'memphis', tokens: 5 },
  { what: 'city-eliminated', nation: 'egypt', area: 'thebes' },
  { what: 'city-reduced', nation: 'asia', area: 'ankara', tokens: 2 },
  { what: 'calamity-strikes', calamity: 'flood', nation: 'crete', trader: null },
  { what: 'cards-acquired', nation: 'egypt', cards: ['pottery'], spent: {}, treasury: 0, mined: null },
  { what: 'tokens-removed', nation: 'egypt', area: 'memphis', tokens: 2 },
);

describe('the story of a game', () => {
  test('counts what each calamity cost whom', () => {
    const [famine, flood] = blowsIn(story);
    expect(famine).toMatchObject({ calamity: 'famine', victim: 'egypt', trader: 'crete', turn: 4 });
    expect(Object.fromEntries(famine?.losses ?? [])).toEqual({ egypt: 10, asia: 3 });
    expect(flood === undefined ? -1 : costOf(flood)).toBe(0);
  });

  test('counts the deals of each nation', () => {
    expect(tradersIn(story, ['egypt', 'crete', 'asia', 'thrace'])).toEqual([
      { nation: 'crete', deals: 3, cards: 11, partner: 'egypt' },
      { nation: 'egypt', deals: 2, cards: 7, partner: 'crete' },
      { nation: 'asia', deals: 1, cards: 3, partner: 'crete' },
      { nation: 'thrace', deals: 0, cards: 0, partner: undefined },
    ]);
  });

  test('finds its turning points, in their order, a lead after what brought it about', () => {
    const leads = [
      { number: 0, turn: 4, seat: 'Ada' },
      { number: 11, turn: 5, seat: 'Ben' },
    ];
    const points = turningPoints(story, leads, (seat) => (seat === 'Ada' ? 'egypt' : 'crete'), TERMS);
    expect(points.map(({ is, number }) => [is, number])).toEqual([
      ['conflict', 1],
      ['deal', 3],
      ['calamity', 6],
      ['purchase', 11],
      ['lead', 11],
    ]);
    expect(points[0]).toMatchObject({ lost: 8, nations: ['egypt', 'asia'] });
    expect(points[1]).toMatchObject({ cards: 9 });
    expect(points.at(-1)).toMatchObject({ nation: 'crete', from: 'egypt' });
  });

  test('takes no deal, battle or purchase for a turning point that is like others of the game', () => {
    const kinds = (...events: readonly AncientEvent[]) =>
      turningPoints(told(...events), [], () => undefined, TERMS).map(({ is }) => is);
    const deal = (one: number, other: number): AncientEvent => ({
      what: 'traded',
      nations: ['egypt', 'crete'],
      gave: [one, other],
    });
    const battle = (egypt: number): AncientEvent => ({
      what: 'fought',
      area: 'tyre',
      before: { egypt, asia: 4 },
      rounds: [],
      after: { asia: 4 },
    });
    expect(kinds(deal(3, 3), deal(3, 3))).toEqual([]);
    expect(kinds(deal(3, 3), deal(4, 4), deal(3, 3))).toEqual([]);
    expect(kinds(deal(5, 4), deal(3, 3))).toEqual(['deal']);
    expect(kinds(battle(3), battle(3), battle(2))).toEqual([]);
    expect(kinds(battle(3), battle(4), battle(3))).toEqual(['conflict']);
  });
});
