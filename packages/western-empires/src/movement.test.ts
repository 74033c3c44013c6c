import { play, refused } from '@ecumene/ancients/testing';
import { tableAt } from '@ecumene/engine/testing';
import { describe, expect, test } from 'vitest';
import { westernEmpires } from './game.ts';
import { moveNation } from './movement.ts';
import { conflicts } from './phases.ts';
import { answer, has, position, tokens } from './testing.ts';
import type { WeWorld } from './world.ts';

const END = { do: 'end' };
const march = (from: string, to: string, count: number, via?: string): unknown => ({
  do: 'march',
  from,
  to,
  count,
  ...(via !== undefined && { via }),
});

function moves(world: WeWorld, nation: string, ...list: unknown[]): WeWorld {
  play(moveNation(world, nation), { [nation]: [...list, END] });
  return world;
}

const why = (world: WeWorld, nation: string, ...list: unknown[]): string =>
  refused(moveNation(world, nation), { [nation]: list });

describe('by land', () => {
  test('[WE movement.9] a token crosses one land border', () => {
    const world = moves(position({ egypt: { tokens: { memphis: 3 } } }), 'egypt', march('memphis', 'fayum', 2));
    expect(has(world, 'egypt')['tokens']).toEqual({ fayum: 2, memphis: 1 });
    expect(why(position({ egypt: { tokens: { memphis: 3 } } }), 'egypt', march('memphis', 'gaza', 1))).toContain(
      'not-adjacent',
    );
    const again = position({ egypt: { tokens: { memphis: 3 } } });
    expect(why(again, 'egypt', march('memphis', 'fayum', 3), march('fayum', 'siwa', 1))).toContain('moved');
  });

  test('[WE movement.7] barbarians do not move', () => {
    const table = tableAt(
      westernEmpires,
      position({ egypt: { tokens: { memphis: 3 } }, outsiders: { tokens: { gaza: 1 } } }),
      'movement',
    );
    expect(table.waiting().map(({ seat }) => seat)).toEqual(['egypt']);
  });

  test('[WE areas.2] [WE areas.3] [WE areas.16] [WE areas.17] a water border is not crossed on foot', () => {
    const by = (from: string, to: string) =>
      why(position({ hellas: { tokens: { [from]: 1 } } }), 'hellas', march(from, to, 1));
    for (const [from, to] of [
      ['athens', 'thera'],
      ['athens', 'chalcis'],
      ['boeotia', 'eretria'],
    ] as const)
      expect(by(from, to), `${from} ${to}`).toContain('not-adjacent');
  });

  test('[WE map.2] [WE leaving.26] an area out of play cannot be entered', () => {
    const world = position(
      { hellas: { tokens: { apollonia: 1 } }, hatti: {}, egypt: {}, assyria: {}, minoa: {} },
      {},
      5,
    );
    expect(why(world, 'hellas', march('apollonia', 'salonae', 1))).not.toBe('');
    const east = position({ egypt: { tokens: { petra: 1 } } });
    expect(why(east, 'egypt', march('petra', 'nabataea', 1))).not.toBe('');
  });
});

const asked = (table: ReturnType<typeof tableAt>) => table.waiting().map(({ seat }) => seat);
const awaited = (table: ReturnType<typeof tableAt>) =>
  table.waiting().flatMap(({ seat, optional }) => (optional ? [] : [seat]));

