import { brokenPieces } from '@ecumene/ancients';
import { asks, play, refused, samplesOf } from '@ecumene/ancients/testing';
import { describe, expect, test } from 'vitest';
import { happened, has, position, theNation } from '../testing.ts';
import { firstQuestion, playOn, strike } from './testing.ts';

const loss = (tokens: object, cities: object = {}): object => ({ tokens, cities });

describe('Famine', () => {
  const land = {
    egypt: { tokens: { memphis: 20 } },
    minoa: { tokens: { knossos: 12 } },
    rome: { tokens: { rome: 12 } },
    hellas: { tokens: { thrace: 12 } },
  };

  test('[EP 29.3.1.1] costs ten points, and twenty of others, at most eight each', () => {
    const world = position(land);
    expect(refused(strike(world, 'famine', 'egypt'), { egypt: [{ minoa: 9, rome: 8, hellas: 3 }] })).toContain(
      'EP 29.3.1.1',
    );
    play(strike(world, 'famine', 'egypt'), { egypt: [{ minoa: 8, rome: 8, hellas: 4 }] });
    expect([has(world, 'egypt').tokens, has(world, 'minoa').tokens, has(world, 'hellas').tokens]).toEqual([
      { memphis: 10 },
      { knossos: 4 },
      { thrace: 8 },
    ]);
  });

  test('[EP 29.3.1.1] others choose what they lose', () => {
    const world = position({ ...land, minoa: { tokens: { knossos: 6, thera: 6 } } });
    play(strike(world, 'famine', 'egypt'), {
      egypt: [{ minoa: 4, rome: 8, hellas: 8 }],
      minoa: [loss({ knossos: 1, thera: 3 })],
    });
    expect(has(world, 'minoa').tokens).toEqual({ knossos: 5, thera: 3 });
  });

  test.each([
    ['egypt', 'pottery', 'EP 29.3.1.2', 'EP 30.39.2', 15],
    ['minoa', 'pottery', 'EP 29.3.1.2', 'EP 30.39.2', 9],
    ['minoa', 'calendar', 'EP 29.3.1.3', 'EP 30.7.2', 9],
    ['egypt', 'calendar', 'EP 29.3.1.3', 'EP 30.7.2', 10],
  ] as const)('%s with %s [%s] [%s] [EP C46] keeps %i', (name, card, _rule, _other, left) => {
    const given = { ...land, [name]: { ...land[name], cards: [card] } };
    const world = position(given);
    play(strike(world, 'famine', 'egypt'), { egypt: [{ minoa: 8, rome: 8, hellas: 4 }] });
    expect(theNation(world, name).tokens).toBe(left);
    expect(theNation(world, 'rome').tokens).toBe(4);
  });

  test('[EP 29.3.1.4] [EP 30.3.4] [EP C47] Agriculture costs its primary holder all tokens above printed limits', () => {
    const tokens = { memphis: 5, fayum: 5, tanis: 3, gaza: 2 };
    const world = position({ egypt: { tokens, cards: ['agriculture'] } });
    play(strike(world, 'famine', 'egypt'), { egypt: [loss({ memphis: 5, fayum: 5 })] });
    expect(has(world, 'egypt').tokens).toEqual({ tanis: 2, gaza: 1 });
    const other = position({ ...land, minoa: { tokens: { knossos: 12, thera: 4 }, cards: ['agriculture'] } });
    play(strike(other, 'famine', 'egypt'), {
      egypt: [{ minoa: 8, rome: 8, hellas: 4 }],
      minoa: [loss({ knossos: 8 })],
    });
    expect(has(other, 'minoa').tokens).toEqual({ knossos: 4, thera: 4 });
  });
});

