import { play, refused } from '@ecumene/ancients/testing';
import { type Question, say } from '@ecumene/engine';
import { describe, expect, test } from 'vitest';
import { moveNation } from './movement.ts';
import { planning } from './plans.ts';
import { happened, has, position, theNation, tokens } from './testing.ts';
import type { WeWorld } from './world.ts';

const END = { do: 'end' };
const build = (area: string, treasury: number, from?: string) => ({
  do: 'build-ship',
  area,
  treasury,
  ...(from !== undefined && { from }),
});
const keep = (ship: number, from?: string) => ({ do: 'keep-ship', ship, ...(from !== undefined && { from }) });
const giveUp = (ship: number) => ({ do: 'give-up-ship', ship });
const sail = (path: readonly string[], load = 0, land = load, ship = 1) => ({ do: 'sail', ship, path, load, land });
const march = (from: string, to: string, count: number) => ({ do: 'march', from, to, count });

function moves(world: WeWorld, ...list: unknown[]): WeWorld {
  play(moveNation(world, 'minoa'), { minoa: [...list, END] });
  return world;
}

const why = (world: WeWorld, ...list: unknown[]): string => refused(moveNation(world, 'minoa'), { minoa: list });
const minoa = (has: Readonly<Record<string, unknown>>, others: Readonly<Record<string, unknown>> = {}) =>
  position({ minoa: has, ...others });

describe('building', () => {
  test('[WE ship-building.4] [WE pieces.9] for 2 treasury tokens, which go to stock', () => {
    const world = moves(minoa({ tokens: { knossos: 3 }, treasury: 5 }), build('knossos', 2));
    expect(has(world, 'minoa', 'ships', 'tokens', 'treasury', 'stock')).toEqual({
      ships: ['knossos'],
      tokens: { knossos: 3 },
      treasury: 3,
      stock: 49,
    });
  });

  test('[WE ship-building.5] for 1 treasury token and 1 token of the area', () => {
    const world = moves(minoa({ tokens: { knossos: 3, thera: 1 }, treasury: 1 }), build('knossos', 1));
    expect(has(world, 'minoa', 'tokens', 'treasury')).toEqual({ tokens: { knossos: 2, thera: 1 }, treasury: 0 });
    expect(why(minoa({ tokens: { knossos: 3, thera: 1 }, treasury: 1 }), build('knossos', 1, 'thera'))).toBe(
      'no-levy WE ship-building.5',
    );
    expect(why(minoa({ tokens: { knossos: 3 } }), build('knossos', 1))).toBe('no-treasury WE ship-building.5');
  });

  test('[WE ship-building.6] [WE W8] for 2 tokens, one of the area and one from anywhere', () => {
    expect(has(moves(minoa({ tokens: { knossos: 3, thera: 1 } }), build('knossos', 0)), 'minoa')['tokens']).toEqual({
      knossos: 1,
      thera: 1,
    });
    expect(
      has(moves(minoa({ tokens: { knossos: 3, corinth: 1 } }), build('knossos', 0, 'corinth')), 'minoa')['tokens'],
    ).toEqual({ knossos: 2 });
    expect(why(minoa({ tokens: { knossos: 1 } }), build('knossos', 0))).toBe('no-levy WE ship-building.6');
  });

  test('[WE ship-building.4] not without the treasury', () => {
    expect(why(minoa({ tokens: { knossos: 3 }, treasury: 1 }), build('knossos', 2))).toBe(
      'no-treasury WE ship-building.4',
    );
  });

  test('[WE ship-building.2] [WE areas.6] only in coastal areas with own tokens', () => {
    const given = { tokens: { knossos: 1, hattusa: 5, anatolia: 5 }, cities: ['thera'], treasury: 9 };
    expect(why(minoa(given), build('hattusa', 2))).toBe('no-water WE ship-building.2');
    expect(why(minoa(given), build('anatolia', 2))).toBe('no-water WE ship-building.2');
    expect(why(minoa(given), build('thera', 2))).toBe('no-unit WE ship-building.2');
    expect(why(minoa(given), build('argos', 2))).toBe('no-unit WE ship-building.2');
  });

  test('[WE areas.15] [WE W48] Sinai and Eastern Desert are not coastal', () => {
    const given = { tokens: { sinai: 1, 'eastern-desert': 1 }, treasury: 9 };
    expect(why(minoa(given), build('sinai', 2))).toContain('no-water');
    expect(why(minoa(given), build('eastern-desert', 2))).toContain('no-water');
  });

  test('[WE W68] the Caspian shore is coastal, unless the option says no', () => {
    const given = { minoa: { tokens: { nalchik: 1 }, treasury: 9 } };
    expect(has(moves(position(given), build('nalchik', 2)), 'minoa')['ships']).toEqual(['nalchik']);
    expect(why(position(given, { caspianShore: false }), build('nalchik', 2))).toContain('no-water');
  });

  test('[WE ship-building.3] [WE pieces.1] at most 4 a turn', () => {
    const four = Array.from({ length: 4 }, () => build('knossos', 2));
    expect(why(minoa({ tokens: { knossos: 9 }, treasury: 20 }), ...four, build('knossos', 2))).toContain(
      'too-many WE ship-building.3',
    );
    const old = minoa({ tokens: { knossos: 9 }, treasury: 20, ships: ['knossos', 'knossos'] });
    expect(why(old, ...four.slice(2), build('knossos', 2))).toBe('too-many WE pieces.1');
  });

  test('[WE ship-building.1] [WE ship-building.7] [WE W63] at any time, also with tokens that have moved, and it sails at once', () => {
    const world = minoa({ tokens: { knossos: 3 } });
    moves(world, march('knossos', 'phaestos', 2), build('phaestos', 0, 'knossos'), sail(['sparta']));
    expect(has(world, 'minoa', 'ships', 'tokens')).toEqual({ ships: ['sparta'], tokens: { phaestos: 1 } });
  });
});

