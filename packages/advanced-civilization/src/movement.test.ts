import { play, Refused, refused, samplesOf } from '@ecumene/ancients/testing';
import { isRecord, render, same } from '@ecumene/engine';
import { describe, expect, test } from 'vitest';
import { moveNation } from './movement.ts';
import { happened, has, position, tokens } from './testing.ts';
import type { AcWorld } from './world.ts';

const END = { do: 'end' };
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

function moves(world: AcWorld, nation: string, ...list: unknown[]): AcWorld {
  play(moveNation(world, nation), { [nation]: [...list, END] });
  return world;
}

function refusedMove(world: AcWorld, nation: string, ...list: unknown[]): string {
  return refused(moveNation(world, nation), { [nation]: list });
}

/** Why the last of these moves is refused, in words. */
function whyNot(world: AcWorld, nation: string, ...list: unknown[]): string {
  try {
    moves(world, nation, ...list);
  } catch (error) {
    if (error instanceof Refused) return render(error.refusal.text);
    throw error;
  }
  throw new Error('every move was taken');
}

test('[AC 23.1] all, some or no tokens move', () => {
  const world = moves(position({ egypt: { tokens: { thebes: 3 } } }), 'egypt', march('thebes', 'buhen', 2));
  expect(has(world, 'egypt')['tokens']).toEqual({ buhen: 2, thebes: 1 });
  expect(has(moves(world, 'egypt'), 'egypt')['tokens']).toEqual({ buhen: 2, thebes: 1 });
});

test('[AC 23.2] each nation moves until it says that it is done', () => {
  const world = position({ egypt: { tokens: { thebes: 1, buhen: 1 } } });
  moves(world, 'egypt', march('thebes', 'nubia', 1), march('buhen', 'ptolemais', 1));
  expect(has(world, 'egypt')['tokens']).toEqual({ nubia: 1, ptolemais: 1 });
  expect(world.movement).toBeNull();
});

test('[AC 23.3] a token crosses one land boundary and no more', () => {
  const world = position({ egypt: { tokens: { thebes: 1 } } });
  expect(refusedMove(world, 'egypt', march('thebes', 'upper-egypt', 1))).toBe('not-adjacent AC 23.3');
  const again = position({ egypt: { tokens: { thebes: 1 } } });
  expect(refusedMove(again, 'egypt', march('thebes', 'buhen', 1), march('buhen', 'thebes', 1))).toBe('moved AC 23.3');
});

test('[AC 23.3] tokens that did not move may go on from an area others have just entered', () => {
  const world = position({ egypt: { tokens: { thebes: 1, buhen: 1 } } });
  moves(world, 'egypt', march('thebes', 'buhen', 1), march('buhen', 'thebes', 1));
  expect(has(world, 'egypt')['tokens']).toEqual({ buhen: 1, thebes: 1 });
});

test('[AC 23.3] nobody goes by land and by water in one turn', () => {
  const world = position({ crete: { tokens: { knossos: 2 }, ships: ['phaestos'] } });
  expect(refusedMove(world, 'crete', march('knossos', 'phaestos', 1), sail(['thera'], 1, 1))).toBe('moved AC 23.51');
  const landed = position({ crete: { tokens: { thera: 1 }, ships: ['thera'] } });
  expect(refusedMove(landed, 'crete', sail(['knossos'], 1, 1), march('knossos', 'phaestos', 1))).toBe('moved AC 23.3');
});

test('[AC 23.31] with Roadbuilding tokens go through an area into a second', () => {
  const world = position({ egypt: { tokens: { thebes: 2 }, cards: ['roadbuilding'] } });
  moves(world, 'egypt', march('thebes', 'upper-egypt', 1, 'buhen'), march('thebes', 'eastern-desert', 1));
  expect(has(world, 'egypt')['tokens']).toEqual({ 'eastern-desert': 1, 'upper-egypt': 1 });
  expect(happened(world, 'marched')[1]).toMatchObject({ via: 'ptolemais' });
});

