import { describe, expect, test } from 'vitest';
import { land, sea } from './board.ts';
import { advancedCivilizationSettled } from './data/advanced-civilization.settled.ts';
import { eighteenSettled } from './data/eighteen.settled.ts';
import {
  type AreaId,
  advancedCivilization,
  areaOf,
  areasInPlay,
  type Board,
  boards,
  eighteen,
  faultsOf,
  graphOf,
  isLand,
  landAreas,
  landmassOf,
  neighbours,
  openSeas,
  shipReach,
} from './index.ts';

const ac = graphOf(advancedCivilization);
const wide = graphOf(eighteen);

function landOf(graph: typeof ac, ids: Iterable<AreaId>) {
  return [...ids].map((id) => areaOf(graph, id)).filter(isLand);
}

const fed = (areas: ReturnType<typeof landOf>) =>
  areas.filter((area) => area.site === 'none').reduce((sum, area) => sum + area.limit, 0);
const sites = (areas: ReturnType<typeof landOf>) => areas.filter((area) => area.site !== 'none').length;

describe('both boards', () => {
  test.each(boards.map((board) => [board.id, board] as const))('%s has no faults', (_, board) => {
    expect(faultsOf(board)).toEqual([]);
  });

  test('have the counts of the facts', () => {
    const count = (board: Board) => ({
      land: landAreas(board).length,
      sea: openSeas(board).length,
      sites: landAreas(board).filter((area) => area.site !== 'none').length,
      pairs: board.areas.reduce((sum, area) => sum + neighbours(area).length, 0) / 2,
    });
    expect(count(advancedCivilization)).toEqual({ land: 149, sea: 10, sites: 61, pairs: 433 });
    expect(count(eighteen)).toEqual({ land: 318, sea: 20, sites: 124, pairs: 979 });
    expect(landAreas(eighteen).filter((area) => area.panel === 'west')).toHaveLength(153);
    expect(landAreas(eighteen).filter((area) => area.coastal)).toHaveLength(181);
  });

  test('name only areas that exist where a doubt was settled', () => {
    for (const id of advancedCivilizationSettled.flatMap((each) => each.areas)) expect(areaOf(ac, id).id).toBe(id);
    for (const id of eighteenSettled.flatMap((each) => each.areas)) expect(areaOf(wide, id).id).toBe(id);
  });
});

describe('what the book says of its board', () => {
  const fromKnossos = shipReach(ac, 'knossos', { steps: 4, openSea: false });
  const fromPhaestos = shipReach(ac, 'phaestos', { steps: 4, openSea: false });
  const fromCrete = landOf(ac, new Set([...fromKnossos, ...fromPhaestos]));

  test('a ship of Crete reaches 25 areas with 16 sites, the other nine feed 18', () => {
    expect(fromKnossos.size).toBe(23);
    expect(fromPhaestos.size).toBe(20);
    expect(fromCrete).toHaveLength(25);
    expect(sites(fromCrete)).toBe(16);
    expect(fed(fromCrete)).toBe(18);
  });

  test('ten of them lie on seven islands', () => {
    const onIslands = fromCrete.filter((area) => landmassOf(ac, area.id).size <= 2);
    expect(onIslands).toHaveLength(10);
    expect(new Set(onIslands.map((area) => [...landmassOf(ac, area.id)].sort()[0])).size).toBe(7);
  });

  test('Knossos feeds three, four with Agriculture', () => {
    expect(areaOf(ac, 'knossos')).toMatchObject({ limit: 3 });
  });

  test('Egypt has seven sites and room for 16', () => {
    const egypt = landOf(
      ac,
      'alexandria fayum memphis tanis upper-egypt buhen thebes ptolemais nubia eastern-desert western-desert siwa jalo cyrene cyrenaica sinai gaza'.split(
        ' ',
      ),
    );
    expect(sites(egypt)).toBe(7);
    expect(fed(egypt)).toBe(16);
  });

  test('Africa has six sites and room for 12', () => {
    const africa = landOf(
      ac,
      'west-mauretania east-mauretania new-africa cirta numidia carthage thapsus tunisia sahara sabratha tripoli tripolitania libya palermo syracuse milazzo'.split(
        ' ',
      ),
    );
    expect(sites(africa)).toBe(6);
    expect(fed(africa)).toBe(12);
  });

  test('no flood plain has as many white sites as the Nile', () => {
    const white = (plain: string) =>
      landAreas(advancedCivilization).filter((area) => area.floodPlain === plain && area.site === 'white').length;
    const others = Object.keys(advancedCivilization.floodPlains).filter((plain) => plain !== 'nile');
    for (const plain of others) expect(white(plain)).toBeLessThan(white('nile'));
  });

  test('[AC 4.41] the Aegean volcano fills one area, the two others straddle two', () => {
    const touched = (volcano: string) => landAreas(advancedCivilization).filter((area) => area.volcano === volcano);
    expect(touched('thera')).toHaveLength(1);
    for (const volcano of ['etna', 'vesuvius']) {
      const [first, second] = touched(volcano);
      expect(first && neighbours(first)).toContain(second?.id);
    }
  });

  test('[AC 23.57] a ship in Delphi leaves by the side it came from', () => {
    expect(shipReach(ac, 'athens', { steps: 2, openSea: false })).not.toContain('ithaca');
    expect(shipReach(ac, 'corinth', { steps: 2, openSea: false })).not.toContain('chalcis');
  });
});

