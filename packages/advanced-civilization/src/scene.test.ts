import { WrongGiven } from '@ecumene/engine';
import { readScenarios, runScenario } from '@ecumene/engine/scenario';
import { toldInWords } from '@ecumene/engine/testing';
import { describe, expect, it } from 'vitest';
import { advancedCivilization } from './game.ts';
import { position } from './testing.ts';

const reasons = (text: string): readonly string[] =>
  readScenarios(
    `scenario: A position\ngame: advanced-civilization\nseats: [anna, ben, cleo, dan, eva, fay, gus]\n${text}`,
  ).flatMap((scenario) => runScenario(advancedCivilization, scenario).reasons);

describe('a position in words', () => {
  it('can say everything it can be asked about', () => {
    const said = `
  egypt: { seat: ben, tokens: { memphis: 3 }, cities: [thebes], ships: [{ at: alexandria, aboard: 2 }], unpaid: 1, idle: 1 }
  crete: { seat: anna, tokens: { knossos: 2 }, hand: [grain], cards: [pottery], step: 3, treasury: 4 }
  turn: 5
  census: [crete, egypt]
  stackOrder: { 9: [gold, ivory], 8: [] }`;
    expect(reasons(`at: movement\ngiven: ${said}\nexpect: ${said}`)).toEqual([]);
  });

  it('can say that nothing is there', () => {
    const given = 'given: { egypt: { tokens: { memphis: 3 } } }\n';
    expect(reasons(`${given}expect: { egypt: { tokens: { thebes: 0, exactly: 1 } } }`)).toHaveLength(1);
    expect(reasons(`${given}expect: { egypt: { tokens: { thebes: 0 }, cities: [] }, crete: { ships: [] } }`)).toEqual(
      [],
    );
    expect(reasons(`${given}expect: { egypt: { tokens: {} } }`)).toHaveLength(1);
  });

  it('names the line of a slip', () => {
    expect(reasons('given:\n  egypt:\n    tokens:\n      memfis: 3\n')).toEqual([
      'line 7: egypt.tokens.memfis: There is no memfis. Did you mean memphis?',
    ]);
  });

  it('puts the players named first in the order, and the others after them', () => {
    const { placeOrder } = position({ crete: {}, egypt: {}, order: ['egypt'] });
    expect(placeOrder.slice(0, 2)).toEqual(['egypt', 'crete']);
  });

  it('goes on by the clock until a step', () => {
    const given = 'given: { egypt: { tokens: { memphis: 3 } }, crete: { tokens: { knossos: 1 } } }\nat: taxation\n';
    expect(reasons(`${given}play:\n  - until: movement\nexpect: { egypt: { tokens: { memphis: 5 } } }`)).toEqual([]);
    expect(reasons(`${given}play:\n  - until: nowhere\n`)).toHaveLength(1);
  });
});

