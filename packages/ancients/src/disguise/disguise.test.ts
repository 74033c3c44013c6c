import { at, randomFrom } from '@ecumene/engine';
import { expect, test } from 'vitest';
import { ancientWorld } from '../testing/index.ts';
import { faceOf } from '../trade-cards/stacks.ts';
import type { Ancients } from '../world.ts';
import { disguiseCards } from './disguise.ts';
import type { Hiding } from './knowledge.ts';

const TRADING = { named: 2, fewest: 3 };

function facesOf(world: Ancients, name: string): string[] {
  const hand = world.nations.find((one) => one.name === name)?.hand ?? [];
  return hand.map((card) => faceOf(world, card).id).sort();
}

/** What Crete may take the world for. */
function disguisedFrom(world: Ancients, seed: string, hiding: Hiding = {}): Ancients {
  const other = structuredClone(world);
  disguiseCards(world, 'crete', randomFrom(seed), { trading: TRADING, hiding }).world(other);
  return other;
}

/** Egypt drew two cards of stack 2, got one in a trade, and names gold in an offer: the one drawn, or the one it got. */
function withOffer(names: 'the one drawn' | 'the one traded'): Ancients {
  const world = ancientWorld({ crete: {}, egypt: { hand: ['gold', 'gold', 'plague'] }, assyria: { hand: ['salt'] } });
  const { trade, nations } = world;
  const [drawn = 0, traded = 0] = nations[1]?.hand ?? [];
  trade.passed.push({ card: traded, from: 2, to: 1 });
  trade.fresh.push({ nation: 1, stack: 2 }, { nation: 1, stack: 2 });
  const give = [names === 'the one drawn' ? drawn : traded];
  trade.market.offers.push({ id: 1, from: 1, give, wants: 3, asks: [] });
  return world;
}

test('[tradeCards.secret] nobody can tell which of two equal cards was named, and which came by trade', () => {
  for (let i = 0; i < 40; i++) {
    const one = disguisedFrom(withOffer('the one drawn'), `seed ${i}`, { passedOpenly: true });
    const other = disguisedFrom(withOffer('the one traded'), `seed ${i}`, { passedOpenly: true });
    expect(facesOf(one, 'egypt')).toEqual(facesOf(other, 'egypt'));
  }
});

const SEEDS = Array.from({ length: 40 }, (_, i) => `seed ${i}`);

/** Egypt drew a card of stack 2, which is drought or is not. */
function withDraw(card: 'drought' | 'gold', salt = 3): Ancients {
  const hand = [card, ...Array.from({ length: salt }, () => 'salt')];
  const world = ancientWorld({ crete: {}, egypt: { hand } });
  world.trade.fresh.push({ nation: 1, stack: 2 });
  return world;
}

/** In how many disguises Egypt holds the drought. */
function droughts(world: Ancients, hiding: Hiding): string[] {
  return SEEDS.filter((seed) => facesOf(disguisedFrom(world, seed, hiding), 'egypt').includes('drought'));
}

test('[tradeCards.stacks] who drew a non-tradable calamity that may lie anywhere cannot be told', () => {
  const held = droughts(withDraw('drought'), { anywhere: true });
  expect(droughts(withDraw('gold'), { anywhere: true })).toEqual(held);
  expect(held.length).toBeGreaterThan(0);
  expect(held.length).toBeLessThan(SEEDS.length);
});

test('[tradeCards.return] a non-tradable calamity whose place can be counted stays where it is', () => {
  expect(droughts(withDraw('drought'), {})).toEqual(SEEDS);
  expect(droughts(withDraw('gold'), {})).toEqual([]);
});

test('[tradeCards.secret] one that would have been revealed is in no hand', () => {
  expect(droughts(withDraw('gold'), { anywhere: true, drawnOpenly: true })).toEqual([]);
});

test('[tradeCards.secret] a hand that trades is never left with too few cards to give', () => {
  expect(droughts(withDraw('gold', 2), { anywhere: true })).toEqual([]);
});

test('[tradeCards.secret] an offer that gave what would be a non-tradable calamity gives another card instead', () => {
  const world = withDraw('gold', 4);
  const seed = SEEDS.find((one) => facesOf(disguisedFrom(world, one, { anywhere: true }), 'egypt').includes('drought'));
  const { answer } = disguiseCards(world, 'crete', randomFrom(seed ?? ''), {
    trading: TRADING,
    hiding: { anywhere: true },
  });
  const offer = { do: 'offer', give: ['salt', 'salt', 'gold'], wants: 3, asks: ['salt', 'salt'] };
  expect(answer(world, 'egypt', 'trade', offer)).toEqual({ ...offer, give: ['salt', 'salt', 'salt'] });
});

