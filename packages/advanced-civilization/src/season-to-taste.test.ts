import { areaNumber, arrangeNation, type Face, faceOf, nationNamed, restack, takeCards } from '@ecumene/ancients';
import { asks, play, refused } from '@ecumene/ancients/testing';
import { isRefused, randomFrom } from '@ecumene/engine';
import { describe, expect, test } from 'vitest';
import { inReach } from './book/reach.ts';
import { dealing, returning, tradeCardFaces } from './calamity-stacks.ts';
import { buyEarly, civilizationCards, earlyBuyers } from './civilization-cards.ts';
import { moveNation } from './movement.ts';
import { sheet } from './options.ts';
import { cities, citySupport, population, removeSurplus } from './phases.ts';
import { revealCards } from './reveal-cards.ts';
import { setup } from './setup.ts';
import { conflicts } from './ship-fights.ts';
import { happened, has, position, theNation, tokens, tradeIn } from './testing.ts';
import { tradeCards } from './trade-cards.ts';
import { view } from './view.ts';
import type { AcWorld } from './world.ts';

const DONE = { do: 'done' };

function isAllowed(options: Readonly<Record<string, boolean | string | number>>, seats: number): boolean {
  return !isRefused(sheet.settle(options, seats));
}

/** The calamities of a stack, from the bottom up, with their places. */
function calamitiesIn(world: AcWorld, stack: number): (readonly [number, string])[] {
  return (world.trade.stacks[stack - 1] ?? []).flatMap((card, place) => {
    const { kind, id } = faceOf(world, card);
    return kind === 'calamity' ? [[place, id] as const] : [];
  });
}

describe('starting', () => {
  test('[AC ST tokens-47] with six or seven players nations may have 47 tokens', () => {
    expect(theNation(position({ egypt: {} }, { fewerTokens: true }), 'egypt').stock).toBe(47);
    expect(theNation(position({ egypt: {} }), 'egypt').stock).toBe(55);
    expect([5, 6, 7, 8].map((seats) => isAllowed({ fewerTokens: true }, seats))).toEqual([false, true, true, false]);
  });

  test('[AC ST tokens-55] with eight players nations may have 55 tokens', () => {
    expect(theNation(position({ egypt: {} }, { moreTokens: true }, 8), 'egypt').stock).toBe(55);
    expect(theNation(position({ egypt: {} }, {}, 8), 'egypt').stock).toBe(47);
    expect([7, 8].map((seats) => isAllowed({ moreTokens: true }, seats))).toEqual([false, true]);
    expect(isAllowed({ moreTokens: true, fewerTokens: true }, 8)).toBe(false);
  });

  test('[AC ST starting-credit] every nation begins with points that pay for cards once', () => {
    const world = position({ egypt: { treasury: 10 } }, { startingCredit: '50' });
    expect(view(world, null).credit['egypt']).toBe(50);
    play(civilizationCards(world, 'egypt'), { egypt: [{ buy: ['mysticism'], spend: {} }] });
    expect(has(world, 'egypt')).toMatchObject({ cards: ['mysticism'], treasury: 10 });
    expect(view(world, null).credit['egypt']).toBe(0);
    expect(asks(civilizationCards(world, 'egypt'))).toEqual([]);
  });

  test('[AC ST starting-credit] without it only treasury and commodities pay', () => {
    expect(asks(civilizationCards(position({ egypt: { treasury: 10 } }), 'egypt'))).toEqual([]);
  });
});

