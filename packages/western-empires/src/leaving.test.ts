import { areaNumber, departed, isOutOfPlay } from '@ecumene/ancients';
import { play, playByDefault, refused } from '@ecumene/ancients/testing';
import { tableAt } from '@ecumene/engine/testing';
import { describe, expect, test } from 'vitest';
import { LAND, regionOf } from './data/board.ts';
import { westernEmpires } from './game.ts';
import { depart, settleDepartures } from './leaving.ts';
import { moveNation } from './movement.ts';
import { conflicts } from './phases.ts';
import { reshuffle } from './succession.ts';
import { happened, has, position, theNation, tokens } from './testing.ts';
import type { WeWorld } from './world.ts';

type Given = Readonly<Record<string, unknown>>;
const YES = { minoa: [true], hellas: [true] };

/** Hellas and Minoa stay, Egypt leaves. */
function leave(given: Given, answers: Readonly<Record<string, readonly unknown[]>> = YES): WeWorld {
  const world = position({ minoa: {}, hellas: {}, ...given });
  depart(world, 'egypt');
  play(settleDepartures(world), answers);
  return world;
}

describe('announcing it', () => {
  test('[WE leaving.3] [WE leaving.4] [WE leaving.23] the turn is finished first', () => {
    const world = position({ egypt: { tokens: { memphis: 1 }, cities: ['tanis'] }, minoa: {}, hellas: {} });
    depart(world, 'egypt');
    expect(theNation(world, 'egypt')).toMatchObject({ tokens: 1, cities: 1 });
    expect(departed(world)).toEqual([]);
    play(settleDepartures(world), YES);
    expect(departed(world)).toEqual(['egypt']);
  });

  test('[WE leaving.2] [WE W67] the others are asked whether to go on', () => {
    const stopped = leave({ egypt: { tokens: { memphis: 1 } } }, { minoa: [true], hellas: [false] });
    expect(stopped.over).toBe(true);
    expect(happened(stopped, 'game-ends')).toEqual([{ what: 'game-ends', because: 'stopped' }]);
    expect(leave({ egypt: { tokens: { memphis: 1 } } }).over).toBe(false);
    const alone = position({ egypt: {}, minoa: {} });
    depart(alone, 'egypt');
    play(settleDepartures(alone));
    expect(alone.over).toBe(true);
    expect(happened(alone, 'game-ends')).toEqual([{ what: 'game-ends', because: 'alone' }]);
  });

  test('[WE leaving.2] [WE W67] if they do not, or one is left, the game is scored as it stands', () => {
    const given = { cities: ['tanis', 'rome'], cards: ['pottery'], ships: ['tanis'], step: 9, hand: ['gold'] };
    const deserted = (egypt: Given) => {
      const world = position({ egypt });
      depart(world, 'egypt');
      play(settleDepartures(world));
      return world;
    };
    const scored = (world: WeWorld) => westernEmpires.ranking(world).find(({ seat }) => seat === 'egypt');
    for (const stopped of [
      leave({ egypt: given, hellas: { cities: ['memphis'] } }, { minoa: [true], hellas: [false] }),
      deserted(given),
    ]) {
      expect(stopped.over).toBe(true);
      expect(has(stopped, 'egypt', 'cities', 'ships')).toEqual({ cities: ['rome', 'tanis'], ships: ['tanis'] });
      expect(scored(stopped)).toMatchObject({ score: 2 + 1 + 45, rank: 1 });
    }
  });

  test('[WE joining.1] nobody joins later', () => {
    const world = position({ egypt: { tokens: { memphis: 1 } }, minoa: { tokens: { knossos: 1 } } });
    const table = tableAt(westernEmpires, world, 'movement');
    expect(table.arrive('late').ok).toBe(false);
    expect(table.seats).not.toContain('late');
  });
});

