import { areaId, isOutOfPlay, nationNamed, terrain } from '@ecumene/ancients';
import { asks, play } from '@ecumene/ancients/testing';
import { isRefused, randomFrom, render } from '@ecumene/engine';
import { tableAt } from '@ecumene/engine/testing';
import { describe, expect, test } from 'vitest';
import { blocksOf, inPlay } from './civilizations-in-play.ts';
import { LAND, regionOf, removedAreas, startOf } from './data/board.ts';
import { CIVILIZATION_IDS, CIVILIZATIONS, WEST_TO_EAST } from './data/civilizations.ts';
import { SUGGESTED_SETS } from './data/suggested-sets.ts';
import { exchangeCivilizations } from './exchange.ts';
import { expansionProject } from './game.ts';
import { apartIn, isFitSet, lonelyIn, neighboursAmong } from './neighbours.ts';
import { type EpOptions, sheet } from './options.ts';
import { placeFirstTokens, setup, takeCivilization, withoutCivilization } from './setup.ts';
import { happened, has, position } from './testing.ts';
import type { EpWorld } from './world.ts';

const seats = (count: number): readonly string[] => Array.from({ length: count }, (_, i) => `seat ${i + 1}`);
const worldFor = (count: number, options: Partial<EpOptions> = {}): EpWorld =>
  setup(sheet.with(options), seats(count), randomFrom('setup'));
const random = randomFrom('sets');

describe('civilizations in play', () => {
  test('[EP 9.1] 5 to 18 can play', () => {
    expect(expansionProject.seats).toEqual({ least: 5, most: 18 });
  });

  test('[EP 9.2] eighteen players have all civilizations and the whole map', () => {
    expect(inPlay(sheet.with({}), 18, random)).toEqual(CIVILIZATION_IDS);
    expect(worldFor(18).outOfPlay).toEqual([]);
  });

  test('[EP 9.3] [EP C89] every suggested set has as many as there are players, without gaps or lonely ones', () => {
    for (const [count, sets] of SUGGESTED_SETS)
      for (const { civilizations } of sets) {
        expect(civilizations).toHaveLength(count);
        expect(apartIn(civilizations)).toEqual([]);
        expect(lonelyIn(civilizations)).toEqual([]);
      }
    expect([...SUGGESTED_SETS.keys()]).toEqual(Array.from({ length: 14 }, (_, i) => i + 5));
    const [west, east] = SUGGESTED_SETS.get(5) ?? [];
    expect(west?.civilizations).toContain('rome');
    expect(east?.civilizations).toContain('indus');
  });

  test('[EP 9.3] a set that is drawn fits too', () => {
    for (let count = 5; count <= 17; count++) {
      const set = inPlay(sheet.with({ set: 'drawn' }), count, random);
      expect(set).toHaveLength(count);
      expect(isFitSet(set)).toBe(true);
    }
  });

  test('[EP 9.3] a picked set with a gap or a lonely civilization is refused by name', () => {
    const why = (picked: string): string => {
      const settled = sheet.settle({ picked }, 5);
      return isRefused(settled) ? settled.refusals.map(({ text }) => render(text)).join(' ') : '';
    };
    expect(why('minoa+hellas+hatti+assyria+maurya')).toContain('maurya');
    expect(why('minoa+hellas+hatti+assyria+iberia')).not.toBe('');
    expect(why('minoa+hellas+hatti+assyria')).toContain('Pick 5');
    expect(why('minoa+hellas+hatti+assyria+rome')).toBe('');
    expect(neighboursAmong('rome', ['hellas', 'minoa', 'maurya'])).toContain('hellas');
  });

  test('[EP 9.3] they border over coasts, but not over open sea or areas of limit 0', () => {
    expect(neighboursAmong('minoa', CIVILIZATION_IDS)).toEqual(['assyria', 'rome', 'hellas', 'hatti']);
    expect(neighboursAmong('maurya', ['kushan', 'indus'])).toEqual(['indus']);
    expect(neighboursAmong('hatti', ['parthia', 'celt'])).toEqual(['celt']);
  });

  test('[EP 11.4] [EP C2] they stand in A.S.T. order, by the Optional Rulebook or by option as on a related board', () => {
    expect(CIVILIZATIONS.map(({ name }) => name)).toEqual([
      'Minoa',
      'Saba',
      'Celts',
      'Assyria',
      'Rome',
      'Babylon',
      'Carthage',
      'Hellas',
      'Maurya',
      'Dravidia',
      'Kush',
      'Nubia',
      'Persia',
      'Hatti',
      'Iberia',
      'Indus',
      'Parthia',
      'Egypt',
    ]);
    expect(inPlay(sheet.with({}), 5, random)).toEqual(['minoa', 'assyria', 'rome', 'hellas', 'hatti']);
    const related = inPlay(sheet.with({ order: 'related-board' }), 5, random);
    expect(related).toEqual(['minoa', 'assyria', 'hatti', 'rome', 'hellas']);
  });

  test('[EP 9.4] [EP 10.5] the areas of absent civilizations are removed, and only those', () => {
    const world = worldFor(5);
    const absent = CIVILIZATION_IDS.filter((id) => !['minoa', 'assyria', 'rome', 'hellas', 'hatti'].includes(id));
    expect(world.outOfPlay.map((area) => areaId(world, area)).toSorted()).toEqual(absent.flatMap(regionOf).toSorted());
    expect(isOutOfPlay(world, world.outOfPlay[0] ?? -1)).toBe(true);
  });

  test('[EP 9.4] [EP C92] an area of two civilizations is removed if one of them is absent', () => {
    const board = [
      { id: 'here', regions: ['egypt'] },
      { id: 'between', regions: ['egypt', 'nubia'] },
      { id: 'there', regions: ['nubia'] },
    ];
    expect(removedAreas(['egypt', 'nubia'], board)).toEqual([]);
    expect(removedAreas(['egypt', 'minoa'], board)).toEqual(['between', 'there']);
    expect(removedAreas(['nubia', 'minoa'], board)).toEqual(['here', 'between']);
    expect(LAND.every(({ regions }) => regions.length === 1)).toBe(true);
  });

  test('[EP 9.6] [EP C5] [EP C88] from twelve on there are a western and an eastern half', () => {
    expect(WEST_TO_EAST.map((id) => CIVILIZATIONS.find((one) => one.id === id)?.block)).toEqual([
      ...Array.from({ length: 9 }, () => 'west'),
      ...Array.from({ length: 9 }, () => 'east'),
    ]);
    const halves = (count: number) => {
      const blocks = [...blocksOf(inPlay(sheet.with({}), count, random)).values()];
      return [blocks.filter((one) => one === 'west').length, blocks.filter((one) => one === 'east').length];
    };
    expect(halves(11)).toEqual([11, 0]);
    expect(halves(12)).toEqual([6, 6]);
    expect(halves(18)).toEqual([9, 9]);
    const thirteen = inPlay(sheet.with({}), 13, random);
    const order = WEST_TO_EAST.filter((id) => thirteen.includes(id));
    const middle = order[6] ?? 'minoa';
    expect(blocksOf(thirteen).get(middle)).toBe(CIVILIZATIONS.find(({ id }) => id === middle)?.block);
    expect(blocksOf(thirteen).get(order[5] ?? 'minoa')).toBe('west');
    expect(blocksOf(thirteen).get(order[7] ?? 'minoa')).toBe('east');
  });
});