describe('drawing calamities', () => {
  test('[AC ST tradable-at-bottom] tradable calamities may begin just above the others', () => {
    expect(calamitiesIn(position({}, { tradableAtBottom: true }), 2)).toEqual([
      [0, 'volcano-earthquake'],
      [1, 'treachery'],
    ]);
    const settled = sheet.with();
    expect(dealing(settled, 7)).toEqual({ stacks: 9, setAside: 7, plain: 1 });
    expect(isAllowed({ tradableAtBottom: true, tradableShuffledIn: true }, 7)).toBe(false);
  });

  /** Where a calamity lies over many games: from the top. */
  function depths(id: string, options: Readonly<Record<string, boolean>>): number[] {
    return Array.from({ length: 60 }, (_, i) => {
      const world = setup(sheet.with(options), ['a', 'b', 'c', 'd', 'e', 'f', 'g'], randomFrom(`game ${i}`));
      const stack = world.trade.stacks.find((cards) => cards.some((card) => faceOf(world, card).id === id)) ?? [];
      return stack.length - 1 - stack.findIndex((card) => faceOf(world, card).id === id);
    });
  }

  test('[AC ST tradable-shuffled-in] tradable calamities may lie on top from the start', () => {
    expect(Math.min(...depths('treachery', { tradableShuffledIn: true }))).toBeLessThan(7);
    expect(Math.min(...depths('treachery', {}))).toBeGreaterThanOrEqual(7);
  });

  test('[AC ST non-tradable-shuffled-in] and so may the others', () => {
    expect(Math.min(...depths('civil-war', { nonTradableShuffledIn: true }))).toBeLessThan(7);
    expect(new Set(depths('civil-war', {})).size).toBe(1);
  });

  function returned(options: Readonly<Record<string, boolean>>): string[] {
    const world = position({}, options);
    world.trade.returned = (world.trade.stacks[1] ?? []).splice(0);
    restack(world, returning(world.options));
    return calamitiesIn(world, 2).map(([place, id]) => `${place} ${id}`);
  }

  test('[AC ST tradable-to-bottom] tradable calamities may go back to the bottom', () => {
    expect(returned({ tradableToBottom: true })).toEqual(['0 volcano-earthquake', '1 treachery']);
    expect(returned({})).not.toEqual(['0 volcano-earthquake', '1 treachery']);
  });

  test('[AC ST non-tradable-reshuffled] non-tradable calamities may be shuffled in', () => {
    expect(returned({ nonTradableReshuffled: true })).not.toContain('0 volcano-earthquake');
    expect(returned({})).toContain('0 volcano-earthquake');
  });
});

describe('trading calamities', () => {
  const hands = { egypt: { hand: ['salt', 'salt', 'treachery'] }, crete: { hand: ['grain', 'iron', 'wine'] } };
  const offer = { do: 'offer', give: ['salt', 'salt', 'treachery'], wants: 3, asks: ['grain', 'iron'] };
  const back = { do: 'offer', give: ['salt', 'salt', 'treachery'], wants: 3, asks: ['grain', 'iron'] };
  const accept = { do: 'accept', offer: 1, give: ['grain', 'iron', 'wine'] };

  test('[AC ST single-trade] a calamity traded is revealed and stays', () => {
    const world = position(hands, { singleTrade: true });
    const script = tradeIn(world);
    expect(
      refused(script, [
        ['egypt', offer],
        ['crete', accept],
        ['crete', back],
      ]),
    ).toBe('not-tradable AC 29.2');
    expect(view(world, null).nations.find(({ name }) => name === 'crete')?.shown).toEqual(['treachery']);
    expect(happened(world, 'calamities-laid-open')).toHaveLength(2);
  });

  test('[AC ST single-trade] otherwise it may be traded on, unseen', () => {
    const world = position(hands);
    play(tradeIn(world), [
      ['egypt', offer],
      ['crete', accept],
      ['crete', back],
      ['egypt', DONE],
      ['crete', DONE],
    ]);
    expect(happened(world, 'calamities-laid-open')).toEqual([]);
  });

  test('[AC ST all-tradable] all twelve calamities may be traded', () => {
    const isBarred = (face: Face): boolean => !face.tradable;
    expect(tradeCardFaces(sheet.with({ allTradable: true })).filter(isBarred)).toEqual([]);
    expect(tradeCardFaces(sheet.with()).filter(isBarred)).toHaveLength(4);
    expect(isAllowed({ allTradable: true, nonTradableRevealed: true }, 7)).toBe(false);
  });

  test('[AC ST non-tradable-revealed] non-tradable calamities are revealed when drawn', () => {
    for (const nonTradableRevealed of [true, false]) {
      const world = position({ egypt: { cities: ['thebes', 'memphis'] } }, { nonTradableRevealed });
      const second = world.trade.stacks[1] ?? [];
      second.push(...second.splice(0, 1));
      play(tradeCards(world));
      const shown = view(world, 'crete').nations.find(({ name }) => name === 'egypt')?.shown;
      expect(shown).toEqual(nonTradableRevealed ? ['volcano-earthquake'] : []);
    }
  });

  test('[AC ST non-tradable-revealed] a revealed card that leaves the hand is no longer shown', () => {
    const world = position({ egypt: { hand: ['famine', 'salt'] } });
    const number = nationNamed(world, 'egypt');
    revealCards(world, number, theNation(world, 'egypt').hand.slice(0, 1), 'AC ST non-tradable-revealed');
    takeCards(world, number, theNation(world, 'egypt').shown);
    expect(theNation(world, 'egypt')).toMatchObject({ shown: [] });
    expect(has(world, 'egypt')['hand']).toEqual(['salt']);
  });
});

