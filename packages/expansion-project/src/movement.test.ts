import { play, refused } from '@ecumene/ancients/testing';
import { describe, expect, test } from 'vitest';
import { moveNation } from './phases.ts';
import { has, position, tokens } from './testing.ts';
import type { EpWorld } from './world.ts';

const march = (from: string, to: string, count: number, via?: string): unknown => ({
  do: 'march',
  from,
  to,
  count,
  ...(via !== undefined && { via }),
});
const sail = (path: readonly string[], load = 0, land = 0, ship = 1): unknown => ({
  do: 'sail',
  ship,
  path,
  load,
  land,
});

function moves(world: EpWorld, nation: string, ...list: unknown[]): EpWorld {
  play(moveNation(world, nation), { [nation]: [...list, { do: 'end' }] });
  return world;
}

function refusedMove(world: EpWorld, nation: string, ...list: unknown[]): string {
  return refused(moveNation(world, nation), { [nation]: list });
}

describe('by land', () => {
  test('[EP 17.1] some, all or no tokens move, and nothing of others', () => {
    const world = moves(position({ egypt: { tokens: { memphis: 3 } } }), 'egypt', march('memphis', 'fayum', 2));
    expect(has(world, 'egypt').tokens).toEqual({ fayum: 2, memphis: 1 });
    expect(has(moves(world, 'egypt'), 'egypt').tokens).toEqual({ fayum: 2, memphis: 1 });
    const other = position({ egypt: { tokens: { memphis: 1 } }, minoa: { tokens: { fayum: 3 } } });
    expect(refusedMove(other, 'egypt', march('fayum', 'memphis', 1))).not.toBe('');
  });

  test('[EP 17.3] a token crosses one land border', () => {
    const world = position({ egypt: { tokens: { memphis: 1 } } });
    expect(refusedMove(world, 'egypt', march('memphis', 'upper-egypt', 1))).toBe('not-adjacent EP 17.3');
    const again = position({ egypt: { tokens: { memphis: 1 } } });
    expect(refusedMove(again, 'egypt', march('memphis', 'fayum', 1), march('fayum', 'memphis', 1))).toBe(
      'moved EP 17.3',
    );
  });

  test('[EP 17.3.1] [EP 30.43.2] Roadbuilding passes through an area without units of others', () => {
    const egypt = { tokens: { memphis: 2 }, cards: ['roadbuilding'] };
    const world = moves(position({ egypt }), 'egypt', march('memphis', 'upper-egypt', 2, 'fayum'));
    expect(tokens(world, 'egypt', 'upper-egypt')).toBe(2);
    for (const other of [{ minoa: { tokens: { fayum: 1 } } }, { outsiders: { cities: ['fayum'] } }]) {
      const blocked = position({ egypt, ...other });
      expect(refusedMove(blocked, 'egypt', march('memphis', 'upper-egypt', 2, 'fayum'))).toContain('EP 17.3.1');
    }
    const without = position({ egypt: { tokens: { memphis: 2 } } });
    expect(refusedMove(without, 'egypt', march('memphis', 'upper-egypt', 2, 'fayum'))).not.toBe('');
  });

  test('[EP 17.3.1] but not through an area and then on to a ship', () => {
    const world = position({ egypt: { tokens: { fayum: 1 }, ships: ['tanis'], cards: ['roadbuilding'] } });
    const moved = march('fayum', 'tanis', 1, 'memphis');
    expect(refusedMove(world, 'egypt', moved, sail(['alexandria'], 1, 1))).toContain('EP 17.');
  });

  test('[EP 17.4] any number of tokens enters an area, also one with a city', () => {
    const world = position({ egypt: { tokens: { memphis: 9 } }, minoa: { cities: ['tanis'] } });
    moves(world, 'egypt', march('memphis', 'tanis', 9));
    expect(tokens(world, 'egypt', 'tanis')).toBe(9);
  });

  test('[EP 9.5] nobody enters a removed area', () => {
    const world = position({ egypt: { tokens: { 'upper-egypt': 2 } } });
    expect(refusedMove(world, 'egypt', march('upper-egypt', 'thebes', 1))).toContain('EP 9.5');
  });
});

