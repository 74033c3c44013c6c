import { at, randomFrom } from '@ecumene/engine';
import { expect, test } from 'vitest';
import { ancientWorld } from '../testing/index.ts';
import { faceOf } from '../trade-cards/stacks.ts';
import type { Ancients, Offer } from '../world.ts';
import { disguiseCards } from './disguise.ts';

const SEEDS = Array.from({ length: 15 }, (_, i) => `seed ${i}`);
const TRADING = { named: 2, fewest: 3 };

/** The whole world as Crete imagines it, where play last rested. */
function imagined(world: Ancients, seed: string, rest: Ancients = world): Ancients {
  const other = structuredClone(rest);
  const disguise = disguiseCards(world, 'crete', randomFrom(seed), { trading: TRADING }, rest);
  disguise.world(other);
  disguise.forget?.(other);
  return other;
}

/** Egypt and Assyria hold cards, and nothing was drawn this turn. */
function held(): Ancients {
  const egypt = { hand: ['salt', 'salt', 'gold', 'gold', 'gold'] };
  return ancientWorld({ crete: {}, egypt, assyria: { hand: ['salt', 'salt', 'gold', 'salt'] } });
}

/** The same with two cards in each other's place. */
function exchanged(world: Ancients, one: number, other: number): Ancients {
  const swap = (card: number): number => (card === one ? other : card === other ? one : card);
  const { trade, nations } = structuredClone(world);
  return {
    ...structuredClone(world),
    nations: nations.map((nation) => ({ ...nation, hand: nation.hand.map(swap) })),
    trade: { ...trade, stacks: trade.stacks.map((stack) => stack.map(swap)) },
  };
}

function cardIn(world: Ancients, nation: number, face: string, which = 0): number {
  const cards = at(world.nations, nation).hand.filter((card) => faceOf(world, card).id === face);
  return at(cards, which);
}

function withOffer(world: Ancients, give: readonly number[], more: Partial<Offer> = {}): Ancients {
  const other = structuredClone(world);
  other.trade.market.offers.push({ id: 3, from: 1, give, wants: 3, asks: ['salt', 'salt'], ...more });
  other.trade.market.made = 3;
  return other;
}

/** Nothing Crete imagines tells one of these worlds from the other. */
function expectAlike(one: Ancients, other: Ancients): void {
  for (const seed of SEEDS) expect(imagined(other, seed)).toEqual(imagined(one, seed));
}

test('[tradeCards.secret] what an offer hides is imagined from the hand imagined, whatever it truly gives', () => {
  const world = held();
  const named = [cardIn(world, 1, 'salt'), cardIn(world, 1, 'gold')];
  expectAlike(
    withOffer(world, [...named, cardIn(world, 1, 'salt', 1)]),
    withOffer(world, [...named, cardIn(world, 1, 'gold', 1)]),
  );
});

test('[tradeCards.secret] an imagined offer names what the true one names, and gives as many cards that are held', () => {
  const world = held();
  const give = [cardIn(world, 1, 'salt'), cardIn(world, 1, 'gold'), cardIn(world, 1, 'gold', 1)];
  const hidden = SEEDS.map((seed) => {
    const other = imagined(withOffer(world, give), seed);
    const [offer] = other.trade.market.offers;
    const faces = (offer?.give ?? []).map((card) => faceOf(other, card).id);
    expect(faces.slice(0, 2)).toEqual(['salt', 'gold']);
    expect(new Set(offer?.give).size).toBe(3);
    expect(at(other.nations, 1).hand).toEqual(expect.arrayContaining([...(offer?.give ?? [])]));
    return faces[2];
  });
  expect(new Set(hidden)).toEqual(new Set(['salt', 'gold']));
});

test('[tradeCards.secret] that two others offer each other something is not known, nor what, nor how often', () => {
  const world = held();
  const give = ['salt', 'gold', 'gold'].map((face, i) => cardIn(world, 1, face, i === 2 ? 1 : 0));
  const between = withOffer(world, give, { to: 2 });
  expectAlike(between, withOffer(world, give.toReversed(), { to: 2, asks: ['gold', 'gold'], wants: 4 }));
  const told = structuredClone(world);
  told.trade.market.told = [{ from: 1, to: 2, names: ['gold', 'gold'] }];
  expectAlike(between, told);
  expect(imagined(between, 'any').trade.market).toMatchObject({ offers: [], told: [], made: 0 });
});