describe('Epidemic', () => {
  const land = {
    egypt: { tokens: { memphis: 30 } },
    minoa: { tokens: { knossos: 20 } },
    rome: { tokens: { rome: 20 } },
    hellas: { tokens: { thrace: 20 } },
  };
  const told = { egypt: [{ minoa: 10, rome: 10, hellas: 5 }] };

  test('[EP 29.6.2.1] costs sixteen points and twenty five of others, at most ten each, but not of the trader', () => {
    const world = position(land);
    play(strike(world, 'epidemic', 'egypt'), told);
    expect(['egypt', 'minoa', 'rome', 'hellas'].map((name) => theNation(world, name).tokens)).toEqual([14, 10, 10, 15]);
    const traded = position(land);
    play(strike(traded, 'epidemic', 'egypt', 'rome'));
    expect(['minoa', 'rome', 'hellas'].map((name) => theNation(traded, name).tokens)).toEqual([10, 20, 10]);
  });

  test('[EP 29.6.2.2] [EP C57] one token stays in every area, and a city counts four', () => {
    const world = position({ egypt: { tokens: { memphis: 4, fayum: 3 }, cities: ['tanis', 'gaza'] } });
    playOn(strike(world, 'epidemic', 'egypt'));
    expect(has(world, 'egypt')).toMatchObject({ tokens: { memphis: 1, fayum: 1, tanis: 1, gaza: 1 }, cities: [] });
  });

  test('[EP 29.6.2.2] [EP C57] where a token stays beside a city, nothing needs to be left of the city', () => {
    const cards = ['public-works'];
    const all = position({ egypt: { tokens: { memphis: 4, tanis: 1 }, cities: ['tanis', 'gaza'], cards } });
    play(strike(all, 'epidemic', 'egypt'));
    expect(has(all, 'egypt')).toMatchObject({ tokens: { memphis: 1, tanis: 1, gaza: 1 }, cities: [] });
    const some = { egypt: { tokens: { memphis: 13, tanis: 1 }, cities: ['tanis', 'gaza'], cards } };
    const answer = (tanis: number, gaza: number): object => loss({ memphis: 6 + tanis + gaza }, { tanis, gaza });
    const world = position(some);
    expect(refused(strike(world, 'epidemic', 'egypt'), { egypt: [answer(0, 0)] })).toContain('city');
    expect(
      refused(strike(world, 'epidemic', 'egypt'), { egypt: [loss({ memphis: 11, tanis: 1 }, { gaza: 1 })] }),
    ).toContain('tokens');
    play(strike(world, 'epidemic', 'egypt'), { egypt: [answer(0, 1)] });
    expect(has(world, 'egypt')).toMatchObject({ tokens: { memphis: 6, tanis: 1, gaza: 1 }, cities: [] });
    expect(happened(world, 'city-eliminated')).toEqual([]);
    expect(brokenPieces(world)).toEqual([]);
  });

  test.each([0, 1, 5, 20])('[EP 29.6.2.2] [EP 24.5] so with many cities and %i tokens in stock', (stock) => {
    const cities = ['alexandria', 'memphis', 'fayum', 'gaza', 'tanis', 'petra'];
    const egypt = { tokens: { alexandria: 1, memphis: 1, jalo: 3 }, cities, stock, cards: ['public-works'] };
    for (const answer of samplesOf(strike(position({ egypt }), 'epidemic', 'egypt')).slice(0, 25)) {
      const world = position({ egypt });
      play(strike(world, 'epidemic', 'egypt'), { egypt: [answer] });
      const { tokens } = has(world, 'egypt');
      expect(tokens).toMatchObject({ alexandria: expect.any(Number), memphis: expect.any(Number) });
      expect(brokenPieces(world)).toEqual([]);
    }
  });

  test.each([
    ['egypt', 'medicine', 'EP 29.6.2.3', 'EP 30.26.2', 22],
    ['egypt', 'anatomy', 'EP 29.6.2.3', 'EP 30.4.3', 22],
    ['minoa', 'medicine', 'EP 29.6.2.3', 'EP 30.26.2', 15],
    ['minoa', 'anatomy', 'EP 29.6.2.3', 'EP 30.4.3', 15],
    ['egypt', 'roadbuilding', 'EP 29.6.2.4', 'EP 30.43.3', 9],
    ['minoa', 'roadbuilding', 'EP 29.6.2.4', 'EP 30.43.3', 5],
    ['egypt', 'trade-empire', 'EP 29.6.2.4', 'EP 30.47.3', 9],
    ['minoa', 'trade-empire', 'EP 29.6.2.4', 'EP 30.47.3', 5],
  ] as const)('%s with %s [%s] [%s] keeps %i', (name, card, _rule, _other, left) => {
    const world = position({ ...land, [name]: { ...land[name], cards: [card] } });
    play(strike(world, 'epidemic', 'egypt'), told);
    expect(theNation(world, name).tokens).toBe(left);
  });
});

