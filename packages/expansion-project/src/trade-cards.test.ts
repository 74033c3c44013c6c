import { faceOf, fewestCitiesFirst, nationNamed } from '@ecumene/ancients';
import { asks, play, refused } from '@ecumene/ancients/testing';
import type { Script } from '@ecumene/engine';
import { tableAt } from '@ecumene/engine/testing';
import { describe, expect, test } from 'vitest';
import { expansionProject } from './game.ts';
import { happened, has, position, theNation } from './testing.ts';
import { openTrade, tradePhase } from './trade.ts';
import { buyers, buyMoreCards, drawTradeCards } from './trade-cards.ts';
import { view } from './view.ts';
import type { EpWorld } from './world.ts';

const THREE = ['memphis', 'tanis', 'gaza'];
const NINE = [...THREE, 'alexandria', 'cyrene', 'fayum', 'jerusalem', 'petra', 'siwa'];

describe('drawing', () => {
  test('[EP 22.1] the fewest cities draw first, ties by A.S.T. order', () => {
    const world = position({ egypt: { cities: THREE }, rome: { cities: ['rome'] }, minoa: { cities: ['knossos'] } });
    expect(fewestCitiesFirst(world)).toEqual(['minoa', 'rome', 'egypt']);
  });

  test('[EP 22.1] [EP 22.2] three cities draw from stacks 1, 2 and 3, nine from all', () => {
    const world = position({ egypt: { cities: THREE }, minoa: { cities: [] } });
    drawTradeCards(world);
    expect(happened(world, 'cards-drawn')).toMatchObject([{ nation: 'egypt', stacks: [1, 2, 3] }]);
    const nine = position({ egypt: { cities: NINE } });
    drawTradeCards(nine);
    expect(happened(nine, 'cards-drawn')).toMatchObject([{ stacks: [1, 2, 3, 4, 5, 6, 7, 8, 9] }]);
  });

  test('[EP 22.1.2] with two blocks everybody draws from the own one', () => {
    const world = position({ egypt: { cities: THREE }, babylon: { cities: ['babylon', 'ur'] } }, {}, 12);
    drawTradeCards(world);
    expect(happened(world, 'cards-drawn')).toMatchObject([
      { nation: 'babylon', stacks: [10, 11] },
      { nation: 'egypt', stacks: [1, 2, 3] },
    ]);
    expect(view(world, null).blocks).toMatchObject({ egypt: 'west', babylon: 'east' });
  });

  test('[EP 22.2.1] an empty stack gives nothing, and no other makes up for it', () => {
    const world = position({ egypt: { cities: THREE }, stackOrder: { 2: [] } });
    drawTradeCards(world);
    expect(happened(world, 'cards-drawn')).toMatchObject([{ stacks: [1, 3] }]);
  });

  test('[EP 22.3] [EP 22.4] [EP C83] what was drawn only its owner sees; numbers of cards are public', () => {
    const world = position({ egypt: { cities: THREE }, minoa: {} });
    drawTradeCards(world);
    expect(world.news.find(({ event }) => event.what === 'cards-seen')).toMatchObject({
      knows: ['egypt'],
      reveals: true,
    });
    const cards = theNation(world, 'egypt').hand.map((card) => faceOf(world, card).id);
    expect(view(world, 'egypt').hand).toEqual(expect.arrayContaining(cards));
    for (const viewer of ['minoa', null]) {
      const seen = view(world, viewer);
      expect(seen.hand).toEqual([]);
      expect(seen.nations.find(({ name }) => name === 'egypt')).toMatchObject({ hand: 3 });
    }
  });

  test('[EP 33.3.2.2] with more than nine cities a second drawing follows once all have drawn', () => {
    const minoa = ['knossos', 'phaestos', 'rhodes', 'thera', 'athens', 'corinth', 'sparta', 'argos', 'ionia', 'lycia'];
    const world = position(
      { minoa: { cities: minoa }, egypt: { cities: [...NINE, 'sinai', 'jalo'] } },
      { imperial: true },
    );
    drawTradeCards(world);
    expect(happened(world, 'cards-drawn')).toMatchObject([
      { nation: 'minoa', stacks: [1, 2, 3, 4, 5, 6, 7, 8, 9] },
      { nation: 'egypt', stacks: [1, 2, 3, 4, 5, 6, 7, 8, 9] },
      { nation: 'minoa', stacks: [1] },
      { nation: 'egypt', stacks: [1, 2] },
    ]);
  });
});

