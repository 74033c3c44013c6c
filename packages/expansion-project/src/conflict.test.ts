import { brokenPieces } from '@ecumene/ancients';
import { asks, play, refused } from '@ecumene/ancients/testing';
import { describe, expect, test } from 'vitest';
import { conflicts } from './phases.ts';
import { happened, has, position, theNation, tokens } from './testing.ts';

/** Nations fight in an area; says who is left. Gaza has limit 1, Lycia 1, Hattusa 2, Memphis 4. */
function left(
  area: string,
  armies: Readonly<Record<string, number>>,
  cards: Readonly<Record<string, string[]>> = {},
): unknown {
  const given = Object.entries(armies).map(([name, count]) => [
    name,
    { tokens: { [area]: count }, cards: cards[name] ?? [] },
  ]);
  const world = position(Object.fromEntries(given));
  play(conflicts(world));
  return Object.fromEntries(
    Object.keys(armies).flatMap((name) => (tokens(world, name, area) > 0 ? [[name, tokens(world, name, area)]] : [])),
  );
}

describe('tokens against tokens', () => {
  test('[EP 18.1] [EP 18.1.1] within the limit they live side by side', () => {
    expect(left('memphis', { egypt: 2, minoa: 2 })).toEqual({ egypt: 2, minoa: 2 });
    expect(left('memphis', { egypt: 9 })).toEqual({ egypt: 9 });
  });

  test('[EP 18.2.1] [EP 18.2.2] the fewest tokens go first, one at a time, until the limit holds or one player is left', () => {
    expect(left('gaza', { egypt: 5, minoa: 3 })).toEqual({ egypt: 3 });
    expect(left('hattusa', { egypt: 3, minoa: 2 })).toEqual({ egypt: 2 });
    expect(left('memphis', { egypt: 5, minoa: 4 })).toEqual({ egypt: 3, minoa: 1 });
    expect(left('gaza', { rome: 1, minoa: 2, egypt: 4 })).toEqual({ egypt: 3 });
  });

  test('[EP 18.2.2] equal numbers go at the same time', () => {
    expect(left('gaza', { egypt: 3, minoa: 3 })).toEqual({});
    expect(left('hattusa', { rome: 2, minoa: 2, egypt: 2 })).toEqual({});
  });

  test('[EP 18.2.3] [EP 30.27.2] [EP C22] Metalworking protects only the first token', () => {
    expect(left('gaza', { egypt: 1, minoa: 1 })).toEqual({});
    expect(left('gaza', { egypt: 1, minoa: 1 }, { minoa: ['metalworking'] })).toEqual({ minoa: 1 });
    expect(left('gaza', { egypt: 2, minoa: 2 }, { minoa: ['metalworking'] })).toEqual({});
    expect(left('gaza', { egypt: 4, minoa: 3 }, { minoa: ['metalworking'] })).toEqual({ egypt: 2 });
    expect(left('memphis', { egypt: 4, minoa: 1 }, { minoa: ['metalworking'] })).toEqual({ egypt: 3, minoa: 1 });
  });

  test('[EP C22] it stops as soon as the limit holds', () => {
    expect(left('memphis', { egypt: 3, minoa: 2 })).toEqual({ egypt: 3, minoa: 1 });
  });

  test('[EP 18.1.2] [EP 20.2] the fallen go back to stock, and ships take no part', () => {
    const world = position({ egypt: { tokens: { gaza: 5 } }, minoa: { tokens: { gaza: 3 }, ships: ['gaza'] } });
    play(conflicts(world));
    expect(theNation(world, 'minoa')).toMatchObject({ stock: 55, tokens: 0 });
    expect(has(world, 'minoa').ships).toEqual(['gaza']);
  });

  test('[EP 18.2.4] [EP 30.2.2] [EP C23] Advanced Military takes losses next to it by land, leaving one token', () => {
    const egypt = { tokens: { gaza: 3, tanis: 3 }, cards: ['advanced-military'] };
    const given = { egypt, minoa: { tokens: { gaza: 3 } } };
    const losses = (count: number) => ({
      fights: [{ area: 'gaza', losses: Array.from({ length: count }, () => ({ area: 'tanis' })) }],
    });
    const world = position(given);
    expect(asks(conflicts(position(given)))).toEqual(['egypt: casualties']);
    expect(refused(conflicts(position(given)), { egypt: [losses(3)] })).toContain('EP 18.2.4');
    play(conflicts(world), { egypt: [losses(2)] });
    expect(has(world, 'egypt').tokens).toEqual({ gaza: 3, tanis: 1 });
    expect(tokens(world, 'minoa', 'gaza')).toBe(0);
  });

  test('[EP 18.2.5] [EP 30.36.3] [EP C23] Naval Warfare pays with ships of the area', () => {
    const egypt = { tokens: { gaza: 3 }, ships: ['gaza', 'gaza', 'tanis'], cards: ['naval-warfare'] };
    const given = { egypt, minoa: { tokens: { gaza: 3 } } };
    const losses = (...ships: number[]) => ({ fights: [{ area: 'gaza', losses: ships.map((ship) => ({ ship })) }] });
    expect(refused(conflicts(position(given)), { egypt: [losses(3)] })).toBe('ships EP 18.2.5');
    const world = position(given);
    play(conflicts(world), { egypt: [losses(1, 2)] });
    expect(has(world, 'egypt')).toMatchObject({ tokens: { gaza: 3 }, ships: ['tanis'] });
    const cited = world.news.flatMap(({ event, rule }) => (event.what === 'ship-lost' ? [rule] : []));
    expect(cited).toEqual(['EP 18.2.5', 'EP 18.2.5']);
  });
});