test('[tradeCards.secret] who holds which of the cards kept from earlier turns cannot be told', () => {
  const world = held();
  expectAlike(world, exchanged(world, cardIn(world, 1, 'gold'), cardIn(world, 2, 'salt')));
  expectAlike(world, exchanged(world, cardIn(world, 1, 'salt'), at(at(world.trade.stacks, 0), 2)));
});

test('[tradeCards.draw] what was drawn this turn is of the stacks it was drawn from', () => {
  const world = held();
  world.trade.fresh = [2, 2, 2].map((stack) => ({ nation: 1, stack }));
  for (const seed of SEEDS) {
    const other = imagined(world, seed);
    const ofSecond = at(other.nations, 1).hand.filter((card) => faceOf(other, card).stack === 2);
    expect(ofSecond.length).toBeGreaterThanOrEqual(3);
  }
});

test('[tradeCards.draw] what was drawn since play rested came from its stack', () => {
  const rest = held();
  const world = structuredClone(rest);
  for (const stack of [2, 1, 2]) {
    at(world.nations, 2).hand.push(at(world.trade.stacks, stack - 1).pop() ?? 0);
    world.trade.fresh.push({ nation: 2, stack });
  }
  for (const seed of SEEDS) {
    const { trade } = imagined(world, seed, rest);
    const strays = trade.stacks.flatMap((stack, i) => stack.filter((card) => faceOf(rest, card).stack !== i + 1));
    expect(strays).toEqual([]);
  }
});

test('[tradeCards.return] in which order cards went back under their stack cannot be told, but for those at the bottom', () => {
  const world = held();
  const stack = at(world.trade.stacks, 1);
  const drought = stack.find((card) => faceOf(world, card).id === 'drought') ?? 0;
  const rest = stack.filter((card) => card !== drought);
  world.trade.stacks[1] = [drought, ...rest];
  world.trade.restacked = [drought, ...rest.slice(0, 2)];
  const other = structuredClone(world);
  other.trade.stacks[1] = [drought, ...rest.slice(0, 2).toReversed(), ...rest.slice(2)];
  expectAlike(world, other);
  const bottoms = SEEDS.map((seed) => at(imagined(world, seed).trade.stacks, 1).slice(0, 3));
  expect(new Set(bottoms.map(([lowest]) => lowest))).toEqual(new Set([drought]));
  expect(new Set(bottoms.map(([, next]) => next)).size).toBe(2);
});

test('[tradeCards.secret] which cards two others passed to each other is not known', () => {
  const world = held();
  const passed = (...cards: number[]): Ancients => {
    const other = structuredClone(world);
    other.trade.passed = cards.map((card) => ({ card, from: 2, to: 1 }));
    return other;
  };
  expectAlike(passed(cardIn(world, 1, 'salt')), passed(cardIn(world, 1, 'gold')));
});

test('[conflict.seize] a card one was robbed of since play rested was one’s own then', () => {
  const rest = ancientWorld({ crete: { hand: ['gold', 'salt'] }, egypt: { hand: ['gold', 'salt'] } });
  const world = structuredClone(rest);
  const [gold = 0] = at(world.nations, 0).hand.splice(0, 1);
  at(world.nations, 1).hand.push(gold);
  world.trade.passed.push({ card: gold, from: 0, to: 1 });
  for (const seed of SEEDS) expect(at(imagined(world, seed, rest).nations, 0).hand).toEqual(at(rest.nations, 0).hand);
});

test('[tradeCards.secret] a card we traded away is no longer in that hand once it is paid', () => {
  const world = held();
  const gold = cardIn(world, 1, 'gold');
  world.trade.passed.push({ card: gold, from: 0, to: 1 });
  at(world.nations, 1).hand = at(world.nations, 1).hand.filter((card) => card !== gold);
  world.trade.returned.push(gold);
  const withoutGold = SEEDS.filter((seed) => {
    const other = imagined(world, seed);
    return at(other.nations, 1).hand.every((card) => faceOf(other, card).id !== 'gold');
  });
  expect(withoutGold.length).toBeGreaterThan(0);
});
