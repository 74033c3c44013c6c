import { offersSeen } from '@ecumene/ancients';
import { play, refused } from '@ecumene/ancients/testing';
import { must, randomFrom } from '@ecumene/engine';
import { expect, test } from 'vitest';
import { book } from './book.ts';
import { position, tradeIn } from './testing.ts';
import { view } from './view.ts';
import type { AcWorld } from './world.ts';

const DONE = { do: 'done' };
const offer = { do: 'offer', give: ['salt', 'salt', 'wine'], wants: 3, asks: ['grain', 'iron'], to: 'crete' };
const ALL_DONE = [
  ['egypt', DONE],
  ['crete', DONE],
  ['africa', DONE],
] as const;

function atTrade(): AcWorld {
  return position({
    egypt: { hand: ['salt', 'salt', 'wine', 'wine'] },
    crete: { hand: ['grain', 'grain', 'iron', 'oil'] },
    africa: { hand: ['ochre', 'hides', 'papyrus'] },
  });
}

/** A trade that goes on, and a way to do something there: why it was refused, or nothing. */
function opened() {
  const world = atTrade();
  const script = must(tradeIn(world) ?? undefined, 'a trade');
  let posts = script.next().value;
  const say = (seat: string, move: unknown): string | undefined => {
    const refusal = (posts ?? []).find((one) => one.seat === seat)?.take(move);
    if (refusal === undefined) posts = script.next().value;
    return refusal?.code;
  };
  return { world, say };
}

const no = { do: 'decline', offer: 1, why: 'collects', card: 'grain' };

test('[AC 28.3] a player declines an offer made to them alone, with a reason; only the two hear of it', () => {
  const world = atTrade();
  play(tradeIn(world), [['egypt', offer], ['crete', no], ...ALL_DONE]);
  const told = world.news.filter(({ event }) => event.what === 'offer-declined');
  const event = { nation: 'crete', from: 'egypt', offer: 1, why: 'collects', card: 'grain' };
  expect(told).toMatchObject([{ event, knows: ['egypt', 'crete'] }]);
});

test('[AC 28.3] a declined offer is over for both, but its maker sees the answer until another offer takes its place', () => {
  const { world, say } = opened();
  say('egypt', offer);
  say('crete', { do: 'decline', offer: 1, why: 'too-little' });
  const declined = { id: 1, declined: { why: 'too-little', card: null } };
  for (const viewer of ['crete', 'egypt']) expect(offersSeen(view(world, viewer))).toMatchObject([declined]);
  expect(offersSeen(view(world, 'africa'))).toEqual([]);
  expect(say('crete', { do: 'accept', offer: 1, give: ['grain', 'iron', 'oil'] })).toBe('no-offer');
  expect(say('crete', no)).toBe('no-offer');
  say('egypt', { ...offer, wants: 4 });
  expect(offersSeen(view(world, 'egypt')).map(({ id }) => id)).toEqual([2]);
});

test('[AC 28.3] declined offers do not count among those a player may have open', () => {
  const { say } = opened();
  for (let i = 0; i < 40; i++) {
    say('egypt', offer);
    say('crete', { ...no, offer: i + 1 });
  }
  const open = { ...offer, to: 'africa' };
  for (let i = 0; i < book.trade.mostOffers; i++) say('egypt', open);
  expect(say('egypt', open)).toBe('too-many');
});

test('[AC 28.3] the reason for declining fits the offer, and an offer to all cannot be declined', () => {
  const doing = (answer: object, made: object = offer) =>
    refused(tradeIn(atTrade()), [
      ['egypt', made],
      ['crete', answer],
    ]);
  expect(doing({ ...no, card: 'oil' })).toBe('reason AC 28.3');
  expect(doing({ ...no, why: 'too-little' })).toBe('reason AC 28.3');
  expect(doing({ do: 'decline', offer: 1, why: 'collects' })).toBe('reason AC 28.3');
  const { to: _, ...toAll } = offer;
  expect(doing(no, toAll)).toBe('to-all AC 28.3');
  expect(doing({ ...no, offer: 2 })).toBe('no-offer AC 28.3');
});

test('[AC 28.3] an offer arranged as declined is one, and an offer that asks for nothing can be declined at random', () => {
  const given = { id: 1, from: 'egypt', to: 'crete', give: ['salt', 'salt', 'wine'], wants: 3 };
  const hands = { egypt: { hand: ['salt', 'salt', 'wine'] }, crete: { hand: ['grain', 'grain', 'iron'] } };
  const declined = { why: 'collects', card: 'grain' };
  const world = position({ ...hands, offers: [{ ...given, asks: ['grain', 'iron'], declined }] });
  expect(offersSeen(view(world, 'egypt'))).toMatchObject([{ declined }]);
  const crete = must(tradeIn(position({ ...hands, offers: [given] })) ?? undefined, 'a trade')
    .next()
    .value?.find(({ seat }) => seat === 'crete');
  const samples = Array.from({ length: 200 }, (_, i) => crete?.asking.sample(randomFrom(`sample ${i}`)));
  expect(samples).toContainEqual(expect.objectContaining({ do: 'decline', offer: 1 }));
  expect(samples.filter((sample) => crete?.asking.check(sample) !== undefined)).toEqual([]);
});

test('[AC 28.1] a player who is done and declines an offer stays done', () => {
  const { world, say } = opened();
  say('crete', DONE);
  say('egypt', offer);
  say('crete', no);
  expect(view(world, null).market.done).toEqual(['crete']);
});