describe('attacks on cities', () => {
  const city = (attackers: number, cards: { egypt?: string[]; minoa?: string[] } = {}, more: object = {}) => {
    const world = position({
      egypt: { cities: ['tanis'], cards: cards.egypt ?? [], hand: ['salt'], ...more },
      minoa: { tokens: { tanis: attackers }, cards: cards.minoa ?? [] },
    });
    return world;
  };

  test('[EP 18.3.1] fewer than seven are removed, and the city stands', () => {
    const world = city(6);
    play(conflicts(world));
    expect(has(world, 'egypt').cities).toEqual(['tanis']);
    expect(tokens(world, 'minoa', 'tanis')).toBe(0);
  });

  test('[EP 18.3.2] [EP 18.5.1] [EP 18.5.2] seven beat six tokens, take a card and pillage up to three', () => {
    const world = city(7);
    play(conflicts(world), { minoa: [2] });
    expect(has(world, 'egypt')).toMatchObject({ cities: [], hand: [] });
    expect(has(world, 'egypt').tokens).toEqual({});
    expect(has(world, 'minoa')).toMatchObject({ hand: ['salt'], treasury: 2, tokens: { tanis: 2 } });
    expect(refused(conflicts(city(7)), { minoa: [4] })).not.toBe('');
    expect(brokenPieces(world)).toEqual([]);
  });

  test('[EP 18.3.2] a short stock defends with what there is', () => {
    const world = city(7, {}, { stock: 2, hand: [] });
    play(conflicts(world), { minoa: [0] });
    expect(tokens(world, 'minoa', 'tanis')).toBe(6);
  });

  test('[EP 18.5.1] [EP 18.5.2] without cards none is drawn, and stock bounds pillage', () => {
    const world = position({ egypt: { cities: ['tanis'] }, minoa: { tokens: { tanis: 9 }, stock: 0 } });
    play(conflicts(world), { minoa: [3] });
    expect(has(world, 'minoa').hand).toEqual([]);
    expect(theNation(world, 'minoa').treasury).toBe(3);
  });

  test('[EP 18.5.2] no more is pillaged than stock has', () => {
    const attack = (stock: number) =>
      position({ egypt: { cities: ['tanis'], stock: 0 }, minoa: { tokens: { tanis: 7 }, stock } });
    expect(refused(conflicts(attack(1)), { minoa: [2] })).toContain('EP 18.5.2');
    const world = attack(1);
    play(conflicts(world), { minoa: [1] });
    expect(theNation(world, 'minoa')).toMatchObject({ treasury: 1, stock: 0 });
    const empty = attack(0);
    play(conflicts(empty));
    expect(has(empty, 'egypt').cities).toEqual([]);
    expect(theNation(empty, 'minoa').treasury).toBe(0);
  });

  test('[EP 18.1] [EP 18.3.3] before a city tokens fight whatever the limit of the area, and none stay', () => {
    const world = position({
      egypt: { cities: ['memphis'] },
      minoa: { tokens: { memphis: 2 } },
      rome: { tokens: { memphis: 1 } },
    });
    play(conflicts(world));
    expect([tokens(world, 'minoa', 'memphis'), tokens(world, 'rome', 'memphis')]).toEqual([0, 0]);
    expect(happened(world, 'fought')).toHaveLength(1);
  });

  test.each([
    [6, { minoa: ['engineering'] }, 'EP 30.18.3', true],
    [5, { minoa: ['engineering'] }, 'EP 30.18.3', false],
    [7, { egypt: ['engineering'] }, 'EP 30.18.2', false],
    [8, { egypt: ['engineering'] }, 'EP 30.18.2', true],
    [7, { egypt: ['engineering'], minoa: ['engineering'] }, 'EP 18.3.5', true],
    [6, { egypt: ['engineering'], minoa: ['engineering'] }, 'EP 18.3.5', false],
  ])('[EP 18.3.5] [EP C24] %i attackers with %j: [%s] the city falls: %s', (attackers, cards, _rule, falls) => {
    const world = city(attackers, cards);
    play(conflicts(world), falls ? { minoa: [0] } : {});
    expect(has(world, 'egypt').cities).toEqual(falls ? [] : ['tanis']);
  });

  test('[EP 18.3.3] several attackers fight each other first, and the survivor may attack', () => {
    const world = position({
      egypt: { cities: ['tanis'] },
      minoa: { tokens: { tanis: 12 } },
      rome: { tokens: { tanis: 4 } },
    });
    play(conflicts(world), { minoa: [1] });
    expect(has(world, 'egypt').cities).toEqual([]);
    expect(tokens(world, 'rome', 'tanis')).toBe(0);
    const weak = position({
      egypt: { cities: ['tanis'] },
      minoa: { tokens: { tanis: 8 } },
      rome: { tokens: { tanis: 7 } },
    });
    play(conflicts(weak));
    expect(has(weak, 'egypt').cities).toEqual(['tanis']);
  });

  test('[EP 18.4.1] [EP 18.1.1] tokens beside the city must be beaten first', () => {
    const egypt = { cities: ['tanis'], tokens: { tanis: 1 }, cards: ['public-works'] };
    const world = position({ egypt, minoa: { tokens: { tanis: 7 } } });
    play(conflicts(world), { minoa: [0] });
    expect(has(world, 'egypt').cities).toEqual([]);
    const many = position({ egypt: { ...egypt, tokens: { tanis: 4 } }, minoa: { tokens: { tanis: 7 } } });
    play(conflicts(many));
    expect(has(many, 'egypt').cities).toEqual(['tanis']);
  });

  test('[EP 18.1] [EP C21] with Public Works one token of the owner stays, a foreign one does not', () => {
    const egypt = { cities: ['tanis'], tokens: { tanis: 1 }, cards: ['public-works'] };
    const alone = position({ egypt });
    play(conflicts(alone));
    expect(tokens(alone, 'egypt', 'tanis')).toBe(1);
    const world = position({ egypt: { cities: ['tanis'], cards: ['public-works'] }, minoa: { tokens: { tanis: 1 } } });
    play(conflicts(world));
    expect(tokens(world, 'minoa', 'tanis')).toBe(0);
  });

  test('[EP C25] [EP 18.3.2] attacked cities come after other conflicts, in the order their owner chooses', () => {
    const given = {
      egypt: { cities: ['tanis', 'memphis'], tokens: { gaza: 3 }, stock: 1, hand: [] },
      minoa: { tokens: { tanis: 7, gaza: 3 } },
      rome: { tokens: { memphis: 7 } },
    };
    expect(asks(conflicts(position(given)))).toEqual(['egypt: city-attacks']);
    const world = position(given);
    play(conflicts(world), [
      ['egypt', ['memphis', 'tanis']],
      ['rome', 0],
      ['minoa', 0],
    ]);
    expect(happened(world, 'city-stormed')).toMatchObject([{ area: 'memphis' }, { area: 'tanis' }]);
  });

  test('[EP 18.3.4] [EP 18.5.4] [EP 29.9.2.5] [EP C24] a pirate city falls to seven and may be pillaged', () => {
    const pirates = { outsiders: { cities: ['tanis'] } };
    const world = position({ minoa: { tokens: { tanis: 7 } }, ...pirates });
    play(conflicts(world), { minoa: [3] });
    expect(has(world, 'outsiders').cities).toEqual([]);
    expect(theNation(world, 'minoa').treasury).toBe(3);
    const engineers = position({ minoa: { tokens: { tanis: 6 }, cards: ['engineering'] }, ...pirates });
    play(conflicts(engineers), { minoa: [0] });
    expect(has(engineers, 'outsiders')).toMatchObject({ cities: [] });
    expect(has(engineers, 'outsiders').tokens).toEqual({});
    const weak = position({ minoa: { tokens: { tanis: 6 } }, ...pirates });
    play(conflicts(weak));
    expect(has(weak, 'outsiders')).toMatchObject({ cities: ['tanis'] });
    expect(has(weak, 'outsiders').tokens).toEqual({});
    expect(happened(world, 'card-seized')).toEqual([]);
  });
});
