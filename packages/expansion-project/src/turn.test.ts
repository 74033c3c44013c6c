import { inCensusOrder, inTrackOrder, pointsInStock } from '@ecumene/ancients';
import { asks, play, refused } from '@ecumene/ancients/testing';
import { copy, render, say } from '@ecumene/engine';
import { tableAt } from '@ecumene/engine/testing';
import { describe, expect, test } from 'vitest';
import { expansionProject } from './game.ts';
import { countPeople, population, ships, taxes, taxRevolts } from './phases.ts';
import { happened, has, position, theNation, tokens } from './testing.ts';
import { hasTradeCards } from './trade-cards.ts';
import type { EpWorld } from './world.ts';

describe('the turn', () => {
  test('[EP 12.1] [EP 11.1] [EP 11.3] has seventeen phases in their order', () => {
    const names = JSON.stringify(expansionProject.program);
    const phases = [
      'taxation',
      'population',
      'census',
      'ships',
      'movement',
      'conflict',
      'cities',
      'surplus',
      'support',
      'trade-cards',
      'trade',
      'calamities',
      'abilities',
      'second-support',
      'advancements',
      'excess-cards',
      'succession',
    ];
    const turn = names.slice(names.indexOf('"turns"'));
    const places = phases.map((name) => turn.indexOf(`"name":"${name}"`));
    expect(places.every((place) => place >= 0)).toBe(true);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });

  test('[EP 12.2] [EP 22.5.1] trade cards take their time only where somebody draws or can buy some', () => {
    expect(hasTradeCards(position({ egypt: { tokens: { memphis: 3 }, treasury: 17 } }))).toBe(false);
    expect(hasTradeCards(position({ egypt: { cities: ['memphis'] } }))).toBe(true);
    const rich = position({ egypt: { tokens: { memphis: 3 }, treasury: 18 } });
    expect(hasTradeCards(rich)).toBe(true);
    expect(hasTradeCards({ ...rich, version: '2' })).toBe(false);
    expect(hasTradeCards(position({ egypt: { treasury: 18 }, stackOrder: { 9: [] } }))).toBe(false);
  });

  const asked = (egypt: object): string[] => {
    const world = position({ egypt, minoa: { tokens: { knossos: 1 } } });
    const table = tableAt(expansionProject, world, 'turns', 'turn', 'commerce');
    return table.waiting().map(({ seat, topic }) => `${seat}: ${topic}`);
  };

  test('[EP 12.2] [EP 22.5.1] without any city abilities can be used, and cards and advancements bought', () => {
    expect(asked({ tokens: { memphis: 3 }, cards: ['politics'] })).toEqual(['egypt: abilities']);
    expect(asked({ tokens: { memphis: 3 }, treasury: 50 })).toEqual(['egypt: buy-trade-card']);
    expect(asked({ tokens: { memphis: 3 }, cities: ['tanis'], treasury: 50 })).toEqual(['egypt: buy-trade-card']);
  });

  test('[EP 11.2] anyone may insist on the printed order', () => {
    const one = { tokens: { memphis: 1 }, treasury: 50 };
    const world = position({ egypt: one, rome: one, minoa: one });
    const table = tableAt(expansionProject, world, 'turns', 'turn', 'commerce', 'advancements');
    const asked = () => table.waiting().map(({ seat }) => seat);
    expect(asked()).toEqual(['minoa', 'rome', 'egypt']);
    expect(table.insist('egypt', true).ok).toBe(true);
    expect(asked()).toEqual(['minoa']);
  });

  test('[EP 11.4] [EP P2] A.S.T. order decides who comes first', () => {
    const world = position({ egypt: {}, rome: {}, minoa: {} });
    expect(inTrackOrder(world)).toEqual(['minoa', 'rome', 'egypt']);
  });
});

const pointsOf = (world: EpWorld, name: string): number => pointsInStock(theNation(world, name));
const CITIES = ['alexandria', 'memphis', 'tanis'];

function taxAll(world: EpWorld, rates: Record<string, string[]> = {}, answers = {}): void {
  for (const { seat } of world.nations)
    if (seat !== null && world.seats.includes(seat)) play(taxes(world, seat), { [seat]: rates[seat] ?? [] });
  play(taxRevolts(world), answers);
}

