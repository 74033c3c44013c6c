import { areaId, areaNumber, NOBODY, nationNamed } from '@ecumene/ancients';
import { asks, play, refused } from '@ecumene/ancients/testing';
import { describe, expect, test } from 'vitest';
import { moveNation, population } from '../phases.ts';
import { happened, has, position, theNation, tokens } from '../testing.ts';
import type { EpWorld } from '../world.ts';
import { controllerOf, isOpenToBarbarians, targets } from './barbarian-hordes.ts';
import { firstQuestion, strike } from './testing.ts';

const isOpen = (world: EpWorld, id: string): boolean => isOpenToBarbarians(world, areaNumber(world, id) ?? -1);
const open = (world: EpWorld, name: string, horde: number): string[] =>
  targets(world, nationNamed(world, name), horde).map((area) => areaId(world, area));

describe('Barbarian Hordes', () => {
  test('[EP 29.5.2.1] [EP C54] the trader controls them, else the player with fewest cities, even the victim', () => {
    const world = position({
      egypt: { cities: ['memphis'] },
      minoa: { cities: ['knossos', 'rhodes'] },
      rome: { cities: ['rome'] },
    });
    const by = (trader: number) =>
      world.nations[controllerOf(world, { card: 0, victim: nationNamed(world, 'egypt'), trader })]?.name;
    expect(by(nationNamed(world, 'minoa'))).toBe('minoa');
    expect(by(NOBODY)).toBe('rome');
    const alone = position({ egypt: {}, minoa: { cities: ['knossos'] } });
    expect(alone.nations[controllerOf(alone, { card: 0, victim: 0, trader: NOBODY })]?.name).toBe('egypt');
  });

  test('[EP 29.5.2.3] [EP 2.2.6] [EP 9.5] they come from wastes, the edge, removed areas and areas of their own', () => {
    const world = position({ egypt: { tokens: { memphis: 1 } }, outsiders: { tokens: { fayum: 2 } } });
    expect(isOpen(world, 'siwa')).toBe(true);
    expect(isOpen(world, 'tunisia')).toBe(true);
    expect(isOpen(world, 'cirta')).toBe(true);
    expect(isOpen(world, 'fayum')).toBe(true);
    expect(isOpen(world, 'memphis')).toBe(true);
    expect(isOpen(world, 'sinai')).toBe(true);
    expect(isOpen(world, 'tanis')).toBe(false);
    const shared = position({ egypt: { tokens: { fayum: 1 } }, outsiders: { tokens: { fayum: 2 } } });
    expect(isOpen(shared, 'memphis')).toBe(false);
  });

  test('[EP 29.5.2.2] [EP 29.5.2.3] [EP C55] fifteen go to a city of the victim they can take, else to tokens', () => {
    const world = position({ egypt: { cities: ['siwa'], tokens: { jalo: 2 } } });
    expect(open(world, 'egypt', 15)).toEqual(['siwa']);
    expect(open(world, 'egypt', 6)).toEqual(['jalo']);
    const engineer = position({ egypt: { cities: ['siwa'], tokens: { jalo: 2 }, cards: ['engineering'] } });
    expect(open(engineer, 'egypt', 7)).toEqual(['jalo']);
    expect(open(engineer, 'egypt', 8)).toEqual(['siwa']);
  });

  test('[EP 29.5.2.3] [EP 29.5.2.3.1] [EP C55] tokens beside a city count as tokens where they cannot take the city', () => {
    const egypt = { cities: ['siwa'], tokens: { siwa: 1 }, cards: ['public-works', 'politics', 'monarchy'] };
    expect(open(position({ egypt }), 'egypt', 8)).toEqual(['siwa']);
    expect(open(position({ egypt }), 'egypt', 6)).toEqual(['siwa']);
    const world = position({ egypt, outsiders: { tokens: { alani: 50 } } }, { whitePieces: 'printed' });
    play(strike(world, 'barbarian-hordes', 'egypt'));
    expect(has(world, 'egypt')).toMatchObject({ cities: ['siwa'], tokens: {} });
    expect(tokens(world, 'outsiders', 'siwa')).toBe(0);
  });

  test('[EP 29.5.2.3.1] once they are gone, tokens of others beside a city stay', () => {
    const world = position(
      {
        egypt: { tokens: { siwa: 2 } },
        minoa: { cities: ['siwa'], tokens: { siwa: 3 } },
        outsiders: { tokens: { alani: 54 } },
      },
      { whitePieces: 'printed' },
    );
    play(strike(world, 'barbarian-hordes', 'egypt'));
    expect([tokens(world, 'egypt', 'siwa'), tokens(world, 'minoa', 'siwa')]).toEqual([2, 3]);
    expect(has(world, 'minoa').cities).toEqual(['siwa']);
  });

  test('[EP 29.5.2.3.1] [EP 29.5.2.3.2] [EP 29.5.2.5] they fight the units there, leave the limit behind and go on', () => {
    const world = position({ egypt: { cities: ['siwa'], tokens: { fayum: 3, gaza: 2 }, hand: ['salt'] }, minoa: {} });
    play(strike(world, 'barbarian-hordes', 'egypt', 'minoa'));
    expect(has(world, 'egypt')).toMatchObject({ cities: [], hand: ['salt'] });
    expect(tokens(world, 'egypt', 'fayum')).toBe(0);
    expect(has(world, 'outsiders').tokens).toMatchObject({ siwa: 1 });
    expect(happened(world, 'pillaged')).toEqual([]);
  });

  test('[EP 29.5.2.3.1] also others than the victim, whatever the limit', () => {
    const world = position({ egypt: { tokens: { siwa: 1 } }, minoa: { tokens: { siwa: 1 } } });
    play(strike(world, 'barbarian-hordes', 'egypt'));
    expect([tokens(world, 'egypt', 'siwa'), tokens(world, 'minoa', 'siwa')]).toEqual([0, 0]);
  });

  test('[EP 29.5.2.3.1] [EP 18.3.1] if too few are left before a city, they are gone', () => {
    const egypt = {
      cities: ['siwa'],
      tokens: { siwa: 1, fayum: 12 },
      cards: ['public-works', 'advanced-military'],
    };
    const world = position({ egypt, minoa: {} });
    const script = strike(world, 'barbarian-hordes', 'egypt', 'minoa');
    expect(firstQuestion(script)).toMatchObject({ topic: 'casualties' });
    const again = position({ egypt, minoa: {} });
    const losses = Array.from({ length: 11 }, () => ({ area: 'fayum' }));
    play(strike(again, 'barbarian-hordes', 'egypt', 'minoa'), { egypt: [{ fights: [{ area: 'siwa', losses }] }] });
    expect(has(again, 'egypt').cities).toEqual(['siwa']);
    expect(tokens(again, 'outsiders', 'siwa')).toBe(0);
  });

  test('[EP 29.5.2.3] if nothing of the victim is within reach, the rest is gone', () => {
    const world = position({ egypt: { tokens: { gaza: 1 } }, minoa: {} });
    play(strike(world, 'barbarian-hordes', 'egypt', 'minoa'));
    expect(has(world, 'outsiders').tokens).toEqual({});
    expect(happened(world, 'calamity-spares')).toHaveLength(1);
  });

  test('[EP 29.5.2.3.3] the controller chooses among what is allowed', () => {
    const given = { egypt: { cities: ['siwa', 'jalo'], tokens: { fayum: 1 } }, minoa: {} };
    expect(asks(strike(position(given), 'barbarian-hordes', 'egypt', 'minoa'))).toEqual(['minoa: barbarians']);
    expect(refused(strike(position(given), 'barbarian-hordes', 'egypt', 'minoa'), { minoa: ['fayum'] })).toContain(
      'EP 29.5.2.3.3',
    );
  });

  test.each([
    [[], 15, 'EP 29.5.2.2'],
    [['politics'], 20, 'EP 30.38.2'],
    [['provincial-empire'], 20, 'EP 30.40.2'],
    [['monarchy'], 10, 'EP 30.30.3'],
    [['politics', 'monarchy'], 15, 'EP 24.6'],
  ])('[EP 29.5.2.2.1] [EP 29.5.2.2.2] with %j %i come [%s]', (cards, count) => {
    const world = position({ egypt: { tokens: { siwa: 1 }, cards } });
    play(strike(world, 'barbarian-hordes', 'egypt'));
    expect(happened(world, 'tokens-placed')).toMatchObject([{ tokens: count }]);
  });

  test('[EP 29.5.2.4] they use no advancements of their controller', () => {
    const world = position({ egypt: { cities: ['siwa'] }, minoa: { cards: ['engineering'] } });
    expect(open(world, 'egypt', 6)).toEqual([]);
  });

  test('[EP 29.5.2.6] [EP 17.2.2] [EP C41] they stay, do not grow, and nobody moves them', () => {
    const world = position({ egypt: { tokens: { gaza: 1 } }, outsiders: { tokens: { siwa: 1 } } });
    play(population(world, 'egypt'));
    play(moveNation(world, 'egypt'), { egypt: [{ do: 'end' }] });
    expect(has(world, 'outsiders').tokens).toEqual({ siwa: 1 });
  });

  test('[EP C82] with the printed pieces there are 55', () => {
    const world = position(
      { egypt: { tokens: { siwa: 1 } }, outsiders: { tokens: { alani: 50 } } },
      { whitePieces: 'printed' },
    );
    play(strike(world, 'barbarian-hordes', 'egypt'));
    expect(happened(world, 'tokens-placed')).toMatchObject([{ tokens: 5 }]);
    expect(theNation(world, 'outsiders').tokens).toBeLessThanOrEqual(55);
  });

  test('[EP 32.7.1] [EP C95] they do not go where a player would fall below the damage limit', () => {
    const world = position({ egypt: { cities: ['siwa'], tokens: { fayum: 12 } } }, { damageLimit: 16 });
    expect(open(world, 'egypt', 15)).toEqual([]);
  });

  test('[EP 32.7.1] [EP C95] even if the player could pay with ships or other tokens', () => {
    const egypt = { cities: ['siwa'], tokens: { fayum: 12 }, cards: ['advanced-military'] };
    expect(open(position({ egypt }, { damageLimit: 16 }), 'egypt', 15)).toEqual([]);
    expect(open(position({ egypt }, { damageLimit: 12 }), 'egypt', 15)).toEqual(['siwa']);
  });

  test('[EP 32.7.1] [EP C82] [EP C95] nor when they go on, though no pieces are left in stock', () => {
    const world = position(
      { egypt: { tokens: { siwa: 1, fayum: 16 } }, outsiders: { tokens: { alani: 45 } } },
      { whitePieces: 'printed', damageLimit: 16 },
    );
    play(strike(world, 'barbarian-hordes', 'egypt'));
    expect(has(world, 'egypt').tokens).toEqual({ fayum: 16 });
  });
});