describe('what is left behind', () => {
  test('[WE leaving.5] advances and credits are discarded', () => {
    const world = leave({ egypt: { cards: ['pottery', 'music'] } });
    expect(has(world, 'egypt')['cards']).toEqual([]);
    expect(world.credits[8]).toEqual({ science: 0, arts: 0, crafts: 0, civics: 0, religion: 0 });
  });

  test('[WE leaving.5] the marker is taken off the track, and whoever left is last in the end', () => {
    const world = leave({ egypt: { step: 12, cards: ['pottery'] }, minoa: { step: 3 }, hellas: { step: 1 } });
    const last = westernEmpires.ranking(world).filter(({ seat }) => ['egypt', 'minoa', 'hellas'].includes(seat));
    expect(last).toMatchObject([
      { seat: 'minoa', score: 15 },
      { seat: 'hellas', score: 5 },
      { seat: 'egypt', score: 0 },
    ]);
  });

  test('[WE leaving.6] [WE leaving.24] trade cards go under the stacks with the discards of the turn', () => {
    const world = leave({ egypt: { hand: ['gold', 'famine'] } });
    const nine = world.trade.stacks[8]?.length ?? 0;
    reshuffle(world);
    expect(world.trade.stacks[8]).toHaveLength(nine + 1);
    expect(has(world, 'egypt')['hand']).toEqual([]);
  });

  test('[WE leaving.7] ships are removed', () => {
    expect(has(leave({ egypt: { ships: ['tanis', 'thera'], tokens: { memphis: 1 } } }), 'egypt')['ships']).toEqual([]);
  });

  test('[WE leaving.8] [WE leaving.25] the region goes out of play', () => {
    const world = leave({ egypt: {} });
    for (const id of regionOf('egypt')) expect(isOutOfPlay(world, areaNumber(world, id) ?? -1), id).toBe(true);
    expect(isOutOfPlay(world, areaNumber(world, 'athens') ?? -1)).toBe(false);
  });

  test('[WE leaving.9] own pieces, barbarians and pirates in it are removed', () => {
    const world = leave({
      egypt: { tokens: { memphis: 3 }, cities: ['tanis'] },
      outsiders: { tokens: { fayum: 2 }, cities: ['gaza'] },
    });
    expect(has(world, 'egypt', 'tokens', 'cities')).toEqual({ tokens: {}, cities: [] });
    expect(has(world, 'outsiders', 'tokens', 'cities')).toEqual({ tokens: {}, cities: [] });
  });

  test('[WE leaving.11] [WE leaving.12] elsewhere tokens turn barbarian and cities pirate, and can be attacked', () => {
    const world = leave({ egypt: { tokens: { athens: 3 }, cities: ['rome'] }, hellas: { tokens: { rome: 9 } } });
    expect(has(world, 'outsiders', 'tokens', 'cities')).toEqual({ tokens: { athens: 3 }, cities: ['rome'] });
    play(conflicts(world), { hellas: [0] });
    expect(has(world, 'outsiders')['cities']).toEqual([]);
  });
});

