import { asks, play, refused } from '@ecumene/ancients/testing';
import { describe, expect, test } from 'vitest';
import { citySupport } from '../phases.ts';
import { happened, has, position, theNation } from '../testing.ts';
import { playOn, strike } from './testing.ts';

const FOUR = ['memphis', 'tanis', 'gaza', 'fayum'];
const SIX = [...FOUR, 'alexandria', 'jerusalem'];

describe('Treachery', () => {
  test('[EP 29.2.2.1] [EP C45] the trader takes over a city of their choice', () => {
    const world = position({ egypt: { cities: FOUR }, minoa: {} });
    play(strike(world, 'treachery', 'egypt', 'minoa'), { minoa: [['memphis']] });
    expect(has(world, 'minoa').cities).toEqual(['memphis']);
    expect(has(world, 'egypt').cities).toHaveLength(3);
  });

  test('[EP 29.2.2.1] [EP C45] without a city in stock it is eliminated', () => {
    const nine = ['rome', 'neapolis', 'salonae', 'massilia', 'caralis', 'rubicon', 'etruria', 'corsica', 'samnium'];
    const world = position({ egypt: { cities: FOUR }, rome: { cities: nine } });
    play(strike(world, 'treachery', 'egypt', 'rome'), { rome: [['memphis']] });
    expect(has(world, 'egypt')).toMatchObject({ cities: ['fayum', 'gaza', 'tanis'] });
    expect(has(world, 'egypt').tokens).toEqual({});
    expect(has(world, 'rome').cities).toHaveLength(9);
  });

  test('[EP 29.2.2.1] [EP 29.2.2.3] [EP C45] with a piece for one of two cities the trader chooses which to keep', () => {
    const eight = ['rome', 'neapolis', 'salonae', 'massilia', 'caralis', 'rubicon', 'etruria', 'corsica'];
    const egypt = { cities: ['memphis', 'tanis'], cards: ['diplomacy'] };
    for (const kept of egypt.cities) {
      const world = position({ egypt, rome: { cities: eight } });
      play(strike(world, 'treachery', 'egypt', 'rome'), { rome: [[kept]] });
      expect(has(world, 'rome').cities).toEqual([...eight, kept].toSorted());
      expect(has(world, 'egypt')).toMatchObject({ cities: [], tokens: {} });
    }
  });

  test('[EP 29.2.2.2] if it was not traded, a city of choice is reduced', () => {
    const world = position({ egypt: { cities: FOUR } });
    play(strike(world, 'treachery', 'egypt'), { egypt: [['memphis']] });
    expect(has(world, 'egypt')).toMatchObject({ cities: ['fayum', 'gaza', 'tanis'], tokens: { memphis: 4 } });
  });

  test('[EP 29.2.2.3] [EP 30.15.3] with Diplomacy one city more', () => {
    const world = position({ egypt: { cities: FOUR, cards: ['diplomacy'] }, minoa: {} });
    play(strike(world, 'treachery', 'egypt', 'minoa'), { minoa: [['memphis', 'tanis']] });
    expect(has(world, 'minoa').cities).toEqual(['memphis', 'tanis']);
    const own = position({ egypt: { cities: FOUR, cards: ['diplomacy'] } });
    playOn(strike(own, 'treachery', 'egypt'));
    expect(has(own, 'egypt').cities).toHaveLength(2);
  });
});