test('[AC 32.251] the area passed may hold own units, but no units of others, no Barbarians and no Pirate city', () => {
  const roads = { tokens: { thebes: 1 }, cards: ['roadbuilding'] };
  const through = march('thebes', 'upper-egypt', 1, 'buhen');
  expect(refusedMove(position({ egypt: roads, crete: { tokens: { buhen: 1 } } }), 'egypt', through)).toBe(
    'occupied AC 23.31',
  );
  expect(refusedMove(position({ egypt: roads, outsiders: { tokens: { buhen: 1 } } }), 'egypt', through)).toBe(
    'occupied AC 23.31',
  );
  expect(refusedMove(position({ egypt: roads, outsiders: { cities: ['buhen'] } }), 'egypt', through)).toBe(
    'occupied AC 23.31',
  );
  const own = position({ egypt: { ...roads, cities: ['buhen'] }, crete: { ships: ['knossos'] } });
  expect(tokens(moves(own, 'egypt', through), 'egypt', 'upper-egypt')).toBe(1);
});

test('[AC 23.31] the area passed lies between by land, and tokens do not go out and back', () => {
  const egypt = { tokens: { thebes: 1 }, cards: ['roadbuilding'] };
  for (const [to, via, why] of [
    ['upper-egypt', 'nubia', 'no-way'],
    ['fayum', 'buhen', 'no-way'],
    ['fayum', 'upper-egypt', 'no-way'],
    ['thebes', 'buhen', 'not-adjacent'],
  ] as const) {
    const rule = why === 'no-way' ? 'AC 23.31' : 'AC 23.3';
    expect(refusedMove(position({ egypt }), 'egypt', march('thebes', to, 1, via))).toBe(`${why} ${rule}`);
  }
});

test('[AC 23.31] a way is found by itself, but only through free areas', () => {
  const egypt = { tokens: { thebes: 1 }, cards: ['roadbuilding'] };
  const blocked = position({ egypt, crete: { tokens: { buhen: 1, ptolemais: 1 } } });
  expect(refusedMove(blocked, 'egypt', march('thebes', 'upper-egypt', 1))).toBe('no-way AC 23.31');
  const around = position({ egypt, crete: { tokens: { buhen: 1 } } });
  moves(around, 'egypt', march('thebes', 'upper-egypt', 1));
  expect(happened(around, 'marched')).toMatchObject([{ to: 'upper-egypt', via: 'ptolemais' }]);
});

test('[AC 23.31] nobody boards a ship after passing through', () => {
  const world = position({ egypt: { tokens: { thebes: 1 }, ships: ['eastern-desert'], cards: ['roadbuilding'] } });
  expect(refusedMove(world, 'egypt', march('thebes', 'eastern-desert', 1), sail(['sinai'], 1, 1))).toBe(
    'moved AC 23.51',
  );
});

test('[AC 23.4] any number of tokens may enter, also where a city stands', () => {
  const world = position({ egypt: { tokens: { tanis: 9 } }, crete: { tokens: { gaza: 4 }, cities: ['memphis'] } });
  moves(world, 'egypt', march('tanis', 'gaza', 5), march('tanis', 'memphis', 4));
  expect(has(world, 'egypt')['tokens']).toEqual({ gaza: 5, memphis: 4 });
});

test('[AC 23.51] a ship carries five tokens at a time', () => {
  const world = position({ crete: { tokens: { knossos: 9 }, ships: ['knossos'] } });
  expect(refusedMove(world, 'crete', sail(['thera'], 6, 6))).toBe('full AC 23.51');
  moves(world, 'crete', sail(['thera'], 5, 5));
  expect(tokens(world, 'crete', 'thera')).toBe(5);
});

test('[AC 23.51] those already aboard count, and nobody lands who is not aboard', () => {
  const world = position({ crete: { tokens: { knossos: 3, thera: 3 }, ships: ['knossos'] } });
  expect(refusedMove(world, 'crete', sail(['thera'], 3, 0), sail(['athens'], 3, 0))).toBe('full AC 23.51');
  const few = position({ crete: { tokens: { knossos: 3 }, ships: ['knossos'] } });
  expect(refusedMove(few, 'crete', sail(['thera'], 3, 4))).toBe('too-few AC 23.56');
});

