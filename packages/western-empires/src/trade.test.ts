import { play, refused } from '@ecumene/ancients/testing';
import { tableAt } from '@ecumene/engine/testing';
import { expect, test } from 'vitest';
import { westernEmpires } from './game.ts';
import { answer, happened, has, position } from './testing.ts';
import { openTrade, tradePhase } from './trade.ts';
import type { WeWorld } from './world.ts';

const DONE = { do: 'done' };
const atTrade = (): WeWorld =>
  position({
    egypt: { hand: ['fish', 'fish', 'treachery', 'famine', 'wine', 'water'] },
    minoa: { hand: ['iron', 'oil', 'wine', 'ochre', 'ochre'] },
    hellas: { hand: ['clay', 'papyri', 'tin'] },
  });
const trade = (world: WeWorld) => {
  openTrade(world);
  return tradePhase(world);
};
const offer = { do: 'offer', give: ['fish', 'fish', 'treachery'], wants: 4, asks: ['iron', 'oil'], to: 'minoa' };
const accept = { do: 'accept', offer: 1, give: ['iron', 'oil', 'wine', 'ochre'] };
const ALL_DONE = [
  ['egypt', DONE],
  ['minoa', DONE],
  ['hellas', DONE],
] as const;
const why = (move: unknown): string => refused(trade(atTrade()), { egypt: [move] });

test('[WE trade.6] [WE trade.11] [WE trade.13] [WE trade.14] [WE trade.18] two players swap; two commodities are named, the rest may be anything', () => {
  const world = atTrade();
  play(trade(world), [['egypt', offer], ['minoa', accept], ...ALL_DONE]);
  expect(has(world, 'minoa')['hand']).toEqual(['fish', 'fish', 'ochre', 'treachery']);
  expect(has(world, 'egypt')['hand']).toEqual(['famine', 'iron', 'ochre', 'oil', 'water', 'wine', 'wine']);
});

test('[WE trade.12] at least 3 cards each', () => {
  expect(why({ ...offer, give: ['fish', 'fish'] })).toBe('too-few WE trade.12');
  expect(why({ ...offer, wants: 2 })).toBe('too-few WE trade.12');
});

test('[WE trade.13] [WE W22] the first two are commodities, and true; Water may be named', () => {
  expect(why({ ...offer, give: ['treachery', 'fish', 'fish'] })).toContain('named');
  expect(why({ ...offer, give: ['gold', 'fish', 'fish'] })).toContain('not-held');
  const world = atTrade();
  play(trade(world), [['egypt', { ...offer, give: ['water', 'fish', 'wine'] }], ['minoa', accept], ...ALL_DONE]);
  expect(has(world, 'minoa')['hand']).toContain('water');
});

test('[WE trade.5] a calamity that is not tradable stays', () => {
  expect(why({ ...offer, give: ['fish', 'fish', 'famine'] })).not.toBe('');
});

test('[WE trade.15] [WE trade.6] calamities are never asked for by name', () => {
  expect(why({ ...offer, asks: ['treachery', 'oil'] })).not.toBe('');
});

test('[WE trade.20] [WE trade.21] a trade that breaks what was said does not happen', () => {
  const wrong = (give: readonly string[]) =>
    refused(trade(atTrade()), [
      ['egypt', offer],
      ['minoa', { ...accept, give }],
    ]);
  expect(wrong(['iron', 'wine', 'ochre', 'ochre'])).not.toBe('');
  expect(wrong(['iron', 'oil', 'wine'])).not.toBe('');
  expect(wrong(['iron', 'oil', 'wine', 'gold'])).not.toBe('');
});

test('[WE trade.16] [WE trade.17] treasury and advances have no place in an offer, nor has any promise', () => {
  expect(why({ ...offer, treasury: 5 })).toContain('shape');
  expect(why({ ...offer, give: ['fish', 'fish', 'pottery'] })).not.toBe('');
});

test('[WE trade.10] [WE trade.22] all trade at once, until all are done or the time is up', () => {
  const table = tableAt(
    westernEmpires,
    position({
      egypt: { hand: ['fish', 'fish', 'wine'], cities: ['memphis'], tokens: { siwa: 2 } },
      minoa: { hand: ['iron', 'oil', 'wine'] },
    }),
    'trade',
  );
  expect(table.waiting().map(({ seat }) => seat)).toEqual(['minoa', 'egypt']);
  expect(answer(table, 'egypt', DONE)).toBe('');
  expect(answer(table, 'minoa', DONE)).toBe('');
  expect(table.where).not.toContain('trade');
});

test('[WE trade.7] calamities do nothing during trade, and remember who gave them', () => {
  const world = atTrade();
  play(trade(world), [['egypt', offer], ['minoa', accept], ...ALL_DONE]);
  expect(happened(world, 'calamity-strikes')).toEqual([]);
  expect(Object.values(world.trade.givers)).toEqual([8]);
});

test('[WE trade.19] nobody else learns which cards were traded', () => {
  const world = atTrade();
  play(trade(world), [['egypt', offer], ['minoa', accept], ...ALL_DONE]);
  const told = world.news.filter(({ event }) => event.what === 'cards-received');
  expect(told.length).toBeGreaterThan(0);
  for (const { knows } of told) expect(knows).not.toContain('hellas');
});
