import type { Rows } from './row.ts';

/** Chapter 6, phase 5: cities, surplus and support. */
export const cities = [
  ['construction-phase.1', 'rule', 'You build cities, then remove surplus, then check support, in this order.'],
  ['construction-phase.2', 'rule', 'Everyone acts at once, or in ranking order if a player asks for it.'],

  ['city-construction.1', 'rule', 'You may build any number of cities a turn.'],
  ['city-construction.2', 'rule', 'With a city site in the area you need at least 6 tokens there.'],
  ['city-construction.3', 'rule', 'Without one you need at least 12, and the city is a wilderness city.'],
  ['city-construction.4', 'rule', 'You cannot build where the population limit is 0, whatever advances you have.'],
  ['city-construction.5', 'rule', 'An area holds at most 1 city.'],
  [
    'city-construction.6',
    'rule',
    'All tokens in the area go to stock, no matter who owns them, and a city from your stock takes their place.',
  ],
  ['city-construction.7', 'rule', 'You have at most 9 cities on the board.'],
  ['city-construction.8', 'rule', 'Black and white sites are the same for building.'],

  ['surplus.1', 'rule', 'An area with a city supports no tokens.'],
  ['surplus.2', 'rule', 'All tokens above the population limit are removed, everywhere.'],
  ['surplus.3', 'rule', 'Ships do not count towards the limit.'],
  ['surplus.4', 'rule', 'Agriculture and Public Works make exceptions.'],

  ['support.1', 'rule', 'After your surplus is gone you check support for your cities.'],
  ['support.2', 'rule', 'Each of your cities needs 2 of your tokens on the board.'],
  ['support.3', 'rule', 'Reduce cities of your choice until the rest is supported.'],
  ['support.4', 'rule', 'To reduce a city, replace it with as many tokens as the population limit of its area.'],
  ['support.5', 'rule', 'Cities you built this turn are reduced first.'],
  ['support.6', 'rule', 'Tokens from a reduced city support other cities at once.'],
] as const satisfies Rows;
