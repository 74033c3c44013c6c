import { asks, play } from '@ecumene/ancients/testing';
import { describe, expect, test } from 'vitest';
import { CALAMITIES } from '../data/trade-cards.ts';
import { happened, has, position, theNation } from '../testing.ts';
import { CALLED_IN_ORDER, call, showMinors, struckByMinors, sufferMinors } from './resolution.ts';
import { endCalamities } from './selection.ts';
import { deal, strike, suffer } from './testing.ts';

describe('the order of resolution', () => {
  test('[WE major.1] [WE major.2] majors are called by stack, in each stack the one that cannot be traded first', () => {
    expect(CALLED_IN_ORDER).toEqual([
      'volcano-earthquake',
      'treachery',
      'famine',
      'slave-revolt',
      'flood',
      'superstition',
      'civil-war',
      'barbarian-hordes',
      'cyclone',
      'epidemic',
      'tyranny',
      'civil-disorder',
      'corruption',
      'iconoclasm-and-heresy',
      'regression',
      'piracy',
    ]);
  });

  test('[WE resolution.1] [WE minor.1] minors are shown together and stay out of the hands', () => {
    const world = position({ egypt: { treasury: 12 }, hellas: { treasury: 12 } });
    deal(world, 'squandered-wealth', 'egypt');
    deal(world, 'tempest', 'hellas');
    deal(world, 'famine', 'hellas');
    showMinors(world);
    expect(struckByMinors(world)).toEqual(['hellas', 'egypt']);
    expect(has(world, 'hellas')['hand']).toEqual(['famine']);
    expect(happened(world, 'calamity-shown')).toHaveLength(2);
  });

  test('[WE minor.3] several minors of one player strike in the order of their stacks', () => {
    const world = position({ egypt: { treasury: 12, cities: ['memphis'], tokens: { tanis: 2, fayum: 1 } } });
    for (const calamity of ['minor-uprising', 'squandered-wealth', 'tempest']) deal(world, calamity, 'egypt');
    showMinors(world);
    play(sufferMinors(world, 'egypt'));
    const struck = happened(world, 'calamity-strikes').map(({ calamity }) => calamity);
    expect(struck).toEqual(['tempest', 'squandered-wealth', 'minor-uprising']);
    expect(theNation(world, 'egypt').treasury).toBe(0);
  });

  test('[WE minor.4] [WE W53] no advance changes a minor calamity', () => {
    const cards = ['engineering', 'calendar', 'pottery', 'mysticism', 'deism', 'law', 'philosophy', 'naval-warfare'];
    const world = position({ egypt: { treasury: 12, tokens: { tanis: 3 }, cards } });
    suffer(world, 'tempest', 'egypt');
    expect(theNation(world, 'egypt')).toMatchObject({ tokens: 1, treasury: 7 });
    expect(happened(world, 'calamity-changed')).toEqual([]);
  });

  test('[WE W53] Agriculture decides what a city reduced by City Riots leaves', () => {
    const world = position({ hellas: { cities: ['athens'], cards: ['agriculture'] } });
    suffer(world, 'city-riots', 'hellas');
    expect(has(world, 'hellas', 'cities', 'tokens')).toEqual({ cities: [], tokens: { athens: 2 } });
  });

  test('[WE major.3] the holder of the calamity that is called shows it, and nobody else is touched', () => {
    const world = position({ egypt: { cities: ['memphis'] }, hellas: { cities: ['athens'] } });
    deal(world, 'superstition', 'hellas');
    expect(call(world, 'treachery')).toBeUndefined();
    expect(happened(world, 'calamity-called')).toEqual([{ what: 'calamity-called', calamity: 'treachery' }]);
    play(call(world, 'superstition'));
    expect(happened(world, 'calamity-shown')).toMatchObject([
      { calamity: 'superstition', nation: 'hellas', trader: null },
    ]);
    expect(has(world, 'egypt')['cities']).toEqual(['memphis']);
    expect(has(world, 'hellas')['cities']).toEqual([]);
  });

  test('[WE major.4] calamities and discarded commodities go to the discards', () => {
    const world = position({ egypt: { hand: ['gold', 'gold', 'ochre'] } });
    suffer(world, 'corruption', 'egypt', { egypt: [{ gold: 2 }] });
    endCalamities(world);
    expect(world.trade.returned).toHaveLength(3);
    expect(has(world, 'egypt')['hand']).toEqual(['ochre']);
    expect(world.called).toEqual([]);
  });

  test('[WE major.5] advances count by themselves, good or bad', () => {
    const world = position({
      hellas: { cities: ['athens', 'corinth', 'sparta', 'argos'], cards: ['mysticism', 'universal-doctrine'] },
    });
    expect(asks(strike(world, 'superstition', 'hellas'))).toEqual(['hellas: choose-cities']);
    expect(happened(world, 'calamity-changed')).toMatchObject([
      { base: 3, amount: 3, changes: { mysticism: -1, 'universal-doctrine': 1 } },
    ]);
  });

  test('[WE major.6] [WE modifiers.7] neither support nor surplus is checked between calamities', () => {
    const world = position({ hellas: { cities: ['athens', 'corinth', 'sparta', 'argos'], tokens: { thessaly: 9 } } });
    suffer(world, 'city-riots', 'hellas', { hellas: [['athens']] });
    expect(has(world, 'hellas', 'cities', 'tokens')).toEqual({
      cities: ['argos', 'corinth', 'sparta'],
      tokens: { athens: 1, thessaly: 9 },
    });
    suffer(world, 'tribal-conflict', 'hellas', { hellas: [{ tokens: { thessaly: 5 }, cities: {} }] });
    expect(has(world, 'hellas', 'cities', 'tokens')).toEqual({
      cities: ['argos', 'corinth', 'sparta'],
      tokens: { athens: 1, thessaly: 4 },
    });
  });
});