describe('buying', () => {
  test('[EP 22.5.1] [EP 22.5.2] [EP C31] two cards at most, from the ninth stack for 18 each', () => {
    const world = position({ egypt: { treasury: 54 } });
    play(buyMoreCards(world, 'egypt'), { egypt: [true, true] });
    expect(theNation(world, 'egypt')).toMatchObject({ treasury: 18, stock: 37 });
    expect(happened(world, 'card-bought')).toMatchObject([{ stack: 9 }, { stack: 9 }]);
  });

  test('[EP 22.5.1] in the order of drawing, and not without the treasury for it', () => {
    const world = position({ egypt: { cities: THREE, treasury: 17 }, minoa: { treasury: 20 } });
    expect(buyers(world)).toEqual(['minoa', 'egypt']);
    expect(asks(buyMoreCards(world, 'egypt'))).toEqual([]);
  });

  test('[EP 22.5.1] once everybody has drawn', () => {
    const world = position({
      egypt: { cities: THREE, tokens: { fayum: 9 } },
      minoa: { cities: ['knossos'], treasury: 20 },
    });
    const table = tableAt(expansionProject, world, 'turns', 'turn', 'commerce', 'trade-cards');
    expect(table.waiting()).toMatchObject([{ seat: 'minoa', topic: 'buy-trade-card' }]);
    expect(theNation(table.world, 'egypt').hand).toHaveLength(3);
  });

  test('[EP 22.5.1] an empty stack sells nothing', () => {
    const world = position({ egypt: { treasury: 40 }, stackOrder: { 9: ['gold'] } });
    play(buyMoreCards(world, 'egypt'), { egypt: [true] });
    expect(theNation(world, 'egypt').treasury).toBe(22);
  });

  test.each([
    ['rhetoric', '3', 9, 'EP 22.5.3', 'EP 30.42.2'],
    ['cartography', '2', 7, 'EP 22.5.4', 'EP 30.8.2'],
    ['cartography', '7', 15, 'EP 22.5.4', 'EP 30.8.3'],
    ['mining', '6', 13, 'EP 22.5.5', 'EP 30.29.2'],
    ['mining', '8', 16, 'EP 22.5.5', 'EP 30.29.3'],
  ])('%s buys from stack %s for %i [%s] [%s]', (card, stack, price) => {
    const world = position({ egypt: { treasury: 50, cards: [card] } });
    play(buyMoreCards(world, 'egypt'), { egypt: [stack, 'none'] });
    expect(theNation(world, 'egypt').treasury).toBe(50 - price);
    expect(happened(world, 'card-bought')).toMatchObject([{ stack: Number(stack), treasury: price }]);
    const without = position({ egypt: { treasury: 50, cards: ['monarchy', 'military'] } });
    expect(asks(buyMoreCards(without, 'egypt'))).toEqual(['egypt: buy-trade-card']);
  });

  test('[EP 22.5.1] [EP 22.1.2] a third card, and a card of the other block, cannot be bought', () => {
    const cards = ['rhetoric', 'cartography'];
    const world = position({ babylon: { treasury: 54, cards } }, {}, 12);
    expect(refused(buyMoreCards(world, 'babylon'), { babylon: ['3'] })).toBe('other-block EP 22.1.2');
    play(buyMoreCards(world, 'babylon'), { babylon: ['11', '12'] });
    expect(happened(world, 'card-bought')).toHaveLength(2);
  });
});

const DONE = { do: 'done' };
const given = {
  egypt: { hand: ['salt', 'salt', 'treachery', 'famine', 'wine'] },
  minoa: { hand: ['grain', 'iron', 'wine', 'oil', 'oil'] },
  rome: { hand: ['fish', 'clay', 'hides'] },
};

function trade(world: EpWorld): Script | void {
  openTrade(world);
  return tradePhase(world);
}

const offer = { do: 'offer', give: ['salt', 'salt', 'treachery'], wants: 4, asks: ['grain', 'iron'], to: 'minoa' };
const accept = { do: 'accept', offer: 1, give: ['iron', 'grain', 'wine', 'oil'] };
const ALL_DONE = ['egypt', 'minoa', 'rome'].map((seat) => [seat, DONE] as const);

