import { describe, expect, test } from 'vitest';
import { armyStrength } from '../armies.ts';
import { produceFood, produceResources } from '../production.ts';
import { statistics } from '../statistics.ts';
import { act, of, position } from '../testing.ts';
import { amountOf } from '../tokens.ts';
import { workOn } from '../world.ts';
import { allCards, type CardId, isOfKind } from './index.ts';
import { specialKinds, workerKinds } from './kinds.ts';
import { cardNo, tacticCard } from './numbered.ts';

const NOBODY = { agriculture: 0, bronze: 0, philosophy: 0, warriors: 0 };

/** What one card in play gives, against the bare board. */
function given(anna: Readonly<Record<string, unknown>>): Record<string, number> {
  const bare = position({ anna: { workers: NOBODY } });
  const world = position({ anna: { workers: NOBODY, ...anna } });
  const [before, after] = [statistics(bare, of(bare)), statistics(world, of(world))];
  const keys = ['culture', 'science', 'strength', 'happy', 'civilActions', 'militaryActions', 'colonization'] as const;
  return Object.fromEntries(keys.map((key) => [key, after[key] - before[key]]).filter(([, value]) => value !== 0));
}

const buildings: readonly (readonly [CardId, number, number, Readonly<Record<string, number>>])[] = [
  ['philosophy', 0, 3, { science: 1 }],
  ['religion', 0, 3, { culture: 1, happy: 1 }],
  ['warriors', 0, 2, { strength: 1 }],
  ['alchemy', 4, 6, { science: 2 }],
  ['printing-press', 3, 3, { science: 1, culture: 1 }],
  ['theology', 2, 5, { culture: 1, happy: 2 }],
  ['drama', 3, 4, { culture: 2, happy: 1 }],
  ['bread-and-circuses', 3, 3, { happy: 2, strength: 1 }],
  ['swordsmen', 4, 3, { strength: 2 }],
  ['knights', 5, 3, { strength: 2 }],
  ['scientific-method', 6, 8, { science: 3 }],
  ['journalism', 6, 8, { science: 2, culture: 2 }],
  ['organized-religion', 4, 7, { culture: 1, happy: 3 }],
  ['opera', 7, 8, { culture: 3, happy: 1 }],
  ['team-sports', 5, 5, { happy: 3, strength: 2 }],
  ['riflemen', 6, 5, { strength: 3 }],
  ['cavalrymen', 6, 5, { strength: 3 }],
  ['cannon', 6, 5, { strength: 3 }],
  ['computers', 8, 11, { science: 5 }],
  ['multimedia', 9, 11, { science: 3, culture: 3 }],
  ['movies', 10, 11, { culture: 4, happy: 1 }],
  ['professional-sports', 7, 8, { happy: 4, strength: 3 }],
  ['modern-infantry', 10, 7, { strength: 5 }],
  ['tanks', 9, 7, { strength: 5 }],
  ['rockets', 8, 7, { strength: 5 }],
  ['air-forces', 12, 7, { strength: 5 }],
];

const stores: readonly (readonly [CardId, number, number, 'food' | 'resources', number])[] = [
  ['agriculture', 0, 2, 'food', 1],
  ['irrigation', 3, 4, 'food', 2],
  ['selective-breeding', 5, 6, 'food', 3],
  ['mechanized-agriculture', 7, 8, 'food', 5],
  ['bronze', 0, 2, 'resources', 1],
  ['iron', 5, 5, 'resources', 2],
  ['coal', 7, 8, 'resources', 3],
  ['oil', 9, 11, 'resources', 5],
];