describe('a position that cannot be', () => {
  const two = { crete: { tokens: { knossos: 1 } } };
  const offers = (...some: readonly object[]) => ({
    crete: { hand: ['salt', 'salt', 'wine'] },
    offers: some.map((more) => ({ id: 1, from: 'crete', give: ['salt', 'salt', 'wine'], wants: 3, ...more })),
  });

  it.each([
    ['a nation nobody knows', { egipt: {} }, 'Did you mean egypt?'],
    ['a key nobody knows', { egypt: { token: {} } }, 'Did you mean tokens?'],
    ['a card nobody knows', { egypt: { cards: ['potery'] } }, 'Did you mean pottery?'],
    ['a trade card nobody knows', { egypt: { hand: ['grian'] } }, 'Did you mean grain?'],
    ['an area nobody knows', { egypt: { cities: ['memfis'] } }, 'Did you mean memphis?'],
    ['fewer tokens than none', { egypt: { tokens: { memphis: -1 } } }, 'a whole number, 0 to 55'],
    ['a treasury of a word', { egypt: { treasury: 'full' } }, 'a whole number'],
    ['more tokens than there are', { egypt: { tokens: { memphis: 99 } } }, 'a whole number, 0 to 55'],
    ['one city for two nations', { egypt: { cities: ['memphis'] }, crete: { cities: ['memphis'] } }, 'already'],
    ['one city twice', { egypt: { cities: ['memphis', 'memphis'] } }, 'already'],
    ['six ships', { egypt: { ships: Array.from({ length: 6 }, () => 'alexandria') } }, 'ships at most'],
    ['a ship inland', { egypt: { ships: ['thebes/west'] } }, 'No ship can be in thebes/west'],
    ['a step past the end', { egypt: { step: 99 } }, 'a whole number, 0 to'],
    ['one seat for two nations', { egypt: { seat: 'crete' }, crete: { seat: 'crete' } }, 'already leads'],
    ['a seat nobody has', { egypt: { seat: 'zoe' } }, 'There is no zoe'],
    ['more cards than there are', { egypt: { hand: Array.from({ length: 30 }, () => 'gold') } }, 'No other gold'],
    ['a calamity nobody holds', { ...two, traded: { famine: 'crete' } }, 'Nobody holds famine'],
    ['a nation twice in the census', { ...two, census: ['crete', 'crete'] }, 'once'],
    ['a card of another stack', { ...two, stackOrder: { 1: ['gold'] } }, 'No other gold is left in stack 1'],
    ['a stack that is not there', { ...two, stackOrder: { 12: [] } }, 'There is no 12'],
    ['an advance twice', { egypt: { cards: ['pottery', 'pottery'] } }, 'pottery is named twice'],
    ['an advance bought but not owned', { egypt: { bought: { pottery: 1 } } }, 'egypt does not own pottery'],
    ['more stock than there is', { egypt: { tokens: { memphis: 2 }, stock: 54 } }, 'a whole number, 0 to 53'],
    ['tokens on the open sea', { egypt: { tokens: { 'black-sea': 2 } } }, 'black-sea is open sea'],
    ['a city on the open sea', { egypt: { cities: ['black-sea'] } }, 'black-sea is open sea'],
    ['an overloaded ship', { egypt: { ships: [{ at: 'alexandria', aboard: 6 }] } }, 'a whole number, 0 to 5'],
    ['one ship twice', { egypt: { ships: ['alexandria', { at: 'alexandria', no: 1 }] } }, 'another ship 1'],
    ['a player for the Barbarians', { ...two, outsiders: { seat: 'crete' } }, 'Nobody leads outsiders'],
    ['advances of Barbarians', { ...two, outsiders: { cards: ['pottery'] } }, 'outsiders have no advances'],
    ['a Barbarian marker on the track', { ...two, outsiders: { step: 1 } }, 'a whole number, 0 to 0'],
    ['a city built twice', { egypt: { cities: ['memphis'] }, built: ['memphis', 'memphis'] }, 'named twice'],
    ['a commodity that strikes', { ...two, strikes: [{ calamity: 'iron', victim: 'crete' }] }, 'iron is no calamity'],
    ['a commodity with a giver', { crete: { hand: ['iron'] }, traded: { iron: 'crete' } }, 'iron is no calamity'],
    ['a nation without a player in the census', { ...two, census: ['africa'] }, 'africa is in no census'],
    ['a place card twice', { ...two, order: ['crete', 'crete'] }, 'crete is named twice'],
    ['a nation that leaves twice', { ...two, leaving: ['crete', 'crete'] }, 'crete is named twice'],
    ['a trade city for a calamity', { ...two, worked: ['famine'] }, 'There is no famine'],
    ['redress for an unknown card', { ...two, redress: { crete: { minning: 5 } } }, 'Did you mean mining?'],
    ['an offer of one card', offers({ give: ['salt'] }), 'at least 3 cards'],
    ['an offer for one card', offers({ wants: 1 }), 'a whole number, 3 or more'],
    ['two offers of one id', offers({}, {}), 'Two offers have the same id'],
    ['an offer to all that is declined', offers({ declined: {} }), 'Only an offer to one nation can be declined'],
    ['a reason nobody gives', offers({ to: 'egypt', declined: { why: 'too-litle' } }), 'Did you mean too-little?'],
    ['a trader twice', { ...offers({}), traders: ['crete', 'crete'] }, 'crete is named twice'],
    ['more cities unpaid than there are', { egypt: { unpaid: 2 } }, 'a whole number, 0 to 0'],
  ])('%s is refused', (_, given, message) => {
    expect(() => position(given)).toThrow(WrongGiven);
    expect(() => position(given)).toThrow(message);
  });
});

describe('a table written as a scenario', () => {
  it.each(['one', 'two'])('is told in words, and the same table is made of them: %s', (seed) => {
    const setup = {
      seed,
      seats: ['anna', 'ben', 'cleo', 'dan'],
      options: { pace: 'strict', tradeCities: true, reachTrade: true, calamityCredit: true },
    };
    const { written, inWords } = toldInWords(advancedCivilization, setup, 700);
    expect(written).toBeGreaterThan(10);
    expect(inWords / written).toBeGreaterThan(0.9);
  });
});
