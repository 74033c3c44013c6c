import { asks, play, refused } from '@ecumene/ancients/testing';
import { render } from '@ecumene/engine';
import { tableAt } from '@ecumene/engine/testing';
import { describe, expect, test } from 'vitest';
import { keepHandLimit } from './advances.ts';
import { westernEmpires } from './game.ts';
import { happened, has, position, theNation } from './testing.ts';
import { buyers, buyMoreCards, drawTradeCards } from './trade-cards.ts';
import { view } from './view.ts';
import type { WeWorld } from './world.ts';

const EIGHT = ['rome', 'neapolis', 'tarentum', 'athens', 'corinth', 'sparta', 'argos', 'thera'];
const empty = (world: WeWorld, stack: number): void => {
  world.trade.returned.push(...(world.trade.stacks[stack - 1]?.splice(0) ?? []));
};

describe('drawing', () => {
  const given = {
    minoa: { cities: ['knossos', 'thera', 'argos'] },
    hellas: { cities: EIGHT.slice(0, 5) },
    egypt: { cities: ['memphis', 'tanis', 'gaza', 'fayum', 'cyrene'] },
  };

  test('[WE drawing.1] [WE drawing.4] [WE drawing.5] [WE drawing.9] [WE drawing.10] fewest cities first, ranking breaks ties, Water for an empty stack', () => {
    const world = position(given);
    const two = world.trade.stacks[1] ?? [];
    world.trade.returned.push(...two.splice(0, two.length - 2));
    drawTradeCards(world);
    expect(happened(world, 'cards-drawn').map(({ nation, stacks }) => [nation, stacks])).toEqual([
      ['minoa', [1, 2, 3]],
      ['hellas', [1, 2, 3, 4, 5]],
      ['egypt', [1, 10, 3, 4, 5]],
    ]);
    expect(has(world, 'egypt')['hand']).toContain('water');
  });

  test('[WE drawing.3] [WE drawing.6] [WE drawing.7] one card from each stack up to the number of cities, none without cities', () => {
    const world = position({ minoa: {}, hellas: { cities: EIGHT } });
    drawTradeCards(world);
    expect(happened(world, 'cards-drawn')).toMatchObject([{ nation: 'hellas', stacks: [1, 2, 3, 4, 5, 6, 7, 8] }]);
    expect(theNation(world, 'minoa').hand).toEqual([]);
  });

  test('[WE drawing.2] without any city the turn goes on with the track', () => {
    const world = position({ egypt: { tokens: { memphis: 1 } }, hellas: {} });
    const table = tableAt(westernEmpires, world, 'construction');
    expect(table.world.turn).toBe(2);
    expect(theNation(table.world, 'egypt').step).toBe(1);
  });

  test('[WE acquisition.3] everybody sees how many cards each holds, not which', () => {
    const world = position({ minoa: { hand: ['gold', 'ochre'] }, egypt: {} });
    const seen = view(world, 'egypt');
    expect(seen.nations.find(({ name }) => name === 'minoa')).toMatchObject({ hand: 2 });
    expect([seen.hand, seen.hands]).toEqual([[], null]);
    expect(view(world, 'minoa').hand).toEqual(['ochre', 'gold']);
  });
});

