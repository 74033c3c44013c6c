import { brokenPieces, faceOf, findCards, nationNamed, passCards, restack, returnCards } from '@ecumene/ancients';
import { asks, play } from '@ecumene/ancients/testing';
import { below, render, type Value } from '@ecumene/engine';
import { expect, test } from 'vitest';
import { tell } from '../tell.ts';
import { happened, position, theNation, tokens } from '../testing.ts';
import { called } from '../thing-names.ts';
import type { AcWorld } from '../world.ts';
import { pending, resolve, showCalamities } from './phase.ts';
import { playOn, strike } from './testing.ts';

test('[AC 29.3] when trading ends players show all calamities they hold', () => {
  const world = position({ egypt: { hand: ['treachery', 'salt'] }, crete: { hand: ['flood'] } });
  showCalamities(world);
  expect(happened(world, 'calamity-shown')).toMatchObject([
    { calamity: 'flood', nation: 'crete', trader: null },
    { calamity: 'treachery', nation: 'egypt', trader: null },
  ]);
  expect(theNation(world, 'egypt').hand).toHaveLength(1);
  expect(brokenPieces(world)).toEqual([]);
});

test('[AC 29.6] they are resolved in ascending order, at each level the non-tradable one first', () => {
  const world = position({
    egypt: { hand: ['piracy', 'treachery'] },
    crete: { hand: ['superstition', 'famine'] },
    africa: { hand: ['volcano-earthquake', 'epidemic'] },
  });
  showCalamities(world);
  expect(pending(world)).toEqual(['volcano-earthquake', 'treachery', 'famine', 'superstition', 'epidemic', 'piracy']);
});

test('[AC 29.5] nobody suffers more than two: the others go back without effect', () => {
  const world = position({ egypt: { hand: ['piracy', 'treachery', 'flood', 'famine'] } });
  showCalamities(world);
  expect(pending(world)).toHaveLength(2);
  expect(world.trade.returned).toHaveLength(2);
  expect(happened(world, 'calamity-dropped')).toHaveLength(2);
  expect(brokenPieces(world)).toEqual([]);
});

test('[AC 29.4] a player who keeps a tradable calamity is its victim', () => {
  const world = position({ egypt: { hand: ['treachery'] } });
  showCalamities(world);
  expect(world.strikes).toMatchObject([{ victim: 8, trader: -1 }]);
});

test('[AC 29.7] a resolved calamity is set aside to go back to its stack', () => {
  const world = position({ egypt: { hand: ['famine'], tokens: { memphis: 3 } } });
  showCalamities(world);
  play(resolve(world, 'famine'));
  expect(world.strikes).toEqual([]);
  expect(world.trade.returned).toHaveLength(1);
  expect(happened(world, 'calamity-strikes')).toMatchObject([{ calamity: 'famine', nation: 'egypt' }]);
});

test('[AC 29.2] a non-tradable calamity strikes no matter who drew it, once trading ends', () => {
  const world = position({ egypt: { hand: ['famine', 'salt'] } });
  showCalamities(world);
  expect(world.strikes).toMatchObject([{ victim: nationNamed(world, 'egypt'), trader: -1 }]);
});

/** The card goes from hand to hand. */
function trade(world: AcWorld, card: string, ...names: readonly [string, string, ...string[]]): void {
  const [from, to, next, ...rest] = names;
  const giver = nationNamed(world, from);
  passCards(world, giver, nationNamed(world, to), findCards(world, giver, [card]) ?? []);
  if (next !== undefined) trade(world, card, to, next, ...rest);
}

test('[AC 29.3] a calamity may be traded any number of times; the last to give it is its trader', () => {
  const world = position({ egypt: { hand: ['epidemic'] }, crete: {}, africa: {} });
  trade(world, 'epidemic', 'egypt', 'crete', 'egypt', 'africa', 'egypt');
  showCalamities(world);
  expect(happened(world, 'calamity-shown')).toMatchObject([{ nation: 'egypt', trader: 'africa' }]);
  expect(world.strikes).toMatchObject([{ trader: nationNamed(world, 'africa') }]);
});