test.each([
  [1, 'No token in knossos can still move. Load fewer.'],
  [2, 'Fewer than 2 tokens in knossos can still move. Load fewer.'],
])('[AC 23.51] where nobody is, no ship takes %i aboard', (load, words) => {
  const world = position({ crete: { ships: ['knossos'] } });
  expect(whyNot(world, 'crete', sail(['thera'], load, load))).toBe(words);
});

test('[AC 23.52] the areas of one voyage after another add up', () => {
  const world = position({ crete: { ships: ['knossos', 'knossos'] } });
  const there = sail(['thera', 'athens', 'argos']);
  expect(refusedMove(world, 'crete', there, sail(['sparta', 'corinth']))).toBe('too-far AC 23.52');
  const two = position({ crete: { ships: ['knossos', 'knossos'] } });
  moves(two, 'crete', there, sail(['sparta']), sail(['thera', 'athens', 'argos', 'sparta'], 0, 0, 2));
  expect(has(two, 'crete')['ships']).toEqual(['sparta', 'sparta']);
});

test('[AC 23.52] a way that is too long says how long it is, and how far the ship may still go', () => {
  const world = position({ crete: { ships: ['knossos'] } });
  const far = sail(['rhodes', 'lycia', 'galatia', 'cilicia', 'antioch']);
  expect(whyNot(world, 'crete', far)).toBe('This route enters 5 areas. The ship can enter only 4 more this turn.');
});

test('[AC 23.52] a ship enters four areas by water boundaries, and keeps to the coasts', () => {
  const world = position({ crete: { ships: ['knossos'], tokens: { knossos: 1 } } });
  expect(refusedMove(world, 'crete', sail(['lycia']))).toBe('not-adjacent AC 23.52');
  expect(refusedMove(world, 'crete', sail(['aegean-sea', 'chalcis']))).toBe('open-sea AC 23.52');
  expect(refusedMove(world, 'crete', sail(['rhodes', 'lycia', 'galatia', 'cilicia', 'antioch']))).toBe(
    'too-far AC 23.52',
  );
  moves(world, 'crete', sail(['rhodes', 'lycia', 'galatia', 'cilicia']));
  expect(has(world, 'crete')['ships']).toEqual(['cilicia']);
});

test('[AC 23.53] Cloth Making gives a fifth area', () => {
  const world = position({ crete: { ships: ['knossos'], cards: ['cloth-making'] } });
  moves(world, 'crete', sail(['rhodes', 'lycia', 'galatia', 'cilicia', 'antioch']));
  expect(has(world, 'crete')['ships']).toEqual(['antioch']);
});

test('[AC 32.221] five areas, and not a sixth', () => {
  const world = position({ crete: { ships: ['knossos'], cards: ['cloth-making'] } });
  const six = sail(['rhodes', 'lycia', 'galatia', 'cilicia', 'antioch', 'phoenicia']);
  expect(refusedMove(world, 'crete', six)).toBe('too-far AC 23.52');
});

test('[AC 23.54] Astronomy opens the open sea', () => {
  const world = position({ crete: { ships: ['knossos'], cards: ['astronomy'] } });
  moves(world, 'crete', sail(['aegean-sea', 'chalcis']));
  expect(has(world, 'crete')['ships']).toEqual(['chalcis']);
});

test('[AC 32.411] open sea counts as an area entered', () => {
  const world = position({ crete: { ships: ['knossos'], cards: ['astronomy'] } });
  const far = sail(['aegean-sea', 'chalcis', 'aegean-sea', 'troy', 'black-sea']);
  expect(refusedMove(world, 'crete', far)).toBe('too-far AC 23.52');
});

test('[AC 23.55] no ship stops in the open sea', () => {
  const world = position({ crete: { ships: ['knossos'], cards: ['astronomy'] } });
  expect(refusedMove(world, 'crete', sail(['aegean-sea']))).toBe('open-sea AC 23.55');
});