describe('portions of the board', () => {
  test('west of the line nothing eastern is in play, but seas the line crosses are', () => {
    const west = areasInPlay(advancedCivilization, { panels: ['main-1', 'main-2', 'main-3'], side: 'west' });
    expect(west).toContain('black-sea');
    expect(west).toContain('athens');
    expect(west).not.toContain('miletus');
    expect(west).not.toContain('caspian-sea');
    expect(west).not.toContain('massilia');
  });

  test('an open sea that touches no land is in play where far seas are', () => {
    const whole = { panels: ['west', 'east'], side: 'both' } as const;
    const near = areasInPlay(eighteen, whole);
    const far = areasInPlay(eighteen, { ...whole, farSeas: true });
    expect([...far].filter((id) => !near.has(id))).toEqual(['central-indian-ocean']);
    expect(far.size).toBe(eighteen.areas.length);
  });

  test('the western panel of the eighteen serves nine civilizations', () => {
    const west = areasInPlay(eighteen, { panels: ['west'], side: 'west' });
    const starts = landOf(wide, west).flatMap((area) => area.starts);
    expect(starts.sort()).toEqual(
      ['assyria', 'carthage', 'celt', 'egypt', 'hatti', 'hellas', 'iberia', 'minoa', 'rome'].sort(),
    );
  });
});

describe('the validator refuses', () => {
  const place = { panel: 'one', side: 'west' } as const;
  const deep = { side: 'west', water: 'here' } as const;
  const sound: Board = {
    id: 'small',
    name: 'Small',
    panels: ['one'],
    nations: ['red'],
    floodPlains: {},
    volcanoes: {},
    lakes: [],
    areas: [
      land('Here', { ...place, limit: 1, starts: 'red', land: 'there', water: 'deep' }),
      land('There', { ...place, limit: 2, land: 'here' }),
      sea('Deep', deep),
    ],
  };
  const withArea = (area: Board['areas'][number], index = 1): Board => ({
    ...sound,
    areas: sound.areas.map((each, at) => (at === index ? area : each)),
  });

  test('nothing sound', () => expect(faultsOf(sound)).toEqual([]));

  test.each([
    ['one-sided adjacency', withArea(land('There', { ...place, limit: 2 })), 'on one side only'],
    ['unknown names', withArea(land('There', { ...place, limit: 2, land: 'here nowhere' })), 'which is no area'],
    ['coasts without water', withArea(land('There', { ...place, limit: 2, land: 'here', coastal: true })), 'coastal'],
    [
      'islands nobody reaches',
      { ...sound, areas: [...sound.areas, land('Atlantis', { ...place, limit: 9 })] },
      'nobody',
    ],
    ['nations that start nowhere', { ...sound, nations: ['red', 'blue'] }, 'blue has no start'],
    ['starts of unknown nations', { ...sound, nations: [] }, 'is no nation'],
    ['white sites off a plain', withArea(land('There', { ...place, limit: 2, land: 'here', site: 'white' })), 'white'],
    ['unknown panels', withArea(land('There', { ...place, panel: 'two', limit: 2, land: 'here' })), 'no panel'],
    [
      'panels of a coast that do not exist',
      withArea(
        land('Here', { ...place, limit: 1, starts: 'red', land: 'there', water: 'deep', coastalOnlyWith: 'two' }),
        0,
      ),
      'no panel',
    ],
    ['volcanoes nowhere', { ...sound, volcanoes: { fuji: 'Fuji' } }, 'fuji touches no area'],
    [
      'volcanoes nobody knows',
      withArea(land('There', { ...place, limit: 2, land: 'here', volcano: 'fuji' })),
      'unknown volcano',
    ],
    ['flood plains nowhere', { ...sound, floodPlains: { po: 'Po' } }, 'po has no area'],
    [
      'flood plains nobody knows',
      withArea(land('There', { ...place, limit: 2, land: 'here', floodPlain: 'po' })),
      'unknown flood plain',
    ],
    [
      'lakes on which nobody meets',
      { ...sound, lakes: [{ id: 'mere', name: 'Mere', areas: ['there'] }] },
      'meets nobody',
    ],
    [
      'a neighbour on no coast',
      withArea(
        land('Here', {
          ...place,
          limit: 1,
          starts: 'red',
          land: 'there',
          water: 'deep',
          coasts: [
            { name: 'north', water: 'deep' },
            { name: 'south', water: '' },
          ],
        }),
        0,
      ),
      'no water on its south coast',
    ],
    ['starts in areas that do not exist', { ...sound, areas: sound.areas.slice(1) }, 'red has no start'],
    ['areas listed twice', { ...sound, areas: [...sound.areas, ...sound.areas] }, 'twice'],
  ])('%s', (_, board, words) => {
    expect(faultsOf(board).join('; ')).toContain(words);
  });
});