describe('taxes', () => {
  test('[EP 13.1] [EP 4.2] every city moves two tokens from stock to treasury', () => {
    const world = position({ egypt: { cities: CITIES, treasury: 4 } });
    play(taxes(world, 'egypt'));
    expect(theNation(world, 'egypt')).toMatchObject({ treasury: 10, stock: 45, unpaid: 0 });
  });

  test.each([
    [['monarchy'], ['2', '3'], 'EP 30.30.2'],
    [['coinage'], ['1', '2', '3'], 'EP 30.10.2'],
    [['monarchy', 'coinage'], ['1', '2', '3', '4'], 'EP 13.2.3'],
  ])('[EP 13.2.1] [EP 13.2.2] [EP 13.2.3] [EP C13] with %j the rate is one of %j [%s]', (cards, from, _rule) => {
    const script = taxes(position({ egypt: { cities: CITIES, cards } }), 'egypt');
    const [post] = script?.next().value ?? [];
    expect(post?.asking.question).toMatchObject({ from, usual: '2' });
  });

  test('[EP 13.2.3] the rate is the same for all cities, even if some revolt', () => {
    const world = position({ egypt: { cities: CITIES, stock: 7, cards: ['monarchy', 'coinage'] } });
    play(taxes(world, 'egypt'), { egypt: ['4'] });
    expect(theNation(world, 'egypt')).toMatchObject({ treasury: 7, stock: 0, unpaid: 2 });
  });

  test('[EP 13.3.1] [EP C14] cities that were not paid for in full revolt, after all of stock is paid', () => {
    const world = position({ egypt: { cities: CITIES, stock: 3 } });
    play(taxes(world, 'egypt'));
    expect(theNation(world, 'egypt')).toMatchObject({ treasury: 3, stock: 0, unpaid: 2 });
  });

  const short = { cities: CITIES, stock: 3, treasury: 20, tokens: { fayum: 4 } };

  test('[EP 13.3.2] [EP 13.3.3] [EP C15] the player with most unit points in stock picks the cities and pays nothing', () => {
    const nine = ['rome', 'neapolis', 'salonae', 'massilia', 'caralis', 'rubicon', 'etruria', 'corsica', 'samnium'];
    const world = position({
      egypt: { ...short, cities: CITIES },
      minoa: { stock: 40 },
      rome: { cities: nine, stock: 41 },
    });
    taxAll(world, {}, { minoa: [['alexandria', 'tanis']] });
    expect(has(world, 'minoa').cities).toEqual(['alexandria', 'tanis']);
    expect(theNation(world, 'minoa').treasury).toBe(0);
    expect(has(world, 'egypt').cities).toEqual(['memphis']);
  });

  test('[EP 13.3.2] [EP C16] nothing happens if the victim has as much in stock', () => {
    const all = { cities: ['athens', 'corinth', 'sparta', 'argos'], stock: 15 };
    const world = position({ egypt: { cities: CITIES, stock: 1 }, minoa: { ...all, stock: 8 } });
    taxAll(world);
    expect(has(world, 'egypt').cities).toEqual(CITIES);
  });

  test('[EP 13.3.2] [EP C16] nothing happens if the victim ties', () => {
    const rebel = { cities: CITIES, stock: 1, tokens: { fayum: 9 } };
    const tied = (stock: number) => {
      const world = position({ egypt: rebel, minoa: { cities: ['athens', 'corinth', 'sparta'], stock } });
      taxAll(world);
      return has(world, 'egypt').cities.length;
    };
    expect(tied(6)).toBe(3);
    expect(tied(7)).toBe(0);
  });

  test('[EP 13.3.2] [EP C16] if others tie, the victim chooses', () => {
    const world = position({ egypt: short, minoa: { stock: 40 }, rome: { stock: 40 } });
    taxAll(world, {}, [
      ['egypt', 'rome'],
      ['rome', ['alexandria', 'tanis']],
    ]);
    expect(has(world, 'rome').cities).toEqual(['alexandria', 'tanis']);
  });

  test('[EP 13.3.3] out of cities, the next in stock goes on', () => {
    const eight = ['rome', 'neapolis', 'salonae', 'massilia', 'caralis', 'rubicon', 'etruria', 'corsica'];
    const world = position({ egypt: short, minoa: { stock: 40 }, rome: { cities: eight, stock: 55, treasury: 0 } });
    world.nations.find(({ name }) => name === 'rome');
    const rich = theNation(world, 'rome');
    rich.stock = 90;
    play(taxes(world, 'egypt'));
    play(taxRevolts(world), { rome: [['memphis']], minoa: [['tanis']] });
    expect(has(world, 'rome').cities).toContain('memphis');
    expect(has(world, 'minoa').cities).toEqual(['tanis']);
  });

  test('[EP 13.3.4] revolting cities that nobody can take over are eliminated', () => {
    const nine = ['rome', 'neapolis', 'salonae', 'massilia', 'caralis', 'rubicon', 'etruria', 'corsica', 'samnium'];
    const world = position({ egypt: { ...short, cities: ['tanis'], stock: 1 }, rome: { cities: nine, stock: 55 } });
    theNation(world, 'egypt').treasury = 0;
    theNation(world, 'rome').stock = 90;
    play(taxes(world, 'egypt'));
    play(taxRevolts(world));
    expect(has(world, 'egypt').cities).toEqual([]);
    expect(has(world, 'rome').cities).toHaveLength(9);
  });

  test('[EP 13.3.4] of several such cities their owner says which are lost', () => {
    const nine = ['rome', 'neapolis', 'salonae', 'massilia', 'caralis', 'rubicon', 'etruria', 'corsica', 'samnium'];
    const world = position({ egypt: { cities: CITIES, stock: 4 }, rome: { cities: nine, stock: 55 } });
    theNation(world, 'rome').stock = 90;
    play(taxes(world, 'egypt'));
    const [post] = taxRevolts(copy(world))?.next().value ?? [];
    expect(post).toMatchObject({ seat: 'egypt', asking: { question: { rule: 'EP 13.3.4', least: 1, most: 1 } } });
    expect(render(post?.asking.question.text ?? say(''))).toBe(
      'Nobody has cities left to take over your revolting cities. Choose the city to lose.',
    );
    play(taxRevolts(world), { egypt: [['tanis']] });
    expect(has(world, 'egypt').cities).toEqual(['alexandria', 'memphis']);
  });

  test('[EP 13.3.1] [EP 13.3.2] who benefits is seen once everybody has paid', () => {
    const world = position({
      minoa: { cities: ['knossos'], stock: 1, treasury: 30, tokens: { phaestos: 4 } },
      rome: { stock: 20, treasury: 35 },
      egypt: { cities: ['memphis'], stock: 26, treasury: 20, tokens: { fayum: 9 } },
    });
    expect(pointsOf(world, 'egypt')).toBeGreaterThan(pointsOf(world, 'rome'));
    const table = tableAt(expansionProject, world, 'turns', 'turn', 'taxation');
    expect(has(table.world, 'rome').cities).toEqual(['knossos']);
  });

  test('[EP 13.3.2] [EP L1] a player who has said that they leave takes over no city', () => {
    const world = position({ egypt: short, minoa: { stock: 40 }, rome: { stock: 30 } });
    world.room.gone.push('minoa');
    taxAll(world, {}, { rome: [['alexandria', 'tanis']] });
    expect(has(world, 'rome').cities).toEqual(['alexandria', 'tanis']);
    const alone = position({ egypt: short, minoa: { stock: 40 } });
    alone.room.gone.push('minoa');
    taxAll(alone);
    expect(has(alone, 'egypt').cities).toEqual(CITIES);
  });

  test('[EP 18.5.3] a tax revolt brings no card and no pillage', () => {
    const world = position({ egypt: { ...short, hand: ['salt'] }, minoa: { stock: 40 } });
    taxAll(world, {}, { minoa: [['alexandria', 'tanis']] });
    expect(has(world, 'egypt').hand).toEqual(['salt']);
    expect([...happened(world, 'card-seized'), ...happened(world, 'pillaged')]).toEqual([]);
  });

  test('[EP 13.3.5] [EP 30.13.2] cities never revolt with Democracy', () => {
    const world = position({ egypt: { ...short, cards: ['democracy'] }, minoa: { stock: 40 } });
    taxAll(world);
    expect(has(world, 'egypt').cities).toEqual(CITIES);
    expect(happened(world, 'city-revolts')).toEqual([]);
  });
});

