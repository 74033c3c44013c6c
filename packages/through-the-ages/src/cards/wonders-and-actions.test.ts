import { describe, expect, test } from 'vitest';
import { finishTurn } from '../end-of-turn.ts';
import { broken } from '../invariants.ts';
import { resign } from '../politics/resign.ts';
import { priceInRow } from '../prices.ts';
import { produceResources } from '../production.ts';
import { statistics } from '../statistics.ts';
import { act, of, position, refused } from '../testing.ts';
import { amountOf } from '../tokens.ts';
import { workOn } from '../world.ts';
import { allCards, type CardId, isOfKind } from './index.ts';
import { NONE } from './numbered.ts';

/** Builds a wonder stage by stage and says what it cost and what it changed. */
function completed(id: CardId, anna: Readonly<Record<string, unknown>> = {}) {
  const world = position({ anna: { unfinished: id, ...anna } });
  const civ = of(world);
  const before = statistics(world, civ);
  const [blue, culture] = [civ.blue, civ.culture];
  const costs: number[] = [];
  while (civ.unfinished !== NONE) {
    const bronze = workOn(civ, 'bronze');
    if (bronze === undefined) throw new Error('no bronze');
    world.tokens.blue += 20 - bronze.tokens;
    bronze.tokens = 20;
    Object.assign(civ, { civilReady: civ.civilReady + civ.civilSpent, civilSpent: 0 });
    act(world, { do: 'stage', count: 1 });
    const cost = 20 - amountOf(civ, 'resources');
    costs.push(cost);
    civ.blue -= cost;
    world.tokens.blue -= cost;
  }
  expect(broken(world)).toEqual([]);
  const after = statistics(world, civ);
  const keys = ['culture', 'science', 'strength', 'happy', 'civilActions', 'militaryActions', 'colonization'] as const;
  const changes = Object.fromEntries(
    keys.map((key) => [key, after[key] - before[key]]).filter(([, value]) => value !== 0),
  );
  return { world, costs, changes, blue: civ.blue - blue, scored: civ.culture - culture };
}

const wonders: readonly (readonly [CardId, readonly number[], Readonly<Record<string, number>>])[] = [
  ['colossus', [3, 3], { strength: 2, colonization: 1 }],
  ['hanging-gardens', [2, 2, 2], { culture: 1, happy: 2 }],
  ['library-of-alexandria', [1, 4, 1], { culture: 1, science: 1 }],
  ['pyramids', [3, 2, 1], { civilActions: 1 }],
  ['great-wall', [2, 2, 3, 2], { culture: 1, happy: 1, strength: 1 }],
  ['st-peters-basilica', [4, 4], { culture: 2, happy: 1 }],
  ['taj-mahal', [2, 4, 2], { culture: 3 }],
  ['universitas-carolina', [3, 3, 3], { culture: 1, science: 2 }],
  ['eiffel-tower', [3, 7, 3], { culture: 4, happy: 1 }],
  ['kremlin', [4, 4, 4], { culture: 2, civilActions: 1, militaryActions: 1 }],
  ['ocean-liner-service', [4, 2, 2, 4], {}],
  ['transcontinental-railroad', [3, 3, 3, 3], { strength: 4 }],
  ['fast-food-chains', [4, 4, 4, 4], {}],
  ['first-space-flight', [1, 2, 4, 9], {}],
  ['hollywood', [5, 6, 5], {}],
  ['internet', [2, 3, 4, 3, 2], {}],
];

