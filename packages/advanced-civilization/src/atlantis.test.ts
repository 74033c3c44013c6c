import { brokenPieces, nationNamed } from '@ecumene/ancients';
import { asks, play, refused } from '@ecumene/ancients/testing';
import { randomFrom } from '@ecumene/engine';
import { expect, test } from 'vitest';
import { strike } from './calamities/testing.ts';
import { sheet } from './options.ts';
import { population } from './phases.ts';
import { chooseNation, setup } from './setup.ts';
import { moveMarkers } from './succession.ts';
import { happened, has, position, theNation, tokens } from './testing.ts';
import type { AcWorld } from './world.ts';

const ATLANTIS = { atlantis: true } as const;

/** A nation that has placed its first tokens so. */
function begun(options: Readonly<Record<string, boolean>>, [nation, ...starts]: readonly string[], version?: string) {
  const world = setup(sheet.with(options), ['anna', 'b', 'c', 'd', 'e', 'f', 'g'], randomFrom('x'), version);
  play(chooseNation(world, 'anna'), { anna: [nation, ...starts] });
  return has(world, nation ?? '')['tokens'];
}

test('[AC AT 1] Crete begins with two tokens, others with one', () => {
  expect(begun(ATLANTIS, ['crete', 'knossos', 'knossos'])).toEqual({ knossos: 2 });
  expect(begun(ATLANTIS, ['asia', 'kuban'])).toEqual({ kuban: 1 });
  expect(begun({}, ['crete', 'knossos'])).toEqual({ knossos: 1 });
});

test('[AC AT 1] [AC 15.3] each of them may go to another start area', () => {
  expect(begun(ATLANTIS, ['crete', 'phaestos', 'knossos'])).toEqual({ phaestos: 1, knossos: 1 });
  const world = setup(sheet.with(ATLANTIS), ['anna', 'b', 'c', 'd', 'e', 'f', 'g'], randomFrom('x'));
  expect(refused(chooseNation(world, 'anna'), { anna: ['crete', 'phaestos', 'thera'] })).toBe('not-a-choice AC 15.3');
});

test('[AC AT 1] where a table was opened under version 1 both go to one area', () => {
  expect(begun(ATLANTIS, ['crete', 'phaestos'], '1')).toEqual({ phaestos: 2 });
});

test('[AC AT 1] it needs a board on which Crete can be chosen', () => {
  const refused = [2, 3, 4, 5, 6, 7, 8].filter((seats) => 'refusals' in sheet.settle(ATLANTIS, seats));
  expect(refused).toEqual([2, 4]);
  expect('refusals' in sheet.settle({ ...ATLANTIS, board: 'extension' }, 4)).toBe(false);
});

/** Where Crete's marker stands after the turn. Its epochs begin at steps 5, 9, 11 and 14. */
function after(step: number, cities: readonly string[], options = ATLANTIS): number {
  const world = position({ crete: { step, cities: [...cities] }, egypt: {} }, options);
  moveMarkers(world);
  return theNation(world, 'crete').step;
}

test('[AC AT 2] Crete enters an epoch only with a city in Thera, Phaestos or Knossos', () => {
  expect(after(4, ['rhodes', 'miletus', 'salamis'])).toBe(4);
  for (const home of ['thera', 'phaestos', 'knossos']) expect(after(4, ['rhodes', home])).toBe(5);
  expect(after(2, [])).toBe(3);
});

test('[AC AT 2] and advances only with one', () => {
  expect([after(6, ['rhodes', 'miletus', 'salamis']), after(6, ['rhodes', 'thera'])]).toEqual([6, 7]);
  expect(after(6, [])).toBe(5);
  const world = position({ crete: { step: 6, cities: ['rhodes', 'miletus'] } }, ATLANTIS);
  moveMarkers(world);
  expect(happened(world, 'succession')).toMatchObject([{ moved: 0, missing: 'home-cities' }]);
});

test('[AC AT 2] nobody else needs one, nor does Crete without the variant', () => {
  const world = position({ egypt: { step: 3, cities: ['memphis', 'tanis'] } }, ATLANTIS);
  moveMarkers(world);
  expect(theNation(world, 'egypt').step).toBe(4);
  const usual = position({ crete: { step: 6, cities: ['rhodes', 'miletus'] } });
  moveMarkers(usual);
  expect(theNation(usual, 'crete').step).toBe(7);
});

function sunk(given: Readonly<Record<string, unknown>>): AcWorld {
  const world = position(given, ATLANTIS);
  expect(asks(strike(world, 'volcano-earthquake', 'crete'))).toEqual([]);
  expect(brokenPieces(world)).toEqual([]);
  return world;
}

test('[AC AT 3.1] Thera erupts and every unit there is lost', () => {
  const world = sunk({ crete: { cities: ['thera', 'cyrene'] }, asia: { tokens: { thera: 2 } } });
  expect(has(world, 'crete')).toMatchObject({ cities: ['cyrene'], tokens: {} });
  expect(has(world, 'asia')['tokens']).toEqual({});
  expect(happened(world, 'volcano-erupts')).toEqual([{ what: 'volcano-erupts', volcano: 'thera', areas: ['thera'] }]);
});

test('[AC AT 3.1] only where Crete draws it', () => {
  const world = position({ egypt: { cities: ['memphis'] }, crete: { cities: ['thera'] } }, ATLANTIS);
  play(strike(world, 'volcano-earthquake', 'egypt'));
  expect([has(world, 'egypt')['cities'], has(world, 'crete')['cities']]).toEqual([[], ['thera']]);
});