describe('cities that are reduced', () => {
  test('[EP 29.3.2.1] [EP 21.2.2] Superstition reduces three of choice', () => {
    const world = position({ egypt: { cities: FOUR } });
    play(strike(world, 'superstition', 'egypt'), { egypt: [['memphis', 'tanis', 'gaza']] });
    expect(has(world, 'egypt')).toMatchObject({ cities: ['fayum'], tokens: { memphis: 4, tanis: 2, gaza: 1 } });
  });

  test.each([
    ['superstition', ['mysticism'], 'EP 29.3.2.2', 'EP 30.34.2', 2],
    ['superstition', ['deism'], 'EP 29.3.2.2', 'EP 30.12.2', 2],
    ['superstition', ['enlightenment'], 'EP 29.3.2.2', 'EP 30.19.2', 2],
    ['superstition', ['mysticism', 'deism', 'enlightenment'], 'EP 29.3.2.2', 'EP P5', 0],
    ['superstition', ['universal-doctrine'], 'EP 29.3.2.3', 'EP 30.49.2', 4],
    ['civil-disorder', [], 'EP 29.7.2.1', 'EP C59', 3],
    ['civil-disorder', ['music'], 'EP 29.7.2.2', 'EP 30.33.3', 2],
    ['civil-disorder', ['drama-and-poetry'], 'EP 29.7.2.2', 'EP 30.16.3', 2],
    ['civil-disorder', ['law'], 'EP 29.7.2.2', 'EP 30.21.3', 2],
    ['civil-disorder', ['democracy'], 'EP 29.7.2.2', 'EP 30.13.4', 2],
    ['civil-disorder', ['military'], 'EP 29.7.2.3', 'EP 30.28.4', 4],
    ['civil-disorder', ['naval-warfare'], 'EP 29.7.2.3', 'EP 30.36.5', 4],
    ['civil-disorder', ['roadbuilding'], 'EP 29.7.2.3', 'EP 30.43.4', 4],
    ['civil-disorder', ['advanced-military'], 'EP 29.7.2.3', 'EP 30.2.4', 4],
    ['iconoclasm-and-heresy', [], 'EP 29.8.2.1', 'EP C61', 4],
    ['iconoclasm-and-heresy', ['philosophy'], 'EP 29.8.2.3', 'EP 30.37.3', 3],
    ['iconoclasm-and-heresy', ['theology'], 'EP 29.8.2.4', 'EP 30.46.2', 1],
    ['iconoclasm-and-heresy', ['monotheism'], 'EP 29.8.2.5', 'EP 30.31.2', 5],
  ] as const)('%s with %j [%s] [%s] reduces %i of six', (calamity, cards, _rule, _other, reduced) => {
    const world = position({ egypt: { cities: SIX, cards } });
    playOn(strike(world, calamity, 'egypt'));
    expect(has(world, 'egypt').cities).toHaveLength(6 - reduced);
    expect(happened(world, 'calamity-spares')).toHaveLength(reduced === 0 ? 1 : 0);
  });

  test('[EP 29.7.2.1] [EP C59] Civil Disorder leaves three, of choice, and never reduces more than there are', () => {
    const world = position({ egypt: { cities: FOUR } });
    expect(refused(strike(world, 'civil-disorder', 'egypt'), { egypt: [['memphis', 'tanis']] })).toContain(
      'EP 29.7.2.1',
    );
    play(strike(world, 'civil-disorder', 'egypt'), { egypt: [['tanis']] });
    expect(has(world, 'egypt').cities).toEqual(['fayum', 'gaza', 'memphis']);
    const warlike = { cities: ['memphis'], cards: ['military', 'naval-warfare', 'roadbuilding', 'advanced-military'] };
    const all = position({ egypt: warlike });
    play(strike(all, 'civil-disorder', 'egypt'));
    expect(has(all, 'egypt').cities).toEqual([]);
  });

  const others = { minoa: { cities: ['knossos', 'rhodes'] }, rome: { cities: ['rome', 'massilia'] } };

  test('[EP 29.8.2.1] [EP C61] Iconoclasm and Heresy makes others reduce two in all, both of one player if need be', () => {
    const world = position({ egypt: { cities: FOUR }, ...others });
    play(strike(world, 'iconoclasm-and-heresy', 'egypt'), { egypt: [{ minoa: 2 }] });
    expect(has(world, 'minoa').cities).toEqual([]);
    const traded = position({ egypt: { cities: FOUR }, ...others });
    play(strike(traded, 'iconoclasm-and-heresy', 'egypt', 'minoa'));
    expect(has(traded, 'minoa').cities).toHaveLength(2);
    expect(has(traded, 'rome').cities).toEqual([]);
  });

  test('[EP 29.8.2.1] others choose their own cities; [EP 29.8.2.3] their advancements count', () => {
    const world = position({ egypt: { cities: FOUR }, ...others });
    play(strike(world, 'iconoclasm-and-heresy', 'egypt'), [
      ['egypt', { minoa: 1, rome: 1 }],
      ['minoa', ['rhodes']],
      ['rome', ['massilia']],
    ]);
    expect(has(world, 'minoa').cities).toEqual(['knossos']);
    const wise = position({ egypt: { cities: FOUR }, minoa: { ...others.minoa, cards: ['philosophy'] } });
    playOn(strike(wise, 'iconoclasm-and-heresy', 'egypt'));
    expect(has(wise, 'minoa').cities).toHaveLength(1);
  });

  test.each([
    [[], 'EP 29.8.2.1', 'EP C61', 2],
    [['philosophy'], 'EP 29.8.2.3', 'EP 30.37.3', 1],
    [['theology'], 'EP 29.8.2.4', 'EP 30.46.2', 0],
    [['monotheism'], 'EP 29.8.2.5', 'EP 30.31.2', 3],
  ])('with %j [%s] [%s] a secondary victim told to reduce two reduces %i', (cards, _rule, _other, reduced) => {
    const minoa = { cities: ['knossos', 'rhodes', 'phaestos', 'salamis'], cards };
    const world = position({ egypt: { cities: ['memphis'] }, minoa });
    playOn(strike(world, 'iconoclasm-and-heresy', 'egypt'));
    expect(has(world, 'minoa').cities).toHaveLength(4 - reduced);
  });

  test('[EP 29.8.2.2] Theocracy asks for no cards where no city would be reduced', () => {
    const cards = ['theocracy', 'theology', 'philosophy'];
    const world = position({ egypt: { cities: SIX, cards, hand: ['salt', 'salt'] } });
    expect(asks(strike(world, 'iconoclasm-and-heresy', 'egypt'))).toEqual([]);
    const rural = position({ egypt: { tokens: { memphis: 1 }, cards: ['theocracy'], hand: ['salt', 'salt'] } });
    expect(asks(strike(rural, 'iconoclasm-and-heresy', 'egypt'))).toEqual([]);
  });

  test('[EP 29.8.2.2] [EP 30.45.3] [EP C61] Theocracy may discard two commodities instead, in either role', () => {
    const theocracy = { cards: ['theocracy'], hand: ['clay', 'salt', 'gold'] };
    const world = position({ egypt: { cities: FOUR, ...theocracy } });
    play(strike(world, 'iconoclasm-and-heresy', 'egypt'), { egypt: [{ clay: 1, salt: 1 }] });
    expect(has(world, 'egypt')).toMatchObject({ cities: [...FOUR].toSorted(), hand: ['gold'] });
    const no = position({ egypt: { cities: FOUR, ...theocracy } });
    expect(refused(strike(no, 'iconoclasm-and-heresy', 'egypt'), { egypt: [{ clay: 1 }] })).toContain('EP 29.8.2.2');
    const other = position({ egypt: { cities: FOUR }, minoa: { cities: ['knossos', 'rhodes'], ...theocracy } });
    play(strike(other, 'iconoclasm-and-heresy', 'egypt'), { minoa: [{ clay: 1, gold: 1 }] });
    expect(has(other, 'minoa').cities).toHaveLength(2);
    const few = position({ egypt: { cities: FOUR, cards: ['theocracy'], hand: ['clay'] } });
    expect(asks(strike(few, 'iconoclasm-and-heresy', 'egypt'))).toEqual([]);
  });
});

