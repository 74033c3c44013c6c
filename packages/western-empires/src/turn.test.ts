import { tableAt } from '@ecumene/engine/testing';
import { describe, expect, test } from 'vitest';
import { advanceOf } from './data/advances.ts';
import { modifiersOf } from './data/modifiers.ts';
import { westernEmpires } from './game.ts';
import { answer, goOn, position } from './testing.ts';

const coiner = (city: string, hand: readonly string[] = ['ochre', 'clay', 'iron']) => ({
  cities: [city],
  cards: ['coinage', 'politics'],
  tokens: { memphis: 4, siwa: 1 },
  treasury: 15,
  hand,
});

test('[WE turn.1] [WE turn.9] a turn goes through its phases in order', () => {
  const TEN = ['ochre', 'ochre', 'clay', 'clay', 'iron', 'iron', 'fish', 'fish', 'wool', 'tempest'];
  const world = position({
    minoa: coiner('knossos', TEN),
    egypt: { tokens: { fayum: 6 }, stock: 1, hand: ['oil', 'oil', 'wine'] },
  });
  const table = tableAt(westernEmpires, world, 'turn');
  const phases: string[] = [];
  for (let count = 0; count < 60 && table.world.turn === 2; count++) {
    const topic = goOn(table);
    if (topic !== undefined && phases.at(-1) !== topic) phases.push(topic);
  }
  const wanted = [
    'tax-rate',
    'growth',
    'movement',
    'build-cities',
    'buy-trade-card',
    'trade',
    'abilities',
    'civilization-cards',
    'surrender',
  ];
  expect(wanted.filter((topic) => !phases.includes(topic))).toEqual([]);
  expect(phases.filter((topic) => wanted.includes(topic))).toEqual(wanted);
  expect(table.world.turn).toBe(3);
});

describe('who acts when', () => {
  const given = { minoa: coiner('knossos'), egypt: coiner('tanis') };
  const asked = (table: ReturnType<typeof taxing>, isOptional: boolean) =>
    table
      .waiting()
      .flatMap(({ seat, topic, optional = false }) => (optional === isOptional ? `${seat}: ${topic}` : []));
  const waiting = (table: ReturnType<typeof taxing>) => asked(table, false);
  const taxing = (pace = 'swift') => tableAt(westernEmpires, position(given, { pace }), 'taxation');

  test('[WE turn.2] [WE turn.4] [WE turn.5] all at once, or by ranking at a strict table or when someone insists', () => {
    expect(waiting(taxing())).toEqual(['minoa: tax-rate', 'egypt: tax-rate']);
    expect(waiting(taxing('strict'))).toEqual(['minoa: tax-rate']);
    const table = taxing();
    table.insist('egypt', true);
    expect(waiting(table)).toEqual(['minoa: tax-rate']);
  });

  test('[WE turn.6] [WE turn.7] nobody begins a phase before the others are ready, and an order is kept', () => {
    const table = taxing();
    expect(answer(table, 'egypt', '2')).toBe('');
    expect(waiting(table)).toEqual(['minoa: tax-rate']);
    expect(answer(table, 'minoa', '2')).toBe('');
    expect(waiting(table)).toEqual(['minoa: movement']);
    expect(asked(table, true)).toEqual(['egypt: movement']);
  });

  test('[WE minor.2] minor calamities come at once, or by ranking when someone insists', () => {
    const struck = (pace: string) => {
      const world = position(
        {
          minoa: {
            cities: ['knossos', 'thera'],
            tokens: { argos: 1, corinth: 2, sparta: 1 },
            hand: ['minor-uprising'],
          },
          egypt: { cities: ['memphis', 'tanis'], tokens: { siwa: 1, fayum: 3 }, hand: ['city-riots'] },
        },
        { pace },
      );
      return waiting(tableAt(westernEmpires, world, 'calamities'));
    };
    expect(struck('swift')).toEqual(['minoa: choose-cities', 'egypt: choose-cities']);
    expect(struck('strict')).toEqual(['minoa: choose-cities']);
  });
});

test('[WE beneficiary.1] [WE beneficiary.5] the beneficiary of a calamity controls it, and may be spared by it', () => {
  const world = position({
    minoa: { tokens: { knossos: 1 } },
    rome: { tokens: { rome: 1 } },
    egypt: { cities: ['memphis', 'tanis'], tokens: { siwa: 1, fayum: 3 }, hand: ['treachery'] },
    traded: { treachery: 'rome' },
  });
  expect(tableAt(westernEmpires, world, 'calamities').waiting()).toMatchObject([
    { seat: 'rome', topic: 'choose-cities' },
  ]);
});

test('[WE advance-cards.6] [WE advance-cards.9] some advances belong to two groups, and some make a calamity worse', () => {
  expect(advanceOf('engineering').groups).toEqual(['science', 'crafts']);
  const worse = modifiersOf('famine').filter(({ change }) => change.is === 'amount' && change.by > 0);
  expect(worse.map(({ advance }) => advance)).toEqual(['agriculture']);
});