test('[AC 29.61] the player who holds it is the victim, and its trader cannot be named', () => {
  const people = { tokens: { memphis: 20 } };
  const world = position({
    egypt: { ...people, hand: ['epidemic'] },
    crete: { tokens: { knossos: 10, phaestos: 10 } },
  });
  trade(world, 'epidemic', 'egypt', 'crete');
  showCalamities(world);
  expect(asks(resolve(world, 'epidemic'))).toEqual(['crete: losses']);
  expect(happened(world, 'calamity-strikes')).toMatchObject([{ nation: 'crete', trader: 'egypt' }]);
});

test('[AC 29.4] a player who keeps one may name anyone as a secondary victim', () => {
  const world = position({
    egypt: { tokens: { memphis: 10, thebes: 10 }, hand: ['epidemic'] },
    crete: { tokens: { knossos: 10, phaestos: 10 } },
    africa: { tokens: { numidia: 10, cyrene: 10 } },
  });
  showCalamities(world);
  expect(asks(resolve(world, 'epidemic'))).toEqual(['egypt: losses', 'africa: losses', 'crete: losses']);
});

test('[AC 29.5] the victim of two calamities may still be a secondary victim of others', () => {
  const world = position({
    egypt: { tokens: { memphis: 20 }, hand: ['treachery', 'superstition'] },
    crete: { tokens: { knossos: 17 }, hand: ['epidemic'] },
  });
  showCalamities(world);
  play(resolve(world, 'treachery'));
  play(resolve(world, 'superstition'));
  play(resolve(world, 'epidemic'));
  expect(tokens(world, 'egypt', 'memphis')).toBe(10);
});

test('[AC 29.65] calamities touch neither Barbarians nor Pirate cities', () => {
  const world = position({
    egypt: { tokens: { memphis: 17 }, hand: ['epidemic', 'piracy'] },
    outsiders: { tokens: { buhen: 3 }, cities: ['tanis'] },
  });
  showCalamities(world);
  for (const calamity of pending(world)) play(resolve(world, calamity));
  expect(theNation(world, 'outsiders')).toMatchObject({ tokens: 3, cities: 1 });
});

test('[AC 29.7] tradable ones go under their stack with the other returned cards, non-tradable ones beneath', () => {
  const world = position({ egypt: { hand: ['flood', 'barbarian-hordes', 'cloth'] } });
  const egypt = nationNamed(world, 'egypt');
  const [flood, barbarians, cloth] = findCards(world, egypt, ['flood', 'barbarian-hordes', 'cloth']) ?? [];
  returnCards(world, egypt, [cloth ?? 0]);
  showCalamities(world);
  for (const { card } of world.strikes.splice(0)) world.trade.returned.push(card);
  restack(world);
  const bottom = world.trade.stacks[4]?.slice(0, 3);
  expect(bottom?.[0]).toBe(flood);
  expect(new Set(bottom?.slice(1))).toEqual(new Set([barbarians, cloth]));
});

/** What strikes Crete if it holds these, for one shuffle after another. */
function strikesOnCrete(hand: readonly string[]): string[][] {
  return Array.from({ length: 30 }, (_, turns) => {
    const world = position({ crete: { hand: [...hand] } });
    for (let i = 0; i < turns; i++) below(world.random, 2);
    showCalamities(world);
    expect(brokenPieces(world)).toEqual([]);
    expect(world.trade.returned.length + world.strikes.length).toBe(hand.length);
    return pending(world);
  });
}

test('[AC 30.527] Crete is never the victim of Barbarian Hordes', () => {
  const world = position({ crete: { hand: ['barbarian-hordes'] } });
  showCalamities(world);
  expect(pending(world)).toEqual([]);
  expect(happened(world, 'calamity-dropped')).toMatchObject([{ calamity: 'barbarian-hordes', nation: 'crete' }]);
  expect(world.news.at(-1)).toMatchObject({ rule: 'AC 30.527' });
});

test('[AC Q&A 30.527 a] with more than two others they are shuffled in, and may be drawn in place of another', () => {
  const struck = strikesOnCrete(['barbarian-hordes', 'flood', 'epidemic', 'piracy']);
  expect(struck.flat()).not.toContain('barbarian-hordes');
  expect(new Set(struck.map((calamities) => calamities.length))).toEqual(new Set([1, 2]));
});

test('[AC Q&A 30.527 b] if drawn, or held with one other or none, they are ignored', () => {
  expect(new Set(strikesOnCrete(['barbarian-hordes', 'flood']).map(String))).toEqual(new Set(['flood']));
  expect(new Set(strikesOnCrete(['barbarian-hordes']).map(String))).toEqual(new Set(['']));
});

