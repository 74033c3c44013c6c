import { offersSeen } from '@ecumene/ancients';
import { play, refused } from '@ecumene/ancients/testing';
import { tableAt } from '@ecumene/engine/testing';
import { expect, test } from 'vitest';
import { advancedCivilization } from './game.ts';
import { happened, has, position, theNation, tradeIn } from './testing.ts';
import { halves, view } from './view.ts';
import type { AcWorld } from './world.ts';

const DONE = { do: 'done' };
const egypt = { hand: ['salt', 'salt', 'treachery', 'famine', 'wine'] };
const crete = { hand: ['grain', 'iron', 'wine', 'oil', 'oil'] };

function atTrade(): AcWorld {
  return position({ egypt, crete, africa: { hand: ['ochre', 'hides', 'papyrus'] } });
}

const offer = {
  do: 'offer',
  give: ['salt', 'salt', 'treachery'],
  wants: 4,
  asks: ['grain', 'iron'],
  to: 'crete',
};
const accept = { do: 'accept', offer: 1, give: ['iron', 'grain', 'wine', 'oil'] };

const ALL_DONE = [
  ['egypt', DONE],
  ['crete', DONE],
  ['africa', DONE],
] as const;
const DEAL = [['egypt', offer], ['crete', accept], ...ALL_DONE] as const;

test('[AC 28.3 example] three cards with two Salt named go for four with Grain and Iron named; the rest may be anything', () => {
  const world = atTrade();
  play(tradeIn(world), DEAL);
  expect(has(world, 'crete')['hand']).toEqual(['oil', 'salt', 'salt', 'treachery']);
  expect(has(world, 'egypt')['hand']).toEqual(['famine', 'grain', 'iron', 'oil', 'wine', 'wine']);
});

test('[AC 28.3] each side gives at least three cards', () => {
  expect(refused(tradeIn(atTrade()), { egypt: [{ ...offer, give: ['salt', 'salt'] }] })).toBe('too-few AC 28.3');
  expect(refused(tradeIn(atTrade()), { egypt: [{ ...offer, wants: 2 }] })).toBe('too-few AC 28.3');
});

test('[AC 28.3] the two named cards are named truthfully, and are commodities', () => {
  expect(refused(tradeIn(atTrade()), { egypt: [{ ...offer, give: ['grain', 'salt', 'salt'] }] })).toBe(
    'not-held AC 28.3',
  );
  expect(refused(tradeIn(atTrade()), { egypt: [{ ...offer, give: ['treachery', 'salt', 'salt'] }] })).toBe(
    'named AC 28.3',
  );
  const wrong = { ...accept, give: ['grain', 'wine', 'oil', 'oil'] };
  expect(
    refused(tradeIn(atTrade()), [
      ['egypt', offer],
      ['crete', wrong],
    ]),
  ).toBe('asks AC 28.3');
  const few = { ...accept, give: ['grain', 'iron', 'oil'] };
  expect(
    refused(tradeIn(atTrade()), [
      ['egypt', offer],
      ['crete', few],
    ]),
  ).toBe('count AC 28.3');
});

test('[AC 28.3] the offer names two commodities it wants, no more and no fewer', () => {
  for (const asks of [[], ['grain'], ['grain', 'treachery'], ['grain', 'nectar']]) {
    expect(refused(tradeIn(atTrade()), { egypt: [{ ...offer, asks }] })).toBe('asks AC 28.3');
  }
});

test('[AC 28.3] a player with fewer than three cards cannot trade, and nobody trades with themselves', () => {
  const world = (): AcWorld => position({ egypt, crete, africa: { hand: ['ochre', 'hides'] } });
  for (const to of ['africa', 'egypt', 'thrace', 'outsiders']) {
    expect(refused(tradeIn(world()), { egypt: [{ ...offer, to }] })).toBe('nobody AC 28.3');
  }
  const own = { do: 'accept', offer: 1, give: ['salt', 'salt', 'wine'] };
  const toAll = { do: 'offer', give: ['salt', 'salt', 'wine'], wants: 3, asks: ['salt', 'salt'] };
  expect(
    refused(tradeIn(world()), [
      ['egypt', toAll],
      ['egypt', own],
    ]),
  ).toBe('no-offer AC 28.3');
});