describe('protection', () => {
  const guarded = { minoa: { cities: ['tanis'], tokens: { gaza: 1 }, cards: ['diplomacy'] } };

  test('[EP 17.4.1] [EP 30.15.2] [EP C19] no token enters a city of a player with Diplomacy', () => {
    const world = position({ egypt: { tokens: { memphis: 9 } }, ...guarded });
    expect(refusedMove(world, 'egypt', march('memphis', 'tanis', 1))).toBe('diplomacy EP 17.4.1');
  });

  test.each([['diplomacy'], ['military']])('[EP 17.4.1] [EP 30.28.5] %s lifts the ban', (card) => {
    const world = position({ egypt: { tokens: { memphis: 9 }, cards: [card] }, ...guarded });
    moves(world, 'egypt', march('memphis', 'tanis', 9));
    expect(tokens(world, 'egypt', 'tanis')).toBe(9);
  });

  const ascended = { minoa: { cities: ['tanis'], tokens: { fayum: 3 }, cards: ['cultural-ascendancy'] } };

  test('[EP 17.4.2] [EP 30.11.2] [EP C18] nobody attacks units of a player with Cultural Ascendancy', () => {
    const world = position({ egypt: { tokens: { memphis: 9 } }, ...ascended });
    expect(refusedMove(world, 'egypt', march('memphis', 'tanis', 1))).toBe('cultural-ascendancy EP 17.4.2');
    expect(refusedMove(world, 'egypt', march('memphis', 'fayum', 2))).toBe('cultural-ascendancy EP 17.4.2');
    moves(position({ egypt: { tokens: { memphis: 9 } }, ...ascended }), 'egypt', march('memphis', 'fayum', 1));
  });

  test('[EP 17.4.2] [EP C19] help for an own city that they attack is an attack on them as well', () => {
    const world = position({
      egypt: { cities: ['tanis'], tokens: { memphis: 2 } },
      minoa: { tokens: { tanis: 1 }, cards: ['cultural-ascendancy'] },
    });
    expect(refusedMove(world, 'egypt', march('memphis', 'tanis', 1))).toBe('cultural-ascendancy EP 17.4.2');
  });

  test('[EP C19] a conflict that is there already changes nothing', () => {
    const world = position({ egypt: { tokens: { memphis: 9 } }, ...ascended, rome: { tokens: { fayum: 5 } } });
    expect(refusedMove(world, 'egypt', march('memphis', 'fayum', 1))).toBe('cultural-ascendancy EP 17.4.2');
  });

  test.each([['cultural-ascendancy'], ['advanced-military']])(
    '[EP 17.4.2] [EP 30.2.5] [EP C18] %s lifts the ban',
    (card) => {
      const world = position({ egypt: { tokens: { memphis: 9 }, cards: [card] }, ...ascended });
      moves(world, 'egypt', march('memphis', 'tanis', 2), march('memphis', 'fayum', 3));
      expect(tokens(world, 'egypt', 'fayum')).toBe(3);
    },
  );
});