test('[AC A28] with exactly two others, two of the three are drawn', () => {
  const struck = new Set(strikesOnCrete(['barbarian-hordes', 'flood', 'epidemic']).map(String));
  expect(struck).toEqual(new Set(['flood', 'epidemic', 'flood,epidemic']));
});

test('[AC 31.72] no calamity is left in a hand after they are shown', () => {
  const world = position({ egypt: { hand: ['treachery', 'salt', 'flood', 'piracy'] } });
  showCalamities(world);
  expect(theNation(world, 'egypt').hand.map((card) => faceOf(world, card).id)).toEqual(['salt']);
});

const RICH = { tokens: { memphis: 20, gaza: 20 }, cities: ['tyre', 'sidon', 'thebes', 'petra', 'knossos'] };

/** What is told of the cards of Egypt when it is struck, with enough to lose if nothing else is said, and by which paragraph. */
function cardsTold(
  calamity: string,
  cards: readonly string[],
  egypt: Readonly<Record<string, unknown>> = RICH,
  options: Readonly<Record<string, Value>> = {},
): readonly string[] {
  const world = position({ egypt: { ...egypt, cards }, crete: {} }, options);
  playOn(strike(world, calamity, 'egypt'));
  return world.news
    .filter(({ event }) => event.what === 'cards-count')
    .map((happening) => `[${happening.rule}] ${render(tell(happening), { name: called })}`);
}

test.each([
  ['volcano-earthquake', '30.213', ['engineering'], 'Engineering only reduces a city instead of destroying it'],
  ['superstition', '30.322', ['mysticism'], 'Mysticism: 1 city fewer'],
  ['superstition', '30.322', ['deism', 'mysticism'], 'Deism: 2 cities fewer'],
  [
    'civil-war',
    '30.4122',
    ['music', 'democracy'],
    'Music lets it pick 5 unit points more of the first faction and Democracy lets it pick 10 unit points more of the first faction',
  ],
  [
    'civil-war',
    '30.4124',
    ['philosophy'],
    'Philosophy makes the first faction 15 unit points, none of them picked by the victim',
  ],
  ['civil-war', '30.414', ['military'], 'Military: each faction loses 5 unit points'],
  [
    'slave-revolt',
    '30.423',
    ['mining', 'enlightenment'],
    'Enlightenment: 5 tokens fewer in the revolt and Mining: 5 tokens more in the revolt',
  ],
  ['flood', '30.515', ['engineering'], 'Engineering limits the loss to 7 unit points'],
  [
    'epidemic',
    '30.615',
    ['medicine', 'roadbuilding'],
    'Medicine: 8 unit points fewer and Roadbuilding: 5 unit points more',
  ],
  [
    'civil-disorder',
    '30.715',
    ['music', 'law', 'military'],
    'Music: 1 city fewer, Law: 1 city fewer, and Military: 1 city more',
  ],
  [
    'iconoclasm-and-heresy',
    '30.817',
    ['law', 'theology', 'monotheism'],
    'Law: 1 city fewer, Theology: 3 cities fewer, and Monotheism: 1 city more',
  ],
])('%s: [AC %s] it is told what difference cards make', (calamity, rule, cards, said) => {
  expect(cardsTold(calamity, [...cards, 'pottery'])).toEqual([`[AC ${rule}] Egypt: ${said}.`]);
  expect(cardsTold(calamity, ['pottery'])).toEqual([]);
});

const HIGHEST_LIMIT = 100;
const BARE = { tokens: { gaza: 1 } };
const citiesOnly = (count: number) => ({ cities: RICH.cities.slice(0, count) });

test.each([
  ['volcano-earthquake', 'engineering', BARE],
  ['superstition', 'deism', BARE],
  ['superstition', 'enlightenment', BARE],
  ['slave-revolt', 'mining', citiesOnly(1)],
  ['epidemic', 'medicine', BARE],
  ['civil-disorder', 'military', BARE],
  ['civil-disorder', 'law', citiesOnly(3)],
  ['civil-disorder', 'military', citiesOnly(2)],
  ['iconoclasm-and-heresy', 'theology', BARE],
])('%s: of %s nothing is told where nothing is at stake', (calamity, card, egypt) => {
  expect(cardsTold(calamity, [card], egypt)).toEqual([]);
});

