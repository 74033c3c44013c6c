import { advancedCivilization } from '@ecumene/advanced-civilization';
import { called } from '@ecumene/advanced-civilization/reference';
import { Table } from '@ecumene/engine';
import { describe, expect, it } from 'vitest';
import { groundWords, unitWords } from './area-words.ts';

const table = Table.open(advancedCivilization, { options: {}, seats: ['a', 'b', 'c', 'd'], seed: 'areas' });
const bare = table.view('a');
const name = (is: string, id: string): string => called({ is, id });

/** A board with these pieces in Memphis, and a ship of Egypt there. */
function memphis(tokens: Readonly<Record<string, number>>, city: string | null, aboard: number) {
  const nations = bare.nations.map((nation) =>
    nation.name === 'egypt' ? { ...nation, ships: [{ no: 1, area: 'memphis', coast: null, aboard }] } : nation,
  );
  return { ...bare, nations, areas: { memphis: { tokens, city } } };
}

describe('what is said of an area', () => {
  it('begins with its ground', () => {
    expect(groundWords(bare, 'memphis')).toEqual(['Limit 3', 'City site', 'Flood plain']);
    expect(groundWords(bare, 'eastern-mediterranean')).toEqual(['Open sea']);
  });

  it('tells cities, tokens of each nation and ships with their cargo', () => {
    const words = unitWords(memphis({ egypt: 4, crete: 1 }, 'egypt', 2), 'memphis', name).map((one) => one.words);
    expect(words).toEqual(['City of Egypt', 'Egypt: 4 tokens', 'Crete: 1 token', 'Ship of Egypt, 2 tokens aboard']);
  });

  it('calls barbarians and pirates what they are', () => {
    const words = unitWords(memphis({ outsiders: 9 }, 'outsiders', 0), 'memphis', name).map((one) => one.words);
    expect(words).toEqual(['City of Pirates', 'Barbarians: 9 tokens', 'Ship of Egypt']);
  });

  it('says nothing where nobody is', () => {
    expect(unitWords(memphis({}, null, 0), 'thebes', name)).toEqual([]);
  });
});
