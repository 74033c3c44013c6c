import { asks, refused } from '@ecumene/ancients/testing';
import { describe, expect, test } from 'vitest';
import { happened, has, position, theNation } from '../testing.ts';
import { strike, suffer, sufferAnyhow } from './testing.ts';

const NINE = ['apollonia', 'athens', 'argos', 'byzantium', 'corinth', 'odessus', 'sparta', 'thessalonica', 'tomi'];

/** How many of nine cities are left. */
function left(calamity: string, cards: readonly string[], cities: readonly string[] = NINE): number {
  const world = position({ hellas: { cities, cards }, minoa: {} });
  sufferAnyhow(world, calamity, 'hellas');
  return theNation(world, 'hellas').cities;
}

describe('Superstition', () => {
  test.each([
    ['[WE superstition.1] reduces 3 cities', [], 6],
    ['[WE superstition.2] [WE mysticism.1] 1 fewer with Mysticism', ['mysticism'], 7],
    ['[WE superstition.3] [WE deism.1] 1 fewer with Deism', ['deism'], 7],
    ['[WE superstition.4] [WE enlightenment.1] 1 fewer with Enlightenment', ['enlightenment'], 7],
    ['[WE superstition.5] [WE universal-doctrine.2] 1 more with Universal Doctrine', ['universal-doctrine'], 5],
    ['[WE modifiers.4] none with all three', ['mysticism', 'deism', 'enlightenment'], 9],
    ['[WE modifiers.4] 1 with all four', ['mysticism', 'deism', 'enlightenment', 'universal-doctrine'], 8],
  ] as const)('%s', (_, cards, cities) => {
    expect(left('superstition', cards)).toBe(cities);
  });

  test('the victim chooses, and each city leaves as many tokens as its area feeds', () => {
    const world = position({ hellas: { cities: ['apollonia', 'byzantium', 'corinth', 'tomi'] } });
    suffer(world, 'superstition', 'hellas', { hellas: [['apollonia', 'byzantium', 'corinth']] });
    expect(has(world, 'hellas', 'cities', 'tokens')).toEqual({
      cities: ['tomi'],
      tokens: { apollonia: 1, byzantium: 3, corinth: 2 },
    });
  });
});

describe('Civil Disorder', () => {
  test.each([
    ['[WE civil-disorder.1] keeps 3 cities', [], 3],
    ['[WE civil-disorder.2] [WE music.2] 4 with Music', ['music'], 4],
    ['[WE civil-disorder.3] [WE drama-and-poetry.2] 4 with Drama and Poetry', ['drama-and-poetry'], 4],
    ['[WE civil-disorder.4] [WE law.2] 4 with Law', ['law'], 4],
    ['[WE civil-disorder.5] [WE democracy.3] 4 with Democracy', ['democracy'], 4],
    ['[WE civil-disorder.6] [WE advanced-military.6] 2 with Advanced Military', ['advanced-military'], 2],
    ['[WE civil-disorder.7] [WE naval-warfare.6] 2 with Naval Warfare', ['naval-warfare'], 2],
    ['[WE modifiers.4] 7 with all four that help', ['music', 'drama-and-poetry', 'law', 'democracy'], 7],
    ['[WE modifiers.4] 1 with both that hurt', ['advanced-military', 'naval-warfare'], 1],
  ] as const)('%s', (_, cards, cities) => {
    expect(left('civil-disorder', cards)).toBe(cities);
  });

  test('does nothing to a player with no more than 3 cities', () => {
    expect(left('civil-disorder', [], NINE.slice(0, 3))).toBe(3);
    expect(left('civil-disorder', [], NINE.slice(0, 2))).toBe(2);
  });
});

