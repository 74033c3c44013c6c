import { advancedCivilization } from '@ecumene/advanced-civilization';
import { NOTHING_KEPT, type Seat, Table } from '@ecumene/engine';
import { describe, expect, test } from 'vitest';
import { duel } from './duel.ts';
import { fearOf } from './fear.ts';
import { countCommodities } from './hand.ts';
import { bestOffer, weigh } from './market.ts';
import type { Floor } from './memory.ts';
import { planMovement } from './movement.ts';
import { choosePurchase } from './purchase.ts';
import { landfalls } from './sea.ts';
import { look, type Sight } from './sight.ts';
import { citiesDue, demandsOn } from './standing.ts';
import { STEADY } from './temperament.ts';

const SEATS: Seat[] = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
const EGYPT: Seat = 'a';

/** What Egypt sees of a board set up as said; the others are nowhere. */
function seen(given: Readonly<Record<string, unknown>>): Sight {
  const table = Table.open(advancedCivilization, { options: {}, seats: SEATS, seed: 'judgement' }, NOTHING_KEPT);
  const { world } = table;
  advancedCivilization.scene?.arrange(world, { turn: 6, ...given });
  const egypt = world.nations.find(({ name }) => name === 'egypt');
  const seat = egypt?.seat ?? EGYPT;
  return look(advancedCivilization.view(world, seat), seat);
}

describe('a fight', () => {
  test('[AC 24.21] is lost by the weaker, who removes first', () => {
    expect(duel(3, 1, 2, 0)).toEqual({ mine: 3, theirs: 0 });
    expect(duel(3, 2, 2, 0)).toEqual({ mine: 2, theirs: 0 });
  });

  test('[AC 24.22] between equals can leave nobody', () => {
    expect(duel(1, 1, 1, 0)).toEqual({ mine: 0, theirs: 0 });
  });

  test('[AC 24.24] favours Metalworking', () => {
    expect(duel(2, 2, 1, 1)).toEqual({ mine: 1, theirs: 0 });
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
    const sight = seen({ egypt: { tokens: { sinai: 3, gaza: 3 } }, babylon: { cities: ['jerusalem'] } });
    const { moves } = planMovement(sight, STEADY);
    expect(moves.some((move) => move.do === 'march' && move.to === 'jerusalem')).toBe(false);
  });
});

describe('a voyage', () => {
  test('[AC 23.55] keeps to the coasts without Astronomy', () => {
    const { land } = seen({ egypt: { tokens: { alexandria: 1 } } });
    const from = land.numbers.get('alexandria') ?? 0;
    const near = landfalls(land, from, 0, 4, false);
    expect(near.length).toBeGreaterThan(0);
    expect(near.every(({ path }) => path.every((area) => land.isLand[area]))).toBe(true);
    expect(landfalls(land, from, 0, 4, true).length).toBeGreaterThan(near.length);
  });
});

describe('a trader', () => {
  const floor = (cards: readonly string[], woes: readonly string[] = []): Floor => ({
    turn: 9,
    hand: countCommodities(cards),
    woes,
    fears: woes.map(() => 40),
    made: [],
    spoken: 0,
    spent: false,
    partners: ['babylon'],
    cities: [6],
    named: [0],
    asked: [0],
    seen: [0],
  });
  const [cloth, salt, grain] = [8, 4, 6];

  test('takes two cards that enlarge a set for two that stand alone', () => {
    const hand = floor(['cloth', 'cloth', 'cloth', 'salt', 'grain', 'ochre']);
    const bid = { id: 1, from: 'babylon', gives: 3, names: [cloth, cloth], wants: 3, asks: [salt, grain] };
    expect(weigh(hand, bid, STEADY)?.gain).toBeGreaterThan(40);
  });

  test('cannot give what it does not hold', () => {
    const bid = { id: 1, from: 'babylon', gives: 3, names: [cloth, cloth], wants: 3, asks: [salt, salt] };
    expect(weigh(floor(['salt', 'ochre', 'hides']), bid, STEADY)).toBeUndefined();
  });

  test('passes a calamity on as the card nobody names', () => {
    const hand = floor(['cloth', 'cloth', 'salt', 'grain'], ['superstition']);
    const bid = { id: 1, from: 'babylon', gives: 3, names: [cloth, cloth], wants: 3, asks: [salt, grain] };
    expect(weigh(hand, bid, STEADY)?.calamity).toBe('superstition');
  });

  test('keeps a calamity that cannot be traded', () => {
    const hand = floor(['cloth', 'cloth', 'salt', 'grain', 'ochre'], ['famine']);
    const bid = { id: 1, from: 'babylon', gives: 3, names: [cloth, cloth], wants: 3, asks: [salt, grain] };
    expect(weigh(hand, bid, STEADY)?.calamity).toBeUndefined();
  });

  test('asks for what it collects and gives what it does not', () => {
    const offer = bestOffer(floor(['cloth', 'cloth', 'cloth', 'salt', 'grain', 'ochre']), STEADY);
    expect(offer?.asks).toContain(cloth);
    expect(offer?.commodities).not.toContain(cloth);
  });
});

describe('a purchase', () => {
  const CLOTH = ['cloth', 'cloth', 'cloth', 'cloth', 'cloth', 'cloth'];

  test('[AC 31.2] hands in sets that pay for what it buys', () => {
    const sight = seen({
      egypt: { cities: ['thebes', 'memphis'], tokens: { fayum: 5 }, hand: [...CLOTH, 'ochre'] },
    });
    const { buy, spend } = choosePurchase(sight.view, sight.me, STEADY);
    expect(buy.length).toBeGreaterThan(0);
    expect(spend['cloth']).toBe(CLOTH.length);
  });

  test('knows what the track asks for', () => {
    const { view, me } = seen({ egypt: { cities: ['thebes', 'memphis'], tokens: { fayum: 5 }, step: 6 } });
    expect(citiesDue(view, me)).toBe(3);
    expect(demandsOn(view, me)).toMatchObject({ cards: 9, groups: 3, groupsIn: 1 });
    const easier = { ...view, terms: { ...view.terms, easierIron: true } };
    expect(demandsOn(easier, me).cards).toBe(8);
  });
});

test('[AC 30.322] Enlightenment takes the fear of Superstition', () => {
  const plain = seen({ egypt: { cities: ['thebes', 'memphis', 'tanis'], tokens: { fayum: 5 } } }).me;
  const wise = { ...plain, cards: { enlightenment: 3 } };
  expect(fearOf(plain, 'superstition')).toBeGreaterThan(0);
  expect(fearOf(wise, 'superstition')).toBe(0);
});
