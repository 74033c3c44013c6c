import { asks, refused } from '@ecumene/ancients/testing';
import { describe, expect, test } from 'vitest';
import { happened, has, position, theNation } from '../testing.ts';
import { strike, suffer, sufferAnyhow } from './testing.ts';

const FOUR = ['chalcis', 'knossos', 'lemnos', 'thera'];

test("[WE cyclone.1] it forms on the sea with most of the victim's cities beside it", () => {
  const world = position({ minoa: { cities: ['chalcis', 'thera', 'salamis'] } });
  suffer(world, 'cyclone', 'minoa');
  expect(happened(world, 'cyclone-forms')).toMatchObject([{ sea: 'aegean-sea' }]);
  expect(has(world, 'minoa')['cities']).toEqual(['salamis']);
});

test('[WE cyclone.8] the victim chooses between seas with as many', () => {
  const world = position({ minoa: { cities: ['knossos', 'rhodes'] } });
  expect(asks(strike(world, 'cyclone', 'minoa'))).toEqual(['minoa: cyclone-sea']);
});

test('[WE cyclone.2] [WE cyclone.7] [WE W33] the victim selects 3 of these cities, and they are reduced', () => {
  const given = { minoa: { cities: [...FOUR, 'argos'] } };
  expect(refused(strike(position(given), 'cyclone', 'minoa'), { minoa: [['argos', 'thera', 'lemnos']] })).toContain(
    'WE',
  );
  expect(refused(strike(position(given), 'cyclone', 'minoa'), { minoa: [['thera', 'lemnos']] })).toContain('too-few');
  const world = position(given);
  suffer(world, 'cyclone', 'minoa', { minoa: [['thera', 'lemnos', 'knossos']] });
  expect(has(world, 'minoa', 'cities', 'tokens')).toEqual({
    cities: ['argos', 'chalcis'],
    tokens: { thera: 3, lemnos: 1, knossos: 3 },
  });
});

test('[WE cyclone.3] everyone else selects 2 of their cities beside that sea, and no others', () => {
  const world = position({
    minoa: { cities: ['knossos', 'thera'] },
    hatti: { cities: ['miletus', 'sardes', 'troy', 'lesbos'] },
    egypt: { cities: ['tanis'] },
  });
  suffer(world, 'cyclone', 'minoa', { hatti: [['lesbos', 'troy']] });
  expect(has(world, 'hatti')['cities']).toEqual(['miletus', 'sardes']);
  expect(has(world, 'egypt')['cities']).toEqual(['tanis']);
});

describe('advances', () => {
  const lost = (cards: readonly string[], cities: readonly string[] = [...FOUR, 'rhodes']): number => {
    const world = position({ minoa: { cities, cards } });
    sufferAnyhow(world, 'cyclone', 'minoa');
    return cities.length - theNation(world, 'minoa').cities;
  };
  const lostBeside = (cards: readonly string[]): number => {
    const world = position({
      minoa: { cities: FOUR },
      hatti: { cities: ['miletus', 'troy', 'lesbos', 'rhodes'], cards },
    });
    sufferAnyhow(world, 'cyclone', 'minoa');
    return 4 - theNation(world, 'hatti').cities;
  };

  test.each([
    ['[WE cyclone.4] [WE trade-empire.2] Trade Empire selects 1 more', ['trade-empire'], 4, 3],
    ['[WE cyclone.5] [WE masonry.1] [WE masonry.3] Masonry deselects 1', ['masonry'], 2, 1],
    ['[WE cyclone.6] [WE calendar.2] [WE calendar.4] Calendar deselects 2', ['calendar'], 1, 0],
    ['[WE modifiers.4] Masonry and Calendar deselect 3', ['masonry', 'calendar'], 0, 0],
    ['[WE modifiers.4] all three leave 1', ['masonry', 'calendar', 'trade-empire'], 1, 0],
  ] as const)('%s', (_, cards, primary, secondary) => {
    expect([lost(cards), lostBeside(cards)]).toEqual([primary, secondary]);
  });

  test('[WE calendar.3] [WE masonry.2] [WE W33] a player with too few cities there selects all, and deselects from these', () => {
    expect(lost(['calendar'], ['knossos', 'thera'])).toBe(0);
    expect(lost(['masonry'], ['knossos', 'thera'])).toBe(1);
    expect(lost(['masonry', 'trade-empire'], ['knossos', 'thera', 'lemnos'])).toBe(2);
  });

  test('[WE cyclone.5] [WE cyclone.6] everybody is told how many cities are spared, and why', () => {
    const world = position({ minoa: { cities: FOUR, cards: ['trade-empire', 'masonry', 'calendar'] } });
    sufferAnyhow(world, 'cyclone', 'minoa');
    expect(happened(world, 'calamity-changed')).toMatchObject([
      { base: 3, amount: 4, changes: { 'trade-empire': 1 } },
      { base: 4, amount: 1, changes: { masonry: -1, calendar: -2 } },
    ]);
  });

  test('[WE cyclone.10] what one prevents does not help the others', () => {
    const world = position({ minoa: { cities: FOUR, cards: ['masonry', 'calendar'] }, hatti: { cities: ['troy'] } });
    suffer(world, 'cyclone', 'minoa');
    expect([theNation(world, 'minoa').cities, theNation(world, 'hatti').cities]).toEqual([4, 0]);
  });
});

test('[WE cyclone.9] it is cancelled without a city directly beside an open sea', () => {
  const world = position({ hatti: { cities: ['sardes', 'hattusa'] }, minoa: { cities: FOUR } });
  suffer(world, 'cyclone', 'hatti');
  expect(happened(world, 'calamity-cancelled')).toHaveLength(1);
  expect(theNation(world, 'minoa').cities).toBe(4);
});

test('[WE cyclone.9] [WE W68] the Caspian is an open sea, unless the option says its shore is not coastal', () => {
  const struck = (caspianShore: boolean) => {
    const world = position({ assyria: { cities: ['caucasus', 'nalchik'] } }, { caspianShore });
    suffer(world, 'cyclone', 'assyria');
    return [has(world, 'assyria')['cities'], happened(world, 'calamity-cancelled').length];
  };
  expect(struck(true)).toEqual([[], 0]);
  expect(struck(false)).toEqual([['caucasus', 'nalchik'], 1]);
});

test('[WE W56] pirate cities are spared', () => {
  const world = position({ minoa: { cities: ['knossos', 'thera'] }, outsiders: { cities: ['troy'] } });
  suffer(world, 'cyclone', 'minoa');
  expect(has(world, 'outsiders')['cities']).toEqual(['troy']);
});