describe('the order', () => {
  const two = (options = {}) =>
    position({ egypt: { tokens: { memphis: 3 } }, minoa: { tokens: { knossos: 5 } } }, options);

  test('[WE movement.1] [WE movement.3] [WE movement.4] [WE movement.6] [WE movement.8] each moves in turn, and everybody waits for it', () => {
    const table = tableAt(westernEmpires, two({ pace: 'strict' }), 'movement');
    expect(table.waiting().map(({ seat }) => seat)).toEqual(['minoa']);
    expect(answer(table, 'minoa', END)).toBe('');
    expect(table.waiting().map(({ seat }) => seat)).toEqual(['egypt']);
    expect(answer(table, 'minoa', march('knossos', 'phaestos', 1))).toBe('not asked');
  });

  test('[WE movement.3] nations that cannot come to the same area move at once, also by ships they could build', () => {
    const far = position({ rome: { tokens: { carrhae: 3 } }, egypt: { tokens: { alexandria: 5 } } });
    expect(asked(tableAt(westernEmpires, far, 'movement'))).toEqual(['egypt', 'rome']);
    const near = position({ minoa: { tokens: { antioch: 5 } }, egypt: { tokens: { alexandria: 3 } } });
    expect(awaited(tableAt(westernEmpires, near, 'movement'))).toEqual(['minoa']);
  });

  test('[WE movement.3] [WE movement.4] everybody may move some or all tokens before their turn, but nobody waits for that', () => {
    const near = () => position({ minoa: { tokens: { knossos: 5 } }, egypt: { tokens: { phaestos: 3, cyrene: 1 } } });
    const table = tableAt(westernEmpires, near(), 'movement');
    expect([asked(table), awaited(table)]).toEqual([['minoa', 'egypt'], ['minoa']]);
    expect(answer(table, 'egypt', march('phaestos', 'knossos', 1))).toBe('');
    expect(awaited(table)).toEqual(['minoa']);
    expect(answer(table, 'minoa', END)).toBe('');
    expect(awaited(table)).toEqual(['egypt']);
    expect(answer(table, 'egypt', march('phaestos', 'knossos', 1))).toBe('');
    expect(tokens(table.world, 'egypt', 'knossos')).toBe(2);
    const early = tableAt(westernEmpires, near(), 'movement');
    expect(answer(early, 'egypt', END)).toBe('');
    expect(asked(early)).toEqual(['minoa']);
    const before = near();
    Object.assign(before, { version: '3' });
    expect(asked(tableAt(westernEmpires, before, 'movement'))).toEqual(['minoa']);
  });

  test('[WE movement.5] [WE conflict-situation.5] [WE W52] moves can be taken back until the movement is ended', () => {
    const table = tableAt(westernEmpires, two(), 'movement');
    expect(answer(table, 'minoa', march('knossos', 'phaestos', 1))).toBe('');
    expect(table.takeBack('minoa').ok).toBe(true);
    expect(tokens(table.world, 'minoa', 'knossos')).toBe(5);
    answer(table, 'minoa', march('knossos', 'phaestos', 2));
    expect(answer(table, 'minoa', END)).toBe('');
    expect(tokens(table.world, 'minoa', 'phaestos')).toBe(2);
  });
});