test('[AC 23.56] a ship ferries two loads across a strait within its four areas', () => {
  const world = position({ crete: { tokens: { knossos: 8 }, ships: ['knossos'] } });
  moves(world, 'crete', sail(['thera'], 5, 5), sail(['knossos']), sail(['thera'], 3, 3));
  expect(has(world, 'crete')).toMatchObject({ tokens: { thera: 8 }, ships: ['thera'] });
});

test('[AC 23.56] tokens may be picked up and set down on the way', () => {
  const world = position({ crete: { tokens: { knossos: 2, thera: 3 }, ships: ['knossos'] } });
  moves(world, 'crete', sail(['thera'], 2, 1), sail(['athens'], 3, 4));
  expect(has(world, 'crete')['tokens']).toEqual({ athens: 4, thera: 1 });
});

test('[AC 23.56] nobody stays aboard, and nobody changes ships', () => {
  const world = position({ crete: { tokens: { knossos: 2 }, ships: ['knossos', 'thera'] } });
  expect(refusedMove(world, 'crete', sail(['thera'], 2, 0), END)).toBe('aboard AC 23.56');
  const other = position({ crete: { tokens: { knossos: 2 }, ships: ['knossos', 'thera'] } });
  expect(refusedMove(other, 'crete', sail(['thera'], 2, 2), sail(['athens'], 2, 2, 2))).toBe('moved AC 23.51');
});

test('[AC 23.56] tokens aboard when time is up land where the ship lies', () => {
  const world = position({ crete: { tokens: { knossos: 2, phaestos: 1 }, ships: ['knossos', 'phaestos'] } });
  const script = moveNation(world, 'crete');
  const answers = [sail(['thera'], 2, 0), sail(['argos'], 1, 0, 2)];
  for (let step = script.next(); !step.done; step = script.next()) {
    const [post] = step.value;
    post?.take(answers.shift() ?? post.asking.default());
  }
  expect(has(world, 'crete')['tokens']).toEqual({ argos: 1, thera: 2 });
});

test('[AC 23.52] a ship that neither sails nor lands tokens does not move', () => {
  const world = position({ crete: { tokens: { knossos: 2 }, ships: ['knossos'] } });
  expect(refusedMove(world, 'crete', sail([], 2, 2))).toBe('no-path AC 23.52');
  expect(refusedMove(world, 'crete', sail([]))).toBe('no-path AC 23.52');
});

test('[AC 23.57] a ship leaves Delphi from the coast it came to', () => {
  const world = position({ thrace: { ships: ['chalcis'] } });
  expect(refusedMove(world, 'thrace', sail(['delphi']), sail(['corinth']))).toBe('coast AC 23.57');
  moves(world, 'thrace', sail(['athens']));
  const west = position({ thrace: { ships: ['delphi/west'] } });
  expect(refusedMove(west, 'thrace', sail(['athens']))).toBe('coast AC 23.57');
  expect(has(moves(west, 'thrace', sail(['corinth'])), 'thrace')['ships']).toEqual(['corinth']);
});

test('[AC 23.57] the coast is remembered from turn to turn', () => {
  const world = moves(position({ thrace: { ships: ['chalcis'] } }), 'thrace', sail(['delphi']));
  expect(has(world, 'thrace')['ships']).toEqual(['delphi/east']);
  expect(refusedMove(world, 'thrace', sail(['ithaca']))).toBe('coast AC 23.57');
});

test('[AC 23.22] Barbarians are nobody’s to move', () => {
  const world = position({ egypt: { tokens: { thebes: 1 } }, outsiders: { tokens: { buhen: 4 } } });
  expect(refusedMove(world, 'egypt', march('buhen', 'thebes', 1))).toBe('moved AC 23.3');
});

