import type { Rows } from './row.ts';

/** Chapter 9: advances from Naval Warfare to Written Record. */
export const advancesNToZ = [
  ['naval-warfare.1', 'rule', 'Your ships may carry 6 tokens.'],
  ['naval-warfare.2', 'rule', 'In conflict a ship in the area may be lost in place of a token.'],
  ['naval-warfare.3', 'rule', 'Tokens are counted again after every round, because you may lose a ship instead.'],
  ['naval-warfare.4', 'rule', 'In Piracy 1 fewer of your coastal cities is chosen if you are the primary victim.'],
  ['naval-warfare.5', 'rule', 'You cannot be a secondary victim of Piracy.'],
  ['naval-warfare.6', 'rule', 'In Civil Disorder you reduce 1 city more.'],
  ['naval-warfare.7', 'rule', 'Your ships do not count when tokens are counted.'],
  [
    'naval-warfare.8',
    'rule',
    'A ship that arrives, with or without tokens, does not attack or cause conflict; landing tokens may.',
  ],
  ['naval-warfare.9', 'rule', 'Your ship alone with enemy tokens or a city does not cause conflict.'],
  ['naval-warfare.10', 'rule', 'An enemy token that enters where only your ship is does not cause conflict.'],
  ['naval-warfare.11', 'rule', 'Ships do not count towards the tokens an attack needs.'],
  ['naval-warfare.12', 'rule', 'If the attack succeeds, you may remove ships as losses in the fight that follows.'],
  ['naval-warfare.13', 'rule', 'If your attack on a city fails, all your ships in that area are destroyed too.'],
  ['naval-warfare.14', 'rule', 'With Advanced Military too, you still cannot remove ships from adjacent areas.'],
  ['naval-warfare.15', 'component', 'Naval Warfare gives 20 credits to Diaspora.'],

  ['philosophy.1', 'rule', 'In Iconoclasm and Heresy you reduce 2 cities fewer.'],
  ['philosophy.2', 'rule', 'Your units are protected against Fundamentalism.'],
  ['philosophy.3', 'rule', 'In Civil War you select 5 more points.'],

  ['politics.1', 'rule', 'Special ability: you may do one of two things.'],
  ['politics.2', 'rule', 'Either you move up to 5 tokens from stock to treasury.'],
  ['politics.3', 'rule', 'Or you annex every unit in one area that borders an area of yours by land.'],
  ['politics.4', 'rule', 'For that you pay as many treasury tokens as you annex unit points, or nothing happens.'],
  [
    'politics.5',
    'rule',
    'Barbarian tokens, pirate cities and units of players with Politics or Cultural Ascendancy are unaffected.',
  ],
  ['politics.6', 'rule', 'In Barbarian Hordes there are 5 more barbarian tokens.'],
  ['politics.7', 'rule', 'You cannot choose an area if your stock or treasury is too small to annex all its units.'],
  [
    'politics.8',
    'rule',
    'You annex and pay for a token beside a city and a token above the limit too, even if you could not have it yourself.',
  ],
  ['politics.9', 'rule', 'An annexed token that you could not have is removed with the next surplus.'],
  ['politics.10', 'rule', 'The treasury tokens you pay go to your own stock.'],
  ['politics.11', 'rule', 'The treasury of the other player is unaffected.'],

  ['pottery.1', 'rule', 'In Famine you prevent 5 damage.'],
  ['pottery.2', 'component', 'Pottery gives 10 credits to Agriculture.'],

  [
    'provincial-empire.1',
    'rule',
    'Special ability: you may choose up to 5 players who are your neighbours by land or water.',
  ],
  ['provincial-empire.2', 'rule', 'Each of them chooses a commodity card of face value 2 or more and gives it to you.'],
  ['provincial-empire.3', 'rule', 'Players with Provincial Empire or Public Works cannot be chosen.'],
  ['provincial-empire.4', 'rule', 'In Barbarian Hordes there are 5 more barbarian tokens.'],
  ['provincial-empire.5', 'rule', 'In Tyranny the beneficiary annexes 5 more points.'],
  ['provincial-empire.6', 'rule', 'Players choose whether they give their card face up or down.'],
  ['provincial-empire.7', 'rule', 'You choose whether you show the cards you get.'],

  ['public-works.1', 'rule', 'Areas with your cities may hold 1 of your tokens too.'],
  ['public-works.2', 'rule', 'You are protected against Provincial Empire.'],
  ['public-works.3', 'rule', 'Tokens beside a city grow as usual.'],
  [
    'public-works.4',
    'rule',
    'If your city is annexed or destroyed by a tax revolt or calamity, the token beside it is destroyed.',
  ],
  [
    'public-works.5',
    'rule',
    'When you build a city with more tokens from the board than needed, you may leave 1 of them there.',
  ],
  [
    'public-works.6',
    'rule',
    'If you reduce a city with a token beside it, that token counts, so you place 1 token less.',
  ],
  ['public-works.7', 'rule', 'Agriculture does not let you keep more than 1 token beside a city.'],
  [
    'public-works.8',
    'rule',
    'An ability that destroys or annexes all units of an area takes the token beside your city too.',
  ],

  ['rhetoric.1', 'rule', 'Stack 3 sells to you, at 9 treasury tokens a card.'],
  ['rhetoric.2', 'component', 'Rhetoric gives 20 credits to Politics.'],

  ['roadbuilding.1', 'rule', 'Your tokens may move 2 areas by land.'],
  ['roadbuilding.2', 'rule', 'A token in a conflict situation after its first step cannot move on.'],
  ['roadbuilding.3', 'rule', 'You may keep 1 more commodity card.'],
  ['roadbuilding.4', 'rule', 'In Epidemic you take 5 more damage if you are the primary victim.'],
  ['roadbuilding.5', 'rule', 'A token makes both steps in one go.'],
  ['roadbuilding.6', 'rule', 'A token that boards a ship makes no second step by land, before or after.'],
  ['roadbuilding.7', 'rule', 'The second step may lead into a conflict situation.'],
  ['roadbuilding.8', 'rule', 'A single token that attacks a city is in a conflict situation.'],

  ['sculpture.1', 'rule', 'In Tyranny the beneficiary annexes 5 fewer points.'],
  ['sculpture.2', 'component', 'Sculpture gives 10 credits to Architecture.'],

  ['theocracy.1', 'rule', 'In Iconoclasm and Heresy you may discard 2 commodity cards and then reduce no cities.'],
  ['theocracy.2', 'rule', 'If you are the primary victim, the secondary victims still suffer.'],
  ['theocracy.3', 'rule', 'Water can be discarded.'],
  ['theocracy.4', 'component', 'Theocracy gives 10 credits to Universal Doctrine.'],

  ['theology.1', 'rule', 'In Iconoclasm and Heresy you reduce 3 cities fewer.'],
  ['theology.2', 'rule', 'Your units are protected against Monotheism.'],

  [
    'trade-empire.1',
    'rule',
    'Once a turn, when you pay with an incomplete set, another commodity of that face value or more may stand in for one missing card.',
  ],
  ['trade-empire.2', 'rule', 'In Cyclone you select 1 city more.'],
  ['trade-empire.3', 'rule', 'In Epidemic you take 5 more damage if you are the primary victim.'],

  [
    'trade-routes.1',
    'rule',
    'Special ability: you may discard any number of commodity cards and move twice their face value from stock to treasury.',
  ],
  ['trade-routes.2', 'rule', 'You cannot discard a card if your stock is too small for twice its face value.'],
  ['trade-routes.3', 'component', 'Trade Routes gives 20 credits to Trade Empire.'],

  [
    'universal-doctrine.1',
    'rule',
    'Special ability: you may annex 1 pirate city, wherever it is, or up to 5 barbarian tokens.',
  ],
  ['universal-doctrine.2', 'rule', 'In Superstition you reduce 1 city more.'],
  ['universal-doctrine.3', 'rule', 'The barbarian tokens may come from several areas.'],
  ['universal-doctrine.4', 'component', 'Universal Doctrine gives 20 credits to Theology.'],

  [
    'urbanism.1',
    'rule',
    'Once a turn up to 4 of the tokens for a wilderness city may come from areas adjacent by land.',
  ],
  [
    'urbanism.2',
    'example',
    'With Architecture too, 2 tokens in the area, 4 from adjacent areas and 6 from treasury make a wilderness city.',
  ],
  ['urbanism.3', 'component', 'Urbanism gives 10 credits to Diplomacy.'],

  [
    'wonder-of-the-world.1',
    'rule',
    'You may take 1 more trade card for free from a stack with a number higher than your cities on the board.',
  ],
  ['wonder-of-the-world.2', 'rule', 'On the succession track Wonder of the World is one more city.'],
  ['wonder-of-the-world.3', 'rule', 'In Corruption you discard 5 more.'],
  ['wonder-of-the-world.4', 'rule', 'The free card counts as bought for 0 treasury tokens.'],
  ['wonder-of-the-world.5', 'rule', 'With 9 cities on the board you cannot take it.'],

  ['written-record.1', 'rule', 'Written Record brings you 10 more credits in any combination of colours.'],
  ['written-record.2', 'rule', 'You choose the colours when you buy it, for good.'],
  ['written-record.3', 'component', 'Written Record gives 10 credits to Cartography.'],
] as const satisfies Rows;