describe('a conflict caused before its turn', () => {
  const begin = () =>
    tableAt(
      westernEmpires,
      position({
        minoa: { tokens: { knossos: 5 } },
        egypt: { tokens: { phaestos: 3, memphis: 1 } },
        rome: { tokens: { carrhae: 1 } },
      }),
      'movement',
    );
  const told = (table: ReturnType<typeof begin>) => table.story(null).map(({ event }) => event);
  const caused = { what: 'early-conflict', nation: 'egypt', area: 'knossos' };

  test('[WE conflict-situation.5] [WE W52] stands: these tokens are not taken back, but others are', () => {
    const table = begin();
    expect(answer(table, 'egypt', march('phaestos', 'knossos', 1))).toBe('');
    expect(told(table)).toContainEqual(caused);
    expect(table.takeBack('egypt')).toMatchObject({ refusal: { code: 'stands' } });
    expect([table.mayTakeBack('egypt'), table.resetStep('egypt')]).toMatchObject([
      false,
      { refusal: { code: 'stands' } },
    ]);
    expect(answer(table, 'minoa', END)).toBe('');
    expect(answer(table, 'egypt', march('phaestos', 'knossos', 1))).toBe('');
    expect(table.takeBack('egypt').ok).toBe(true);
    expect(tokens(table.world, 'egypt', 'knossos')).toBe(1);
  });

  test('[WE conflict-situation.4] [WE conflict-situation.5] stands also when the other nation has moved out, and it is none any more', () => {
    const table = begin();
    answer(table, 'egypt', march('phaestos', 'knossos', 1));
    expect(answer(table, 'minoa', march('knossos', 'phaestos', 5))).toBe('');
    expect(table.takeBack('egypt')).toMatchObject({ refusal: { code: 'stands' } });
    expect([tokens(table.world, 'egypt', 'knossos'), tokens(table.world, 'minoa', 'knossos')]).toEqual([1, 0]);
  });

  test('[WE conflict-situation.5] is told only where there is one, and only before its turn', () => {
    const peaceful = begin();
    expect(answer(peaceful, 'egypt', march('memphis', 'alexandria', 1))).toBe('');
    expect(told(peaceful)).not.toContainEqual(expect.objectContaining({ what: 'early-conflict' }));
    expect(peaceful.takeBack('egypt').ok).toBe(true);
    const inTurn = begin();
    answer(inTurn, 'minoa', march('knossos', 'phaestos', 5));
    expect(inTurn.takeBack('minoa').ok).toBe(true);
    answer(inTurn, 'minoa', END);
    answer(inTurn, 'egypt', march('phaestos', 'knossos', 3));
    expect(told(inTurn)).not.toContainEqual(expect.objectContaining({ what: 'early-conflict' }));
  });

  test('[WE conflict-situation.5] is not told of areas it does not enter, though there is conflict', () => {
    const table = tableAt(
      westernEmpires,
      position({ minoa: { tokens: { knossos: 5 } }, egypt: { tokens: { knossos: 2, memphis: 2 } } }),
      'movement',
    );
    expect(answer(table, 'egypt', march('memphis', 'alexandria', 1))).toBe('');
    expect(answer(table, 'egypt', march('knossos', 'phaestos', 1))).toBe('');
    expect(told(table)).not.toContainEqual(expect.objectContaining({ what: 'early-conflict' }));
    expect(table.takeBack('egypt').ok).toBe(true);
    expect(answer(table, 'egypt', END)).toBe('');
    expect(told(table)).not.toContainEqual(expect.objectContaining({ what: 'early-conflict' }));
  });

  test('[WE W52] no undo makes a move of another seat illegal', () => {
    const table = begin();
    expect(answer(table, 'minoa', march('knossos', 'phaestos', 5))).toBe('');
    expect(answer(table, 'egypt', march('phaestos', 'knossos', 3))).toBe('');
    expect(table.takeBack('minoa')).toMatchObject({ refusal: { code: 'built-upon' } });
  });
});

