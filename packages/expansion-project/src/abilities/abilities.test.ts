import { brokenPieces, nationNamed } from '@ecumene/ancients';
import { asks, play, refused, samplesOf } from '@ecumene/ancients/testing';
import { tableAt } from '@ecumene/engine/testing';
import { describe, expect, test } from 'vitest';
import { isProtected } from '../book/abilities.ts';
import { expansionProject } from '../game.ts';
import { citySupport } from '../phases.ts';
import { happened, has, position, theNation, tokens } from '../testing.ts';
import type { EpWorld } from '../world.ts';
import { useAbilities } from './phase.ts';

const DONE = { do: 'done' };

function uses(world: EpWorld, ...list: object[]): EpWorld {
  play(useAbilities(world, 'egypt'), { egypt: [...list, DONE] });
  return world;
}

/** Plays one use after which nothing more can be done. */
function usesUp(world: EpWorld, move: object, others = {}): EpWorld {
  play(useAbilities(world, 'egypt'), { egypt: [move], ...others });
  return world;
}

const refusedUse = (world: EpWorld, move: object): string => refused(useAbilities(world, 'egypt'), { egypt: [move] });

describe('the phase', () => {
  test('[EP 25.1] [EP 25.1.1] each ability is used once, in any order, or not at all', () => {
    const egypt = { tokens: { memphis: 2 }, treasury: 5, cards: ['fundamentalism', 'politics'] };
    const world = position({ egypt, minoa: { tokens: { fayum: 1, tanis: 1 } } });
    const again = [
      { do: 'politics', treasury: 5 },
      { do: 'politics', treasury: 5 },
    ];
    expect(refused(useAbilities(world, 'egypt'), { egypt: again })).toBe('used EP 25.1.1');
    expect(refusedUse(world, { do: 'diaspora', area: 'gaza' })).toBe('not-held EP 25.1');
    const both = position({ egypt, minoa: { tokens: { fayum: 1, tanis: 1 } } });
    usesUp(
      both,
      { do: 'politics', treasury: 5 },
      {
        egypt: [
          { do: 'politics', treasury: 5 },
          { do: 'fundamentalism', area: 'fayum' },
        ],
      },
    );
    expect(has(both, 'minoa').tokens).toEqual({ tanis: 1 });
    uses(position({ egypt, minoa: { tokens: { fayum: 1 } } }));
  });

  test('[EP 25.1.1] players use them in A.S.T. order, all before the next', () => {
    const cards = ['politics'];
    const world = position({
      egypt: { cards, tokens: { memphis: 2 }, cities: ['tanis'] },
      rome: { cards, tokens: { rome: 2 }, cities: ['massilia'] },
    });
    const table = tableAt(expansionProject, world, 'turns', 'turn', 'commerce', 'abilities');
    expect(table.waiting().map(({ seat }) => seat)).toEqual(['rome']);
  });

  test('[EP 25.1.2] [EP 21.3] [EP C29] support is checked again afterwards, but no surplus removed', () => {
    const egypt = { tokens: { memphis: 9 }, cities: ['tanis'], cards: ['diaspora'] };
    const world = position({ egypt });
    usesUp(world, { do: 'diaspora', area: 'gaza' });
    play(citySupport(world, 'egypt'));
    expect(tokens(world, 'egypt', 'memphis')).toBe(9);
  });

  test('random uses are all legal', () => {
    const cards = [
      'diaspora',
      'fundamentalism',
      'monotheism',
      'politics',
      'provincial-empire',
      'trade-empire',
      'universal-doctrine',
    ];
    const world = position({
      egypt: { tokens: { memphis: 3 }, treasury: 9, cards },
      minoa: { tokens: { fayum: 2 } },
      outsiders: { tokens: { tanis: 2 } },
    });
    expect(samplesOf(useAbilities(world, 'egypt')).length).toBeGreaterThan(100);
  });
});