describe('keeping', () => {
  const old = { tokens: { knossos: 3, thera: 1 }, ships: ['knossos'], treasury: 4 };

  test('[WE ship-keeping.1] a ship of an earlier turn is kept before it sails, for treasury or a token from anywhere', () => {
    expect(why(minoa(old), sail(['thera']))).toBe('not-kept WE ship-keeping.1');
    const paid = moves(minoa(old), keep(1), sail(['thera']));
    expect(has(paid, 'minoa', 'ships', 'treasury', 'tokens')).toEqual({
      ships: ['thera'],
      treasury: 3,
      tokens: { knossos: 3, thera: 1 },
    });
    const levied = moves(minoa(old), keep(1, 'thera'), sail(['thera']));
    expect(has(levied, 'minoa', 'ships', 'treasury', 'tokens')).toEqual({
      ships: ['thera'],
      treasury: 4,
      tokens: { knossos: 3 },
    });
  });

  test('[WE ship-keeping.2] each ship by itself, at any time', () => {
    const world = minoa({ ...old, ships: ['knossos', 'thera'] });
    moves(world, keep(2), sail(['knossos'], 1, 1, 2), march('knossos', 'phaestos', 1), keep(1));
    expect(has(world, 'minoa')['ships']).toEqual(['knossos', 'knossos']);
  });

  test('[WE W63] a token that has moved pays before one that has not', () => {
    const world = minoa({ tokens: { knossos: 1, phaestos: 1 }, ships: ['thera'] });
    moves(world, march('phaestos', 'knossos', 1), keep(1, 'knossos'), march('knossos', 'phaestos', 1));
    expect(has(world, 'minoa', 'tokens', 'ships')).toEqual({ tokens: { phaestos: 1 }, ships: ['thera'] });
  });

  test('[WE ship-keeping.3] a kept ship may stay where it is', () => {
    expect(has(moves(minoa(old), keep(1)), 'minoa', 'ships', 'treasury')).toEqual({ ships: ['knossos'], treasury: 3 });
  });

  test('[WE ship-keeping.4] and is kept once', () => {
    expect(why(minoa(old), keep(1), keep(1))).toBe('kept WE ship-keeping.4');
    expect(why(minoa({ ...old, treasury: 0 }), keep(1))).toBe('no-treasury WE ship-keeping.1');
  });

  test('[WE end-of-movement.1] [WE end-of-movement.2] what is neither built nor kept is destroyed at the end', () => {
    const world = moves(minoa({ ...old, ships: ['knossos', 'thera'] }), keep(2), build('knossos', 2));
    expect(has(world, 'minoa')['ships']).toEqual(['thera', 'knossos']);
    expect(happened(world, 'ship-lost')).toMatchObject([{ ship: 1 }]);
  });

  test('[WE ship-keeping.5] a ship that is not kept may be given up and built again', () => {
    const full = minoa({ tokens: { thera: 9 }, ships: ['knossos', 'knossos', 'knossos', 'knossos'], treasury: 9 });
    expect(has(moves(full, giveUp(1), build('thera', 2)), 'minoa')['ships']).toEqual(['thera']);
  });

  test('[WE ship-keeping.6] one that was built or kept this turn may not', () => {
    expect(why(minoa(old), keep(1), giveUp(1))).toBe('kept WE ship-keeping.6');
    expect(why(minoa(old), build('thera', 2), giveUp(2))).toContain('kept');
  });
});