describe('what others can be told to lose', () => {
  const land = {
    egypt: { tokens: { memphis: 30 } },
    rome: { tokens: { rome: 20 } },
    hellas: { tokens: { thrace: 20 } },
  };

  test('[EP 24.6] [EP P5] [EP 29.6.2.1] modifiers of both kinds are added up before they save anything', () => {
    const minoa = { tokens: { knossos: 7 }, cards: ['medicine', 'roadbuilding'] };
    const told = { egypt: [{ minoa: 10, rome: 10, hellas: 5 }] };
    expect(refused(strike(position({ ...land, minoa }), 'epidemic', 'egypt'), told)).toContain('EP 29.6.2.1');
    const world = position({ ...land, minoa });
    play(strike(world, 'epidemic', 'egypt'), { egypt: [{ minoa: 6, rome: 10, hellas: 9 }] });
    expect(has(world, 'minoa').tokens).toEqual({ knossos: 1 });
  });

  test('[EP 24.6] [EP P5] [EP 29.8.2.1] so with cities', () => {
    const minoa = { cities: ['knossos'], cards: ['philosophy', 'monotheism'] };
    const rome = { cities: ['rome', 'massilia'] };
    const egypt = { cities: ['memphis'] };
    expect(
      refused(strike(position({ egypt, minoa, rome }), 'iconoclasm-and-heresy', 'egypt'), { egypt: [{ minoa: 2 }] }),
    ).toContain('EP 29.8.2.1');
  });
});

describe('Flood', () => {
  test('[EP 29.5.1.1] costs seventeen points of tokens and cities off black sites on a plain', () => {
    const world = position({ egypt: { tokens: { memphis: 9, fayum: 9, gaza: 3 } } });
    play(strike(world, 'flood', 'egypt'), { egypt: [loss({ memphis: 8, fayum: 9 })] });
    expect(has(world, 'egypt').tokens).toEqual({ memphis: 1, gaza: 3 });
    const safe = position({ rome: { cities: ['massilia', 'rubicon', 'etruria'] } });
    playOn(strike(safe, 'flood', 'rome'));
    expect(has(safe, 'rome').cities).toEqual(['massilia']);
  });

  test('[EP 29.5.1.2] the plain with most of the victim is flooded, and the victim breaks ties', () => {
    const world = position({ rome: { tokens: { massilia: 2, etruria: 3 } } });
    play(strike(world, 'flood', 'rome'));
    expect(has(world, 'rome').tokens).toEqual({ massilia: 2 });
    const tie = position({ rome: { tokens: { massilia: 3, etruria: 3 } } });
    expect(asks(strike(tie, 'flood', 'rome'))).toEqual(['rome: flood-plain']);
  });

  test('[EP 29.5.1.3] others on it lose ten, shared out by the victim, or all they have', () => {
    const given = {
      egypt: { tokens: { memphis: 3 } },
      minoa: { tokens: { fayum: 8 } },
      rome: { tokens: { tanis: 8 } },
    };
    const world = position(given);
    play(strike(world, 'flood', 'egypt'), { egypt: [{ minoa: 6, rome: 4 }] });
    expect([has(world, 'minoa').tokens, has(world, 'rome').tokens]).toEqual([{ fayum: 2 }, { tanis: 4 }]);
    const few = position({ ...given, minoa: { tokens: { fayum: 2 } }, rome: { tokens: { tanis: 3 } } });
    play(strike(few, 'flood', 'egypt'));
    expect([has(few, 'minoa').tokens, has(few, 'rome').tokens]).toEqual([{}, {}]);
  });

  test('[EP 29.5.1.4] with nothing on a plain a coastal city of choice is lost, if there is one', () => {
    const world = position({ minoa: { cities: ['knossos', 'rhodes'] } });
    play(strike(world, 'flood', 'minoa'), { minoa: [['rhodes']] });
    expect(has(world, 'minoa')).toMatchObject({ cities: ['knossos'] });
    expect(has(world, 'minoa').tokens).toEqual({});
    const inland = position({ hatti: { cities: ['hattusa'] } });
    play(strike(inland, 'flood', 'hatti'));
    expect(has(inland, 'hatti').cities).toEqual(['hattusa']);
  });

  test('[EP 29.5.1.3] [EP 29.5.1.5] [EP C53] nobody with Engineering is told to lose more than seven', () => {
    const world = position({
      egypt: { tokens: { memphis: 5 } },
      minoa: { tokens: { memphis: 12 }, cards: ['engineering'] },
      rome: { tokens: { memphis: 5 } },
    });
    expect(refused(strike(world, 'flood', 'egypt'), { egypt: [{ minoa: 10 }] })).toContain('EP 29.5.1.3');
    play(strike(world, 'flood', 'egypt'), { egypt: [{ minoa: 7, rome: 3 }] });
    expect([has(world, 'minoa').tokens, has(world, 'rome').tokens]).toEqual([{ memphis: 5 }, { memphis: 2 }]);
  });

  test('[EP 29.5.1.5] [EP 30.18.6] [EP C53] Engineering bounds the loss at seven, also a share, and reduces the coastal city', () => {
    const cards = ['engineering'];
    const world = position({ egypt: { tokens: { memphis: 20 }, cards }, minoa: { tokens: { fayum: 9 }, cards } });
    play(strike(world, 'flood', 'egypt'));
    expect([theNation(world, 'egypt').tokens, theNation(world, 'minoa').tokens]).toEqual([13, 2]);
    const coast = position({ minoa: { cities: ['knossos'], cards } });
    play(strike(coast, 'flood', 'minoa'));
    expect(has(coast, 'minoa')).toMatchObject({ cities: [], tokens: { knossos: 3 } });
  });
});