describe('Diaspora', () => {
  const cards = ['diaspora'];

  test('[EP 25.2.1] [EP 30.14.2] [EP C66] tokens up to the limit, or a city, in an empty area a path leads to', () => {
    const world = position({ egypt: { tokens: { tanis: 1 }, cards } });
    usesUp(world, { do: 'diaspora', area: 'knossos', tokens: 3 });
    expect(has(world, 'egypt').tokens).toEqual({ tanis: 1, knossos: 3 });
    expect(
      refusedUse(position({ egypt: { tokens: { tanis: 1 }, cards } }), { do: 'diaspora', area: 'knossos', tokens: 4 }),
    ).toBe('too-many EP 25.2.1');
    const city = position({ egypt: { tokens: { tanis: 1 }, cards } });
    usesUp(city, { do: 'diaspora', area: 'knossos' });
    expect(has(city, 'egypt')).toMatchObject({ cities: ['knossos'], stock: 54 });
    expect(city.newCities).toHaveLength(1);
  });

  test('[EP C27] its city counts as built this turn', () => {
    const world = position({ egypt: { tokens: { tanis: 1 }, cities: ['memphis'], cards } });
    usesUp(world, { do: 'diaspora', area: 'rhodes' });
    play(citySupport(world, 'egypt'));
    expect(happened(world, 'city-reduced')).toMatchObject([{ area: 'rhodes' }]);
  });

  test('[EP 25.2.1] not where any player has units, and no city on limit 0', () => {
    const world = position({ egypt: { tokens: { tanis: 1 }, cards }, minoa: { tokens: { knossos: 1 } } });
    expect(refusedUse(world, { do: 'diaspora', area: 'knossos', tokens: 1 })).toBe('no-target EP 25.2.1');
    expect(refusedUse(world, { do: 'diaspora', area: 'tunisia' })).toBe('no-city EP 25.2.1');
  });

  test('[EP 25.2.2] [EP C85] the path does not cross land with units of others, barbarians included', () => {
    const wall = { hattusa: 1, kanesh: 1, bithynia: 1, phrygia: 1, anatolia: 1, trapezus: 1 };
    const blocked = position({
      egypt: { tokens: { hattusa: 1 }, cards },
      outsiders: { tokens: { ...wall, hattusa: 0 } },
    });
    expect(asks(useAbilities(blocked, 'egypt'))).toEqual([]);
    const open = position({ egypt: { tokens: { hattusa: 1 }, cards } });
    usesUp(open, { do: 'diaspora', area: 'van', tokens: 1 });
    expect(tokens(open, 'egypt', 'van')).toBe(1);
  });

  test('[EP 25.2.2] land and water of an area are two places that only own units join', () => {
    const ring = { bithynia: 0, phrygia: 1, anatolia: 1, kanesh: 1, trapezus: 1, troy: 1, sardes: 1 };
    const world = position({ egypt: { tokens: { hattusa: 1 }, cards }, outsiders: { tokens: ring } });
    expect(refusedUse(world, { do: 'diaspora', area: 'knossos', tokens: 1 })).toBe('no-target EP 25.2.2');
    const joined = position({ egypt: { tokens: { hattusa: 1, bithynia: 1 }, cards }, outsiders: { tokens: ring } });
    usesUp(joined, { do: 'diaspora', area: 'knossos', tokens: 1 });
  });

  test('[EP 9.5] paths cross removed areas by water only', () => {
    const world = position({ egypt: { tokens: { sinai: 1 }, cards } });
    expect(refusedUse(world, { do: 'diaspora', area: 'thebes', tokens: 1 })).toBe('no-target EP 9.5');
    usesUp(world, { do: 'diaspora', area: 'eastern-desert', tokens: 1 });
  });
});

