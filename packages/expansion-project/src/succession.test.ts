import { faceOf, isCommodity, nationNamed, openPoints, thingOf } from '@ecumene/ancients';
import { asks, play, refused } from '@ecumene/ancients/testing';
import { tableAt } from '@ecumene/engine/testing';
import { describe, expect, test } from 'vitest';
import { score } from './book/score.ts';
import { epochAt } from './data/track.ts';
import { returnExcess } from './excess-cards.ts';
import { expansionProject } from './game.ts';
import { checkForEnd, moveMarkers, returnCardsToStacks } from './succession.ts';
import { happened, has, position, theNation } from './testing.ts';
import { handValue, layHandsOpen, ranking } from './victory.ts';
import type { EpWorld } from './world.ts';

const TEN = ['clay', 'clay', 'hides', 'iron', 'fish', 'salt', 'oil', 'wine', 'gold', 'silk'];

describe('excess cards', () => {
  test('[EP 27.2] [EP C36] eight commodities are kept; the others of choice go back openly', () => {
    const world = position({ egypt: { hand: TEN } });
    expect(refused(returnExcess(world, 'egypt'), { egypt: [{ clay: 1 }] })).toContain('EP 27.2');
    play(returnExcess(world, 'egypt'), { egypt: [{ clay: 1, gold: 1 }] });
    expect(has(world, 'egypt').hand).toHaveLength(8);
    expect(happened(world, 'cards-surrendered')).toMatchObject([{ cards: { clay: 1, gold: 1 } }]);
  });

  test('[EP 27.2.2] [EP 30.14.3] Diaspora keeps one less', () => {
    const world = position({ egypt: { hand: TEN.slice(2), cards: ['diaspora'] } });
    play(returnExcess(world, 'egypt'), { egypt: [{ gold: 1 }] });
    expect(has(world, 'egypt').hand).toHaveLength(7);
  });

  test('[EP 27.2.1] [EP 30.48.3] Trade Routes keeps one more, and both together eight again [EP 27.2.3]', () => {
    const routes = position({ egypt: { hand: TEN.slice(1), cards: ['trade-routes'] } });
    play(returnExcess(routes, 'egypt'), { egypt: [{}] });
    expect(has(routes, 'egypt').hand).toHaveLength(9);
    const both = position({ egypt: { hand: TEN.slice(1), cards: ['trade-routes', 'diaspora'] } });
    play(returnExcess(both, 'egypt'), { egypt: [{}, { clay: 1 }] });
    expect(has(both, 'egypt').hand).toHaveLength(8);
  });

  test('[EP 27.1] [EP 30.48.2] Trade Routes sells cards for two tokens a point, if stock has as many', () => {
    const egypt = { hand: ['gold', 'oil', 'clay'], cards: ['trade-routes'] };
    const world = position({ egypt });
    play(returnExcess(world, 'egypt'), { egypt: [{ oil: 1, gold: 1 }] });
    expect(has(world, 'egypt')).toMatchObject({ treasury: 26, hand: ['clay'] });
    const poor = position({ egypt: { ...egypt, stock: 9 } });
    expect(refused(returnExcess(poor, 'egypt'), { egypt: [{ gold: 1 }] })).toBe('stock EP 27.1');
    play(returnExcess(poor, 'egypt'), { egypt: [{ oil: 1 }] });
    expect(theNation(poor, 'egypt')).toMatchObject({ treasury: 8, stock: 1 });
    const exact = position({ egypt: { ...egypt, stock: 8 } });
    play(returnExcess(exact, 'egypt'), { egypt: [{ oil: 1 }] });
    expect(theNation(exact, 'egypt')).toMatchObject({ treasury: 8, stock: 0 });
    expect(asks(returnExcess(position({ egypt: { hand: ['gold'] } }), 'egypt'))).toEqual([]);
  });
});