describe('technologies for workers', () => {
  test.each(buildings)(
    '[TTA urban-buildings.3] [TTA units.2] [TTA statistics.2] %s costs %i science and %i resources and gives each worker %j',
    (id, science, resources, gives) => {
      expect(given({ workers: { ...NOBODY, [id]: 1 } })).toEqual(gives);
      expect(developedAndBuilt(id, science, resources)).toEqual([0, 0, 1]);
    },
  );

  test.each(stores)(
    '[TTA farms-and-mines.1] [TTA farms-and-mines.3] %s costs %i science and %i resources and makes %s worth %i',
    (id, science, resources, good, worth) => {
      const world = position({ anna: { workers: { ...NOBODY, [id]: 2 } } });
      const made = good === 'food' ? produceFood(world, of(world)) : produceResources(world, of(world));
      expect([made, amountOf(of(world), good), workOn(of(world), id)?.tokens]).toEqual([2 * worth, 2 * worth, 2]);
      expect(developedAndBuilt(id, science, resources)).toEqual([0, 0, 1]);
    },
  );

  /** Develops a card for exactly its science and builds on it for exactly its resources. */
  function developedAndBuilt(id: CardId, science: number, resources: number): number[] {
    const printed = science === 0;
    const world = position({
      anna: {
        workers: NOBODY,
        hand: printed ? [] : [id],
        science,
        tokens: { bronze: resources },
        unused: 1,
        government: 'communism',
      },
    });
    if (!printed) act(world, { do: 'develop', card: id });
    act(world, { do: 'build', card: id });
    return [of(world).science, amountOf(of(world), 'resources'), workOn(of(world), id)?.workers ?? 0];
  }
});

const governments: readonly (readonly [CardId, number, number, number, Readonly<Record<string, number>>])[] = [
  ['despotism', 0, 0, 2, {}],
  ['monarchy', 8, 2, 3, { civilActions: 1, militaryActions: 1 }],
  ['theocracy', 6, 1, 3, { militaryActions: 1, culture: 1, happy: 1, strength: 1 }],
  ['constitutional-monarchy', 12, 6, 3, { civilActions: 2, militaryActions: 2 }],
  ['republic', 13, 3, 3, { civilActions: 3 }],
  ['communism', 19, 5, 4, { civilActions: 3, militaryActions: 3 }],
  ['democracy', 17, 9, 4, { civilActions: 3, militaryActions: 1, culture: 3 }],
  ['fundamentalism', 18, 7, 4, { civilActions: 2, militaryActions: 3, strength: 5 }],
];

describe('governments', () => {
  test.each(governments)(
    '[TTA governments.1] [TTA governments.3] [TTA governments.4] %s costs %i science or %i by revolution, with a limit of %i and %j',
    (id, peace, revolution, limit, gives) => {
      if (id === 'despotism') {
        expect(given({})).toEqual(gives);
        return;
      }
      expect(given({ government: id })).toEqual(gives);
      const world = position({ anna: { hand: [id], science: peace } });
      act(world, { do: 'develop', card: id });
      expect([of(world).science, statistics(world, of(world)).urbanLimit]).toEqual([0, limit]);
      const other = position({ anna: { hand: [id], science: revolution } });
      act(other, { do: 'revolt', card: id });
      expect(of(other).science).toBe(0);
    },
  );

  test('[TTA happiness.2] Communism and Fundamentalism also take away', () => {
    expect(given({ government: 'communism', workers: { ...NOBODY, religion: 2 } })).toMatchObject({ happy: 1 });
    expect(given({ government: 'fundamentalism', workers: { ...NOBODY, alchemy: 2 } })).toMatchObject({ science: 2 });
  });
});

const specials: readonly (readonly [CardId, number, Readonly<Record<string, number>>])[] = [
  ['code-of-laws', 6, { civilActions: 1 }],
  ['warfare', 5, { strength: 1, militaryActions: 1 }],
  ['cartography', 4, { strength: 1, colonization: 2 }],
  ['masonry', 3, {}],
  ['justice-system', 7, { civilActions: 1 }],
  ['strategy', 8, { strength: 3, militaryActions: 2 }],
  ['navigation', 6, { strength: 2, colonization: 3 }],
  ['architecture', 6, {}],
  ['civil-service', 10, { civilActions: 2 }],
  ['military-theory', 11, { strength: 5, militaryActions: 3 }],
  ['satellites', 8, { strength: 3, colonization: 4 }],
  ['engineering', 9, {}],
];

