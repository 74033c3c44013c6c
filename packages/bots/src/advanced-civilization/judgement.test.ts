import { advancedCivilization } from '@ecumene/advanced-civilization';
import { duel } from '@ecumene/ancients';
import { NOTHING_KEPT, type Seat, Table } from '@ecumene/engine';
import { describe, expect, test } from 'vitest';
import type { BoardPosition } from '../ancients/board-position.ts';
import { fearOf } from '../ancients/fear.ts';
import { bestOffer, type Market, weigh } from '../ancients/market.ts';
import type { TradeMemory } from '../ancients/memory.ts';
import { planMovement } from '../ancients/movement.ts';
import { choosePurchase } from '../ancients/purchase.ts';
import { readBoard } from '../ancients/read-board.ts';
import { STEADY } from '../ancients/temperament.ts';
import { citiesDue, demandsOn } from '../ancients/track-demands.ts';
import { guide } from './worths.ts';

const SEATS: Seat[] = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
const EGYPT: Seat = 'a';

/** What Egypt sees of a board set up as said; the others are nowhere. */
function seen(given: Readonly<Record<string, unknown>>, easierIron = false): BoardPosition {
  const table = Table.open(advancedCivilization, { options: {}, seats: SEATS, seed: 'judgement' }, NOTHING_KEPT);
  const { world } = table;
  advancedCivilization.scene?.arrange(world, { turn: 6, ...given });
  const egypt = world.nations.find(({ name }) => name === 'egypt');
  const seat = egypt?.seat ?? EGYPT;
  const view = advancedCivilization.view(world, seat);
  return readBoard(guide, easierIron ? { ...view, options: { ...view.options, easierIron } } : view, seat);
}

describe('a fight', () => {
  test('[AC 24.21] is lost by the weaker, who removes first', () => {
    expect(duel(3, 1, 2, 0, 'every-round')).toEqual({ mine: 3, theirs: 0 });
    expect(duel(3, 2, 2, 0, 'every-round')).toEqual({ mine: 2, theirs: 0 });
  });

  test('[AC 24.22] between equals can leave nobody', () => {
    expect(duel(1, 1, 1, 0, 'every-round')).toEqual({ mine: 0, theirs: 0 });
  });

  test('[AC 24.24] favours Metalworking', () => {
    expect(duel(2, 2, 1, 1, 'every-round')).toEqual({ mine: 1, theirs: 0 });
  });
});

describe('a movement', () => {
  test('spreads people to where they multiply', () => {
    const { moves } = planMovement(seen({ egypt: { tokens: { 'upper-egypt': 4 } } }), STEADY);
    const away = moves.reduce((sum, move) => sum + (move.do === 'march' ? move.count : 0), 0);
    expect(away).toBeGreaterThanOrEqual(2);
  });

  test('gathers six tokens on a site when the track asks for cities', () => {
    const { builds } = planMovement(
      seen({ egypt: { tokens: { thebes: 4, 'upper-egypt': 6, memphis: 4, fayum: 6 }, step: 3 } }),
      STEADY,
    );
    expect(Object.keys(builds).length).toBeGreaterThanOrEqual(2);
  });

  test('sends nobody into a city of others who could not storm it', () => {
    const position = seen({ egypt: { tokens: { sinai: 3, gaza: 3 } }, babylon: { cities: ['jerusalem'] } });
    const { moves } = planMovement(position, STEADY);
    expect(moves.some((move) => move.do === 'march' && move.to === 'jerusalem')).toBe(false);
  });
});