describe('restacking', () => {
  const spend = (world: EpWorld): void => {
    for (const { hand } of world.nations) world.trade.returned.push(...hand.splice(0));
  };
  const bottom = (world: EpWorld, stack: number, count: number): string[] =>
    (world.trade.stacks[stack - 1] ?? []).slice(0, count).map((card) => faceOf(world, card).id);

  test('[EP 27.3.1] [EP 27.3.2] [EP 24.8] [EP C35] cards go under their stacks, the non-tradable calamity at the very bottom', () => {
    const world = position({ egypt: { hand: ['iron', 'volcano-earthquake', 'treachery', 'stone', 'clay'] } });
    spend(world);
    returnCardsToStacks(world);
    expect(bottom(world, 2, 1)).toEqual(['volcano-earthquake']);
    expect(bottom(world, 2, 4).toSorted()).toEqual(['iron', 'stone', 'treachery', 'volcano-earthquake']);
    expect(bottom(world, 1, 1)).toEqual(['clay']);
    expect(world.trade.returned).toEqual([]);
  });

  test('[EP 27.3.3] with two blocks each card goes back to the block it came from', () => {
    const world = position({ babylon: { hand: ['bone-west', 'bone-east', 'clay', 'hides'] } }, {}, 18);
    spend(world);
    returnCardsToStacks(world);
    expect(bottom(world, 1, 2).toSorted()).toEqual(['bone-west', 'clay']);
    expect(bottom(world, 10, 2).toSorted()).toEqual(['bone-east', 'hides']);
  });

  test.each([
    [{ calamityStacking: 'bottom-three' }, 3, 'EP 32.4.1.1'],
    [{ calamityStacking: 'shuffled' }, 5, 'EP 32.3.1'],
    [{ tradableCalamities: true }, 1, 'EP 32.2.2'],
  ] as const)('with %j the calamity lies among the last %i [%s] [EP C96]', (options, last, _rule) => {
    const world = position({ egypt: { hand: ['iron', 'iron', 'iron', 'iron', 'volcano-earthquake'] } }, options);
    spend(world);
    returnCardsToStacks(world);
    expect(bottom(world, 2, last)).toContain('volcano-earthquake');
  });
});

describe('the A.S.T.', () => {
  const moved = (egypt: object, options = {}): number => {
    const world = position({ egypt }, options);
    moveMarkers(world);
    return theNation(world, 'egypt').step;
  };
  const two = ['memphis', 'tanis'];
  const three = [...two, 'gaza'];
  const four = [...three, 'alexandria'];
  const five = [...four, 'fayum'];
  const hundreds = ['agriculture', 'architecture', 'calendar'];
  const high = ['anatomy', 'library', 'mining'];

  test('[EP 28.1] [EP 28.2.1] a marker moves one space on; the Stone Age asks for nothing', () => {
    expect(moved({ step: 0 })).toBe(1);
    expect(moved({ step: 3 })).toBe(4);
  });

  test.each([
    ['EP 28.2.2', 4, two, [], ['memphis'], []],
    ['EP 28.2.3', 7, three, ['pottery', 'music', 'deism'], three, ['pottery', 'music']],
    ['EP 28.2.3', 7, three, ['pottery', 'music', 'deism'], two, ['pottery', 'music', 'deism']],
    ['EP 28.2.4', 10, four, hundreds, four, ['agriculture', 'architecture', 'music', 'deism']],
    ['EP 28.2.4', 10, four, hundreds, three, hundreds],
    ['EP 28.2.5', 13, five, high, five, ['anatomy', 'library', 'calendar']],
    ['EP 28.2.5', 13, five, high, four, high],
  ])(
    '[%s] [EP 28.1.1] [EP C3] from step %i with %j and %j, but not with %j and %j',
    (_rule, step, cities, cards, less, fewer) => {
      expect(moved({ step, cities, cards })).toBe(step + 1);
      expect(moved({ step, cities: less, cards: fewer })).toBe(step);
    },
  );

  test('[EP 28.3.1] [EP C74] within an epoch cities are needed to move on, advancements are not', () => {
    expect(moved({ step: 8, cities: three })).toBe(9);
    expect(moved({ step: 8, cities: two })).toBe(8);
    expect(moved({ step: 5, cities: ['memphis'] })).toBe(5);
  });

  test('[EP 28.4.1] without a city a marker falls back, except in the Stone Age', () => {
    expect(moved({ step: 6 })).toBe(5);
    expect(moved({ step: 4 })).toBe(4);
    expect(moved({ step: 2 })).toBe(3);
  });

  test('[EP 2.5.1] [EP 2.5.2] [EP C4] [EP C90] sixteen steps in five epochs, which by option begin by civilization', () => {
    expect([4, 5, 7, 8, 10, 11, 13, 14, 16].map((step) => epochAt('uniform', 'minoa', step))).toEqual([
      0, 1, 1, 2, 2, 3, 3, 4, 4,
    ]);
    expect([5, 6, 8, 9].map((step) => epochAt('by-civilization', 'minoa', step))).toEqual([0, 1, 1, 2]);
    expect(epochAt('by-civilization', 'egypt', 5)).toBe(1);
    const world = position({ minoa: { step: 4 } }, { epochs: 'by-civilization' });
    moveMarkers(world);
    expect(theNation(world, 'minoa').step).toBe(5);
  });
});