describe('areas', () => {
  const minoa = { tokens: { fayum: 3, cyrene: 1 }, cities: ['tanis'] };

  test('[EP 25.3.1] [EP 30.20.3] [EP C67] Fundamentalism removes all units of an area next to it by land, own ones too', () => {
    const egypt = { tokens: { memphis: 2, fayum: 1 }, cards: ['fundamentalism'] };
    const world = position({ egypt, minoa });
    usesUp(world, { do: 'fundamentalism', area: 'fayum' });
    expect(has(world, 'egypt').tokens).toEqual({ memphis: 2 });
    expect(has(world, 'minoa').tokens).toEqual({ cyrene: 1 });
    expect(refusedUse(position({ egypt, minoa }), { do: 'fundamentalism', area: 'cyrene' })).toBe(
      'no-target EP 25.3.1',
    );
  });

  test('[EP 25.3.2] barbarians and pirates stay, [EP 18.5.3] and no card is drawn', () => {
    const egypt = { tokens: { memphis: 2 }, cards: ['fundamentalism'] };
    const world = position({ egypt, minoa: { ...minoa, hand: ['salt'] }, outsiders: { tokens: { fayum: 2 } } });
    usesUp(world, { do: 'fundamentalism', area: 'fayum' });
    expect(has(world, 'outsiders').tokens).toEqual({ fayum: 2 });
    const city = position({ egypt, minoa: { ...minoa, hand: ['salt'] } });
    usesUp(city, { do: 'fundamentalism', area: 'tanis' });
    expect(has(city, 'minoa')).toMatchObject({ cities: [], hand: ['salt'] });
    expect(has(city, 'egypt')).toMatchObject({ treasury: 0, hand: [] });
  });

  test('[EP 25.4.1] [EP 30.31.3] Monotheism replaces all units with own ones from stock', () => {
    const egypt = { tokens: { memphis: 2 }, cards: ['monotheism'] };
    const world = position({ egypt, minoa });
    usesUp(world, { do: 'monotheism', area: 'tanis' });
    expect(has(world, 'egypt').cities).toEqual(['tanis']);
    const token = position({ egypt, minoa });
    usesUp(token, { do: 'monotheism', area: 'fayum' });
    expect(has(token, 'egypt').tokens).toEqual({ memphis: 2, fayum: 3 });
    expect(brokenPieces(token)).toEqual([]);
  });

  test('[EP 25.4.2] not without the pieces for all of them', () => {
    const world = position({ egypt: { tokens: { memphis: 2 }, stock: 2, cards: ['monotheism'] }, minoa });
    expect(refusedUse(world, { do: 'monotheism', area: 'fayum' })).toBe('stock EP 25.4.2');
  });

  test('[EP 25.5.1] [EP 30.38.3] [EP C68] Politics replaces them with tokens of treasury, a city for five, also across water', () => {
    const egypt = { tokens: { memphis: 2, jerusalem: 1 }, treasury: 9, cards: ['politics'] };
    const world = position({ egypt, minoa });
    usesUp(world, { do: 'politics', area: 'fayum' });
    expect(has(world, 'egypt')).toMatchObject({ treasury: 6, tokens: { memphis: 2, jerusalem: 1, fayum: 3 } });
    expect(theNation(world, 'egypt').stock).toBe(55 - 3 - 9);
    const city = position({ egypt, minoa });
    usesUp(city, { do: 'politics', area: 'tanis' });
    expect(has(city, 'egypt')).toMatchObject({ treasury: 4, cities: ['tanis'] });
    const water = position({ egypt: { ...egypt, tokens: { salamis: 1 } }, minoa: { tokens: { antioch: 1 } } });
    usesUp(water, { do: 'politics', area: 'antioch' });
    expect(tokens(water, 'egypt', 'antioch')).toBe(1);
  });

  test('[EP 25.5.2] not without the treasury, or the city, for all of them', () => {
    const world = position({ egypt: { tokens: { memphis: 2 }, treasury: 2, cards: ['politics'] }, minoa });
    expect(refusedUse(world, { do: 'politics', area: 'fayum' })).toBe('treasury EP 25.5.2');
    expect(refusedUse(world, { do: 'politics', area: 'tanis' })).toBe('treasury EP 25.5.2');
  });

  test('[EP 25.5.4] [EP C68] instead up to five tokens go from stock to treasury', () => {
    const egypt = { tokens: { memphis: 2 }, cards: ['politics'] };
    const world = position({ egypt, minoa });
    usesUp(world, { do: 'politics', treasury: 4 });
    expect(theNation(world, 'egypt').treasury).toBe(4);
    expect(refusedUse(position({ egypt, minoa }), { do: 'politics', treasury: 6 })).toBe('too-many EP 25.5.4');
    expect(refusedUse(position({ egypt, minoa }), { do: 'politics', treasury: 1, area: 'fayum' })).toBe(
      'either EP 25.5.4',
    );
  });

  test.each([
    ['fundamentalism', 'fundamentalism', 'EP 25.3.2', 'EP 25.3.2'],
    ['fundamentalism', 'philosophy', 'EP 25.3.2', 'EP 30.37.4'],
    ['monotheism', 'monotheism', 'EP 25.4.3', 'EP 25.4.3'],
    ['monotheism', 'theology', 'EP 25.4.3', 'EP 30.46.3'],
    ['politics', 'politics', 'EP 25.5.3', 'EP 25.5.3'],
    ['politics', 'cultural-ascendancy', 'EP 25.5.3', 'EP 30.11.3'],
  ] as const)(
    '%s spares a player who has %s [%s] [%s], and the whole area with it [EP C67]',
    (ability, card, rule, _other) => {
      const egypt = { tokens: { memphis: 2 }, treasury: 20, cards: [ability] };
      const world = position({ egypt, minoa: { ...minoa, cards: [card] }, rome: { tokens: { fayum: 1 } } });
      expect(isProtected(world, nationNamed(world, 'minoa'), ability)).toBe(true);
      expect(isProtected(world, nationNamed(world, 'rome'), ability)).toBe(false);
      if (ability !== 'politics') expect(asks(useAbilities(world, 'egypt'))).toEqual([]);
      const cards = [ability, 'trade-empire'];
      const asked = position({
        egypt: { ...egypt, cards },
        minoa: { ...minoa, cards: [card] },
        rome: { tokens: { fayum: 1 } },
      });
      expect(refusedUse(asked, { do: ability, area: 'fayum' })).toBe(`no-target ${rule}`);
    },
  );

  test.each([['monotheism'], ['politics']])(
    '[EP 25.4.3] [EP 25.5.3] %s leaves barbarians and pirates alone',
    (ability) => {
      const egypt = { tokens: { memphis: 2 }, treasury: 20, cards: [ability] };
      const world = position({
        egypt,
        minoa: { tokens: { fayum: 1 } },
        outsiders: { tokens: { fayum: 2 }, cities: ['tanis'] },
      });
      expect(refusedUse(world, { do: ability, area: 'tanis' })).toBe(
        `no-target ${ability === 'politics' ? 'EP 25.5.3' : 'EP 25.4.3'}`,
      );
      usesUp(world, { do: ability, area: 'fayum' });
      expect(has(world, 'outsiders').tokens).toEqual({ fayum: 2 });
      expect(tokens(world, 'egypt', 'fayum')).toBe(1);
    },
  );

  test('[EP 2.2.7] [EP 2.2.8] [EP C67] an area within the own civilization counts if it is next to another own area', () => {
    const egypt = { tokens: { memphis: 2, fayum: 1 }, cards: ['monotheism'] };
    const world = position({ egypt, minoa: { tokens: { fayum: 1 } } });
    usesUp(world, { do: 'monotheism', area: 'fayum' });
    expect(tokens(world, 'egypt', 'fayum')).toBe(2);
    const alone = position({ egypt: { ...egypt, tokens: { fayum: 1 } }, minoa: { tokens: { fayum: 1 } } });
    expect(asks(useAbilities(alone, 'egypt'))).toEqual([]);
  });
});