describe('Volcanic Eruption or Earthquake', () => {
  test('[EP 29.2.1.1] [EP C43] [EP C84] the volcano that does most damage to all buries everything there', () => {
    const world = position({
      rome: { cities: ['neapolis'], tokens: { milazzo: 1 } },
      carthage: { cities: ['syracuse'], tokens: { campania: 2 } },
    });
    play(strike(world, 'volcano-earthquake', 'rome'));
    expect(has(world, 'rome').cities).toEqual([]);
    expect(has(world, 'carthage')).toMatchObject({ cities: ['syracuse'] });
    expect(has(world, 'carthage').tokens).toEqual({});
    const two = position({ rome: { cities: ['neapolis', 'milazzo'] }, carthage: { cities: ['syracuse'] } });
    play(strike(two, 'volcano-earthquake', 'rome', 'carthage'));
    expect(has(two, 'rome').cities).toEqual(['neapolis']);
    expect(has(two, 'carthage').cities).toEqual([]);
    const tie = position({ rome: { cities: ['neapolis', 'milazzo'] } });
    expect(asks(strike(tie, 'volcano-earthquake', 'rome'))).toEqual(['rome: volcano']);
  });

  test('[EP 29.2.1.2] [EP C43] else a city falls, and a foreign city next to it is reduced', () => {
    const world = position({
      egypt: { cities: ['gaza', 'cyrene'] },
      assyria: { cities: ['tyre', 'jericho'] },
      minoa: { cities: ['tanis'] },
    });
    playOn(strike(world, 'volcano-earthquake', 'egypt'));
    expect(has(world, 'egypt').cities).toEqual(['cyrene']);
    expect(has(world, 'minoa')).toMatchObject({ cities: [], tokens: { tanis: 2 } });
    expect(has(world, 'assyria').cities).toHaveLength(2);
  });

  test('[EP 29.2.1.2] [EP C43] a city of another player must be part of it if it can, however little it loses', () => {
    const egypt = { cities: ['memphis', 'petra'] };
    const farmers = { cities: ['alexandria'], cards: ['agriculture'] };
    const tie = position({ egypt, minoa: farmers });
    play(strike(tie, 'volcano-earthquake', 'egypt'));
    expect([has(tie, 'egypt').cities, has(tie, 'minoa').cities]).toEqual([['petra'], []]);
    const mild = position({ egypt: { ...egypt, cards: ['engineering'] }, minoa: farmers });
    play(strike(mild, 'volcano-earthquake', 'egypt'));
    expect([has(mild, 'egypt').cities, has(mild, 'minoa').cities]).toEqual([['petra'], []]);
  });

  test('[EP 29.2.1.2] [EP 24.1.3] a pirate city next to it stands', () => {
    const world = position({ egypt: { cities: ['gaza'] }, outsiders: { cities: ['tanis'] } });
    playOn(strike(world, 'volcano-earthquake', 'egypt'));
    expect([has(world, 'egypt').cities, has(world, 'outsiders').cities]).toEqual([[], ['tanis']]);
  });

  test('[EP 29.2.1.4] [EP 30.18.4] [EP C43] Engineering reduces the own city only, and does not stop a volcano', () => {
    const cards = ['engineering'];
    const world = position({ egypt: { cities: ['gaza'], cards }, minoa: { cities: ['tanis'], cards } });
    playOn(strike(world, 'volcano-earthquake', 'egypt'));
    expect(has(world, 'egypt')).toMatchObject({ cities: [], tokens: { gaza: 1 } });
    expect(has(world, 'minoa').cities).toEqual([]);
    const volcano = position({ minoa: { cities: ['thera'], cards } });
    play(strike(volcano, 'volcano-earthquake', 'minoa'));
    expect(has(volcano, 'minoa')).toMatchObject({ cities: [] });
    expect(has(volcano, 'minoa').tokens).toEqual({});
  });

  test('[EP 29.2.1.3] [EP 30.50.3] [EP C44] Urbanism costs victims four points next to it', () => {
    const cards = ['urbanism'];
    const given = {
      egypt: { cities: ['gaza'], tokens: { sinai: 6 }, cards },
      minoa: { cities: ['tanis'], tokens: { memphis: 3 }, cards },
    };
    const world = position(given);
    playOn(strike(world, 'volcano-earthquake', 'egypt'));
    expect(has(world, 'egypt').tokens).toEqual({ sinai: 2 });
    expect(theNation(world, 'minoa').tokens).toBe(1);
    expect(brokenPieces(world)).toEqual([]);
  });

  test('[EP 29.2.1.3] [EP 30.18.5] not with Engineering too', () => {
    const egypt = { cities: ['gaza'], tokens: { sinai: 6 }, cards: ['urbanism', 'engineering'] };
    const world = position({ egypt });
    playOn(strike(world, 'volcano-earthquake', 'egypt'));
    expect(has(world, 'egypt').tokens).toEqual({ sinai: 6, gaza: 1 });
  });
});

