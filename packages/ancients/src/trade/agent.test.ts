import { Dice, randomFrom } from '@ecumene/engine';
import { describe, expect, it } from 'vitest';
import type { Face } from '../world.ts';
import { tradesUnder } from './agent.ts';
import type { OfferHeard, OwnOffer, TradeAgent, TradeSeen } from './agent-limits.ts';

const commodity = (id: string, stack: number): Face => ({ id, kind: 'commodity', stack, copies: 8, tradable: true });
const FACES: readonly Face[] = [
  commodity('ochre', 1),
  commodity('salt', 3),
  commodity('grain', 4),
  commodity('gold', 9),
  { id: 'famine', kind: 'calamity', stack: 3, copies: 1, tradable: true },
];
const cards = (...ids: string[]): Face[] => ids.flatMap((id) => FACES.find((face) => face.id === id) ?? []);

const LIMITS: TradeAgent = {
  gain: 5,
  never: [],
  unnamed: 1,
  deals: 3,
  calamities: false,
  except: [],
  seeks: 0,
  offers: [],
  ends: false,
};
const heard = (more: Partial<OfferHeard> = {}): OfferHeard => ({
  id: 1,
  from: 'crete',
  gives: 3,
  names: ['salt', 'salt'],
  wants: 3,
  asks: ['grain', 'ochre'],
  ...more,
});
const seen = (hand: readonly string[], more: Partial<TradeSeen> = {}): TradeSeen => ({
  terms: { fewest: 3, named: 2, mostOffers: 12 },
  faces: FACES,
  hand: cards(...hand),
  kept: [],
  heard: [],
  own: [],
  deals: 0,
  done: false,
  ...more,
});
const does = (limits: Partial<TradeAgent>, hand: readonly string[], more: Partial<TradeSeen> = {}) =>
  tradesUnder({ ...LIMITS, ...limits }, seen(hand, more));

/** Two Salt make a set of four of it: 48 instead of 12. Grain and Ochre alone are worth 5. */
const HAND = ['salt', 'salt', 'grain', 'ochre', 'ochre'];

describe('[trade.trade] a trading agent', () => {
  it('accepts what raises its sets enough, and gives what is missed least besides what is asked for', () => {
    expect(does({ gain: 20 }, HAND, { heard: [heard()] })).toEqual([
      { do: 'accept', offer: 1, give: ['grain', 'ochre', 'ochre'] },
    ]);
    expect(does({ gain: 29 }, HAND, { heard: [heard()] })).toEqual([]);
    expect(does({ gain: 28 }, HAND, { heard: [heard()] })).toHaveLength(1);
  });

  it('prefers the offer that brings most, and the earlier of two that bring the same', () => {
    const offers = [heard({ id: 4, names: ['salt', 'ochre'] }), heard({ id: 7 }), heard({ id: 5 })];
    const accepted = does({ gain: 1 }, HAND, { heard: offers }).map((move) => (move.do === 'accept' ? move.offer : 0));
    expect(accepted).toEqual([5, 7, 4]);
  });

  it('never gives what it must keep, also not as a card that is not named', () => {
    expect(does({ never: ['grain'] }, HAND, { heard: [heard()] })).toEqual([]);
    expect(does({ never: ['ochre'] }, [...HAND, 'gold'], { heard: [heard({ asks: ['grain', 'gold'] })] })).toEqual([]);
    expect(does({ never: ['salt'] }, HAND, { heard: [heard()] })).toHaveLength(1);
  });

  it('takes no more cards that are not named than it may', () => {
    expect(does({ unnamed: 0 }, HAND, { heard: [heard()] })).toEqual([]);
    expect(does({ unnamed: 1 }, HAND, { heard: [heard({ gives: 4 })] })).toEqual([]);
    expect(does({ unnamed: 2 }, HAND, { heard: [heard({ gives: 4 })] })).toHaveLength(1);
  });

  it('does not trade with nations it was told to leave out', () => {
    expect(does({ except: ['crete'] }, HAND, { heard: [heard()] })).toEqual([]);
  });

  it('cannot be milked by one small trade after another: it stops after so many a turn', () => {
    expect(does({ deals: 2 }, HAND, { heard: [heard()], deals: 1 })).toHaveLength(1);
    expect(does({ deals: 2 }, HAND, { heard: [heard()], deals: 2 })).toEqual([]);
    const offer = { gives: 3, of: [], wants: 3, asks: ['salt', 'salt'] };
    expect(does({ deals: 2, offers: [offer] }, HAND, { deals: 2 })).toEqual([]);
  });

  it('makes no trade that brings nothing, or two agents would never end', () => {
    const same = heard({ names: ['grain', 'ochre'] });
    expect(does({ gain: 1 }, ['grain', 'ochre', 'salt'], { heard: [same] })).toEqual([]);
  });

  it('gives calamities only if it may, and never keeps count of what it could not give', () => {
    const hand = [...HAND, 'famine'];
    expect(does({}, hand, { heard: [heard()] })).toMatchObject([{ give: ['grain', 'ochre', 'ochre'] }]);
    expect(does({ calamities: true }, hand, { heard: [heard()] })).toMatchObject([
      { give: ['grain', 'ochre', 'famine'] },
    ]);
  });

  it('accepts nothing it does not hold the cards for', () => {
    expect(does({}, ['salt', 'salt', 'grain'], { heard: [heard()] })).toEqual([]);
    expect(does({}, HAND, { heard: [heard({ wants: 6 })] })).toEqual([]);
  });
});