test('[tradeCards.secret] what an offer names is named in every disguise, whichever of two equal cards it was', () => {
  const world = ancientWorld({ crete: {}, egypt: { hand: ['gold', 'gold', 'salt', 'salt'] } });
  const [, fromCrete = 0] = world.nations[1]?.hand ?? [];
  world.trade.passed.push({ card: fromCrete, from: 0, to: 1 });
  world.trade.fresh.push({ nation: 1, stack: 2 });
  const offer = { do: 'offer', give: ['gold', 'salt', 'salt'], wants: 3, asks: ['salt', 'salt'] };
  const give = world.nations[1]?.hand.filter((card) => card !== fromCrete) ?? [];
  world.trade.market.offers.push({ id: 1, from: 1, give, wants: 3, asks: [] });
  for (const seed of SEEDS) {
    const { answer } = disguiseCards(world, 'crete', randomFrom(seed), { trading: TRADING });
    expect(answer(world, 'egypt', 'trade', offer)).toMatchObject({ give: ['gold', 'salt', expect.any(String)] });
    const [stands] = disguisedFrom(world, seed).trade.market.offers;
    expect(stands?.give.slice(0, 2).map((card) => faceOf(world, card).id)).toEqual(['gold', 'salt']);
  }
});

/** Crete gave gold to Egypt, which has gold of its own, and Egypt passed a card on to Assyria. */
function passedOn(card: 'the one it got' | 'its own' | 'salt'): Ancients {
  const hand = ['gold', 'gold', 'salt'];
  const world = ancientWorld({ crete: {}, egypt: { hand }, assyria: { hand: ['salt', 'salt', 'salt'] } });
  const { trade, nations } = world;
  const [egypt, assyria] = [at(nations, 1), at(nations, 2)];
  const [got = 0, own = 0, salt = 0] = egypt.hand;
  const passed = { 'the one it got': got, 'its own': own, salt }[card];
  trade.passed.push({ card: got, from: 0, to: 1 }, { card: passed, from: 1, to: 2 });
  egypt.hand = egypt.hand.filter((one) => one !== passed);
  assyria.hand.push(passed);
  return world;
}

/** Who holds gold in each of many disguises. */
function goldHolders(world: Ancients): string[] {
  return SEEDS.map((seed) => {
    const other = disguisedFrom(world, seed);
    return ['egypt', 'assyria'].filter((name) => facesOf(other, name).includes('gold')).join(' and ');
  });
}

test('[tradeCards.secret] which of two equal cards was passed on cannot be told', () => {
  expect(goldHolders(passedOn('the one it got'))).toEqual(goldHolders(passedOn('its own')));
});

test('[tradeCards.secret] nor whether a card one gave away was passed on: one of the two has it', () => {
  const holders = goldHolders(passedOn('salt'));
  expect(new Set(holders)).toEqual(new Set(['egypt', 'assyria', 'egypt and assyria']));
});

test('[tradeCards.secret] what one gave away is where it went, as long as nothing was passed on', () => {
  const world = ancientWorld({ crete: {}, egypt: { hand: ['gold', 'salt', 'salt'] }, assyria: { hand: ['gold'] } });
  world.trade.passed.push({ card: at(at(world.nations, 1).hand, 0), from: 0, to: 1 });
  for (const seed of SEEDS) expect(facesOf(disguisedFrom(world, seed), 'egypt')).toContain('gold');
});

test('[tradeCards.secret] what came back need not be what was given, so nothing is known of the rest', () => {
  const world = ancientWorld({ crete: { hand: ['gold'] }, egypt: { hand: ['gold', 'salt'] } });
  world.trade.fresh.push({ nation: 1, stack: 2 });
  const [came] = at(world.nations, 0).hand;
  const [kept] = at(world.nations, 1).hand;
  world.trade.passed.push({ card: kept ?? 0, from: 0, to: 1 }, { card: came ?? 0, from: 1, to: 0 });
  const holders = SEEDS.filter((seed) => facesOf(disguisedFrom(world, seed), 'egypt').includes('gold'));
  expect(holders.length).toBeLessThan(SEEDS.length);
});

test('[tradeCards.secret] what an offer had named before it was withdrawn is remembered by those it was made to', () => {
  const world = ancientWorld({ crete: {}, egypt: { hand: ['gold', 'salt', 'salt'] }, assyria: {} });
  const named = (): number =>
    SEEDS.filter((seed) => facesOf(disguisedFrom(world, seed), 'egypt').includes('gold')).length;
  world.trade.fresh.push({ nation: 1, stack: 2 });
  world.trade.market.told = [{ from: 1, to: 2, names: ['gold'] }];
  expect(named()).toBeLessThan(SEEDS.length);
  world.trade.market.told = [{ from: 1, names: ['gold'] }];
  expect(named()).toBe(SEEDS.length);
});

test('[tradeCards.pass] a hidden calamity came from the player who passed it on', () => {
  const world = ancientWorld({
    crete: {},
    egypt: { hand: ['salt', 'salt', 'salt'] },
    assyria: { hand: ['plague', 'salt', 'salt'] },
  });
  const [plague = 0] = at(world.nations, 2).hand;
  world.trade.fresh.push({ nation: 1, stack: 2 });
  world.trade.passed.push({ card: plague, from: 1, to: 2 });
  world.trade.givers[plague] = 1;
  const givers = SEEDS.map((seed) => {
    const other = disguisedFrom(world, seed);
    const holder = other.nations.findIndex(({ hand }) => hand.includes(plague));
    return `${holder} from ${other.trade.givers[plague]}`;
  });
  expect(new Set(givers)).toEqual(new Set(['-1 from undefined', '1 from undefined', '2 from 1']));
});
