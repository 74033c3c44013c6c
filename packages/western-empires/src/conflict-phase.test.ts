import { asks, play } from '@ecumene/ancients/testing';
import { tableAt } from '@ecumene/engine/testing';
import { describe, expect, test } from 'vitest';
import { westernEmpires } from './game.ts';
import { conflicts, surplus } from './phases.ts';
import { answer, happened, has, position, theNation, tokens } from './testing.ts';
import type { WeWorld } from './world.ts';

type Given = Readonly<Record<string, unknown>>;

function fight(given: Given, answers: Parameters<typeof play>[1] = {}): WeWorld {
  const world = position(given);
  play(conflicts(world), answers);
  return world;
}

/** What was fought and stormed where, in order. */
function course(world: WeWorld): readonly string[] {
  return world.news.flatMap(({ event }) => {
    if (event.what === 'pillaged') return [event.what];
    return event.what === 'fought' || event.what === 'city-stormed' ? [`${event.what} ${event.area}`] : [];
  });
}

describe('the phase', () => {
  const attacks = {
    hellas: { tokens: { gaza: 8, thera: 2 } },
    egypt: { cities: ['gaza'] },
    minoa: { tokens: { thera: 2 } },
  };

  test('[WE conflict.3] [WE conflict.4] all token conflicts are over before the first city is attacked', () => {
    const world = fight(attacks, { hellas: [1] });
    expect(course(world)).toEqual(['fought thera', 'city-stormed gaza', 'fought gaza', 'pillaged']);
    const other = fight({ ...attacks, hellas: { tokens: { thera: 8, gaza: 2 } }, minoa: { cities: ['thera'] } }, [
      ['hellas', 1],
    ]);
    expect(course(other)).toEqual(['city-stormed thera', 'fought thera', 'pillaged']);
  });

  test('[WE conflict-situation.6] [WE defending.2] a conflict is fought in its own phase, not when tokens move', () => {
    const table = tableAt(
      westernEmpires,
      position({ hellas: { tokens: { macedonia: 9 } }, rome: { tokens: { thessaly: 4 } } }),
      'movement',
    );
    expect(answer(table, 'hellas', { do: 'march', from: 'macedonia', to: 'thessaly', count: 9 })).toBe('');
    expect([tokens(table.world, 'hellas', 'thessaly'), tokens(table.world, 'rome', 'thessaly')]).toEqual([9, 4]);
    answer(table, 'hellas', { do: 'end' });
    expect(tokens(table.world, 'rome', 'thessaly')).toBe(4);
    answer(table, 'rome', { do: 'end' });
    expect(tokens(table.world, 'rome', 'thessaly')).toBe(0);
  });

  test('[WE conflict.6] [WE token-conflict.10] tokens above the limit stay until surplus is removed', () => {
    const world = fight({ egypt: { tokens: { gaza: 6, tanis: 5 } }, hellas: { tokens: { gaza: 2 } } });
    expect(has(world, 'egypt')['tokens']).toEqual({ gaza: 5, tanis: 5 });
    surplus(world);
    expect(has(world, 'egypt')['tokens']).toEqual({ gaza: 1, tanis: 2 });
  });
});

describe('a token conflict', () => {
  test('[WE token-conflict.1] [WE token-conflict.7] goes in rounds, each with a new count', () => {
    const rounds = (armies: Readonly<Record<string, number>>): unknown =>
      happened(
        fight(Object.fromEntries(Object.entries(armies).map(([name, gaza]) => [name, { tokens: { gaza } }]))),
        'fought',
      )[0]?.rounds;
    expect(rounds({ egypt: 4, hellas: 2 })).toEqual([['hellas'], ['egypt'], ['hellas']]);
    expect(rounds({ egypt: 3, hellas: 3, rome: 1 })).toEqual([
      ['rome'],
      ['hellas', 'egypt'],
      ['hellas', 'egypt'],
      ['hellas', 'egypt'],
    ]);
    const paid = fight(
      {
        egypt: { tokens: { gaza: 3 } },
        hellas: { tokens: { gaza: 2, tanis: 2 }, cards: ['advanced-military'] },
      },
      { hellas: [{ fights: [{ area: 'gaza', losses: [{ area: 'tanis' }, { area: 'tanis' }] }] }] },
    );
    expect(happened(paid, 'fought')[0]?.rounds).toEqual([['hellas'], ['egypt'], ['hellas', 'egypt'], ['egypt']]);
  });

  test('[WE token-conflict.2] ships count for nobody', () => {
    const ships = ['gaza', 'gaza', 'gaza', 'gaza'];
    const world = fight({ egypt: { tokens: { gaza: 3 } }, hellas: { tokens: { gaza: 2 }, ships } });
    expect([tokens(world, 'egypt', 'gaza'), tokens(world, 'hellas', 'gaza')]).toEqual([2, 0]);
    expect(has(world, 'hellas')['ships']).toEqual(ships);
    expect(happened(fight({ egypt: { tokens: { gaza: 1 } }, hellas: { ships } }), 'fought')).toEqual([]);
  });

  test('[WE token-conflict.12] removed tokens go to stock', () => {
    const world = fight({ egypt: { tokens: { gaza: 5 } }, hellas: { tokens: { gaza: 3 } } });
    expect(theNation(world, 'hellas')).toMatchObject({ tokens: 0, stock: 55, treasury: 0 });
    expect(theNation(world, 'egypt')).toMatchObject({ tokens: 3, stock: 52, treasury: 0 });
  });

  test('[WE token-conflict.13] [WE token-conflict.14] before a city the rest attacks it, or stays with it', () => {
    const given = (hellas: number, egypt: number) => ({
      hellas: { tokens: { gaza: hellas } },
      egypt: { cities: ['gaza'], tokens: { gaza: egypt } },
    });
    const attacked = fight(given(9, 3), { hellas: [0] });
    expect(happened(attacked, 'city-stormed')).toMatchObject([{ nation: 'hellas', tokens: 7 }]);
    const failed = fight(given(8, 3));
    expect(happened(failed, 'attack-failed')).toMatchObject([{ nation: 'hellas', tokens: 6, needed: 7 }]);
    const held = fight(given(3, 9));
    expect(tokens(held, 'egypt', 'gaza')).toBe(7);
    surplus(held);
    expect(tokens(held, 'egypt', 'gaza')).toBe(0);
  });
});