describe('others in the closed areas', () => {
  test('[WE leaving.14] their ships there are destroyed', () => {
    expect(has(leave({ egypt: {}, hellas: { ships: ['tanis', 'thera'] } }), 'hellas')['ships']).toEqual(['thera']);
  });

  test('[WE leaving.10] [WE leaving.15] [WE leaving.17] [WE leaving.18] [WE leaving.21] cities become 5 tokens, and tokens move to own areas or the own region', () => {
    const world = leave(
      { egypt: {}, hellas: { cities: ['tanis'], tokens: { memphis: 1, rome: 1 } } },
      { minoa: [true], hellas: [true, { rome: 1, moesia: 4, dacia: 1 }] },
    );
    expect(has(world, 'hellas', 'cities', 'tokens')).toEqual({
      cities: [],
      tokens: { dacia: 1, moesia: 4, rome: 1 + 1 },
    });
  });

  test('[WE leaving.17] [WE leaving.18] not elsewhere', () => {
    const world = position({ minoa: {}, hellas: { tokens: { memphis: 1 } }, egypt: {} });
    depart(world, 'egypt');
    expect(
      refused(settleDepartures(world), [
        ['minoa', true],
        ['hellas', true],
        ['hellas', { knossos: 1 }],
      ]),
    ).not.toBe('');
  });

  test('[WE leaving.19] nor where they would cause conflict or stand beside a city', () => {
    const world = position({
      minoa: { tokens: { athens: 1 }, cities: ['tomi'] },
      hellas: { tokens: { memphis: 1 } },
      egypt: {},
    });
    depart(world, 'egypt');
    const script = () => {
      const again = position({
        minoa: { tokens: { athens: 1 }, cities: ['tomi'] },
        hellas: { tokens: { memphis: 1 } },
        egypt: {},
      });
      depart(again, 'egypt');
      return settleDepartures(again);
    };
    for (const area of ['athens', 'tomi'])
      expect(
        refused(script(), [
          ['minoa', true],
          ['hellas', true],
          ['hellas', { [area]: 1 }],
        ]),
        area,
      ).not.toBe('');
  });

  test('[WE leaving.16] with too little stock the owner chooses where tokens replace cities', () => {
    const world = leave(
      { egypt: {}, hellas: { cities: ['tanis', 'memphis'], stock: 6 } },
      { minoa: [true], hellas: [true, { tanis: 5, memphis: 1 }, { moesia: 4, dacia: 2 }] },
    );
    expect(theNation(world, 'hellas')).toMatchObject({ tokens: 6, cities: 0, stock: 0 });
  });

  test('[WE leaving.20] limits are exceeded only if there is no other way, where nobody else is, by as few as possible', () => {
    const full = Object.fromEntries([
      ['aetolia', 1],
      ['apollonia', 1],
      ['athens', 1],
      ['boeotia', 1],
      ['byzantium', 3],
      ['dacia', 2],
      ['epirus', 2],
      ['getae', 3],
      ['illyricum', 2],
      ['macedonia', 2],
      ['moesia', 4],
      ['odessus', 1],
      ['paeonia', 1],
      ['phocis', 1],
      ['thessalonica', 1],
      ['thessaly', 2],
      ['thrace', 2],
    ]);
    const world = leave(
      { egypt: {}, hellas: { tokens: { ...full, memphis: 3 } }, minoa: {} },
      { minoa: [true], hellas: [true, { dacia: 1 }] },
    );
    expect(theNation(world, 'hellas').tokens).toBe(33);
    expect([tokens(world, 'hellas', 'tomi'), tokens(world, 'hellas', 'dacia')]).toEqual([2, 3]);
  });

  test('[WE leaving.20] [WE W67] never above the limit where another player stands', () => {
    const crowd = Object.fromEntries(
      LAND.filter(({ regions }) => regions.includes('hellas')).map(({ id, limit }) => [id, limit]),
    );
    const given = { egypt: {}, minoa: { tokens: crowd }, hellas: { tokens: { memphis: 2, rome: 2 } } };
    const go = (places: Given) => leave(given, { minoa: [true], hellas: [true, places] });
    expect(() => go({ athens: 2 })).toThrow('leaving.17');
    expect(tokens(go({ rome: 2 }), 'hellas', 'rome')).toBe(4);
  });

  test('[WE leaving.13] they act in ranking order', () => {
    const world = position({ minoa: { tokens: { memphis: 1 } }, hellas: { tokens: { fayum: 1 } }, egypt: {} });
    depart(world, 'egypt');
    const script = settleDepartures(world);
    if (!script) throw new Error('nobody is asked');
    playByDefault(script);
    expect(happened(world, 'tokens-resettled').map(({ nation }) => nation)).toEqual(['minoa', 'hellas']);
  });

  test('[WE leaving.22] everyone checks support', () => {
    const world = leave(
      { egypt: {}, hellas: { cities: ['athens', 'memphis'], tokens: {}, stock: 0 } },
      { minoa: [true], hellas: [true] },
    );
    expect(theNation(world, 'hellas').cities).toBe(0);
  });

  test('[WE leaving.26] closed areas cannot be entered any more', () => {
    const world = leave({ egypt: {}, hellas: { tokens: { libya: 1 } } });
    expect(
      refused(moveNation(world, 'hellas'), { hellas: [{ do: 'march', from: 'libya', to: 'cyrene', count: 1 }] }),
    ).not.toBe('');
  });
});

test('[WE leaving.1] [WE W67] a nation without units stays in the game', () => {
  const world = position({ egypt: {}, minoa: { tokens: { knossos: 1 } } });
  expect(departed(world)).toEqual([]);
  expect(westernEmpires.ranking(world).map(({ seat }) => seat)).toContain('egypt');
});
