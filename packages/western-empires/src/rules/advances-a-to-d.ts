import type { Rows } from './row.ts';

/** Chapter 9: advances from Advanced Military to Drama and Poetry. */
export const advancesAToD = [
  ['advanced-military.1', 'rule', 'In conflict you may take your losses from areas adjacent by land.'],
  [
    'advanced-military.2',
    'rule',
    'Tokens are counted again after every round, because your losses may come from elsewhere.',
  ],
  [
    'advanced-military.3',
    'rule',
    'You may let other token conflicts be resolved first, to choose where you remove your tokens and ships.',
  ],
  [
    'advanced-military.4',
    'rule',
    'If several players in a conflict have Advanced Military, a higher civilization number may wait for a lower one.',
  ],
  [
    'advanced-military.5',
    'rule',
    'You may cause conflict in areas with units of players who have Cultural Ascendancy.',
  ],
  ['advanced-military.6', 'rule', 'In Civil Disorder you reduce 1 city more.'],
  ['advanced-military.7', 'rule', 'You cannot reduce a city to have more tokens in conflict.'],
  ['advanced-military.8', 'rule', 'The tokens lost after a failed attack cannot come from adjacent areas.'],

  [
    'agriculture.1',
    'rule',
    "The population limit of areas with limit 0, 1 or 2 is 1 higher for you while no other player's units and no barbarian tokens are there.",
  ],
  ['agriculture.2', 'rule', 'In Famine you take 5 more damage if you are the primary victim.'],
  ['agriculture.3', 'rule', 'You still cannot build where the population limit is 0.'],
  ['agriculture.4', 'rule', 'When you reduce a city, you may place the additional token at once.'],
  ['agriculture.5', 'rule', 'In conflict, once you are alone in the area, you may keep the additional token.'],
  ['agriculture.6', 'rule', 'It does not work together with Public Works in areas with a city.'],
  ['agriculture.7', 'component', 'Agriculture gives 20 credits to Democracy.'],

  ['anatomy.1', 'rule', 'When you buy Anatomy, you may take 1 science advance of printed cost below 100 for free.'],
  ['anatomy.2', 'rule', 'As a secondary victim of Epidemic you take 5 less damage.'],

  ['architecture.1', 'rule', 'Once a turn you may pay up to half of the tokens for a city from treasury.'],
  ['architecture.2', 'rule', 'You may do so for a wilderness city too.'],
  ['architecture.3', 'component', 'Architecture gives 20 credits to Mining.'],

  ['astronavigation.1', 'rule', 'Your ships may move through open sea.'],
  ['astronavigation.2', 'rule', 'Your ships may not end in open sea.'],
  ['astronavigation.3', 'component', 'Astronavigation gives 10 credits to Calendar.'],

  ['calendar.1', 'rule', 'In Famine you prevent 5 damage.'],
  ['calendar.2', 'rule', 'In Cyclone you may spare up to 2 of the cities you selected.'],
  [
    'calendar.3',
    'rule',
    'In Cyclone you first select as many cities as you must, 1 more with Trade Empire, or all you have there.',
  ],
  ['calendar.4', 'rule', 'Then you reduce your cities that are still selected.'],
  ['calendar.5', 'component', 'Calendar gives 20 credits to Public Works.'],

  ['cartography.1', 'rule', 'Stack 2 sells to you, at 5 treasury tokens a card.'],
  ['cartography.2', 'rule', 'Stack 7 sells to you, at 13 treasury tokens a card.'],
  ['cartography.3', 'rule', 'In Piracy 1 more of your coastal cities is chosen if you are the primary victim.'],
  ['cartography.4', 'component', 'Cartography gives 20 credits to Library.'],

  ['cloth-making.1', 'rule', 'Your ships may move 5 steps.'],
  ['cloth-making.2', 'component', 'Cloth Making gives 10 credits to Naval Warfare.'],

  ['coinage.1', 'rule', 'You may raise or lower your tax rate by 1.'],
  ['coinage.2', 'rule', 'In Corruption you discard 5 more.'],
  ['coinage.3', 'rule', 'You set one rate for all your cities.'],
  ['coinage.4', 'rule', 'Coinage and Monarchy add up.'],
  ['coinage.5', 'rule', 'You may raise the rate even if it leads to a revolt.'],
  ['coinage.6', 'component', 'Coinage gives 10 credits to Trade Routes.'],

  [
    'cultural-ascendancy.1',
    'rule',
    'Other players may not cause conflict in areas with your units, except where there is a conflict situation already.',
  ],
  [
    'cultural-ascendancy.2',
    'rule',
    'Players with Cultural Ascendancy or Advanced Military may cause conflict there anyway.',
  ],
  ['cultural-ascendancy.3', 'rule', 'Your units are protected against Politics.'],
  ['cultural-ascendancy.4', 'rule', 'Your support rate is 1 higher.'],
  ['cultural-ascendancy.5', 'rule', 'Barbarians are not stopped by Cultural Ascendancy.'],
  [
    'cultural-ascendancy.6',
    'rule',
    'Growth, annexing, special abilities and ships that land nobody are not attacks and cause no conflict.',
  ],
  [
    'cultural-ascendancy.7',
    'rule',
    'A single token that would lead to conflict if it stayed is enough to cause conflict, even if its attack would fail.',
  ],
  ['cultural-ascendancy.8', 'rule', 'To attack a city is to cause conflict, even with a single token.'],
  [
    'cultural-ascendancy.9',
    'example',
    'Once a player with Advanced Military has a token in the area of your city, other players may enter it too, because there is a conflict situation already.',
  ],
  ['cultural-ascendancy.10', 'rule', 'You need 1 more token for each city at every check, in Slave Revolt too.'],
  ['cultural-ascendancy.11', 'rule', 'There is no check when you buy it; the first one is in the phase for cities.'],

  ['deism.1', 'rule', 'In Superstition you reduce 1 city fewer.'],
  ['deism.2', 'component', 'Deism gives 10 credits to Fundamentalism.'],

  ['democracy.1', 'rule', 'You still collect tax, but no city of yours revolts if you cannot pay it all.'],
  ['democracy.2', 'rule', 'In Civil War you select 10 fewer points.'],
  ['democracy.3', 'rule', 'In Civil Disorder you reduce 1 city fewer.'],
  ['democracy.4', 'rule', 'You may raise the tax rate beyond what you can pay.'],
  ['democracy.5', 'rule', "You can still be the beneficiary of another player's revolt that turn."],

  [
    'diaspora.1',
    'rule',
    'Special ability: you may move up to 5 of your tokens on the board to other areas, however far, within the population limits.',
  ],
  ['diaspora.2', 'rule', 'You cannot place a token in an area with a city, except your own if you have Public Works.'],
  ['diaspora.3', 'rule', 'In areas where only your tokens are, Agriculture counts.'],

  [
    'diplomacy.1',
    'rule',
    'Other players may not move tokens into areas with your cities, except where there is a conflict situation already.',
  ],
  ['diplomacy.2', 'rule', 'Players with Diplomacy or Military may enter anyway.'],
  ['diplomacy.3', 'rule', 'In Treachery the beneficiary annexes 1 more city.'],
  ['diplomacy.4', 'rule', 'Barbarians are not stopped by Diplomacy.'],
  [
    'diplomacy.5',
    'rule',
    'Growth, annexing, special abilities and ships that land nobody are not attacks and cause no conflict.',
  ],
  [
    'diplomacy.6',
    'example',
    'Once a player with Military has a token in the area of your city, other players may enter it too, because there is a conflict situation already.',
  ],
  ['diplomacy.7', 'component', 'Diplomacy gives 20 credits to Provincial Empire.'],

  ['drama-and-poetry.1', 'rule', 'In Civil War you select 5 fewer points.'],
  ['drama-and-poetry.2', 'rule', 'In Civil Disorder you reduce 1 city fewer.'],
  ['drama-and-poetry.3', 'component', 'Drama and Poetry gives 10 credits to Rhetoric.'],
] as const satisfies Rows;