describe('conflict situations', () => {
  const ascendant = (area: string, count: number, cities: readonly string[] = []) => ({
    hellas: { tokens: count > 0 ? { [area]: count } : {}, cities, cards: ['cultural-ascendancy'] },
  });

  test('[WE conflict-situation.1] [WE conflict-situation.9] [WE cultural-ascendancy.1] [WE cultural-ascendancy.7] only tokens above the limit cause conflict', () => {
    const given = { ...ascendant('thessaly', 1), rome: { tokens: { macedonia: 4 } } };
    moves(position(given), 'rome', march('macedonia', 'thessaly', 1));
    expect(why(position(given), 'rome', march('macedonia', 'thessaly', 2))).toBe(
      'cultural-ascendancy WE cultural-ascendancy.1',
    );
    const one = position(given);
    expect(why(one, 'rome', march('macedonia', 'thessaly', 1), march('macedonia', 'thessaly', 1))).toContain(
      'cultural-ascendancy',
    );
  });

  test('[WE conflict-situation.2] [WE attacking.1] [WE cultural-ascendancy.8] [WE W16] a single token in the area of a city causes conflict', () => {
    const given = { ...ascendant('', 0, ['thessalonica']), rome: { tokens: { macedonia: 9 } } };
    expect(why(position(given), 'rome', march('macedonia', 'thessalonica', 1))).toContain('cultural-ascendancy');
  });

  test('[WE cultural-ascendancy.2] [WE advanced-military.5] holders of Cultural Ascendancy and Advanced Military may cause it', () => {
    for (const card of ['cultural-ascendancy', 'advanced-military']) {
      const given = { ...ascendant('thessaly', 2), rome: { tokens: { macedonia: 4 }, cards: [card] } };
      moves(position(given), 'rome', march('macedonia', 'thessaly', 4));
    }
    const military = {
      ...ascendant('thessaly', 2),
      rome: { tokens: { macedonia: 4 }, cards: ['military', 'diplomacy'] },
    };
    expect(why(position(military), 'rome', march('macedonia', 'thessaly', 4))).toContain('cultural-ascendancy');
  });

  test('[WE cultural-ascendancy.9] [WE conflict-situation.2] where there is a conflict situation, everybody may enter', () => {
    const given = {
      ...ascendant('', 0, ['thessalonica']),
      minoa: { tokens: { thessalonica: 1 } },
      rome: { tokens: { macedonia: 9 } },
    };
    expect(tokens(moves(position(given), 'rome', march('macedonia', 'thessalonica', 9)), 'rome', 'thessalonica')).toBe(
      9,
    );
  });

  test('[WE W62] two owners above the limit after growth are a conflict situation already', () => {
    const given = {
      ...ascendant('thessaly', 2),
      minoa: { tokens: { thessaly: 1 } },
      rome: { tokens: { macedonia: 3 } },
    };
    moves(position(given), 'rome', march('macedonia', 'thessaly', 3));
  });

  test('[WE conflict-situation.4] when the others have moved out, nothing is fought', () => {
    const world = position({ hellas: { tokens: { thessaly: 2 } }, rome: { tokens: { macedonia: 4 } } });
    moves(world, 'rome', march('macedonia', 'thessaly', 2));
    moves(world, 'hellas', march('thessaly', 'epirus', 2));
    play(conflicts(world));
    expect(tokens(world, 'rome', 'thessaly')).toBe(2);
  });

  test('[WE diplomacy.1] nobody enters areas with cities of a holder of Diplomacy', () => {
    const given = {
      hellas: { cities: ['thessalonica'], tokens: { thessaly: 1 }, cards: ['diplomacy'] },
      rome: { tokens: { macedonia: 9 } },
    };
    expect(why(position(given), 'rome', march('macedonia', 'thessalonica', 9))).toBe('diplomacy WE diplomacy.1');
    moves(position(given), 'rome', march('macedonia', 'thessaly', 9));
  });

  test('[WE diplomacy.2] [WE military.2] except holders of Diplomacy and Military', () => {
    for (const card of ['diplomacy', 'military']) {
      const world = position({
        hellas: { cities: ['thessalonica'], cards: ['diplomacy'] },
        rome: { tokens: { macedonia: 9 }, cards: [card] },
      });
      moves(world, 'rome', march('macedonia', 'thessalonica', 1));
    }
    const other = position({
      hellas: { cities: ['thessalonica'], cards: ['diplomacy'] },
      rome: { tokens: { macedonia: 9 }, cards: ['advanced-military'] },
    });
    expect(why(other, 'rome', march('macedonia', 'thessalonica', 9))).toContain('diplomacy');
  });

  test('[WE diplomacy.6] and except where another player attacks already', () => {
    const world = position({
      hellas: { cities: ['thessalonica'], cards: ['diplomacy'] },
      minoa: { tokens: { thessalonica: 1 } },
      rome: { tokens: { macedonia: 9 } },
    });
    moves(world, 'rome', march('macedonia', 'thessalonica', 9));
  });

  test('[WE diplomacy.1] [WE cultural-ascendancy.1] an own city is always open', () => {
    const world = position({
      rome: { tokens: { macedonia: 9 }, cities: ['thessalonica'], cards: ['diplomacy', 'cultural-ascendancy'] },
    });
    moves(world, 'rome', march('macedonia', 'thessalonica', 2));
  });
});