describe('Slave Revolt', () => {
  const egypt = { cities: ['memphis', 'tanis', 'gaza'], tokens: { fayum: 21 } };

  test('[EP 29.4.2.1] [EP 21.3] fifteen tokens give no support in a check at once', () => {
    const world = position({ egypt });
    play(strike(world, 'slave-revolt', 'egypt'));
    expect(has(world, 'egypt').cities).toHaveLength(3);
    const short = position({ egypt: { ...egypt, tokens: { fayum: 19 } } });
    play(strike(short, 'slave-revolt', 'egypt'), { egypt: ['memphis'] });
    expect(has(short, 'egypt')).toMatchObject({ cities: ['gaza', 'tanis'], tokens: { fayum: 19, memphis: 4 } });
  });

  test('[EP 29.4.2.4] cities go one at a time, and their tokens give support to the rest', () => {
    const world = position({ egypt: { ...egypt, tokens: { fayum: 3 } } });
    play(strike(world, 'slave-revolt', 'egypt'), { egypt: ['memphis'] });
    expect(has(world, 'egypt')).toMatchObject({ cities: ['gaza', 'tanis'], tokens: { fayum: 3, memphis: 4 } });
  });

  test.each([
    ['theocracy', 'EP 29.4.2.2', 'EP 30.45.2', 20],
    ['mining', 'EP 29.4.2.2', 'EP 30.29.4', 20],
    ['mythology', 'EP 29.4.2.3', 'EP 30.35.2', 10],
    ['enlightenment', 'EP 29.4.2.3', 'EP 30.19.3', 10],
  ])('%s [%s] [%s] makes it %i', (card, _rule, _other, idle) => {
    const enough = position({ egypt: { ...egypt, tokens: { fayum: idle + 6 }, cards: [card] } });
    play(strike(enough, 'slave-revolt', 'egypt'));
    expect(has(enough, 'egypt').cities).toHaveLength(3);
    const short = position({ egypt: { ...egypt, tokens: { fayum: idle + 5 }, cards: [card] } });
    playOn(strike(short, 'slave-revolt', 'egypt'));
    expect(has(short, 'egypt').cities).toHaveLength(2);
  });

  test('[EP C52] the tokens count again in the next check', () => {
    const world = position({ egypt: { ...egypt, tokens: { fayum: 21 } } });
    play(strike(world, 'slave-revolt', 'egypt'));
    expect(theNation(world, 'egypt').idle).toBe(0);
    expect(asks(citySupport(world, 'egypt'))).toEqual([]);
  });
});