describe('victims', () => {
  test('[WE victims.1] [WE victims.2] a calamity strikes its holder alone unless it says otherwise', () => {
    const world = position({ egypt: { cities: ['memphis', 'fayum'] }, hellas: { cities: ['athens'] } });
    suffer(world, 'superstition', 'egypt');
    expect(has(world, 'egypt')['cities']).toEqual([]);
    expect(has(world, 'hellas')['cities']).toEqual(['athens']);
  });

  test('[WE victims.3] ships and advances are spared', () => {
    const world = position({ egypt: { tokens: { alexandria: 4 }, ships: ['alexandria'], cards: ['pottery'] } });
    suffer(world, 'flood', 'egypt');
    expect(has(world, 'egypt', 'tokens', 'ships', 'cards')).toEqual({
      tokens: {},
      ships: ['alexandria'],
      cards: ['pottery'],
    });
  });

  const MANY = {
    egypt: { tokens: { memphis: 20 } },
    minoa: { tokens: { knossos: 9 } },
    hatti: { tokens: { hattusa: 9 } },
    rome: { tokens: { rome: 9 } },
    hellas: { tokens: { athens: 9 } },
  };

  test('[WE resolution.3] [WE W24] the primary victim names the others first', () => {
    expect(asks(strike(position(MANY), 'famine', 'egypt'))).toEqual(['egypt: secondary-victims']);
  });

  test('[WE resolution.4] [WE damage.11] [WE damage.16] all choose their own losses at the same time', () => {
    const two = (home: string, other: string) => ({ tokens: { [home]: 9, [other]: 9 } });
    const world = position({
      minoa: two('knossos', 'phaestos'),
      rome: two('rome', 'etruria'),
      egypt: two('memphis', 'tanis'),
    });
    expect(asks(strike(world, 'famine', 'egypt'))).toEqual(['minoa: losses', 'rome: losses', 'egypt: losses']);
    const strict = position(
      { minoa: two('knossos', 'phaestos'), rome: two('rome', 'etruria'), egypt: two('memphis', 'tanis') },
      { pace: 'strict' },
    );
    expect(asks(strike(strict, 'famine', 'egypt'))).toEqual(['minoa: losses']);
    play(
      strike(
        position({ minoa: two('knossos', 'phaestos'), egypt: two('memphis', 'tanis') }, { pace: 'strict' }),
        'famine',
        'egypt',
      ),
      [
        ['minoa', { tokens: { knossos: 5 }, cities: {} }],
        ['egypt', { tokens: { memphis: 9, tanis: 1 }, cities: {} }],
      ],
    );
  });

  test('[WE victims.4] [WE victims.5] the primary victim must name as many as there are', () => {
    const { minoa, hatti } = MANY;
    const world = position({ egypt: MANY.egypt, minoa, hatti, rome: {} });
    suffer(world, 'famine', 'egypt');
    expect(happened(world, 'victims-named')).toMatchObject([{ victims: ['minoa', 'hatti'] }]);
    expect(() => play(strike(position(MANY), 'famine', 'egypt'), { egypt: [['minoa']] })).toThrow('too-few');
    expect(() => play(strike(position(MANY), 'famine', 'egypt'), { egypt: [[]] })).toThrow('too-few');
  });

  test('[WE victims.6] barbarians are never named', () => {
    const world = position({
      egypt: { tokens: { memphis: 20 } },
      outsiders: { tokens: { rome: 2 } },
      minoa: { tokens: { knossos: 9 } },
    });
    suffer(world, 'epidemic', 'egypt');
    suffer(world, 'famine', 'egypt');
    expect(has(world, 'outsiders')['tokens']).toEqual({ rome: 2 });
    expect(happened(world, 'victims-named')).toMatchObject([{ victims: ['minoa'] }]);
  });

  test('[WE W67] a player who has announced to leave is no secondary victim and no beneficiary', () => {
    const world = position(MANY);
    world.leaving.push(world.nations.findIndex(({ name }) => name === 'minoa'));
    suffer(world, 'famine', 'egypt');
    expect(happened(world, 'victims-named')).toMatchObject([{ victims: ['hatti', 'rome', 'hellas'] }]);
    const spared = position({ egypt: { cities: ['memphis'] }, minoa: {}, hellas: {} });
    spared.leaving.push(spared.nations.findIndex(({ name }) => name === 'minoa'));
    suffer(spared, 'treachery', 'egypt', {}, 'minoa');
    expect(has(spared, 'hellas')['cities']).toEqual(['memphis']);
  });
});