describe('by water', () => {
  test('[EP 17.5.1] a ship enters up to four water areas', () => {
    const path = ['thera', 'athens', 'boeotia', 'thessaly'];
    const world = moves(position({ minoa: { tokens: { knossos: 1 }, ships: ['knossos'] } }), 'minoa', sail(path));
    expect(has(world, 'minoa').ships).toEqual(['thessaly']);
    const far = position({ minoa: { tokens: { knossos: 1 }, ships: ['knossos'] } });
    expect(refusedMove(far, 'minoa', sail([...path, 'thessalonica']))).toContain('EP 17.5.1');
    expect(refusedMove(far, 'minoa', sail(['rome']))).toContain('EP 17.5.1');
  });

  test('[EP 17.5.1.1] [EP 30.9.2] Cloth Making takes it one further', () => {
    const path = ['thera', 'athens', 'boeotia', 'thessaly', 'thessalonica'];
    const world = position({ minoa: { tokens: { knossos: 1 }, ships: ['knossos'], cards: ['cloth-making'] } });
    expect(has(moves(world, 'minoa', sail(path)), 'minoa').ships).toEqual(['thessalonica']);
  });

  test('[EP 17.5.1.2] [EP 30.6.2] only with Astronavigation it enters open sea', () => {
    const path = ['eastern-mediterranean', 'tanis'];
    const minoa = { tokens: { knossos: 1 }, ships: ['knossos'] };
    expect(refusedMove(position({ minoa }), 'minoa', sail(path))).toContain('EP 17.5.1.2');
    const world = position({ minoa: { ...minoa, cards: ['astronavigation'] } });
    expect(has(moves(world, 'minoa', sail(path)), 'minoa').ships).toEqual(['tanis']);
  });

  test('[EP 17.5.1.3] it ends in any water area but open sea, no matter who is there', () => {
    const minoa = { tokens: { knossos: 1 }, ships: ['knossos'], cards: ['astronavigation'] };
    const open = position({ minoa });
    const sailing = moveNation(open, 'minoa');
    expect(refused(sailing, { minoa: [sail(['eastern-mediterranean'])] })).toBe('open-sea EP 17.5.1.3');
    const world = position({ minoa, hellas: { tokens: { rhodes: 3 }, ships: ['rhodes'] } });
    expect(has(moves(world, 'minoa', sail(['rhodes'])), 'minoa').ships).toEqual(['rhodes']);
  });

  test('[EP 17.5.1.4] it leaves an area with two coasts on the side where it came', () => {
    const hatti = { tokens: { nalchik: 1 }, ships: ['alani'] };
    const sea = (path: readonly string[]) => [position({ hatti }, {}, 18), 'hatti', sail(path)] as const;
    expect(refusedMove(...sea(['ustyurt', 'western-sogdiana']))).toBe('coast EP 17.5.1.4');
    expect(has(moves(...sea(['ustyurt', 'caspian-coast'])), 'hatti').ships).toEqual(['caspian-coast']);
  });

  test('[EP 17.5.2] [EP 17.5.2.1] [EP 30.36.2] a ship carries five tokens, six with Naval Warfare', () => {
    const minoa = { tokens: { knossos: 7 }, ships: ['knossos'] };
    expect(refusedMove(position({ minoa }), 'minoa', sail(['thera'], 6, 6))).toContain('EP 17.5.2');
    expect(tokens(moves(position({ minoa }), 'minoa', sail(['thera'], 5, 5)), 'minoa', 'thera')).toBe(5);
    const world = position({ minoa: { ...minoa, cards: ['naval-warfare'] } });
    expect(tokens(moves(world, 'minoa', sail(['thera'], 6, 6)), 'minoa', 'thera')).toBe(6);
  });

  test('[EP 17.3] [EP 17.5.2] nobody goes by land and by water in one turn', () => {
    const world = position({ minoa: { tokens: { knossos: 2 }, ships: ['phaestos'] } });
    expect(refusedMove(world, 'minoa', march('knossos', 'phaestos', 1), sail(['thera'], 1, 1))).toContain('EP 17.');
    const landed = position({ minoa: { tokens: { thera: 1 }, ships: ['thera'] } });
    expect(refusedMove(landed, 'minoa', sail(['knossos'], 1, 1), march('knossos', 'phaestos', 1))).toBe(
      'moved EP 17.3',
    );
  });

  test('[EP 17.5.2.2] it loads and lands as often as it likes, but nobody stays aboard or uses two ships', () => {
    const world = position({ minoa: { tokens: { knossos: 9 }, ships: ['knossos'] } });
    moves(world, 'minoa', sail(['thera'], 5, 5), sail(['knossos']), sail(['thera'], 4, 4));
    expect(tokens(world, 'minoa', 'thera')).toBe(9);
    const aboard = position({ minoa: { tokens: { knossos: 1 }, ships: ['knossos'] } });
    expect(refusedMove(aboard, 'minoa', sail(['thera'], 1, 0), { do: 'end' })).toContain('EP 17.5.2.2');
    const two = position({ minoa: { tokens: { knossos: 1 }, ships: ['knossos', 'thera'] } });
    expect(refusedMove(two, 'minoa', sail(['thera'], 1, 1), sail(['athens'], 1, 1, 2))).toContain('EP 17.');
  });

  test('[EP 9.5] it passes removed areas but neither lands nor ends there', () => {
    const egypt = { tokens: { sinai: 1 }, ships: ['sinai'] };
    expect(refusedMove(position({ egypt }), 'egypt', sail(['ptolemais'], 1, 1))).toContain('EP 9.5');
    expect(refusedMove(position({ egypt }), 'egypt', sail(['ptolemais']), { do: 'end' })).toContain('EP 9.5');
    const world = moves(position({ egypt }), 'egypt', sail(['ptolemais', 'eastern-desert'], 1, 1));
    expect(tokens(world, 'egypt', 'eastern-desert')).toBe(1);
  });

  test('[EP 17.4.2] [EP 17.5.2.2] tokens aboard may pass where they may not land, but not come there with the last step', () => {
    const hellas = { tokens: { thera: 2 }, cards: ['cultural-ascendancy'] };
    const minoa = { tokens: { knossos: 5, phaestos: 1 }, ships: ['knossos', 'phaestos'] };
    const stop = sail(['thera'], 2, 0);
    expect(refusedMove(position({ minoa, hellas }), 'minoa', stop, { do: 'end' })).toBe('aboard EP 17.5.2.2');
    const last = sail(['rhodes', 'knossos', 'phaestos', 'thera'], 2, 1);
    expect(refusedMove(position({ minoa, hellas }), 'minoa', last)).toBe('cultural-ascendancy EP 17.4.2');
    const first = sail(['rhodes', 'knossos', 'phaestos', 'thera'], 1, 0);
    expect(refusedMove(position({ minoa, hellas }), 'minoa', first, sail(['thera'], 1, 1, 2))).toBe(
      'cultural-ascendancy EP 17.4.2',
    );
    moves(position({ minoa, hellas }), 'minoa', stop, sail(['athens'], 0, 2));
    moves(position({ minoa, hellas }), 'minoa', sail(['thera'], 1, 0), sail([], 0, 1));
    moves(position({ minoa, hellas }), 'minoa', sail(['thera', 'athens'], 2, 2));
  });
});