describe('Roadbuilding', () => {
  const cards = ['roadbuilding'];

  test('[WE roadbuilding.1] [WE roadbuilding.5] tokens move two areas in one go', () => {
    const world = moves(
      position({ egypt: { tokens: { memphis: 3 }, cards } }),
      'egypt',
      march('memphis', 'gaza', 2, 'tanis'),
    );
    expect(has(world, 'egypt')['tokens']).toEqual({ gaza: 2, memphis: 1 });
    const twice = position({ egypt: { tokens: { memphis: 3 }, cards } });
    expect(why(twice, 'egypt', march('memphis', 'tanis', 3), march('tanis', 'gaza', 1))).toContain('moved');
  });

  test('[WE roadbuilding.2] [WE roadbuilding.8] not on through a conflict situation or past a city of others', () => {
    const crowded = position({ hellas: { tokens: { tanis: 2 } }, egypt: { tokens: { memphis: 3 }, cards } });
    expect(why(crowded, 'egypt', march('memphis', 'gaza', 1, 'tanis'))).not.toBe('');
    const city = position({ hellas: { cities: ['tanis'] }, egypt: { tokens: { memphis: 3 }, cards } });
    expect(why(city, 'egypt', march('memphis', 'gaza', 1, 'tanis'))).not.toBe('');
    const shared = position({ hellas: { tokens: { tanis: 1 } }, egypt: { tokens: { memphis: 3 }, cards } });
    expect(tokens(moves(shared, 'egypt', march('memphis', 'gaza', 1, 'tanis')), 'egypt', 'gaza')).toBe(1);
    expect(why(city, 'egypt', march('memphis', 'gaza', 1, 'tanis'))).toBe('occupied WE roadbuilding.2');
  });

  test('[WE roadbuilding.2] [WE roadbuilding.5] several go on one by one, through an area that takes one more', () => {
    const shared = () => position({ hellas: { tokens: { tanis: 1 } }, egypt: { tokens: { memphis: 3 }, cards } });
    expect(tokens(moves(shared(), 'egypt', march('memphis', 'gaza', 3, 'tanis')), 'egypt', 'gaza')).toBe(3);
    expect(tokens(moves(shared(), 'egypt', march('memphis', 'gaza', 3)), 'egypt', 'gaza')).toBe(3);
    const stay = march('memphis', 'tanis', 1);
    expect(why(shared(), 'egypt', stay, march('memphis', 'gaza', 1, 'tanis'))).toBe('occupied WE roadbuilding.2');
  });

  test('[WE roadbuilding.2] [WE roadbuilding.8] nor through an own city that is under attack', () => {
    const given = { hellas: { tokens: { memphis: 1 } }, egypt: { tokens: { fayum: 2 }, cities: ['memphis'], cards } };
    expect(why(position(given), 'egypt', march('fayum', 'tanis', 1, 'memphis'))).not.toBe('');
    const calm = { ...given, hellas: { tokens: {} } };
    expect(tokens(moves(position(calm), 'egypt', march('fayum', 'tanis', 1, 'memphis')), 'egypt', 'tanis')).toBe(1);
  });

  test('[WE roadbuilding.2] [WE conflict-situation.1] barbarians count as others', () => {
    const world = position({ outsiders: { tokens: { tanis: 2 } }, egypt: { tokens: { memphis: 3 }, cards } });
    expect(why(world, 'egypt', march('memphis', 'gaza', 1, 'tanis'))).not.toBe('');
  });

  test('[WE roadbuilding.7] the second step may lead into conflict', () => {
    const world = position({ hellas: { cities: ['gaza'] }, egypt: { tokens: { memphis: 9 }, cards } });
    expect(tokens(moves(world, 'egypt', march('memphis', 'gaza', 9, 'tanis')), 'egypt', 'gaza')).toBe(9);
  });
});