describe('the order of city attacks', () => {
  test('[WE city-attack.4] each is over, with its card and treasury, before the next', () => {
    const world = fight({ hellas: { tokens: { gaza: 8, thera: 8 } }, egypt: { cities: ['gaza', 'thera'] } }, [
      ['hellas', 1],
      ['hellas', 1],
    ]);
    expect(course(world)).toEqual([
      ...['city-stormed gaza', 'fought gaza', 'pillaged'],
      ...['city-stormed thera', 'fought thera', 'pillaged'],
    ]);
  });

  test('[WE conflict.9] also where only the losses of Advanced Military make the order matter', () => {
    const given = (cards: readonly string[], ships: readonly string[] = []) => ({
      hellas: { tokens: { gaza: 8, tanis: 8 }, ships, cards },
      egypt: { cities: ['gaza', 'tanis'] },
    });
    const asked = (...list: Parameters<typeof given>) => asks(conflicts(position(given(...list))))[0];
    expect(asked([])).toBe('hellas: pillage');
    expect(asked(['naval-warfare'])).toBe('hellas: pillage');
    expect(asked(['advanced-military'])).toBe('egypt: city-attacks');
    expect(asked(['naval-warfare'], ['gaza', 'tanis'])).toBe('hellas: casualties');
    const world = fight(given(['advanced-military']), [
      ['egypt', ['tanis', 'gaza']],
      ['hellas', { fights: [{ area: 'tanis', losses: [{ area: 'gaza' }, { area: 'gaza' }] }] }],
      ['hellas', 0],
    ]);
    expect(has(world, 'egypt')['cities']).toEqual(['gaza']);
  });

  test('[WE conflict.8] pirate cities fall by ranking of their attackers, who choose among their own where it matters', () => {
    const given = (cards: readonly string[]) => ({
      minoa: { tokens: { cyrene: 8 } },
      hellas: { tokens: { gaza: 8, tanis: 8 }, cards },
      outsiders: { cities: ['cyrene', 'gaza', 'tanis'] },
    });
    const plain = fight(given([]), [
      ['minoa', 0],
      ['hellas', 0],
      ['hellas', 0],
    ]);
    expect(happened(plain, 'city-stormed').map(({ area }) => area)).toEqual(['cyrene', 'gaza', 'tanis']);
    const chosen = fight(given(['advanced-military']), [
      ['hellas', ['tanis', 'gaza']],
      ['minoa', 0],
      ['hellas', { fights: [] }],
      ['hellas', 0],
      ['hellas', { fights: [] }],
      ['hellas', 0],
    ]);
    expect(happened(chosen, 'city-stormed').map(({ area }) => area)).toEqual(['cyrene', 'tanis', 'gaza']);
  });

  test('[WE city-attack.7] who waits for the attack on a city whose owner waits too comes after that one', () => {
    const given = {
      minoa: { cities: ['gaza'], tokens: { athens: 9 }, stock: 0 },
      rome: { cities: ['athens'], tokens: { tomi: 9 }, stock: 0 },
      hellas: { cities: ['tomi'] },
      egypt: { tokens: { gaza: 7 } },
    };
    const world = fight(given, [
      ['minoa', true],
      ['rome', true],
      ['rome', 0],
      ['minoa', 0],
      ['egypt', 0],
    ]);
    expect(happened(world, 'city-stormed').map(({ area, defenders }) => [area, defenders > 0])).toEqual([
      ['tomi', true],
      ['athens', true],
      ['gaza', true],
    ]);
  });

  test('[WE city-attack.7] a defender may also wait for an attack that waits already', () => {
    const given = {
      minoa: { cities: ['athens'], tokens: { tomi: 9 }, stock: 0 },
      rome: { cities: ['gaza'], tokens: { athens: 9 }, stock: 0 },
      hellas: { cities: ['tomi'] },
      egypt: { tokens: { gaza: 7 } },
    };
    const world = fight(given, [
      ['minoa', true],
      ['rome', true],
      ['minoa', 0],
      ['rome', 0],
      ['egypt', 0],
    ]);
    expect(happened(world, 'city-stormed').map(({ area }) => area)).toEqual(['tomi', 'athens', 'gaza']);
  });

  test('[WE city-attack.7] two who attack each other do not wait for each other', () => {
    const given = {
      minoa: { cities: ['athens'], tokens: { gaza: 9 }, stock: 0 },
      rome: { cities: ['gaza'], tokens: { athens: 9 }, stock: 0 },
    };
    const world = fight(given, [['minoa', true]]);
    expect(happened(world, 'city-stormed').map(({ area }) => area)).toEqual(['gaza', 'athens']);
  });
});