describe('the end', () => {
  test('[EP 34.1A] [EP 34.2] it ends after the turn in which a marker enters the finish square', () => {
    const world = position({
      egypt: { step: 15, cities: ['memphis', 'tanis', 'gaza', 'alexandria', 'fayum'] },
      minoa: {},
    });
    moveMarkers(world);
    checkForEnd(world);
    expect(world.over).toBe(true);
    expect(happened(world, 'game-ends')).toMatchObject([{ because: 'finish' }]);
    expect(happened(world, 'succession')).toHaveLength(2);
  });

  test('[EP 34.1B] [EP 34.2] it ends at an agreed turn or when time is called, with the turn finished', () => {
    const turns = position({ turn: 5, egypt: {}, minoa: {} }, { turns: 5 });
    checkForEnd(turns);
    expect(turns.over).toBe(true);
    const early = position({ turn: 4, egypt: {}, minoa: {} }, { turns: 5 });
    checkForEnd(early);
    expect(early.over).toBe(false);
    const time = position({ egypt: {}, minoa: {} });
    time.room.timeCalled = true;
    checkForEnd(time);
    expect(happened(time, 'game-ends')).toMatchObject([{ because: 'time' }]);
  });

  test('[EP 34.1B] without an agreed turn it ends when no player has a token or a city left', () => {
    const empty = position({ egypt: {}, minoa: {} });
    checkForEnd(empty);
    expect(happened(empty, 'game-ends')).toMatchObject([{ because: 'empty' }]);
    const one = position({ egypt: { tokens: { memphis: 1 } }, minoa: {} });
    checkForEnd(one);
    expect(one.over).toBe(false);
  });

  test('[EP 35.1] [EP 35.1A] [EP 35.1B] [EP 35.1C] five a space, 1 to 3 an advancement, one a city', () => {
    const world = position({
      egypt: { step: 7, cities: ['memphis', 'tanis'], cards: ['pottery', 'calendar', 'mining'] },
    });
    const egypt = nationNamed(world, 'egypt');
    expect(score.parts(world, egypt)).toEqual({ track: 35, cards: 6, cities: 2 });
    expect(openPoints(score, world, egypt)).toBe(43);
  });

  test('[EP 35.2] [EP C98] [EP C75] ties go to sets in hand and treasury, without bonus; then victory is shared', () => {
    const world = position({
      egypt: { hand: ['oil', 'oil'], treasury: 3, cards: ['mining'] },
      minoa: { treasury: 19 },
    });
    theNation(world, 'egypt').cards = {};
    world.over = true;
    expect(handValue(world, nationNamed(world, 'egypt'))).toBe(16);
    expect(ranking(world).slice(0, 2)).toMatchObject([{ rank: 1 }, { rank: 1 }]);
    theNation(world, 'minoa').treasury = 18;
    expect(ranking(world)[0]).toMatchObject({ seat: 'egypt', rank: 1 });
    const foreign = position({ babylon: { hand: ['oil', 'oil'] } }, {}, 12);
    expect(handValue(foreign, nationNamed(foreign, 'babylon'))).toBe(16);
  });

  test('[EP 35.2] [EP 22.4] hands break no ties before the game is over', () => {
    const world = position({ egypt: { hand: ['oil', 'oil'] }, minoa: {} });
    expect(ranking(world).map(({ rank }) => rank)).toEqual(world.seats.map(() => 1));
  });

  test('[EP 35.2] all hands are revealed', () => {
    const world = position({ egypt: { hand: ['oil', 'oil'] } });
    layHandsOpen(world);
    expect(happened(world, 'hand-valued')).toMatchObject([{ nation: 'egypt', points: 16 }]);
    expect(theNation(world, 'egypt').hand.every((card) => isCommodity(world, card))).toBe(true);
    expect(theNation(world, 'egypt').hand.map((card) => thingOf(faceOf(world, card)))).toEqual(['oil', 'oil']);
  });

  test('[EP 28.4.2] Regression moves a marker back at once, and at the end of the turn it moves on anyway', () => {
    const egypt = { tokens: { tanis: 1 }, step: 3, hand: ['regression'] };
    const world = position({ egypt, minoa: { tokens: { knossos: 1 }, step: 3 } }, { turns: 1 });
    const table = tableAt(expansionProject, world, 'turns', 'turn', 'commerce', 'calamities', 'selection');
    expect(table.over).toBe(true);
    expect(['egypt', 'minoa'].map((name) => theNation(table.world, name).step)).toEqual([3, 4]);
  });

  test('[EP 28.1] a whole turn on a real table moves markers once', () => {
    const world = position({ egypt: { tokens: { tanis: 1 } }, minoa: { tokens: { knossos: 1 } } }, { turns: 1 });
    const table = tableAt(expansionProject, world, 'turns', 'turn', 'succession');
    expect(table.over).toBe(true);
    expect(
      table
        .ranking()
        .map(({ score }) => score)
        .slice(0, 2),
    ).toEqual([5, 5]);
  });
});