test.each([
  [13, 'egypt', 'west', 7, 6],
  [15, 'assyria', 'west', 8, 7],
  [17, 'nubia', 'east', 8, 9],
] as const)(
  '[EP 9.6] [EP C5] with %i players %s in the middle is in the %s, and %i stand against %i',
  (count, middle, block, west, east) => {
    const blocks = blocksOf(inPlay(sheet.with({}), count, random));
    expect(WEST_TO_EAST.filter((id) => blocks.has(id))[(count - 1) / 2]).toBe(middle);
    expect(blocks.get(middle)).toBe(block);
    const all = [...blocks.values()];
    expect([all.filter((one) => one === 'west').length, all.filter((one) => one === 'east').length]).toEqual([
      west,
      east,
    ]);
  },
);

describe('the start', () => {
  test('[EP 3.1] [EP 4.1] [EP 10.5] everybody has a token on the start area, 54 in stock, 9 cities and 4 ships', () => {
    const world = worldFor(18);
    placeFirstTokens(world);
    for (const id of CIVILIZATION_IDS) {
      expect(has(world, id)).toMatchObject({ tokens: { [startOf(id)]: 1 }, stock: 54, step: 0, cities: [], ships: [] });
      expect(world.nations[nationNamed(world, id)]?.pieces).toEqual({ tokens: 55, cities: 9, ships: 4 });
    }
  });

  test('[EP 33.3.2.1] [EP C94] with Imperial Civilization everybody has two sets of pieces', () => {
    expect(worldFor(5, { imperial: true }).nations[0]?.pieces).toEqual({ tokens: 110, cities: 18, ships: 8 });
  });

  test('[EP C82] barbarians and pirates never run out, or by option have one set', () => {
    expect(worldFor(5).nations.at(-1)).toMatchObject({ name: 'outsiders', endless: true });
    const printed = worldFor(5, { whitePieces: 'printed' }).nations.at(-1);
    expect(printed).toMatchObject({ pieces: { tokens: 55, cities: 9, ships: 0 } });
    expect(printed?.endless).toBeFalsy();
  });

  test('[EP 10.4] civilizations are drawn at random or, by option, chosen in a random order', () => {
    const drawn = worldFor(5);
    for (const seat of withoutCivilization(drawn)) expect(asks(takeCivilization(drawn, seat))).toEqual([]);
    expect(
      drawn.nations
        .slice(0, -1)
        .map(({ seat }) => seat)
        .toSorted(),
    ).toEqual(seats(5));
    const chosen = worldFor(5, { deal: 'chosen' });
    const [first = ''] = withoutCivilization(chosen);
    play(takeCivilization(chosen, first), { [first]: ['rome'] });
    expect(has(chosen, 'rome').seat).toBe(first);
    expect(withoutCivilization(chosen)).toHaveLength(4);
  });

  test('[EP 10.4] [EP C99] two who name each other exchange civilizations', () => {
    const world = position({ egypt: {}, minoa: {}, rome: {} });
    play(exchangeCivilizations(world), { egypt: ['minoa'], minoa: ['egypt'], rome: ['egypt'] });
    expect(has(world, 'egypt').seat).toBe('minoa');
    expect(has(world, 'minoa').seat).toBe('egypt');
    expect(has(world, 'rome').seat).toBe('rome');
    expect(happened(world, 'civilizations-exchanged')).toHaveLength(1);
  });

  test('[EP 10.4] a whole table begins with the exchange and comes to the first turn', () => {
    const table = tableAt(expansionProject, worldFor(18));
    for (let i = 0; i < 18; i++) {
      const [first] = table.waiting();
      table.defaultAnswer(first?.seat ?? '', table.questions(first?.seat ?? '')[0]?.id ?? '');
    }
    expect(table.waiting().every(({ topic }) => topic !== 'exchange')).toBe(true);
  });
});