describe('trade cards', () => {
  test('[AC ST two-cards-a-city] with three or four players each city may draw two cards', () => {
    for (const twoCardsACity of [true, false]) {
      const world = position({ egypt: { cities: ['thebes', 'memphis'] } }, { twoCardsACity }, 4);
      play(tradeCards(world));
      expect(theNation(world, 'egypt').hand).toHaveLength(twoCardsACity ? 4 : 2);
    }
    expect([2, 3, 4, 5].map((seats) => isAllowed({ twoCardsACity: true }, seats))).toEqual([false, true, true, false]);
  });

  test('[AC ST cards-before-calamities] cards may be bought before calamities strike', () => {
    const world = position(
      { egypt: { treasury: 50, hand: Array.from({ length: 9 }, () => 'salt') } },
      { cardsBeforeCalamities: true },
    );
    expect(earlyBuyers(world)).toContain('egypt');
    play(buyEarly(world, 'egypt'), { egypt: [{ buy: ['mysticism'], spend: {} }] });
    expect(has(world, 'egypt')['cards']).toEqual(['mysticism']);
    expect(asks(civilizationCards(world, 'egypt'))).toEqual(['egypt: surrender']);
    expect(earlyBuyers(position({ egypt: {} }))).toEqual([]);
  });
});

describe('mechanics', () => {
  const settled = { egypt: { tokens: { memphis: 7 }, cities: ['memphis'] }, crete: {} };

  test('[AC ST cohabitation.1] tokens may live with a city of their own, as many as the area feeds', () => {
    for (const cohabitation of ['none', 'own', 'any']) {
      const world = position(settled, { cohabitation });
      removeSurplus(world);
      expect(tokens(world, 'egypt', 'memphis')).toBe(cohabitation === 'none' ? 0 : 3);
    }
  });

  test('[AC ST cohabitation.2] tokens that enter fight the other tokens first, then the city', () => {
    const world = position(
      { egypt: { tokens: { memphis: 3 }, cities: ['memphis'] }, crete: { tokens: { memphis: 8 } } },
      { cohabitation: 'own' },
    );
    play(conflicts(world));
    expect(happened(world, 'fought')).toMatchObject([{ before: { egypt: 3, crete: 8 } }]);
    expect(happened(world, 'attack-failed')).toMatchObject([{ nation: 'crete' }]);
    expect(has(world, 'egypt')['cities']).toEqual(['memphis']);
  });

  test('[AC ST cohabitation.3] tokens live with cities of others only in the wider form', () => {
    for (const cohabitation of ['own', 'any']) {
      const world = position({ egypt: { cities: ['memphis'] }, crete: { tokens: { memphis: 2 } } }, { cohabitation });
      play(conflicts(world));
      removeSurplus(world);
      expect(tokens(world, 'crete', 'memphis')).toBe(cohabitation === 'any' ? 2 : 0);
    }
  });

  test('[AC ST cohabitation.3] but no more of them than the area feeds', () => {
    const lives = (count: number): number => {
      const given = { egypt: { cities: ['memphis'] }, crete: { tokens: { memphis: count } } };
      const world = position(given, { cohabitation: 'any' });
      play(conflicts(world), count < 7 ? {} : { crete: [0] });
      return tokens(world, 'crete', 'memphis');
    };
    expect([3, 4, 6].map(lives)).toEqual([3, 0, 0]);
  });

  test('[AC ST sites-only] cities may be bound to sites', () => {
    const wild = { egypt: { tokens: { armenia: 12, memphis: 6 } } };
    expect(refused(cities(position(wild, { sitesOnly: true }), 'egypt'), { egypt: [{ armenia: 0 }] })).toBe(
      'no-site AC ST sites-only',
    );
    const world = position(wild);
    play(cities(world, 'egypt'), { egypt: [{ armenia: 0 }] });
    expect(has(world, 'egypt')['cities']).toEqual(['armenia']);
  });

  test('[AC ST slow-growth] shared areas may grow by one token only', () => {
    for (const slowGrowth of [true, false]) {
      const world = position({ egypt: { tokens: { memphis: 3 } }, crete: { tokens: { memphis: 1 } } }, { slowGrowth });
      play(population(world, 'egypt'));
      expect(tokens(world, 'egypt', 'memphis')).toBe(slowGrowth ? 4 : 5);
    }
  });
});

