import type { Rows } from './row.ts';

/** Chapter 9: advances from Empiricism to Mythology. */
export const advancesEToM = [
  ['empiricism.1', 'component', 'Empiricism brings credits and nothing else.'],
  ['empiricism.2', 'component', 'Empiricism gives 10 credits to Medicine.'],

  ['engineering.1', 'rule', 'To attack your cities takes 8 tokens, by barbarians too.'],
  ['engineering.2', 'rule', 'Your attacked city is replaced with 7 tokens.'],
  ['engineering.3', 'rule', 'Your Engineering does not help a city against an attacker who has it too.'],
  ['engineering.4', 'rule', "To attack other players' cities and pirate cities you need 6 tokens."],
  ['engineering.5', 'rule', 'The city you attack is replaced with 5 tokens.'],
  ['engineering.6', 'rule', 'Your Engineering does not help an attack against a defender who has it too.'],
  ['engineering.7', 'rule', 'In an earthquake your city is only reduced.'],
  ['engineering.8', 'rule', 'In Flood you prevent 5 damage.'],
  ['engineering.9', 'component', 'Engineering gives 20 credits to Roadbuilding.'],

  ['enlightenment.1', 'rule', 'In Superstition you reduce 1 city fewer.'],
  ['enlightenment.2', 'rule', 'In Slave Revolt your support rate is 1 lower.'],
  ['enlightenment.3', 'rule', 'As the primary victim of Epidemic you take 5 less damage.'],
  [
    'enlightenment.4',
    'rule',
    'In Regression you may destroy 2 of your cities for each step to prevent it, non-coastal ones if possible.',
  ],
  ['enlightenment.5', 'component', 'Enlightenment gives 20 credits to Philosophy.'],

  [
    'fundamentalism.1',
    'rule',
    'Special ability: you may destroy every unit in one area that borders an area of yours by land.',
  ],
  [
    'fundamentalism.2',
    'rule',
    'Barbarian tokens, pirate cities and units of players with Fundamentalism or Philosophy are unaffected.',
  ],
  ['fundamentalism.3', 'rule', 'In Regression your marker moves 1 step more.'],
  ['fundamentalism.4', 'component', 'Fundamentalism gives 20 credits to Monotheism.'],

  ['law.1', 'rule', 'In Tyranny the beneficiary annexes 5 fewer points.'],
  ['law.2', 'rule', 'In Civil Disorder you reduce 1 city fewer.'],
  ['law.3', 'rule', 'In Corruption you discard 5 less.'],
  ['law.4', 'component', 'Law gives 20 credits to Cultural Ascendancy.'],

  ['library.1', 'rule', 'When you buy Library, 1 other advance you buy in the same turn costs 40 less.'],
  ['library.2', 'rule', 'In Regression your marker moves 1 step less.'],

  ['literacy.1', 'component', 'Literacy brings credits and nothing else.'],
  ['literacy.2', 'component', 'Literacy gives 20 credits to Mathematics.'],

  ['masonry.1', 'rule', 'In Cyclone you deselect 1 of your selected cities.'],
  [
    'masonry.2',
    'rule',
    'In Cyclone you first select as many cities as you must, 1 more with Trade Empire, or all you have there.',
  ],
  ['masonry.3', 'rule', 'Then you reduce your cities that are still selected.'],
  ['masonry.4', 'component', 'Masonry gives 10 credits to Engineering.'],

  ['mathematics.1', 'component', 'Mathematics brings credits and nothing else.'],

  ['medicine.1', 'rule', 'In Epidemic you prevent 5 damage.'],
  ['medicine.2', 'component', 'Medicine gives 20 credits to Anatomy.'],

  [
    'metalworking.1',
    'rule',
    'In each round of a conflict all players without Metalworking remove their token before you.',
  ],
  ['metalworking.2', 'rule', 'Among players with Metalworking the smaller number goes first as usual.'],
  ['metalworking.3', 'component', 'Metalworking gives 10 credits to Military.'],

  ['military.1', 'rule', 'You move after all players without Military.'],
  ['military.2', 'rule', 'You may move tokens into areas with cities of players who have Diplomacy.'],
  ['military.3', 'rule', 'In Civil War you select 5 more points.'],
  ['military.4', 'rule', 'Players with Military move in census order among themselves.'],
  ['military.5', 'component', 'Military gives 20 credits to Advanced Military.'],

  ['mining.1', 'rule', 'Stacks 6 and 8 sell to you, at 13 treasury tokens a card.'],
  ['mining.2', 'rule', 'Your treasury tokens are worth 2 points when you buy advances.'],
  ['mining.3', 'rule', 'In Slave Revolt your support rate is 1 higher.'],
  ['mining.4', 'rule', 'With treasury you may pay exactly 1 point more than the price.'],

  ['monarchy.1', 'rule', 'You may raise your tax rate by 1.'],
  ['monarchy.2', 'rule', 'In Barbarian Hordes there are 5 fewer barbarian tokens.'],
  ['monarchy.3', 'rule', 'In Tyranny the beneficiary annexes 5 more points.'],
  ['monarchy.4', 'rule', 'You set one rate for all your cities.'],
  ['monarchy.5', 'rule', 'Monarchy and Coinage add up.'],
  ['monarchy.6', 'rule', 'You may raise the rate even if it leads to a revolt.'],
  ['monarchy.7', 'component', 'Monarchy gives 10 credits to Law.'],

  [
    'monotheism.1',
    'rule',
    'Special ability: you may annex every unit in one area that borders an area of yours by land.',
  ],
  [
    'monotheism.2',
    'rule',
    'Barbarian tokens, pirate cities and units of players with Monotheism or Theology are unaffected.',
  ],
  ['monotheism.3', 'rule', 'In Iconoclasm and Heresy you reduce 1 city more.'],
  ['monotheism.4', 'rule', 'You cannot choose an area if your stock is too small to annex all its units.'],
  [
    'monotheism.5',
    'rule',
    'You annex a token beside a city and a token above the limit too, even if you could not have it yourself.',
  ],
  ['monotheism.6', 'rule', 'An annexed token that you could not have is removed with the next surplus.'],

  ['monument.1', 'rule', 'Monument brings you 20 more credits in any combination of colours.'],
  ['monument.2', 'rule', 'You choose the colours when you buy it, for good.'],
  ['monument.3', 'component', 'Monument gives 20 credits to Wonder of the World.'],

  ['music.1', 'rule', 'In Civil War you select 5 fewer points.'],
  ['music.2', 'rule', 'In Civil Disorder you reduce 1 city fewer.'],
  ['music.3', 'component', 'Music gives 10 credits to Enlightenment.'],

  ['mysticism.1', 'rule', 'In Superstition you reduce 1 city fewer.'],
  ['mysticism.2', 'component', 'Mysticism gives 10 credits to Monument.'],

  ['mythology.1', 'rule', 'In Slave Revolt your support rate is 1 lower.'],
  ['mythology.2', 'component', 'Mythology gives 10 credits to Literacy.'],
] as const satisfies Rows;