describe('wonders', () => {
  test.each(wonders)(
    '[TTA wonder-stage.3] [TTA wonder-stage.9] [TTA statistics.5] %s costs %j and gives %j',
    (id, stages, gives) => {
      const { costs, changes, blue } = completed(id);
      expect([costs, changes, blue]).toEqual([stages, gives, id === 'taj-mahal' ? 1 : 0]);
    },
  );

  test('[TTA ruling.T19] the Library of Alexandria raises both hand limits by 1', () => {
    const { world } = completed('library-of-alexandria');
    expect(statistics(world, of(world))).toMatchObject({ civilHand: 5, militaryHand: 3, militaryActions: 2 });
  });

  test('[TTA ruling.T64] the Great Wall counts infantry and artillery', () => {
    const workers = { warriors: 2, knights: 1, cannon: 1, 'air-forces': 1 };
    expect(completed('great-wall', { workers }).changes).toMatchObject({ strength: 3 });
  });

  test('[TTA st-peters.1] [TTA ruling.T39] St. Peter’s adds a face to each other source with one, not to itself or to unhappy ones', () => {
    const gained = (anna: Readonly<Record<string, unknown>>) => completed('st-peters-basilica', anna).changes['happy'];
    expect(gained({ workers: { alchemy: 1 } })).toBe(1);
    expect(gained({ workers: { religion: 1, drama: 2 } })).toBe(1 + 1 + 2);
    expect(gained({ wonders: ['hanging-gardens'] })).toBe(1 + 1);
    expect(gained({ leader: 'homer' })).toBe(1 + 1);
    expect(gained({ colonies: ['historic-territory-i'] })).toBe(1 + 1);
    expect(gained({ government: 'theocracy' })).toBe(1 + 1);
    const world = position({ anna: { wonders: ['st-peters-basilica', 'kremlin'], workers: { religion: 2 } } });
    expect(statistics(world, of(world)).happy).toBe(1 - 1 + 2 * 2);
  });

  test('[TTA ruling.T17] [TTA wonders.5] [TTA ruling.T16] the Taj Mahal in the row is 2 cheaper after a succession this turn', () => {
    const world = position({
      row: ['', '', '', '', '', '', '', '', '', 'taj-mahal'],
      anna: { leader: 'moses', hand: ['homer'] },
    });
    expect(priceInRow(world, of(world), 9)).toBe(3);
    act(world, { do: 'lead', card: 'homer' });
    expect(priceInRow(world, of(world), 9)).toBe(1);
    world.row[0] = world.row[9] ?? NONE;
    expect(priceInRow(world, of(world), 0)).toBe(0);
    finishTurn(world, of(world));
    expect(priceInRow(world, of(world), 0)).toBe(1);
  });

  test('[TTA ruling.T61] Ocean Liner Service brings a worker once a turn', () => {
    const world = position({ anna: { wonders: ['ocean-liner-service'] } });
    act(world, { do: 'use', card: 'ocean-liner-service' });
    expect([of(world).unused, of(world).yellow, of(world).civilReady]).toEqual([2, 17, 4]);
    expect(refused(world, { do: 'use', card: 'ocean-liner-service' })?.[0]).toBe('once');
    expect(refused(position(), { do: 'use', card: 'ocean-liner-service' })?.[0]).toBe('nothing-to-use');
  });

  test('[TTA ruling.T47] the Transcontinental Railroad fills the best mine with a worker once more', () => {
    const world = position({
      anna: { wonders: ['transcontinental-railroad'], workers: { bronze: 2, iron: 1, oil: 0 } },
    });
    expect([produceResources(world, of(world)), workOn(of(world), 'iron')?.tokens]).toEqual([6, 2]);
  });

  test('[TTA ruling.T47] [TTA ruling.T48] labs of Bill Gates fill by level among the mines, after a mine of their level, and never twice', () => {
    const gates = { leader: 'bill-gates', wonders: ['transcontinental-railroad'] };
    const world = position({ anna: { ...gates, workers: { computers: 1, bronze: 0, coal: 1 } } });
    expect([produceResources(world, of(world)), workOn(of(world), 'computers')?.tokens]).toEqual([3 + 2 * 3, 1]);
    const short = position({ anna: { ...gates, blue: 1, workers: { 'scientific-method': 1, bronze: 0, coal: 1 } } });
    expect([produceResources(short, of(short)), workOn(of(short), 'coal')?.tokens]).toEqual([3, 1]);
  });

  test.each([
    ['fast-food-chains', { workers: { agriculture: 3, bronze: 2, philosophy: 1, warriors: 2 } }, 13],
    [
      'first-space-flight',
      { workers: { oil: 0, iron: 1 }, specials: ['strategy'], government: 'democracy' },
      3 + 1 + 2 + 3,
    ],
    ['hollywood', { workers: { drama: 1, 'printing-press': 1 }, leader: 'william-shakespeare' }, 2 * (2 + 1 + 2)],
    ['hollywood', { workers: { opera: 2 }, leader: 'charlie-chaplin' }, 2 * (3 + 3 + 3)],
    ['hollywood', { workers: { opera: 2 }, leader: 'j-s-bach' }, 2 * (3 + 3 + 2)],
    [
      'internet',
      { workers: { philosophy: 0, computers: 1, 'bread-and-circuses': 1 }, leader: 'albert-einstein' },
      5 + 1 + 3,
    ],
    ['internet', { workers: { philosophy: 0, alchemy: 2 }, leader: 'sid-meier' }, 2 * (2 - 1 + 1)],
    ['internet', { workers: { philosophy: 0, religion: 1, warriors: 3 }, leader: 'alexander-the-great' }, 1],
  ] as const)(
    '[TTA wonders.4] [TTA hollywood.1] [TTA internet.1] %s scores once on completion: %j',
    (id, anna, culture) => {
      expect(completed(id, anna).scored).toBe(culture);
    },
  );
});

