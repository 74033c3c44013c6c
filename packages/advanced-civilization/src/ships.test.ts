import { asks, play, refused } from '@ecumene/ancients/testing';
import { expect, test } from 'vitest';
import { ships } from './phases.ts';
import { has, position, theNation, tokens } from './testing.ts';

const build = (area: string, levy: number, coast?: string): unknown => ({
  keep: [],
  build: [{ area, levy, ...(coast !== undefined && { coast }) }],
});

test('[AC 22.1] a ship costs two tokens, from treasury, by levy in its area or one of each', () => {
  for (const [levy, treasury, left] of [
    [0, 0, 4],
    [1, 1, 3],
    [2, 2, 2],
  ] as const) {
    const world = position({ crete: { tokens: { knossos: 4 }, treasury: 2 } });
    play(ships(world, 'crete'), { crete: [build('knossos', levy)] });
    expect(theNation(world, 'crete').treasury).toBe(treasury);
    expect(tokens(world, 'crete', 'knossos')).toBe(left);
    expect(has(world, 'crete')['ships']).toEqual(['knossos']);
  }
});

test('[AC 22.2] a ship paid from treasury needs a unit there, and a city will do', () => {
  const world = position({ crete: { tokens: { knossos: 1 }, cities: ['rhodes'], treasury: 4 } });
  expect(refused(ships(world, 'crete'), { crete: [build('thera', 0)] })).toBe('no-unit AC 22.2');
  play(ships(world, 'crete'), { crete: [build('rhodes', 0)] });
  expect(has(world, 'crete')['ships']).toEqual(['rhodes']);
});

test('[AC 22.2] the one token of an area may see a ship built from treasury before it is levied for another', () => {
  const one = { tokens: { knossos: 1 }, ships: ['knossos'], treasury: 2 };
  const world = position({ crete: one });
  const plan = { keep: [{ ship: 1, by: 'levy' }], build: [{ area: 'knossos', levy: 0 }] };
  play(ships(world, 'crete'), { crete: [plan] });
  expect(has(world, 'crete')).toMatchObject({ ships: ['knossos', 'knossos'], tokens: {}, treasury: 0 });
  const two = position({ crete: { tokens: { knossos: 2 }, treasury: 2 } });
  const levy = { area: 'knossos', levy: 2 };
  play(ships(two, 'crete'), { crete: [{ keep: [], build: [levy, { area: 'knossos', levy: 0 }] }] });
  expect(has(two, 'crete')).toMatchObject({ ships: ['knossos', 'knossos'], tokens: {}, treasury: 0 });
});

test('[AC 22.2] levied tokens must be in the area, and all tokens spent go to stock', () => {
  const world = position({ crete: { tokens: { knossos: 1, phaestos: 3 }, treasury: 2 } });
  expect(refused(ships(world, 'crete'), { crete: [build('knossos', 2)] })).toBe('no-levy AC 22.2');
  play(ships(world, 'crete'), { crete: [build('knossos', 1)] });
  expect(theNation(world, 'crete')).toMatchObject({ tokens: 3, treasury: 1, stock: 51 });
});

test('[AC A21] no ship is built where there is no water', () => {
  const world = position({ egypt: { tokens: { thebes: 4 }, treasury: 4, cities: ['tanis'] } });
  expect(refused(ships(world, 'egypt'), { egypt: [build('thebes', 2)] })).toBe('no-water AC A21');
});

test('[AC 22.3] a ship is kept for one token of treasury or of its area, or goes back to stock', () => {
  const world = position({
    crete: { tokens: { knossos: 1, rhodes: 2 }, ships: ['rhodes', 'knossos', 'thera'], treasury: 1 },
  });
  const keep = [
    { ship: 1, by: 'levy' },
    { ship: 2, by: 'treasury' },
  ];
  play(ships(world, 'crete'), { crete: [{ keep, build: [] }] });
  expect(has(world, 'crete')).toMatchObject({
    ships: ['rhodes', 'knossos'],
    treasury: 0,
    tokens: { knossos: 1, rhodes: 1 },
  });
});

test('[AC 22.3] a ship cannot be kept by a levy where no token is', () => {
  const world = position({ crete: { tokens: { knossos: 1 }, ships: ['thera'] } });
  expect(refused(ships(world, 'crete'), { crete: [{ keep: [{ ship: 1, by: 'levy' }], build: [] }] })).toBe(
    'no-levy AC 22.3',
  );
});