test('[AC 23.1] only areas of the board in play can be named', () => {
  const world = (): AcWorld =>
    position({ crete: { tokens: { knossos: 2 }, ships: ['knossos'], cards: ['roadbuilding'] } });
  expect(refusedMove(world(), 'crete', march('nowhere', 'phaestos', 1))).toBe('no-area AC 23.1');
  expect(refusedMove(world(), 'crete', march('knossos', 'nowhere', 1))).toBe('no-area AC 23.1');
  expect(refusedMove(world(), 'crete', march('knossos', 'phaestos', 1, 'nowhere'))).toBe('no-area AC 23.1');
  expect(refusedMove(world(), 'crete', sail(['nowhere']))).toBe('no-area AC 23.1');
});

test('[AC 23.52] nobody sails a ship one does not have', () => {
  const world = position({ crete: { tokens: { knossos: 2 }, ships: ['knossos'] } });
  expect(refusedMove(world, 'crete', sail(['phaestos'], 0, 0, 2))).toBe('no-ship AC 23.52');
});

test('[AC 23.52] a refusal tells how many areas the ship may still enter', () => {
  const world = position({ crete: { ships: ['knossos'] } });
  const far = [sail(['thera', 'knossos', 'thera']), sail(['knossos', 'thera'])];
  expect(() => play(moveNation(world, 'crete'), { crete: far })).toThrow('"left":1');
});

test('[AC 23.31] the area passed through is told, whether it was named or found', () => {
  const told = (...way: readonly [to: string, via?: string]): unknown => {
    const world = position({ egypt: { tokens: { thebes: 1 }, cards: ['roadbuilding'] } });
    moves(world, 'egypt', march('thebes', way[0], 1, way[1]));
    return world.news.map(({ event, rule }) => ({ ...event, rule }));
  };
  expect(told('upper-egypt')).toMatchObject([{ what: 'marched', via: 'buhen', rule: 'AC 23.31' }]);
  expect(told('upper-egypt', 'ptolemais')).toMatchObject([{ via: 'ptolemais', rule: 'AC 23.31' }]);
  expect(told('buhen')).toMatchObject([{ what: 'marched', rule: 'AC 23.3' }]);
  expect(told('buhen')).not.toHaveProperty('0.via');
  expect(told('buhen', 'ptolemais')).toMatchObject([{ via: 'ptolemais', rule: 'AC 23.31' }]);
});

const part = (move: unknown, name: string): unknown => (isRecord(move) ? move[name] : undefined);