/** Plays an action card and says what became of science, culture, food, resources, unused workers and temporary goods. */
function played(
  id: CardId,
  move: Readonly<Record<string, unknown>>,
  anna: Readonly<Record<string, unknown>> = {},
  more = {},
) {
  const world = position({ anna: { hand: [id], ...anna }, ...more });
  act(world, { do: 'play', card: id, ...move });
  const civ = of(world);
  return {
    science: civ.science,
    culture: civ.culture,
    food: amountOf(civ, 'food'),
    resources: amountOf(civ, 'resources'),
    unused: civ.unused,
    extra: [civ.extraActions, civ.extraResources, civ.extraScience],
    ready: civ.civilReady,
    civ,
  };
}

const actionCards = [
  ['cultural-heritage-a', {}, {}, {}, { science: 1, culture: 4 }],
  ['cultural-heritage-i', {}, {}, {}, { science: 2, culture: 2 }],
  ['stockpile', {}, {}, {}, { food: 1, resources: 1 }],
  ['reserves-i', { choice: 0 }, {}, {}, { food: 2, resources: 0 }],
  ['reserves-ii', { choice: 1 }, {}, {}, { food: 0, resources: 3 }],
  ['reserves-iii', { choice: 0 }, {}, {}, { food: 4 }],
  ['revolutionary-idea-ii', {}, {}, {}, { science: 4 }],
  ['revolutionary-idea-iii', {}, {}, {}, { science: 6 }],
  ['patriotism-a', {}, {}, {}, { extra: [1, 1, 0] }],
  ['patriotism-i', {}, {}, {}, { extra: [1, 2, 0] }],
  ['patriotism-ii', {}, {}, {}, { extra: [1, 3, 0] }],
  ['patriotism-iii', {}, {}, {}, { extra: [1, 4, 0] }],
  ['frugality-a', {}, { tokens: { agriculture: 2 } }, {}, { food: 1, unused: 2 }],
  ['frugality-i', {}, { tokens: { agriculture: 2 } }, {}, { food: 2, unused: 2 }],
  ['frugality-ii', {}, { tokens: { agriculture: 2 } }, {}, { food: 3, unused: 2 }],
  ['rich-land-a', { to: 'bronze' }, { tokens: { bronze: 1 } }, {}, { resources: 0, unused: 0 }],
  [
    'rich-land-i',
    { from: 'bronze', to: 'iron' },
    { tokens: { bronze: 2 }, workers: { iron: 0 } },
    {},
    { resources: 1 },
  ],
  ['rich-land-ii', { to: 'irrigation' }, { tokens: { bronze: 1 }, workers: { irrigation: 0 } }, {}, { resources: 0 }],
  ['urban-growth-a', { to: 'religion' }, { tokens: { bronze: 2 } }, {}, { resources: 0 }],
  ['urban-growth-i', { to: 'religion' }, { tokens: { bronze: 2 } }, {}, { resources: 1 }],
  [
    'urban-growth-ii',
    { from: 'philosophy', to: 'alchemy' },
    { tokens: { bronze: 1 }, workers: { alchemy: 0 } },
    {},
    { resources: 1 },
  ],
  ['urban-growth-iii', { to: 'theology' }, { tokens: { bronze: 2 }, workers: { theology: 0 } }, {}, { resources: 1 }],
  [
    'efficient-upgrade-ii',
    { from: 'bronze', to: 'coal' },
    { tokens: { bronze: 4 }, workers: { coal: 0 } },
    {},
    { resources: 1 },
  ],
  [
    'efficient-upgrade-iii',
    { from: 'philosophy', to: 'computers' },
    { tokens: { bronze: 4 }, workers: { computers: 0 } },
    {},
    { resources: 0 },
  ],
  ['engineering-genius-a', {}, { tokens: { bronze: 2 }, unfinished: 'colossus' }, {}, { resources: 1 }],
  ['engineering-genius-i', {}, { tokens: { bronze: 2 }, unfinished: 'st-peters-basilica' }, {}, { resources: 1 }],
  ['engineering-genius-ii', {}, { tokens: { bronze: 2 }, unfinished: 'hollywood' }, {}, { resources: 1 }],
  ['engineering-genius-iii', {}, { tokens: { bronze: 2 }, unfinished: 'hollywood' }, {}, { resources: 2 }],
  [
    'breakthrough-i',
    { develop: 'iron' },
    { hand: ['breakthrough-i', 'iron'], science: 5 },
    {},
    { science: 2, ready: 3 },
  ],
  [
    'breakthrough-ii',
    { develop: 'iron' },
    { hand: ['breakthrough-ii', 'iron'], science: 5 },
    {},
    { science: 3, ready: 3 },
  ],
] as const;