describe('Piracy', () => {
  const egypt = { cities: ['alexandria', 'tanis', 'jerusalem', 'memphis'] };
  const minoa = { cities: ['knossos', 'phaestos'] };
  const rome = { cities: ['rome', 'massilia'] };
  const hellas = { cities: ['athens', 'byzantium'] };

  test('[EP 29.9.2.1] the trader picks two coastal cities, which become pirate cities', () => {
    const world = position({ egypt, minoa });
    expect(
      refused(strike(position({ egypt, minoa }), 'piracy', 'egypt', 'minoa'), { minoa: [['tanis', 'memphis']] }),
    ).toContain('EP 29.9.2.1');
    play(strike(world, 'piracy', 'egypt', 'minoa'), { minoa: [['alexandria', 'jerusalem']] });
    expect(has(world, 'outsiders').cities).toEqual(['alexandria', 'jerusalem']);
  });

  test('[EP C64] if it was not traded, the victim picks', () => {
    const world = position({ egypt });
    play(strike(world, 'piracy', 'egypt'), { egypt: [['alexandria', 'tanis']] });
    expect(has(world, 'egypt').cities).toEqual(['jerusalem', 'memphis']);
  });

  test('[EP 29.9.2.2] the victim picks a coastal city each of two others, not of the trader', () => {
    const world = position({ egypt: { cities: ['tanis'] }, minoa, rome, hellas });
    play(strike(world, 'piracy', 'egypt'), { egypt: [['minoa', 'hellas'], ['phaestos'], ['athens']] });
    expect(has(world, 'outsiders').cities).toEqual(['athens', 'phaestos', 'tanis']);
    const traded = position({ egypt: { cities: ['tanis'] }, minoa, rome, hellas });
    play(strike(traded, 'piracy', 'egypt', 'rome'), { egypt: [['knossos'], ['athens']] });
    expect(has(traded, 'rome').cities).toHaveLength(2);
  });

  test('[EP 29.9.2.3] [EP 30.8.4] Cartography costs one more; [EP 29.9.2.4] [EP 30.36.6] Naval Warfare one less', () => {
    const more = position({ egypt: { ...egypt, cards: ['cartography'] } });
    play(strike(more, 'piracy', 'egypt'));
    expect(has(more, 'egypt').cities).toEqual(['memphis']);
    const less = position({ egypt: { ...egypt, cards: ['naval-warfare'] } });
    play(strike(less, 'piracy', 'egypt'), { egypt: [['tanis']] });
    expect(has(less, 'egypt').cities).toHaveLength(3);
  });

  test('[EP 29.9.2.3] [EP 29.9.2.4] [EP C64] so with others, and a player who loses none may be named', () => {
    const world = position({
      egypt: { cities: ['tanis'] },
      minoa: { ...minoa, cards: ['cartography'] },
      rome: { ...rome, cards: ['naval-warfare'] },
      hellas,
    });
    play(strike(world, 'piracy', 'egypt'), { egypt: [['minoa', 'rome']] });
    expect(has(world, 'minoa').cities).toEqual([]);
    expect(has(world, 'rome').cities).toHaveLength(2);
    expect(has(world, 'hellas').cities).toHaveLength(2);
  });

  test('[EP 29.9.2.5] pirate cities need no support', () => {
    const world = position({ outsiders: { cities: ['tanis'] }, egypt: {} });
    play(citySupport(world, 'egypt'));
    expect(has(world, 'outsiders').cities).toEqual(['tanis']);
  });

  test('[EP C82] with the printed pieces there are nine of them', () => {
    const nine = ['rome', 'neapolis', 'salonae', 'massilia', 'caralis', 'rubicon', 'etruria', 'corsica', 'samnium'];
    const world = position({ egypt, outsiders: { cities: nine } }, { whitePieces: 'printed' });
    playOn(strike(world, 'piracy', 'egypt'));
    expect(has(world, 'egypt').cities).toHaveLength(4);
  });
});