test('[AC 28.1] an offer is countered only by those it is meant for', () => {
  const counter = { do: 'offer', give: ['ochre', 'hides', 'papyrus'], wants: 3, asks: ['salt', 'salt'], counters: 1 };
  expect(
    refused(tradeIn(atTrade()), [
      ['egypt', offer],
      ['africa', counter],
    ]),
  ).toBe('no-offer AC 28.3');
});

test('[AC 29.2] a non-tradable calamity cannot be given', () => {
  expect(refused(tradeIn(atTrade()), { egypt: [{ ...offer, give: ['salt', 'salt', 'famine'] }] })).toBe(
    'not-tradable AC 29.2',
  );
});

test('[AC A25] two cards a side are not enough, whatever an article says', () => {
  expect(refused(tradeIn(atTrade()), { egypt: [{ ...offer, give: ['salt', 'salt'], wants: 2 }] })).toBe(
    'too-few AC 28.3',
  );
});

test('[AC 28.1] offers can be withdrawn and countered; a struck deal stands', () => {
  const world = atTrade();
  const counter = {
    do: 'offer',
    give: ['oil', 'oil', 'wine'],
    wants: 3,
    asks: ['salt', 'salt'],
    to: 'egypt',
    counters: 1,
  };
  play(tradeIn(world), [
    ['egypt', offer],
    ['crete', counter],
    ['egypt', { do: 'withdraw', offer: 1 }],
    ['egypt', { do: 'accept', offer: 2, give: ['salt', 'salt', 'wine'] }],
    ...ALL_DONE,
  ]);
  expect(happened(world, 'offer-withdrawn')).toEqual([{ what: 'offer-withdrawn', nation: 'egypt', offer: 1 }]);
  expect(has(world, 'egypt')['hand']).toEqual(['famine', 'oil', 'oil', 'treachery', 'wine']);
});

test('[AC 28.2] a deal is between two, and nobody accepts an offer meant for another', () => {
  const forEgypt = { do: 'accept', offer: 1, give: ['ochre', 'hides', 'papyrus', 'salt'] };
  expect(
    refused(tradeIn(atTrade()), [
      ['egypt', offer],
      ['africa', forEgypt],
    ]),
  ).toBe('no-offer AC 28.3');
});

test('[AC 28.3] all see that two traded and how many cards; only the two see which', () => {
  const world = atTrade();
  play(tradeIn(world), DEAL);
  expect(happened(world, 'traded')).toEqual([{ what: 'traded', nations: ['egypt', 'crete'], gave: [3, 4] }]);
  const received = world.news.filter(({ event }) => event.what === 'cards-received');
  expect(received.map(({ knows }) => knows)).toEqual([
    ['crete', 'egypt'],
    ['egypt', 'crete'],
  ]);
});

test('[AC 28.1] when a deal is struck all other offers of both lapse', () => {
  const world = atTrade();
  const toAll = { do: 'offer', give: offer.give, asks: ['ochre', 'hides'], wants: 3 };
  const accepted = { do: 'accept', offer: 2, give: accept.give };
  const late = { do: 'accept', offer: 1, give: ['ochre', 'hides', 'papyrus'] };
  expect(
    refused(tradeIn(world), [
      ['egypt', toAll],
      ['egypt', offer],
      ['crete', accepted],
      ['africa', late],
    ]),
  ).toBe('no-offer AC 28.3');
  expect(world.trade.market.offers).toEqual([]);
});

test('[AC 28.1] also the offers of the player who accepted', () => {
  const fromCrete = { do: 'offer', give: ['oil', 'oil', 'wine'], asks: ['ochre', 'hides'], wants: 3 };
  expect(
    refused(tradeIn(atTrade()), [
      ['crete', fromCrete],
      ['egypt', offer],
      ['crete', { ...accept, offer: 2 }],
      ['africa', { do: 'accept', offer: 1, give: ['ochre', 'hides', 'papyrus'] }],
    ]),
  ).toBe('no-offer AC 28.3');
});