/** What a card gives for each rival ahead with two, three and four players. */
const forRivalsAhead = [
  ['wave-of-nationalism', 'extraResources', { workers: { warriors: 2 } }, [6, 3, 2]],
  ['military-build-up', 'extraResources', { workers: { warriors: 2 } }, [8, 5, 3]],
  ['endowment-for-the-arts', 'culture', { culture: 1 }, [6, 3, 2]],
] as const;

describe('action cards', () => {
  test.each(actionCards)('[TTA action-card.4] %s with %j', (id, move, anna, more, expected) => {
    expect(played(id, move, anna, more)).toMatchObject(expected);
  });

  test.each(forRivalsAhead)(
    '[TTA action-card.4] [TTA ruling.T86] %s gives %s for each rival ahead, by the players left',
    (id, what, ahead, amounts) => {
      const given = (players: number, rivals: readonly string[], left = players): number => {
        const world = position(
          { anna: { hand: [id] }, ...Object.fromEntries(rivals.map((seat) => [seat, ahead])) },
          { players },
        );
        if (left < players) resign(world, of(world, 'dora'));
        act(world, { do: 'play', card: id });
        return of(world)[what];
      };
      const [two, three, four] = amounts;
      expect([given(2, ['bela']), given(3, ['bela']), given(4, ['bela'])]).toEqual([two, three, four]);
      expect([given(3, ['bela', 'cyrus']), given(4, ['bela', 'cyrus', 'dora'])]).toEqual([2 * three, 3 * four]);
      expect(given(4, ['bela', 'dora'], 3)).toBe(three);
    },
  );

  test('[TTA action-card.4] an Urban Growth is for no farm, and Efficient Upgrade for no new building', () => {
    const world = position({ anna: { hand: ['urban-growth-a', 'efficient-upgrade-ii'], tokens: { bronze: 9 } } });
    expect(refused(world, { do: 'play', card: 'urban-growth-a', to: 'bronze' })?.[0]).toBe('wrong-kind');
    expect(refused(world, { do: 'play', card: 'efficient-upgrade-ii', to: 'bronze' })?.[0]).toBe('say-what');
  });
});

test('every wonder and action card has a test here', () => {
  const tested = new Set<string>([...wonders, ...actionCards, ...forRivalsAhead].map(([id]) => id));
  const wanted = allCards.filter((card) => isOfKind(card, ['wonder', 'action']));
  expect(wanted.map(({ id }) => id).filter((id) => !tested.has(id))).toEqual([]);
});