describe('cards and the marker', () => {
  const hand = ['clay', 'iron', 'fish', 'oil', 'wine', 'gold', 'regression'];

  test.each([
    [[], 'EP 29.7.1.1', 'EP C58', { clay: 1, gold: 1 }],
    [['coinage'], 'EP 29.7.1.2', 'EP 30.10.3', { iron: 1, oil: 1, gold: 1 }],
    [['law'], 'EP 29.7.1.3', 'EP 30.21.2', { wine: 1 }],
  ])('Corruption with %j [%s] [%s] discards %j', (cards, rule, _other, paid) => {
    const world = position({ egypt: { hand, cards }, minoa: {} });
    expect(refused(strike(world, 'corruption', 'egypt'), { egypt: [{ clay: 1 }] })).toContain('EP 29.7.1.1');
    play(strike(world, 'corruption', 'egypt'), { egypt: [paid] });
    expect(world.trade.returned).toHaveLength(Object.keys(paid).length);
    expect(rule).toContain('29.7.1');
  });

  test('[EP C83] [EP C100] discards are face up, and a player who pays too little has nothing left', () => {
    const world = position({ egypt: { hand: ['clay', 'flood'] }, minoa: {} });
    play(strike(world, 'corruption', 'egypt'), { egypt: [{ clay: 1 }] });
    expect(world.news.find(({ event }) => event.what === 'cards-lost')?.knows).toBe('all');
    expect(JSON.stringify(world.trade)).toContain('valueFrom');
  });

  test.each([
    [[], 'EP 29.9.1.1', 'EP 28.4.2', 4],
    [['fundamentalism'], 'EP 29.9.1.2', 'EP 30.20.2', 3],
    [['library'], 'EP 29.9.1.3', 'EP 30.22.3', 5],
    [['library', 'fundamentalism'], 'EP 29.9.1.3', 'EP 29.9.1.2', 4],
  ])('Regression with %j [%s] [%s] leaves the marker on step %i', (cards, _rule, _other, step) => {
    const world = position({ egypt: { step: 5, cards } });
    play(strike(world, 'regression', 'egypt'));
    expect(theNation(world, 'egypt').step).toBe(step);
  });

  test('[EP C63] Regression never moves a marker behind the arrow', () => {
    const world = position({ egypt: { step: 1, cards: ['fundamentalism'] } });
    play(strike(world, 'regression', 'egypt'));
    expect(theNation(world, 'egypt').step).toBe(0);
  });
});