describe('growth and census', () => {
  test('[EP 14.1] one token becomes two, two or more become two more, even above the limit', () => {
    const world = position({ egypt: { tokens: { siwa: 1, gaza: 2, fayum: 5 } } });
    play(population(world, 'egypt'));
    expect(has(world, 'egypt').tokens).toEqual({ siwa: 2, gaza: 4, fayum: 7 });
  });

  test('[EP 14.1] [EP C21] nothing grows beside a city, not even with Public Works', () => {
    const world = position({
      egypt: { tokens: { memphis: 1, gaza: 1 }, cities: ['memphis'], cards: ['public-works'] },
    });
    play(population(world, 'egypt'));
    expect(has(world, 'egypt').tokens).toEqual({ memphis: 1, gaza: 2 });
  });

  test('[EP 14.2] a short stock is shared out as its owner likes, all of it', () => {
    const world = position({ egypt: { tokens: { siwa: 1, gaza: 2, fayum: 5 }, stock: 3 } });
    expect(refused(population(world, 'egypt'), { egypt: [{ gaza: 2 }] })).toBe('wrong-total EP 14.2');
    play(population(world, 'egypt'), { egypt: [{ gaza: 2, fayum: 1 }] });
    expect(has(world, 'egypt').tokens).toEqual({ siwa: 1, gaza: 4, fayum: 6 });
  });

  test('[EP 14.2] [EP 14.3] with enough stock nobody is asked', () => {
    expect(asks(population(position({ egypt: { tokens: { siwa: 1 } } }), 'egypt'))).toEqual([]);
  });

  test('[EP 15.1] [EP 15.2] [EP 2.6.1] [EP 3.2] the census counts tokens, not cities and ships, and ties go by A.S.T. order', () => {
    const world = position({
      egypt: { tokens: { gaza: 2 }, cities: ['memphis', 'tanis'], ships: ['tanis'] },
      rome: { tokens: { rome: 3 } },
      minoa: { tokens: { knossos: 2 } },
    });
    countPeople(world);
    expect(inCensusOrder(world)).toEqual(['rome', 'minoa', 'egypt']);
  });

  test('[EP 16.1] [EP 16.1.1] [EP 17.2] [EP 17.2.1] [EP 30.28.2] Military builds ships and moves last, by census among its holders', () => {
    const world = position({
      egypt: { tokens: { gaza: 2 } },
      rome: { tokens: { rome: 9 }, cards: ['military'] },
      minoa: { tokens: { knossos: 3 }, cards: ['military'] },
      hellas: { tokens: { thrace: 1 } },
    });
    countPeople(world);
    expect(inCensusOrder(world)).toEqual(['egypt', 'hellas', 'rome', 'minoa']);
  });
});