describe('special technologies', () => {
  test.each(specials)(
    '[TTA special-technologies.1] [TTA statistics.3] %s costs %i science and gives %j',
    (id, science, gives) => {
      expect(given({ specials: [id] })).toEqual(gives);
      const world = position({ anna: { hand: [id], science } });
      act(world, { do: 'develop', card: id });
      expect(of(world).science).toBe(0);
      const blue = { 'justice-system': 19, 'civil-service': 19 };
      expect(of(world).blue).toBe(id in blue ? 19 : 16);
    },
  );

  test.each([
    ['masonry', [3, 5, 7, 10], 2],
    ['architecture', [3, 5, 6, 9], 3],
    ['engineering', [3, 5, 6, 8], 4],
  ] as const)(
    '[TTA build.4] [TTA ruling.T63] %s makes urban buildings cost %j and allows %i stages in an action',
    (id, costs, stages) => {
      const works = ['philosophy', 'alchemy', 'scientific-method', 'computers'] as const;
      const resources = works.map((work) => {
        const world = position({
          anna: { specials: [id], workers: { ...NOBODY, [work]: 0, oil: 0 }, tokens: { bronze: 20 }, blue: 0 },
        });
        act(world, { do: 'build', card: work });
        return 20 - amountOf(of(world), 'resources');
      });
      expect(resources).toEqual(costs);
      const world = position({ anna: { specials: [id], unfinished: 'internet', tokens: { bronze: 20 } } });
      act(world, { do: 'stage', count: stages });
      expect(of(world).stages).toBe(stages);
    },
  );
});

const tactics: readonly (readonly [
  CardId,
  Readonly<Record<string, number>>,
  number,
  Readonly<Record<string, number>>,
  number,
])[] = [
  ['fighting-band', { warriors: 2 }, 1, { warriors: 2 }, 1],
  ['heavy-cavalry', { knights: 3 }, 4, { knights: 3 }, 4],
  ['legion', { warriors: 3 }, 2, { warriors: 3 }, 2],
  ['medieval-army', { warriors: 1, knights: 1 }, 2, { warriors: 1, knights: 1 }, 2],
  ['phalanx', { warriors: 2, knights: 1 }, 3, { warriors: 2, knights: 1 }, 3],
  ['classic-army', { swordsmen: 2, knights: 2 }, 8, { warriors: 2, knights: 2 }, 4],
  ['conquistadors', { swordsmen: 1, knights: 2 }, 5, { warriors: 1, knights: 2 }, 3],
  ['defensive-army', { swordsmen: 2, cannon: 1 }, 6, { warriors: 2, cannon: 1 }, 3],
  ['fortifications', { cannon: 2 }, 5, { cannon: 2 }, 5],
  ['mobile-artillery', { knights: 1, cannon: 1 }, 5, { knights: 1, cannon: 1 }, 5],
  ['napoleonic-army', { swordsmen: 1, knights: 1, cannon: 1 }, 7, { warriors: 1, knights: 1, cannon: 1 }, 4],
  ['entrenchments', { riflemen: 1, cannon: 2 }, 9, { swordsmen: 1, cannon: 2 }, 5],
  ['mechanized-army', { cavalrymen: 1, cannon: 2 }, 10, { knights: 1, cannon: 2 }, 5],
  ['modern-army', { riflemen: 2, cavalrymen: 1, cannon: 1 }, 13, { warriors: 2, cavalrymen: 1, cannon: 1 }, 7],
  ['shock-troops', { riflemen: 1, cavalrymen: 3 }, 11, { riflemen: 1, knights: 3 }, 6],
  ['fortifications-weaker', { cannon: 2 }, 4, { cannon: 2 }, 4],
];

describe('tactics', () => {
  test.each(tactics)(
    '[TTA tactics.2] [TTA tactics.6] [TTA statistics.4] an army of %s gives its strength, and less when outdated',
    (id, modern, strength, old, outdated) => {
      const troops = (counts: Readonly<Record<string, number>>) => {
        const world = position({ anna: { workers: { ...NOBODY, ...counts } } });
        return of(world).works;
      };
      const no = cardNo(id);
      expect(armyStrength(no, troops(modern), false)).toBe(strength);
      expect(armyStrength(no, troops(old), false)).toBe(outdated);
      const [first = ''] = Object.keys(modern);
      expect(armyStrength(no, troops({ ...modern, [first]: (modern[first] ?? 0) - 1 }), false)).toBe(0);
      expect(tacticCard(no).strength).toBe(strength);
    },
  );
});

test('every technology and tactic has a line in these tables', () => {
  const tested = new Set<string>([...buildings, ...stores, ...governments, ...specials, ...tactics].map(([id]) => id));
  const wanted = allCards.filter((card) => isOfKind(card, [...workerKinds, ...specialKinds, 'government', 'tactic']));
  expect(wanted.map(({ id }) => id).filter((id) => !tested.has(id))).toEqual([]);
});