describe('[trade.offer] an open offer', () => {
  const twoSalt = { gives: 3, of: [], names: [], wants: 3, asks: ['salt', 'salt'] };

  it('is made with what is missed least, once, and not beyond the limits', () => {
    expect(does({ offers: [twoSalt] }, HAND)).toEqual([
      { do: 'offer', give: ['ochre', 'ochre', 'grain'], wants: 3, asks: ['salt', 'salt'] },
    ]);
    expect(does({ offers: [twoSalt] }, HAND, { own: [twoSalt] })).toEqual([]);
    expect(does({ offers: [twoSalt], unnamed: 0 }, HAND)).toEqual([]);
    expect(does({ offers: [twoSalt], gain: 99 }, HAND)).toEqual([]);
  });

  it('gives only what it names, and is not made when that is no longer held', () => {
    const forOchre = { ...twoSalt, of: ['ochre'] };
    expect(does({ offers: [forOchre] }, HAND)).toEqual([]);
    expect(does({ offers: [forOchre] }, [...HAND, 'ochre'])).toMatchObject([{ give: ['ochre', 'ochre', 'ochre'] }]);
  });

  it('waits while as many offers are open as may be', () => {
    const own = Array.from({ length: 12 }, () => ({ gives: 4, names: [], wants: 4, asks: ['gold', 'gold'] }));
    expect(does({ offers: [twoSalt] }, HAND, { own })).toEqual([]);
  });
});

describe('[trade.offer] an agent that seeks more of what it has', () => {
  const offersOf = (limits: Partial<TradeAgent>, hand: readonly string[], more: Partial<TradeSeen> = {}) =>
    does(limits, hand, more).flatMap((move) => (move.do === 'offer' ? [move] : []));
  const asked = (limits: Partial<TradeAgent>, hand: readonly string[]) => [
    ...new Set(offersOf(limits, hand).map(({ asks }) => asks.join())),
  ];

  it('asks for what would raise its sets most, and gives what it misses least', () => {
    expect(offersOf({ seeks: 1 }, [...HAND, 'ochre'])[0]).toEqual({
      do: 'offer',
      give: ['grain', 'ochre', 'ochre'],
      wants: 3,
      asks: ['salt', 'salt'],
    });
    expect(asked({ seeks: 1 }, [...HAND, 'ochre', 'ochre'])).toEqual(['salt,salt']);
    expect(asked({ seeks: 2 }, [...HAND, 'ochre', 'ochre']).sort()).toEqual(['grain,grain', 'salt,grain', 'salt,salt']);
  });

  it('asks for no more than there are', () => {
    const salt = Array.from({ length: 7 }, () => 'salt');
    const hand = [...salt, 'grain', 'ochre', 'ochre', 'ochre'];
    expect(asked({ seeks: 1 }, hand)).toEqual(['grain,grain']);
  });

  it('offers first what others ask for, in return for what they name', () => {
    const hand = ['grain', 'grain', 'grain', 'ochre', 'ochre', 'salt', 'salt'];
    const theirs = heard({ from: 'crete', names: ['grain', 'gold'], asks: ['salt', 'ochre'], wants: 6 });
    const [first] = offersOf({ seeks: 1 }, hand, { heard: [theirs] });
    expect(first?.asks).toEqual(['grain', 'gold']);
    expect(theirs.asks).toEqual(expect.arrayContaining(first?.give.slice(0, 2) ?? ['nothing']));
    expect(offersOf({ seeks: 1, except: ['crete'] }, hand, { heard: [theirs] })[0]).toMatchObject({
      asks: ['grain', 'grain'],
    });
  });

  it('does not drown the others: two offers that ask for the same, and two for each commodity it seeks', () => {
    const hand = [...HAND, 'ochre', 'grain', 'gold'];
    const own: OwnOffer[] = [];
    for (let i = 0; i < 12; i++) {
      const [next] = offersOf({ seeks: 2 }, hand, { own });
      if (next === undefined) break;
      own.push({ gives: next.give.length, names: next.give.slice(0, 2), wants: next.wants, asks: next.asks });
    }
    expect(own).toHaveLength(4);
    expect(new Set(own.map((one) => JSON.stringify(one))).size).toBe(4);
    const alike = (one: OwnOffer): number => own.filter(({ asks }) => asks.join() === one.asks.join()).length;
    expect(Math.max(...own.map(alike))).toBeLessThanOrEqual(2);
  });

  it('never offers what it must keep, more hidden cards than it takes, or a trade that gains too little', () => {
    expect(
      offersOf({ seeks: 4, never: ['ochre'] }, [...HAND, 'ochre', 'gold']).flatMap(({ give }) => give),
    ).not.toContain('ochre');
    expect(offersOf({ seeks: 4, unnamed: 0 }, [...HAND, 'ochre', 'gold'])).toEqual([]);
    expect(offersOf({ seeks: 4, gain: 999 }, [...HAND, 'ochre', 'gold'])).toEqual([]);
    expect(offersOf({ seeks: 4, deals: 2 }, [...HAND, 'ochre', 'gold'], { deals: 2 })).toEqual([]);
  });
});