describe('trade', () => {
  test('[EP 23.3] [EP 23.3 example] [EP 23.1] three cards with two Salt go for four with Grain and Iron; the rest may be anything', () => {
    const world = position(given);
    play(trade(world), [['egypt', offer], ['minoa', accept], ...ALL_DONE]);
    expect(has(world, 'minoa').hand).toEqual(['oil', 'salt', 'salt', 'treachery']);
    expect(has(world, 'egypt').hand).toEqual(['famine', 'grain', 'iron', 'oil', 'wine', 'wine']);
  });

  test('[EP C33] the last player who passed a calamity on is its trader', () => {
    const world = position(given);
    play(trade(world), [['egypt', offer], ['minoa', accept], ...ALL_DONE]);
    const card = theNation(world, 'minoa').hand.find((one) => faceOf(world, one).id === 'treachery') ?? -1;
    expect(world.trade.givers[card]).toBe(nationNamed(world, 'egypt'));
  });

  test('[EP 23.3] each side gives at least three cards', () => {
    expect(refused(trade(position(given)), { egypt: [{ ...offer, give: ['salt', 'salt'] }] })).toBe('too-few EP 23.3');
    expect(refused(trade(position(given)), { egypt: [{ ...offer, wants: 2 }] })).toBe('too-few EP 23.3');
  });

  test('[EP 23.3] [EP C32] two cards are named truly, and never a calamity', () => {
    const wrong = { ...offer, give: ['grain', 'salt', 'salt'] };
    expect(refused(trade(position(given)), { egypt: [wrong] })).toContain('EP 23.3');
    const calamity = { ...offer, give: ['treachery', 'salt', 'salt'] };
    expect(refused(trade(position(given)), { egypt: [calamity] })).toContain('EP 23.3');
    const broken = { ...accept, give: ['grain', 'wine', 'oil', 'oil'] };
    const deal = [
      ['egypt', offer],
      ['minoa', broken],
    ] as const;
    expect(refused(trade(position(given)), deal)).toContain('EP 23.3');
  });

  test('[EP 22.3] a calamity that cannot be traded stays, unless all can [EP 32.2.1]', () => {
    const passed = { ...offer, give: ['salt', 'salt', 'famine'] };
    expect(refused(trade(position(given)), { egypt: [passed] })).toContain('EP 22.3');
    const open = position(given, { tradableCalamities: true });
    play(trade(open), [['egypt', passed], ['minoa', accept], ...ALL_DONE]);
    expect(has(open, 'minoa').hand).toContain('famine');
  });

  test('[EP 23.2] a trade is of trade cards alone, and between two players', () => {
    expect(refused(trade(position(given)), { egypt: [{ ...offer, treasury: 5 }] })).toContain('shape');
    expect(refused(trade(position(given)), { egypt: [{ ...offer, to: 'egypt' }] })).not.toBe('');
  });

  test('[EP 23.1] an offer can be withdrawn until cards have changed hands', () => {
    const world = position(given);
    const late = [
      ['egypt', offer],
      ['egypt', { do: 'withdraw', offer: 1 }],
      ['minoa', accept],
    ] as const;
    expect(refused(trade(world), late)).toContain('EP 23.');
  });

  test('[EP 23.3] who holds fewer than three cards is not asked', () => {
    const world = position({ ...given, rome: { hand: ['fish', 'clay'] } });
    expect(asks(trade(world))).toEqual(['minoa: trade', 'egypt: trade', '@clock: close trade']);
  });

  test('[EP 23.4] trade ends when everybody is done', () => {
    const world = position(given);
    play(trade(world), ALL_DONE);
    expect(has(world, 'egypt').hand).toHaveLength(5);
  });

  test('[EP 23.1] [EP 22.1.2] cards of both blocks are traded on one floor', () => {
    const two = {
      egypt: { hand: ['ochre', 'clay', 'iron'] },
      babylon: { hand: ['hides', 'flax', 'stone'] },
    };
    const world = position(two, {}, 12);
    const swap = { do: 'offer', give: ['ochre', 'clay', 'iron'], wants: 3, asks: ['hides', 'flax'], to: 'babylon' };
    const taken = { do: 'accept', offer: 1, give: ['hides', 'flax', 'stone'] };
    play(trade(world), [
      ['egypt', swap],
      ['babylon', taken],
      ['egypt', DONE],
      ['babylon', DONE],
    ]);
    expect(has(world, 'egypt').hand).toEqual(['flax', 'hides', 'stone']);
  });
});