describe('ships', () => {
  const build = (area: string, levy: number): unknown => ({ keep: [], build: [{ area, levy }] });

  test.each([
    [0, 0, 4],
    [1, 1, 3],
    [2, 2, 2],
  ])('[EP 16.2] a ship costs two tokens, %i of them from its area', (levy, treasury, left) => {
    const world = position({ minoa: { tokens: { knossos: 4 }, treasury: 2 } });
    play(ships(world, 'minoa'), { minoa: [build('knossos', levy)] });
    expect(theNation(world, 'minoa')).toMatchObject({ treasury, stock: 55 - treasury - left });
    expect(tokens(world, 'minoa', 'knossos')).toBe(left);
    expect(has(world, 'minoa').ships).toEqual(['knossos']);
  });

  test('[EP 16.2.1] [EP C17] paid from treasury it needs a unit there, and what is levied must be there', () => {
    const world = position({ minoa: { tokens: { knossos: 1 }, cities: ['rhodes'], treasury: 4 } });
    expect(refused(ships(world, 'minoa'), { minoa: [build('thera', 0)] })).toContain('EP 16.2.1');
    expect(refused(ships(world, 'minoa'), { minoa: [build('knossos', 2)] })).toContain('EP 16.2.1');
    play(ships(world, 'minoa'), { minoa: [build('rhodes', 0)] });
    expect(has(world, 'minoa').ships).toEqual(['rhodes']);
  });

  test('[EP 16.2.1] [EP C20] no ship is built inland or on a lake', () => {
    const inland = position({ egypt: { tokens: { memphis: 4, tanis: 1 }, treasury: 4 } });
    expect(refused(ships(inland, 'egypt'), { egypt: [build('memphis', 2)] })).toBe('no-water EP 16.2.1');
    const lake = position({ kushan: { tokens: { 'western-sogdiana': 4 }, treasury: 4, cities: ['harmozia'] } }, {}, 18);
    expect(refused(ships(lake, 'kushan'), { kushan: [build('western-sogdiana', 2)] })).toContain('EP C20');
  });

  test('[EP 16.3] a ship is kept for one token of treasury or of its area, or goes back and may be built again', () => {
    const world = position({
      minoa: { tokens: { knossos: 1, rhodes: 2 }, ships: ['rhodes', 'knossos', 'thera'], treasury: 3 },
    });
    const keep = [
      { ship: 1, by: 'levy' },
      { ship: 2, by: 'treasury' },
    ];
    play(ships(world, 'minoa'), { minoa: [{ keep, build: [{ area: 'knossos', levy: 0 }] }] });
    expect(has(world, 'minoa')).toMatchObject({
      ships: ['rhodes', 'knossos', 'knossos'],
      treasury: 0,
      tokens: { knossos: 1, rhodes: 1 },
    });
  });

  test('[EP 16.4] four ships are in play at a time, eight by option with Imperial Civilization [EP C94]', () => {
    const four = { tokens: { knossos: 4 }, treasury: 20, ships: ['knossos', 'knossos', 'knossos', 'knossos'] };
    const keep = [1, 2, 3, 4].map((ship) => ({ ship, by: 'treasury' }));
    const plan = { keep, build: [{ area: 'knossos', levy: 0 }] };
    expect(refused(ships(position({ minoa: four }), 'minoa'), { minoa: [plan] })).toContain('EP 16.4');
    const imperial = position({ minoa: four }, { imperial: true });
    expect(refused(ships(imperial, 'minoa'), { minoa: [plan] })).toContain('EP 16.4');
    const eight = position({ minoa: four }, { imperial: true, imperialShips: 'eight' });
    play(ships(eight, 'minoa'), { minoa: [plan] });
    expect(has(eight, 'minoa').ships).toHaveLength(5);
  });
});