describe('a trader', () => {
  const goods = guide.goods.goodsAt('');
  const market: Market = { goods, theirs: [goods], fewest: 3, named: 2, safeTurns: 4 };
  const tradeMemory = (cards: readonly string[], calamities: readonly string[] = []): TradeMemory => ({
    turn: 9,
    hand: goods.count(cards),
    absent: [],
    calamities,
    fears: calamities.map(() => 40),
    made: [],
    spoken: 0,
    spent: false,
    partners: ['babylon'],
    cities: [6],
    place: '',
    places: [''],
    named: [[]],
    asked: [[]],
    seen: [[]],
  });
  const [cloth, salt, grain] = [8, 4, 6];

  test('takes two cards that enlarge a set for two that stand alone', () => {
    const hand = tradeMemory(['cloth', 'cloth', 'cloth', 'salt', 'grain', 'ochre']);
    const bid = { id: 1, from: 'babylon', gives: 3, names: [cloth, cloth], wants: 3, asks: [salt, grain] };
    expect(weigh(market, hand, bid, STEADY)?.gain).toBeGreaterThan(40);
  });

  test('cannot give what it does not hold', () => {
    const bid = { id: 1, from: 'babylon', gives: 3, names: [cloth, cloth], wants: 3, asks: [salt, salt] };
    expect(weigh(market, tradeMemory(['salt', 'ochre', 'hides']), bid, STEADY)).toBeUndefined();
  });

  test('passes a calamity on as the card nobody names', () => {
    const hand = tradeMemory(['cloth', 'cloth', 'salt', 'grain'], ['superstition']);
    const bid = { id: 1, from: 'babylon', gives: 3, names: [cloth, cloth], wants: 3, asks: [salt, grain] };
    expect(weigh(market, hand, bid, STEADY)?.calamity).toBe('superstition');
  });

  test('keeps a calamity that cannot be traded', () => {
    const hand = tradeMemory(['cloth', 'cloth', 'salt', 'grain', 'ochre'], ['famine']);
    const bid = { id: 1, from: 'babylon', gives: 3, names: [cloth, cloth], wants: 3, asks: [salt, grain] };
    expect(weigh(market, hand, bid, STEADY)?.calamity).toBeUndefined();
  });

  test('asks for what it collects and gives what it does not', () => {
    const offer = bestOffer(market, tradeMemory(['cloth', 'cloth', 'cloth', 'salt', 'grain', 'ochre']), STEADY);
    expect(offer?.asks).toContain(cloth);
    expect(offer?.commodities).not.toContain(cloth);
  });

  test('asks for the same pair twice at most, whatever it could give for it', () => {
    let here = tradeMemory(['cloth', 'cloth', 'cloth', 'salt', 'salt', 'grain', 'grain', 'ochre', 'hides']);
    const asked: string[] = [];
    for (let i = 0; i < STEADY.offers; i++) {
      const offer = bestOffer(market, here, STEADY);
      if (offer === undefined) break;
      asked.push(offer.asks.join());
      here = { ...here, made: [...here.made, offer.key] };
    }
    expect(asked.length).toBeGreaterThan(2);
    expect(asked.filter((pair) => pair === asked[0])).toHaveLength(2);
    for (const pair of asked) expect(asked.filter((one) => one === pair).length).toBeLessThanOrEqual(2);
  });
});

describe('a purchase', () => {
  const CLOTH = ['cloth', 'cloth', 'cloth', 'cloth', 'cloth', 'cloth'];

  test('[AC 31.2] hands in sets that pay for what it buys', () => {
    const position = seen({
      egypt: { cities: ['thebes', 'memphis'], tokens: { fayum: 5 }, hand: [...CLOTH, 'ochre'] },
    });
    expect(choosePurchase(position, STEADY)).toMatchObject({
      buy: expect.arrayContaining([expect.any(String)]),
      spend: { cloth: CLOTH.length },
    });
  });

  test('knows what the track asks for', () => {
    const egypt = { cities: ['thebes', 'memphis'], tokens: { fayum: 5 }, step: 6 };
    const position = seen({ egypt });
    expect(citiesDue(position)).toBe(3);
    const demands = demandsOn(position);
    expect(demands.find(({ what }) => what === 'cards')).toMatchObject({ missing: 9 });
    expect(demands.find(({ what }) => what === 'groups')).toMatchObject({ missing: 3, turns: 1 });
    const easier = demandsOn(seen({ egypt }, true));
    expect(easier.find(({ what }) => what === 'cards')).toMatchObject({ missing: 8 });
  });
});

test('[AC 30.322] Enlightenment takes the fear of Superstition', () => {
  const egypt = { cities: ['thebes', 'memphis', 'tanis'], tokens: { fayum: 5 } };
  const plain = seen({ egypt });
  const wise = seen({ egypt: { ...egypt, cards: ['enlightenment'] } });
  expect(fearOf(plain, 'superstition')).toBeGreaterThan(0);
  expect(fearOf(wise, 'superstition')).toBe(0);
});