describe('Provincial Empire', () => {
  const egypt = { tokens: { memphis: 2, salamis: 1 }, cards: ['provincial-empire'] };
  const near = (name: string, more: object) => ({ [name]: more });

  test('[EP 25.6.1] [EP 30.40.4] [EP 2.2.9] [EP C69] each neighbour gives a commodity of value 2 or more of its choice', () => {
    const world = position({ egypt, minoa: { tokens: { fayum: 1 }, hand: ['clay', 'iron', 'gold'] } });
    const ask = { do: 'provincial-empire', players: ['minoa'] };
    expect(
      refused(useAbilities(world, 'egypt'), [
        ['egypt', ask],
        ['minoa', { card: 'clay' }],
      ]),
    ).toBe('card EP 25.6.1');
    const other = position({ egypt, minoa: { tokens: { fayum: 1 }, hand: ['clay', 'iron', 'gold'] } });
    usesUp(other, ask, { minoa: [{ card: 'iron' }] });
    expect(has(other, 'egypt').hand).toEqual(['iron']);
  });

  test('[EP 25.6.1] [EP C100] who has no such card gives nothing, and everybody learns that', () => {
    const world = position({ egypt, minoa: { tokens: { fayum: 1 }, hand: ['clay', 'hides'] } });
    usesUp(world, { do: 'provincial-empire', players: ['minoa'] }, { minoa: [{}] });
    expect(has(world, 'egypt').hand).toEqual([]);
    expect(happened(world, 'card-asked')).toMatchObject([{ from: 'minoa', given: false }]);
    expect(JSON.stringify(world.trade)).toContain('valueFrom');
  });

  test('[EP 25.6.1] [EP 30.41.4] not from those with Provincial Empire or Public Works, nor from afar', () => {
    for (const cards of [['provincial-empire'], ['public-works']]) {
      const world = position({ egypt, ...near('minoa', { tokens: { fayum: 1 }, hand: ['iron'], cards }) });
      expect(asks(useAbilities(world, 'egypt'))).toEqual([]);
    }
    const far = position({ egypt, minoa: { tokens: { knossos: 1 }, hand: ['iron'] } });
    expect(asks(useAbilities(far, 'egypt'))).toEqual([]);
  });

  test('[EP 25.6.2] five cards at most', () => {
    const names = ['minoa', 'rome', 'hellas', 'hatti', 'assyria', 'carthage'];
    const given = Object.fromEntries(names.map((name) => [name, { tokens: { fayum: 1 }, hand: ['iron'] }]));
    const world = position({ egypt, ...given });
    expect(refusedUse(world, { do: 'provincial-empire', players: names })).toBe('wrong-total EP 25.6.2');
    const five = Object.fromEntries(names.slice(0, 5).map((name) => [name, [{ card: 'iron' }]]));
    usesUp(world, { do: 'provincial-empire', players: names.slice(0, 5) }, five);
    expect(has(world, 'egypt').hand).toHaveLength(5);
  });
});