test('[AC 28.1] a player who comes too late reads that the offer is gone, and the same where it never was for them', () => {
  const withdrawal = ['egypt', { do: 'withdraw', offer: 1 }] as const;
  const acceptance = ['crete', accept] as const;
  const counter = ['africa', { ...offer, give: ['ochre', 'hides', 'papyrus'], to: 'egypt', counters: 1 }] as const;
  const doing =
    (...moves: (readonly [string, object])[]) =>
    () =>
      play(tradeIn(atTrade()), [['egypt', offer], ...moves]);
  expect(doing(acceptance, withdrawal)).toThrow('Your offer has ended. It was accepted, withdrawn');
  const gone = 'This offer has ended. It was accepted, declined, withdrawn';
  expect(doing(withdrawal, acceptance)).toThrow(gone);
  expect(doing(withdrawal, counter)).toThrow(gone);
  expect(doing(counter)).toThrow(gone);
});

test('[AC 28.3] an offer to one is told to the two it concerns, an offer to all to everybody', () => {
  const world = atTrade();
  const toAll = { do: 'offer', give: ['oil', 'oil', 'wine'], asks: ['ochre', 'hides'], wants: 3 };
  play(tradeIn(world), [['egypt', offer], ['egypt', { do: 'withdraw', offer: 1 }], ['crete', toAll], ...ALL_DONE]);
  const told = world.news.filter(({ event }) => event.what.startsWith('offer-'));
  expect(told.map(({ event, knows }) => [event.what, knows])).toEqual([
    ['offer-made', ['egypt', 'crete']],
    ['offer-withdrawn', ['egypt', 'crete']],
    ['offer-made', 'all'],
  ]);
});

test('[AC 29.61] who last gave a calamity away is remembered', () => {
  const world = atTrade();
  play(tradeIn(world), DEAL);
  const treachery = theNation(world, 'crete').hand.find((card) => world.trade.givers[card] !== undefined);
  expect(world.trade.givers[treachery ?? -1]).toBe(8);
});

test('[AC 28.41] trade ends when all are done, and a player with fewer than three cards takes no part', () => {
  const world = position({ egypt, crete, africa: { hand: ['ochre', 'hides'] } });
  play(tradeIn(world), { egypt: [DONE], crete: [DONE] });
  expect(happened(world, 'trade-ends')).toEqual([{ what: 'trade-ends', by: 'over' }]);
  expect(tradeIn(position({ egypt, crete: { hand: ['ochre'] } }))).toBeUndefined();
});

test('[AC 28.41] a player who was done is asked again when others take an open offer', () => {
  const world = atTrade();
  const deal = [
    ['egypt', offer],
    ['egypt', DONE],
    ['africa', DONE],
    ['crete', accept],
    ['crete', DONE],
  ] as const;
  play(tradeIn(world), [...deal, ['egypt', DONE]]);
  expect(happened(world, 'trade-ends')).toEqual([{ what: 'trade-ends', by: 'over' }]);
  expect(() => play(tradeIn(atTrade()), deal)).toThrow('no answer is left');
});

test('[AC 28.41] a player who was done and makes an offer is no longer done', () => {
  const script = tradeIn(atTrade());
  const moves = [
    ['egypt', DONE],
    ['egypt', offer],
    ['crete', DONE],
    ['africa', DONE],
  ] as const;
  expect(() => play(script, moves)).toThrow('no answer is left');
});

test('[AC 28.1] nobody withdraws an offer of another', () => {
  expect(
    refused(tradeIn(atTrade()), [
      ['egypt', offer],
      ['crete', { do: 'withdraw', offer: 1 }],
    ]),
  ).toBe('no-offer AC 28.3');
});