describe('a movement at random', () => {
  const samples = (has: Readonly<Record<string, unknown>>, options = {}): readonly unknown[] =>
    samplesOf(moveNation(position({ crete: has }, options), 'crete'));
  const those = (all: readonly unknown[], like: object): unknown[] =>
    all.filter((sample) => isRecord(sample) && same({ ...sample, ...like }, sample));

  test('[AC 23.1] marches with any number, or ends', () => {
    const all = samples({ tokens: { knossos: 3 } });
    for (const count of [1, 2, 3]) expect(those(all, { do: 'march', to: 'phaestos', count })).not.toEqual([]);
    expect(those(all, END).length).toBeLessThan(all.length);
    expect(those(all, END)).not.toEqual([]);
  });

  test('[AC 23.31] passes through areas only with Roadbuilding', () => {
    const through = (cards: readonly string[]): unknown[] =>
      those(samples({ tokens: { thebes: 2 }, cards }), { do: 'march', via: 'ptolemais' });
    expect(through([])).toEqual([]);
    expect(through(['roadbuilding'])).not.toEqual([]);
  });

  test('[AC 23.51] sails with some aboard, and lands some of them', () => {
    const all = samples({ tokens: { knossos: 7 }, ships: ['knossos'] });
    for (const load of [0, 1, 5]) expect(those(all, { do: 'sail', load })).not.toEqual([]);
    for (const land of [0, 1, 5]) expect(those(all, { do: 'sail', land })).not.toEqual([]);
    const landed = those(all, { do: 'sail', load: 5 }).map((sample) => Number(part(sample, 'land')));
    expect(landed.some((land) => land > 0 && land < 5)).toBe(true);
  });

  test('[AC 23.52] [AC 23.54] goes as far as a ship may, and over the open sea only with Astronomy', () => {
    const paths = (cards: readonly string[]): string[][] =>
      samples({ ships: ['knossos'], cards }).flatMap((sample) => {
        const path = part(sample, 'path');
        return Array.isArray(path) ? [path.map(String)] : [];
      });
    const isSea = (path: readonly string[]): boolean => path.some((area) => area.includes('sea'));
    expect(new Set(paths([]).map(({ length }) => length))).toEqual(new Set([1, 2, 3, 4]));
    expect(paths([]).some(isSea)).toBe(false);
    expect(paths(['astronomy']).some(isSea)).toBe(true);
  });

  test('[AC 23.3] leaves those alone who have moved, and ends when all have', () => {
    const world = position({ crete: { tokens: { knossos: 1 } } });
    const script = moveNation(world, 'crete');
    const [post] = script.next().value ?? [];
    post?.take(march('knossos', 'phaestos', 1));
    expect(new Set(samplesOf(script).map((sample) => JSON.stringify(sample)))).toEqual(new Set([JSON.stringify(END)]));
  });

  test('[AC 23.56] tokens aboard land, unless they may stay there', () => {
    const aboard = (options: Readonly<Record<string, boolean>>): readonly unknown[] => {
      const world = position({ crete: { tokens: { knossos: 1 }, ships: ['knossos'] } }, options);
      const script = moveNation(world, 'crete');
      const [post] = script.next().value ?? [];
      post?.take(sail(['thera', 'knossos', 'thera', 'knossos'], 1));
      const single = samplesOf(script).filter((sample) => part(sample, 'do') !== 'moves');
      return [...new Set(single.map((sample) => JSON.stringify(sample)))];
    };
    expect(aboard({})).toEqual([JSON.stringify({ do: 'sail', ship: 1, path: [], land: 1 })]);
    expect(aboard({ tokensAboard: true })).toEqual([JSON.stringify(END)]);
  });

  test('likes city sites: goes there more often than elsewhere, gathers there, and stays', () => {
    const all = (tokens: Readonly<Record<string, number>>, cities: readonly string[] = []): readonly unknown[] =>
      samples({ tokens, cities });
    const to = (list: readonly unknown[], area: string): number => those(list, { do: 'march', to: area }).length;
    const nubia = all({ nubia: 3 });
    expect(to(nubia, 'thebes')).toBeGreaterThan(1.3 * to(nubia, 'ptolemais'));
    const taken = all({ nubia: 3 }, ['thebes']);
    expect(to(taken, 'thebes')).toBeLessThan(1.3 * to(taken, 'ptolemais'));
    const gathering = those(all({ nubia: 9, thebes: 1 }), {
      do: 'march',
      from: 'nubia',
      to: 'thebes',
      count: 9,
    }).length;
    const arriving = those(all({ nubia: 9 }), { do: 'march', from: 'nubia', to: 'thebes', count: 9 }).length;
    expect(gathering).toBeGreaterThan(2 * arriving);
    expect(those(all({ thebes: 3 }), END).length).toBeGreaterThan(1.2 * those(nubia, END).length);
  });

  test('finds tokens wherever they are, and moves on round the board', () => {
    const from = new Set(samples({ tokens: { knossos: 1, thebes: 1, gaza: 1 } }).map((sample) => part(sample, 'from')));
    expect(from).toEqual(new Set(['knossos', 'thebes', 'gaza', undefined]));
  });

  test('[AC 23.51] never loads more than a ship still carries', () => {
    const world = position({ crete: { tokens: { knossos: 9 }, ships: ['knossos'] } });
    const script = moveNation(world, 'crete');
    const [post] = script.next().value ?? [];
    post?.take(sail(['thera', 'knossos'], 3));
    const loads = samplesOf(script).flatMap((sample) =>
      part(sample, 'do') === 'sail' ? [Number(part(sample, 'load') ?? 0)] : [],
    );
    expect(Math.max(...loads)).toBe(2);
  });
});