describe('Trade Empire', () => {
  const egypt = { tokens: { memphis: 2 }, cards: ['trade-empire'] };
  const others = { minoa: { hand: ['clay'] }, rome: { hand: ['salt', 'salt'] }, hellas: { hand: ['iron'] } };
  const ask = (player: string, commodity = 'salt') => ({ do: 'trade-empire', player, commodity });

  test('[EP 25.7.1] [EP 25.7.3] [EP 30.47.4] [EP C70] a player who is asked gives one such card, and that is all', () => {
    const world = position({ egypt, ...others });
    usesUp(world, ask('rome'));
    expect(has(world, 'egypt').hand).toEqual(['salt']);
    expect(has(world, 'rome').hand).toEqual(['salt']);
  });

  test('[EP 25.7.2] [EP 25.7.3] [EP C100] three players may be asked for the same commodity, before everybody', () => {
    const world = position({ egypt, ...others });
    play(useAbilities(world, 'egypt'), { egypt: [ask('minoa'), ask('hellas'), ask('rome')] });
    expect(has(world, 'egypt').hand).toEqual(['salt']);
    expect(happened(world, 'commodity-asked')).toMatchObject([{ given: false }, { given: false }, { given: true }]);
    expect(
      world.news.filter(({ event }) => event.what === 'commodity-asked').every(({ knows }) => knows === 'all'),
    ).toBe(true);
    const four = position({ egypt, ...others, carthage: {} });
    expect(() =>
      play(useAbilities(four, 'egypt'), { egypt: [ask('minoa'), ask('hellas'), ask('carthage'), ask('rome')] }),
    ).toThrow('left over');
  });

  test('[EP 25.7.2] not for another commodity, not the same player twice, and no calamity', () => {
    const script = () => useAbilities(position({ egypt, ...others }), 'egypt');
    expect(refused(script(), { egypt: [ask('minoa'), ask('hellas', 'iron')] })).toBe('same EP 25.7.2');
    expect(refused(script(), { egypt: [ask('minoa'), ask('minoa')] })).toBe('no-target EP 25.7.2');
    expect(refused(script(), { egypt: [ask('egypt')] })).toBe('no-target EP 25.7.1');
    expect(refused(script(), { egypt: [ask('minoa', 'famine')] })).toBe('no-commodity EP 25.7.1');
  });

  test.each([['trade-empire'], ['wonder-of-the-world']])('[EP 25.7.1] [EP 30.51.3] %s protects', (card) => {
    const world = position({ egypt, minoa: { hand: ['salt'], cards: [card] }, rome: {} });
    expect(refusedUse(world, ask('minoa'))).toBe('no-target EP 25.7.1');
  });
});