describe('buying', () => {
  test('[WE purchases.1] [WE purchases.3] [WE purchases.5] [WE purchases.7] in the same order, any number from stack 9 for 15 each', () => {
    const world = position({ minoa: { treasury: 31 }, egypt: { treasury: 14, cities: ['memphis'] } });
    expect(buyers(world)).toEqual(['minoa', 'egypt']);
    play(buyMoreCards(world, 'minoa'), { minoa: [true, true] });
    expect(theNation(world, 'minoa')).toMatchObject({ treasury: 1, hand: { length: 2 } });
    expect(asks(buyMoreCards(world, 'egypt'))).toEqual([]);
    const passed = position({ minoa: { treasury: 31 } });
    play(buyMoreCards(passed, 'minoa'), { minoa: [false] });
    expect(theNation(passed, 'minoa').treasury).toBe(31);
  });

  test('[WE purchases.2] [WE W21] each card is seen before the next is bought', () => {
    const world = position({ minoa: { treasury: 31 } });
    const script = buyMoreCards(world, 'minoa');
    script?.next().value?.[0]?.take(true);
    script?.next();
    expect(happened(world, 'cards-seen')).toHaveLength(1);
  });

  test('[WE purchases.6] [WE W21] an empty stack sells Water at full price', () => {
    const world = position({ minoa: { treasury: 15 } });
    empty(world, 9);
    play(buyMoreCards(world, 'minoa'), { minoa: [true] });
    expect(has(world, 'minoa', 'treasury', 'hand')).toEqual({ treasury: 0, hand: ['water'] });
  });

  const prices = (cards: readonly string[]): unknown => {
    const [post] =
      buyMoreCards(position({ minoa: { treasury: 40, cards, cities: EIGHT } }), 'minoa')?.next().value ?? [];
    const question = post?.asking.question;
    return question !== undefined && 'from' in question ? question.from : undefined;
  };
  const cost = (cards: readonly string[], id: string): number => {
    const world = position({ minoa: { treasury: 40, cards, cities: EIGHT } });
    play(buyMoreCards(world, 'minoa'), { minoa: [id, 'none'] });
    return 40 - theNation(world, 'minoa').treasury;
  };

  test('[WE cartography.1] [WE cartography.2] Cartography buys from stack 2 for 5 and from stack 7 for 13', () => {
    expect(prices(['cartography'])).toEqual(['none', '2', '7', '9']);
    expect([cost(['cartography'], '2'), cost(['cartography'], '7')]).toEqual([5, 13]);
  });

  test('[WE rhetoric.1] Rhetoric buys from stack 3 for 9', () => {
    expect([prices(['rhetoric']), cost(['rhetoric'], '3')]).toEqual([['none', '3', '9'], 9]);
  });

  test('[WE mining.1] Mining buys from stacks 6 and 8 for 13', () => {
    expect(prices(['mining'])).toEqual(['none', '6', '8', '9']);
    expect([cost(['mining'], '6'), cost(['mining'], '8')]).toEqual([13, 13]);
  });

  test('nobody buys from a stack without its advance', () => {
    expect(
      refused(buyMoreCards(position({ minoa: { treasury: 40, cards: ['rhetoric'] } }), 'minoa'), { minoa: ['2'] }),
    ).toContain('needs');
  });

  test('[WE wonder-of-the-world.1] [WE wonder-of-the-world.4] Wonder of the World gives one card of a higher stack than the number of cities', () => {
    const world = position({ minoa: { cards: ['wonder-of-the-world'], cities: EIGHT.slice(0, 6) } });
    play(buyMoreCards(world, 'minoa'), { minoa: ['free-7'] });
    expect(theNation(world, 'minoa')).toMatchObject({ treasury: 0, hand: { length: 1 } });
    expect(happened(world, 'card-bought')).toMatchObject([{ stack: 7, treasury: 0 }]);
    const bought = world.news.find(({ event }) => event.what === 'card-bought');
    expect(bought && render(westernEmpires.tell(bought), { name: ({ id }) => id })).toBe(
      'minoa takes a card from stack 7 for free.',
    );
    const six = position({ minoa: { cards: ['wonder-of-the-world'], cities: EIGHT.slice(0, 6) } });
    expect(refused(buyMoreCards(six, 'minoa'), { minoa: ['free-6'] })).toContain('not-a-choice');
  });

  test('[WE wonder-of-the-world.5] nothing with 9 cities', () => {
    const world = position({ minoa: { cards: ['wonder-of-the-world'], cities: [...EIGHT, 'knossos'] } });
    expect(asks(buyMoreCards(world, 'minoa'))).toEqual([]);
  });
});

describe('the hand limit', () => {
  const NINE = ['ochre', 'ochre', 'clay', 'clay', 'papyri', 'papyri', 'iron', 'iron', 'fish'];

  test('[WE hand-limit.1] [WE hand-limit.2] 8 commodity cards, discarded by choice, openly', () => {
    const world = position({ egypt: { hand: NINE } });
    play(keepHandLimit(world, 'egypt'), { egypt: [{ clay: 1 }] });
    expect(theNation(world, 'egypt').hand).toHaveLength(8);
    expect(has(world, 'egypt')['hand'].filter((card) => card === 'clay')).toHaveLength(1);
    expect(refused(keepHandLimit(position({ egypt: { hand: NINE } }), 'egypt'), { egypt: [{}] })).not.toBe('');
    expect(asks(keepHandLimit(position({ egypt: { hand: NINE.slice(1) } }), 'egypt'))).toEqual([]);
  });

  test('[WE roadbuilding.3] 9 with Roadbuilding', () => {
    expect(asks(keepHandLimit(position({ egypt: { hand: NINE, cards: ['roadbuilding'] } }), 'egypt'))).toEqual([]);
    const ten = position({ egypt: { hand: [...NINE, 'gold'], cards: ['roadbuilding'] } });
    play(keepHandLimit(ten, 'egypt'), { egypt: [{ gold: 1 }] });
    expect(theNation(ten, 'egypt').hand).toHaveLength(9);
  });
});
