import { type AcEvent, tell } from '@ecumene/advanced-civilization/reference';
import { type Event, type Happening, the } from '@ecumene/engine';
import { expect, test } from 'vitest';
import { sceneOf } from '../games/advanced-civilization/scenes.ts';
import { isAncient } from '../games/ancients/events.ts';
import { type Announced, inShort, type Weight, weightOf } from './announcing.ts';

const CITY = 'Crete builds a city in Gaza.';
const told = (words: string, weight: Weight = 'rest'): Announced => ({ words, weight });

test('what happened is read out in short: the first thing, and how much came besides', () => {
  expect(inShort([])).toBe('');
  expect(heard(told(CITY))).toBe(CITY);
  expect(heard(told(CITY), told('Egypt grows.'))).toBe(`${CITY} 1 more event.`);
  expect(heard(told(CITY), told('a'), told('b'), told('c'))).toBe(`${CITY} 3 more events.`);
});

test('what cannot be told in a sentence does not count', () => {
  expect(heard(told(''), told('Egypt grows.'), told(''))).toBe('Egypt grows.');
});

test('what weighs more is read out instead, the weightiest first and a few sentences at most', () => {
  const [famine, loss] = [told('Famine strikes you.', 'blow'), told('You lose 2 tokens.', 'own')];
  const [flood, deal] = [told('Flood strikes Egypt.', 'scene'), told('You trade.', 'deal')];
  expect(heard(told(CITY), famine)).toBe('Famine strikes you. 1 more event.');
  expect(heard(flood, loss, famine)).toBe('Famine strikes you. You lose 2 tokens. Flood strikes Egypt.');
  expect(heard(told(CITY), deal, flood, loss, famine)).toBe(
    'Famine strikes you. You lose 2 tokens. Flood strikes Egypt. 2 more events.',
  );
});

/** What is read out, without the signs that keep names apart where one reads from the right. */
function heard(...happened: readonly Announced[]): string {
  return inShort(happened).replace(/[\u2066-\u2069]/g, '');
}

const GAME = {
  tell: (happening: Happening) => (isAncient(happening) ? tell(happening) : { say: '' }),
  scene: sceneOf,
  isDeal: ({ event }: Happening) => event.what === 'traded',
  offer: ({ event }: Happening) => (event.what === 'offer-made' ? ('made' as const) : undefined),
};

/** How much it weighs for Crete. */
function forCrete(event: AcEvent & Event, more: Partial<Happening> = {}): Weight | undefined {
  return weightOf(GAME, { event, rule: 'AC 24.21', knows: 'all', reveals: false, ...more }, the('nation', 'crete'));
}

test('what strikes or concerns the listener is read first, then what it costs them', () => {
  const strikes = { what: 'calamity-strikes', calamity: 'famine', trader: null } as const;
  const fought = { what: 'fought', area: 'gaza', rounds: [] } as const;
  expect(forCrete({ ...strikes, nation: 'crete' })).toBe('blow');
  expect(forCrete({ ...fought, before: { crete: 2, asia: 1 }, after: { crete: 2 } })).toBe('blow');
  const taken = { what: 'city-taken', nation: 'asia', from: 'crete', area: 'gaza' } as const;
  expect(forCrete(taken, { rule: 'AC 19.32' })).toBe('blow');
  expect(forCrete({ what: 'surplus-removed', nation: 'crete', areas: ['gaza'], counts: [1] })).toBe('blow');
  expect(forCrete({ what: 'losses-due', nation: 'crete', points: 10 })).toBe('own');
  expect(forCrete({ what: 'losses-shared', nation: 'asia', of: 'points', losses: { crete: 8 } })).toBe('own');
});

test('what strikes others weighs less, but for what concerns them alone', () => {
  const strikes = { what: 'calamity-strikes', calamity: 'famine', trader: null } as const;
  expect(forCrete({ ...strikes, nation: 'asia' })).toBe('scene');
  expect(forCrete({ what: 'fought', area: 'gaza', rounds: [], before: { asia: 3, egypt: 1 }, after: {} })).toBe(
    'scene',
  );
  expect(forCrete({ what: 'surplus-removed', nation: 'asia', areas: ['gaza'], counts: [1] })).toBe('rest');
  expect(forCrete({ what: 'losses-due', nation: 'asia', points: 10 })).toBe('rest');
});

test("one's own handshakes, and what one is told alone, weigh more than the rest", () => {
  expect(forCrete({ what: 'traded', nations: ['asia', 'crete'], gave: [3, 3] })).toBe('deal');
  expect(forCrete({ what: 'traded', nations: ['asia', 'egypt'], gave: [3, 3] })).toBe('rest');
  const received = { what: 'cards-received', nation: 'crete', from: 'asia', cards: ['wine'] } as const;
  expect(forCrete(received, { knows: ['Ada'] })).toBe('deal');
  expect(forCrete({ what: 'grew', nation: 'crete', areas: [], counts: [], tokens: 3 })).toBe('rest');
  expect(forCrete({ what: 'turn-begins', turn: 3 })).toBe('rest');
});

test('offers are not read out one by one', () => {
  const offer = {
    what: 'offer-made',
    nation: 'asia',
    offer: 1,
    to: 'crete',
    counters: null,
    gives: 3,
    wants: 3,
  } as const;
  expect(forCrete({ ...offer, names: ['wine'], asks: ['salt'] })).toBeUndefined();
});

test('nothing strikes a spectator', () => {
  const event = { what: 'calamity-strikes', calamity: 'famine', nation: 'crete', trader: null };
  expect(weightOf(GAME, { event, rule: 'AC 29.6', knows: 'all', reveals: false }, undefined)).toBe('scene');
});
