import type { EpEvent } from '@ecumene/expansion-project/reference';
import { expect, test } from 'vitest';
import { moreActs } from '../../playback/acts.ts';
import { sceneOf } from './scenes.ts';

const told = (rule: string, ...events: readonly EpEvent[]) =>
  events.map((event, number) => ({ number, happening: { event, rule, knows: 'all' as const, reveals: false } }));
const STRUCK = told('EP 29.3.1.1', { what: 'calamity-strikes', calamity: 'famine', nation: 'hatti', trader: null });
const USED = told(
  'EP 25.3.1',
  { what: 'ability-used', nation: 'egypt', ability: 'fundamentalism', area: 'libya' },
  { what: 'tokens-removed', nation: 'carthage', area: 'libya', tokens: 2 },
);

/** The acts somebody sees, with how much each tells. */
function acts(own: string, ...news: readonly ReturnType<typeof told>[]): (readonly [string, number])[] {
  return moreActs({ scene: sceneOf }, [], news.flat(), own).map(({ kind, lines }) => [kind, lines.length]);
}

test('an ability that falls on others is an act of its own, and no part of the calamity before it', () => {
  expect(acts('carthage', STRUCK, USED)).toEqual([
    ['calamity', 1],
    ['ability', 2],
  ]);
});

test('a player who uses an ability is not told of it', () => {
  expect(acts('egypt', STRUCK, USED)).toEqual([['calamity', 1]]);
});

test('Diaspora and the treasury of Politics strike nobody', () => {
  const quiet = told(
    'EP 25.2.1',
    { what: 'ability-used', nation: 'egypt', ability: 'diaspora', area: 'libya' },
    { what: 'ability-used', nation: 'egypt', ability: 'politics' },
  );
  expect(acts('carthage', STRUCK, quiet)).toEqual([['calamity', 1]]);
});

test('Trade Empire is told to the player who gives a card and to the one who gets it', () => {
  const asked = told('EP 25.7.1', {
    what: 'commodity-asked',
    nation: 'egypt',
    from: 'carthage',
    card: 'oil',
    given: true,
  });
  const received = told('EP 25.7.1', {
    what: 'cards-received',
    nation: 'egypt',
    from: 'carthage',
    cards: ['oil'],
  });
  expect(acts('carthage', asked, received)).toEqual([['ability', 1]]);
  expect(acts('egypt', asked, received)).toEqual([['ability', 1]]);
  expect(acts('rome', asked, received)).toEqual([]);
});

test('[EP 24.7.1] minor calamities strike at once, and each tells what it did to its own victim', () => {
  const strikes = (calamity: string, nation: string): EpEvent => ({
    what: 'calamity-strikes',
    calamity,
    nation,
    trader: null,
  });
  const news = told(
    'EP 29.5.3.2',
    strikes('city-riots', 'celt'),
    strikes('city-riots', 'egypt'),
    { what: 'treasury-lost', nation: 'celt', tokens: 5 },
    { what: 'treasury-lost', nation: 'egypt', tokens: 4 },
    strikes('famine', 'kush'),
    { what: 'treasury-lost', nation: 'egypt', tokens: 1 },
  );
  const shown = moreActs({ scene: sceneOf }, [], news, 'egypt').map(({ lines }) =>
    lines.map(({ event }) => ('nation' in event ? event.nation : '')),
  );
  expect(shown).toEqual([
    ['celt', 'celt'],
    ['egypt', 'egypt'],
    ['kush', 'egypt'],
  ]);
});
