import * as ac from '@ecumene/advanced-civilization/reference';
import * as ep from '@ecumene/expansion-project/reference';
import * as we from '@ecumene/western-empires/reference';
import { describe, expect, test } from 'vitest';
import { PICTURED_GAMES, pictogramsOf } from './pictograms.ts';
import type { PicturedKind } from './pictured-kind.ts';
import { tintOf } from './tints.ts';

interface Named {
  readonly id: string;
}

const WITH_CARDS: Readonly<Record<string, Readonly<Record<PicturedKind, readonly Named[]>>>> = {
  'advanced-civilization': {
    commodity: ac.COMMODITIES,
    calamity: ac.CALAMITY_CARDS,
    advance: ac.CIVILIZATION_CARDS,
  },
  'western-empires': {
    commodity: [...we.COMMODITIES, we.WATER],
    calamity: we.CALAMITIES,
    advance: we.ADVANCES,
  },
  'expansion-project': {
    commodity: ep.COMMODITIES,
    calamity: ep.CALAMITIES,
    advance: ep.ADVANCES,
  },
};

describe.each(PICTURED_GAMES)('the pictures of %s', (game) => {
  test.each(['commodity', 'calamity', 'advance'] as const)('show every %s', async (kind) => {
    const drawn = (await pictogramsOf(game))?.[kind] ?? {};
    const cards = WITH_CARDS[game]?.[kind] ?? [];
    expect(cards.length).toBeGreaterThan(10);
    expect(cards.filter(({ id }) => (drawn[id]?.[0] ?? '').length < 20).map(({ id }) => id)).toEqual([]);
    expect(Object.keys(drawn).toSorted()).toEqual(cards.map(({ id }) => id).toSorted());
  });

  test('tell commodities apart: each has a colour, and no two of a game the same picture', async () => {
    const drawn = (await pictogramsOf(game))?.['commodity'] ?? {};
    expect(Object.keys(drawn).filter((id) => tintOf('commodity', id) === undefined)).toEqual([]);
    const shown = Object.values(drawn).map((paths) => paths.join(' '));
    expect(new Set(shown).size).toBe(shown.length);
  });
});

test('a game without pictures of this sort has none', async () => {
  expect(await pictogramsOf('constructor')).toBeUndefined();
});