describe('[trade.trade] any limits', () => {
  const THINGS = FACES.filter(({ kind }) => kind === 'commodity').map(({ id }) => id);
  const value = (hand: readonly string[]): number =>
    THINGS.reduce((sum, id) => {
      const count = hand.filter((one) => one === id).length;
      return sum + count * count * (FACES.find((face) => face.id === id)?.stack ?? 0);
    }, 0);
  const less = (hand: readonly string[], cards: readonly string[]): string[] => {
    const rest = [...hand];
    for (const id of cards) rest.splice(rest.indexOf(id), 1);
    return rest;
  };

  it('hold for every trade it would make, in random positions', () => {
    const dice = new Dice(randomFrom('agents'));
    const several = (least: number, most: number): string[] =>
      Array.from({ length: dice.between(least, most) }, () => dice.pick(THINGS));
    let made = 0;
    for (let round = 0; round < 150; round++) {
      const hand = [...several(3, 11), ...(dice.chance(1, 2) ? ['famine'] : [])];
      const limits = {
        gain: dice.between(1, 40),
        never: several(0, 1),
        unnamed: dice.between(0, 3),
        calamities: dice.chance(1, 2),
        seeks: dice.between(0, 4),
      };
      const offers = Array.from({ length: dice.between(0, 4) }, (_, id) => {
        const wants = dice.between(3, 5);
        return heard({ id, gives: dice.between(3, 5), names: several(2, 2), wants, asks: several(2, 2) });
      });
      for (const move of does(limits, hand, { heard: offers })) {
        if (move.do === 'done') continue;
        made += 1;
        const offer = move.do === 'accept' ? offers.find(({ id }) => id === move.offer) : undefined;
        const got = move.do === 'offer' ? move.asks : (offer?.names ?? []);
        expect(less(hand, move.give)).toHaveLength(hand.length - move.give.length);
        expect(value([...less(hand, move.give), ...got]) - value(hand)).toBeGreaterThanOrEqual(limits.gain);
        expect(move.give.filter((id) => limits.never.includes(id))).toEqual([]);
        if (!limits.calamities) expect(move.give).not.toContain('famine');
        expect((offer?.gives ?? (move.do === 'offer' ? move.wants : 0)) - got.length).toBeLessThanOrEqual(
          limits.unnamed,
        );
        if (offer !== undefined) expect([...move.give.slice(0, 2)].sort()).toEqual([...offer.asks].sort());
      }
    }
    expect(made).toBeGreaterThan(100);
  });
});

describe('[trade.end] an agent with nothing left to do', () => {
  it('ends trading once, if it was told to', () => {
    expect(does({ ends: true }, HAND)).toEqual([{ do: 'done' }]);
    expect(does({ ends: true }, HAND, { done: true })).toEqual([]);
    expect(does({}, HAND)).toEqual([]);
  });

  it('still accepts what comes after', () => {
    expect(does({ ends: true }, HAND, { heard: [heard()], done: true })).toMatchObject([{ do: 'accept' }]);
  });
});