describe('trade within reach', () => {
  const hands = {
    egypt: { tokens: { memphis: 1 }, hand: ['salt', 'salt', 'salt'] },
    crete: { tokens: { knossos: 1 }, hand: ['grain', 'iron', 'wine', 'oil'] },
    africa: { tokens: { memphis: 1, knossos: 1 }, hand: ['ochre', 'hides', 'papyrus'] },
  };
  const offer = { do: 'offer', give: ['salt', 'salt', 'salt'], wants: 3, asks: ['grain', 'iron'], to: 'crete' };
  const accept = { do: 'accept', offer: 1, give: ['grain', 'iron', 'wine'] };
  const all = [
    ['egypt', DONE],
    ['crete', DONE],
    ['africa', DONE],
  ] as const;

  test('[AC ST reach-trade.1] only nations that can reach each other may trade', () => {
    expect(
      refused(tradeIn(position(hands, { reachTrade: true })), [
        ['egypt', offer],
        ['crete', accept],
      ]),
    ).toBe('out-of-reach AC 28.1');
    play(tradeIn(position(hands)), [['egypt', offer], ['crete', accept], ...all]);
  });

  test('[AC ST reach-trade.2] Astronomy and Cloth Making lengthen the reach, and no ship is needed', () => {
    const reach = (cards: readonly string[], area: string): boolean => {
      const world = position({ egypt: { tokens: { [area]: 1 } }, crete: { tokens: { knossos: 1 }, cards } });
      return inReach(world, nationNamed(world, 'egypt'), nationNamed(world, 'crete'));
    };
    expect(reach([], 'alexandria')).toBe(false);
    expect(reach(['astronomy', 'cloth-making'], 'alexandria')).toBe(true);
    expect(reach([], 'phaestos')).toBe(true);
  });

  test('[AC ST reach-trade.3] others may trade through a third nation, which may ask a card for it', () => {
    const world = position(hands, { reachTrade: true });
    const pays = { ...accept, through: 'africa' };
    play(tradeIn(world), [['africa', { do: 'toll', card: 'oil' }], ['egypt', offer], ['crete', pays], ...all]);
    expect(has(world, 'africa')['hand']).toEqual(['hides', 'ochre', 'oil', 'papyrus']);
    expect(has(world, 'egypt')['hand']).toEqual(['grain', 'iron', 'wine']);
    const unwilling = position(hands, { reachTrade: true });
    expect(
      refused(tradeIn(unwilling), [
        ['egypt', offer],
        ['crete', pays],
      ]),
    ).toBe('no-way AC 28.1');
    expect(refused(tradeIn(position(hands)), [['africa', { do: 'toll', card: 'oil' }]])).toBe('no-tolls AC 28.1');
  });
});