test('[AC 27.4] hands are secret: others see how many cards, and offers to one are seen by two', () => {
  const world = atTrade();
  const script = tradeIn(world);
  if (!script) throw new Error('nobody trades');
  const [post] = (script.next().value ?? []).filter(({ seat }) => seat === 'egypt');
  post?.take(offer);
  script.next();
  expect(view(world, 'egypt').hand).toContain('famine');
  expect(view(world, 'crete').hand).not.toContain('famine');
  expect(JSON.stringify(view(world, 'africa'))).not.toContain('famine');
  for (const viewer of ['africa', null]) expect(offersSeen(view(world, viewer))).toEqual([]);
  const seen = { from: 'egypt', gives: 3, names: ['salt', 'salt'], wants: 4 };
  for (const viewer of ['crete', 'egypt']) expect(offersSeen(view(world, viewer))).toMatchObject([seen]);
  expect(view(world, 'crete').ownOffers[0]).not.toHaveProperty('hides');
  expect(view(world, null).hand).toEqual([]);
});

test('[AC 28.3] what an offer hides is shown to the player who made it, and to nobody else', () => {
  const world = atTrade();
  const script = tradeIn(world);
  if (!script) throw new Error('nobody trades');
  const [post] = (script.next().value ?? []).filter(({ seat }) => seat === 'egypt');
  const { to: _, ...toAll } = offer;
  post?.take(toAll);
  script.next();
  expect(offersSeen(view(world, 'egypt'))).toMatchObject([{ names: ['salt', 'salt'], hides: ['treachery'] }]);
  expect(JSON.stringify(halves.forAll(world))).not.toContain('treachery');
  for (const viewer of ['crete', 'africa', null]) {
    const offers = offersSeen(view(world, viewer));
    expect(offers).toMatchObject([{ gives: 3, names: ['salt', 'salt'] }]);
    expect(offers[0]).not.toHaveProperty('hides');
    expect(JSON.stringify(view(world, viewer))).not.toContain('treachery');
  }
});

test('[AC 28.41] or the clock ends it, no matter who is still trading', () => {
  const world = atTrade();
  play(tradeIn(world), [['@clock', true]]);
  expect(happened(world, 'trade-ends')).toEqual([{ what: 'trade-ends', by: 'closed' }]);
});

test('[AC 28.1] nobody has more than twelve open offers', () => {
  const many = Array.from({ length: 13 }, () => ['egypt', offer] as const);
  expect(refused(tradeIn(atTrade()), many)).toBe('too-many AC 28.3');
});

test('[AC 14.2] everybody can read what a nation’s civilization cards are worth', () => {
  const world = position({ egypt: { cards: ['pottery', 'music'] }, crete: {} });
  expect(view(world, 'crete').cardPoints).toMatchObject({ egypt: 105, crete: 0 });
});

test('[AC 28.1] the trade stands in the world alone: a copy made there plays nothing again', () => {
  const table = tableAt(advancedCivilization, atTrade());
  while (table.waiting()[0]?.topic !== 'trade') {
    const [first] = table.waiting();
    table.defaultAnswer(first?.seat ?? '', table.questions(first?.seat ?? '')[0]?.id ?? '');
  }
  const ask = (): string => table.questions('egypt')[0]?.id ?? '';
  expect(table.answer('egypt', ask(), offer).ok).toBe(true);
  expect(table.answer('egypt', ask(), { do: 'withdraw', offer: 1 }).ok).toBe(true);
  expect(table.latestCheckpoint?.after).toBe(table.journal.length);
  expect(table.fork().waiting()).toEqual(table.waiting());
  expect(table.fork().questions('crete')).toEqual(table.questions('crete'));
});

test('[AC 28.3] what an offer named is known until its maker trades, though it is withdrawn', () => {
  const world = atTrade();
  const script = tradeIn(world);
  const say = (seat: string, move: unknown): void => {
    const post = [...(script?.next().value ?? [])].find((one) => one.seat === seat);
    expect(post?.take(move)).toBeUndefined();
  };
  for (const id of [1, 2]) {
    say('egypt', offer);
    say('egypt', { do: 'withdraw', offer: id });
  }
  say('egypt', DONE);
  expect(world.trade.market.told).toMatchObject([{ names: ['salt', 'salt'] }]);
  play(tradeIn(world), DEAL);
  expect(world.trade.market.told).toEqual([]);
});