test('[AC 22.3] no token is levied twice, and no ship kept twice', () => {
  const crete = { tokens: { knossos: 2 }, ships: ['knossos', 'knossos', 'knossos'], treasury: 9 };
  const plan = (keep: readonly number[], build: readonly number[]): unknown => ({
    keep: keep.map((ship) => ({ ship, by: 'levy' })),
    build: build.map((levy) => ({ area: 'knossos', levy })),
  });
  const answer = (given: unknown): string => refused(ships(position({ crete }), 'crete'), { crete: [given] });
  expect(answer(plan([1, 2, 3], []))).toBe('no-levy AC 22.3');
  expect(answer(plan([1], [2]))).toBe('no-levy AC 22.2');
  expect(answer(plan([], [2, 1]))).toBe('no-levy AC 22.2');
  expect(answer(plan([1, 1], []))).toBe('no-ship AC 22.3');
});

test('[AC 22.1] nobody pays more than two tokens for a ship', () => {
  const world = position({ crete: { tokens: { knossos: 3 } } });
  expect(refused(ships(world, 'crete'), { crete: [build('knossos', 3)] })).toBe('no-levy AC 22.1');
});

test('[AC 22.1] nobody spends treasury that is not there', () => {
  const world = position({ crete: { tokens: { knossos: 3 }, ships: ['thera'], treasury: 1 } });
  const plan = { keep: [{ ship: 1, by: 'treasury' }], build: [{ area: 'knossos', levy: 1 }] };
  expect(refused(ships(world, 'crete'), { crete: [plan] })).toBe('no-treasury AC 22.1');
});

test('[AC 22.3] a ship may be given up and built elsewhere in the same phase', () => {
  const world = position({
    crete: { tokens: { knossos: 4 }, ships: ['thera', 'thera', 'thera', 'thera'], treasury: 3 },
  });
  const keep = [2, 3, 4].map((ship) => ({ ship, by: 'treasury' }));
  play(ships(world, 'crete'), { crete: [{ keep, build: [{ area: 'knossos', levy: 2 }] }] });
  expect(has(world, 'crete')['ships']).toEqual(['thera', 'thera', 'thera', 'knossos']);
});

test('[AC 22.4] nobody has more than four ships', () => {
  const world = position({ crete: { tokens: { knossos: 20 } } });
  const five = { keep: [], build: Array.from({ length: 5 }, () => ({ area: 'knossos', levy: 2 })) };
  expect(refused(ships(world, 'crete'), { crete: [five] })).toBe('too-many AC 22.4');
});

test('[AC 23.57] a ship built in Delphi is built on one of its coasts', () => {
  const world = position({ thrace: { tokens: { delphi: 4 } } });
  expect(refused(ships(world, 'thrace'), { thrace: [build('delphi', 2)] })).toBe('coast AC 23.57');
  play(ships(world, 'thrace'), { thrace: [build('delphi', 2, 'east')] });
  expect(has(world, 'thrace')['ships']).toEqual(['delphi/east']);
});

test('[AC 22.1] nobody is asked who can neither keep nor build a ship', () => {
  expect(asks(ships(position({ crete: { tokens: { knossos: 1 } } }), 'crete'))).toEqual([]);
  expect(asks(ships(position({ egypt: { tokens: { thebes: 9 } } }), 'egypt'))).toEqual([]);
});

test('[AC 22.1] [AC 22.3] only a player who has a ship is asked which they keep', () => {
  const question = (fleet: readonly string[]): string | undefined => {
    const script = ships(position({ crete: { tokens: { knossos: 2 }, ships: fleet } }), 'crete');
    const step = typeof script === 'object' ? script.next() : undefined;
    return step?.done === false ? step.value[0]?.asking.question.text.say : undefined;
  };
  expect(question([])).toBe('Choose ships to build, or none.');
  expect(question(['knossos'])).toBe('Choose ships to keep and to build.');
});

test('[AC 22.3] a player who runs out of time gives up a ship rather than the last token of its area', () => {
  const timedOut = (tokens: number, treasury: number, version?: string) => {
    const crete = { tokens: { knossos: tokens }, ships: ['knossos', 'knossos'], treasury };
    const world = { ...position({ crete }), ...(version && { version }) };
    return ships(world, 'crete')?.next().value?.[0]?.asking.default();
  };
  const kept = (...by: readonly string[]) => ({ keep: by.map((way, n) => ({ ship: n + 1, by: way })), build: [] });
  expect(timedOut(1, 0)).toEqual(kept());
  expect(timedOut(1, 1)).toEqual(kept('treasury'));
  expect(timedOut(2, 0)).toEqual(kept('levy'));
  expect(timedOut(3, 0)).toEqual(kept('levy', 'levy'));
  expect(timedOut(1, 0, '4')).toEqual(kept('levy'));
});