describe('ships', () => {
  const sails = { do: 'sail', ship: 1, load: 2, path: ['phaestos'], land: 0 };
  const crete = { tokens: { knossos: 2 }, ships: ['knossos'] };
  const asea = (): AcWorld => {
    const world = position({ crete, egypt: {} }, { tokensAboard: true });
    play(moveNation(world, 'crete'), { crete: [sails, { do: 'end' }] });
    return world;
  };

  test('[AC ST tokens-aboard.1] tokens may stay aboard when movement ends', () => {
    expect(theNation(asea(), 'crete').ships).toMatchObject([{ aboard: 2 }]);
    expect(refused(moveNation(position({ crete }), 'crete'), { crete: [sails, { do: 'end' }] })).toBe(
      'aboard AC 23.56',
    );
  });

  test('[AC ST tokens-aboard.2] they neither grow nor support cities', () => {
    const world = asea();
    play(population(world, 'crete'));
    expect(theNation(world, 'crete').tokens).toBe(2);
    arrange(world, 'thera');
    play(citySupport(world, 'crete'));
    expect(has(world, 'crete')['cities']).toEqual([]);
  });

  /** Crete gets a city. */
  function arrange(world: AcWorld, area: string): void {
    const one = theNation(world, 'crete');
    const number = nationNamed(world, 'crete');
    world.cityIn[areaNumber(world, area) ?? 0] = number;
    one.cities += 1;
  }

  test('[AC ST tokens-aboard.4] they help to defend a city of their own nation', () => {
    for (const helped of [true, false]) {
      const world = asea();
      arrange(world, helped ? 'phaestos' : 'thera');
      arrangeNation(world, 'egypt', { tokens: { [helped ? 'phaestos' : 'thera']: 7 } });
      play(conflicts(world), helped ? {} : { egypt: [0] });
      expect(has(world, 'crete')['cities']).toEqual(helped ? ['phaestos'] : []);
    }
  });

  test('[AC ST tokens-aboard.5] they do not count in the area', () => {
    const world = asea();
    removeSurplus(world);
    expect(tokens(world, 'crete', 'phaestos')).toBe(0);
    expect(theNation(world, 'crete').tokens).toBe(2);
  });

  test('[AC ST ship-conflict] crews may fight, and lose tokens but no ships', () => {
    const world = asea();
    expect(isAllowed({ shipConflict: true }, 7)).toBe(false);
    Object.assign(world, { options: { ...world.options, shipConflict: true } });
    arrangeNation(world, 'egypt', { tokens: { knossos: 3 }, ships: ['knossos'] });
    play(moveNation(world, 'egypt'), { egypt: [{ ...sails, load: 3 }, { do: 'end' }] });
    play(conflicts(world), { crete: [false], egypt: [true] });
    expect(theNation(world, 'crete').ships).toMatchObject([{ aboard: 0 }]);
    expect(theNation(world, 'egypt').ships).toMatchObject([{ aboard: 2 }]);
  });

  const fleets = (
    options: Readonly<Record<string, boolean>>,
    egypt: number,
    cards: readonly string[] = [],
  ): unknown[] => {
    const ships = Array.from({ length: egypt }, () => 'knossos');
    const world = position({ crete: { ships: ['knossos'], cards }, egypt: { ships } }, options);
    play(conflicts(world));
    return ['crete', 'egypt'].map((name) => theNation(world, name).ships.length);
  };

  test('[AC ST ship-battle.1] only one nation keeps ships in an area', () => {
    expect(fleets({ shipBattle: true }, 2)).toEqual([0, 2]);
    expect(fleets({}, 2)).toEqual([1, 2]);
    expect(isAllowed({ shipBattle: true, shipConflict: true, tokensAboard: true }, 7)).toBe(false);
  });

  test('[AC ST ship-battle.2] equal fleets destroy each other', () => {
    expect(fleets({ shipBattle: true }, 1)).toEqual([0, 0]);
  });

  test('[AC ST ship-battle.3] Cloth Making gives an edge', () => {
    expect(fleets({ shipBattle: true }, 1, ['cloth-making'])).toEqual([1, 0]);
  });
});
