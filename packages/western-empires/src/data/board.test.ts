import { areaOf, graphOf, neighbours, openSeas } from '@ecumene/atlas';
import { describe, expect, test } from 'vitest';
import { BOARD, LAND, outOfPlay, regionOf, startOf } from './board.ts';
import { CIVILIZATION_IDS, CIVILIZATIONS, IN_PLAY, PIECES, PLAYERS, START_CREDITS } from './civilizations.ts';

const graph = graphOf(BOARD);

describe('the civilizations', () => {
  test('[WE ranking.1] rank by their odd printed numbers, in the order of the board', () => {
    expect(CIVILIZATIONS.map(({ ranking }) => ranking)).toEqual([1, 3, 5, 7, 9, 11, 13, 15, 17]);
    for (const { id, ranking } of CIVILIZATIONS) expect(BOARD.nations.indexOf(id) + 1, id).toBe(ranking);
  });

  test('civilizations.1 are as many in play as there are players, in ranking order', () => {
    for (const players of PLAYERS) {
      expect(IN_PLAY[players]).toHaveLength(players);
      expect(IN_PLAY[players]).toEqual(CIVILIZATION_IDS.filter((id) => IN_PLAY[players].includes(id)));
    }
  });

  test('[WE W1] grow from seven to eight by Iberia and to nine by the Celts, and from five to seven by Carthage and Rome', () => {
    const added = (from: 5 | 7 | 8, to: 7 | 8 | 9) => IN_PLAY[to].filter((id) => !IN_PLAY[from].includes(id));
    expect(added(5, 7)).toEqual(['carthage', 'rome']);
    expect(added(7, 8)).toEqual(['iberia']);
    expect(added(8, 9)).toEqual(['celt']);
  });

  test('areas.9 begin in one area of their own region', () => {
    expect(CIVILIZATION_IDS.map(startOf)).toEqual([
      'knossos',
      'assyria',
      'germania-inferior',
      'carthage',
      'hattusa',
      'rome',
      'iberus',
      'macedonia',
      'tanis',
    ]);
    for (const id of CIVILIZATION_IDS) expect(regionOf(id)).toContain(startOf(id));
  });

  test('[WE pieces.1] have 55 tokens, 9 cities and 4 ships', () => {
    expect(PIECES).toEqual({ tokens: 55, cities: 9, ships: 4 });
  });

  test('start-credits.1 begin with 10 credits of each group for five, 5 for six, and none for more', () => {
    expect(PLAYERS.map((players) => START_CREDITS[players])).toEqual([10, 5, 0, 0, 0]);
  });
});

describe('the regions', () => {
  test('civilizations.5 divide the western panel without a rest', () => {
    const regions = CIVILIZATION_IDS.flatMap(regionOf);
    expect(LAND).toHaveLength(153);
    expect(regions.toSorted()).toEqual(LAND.map(({ id }) => id).toSorted());
  });

  test('short-game.13 have room for five cities, four of them on sites', () => {
    for (const id of CIVILIZATION_IDS) {
      const region = LAND.filter(({ regions }) => regions.includes(id));
      expect(region.filter(({ site, limit }) => site !== 'none' && limit > 0).length, id).toBeGreaterThanOrEqual(5);
    }
  });

  test('map.2 of civilizations not in play are out of play, open seas never', () => {
    expect(PLAYERS.map((players) => outOfPlay(players).length)).toEqual([69, 55, 38, 22, 0]);
    const seas = openSeas(BOARD).map(({ id }) => id);
    for (const players of PLAYERS) expect(outOfPlay(players).filter((id) => seas.includes(id))).toEqual([]);
  });
});

describe('the board', () => {
  test('[WE areas.15] Sinai and Eastern Desert are coastal only together with the eastern panel', () => {
    for (const id of ['sinai', 'eastern-desert']) expect(areaOf(graph, id)).toMatchObject({ coastalOnlyWith: 'east' });
    expect(LAND.filter(({ coastalOnlyWith }) => coastalOnlyWith !== null)).toHaveLength(2);
  });

  test('[WE areas.16] Chalcis and Athens are not adjacent', () => {
    expect(neighbours(areaOf(graph, 'chalcis'))).not.toContain('athens');
  });

  test('[WE areas.17] Boeotia and Eretria are not adjacent', () => {
    expect(neighbours(areaOf(graph, 'boeotia'))).not.toContain('eretria');
  });

  test('[WE areas.7] Anatolia is not coastal', () => {
    expect(areaOf(graph, 'anatolia')).toMatchObject({ coastal: false });
  });

  test('[WE W68] the shore of the Caspian is coastal', () => {
    for (const id of ['caucasus', 'nalchik', 'alani']) expect(areaOf(graph, id)).toMatchObject({ coastal: true });
  });

  test('areas.4 limits go from 0 to 4, and no site lies where nothing can be built', () => {
    expect(LAND.every(({ limit }) => limit >= 0 && limit <= 4)).toBe(true);
    expect(LAND.filter(({ limit, site }) => limit === 0 && site !== 'none')).toEqual([]);
  });

  test('[WE volcano-earthquake.7] there are three volcanoes, two of them on a border', () => {
    const volcanoes = LAND.flatMap(({ volcano }) => volcano ?? []);
    const names = [...new Set(volcanoes)];
    const areas = names.map((name) => volcanoes.filter((each) => each === name).length);
    expect(areas.toSorted()).toEqual([1, 2, 2]);
  });

  test('areas.13 white sites lie on flood plains only', () => {
    expect(LAND.filter(({ site, floodPlain }) => site === 'white' && floodPlain === null)).toEqual([]);
    expect([...new Set(LAND.flatMap(({ floodPlain }) => floodPlain ?? []))].toSorted()).toEqual([
      'danube',
      'nile',
      'po',
      'rhone',
    ]);
  });
});