test.each([
  ['volcano-earthquake', 'engineering', { cities: ['thebes'] }],
  ['superstition', 'deism', RICH],
  ['flood', 'engineering', { cities: ['knossos'] }],
  ['flood', 'engineering', RICH],
  ['epidemic', 'medicine', RICH],
  ['civil-disorder', 'law', RICH],
  ['iconoclasm-and-heresy', 'theology', RICH],
])('[AC ST calamity-floor.1] %s: nor of %s where no further unit may be lost', (calamity, card, egypt) => {
  expect(cardsTold(calamity, [card], egypt)).toHaveLength(1);
  expect(cardsTold(calamity, [card], egypt, { calamityFloor: HIGHEST_LIMIT })).toEqual([]);
});

test('[AC 30.715] cards that save what other cards endanger are told with them', () => {
  expect(cardsTold('civil-disorder', ['law', 'military'], citiesOnly(3))).toEqual([
    '[AC 30.715] Egypt: Law: 1 city fewer and Military: 1 city more.',
  ]);
});

test('[AC 29.3] how many there are is told first, also that there are none, but only in a turn that brought cards', () => {
  const shown = (hand: readonly string[], drew: boolean): AcWorld => {
    const world = position({ egypt: { hand: [...hand] }, crete: { hand: ['flood'] }, africa: { hand: ['salt'] } });
    if (drew) world.trade.fresh.push({ nation: nationNamed(world, 'egypt'), stack: 3 });
    showCalamities(world);
    expect(world.trade.fresh).toEqual([]);
    return world;
  };
  expect(happened(shown(['treachery', 'famine', 'salt'], true), 'calamities-come')).toMatchObject([{ count: 3 }]);
  expect(happened(shown([], true), 'calamities-come')).toMatchObject([{ count: 1 }]);
  expect(happened(shown(['treachery'], false), 'calamities-come')).toEqual([]);
  const none = position({ egypt: {} });
  none.trade.fresh.push({ nation: nationNamed(none, 'egypt'), stack: 1 });
  showCalamities(none);
  expect(happened(none, 'calamities-come')).toMatchObject([{ count: 0 }]);
});

test('[AC 29.5] which two strike does not depend on the order in which they came to hand', () => {
  const struck = (hand: readonly string[]): string[] => {
    const world = position({ egypt: { hand: [...hand] } });
    showCalamities(world);
    return pending(world);
  };
  const hand = ['piracy', 'treachery', 'flood', 'famine'];
  expect(struck([...hand].reverse())).toEqual(struck(hand));
});

test('[AC 29.5] two calamities both strike, and nothing is drawn for it', () => {
  const world = position({ egypt: { hand: ['piracy', 'treachery'] } });
  const { drawn } = world.random;
  showCalamities(world);
  expect(pending(world)).toEqual(['treachery', 'piracy']);
  expect(world.random.drawn).toBe(drawn);
});

test('[AC 29.6] each is resolved by its name, in whatever order it is asked for', () => {
  const world = position({ egypt: { hand: ['superstition'], cities: ['thebes'] }, crete: { hand: ['famine'] } });
  showCalamities(world);
  playOn(resolve(world, 'superstition'));
  expect(pending(world)).toEqual(['famine']);
  expect(() => resolve(world, 'piracy')).toThrow('somebody struck by piracy');
});

test('[AC ST return-calamities] a player who does not answer returns it', () => {
  const world = position({ egypt: { hand: ['superstition'], cities: ['thebes'] } }, { returnCalamities: true });
  showCalamities(world);
  playOn(resolve(world, 'superstition'));
  expect(happened(world, 'calamity-dropped')).toMatchObject([{ calamity: 'superstition', nation: 'egypt' }]);
});

test('[AC ST return-calamities] a calamity that asks nothing can be returned or suffered anyway', () => {
  const world = position({ egypt: { hand: ['slave-revolt'] } }, { returnCalamities: true, calamityCredit: true });
  showCalamities(world);
  play(resolve(world, 'slave-revolt'), { egypt: [false] });
  expect(happened(world, 'calamity-strikes')).toMatchObject([{ calamity: 'slave-revolt' }]);
});