describe('Iconoclasm and Heresy', () => {
  test.each([
    ['[WE iconoclasm-and-heresy.1] reduces 4 cities', [], 5],
    ['[WE iconoclasm-and-heresy.4] [WE philosophy.1] 2 fewer with Philosophy', ['philosophy'], 7],
    ['[WE iconoclasm-and-heresy.5] [WE theology.1] 3 fewer with Theology', ['theology'], 8],
    ['[WE iconoclasm-and-heresy.6] [WE monotheism.3] 1 more with Monotheism', ['monotheism'], 4],
    ['[WE modifiers.4] none with Philosophy and Theology', ['philosophy', 'theology'], 9],
    ['[WE modifiers.4] none with Philosophy, Theology and Monotheism', ['philosophy', 'theology', 'monotheism'], 9],
  ] as const)('%s', (_, cards, cities) => {
    expect(left('iconoclasm-and-heresy', cards)).toBe(cities);
  });

  const OTHERS = {
    minoa: { cities: ['knossos', 'thera'] },
    rome: { cities: ['rome', 'neapolis'] },
    egypt: { cities: ['memphis', 'tanis'] },
  };

  test('[WE iconoclasm-and-heresy.2] two others reduce 1 city each, of their own choice', () => {
    const world = position({ hellas: { cities: ['athens'] }, carthage: {}, ...OTHERS });
    suffer(world, 'iconoclasm-and-heresy', 'hellas', {
      hellas: [['minoa', 'egypt']],
      minoa: [['thera']],
      egypt: [['memphis']],
    });
    expect(has(world, 'minoa', 'cities', 'tokens')).toEqual({ cities: ['knossos'], tokens: { thera: 3 } });
    expect(has(world, 'egypt', 'cities', 'tokens')).toEqual({ cities: ['tanis'], tokens: { memphis: 4 } });
    expect(theNation(world, 'rome').cities).toBe(2);
  });

  test('[WE iconoclasm-and-heresy.3] [WE W51] the beneficiary cannot be named, whether it traded the card or not', () => {
    const named = (trader?: string) =>
      happened(
        sufferAnyhow(
          position({ hellas: { cities: ['athens'] }, ...OTHERS }),
          'iconoclasm-and-heresy',
          'hellas',
          trader,
        ),
        'victims-named',
      );
    expect(named('egypt')).toMatchObject([{ victims: ['minoa', 'rome'] }]);
    expect(named()).toMatchObject([{ victims: ['rome', 'egypt'] }]);
  });

  test('[WE W34] [WE W60] Philosophy or Theology saves a secondary victim, who can still be named', () => {
    for (const card of ['philosophy', 'theology']) {
      const world = position({
        hellas: { cities: ['athens'] },
        carthage: {},
        rome: { cities: ['rome'], cards: [card] },
      });
      sufferAnyhow(world, 'iconoclasm-and-heresy', 'hellas');
      expect(happened(world, 'victims-named')).toMatchObject([{ victims: ['rome'] }]);
      expect(theNation(world, 'rome').cities).toBe(1);
    }
  });

  test('[WE iconoclasm-and-heresy.6] [WE monotheism.3] Monotheism makes it 2 for a secondary victim', () => {
    const world = position({
      hellas: { cities: ['athens'] },
      carthage: {},
      rome: { cities: ['rome', 'neapolis', 'tarentum'], cards: ['monotheism'] },
    });
    sufferAnyhow(world, 'iconoclasm-and-heresy', 'hellas');
    expect(theNation(world, 'rome').cities).toBe(1);
  });

  const theocrat = { cities: NINE.slice(0, 5), cards: ['theocracy'], hand: ['water', 'ochre', 'gold'] };

  test('[WE iconoclasm-and-heresy.7] [WE theocracy.1] [WE theocracy.3] with Theocracy two commodity cards, Water too, save all cities', () => {
    const world = position({ hellas: theocrat });
    suffer(world, 'iconoclasm-and-heresy', 'hellas', { hellas: [true, { water: 1, ochre: 1 }] });
    expect(has(world, 'hellas', 'hand', 'cities')).toEqual({ hand: ['gold'], cities: NINE.slice(0, 5).toSorted() });
  });

  test('[WE theocracy.1] it is a choice', () => {
    const world = position({ hellas: theocrat });
    suffer(world, 'iconoclasm-and-heresy', 'hellas', { hellas: [false, NINE.slice(0, 4)] });
    expect(theNation(world, 'hellas')).toMatchObject({ cities: 1, hand: { length: 3 } });
  });

  test('[WE W60] with one card there is no such choice, and calamities do not count', () => {
    const world = position({ hellas: { ...theocrat, hand: ['ochre'] } });
    expect(asks(strike(world, 'iconoclasm-and-heresy', 'hellas'))).toEqual(['hellas: choose-cities']);
  });

  test('[WE theocracy.1] two cards and no calamity are discarded', () => {
    const answer = (cards: unknown) =>
      refused(
        strike(
          position({ hellas: { ...theocrat, hand: ['ochre', 'gold', 'famine'] } }),
          'iconoclasm-and-heresy',
          'hellas',
        ),
        {
          hellas: [true, cards],
        },
      );
    expect(answer({ ochre: 1 })).not.toBe('');
    expect(answer({ ochre: 1, famine: 1 })).not.toBe('');
  });

  test('[WE iconoclasm-and-heresy.9] [WE theocracy.2] what the primary victim prevents does not help the others', () => {
    for (const cards of [['philosophy', 'theology'], ['theocracy']]) {
      const world = position({ hellas: { ...theocrat, cards }, carthage: {}, rome: { cities: ['rome'] } });
      suffer(
        world,
        'iconoclasm-and-heresy',
        'hellas',
        cards.length === 1 ? { hellas: [true, { gold: 1, ochre: 1 }] } : {},
      );
      expect(theNation(world, 'hellas').cities).toBe(5);
      expect(has(world, 'rome', 'cities', 'tokens')).toEqual({ cities: [], tokens: { rome: 2 } });
    }
  });

  test('[WE iconoclasm-and-heresy.8] [WE W34] it is cancelled if the primary victim has no city', () => {
    const world = position({ hellas: {}, carthage: {}, rome: { cities: ['rome'] } });
    suffer(world, 'iconoclasm-and-heresy', 'hellas');
    expect(happened(world, 'calamity-cancelled')).toHaveLength(1);
    expect(theNation(world, 'rome').cities).toBe(1);
  });

  test('[WE W60] a player without a city cannot be named', () => {
    const world = position({ hellas: { cities: ['athens'] }, carthage: {}, rome: {}, egypt: { cities: ['memphis'] } });
    suffer(world, 'iconoclasm-and-heresy', 'hellas');
    expect(happened(world, 'victims-named')).toMatchObject([{ victims: ['egypt'] }]);
  });
});