describe('Cyclone', () => {
  const coast = ['tanis', 'gaza', 'alexandria', 'jerusalem'];

  test('[EP 29.6.1.1] [EP 29.6.1.3] [EP C56] strikes beside the open sea with most cities: three own, two of each other, and ships', () => {
    const world = position({
      egypt: { cities: [...coast, 'memphis'], ships: ['tanis'] },
      minoa: { cities: ['salamis', 'knossos', 'phaestos', 'sparta'], ships: ['knossos', 'argos'] },
    });
    play(strike(world, 'cyclone', 'egypt'), {
      egypt: [['tanis', 'gaza', 'alexandria']],
      minoa: [['salamis', 'knossos']],
    });
    expect(has(world, 'egypt')).toMatchObject({ cities: ['jerusalem', 'memphis'], ships: [] });
    expect(has(world, 'minoa')).toMatchObject({ cities: ['phaestos', 'sparta'], ships: ['argos'] });
    expect(happened(world, 'cyclone-forms')).toMatchObject([{ sea: 'eastern-mediterranean' }]);
  });

  test('[EP 29.6.1.1] the victim breaks ties; [EP 29.6.1.2] without a city beside open sea nothing happens', () => {
    const tie = position({ minoa: { cities: ['knossos'] } });
    expect(firstQuestion(strike(tie, 'cyclone', 'minoa')).topic).toBe('cyclone-sea');
    const inland = position({ egypt: { cities: ['memphis'] } });
    play(strike(inland, 'cyclone', 'egypt'));
    expect(has(inland, 'egypt').cities).toEqual(['memphis']);
    expect(happened(inland, 'calamity-spares')).toHaveLength(1);
  });

  test.each([
    ['masonry', 'EP 29.6.1.4', 'EP 30.24.2', 2],
    ['calendar', 'EP 29.6.1.5', 'EP 30.7.3', 1],
    ['trade-empire', 'EP 29.6.1.6', 'EP 30.47.2', 4],
  ])('with %s [%s] [%s] the primary victim reduces %i', (card, _rule, _other, reduced) => {
    const world = position({ egypt: { cities: coast, cards: [card] } });
    playOn(strike(world, 'cyclone', 'egypt'));
    expect(has(world, 'egypt').cities).toHaveLength(4 - reduced);
  });

  test.each([
    ['masonry', 1],
    ['calendar', 0],
    ['trade-empire', 3],
  ])('[EP 29.6.1.4] [EP 29.6.1.5] [EP 29.6.1.6] with %s another victim reduces %i', (card, reduced) => {
    const minoa = { cities: ['salamis', 'knossos', 'phaestos', 'rhodes'], cards: [card] };
    const world = position({ egypt: { cities: ['tanis', 'gaza', 'alexandria'] }, minoa });
    playOn(strike(world, 'cyclone', 'egypt'));
    expect(has(world, 'minoa').cities).toHaveLength(4 - reduced);
  });

  test('[EP 29.6.1.5] [EP 30.7.3] Calendar keeps two ships of choice', () => {
    const egypt = { cities: ['tanis'], ships: ['tanis', 'gaza', 'alexandria'], cards: ['calendar'] };
    const world = position({ egypt });
    play(strike(world, 'cyclone', 'egypt'), { egypt: [['2', '3']] });
    expect(has(world, 'egypt')).toMatchObject({ cities: [], ships: ['gaza', 'alexandria'] });
  });
});