describe('Universal Doctrine', () => {
  const egypt = { tokens: { memphis: 2 }, cards: ['universal-doctrine'] };

  test('[EP 25.8.1] [EP 30.49.3] [EP C71] five points of barbarians, in several areas and in part, or a pirate city', () => {
    const outsiders = { tokens: { fayum: 4, gaza: 3 }, cities: ['tanis'] };
    const world = position({ egypt, outsiders });
    usesUp(world, { do: 'universal-doctrine', tokens: { fayum: 2, gaza: 3 } });
    expect(has(world, 'egypt').tokens).toEqual({ memphis: 2, fayum: 2, gaza: 3 });
    const city = position({ egypt, outsiders });
    usesUp(city, { do: 'universal-doctrine', city: 'tanis' });
    expect(has(city, 'egypt').cities).toEqual(['tanis']);
    expect(
      refusedUse(position({ egypt, outsiders }), { do: 'universal-doctrine', tokens: { fayum: 4, gaza: 2 } }),
    ).toBe('wrong-total EP 25.8.3');
  });

  test('[EP 25.8.3] only what there are pieces for', () => {
    const world = position({ egypt: { ...egypt, stock: 1 }, outsiders: { tokens: { fayum: 4 } } });
    expect(refusedUse(world, { do: 'universal-doctrine', tokens: { fayum: 2 } })).toBe('wrong-total EP 25.8.3');
    usesUp(world, { do: 'universal-doctrine', tokens: { fayum: 1 } });
  });

  test('[EP 25.8.3] [EP 25.2.1] nothing without tokens in stock', () => {
    const egypt = { tokens: { tanis: 1 }, stock: 0, cards: ['diaspora', 'universal-doctrine'] };
    const world = position({ egypt, outsiders: { tokens: { gaza: 3 } } });
    expect(refusedUse(world, { do: 'universal-doctrine', tokens: { gaza: 1 } })).toBe('stock EP 25.8.3');
    expect(refusedUse(world, { do: 'diaspora', area: 'knossos', tokens: 1 })).toBe('too-many EP 25.2.1');
  });

  test('[EP 25.8.2] [EP C85] the path may not cross land of others, but end with barbarians', () => {
    const minoa = { tokens: { bithynia: 1, phrygia: 1, anatolia: 1, kanesh: 1, trapezus: 1 } };
    const hattusa = { ...egypt, tokens: { hattusa: 1 } };
    const world = position({ egypt: hattusa, minoa, outsiders: { tokens: { van: 2, kanesh: 1 } } });
    expect(refusedUse(world, { do: 'universal-doctrine', tokens: { van: 1 } })).toBe('no-path EP 25.8.2');
    expect(refusedUse(world, { do: 'universal-doctrine', tokens: { hattusa: 1 } })).toBe('no-target EP 25.8.1');
    expect(refusedUse(world, { do: 'universal-doctrine', city: 'kanesh' })).toBe('no-target EP 25.8.1');
    usesUp(world, { do: 'universal-doctrine', tokens: { kanesh: 1 } });
  });
});
