import { areaId, terrain } from '@ecumene/ancients';
import { play } from '@ecumene/ancients/testing';
import { must } from '@ecumene/engine';
import { describe, expect, test } from 'vitest';
import { TRACK } from './data/nations.ts';
import { moveNation } from './movement.ts';
import { cities, citySupport, population } from './phases.ts';
import { has, position, tokens } from './testing.ts';
import type { AcWorld } from './world.ts';

/** What the articles say of the board, and of Crete on it; the three tables of its first turns are in `scenarios/crete.yaml`. */

const SAILS = 4;

/** Whether the rules let a ship of Crete sail this way. */
function maySail(world: AcWorld, path: readonly string[]): boolean {
  const step = moveNation(world, 'crete').next();
  const post = step.done ? undefined : step.value[0];
  return must(post, 'a question').take({ do: 'sail', ship: 1, path }) === undefined;
}

/** Areas a ship can be in at the end of a movement, its own included. */
function reach(start: string): Set<string> {
  const world = position({ crete: { ships: [start] } });
  const { water, numbers } = terrain(world);
  const found = new Set([start]);
  const go = (path: readonly string[]): void => {
    if (path.length === SAILS) return;
    for (const next of must(water[must(numbers.get(path.at(-1) ?? start), 'an area')], 'neighbours')) {
      const further = [...path, areaId(world, next)];
      if (!maySail(world, further)) continue;
      found.add(areaId(world, next));
      go(further);
    }
  };
  go([]);
  return found;
}

describe('the waters of Crete', () => {
  const knossos = reach('knossos');
  const phaestos = reach('phaestos');
  const world = position({ crete: {} });
  const { site, limit, numbers, land } = terrain(world);
  const areas = [...new Set([...knossos, ...phaestos])].map((id) => must(numbers.get(id), id));

  test('[AC TL reach.knossos] a ship from Knossos reaches 23 areas', () => {
    expect(knossos.size).toBe(23);
  });

  test('[AC TL reach.phaestos] a ship from Phaestos reaches 20', () => {
    expect(phaestos.size).toBe(20);
  });

  test('[AC TL reach] together 25: 16 with a site, and nine others that feed 18', () => {
    const farms = areas.filter((area) => site[area] === 'none');
    expect([areas.length, areas.length - farms.length, farms.length]).toEqual([25, 16, 9]);
    expect(farms.reduce((sum, area) => sum + (limit[area] ?? 0), 0)).toBe(18);
  });

  test('[AC TL islands] ten of them lie on seven islands', () => {
    const islands = areas.flatMap((area) => {
      const island = new Set([area]);
      for (const one of island) for (const next of land[one] ?? []) island.add(next);
      return island.size <= 2 ? [Math.min(...island)] : [];
    });
    expect([islands.length, new Set(islands).size]).toEqual([10, 7]);
  });

  test('[AC TL thessaly] Crete can be in Thessaly on its first voyage, Illyria after four marches', () => {
    expect(knossos.has('thessaly')).toBe(true);
    const { starts } = terrain(world);
    let reached = new Set(must(starts.get('illyria'), 'start areas'));
    let marches = 0;
    for (; !reached.has(must(numbers.get('thessaly'), 'thessaly')); marches++) {
      reached = new Set([...reached].flatMap((area) => [area, ...(land[area] ?? [])]));
    }
    expect(marches).toBe(4);
  });
});

test('[AC TL early-bronze] Crete enters the Early Bronze Age on turn 5 and spends four turns there', () => {
  const [earlyBronze, lateBronze] = TRACK.crete.epochs;
  expect([earlyBronze, lateBronze - earlyBronze]).toEqual([5, 4]);
});

test('[AC TL agriculture] with Agriculture a city of Knossos reduces to four tokens, which rebuild it the next turn', () => {
  const world = position({ crete: { cities: ['knossos'], cards: ['agriculture'] } });
  play(citySupport(world, 'crete'));
  expect(tokens(world, 'crete', 'knossos')).toBe(4);
  play(population(world, 'crete'));
  play(cities(world, 'crete'), { crete: [{ knossos: 0 }] });
  expect(has(world, 'crete')).toMatchObject({ cities: ['knossos'], tokens: {} });
});

describe('start areas', () => {
  test.each([
    ['africa', 'extension', ['cirta', 'sahara', 'tripolitania', 'tunisia']],
    ['italy', 'main', ['cisalpina', 'etruria', 'pannonia']],
    ['iberia', 'extension', ['baetica', 'corduba', 'lusitania']],
    ['illyria', 'main', ['germania', 'sudeten']],
    ['thrace', 'main', ['scythia']],
    ['crete', 'main', ['knossos', 'phaestos']],
    ['asia', 'main', ['kuban', 'maikop']],
    ['assyria', 'main', ['caucasus', 'nalchik']],
    ['babylon', 'main', ['media', 'parthia', 'susa']],
    ['egypt', 'main', ['buhen', 'jalo', 'nubia', 'siwa', 'thebes', 'upper-egypt']],
  ])('[AC CM %s] on the board “%s”', (nation, board, areas) => {
    const world = position({ crete: {} }, { board });
    const { starts } = terrain(world);
    expect(must(starts.get(nation), nation).map((area) => areaId(world, area))).toEqual(areas);
  });
});

describe('natural lands', () => {
  const EGYPT =
    'alexandria fayum memphis tanis upper-egypt buhen thebes ptolemais nubia eastern-desert western-desert siwa jalo cyrene cyrenaica sinai gaza';
  const AFRICA =
    'west-mauretania east-mauretania new-africa cirta numidia carthage thapsus tunisia sahara sabratha tripoli tripolitania libya palermo syracuse milazzo';

  test.each([
    ['egypt', EGYPT, 7, 16],
    ['africa', AFRICA, 6, 12],
  ])('[AC SC %s] their sites, and the tokens that the rest of them feeds', (_, names, sites, fed) => {
    const { site, limit, numbers } = terrain(position({ crete: {} }, { board: 'extension' }));
    const areas = names.split(' ').map((id) => must(numbers.get(id), id));
    const farms = areas.filter((area) => site[area] === 'none');
    expect(areas.length - farms.length).toBe(sites);
    expect(farms.reduce((sum, area) => sum + (limit[area] ?? 0), 0)).toBe(fed);
  });
});