describe('the beneficiary', () => {
  const EGYPT = { egypt: { cities: ['memphis'] } };

  test('[WE calamity-beneficiary.3] [WE treachery.3] is the player who traded the card to the victim', () => {
    const world = position({ ...EGYPT, minoa: { cities: ['knossos'] }, hellas: {} });
    suffer(world, 'treachery', 'egypt', {}, 'minoa');
    expect(has(world, 'minoa')['cities']).toEqual(['knossos', 'memphis']);
  });

  test('[WE calamity-beneficiary.4] otherwise the player with most cities in stock', () => {
    const world = position({ ...EGYPT, minoa: { cities: ['knossos'] }, hellas: { tokens: { athens: 30 } } });
    suffer(world, 'treachery', 'egypt');
    expect(has(world, 'hellas')['cities']).toEqual(['memphis']);
  });

  test('[WE calamity-beneficiary.5] then the player with most tokens in stock', () => {
    const world = position({ ...EGYPT, minoa: { tokens: { knossos: 2 } }, hellas: { treasury: 1 } });
    suffer(world, 'treachery', 'egypt');
    expect(has(world, 'hellas')['cities']).toEqual(['memphis']);
  });

  test('[WE calamity-beneficiary.6] [WE calamity-beneficiary.7] then ranking, and never the victim', () => {
    const world = position({ minoa: { cities: ['knossos'] }, rome: {}, hellas: {} });
    suffer(world, 'treachery', 'minoa');
    expect(has(world, 'rome')['cities']).toEqual(['knossos']);
  });

  test('[WE calamity-beneficiary.1] each calamity finds its own, as things stand when it is resolved', () => {
    const world = position({ minoa: { cities: ['knossos', 'phaestos'] }, rome: {}, hellas: {} });
    suffer(world, 'treachery', 'minoa', { rome: [['knossos']] });
    deal(world, 'treachery', 'minoa');
    play(call(world, 'treachery'));
    expect(has(world, 'hellas')['cities']).toEqual(['phaestos']);
  });

  test('[WE damage.17] [WE calamity-beneficiary.2] calamities that name none have none: the trader may be named', () => {
    const world = position({ egypt: { tokens: { memphis: 20 } }, minoa: { tokens: { knossos: 9 } } });
    suffer(world, 'famine', 'egypt', {}, 'minoa');
    expect(has(world, 'minoa')['tokens']).toEqual({ knossos: 4 });
  });
});

test('every calamity can strike a nation that has nothing at all', () => {
  for (const { id } of CALAMITIES) {
    const world = position({ egypt: {}, minoa: {} });
    suffer(world, id, 'egypt');
    expect(has(world, 'egypt', 'tokens', 'cities', 'treasury'), id).toEqual({ tokens: {}, cities: [], treasury: 0 });
  }
});