describe('the board', () => {
  const world = worldFor(18);
  const ground = terrain(world);
  const number = (id: string): number => ground.numbers.get(id) ?? -1;
  const near = (list: readonly (readonly number[])[], id: string) => list[number(id)]?.map((one) => areaId(world, one));

  test('[EP 2.1] [EP C1] stretches from Spain to India, in areas that belong to civilizations', () => {
    expect(regionOf('iberia').length).toBeGreaterThan(10);
    expect(regionOf('dravidia').length).toBeGreaterThan(10);
    expect(CIVILIZATION_IDS.flatMap(regionOf)).toHaveLength(LAND.length);
    for (const id of CIVILIZATION_IDS) expect(regionOf(id)).toContain(startOf(id));
  });

  test('[EP 2.2.1] [EP 2.2.2] [EP 2.2.5] has land borders and water borders', () => {
    expect(near(ground.land, 'knossos')).toEqual(['phaestos']);
    expect(near(ground.water, 'knossos')).toEqual([
      'aegean-sea',
      'eastern-mediterranean',
      'phaestos',
      'rhodes',
      'thera',
    ]);
    for (const [area, list] of [...ground.land.entries(), ...ground.water.entries()])
      for (const other of list) expect([...(ground.land[other] ?? []), ...(ground.water[other] ?? [])]).toContain(area);
  });

  test('[EP 2.2.3] [EP 2.2.4] has open seas, and coastal areas from which water leads there', () => {
    expect(ground.isLand[number('aegean-sea')]).toBe(false);
    expect(ground.coastal[number('knossos')]).toBe(true);
    expect(ground.coastal[number('memphis')]).toBe(false);
    expect(ground.coastal[number('corinth')]).toBe(true);
  });

  test('[EP 2.2.6] has areas at the edge of the map', () => {
    expect(ground.edge[number('siwa')]).toBe(true);
    expect(ground.edge[number('memphis')]).toBe(false);
    expect(ground.edge.filter((one) => one).length).toBeGreaterThan(10);
  });

  test('[EP 2.3.1] [EP 2.3.2] [EP 2.3.3] [EP 2.4.1] has volcanoes, flood plains, city sites and limits', () => {
    expect(ground.volcano[number('milazzo')]).toBe(ground.volcano[number('syracuse')]);
    expect(ground.volcano[number('memphis')] ?? null).toBeNull();
    expect(ground.floodPlain[number('memphis')]).toBe(ground.floodPlain[number('alexandria')]);
    expect(ground.floodPlain[number('knossos')] ?? null).toBeNull();
    expect([ground.site[number('memphis')], ground.site[number('knossos')], ground.site[number('siwa')]]).toEqual([
      'white',
      'black',
      'none',
    ]);
    expect(ground.limit[number('memphis')]).toBe(4);
    expect(
      LAND.filter((area) => ground.site[number(area.id)] === 'white').every(
        ({ id }) => ground.floodPlain[number(id)] !== null,
      ),
    ).toBe(true);
  });

  test('[EP C93] has a city site on an area of limit 0', () => {
    expect(ground.site[number('madurai')]).not.toBe('none');
    expect(ground.limit[number('madurai')]).toBe(0);
  });
});