test('[AC AT 3.1] where all calamities may be traded it sinks when the card strikes Crete, no matter who drew it', () => {
  const options = { ...ATLANTIS, allTradable: true };
  const struck = position({ crete: { cities: ['thera', 'cyrene'] }, egypt: {} }, options);
  play(strike(struck, 'volcano-earthquake', 'crete', 'egypt'));
  expect(has(struck, 'crete')['cities']).toEqual(['cyrene']);
  const passed = position({ crete: { cities: ['thera'] }, egypt: { cities: ['memphis'] } }, options);
  play(strike(passed, 'volcano-earthquake', 'egypt', 'crete'));
  expect([has(passed, 'egypt')['cities'], has(passed, 'crete')['cities']]).toEqual([[], ['thera']]);
});

test('[AC AT 3.2] every area next to Thera or the Aegean keeps a single token, cities too', () => {
  const world = sunk({
    crete: { cities: ['knossos'], tokens: { phaestos: 4, lesbos: 2, cyrene: 3 } },
    thrace: { cities: ['athens'], tokens: { troy: 1 } },
    asia: { tokens: { lesbos: 3, rhodes: 2 } },
  });
  expect(has(world, 'crete')).toMatchObject({ cities: [], tokens: { knossos: 1, phaestos: 1, cyrene: 3 } });
  expect(has(world, 'thrace')).toMatchObject({ cities: [], tokens: { athens: 1, troy: 1 } });
  expect(has(world, 'asia')['tokens']).toEqual({ lesbos: 1, rhodes: 1 });
});

test('[AC AT 3.2] a city whose owner has no token in stock leaves nothing, and equals yield to the first on the track', () => {
  const world = sunk({
    crete: { cities: ['miletus'], stock: 0 },
    thrace: { tokens: { lemnos: 2 } },
    asia: { tokens: { lemnos: 2 } },
  });
  expect(has(world, 'crete')).toMatchObject({ cities: [], tokens: {} });
  expect([tokens(world, 'thrace', 'lemnos'), tokens(world, 'asia', 'lemnos')]).toEqual([1, 0]);
});

test('[AC AT 3.2] Barbarians and Pirates stay', () => {
  const world = sunk({
    crete: {},
    asia: { tokens: { troy: 3 } },
    outsiders: { cities: ['rhodes'], tokens: { troy: 2 } },
  });
  expect(has(world, 'outsiders')).toMatchObject({ cities: ['rhodes'], tokens: { troy: 2 } });
  expect(tokens(world, 'asia', 'troy')).toBe(1);
});

test('[AC AT 3.3] all ships in those areas are destroyed', () => {
  const world = sunk({
    crete: { cities: ['knossos'], ships: ['thera', 'phaestos', 'cyrene'] },
    egypt: { ships: ['miletus', 'alexandria'] },
  });
  expect(has(world, 'crete')['ships']).toEqual(['cyrene']);
  expect(has(world, 'egypt')['ships']).toEqual(['alexandria']);
});

test('[AC ST calamity-floor.1] Atlantis falls no deeper than calamities may bring a nation', () => {
  const world = position(
    { crete: { cities: ['thera', 'knossos'], tokens: { cyrene: 8, phaestos: 3 } } },
    { ...ATLANTIS, calamityFloor: 16 },
  );
  play(strike(world, 'volcano-earthquake', 'crete'));
  expect(has(world, 'crete')).toMatchObject({ cities: ['knossos'], tokens: { cyrene: 8, phaestos: 3 } });
});

test('[AC AT 3.1] where nobody lives by the Aegean nothing happens', () => {
  const world = sunk({ crete: { cities: ['cyrene'] } });
  expect(happened(world, 'calamity-spares')).toMatchObject([{ nation: 'crete' }]);
  expect(has(world, 'crete')['cities']).toEqual(['cyrene']);
});

const AREAS =
  'memphis tanis thebes buhen fayum alexandria tyre sidon damascus jerusalem antioch nineveh babylon susa libya sinai'.split(
    ' ',
  );

/** How many tokens a nation has after growing, its people spread two to an area. */
function grown(people: number, cities: readonly string[] = []): number {
  const spread = AREAS.filter((area) => !cities.includes(area)).slice(0, Math.ceil(people / 2));
  const lived = Object.fromEntries(spread.map((area, i) => [area, Math.min(2, people - 2 * i)]));
  const world = position({ crete: { tokens: lived, cities: [...cities] } }, ATLANTIS);
  play(population(world, 'crete'));
  return theNation(world, 'crete').tokens;
}

test('[AC AT head-start] on turn five others have 32 tokens, or 20 and two cities; Crete may have four cities', () => {
  let others = 1;
  for (let turn = 1; turn <= 5; turn++) others = grown(others);
  expect([others, others - 2 * 6]).toEqual([32, 20]);
  let crete = 2;
  for (let turn = 1; turn <= 4; turn++) crete = grown(crete);
  expect(crete - 2 * 6).toBe(20);
  const last = grown(20, ['knossos', 'thera']);
  expect([last, last - 2 * 6 >= 4 * 2]).toEqual([40, true]);
  expect(nationNamed(position({ crete: {} }), 'crete')).toBe(4);
});