describe('sailing', () => {
  const fleet = (cards: readonly string[] = [], count = 9) =>
    minoa({ tokens: { knossos: count }, treasury: 9, cards }, { rome: {} });
  const route = ['rhodes', 'lycia', 'galatia', 'antioch', 'salamis'];

  test('[WE movement.10] [WE ship-movement.1] 4 areas, and no more', () => {
    expect(has(moves(fleet(), build('knossos', 2), sail(route.slice(0, 4))), 'minoa')['ships']).toEqual(['antioch']);
    expect(why(fleet(), build('knossos', 2), sail(route))).not.toBe('');
    expect(why(fleet(), build('knossos', 2), sail(route.slice(0, 3)), sail(route.slice(3)))).not.toBe('');
  });

  test('[WE cloth-making.1] 5 with Cloth Making', () => {
    expect(has(moves(fleet(['cloth-making']), build('knossos', 2), sail(route)), 'minoa')['ships']).toEqual([
      'salamis',
    ]);
  });

  test('[WE ship-movement.2] [WE astronavigation.1] [WE areas.5] open sea only with Astronavigation', () => {
    expect(why(fleet(), build('knossos', 2), sail(['aegean-sea', 'lesbos']))).not.toBe('');
    const world = moves(fleet(['astronavigation']), build('knossos', 2), sail(['aegean-sea', 'lesbos'], 2));
    expect(has(world, 'minoa', 'ships', 'tokens')).toEqual({ ships: ['lesbos'], tokens: { knossos: 7, lesbos: 2 } });
  });

  test('[WE astronavigation.2] [WE W63] and never to its end', () => {
    expect(why(fleet(['astronavigation']), build('knossos', 2), sail(['aegean-sea']), END)).not.toBe('');
  });

  test('[WE ship-movement.4] 5 tokens at a time', () => {
    expect(tokens(moves(fleet(), build('knossos', 2), sail(['thera'], 5)), 'minoa', 'thera')).toBe(5);
    expect(why(fleet(), build('knossos', 2), sail(['thera'], 6))).not.toBe('');
  });

  test('[WE naval-warfare.1] 6 with Naval Warfare', () => {
    expect(tokens(moves(fleet(['naval-warfare']), build('knossos', 2), sail(['thera'], 6)), 'minoa', 'thera')).toBe(6);
  });

  test('[WE ship-movement.3] it loads and lands anywhere on its way', () => {
    const world = moves(
      fleet(),
      build('knossos', 2),
      sail(['thera'], 5, 3),
      sail(['knossos'], 0, 0),
      sail(['phaestos'], 3, 5),
    );
    expect(has(world, 'minoa')['tokens']).toEqual({ knossos: 1, phaestos: 5, thera: 3 });
  });

  test('[WE ship-movement.3] [WE cultural-ascendancy.6] it lands some where the others aboard could not, and loads there', () => {
    const rome = { tokens: { thera: 2 }, cards: ['cultural-ascendancy'] };
    const landed = minoa({ tokens: { knossos: 5 }, treasury: 9 }, { rome });
    moves(landed, build('knossos', 2), sail(['thera'], 5, 1), sail(['argos'], 0, 4));
    expect(has(landed, 'minoa')['tokens']).toEqual({ argos: 4, thera: 1 });
    const called = minoa({ tokens: { knossos: 3, thera: 1 }, treasury: 9 }, { rome });
    moves(called, build('knossos', 2), sail(['thera'], 3, 0), sail(['argos'], 1, 4));
    expect(has(called, 'minoa')['tokens']).toEqual({ argos: 4 });
  });

  test('[WE ship-movement.5] after its last step all aboard land, so it cannot stop where they may not', () => {
    const far = (...list: unknown[]) =>
      why(
        minoa(
          { tokens: { knossos: 5 }, treasury: 9 },
          { rome: { tokens: { antioch: 2 }, cards: ['cultural-ascendancy'] } },
        ),
        build('knossos', 2),
        ...list,
      );
    expect(far(sail(['rhodes', 'lycia', 'galatia', 'antioch'], 5, 1))).toContain('cultural-ascendancy');
    expect(far(sail(['rhodes', 'lycia', 'galatia'], 5, 0), sail(['antioch'], 0, 5))).toContain('cultural-ascendancy');
  });

  test('[WE ship-movement.6] a movement does not end while tokens aboard can land, even by sailing on', () => {
    const given = () =>
      minoa(
        { tokens: { knossos: 5 }, treasury: 9 },
        { rome: { tokens: { thera: 3 }, cards: ['cultural-ascendancy'] } },
      );
    expect(why(given(), build('knossos', 2), sail(['thera'], 5, 0), END)).toBe('aboard WE ship-movement.6');
    const script = moveNation(given(), 'minoa');
    let [post] = script.next().value ?? [];
    for (const one of [build('knossos', 2), sail(['thera'], 5, 0)]) {
      expect(post?.take(one)).toBeUndefined();
      [post] = script.next().value ?? [];
    }
    expect(post?.asking.default()).toMatchObject({ do: 'sail', ship: 1, land: 5 });
  });

  test('[WE ship-movement.5] [WE ship-movement.6] nobody stays aboard', () => {
    const away = sail(['rhodes', 'lycia', 'galatia', 'antioch'], 4, 0);
    expect(why(fleet(), build('knossos', 2), away, END)).toBe('aboard WE ship-movement.6');
    const world = moves(fleet(), build('knossos', 2), away, sail([], 0, 4));
    expect(tokens(world, 'minoa', 'antioch')).toBe(4);
    expect(theNation(world, 'minoa').ships).toMatchObject([{ aboard: 0 }]);
  });

  test('[WE ship-movement.7] [WE roadbuilding.6] [WE W63] by land or by ship, not both', () => {
    const cards = ['roadbuilding'];
    expect(why(fleet(cards, 2), build('knossos', 2), sail(['phaestos'], 2), march('phaestos', 'knossos', 1))).toContain(
      'moved',
    );
    expect(
      why(
        fleet(cards, 2),
        build('knossos', 2),
        march('knossos', 'phaestos', 2),
        sail(['phaestos']),
        sail(['thera'], 1),
      ),
    ).toBe('moved WE ship-movement.7');
  });

  test('[WE conflict-situation.7] [WE conflict-situation.8] [WE diplomacy.5] [WE cultural-ascendancy.6] [WE naval-warfare.8] a ship may arrive where its tokens may not land', () => {
    const guarded = (card: string) =>
      minoa(
        { tokens: { knossos: 9 }, treasury: 9, cards: ['naval-warfare'] },
        { rome: { cities: ['thera'], cards: [card] } },
      );
    for (const card of ['diplomacy', 'cultural-ascendancy']) {
      expect(has(moves(guarded(card), build('knossos', 2), sail(['thera'])), 'minoa')['ships']).toEqual(['thera']);
      expect(why(guarded(card), build('knossos', 2), sail(['thera'], 1))).toContain(card);
    }
  });

  test('[WE conflict-situation.3] [WE naval-warfare.9] [WE naval-warfare.10] ships do not count towards a conflict', () => {
    const world = minoa(
      { tokens: { knossos: 1 }, treasury: 9 },
      { rome: { tokens: { thera: 2 }, ships: ['thera'], cards: ['cultural-ascendancy'] } },
    );
    moves(world, build('knossos', 2), sail(['thera'], 1));
    expect(tokens(world, 'minoa', 'thera')).toBe(1);
  });

  test('[WE ship-movement.8] [WE leaving.26] [WE areas.14] through areas out of play, but not to their shore', () => {
    const five = () =>
      position(
        { minoa: {}, hellas: { tokens: { apollonia: 4 }, treasury: 9 }, hatti: {}, egypt: {}, assyria: {} },
        {},
        5,
      );
    const go =
      (...list: unknown[]) =>
      () =>
        play(moveNation(five(), 'hellas'), { hellas: [...list, END] });
    expect(go(build('apollonia', 2), sail(['tarentum', 'ithaca'], 2))).not.toThrow();
    expect(go(build('apollonia', 2), sail(['tarentum'], 2))).toThrow('WE');
    expect(go(build('apollonia', 2), sail(['tarentum']))).toThrow('WE');
  });

  test('[WE ship-movement.9] ships of others are no hindrance', () => {
    const world = minoa({ tokens: { knossos: 5 }, treasury: 9 }, { rome: { ships: ['thera', 'thera'] } });
    expect(has(moves(world, build('knossos', 2), sail(['thera', 'argos'], 5)), 'minoa')['ships']).toEqual(['argos']);
    expect(has(world, 'rome')['ships']).toEqual(['thera', 'thera']);
  });
});

describe('a movement planned ahead', () => {
  const QUESTION: Question = { kind: 'act', topic: 'movement', text: say('Move.') };
  const decide = (world: WeWorld, ...list: readonly { readonly do: string }[]) => {
    moveNation(world, 'minoa').next();
    return planning.decide(world, 'minoa', QUESTION, { moves: list, otherwise: 'wait', unless: [] });
  };
  const given = { tokens: { knossos: 3 }, treasury: 1, ships: ['knossos'] };
  const walk = march('knossos', 'phaestos', 1);

  test('[WE end-of-movement.2] waits for the player where it would destroy ships that are not kept', () => {
    expect(decide(minoa(given), walk)).toMatchObject({ ask: { code: 'ships-not-kept' } });
    expect(decide(minoa({ tokens: { knossos: 3 } }), walk)).toHaveProperty('answer');
  });

  test('[WE end-of-movement.2] is played where it keeps them', () => {
    expect(decide(minoa(given), keep(1))).toHaveProperty('answer');
  });
});
