import type { Rows } from './row.ts';

/** Chapter 6, phases 8 to 11: calamities, special abilities and a second check. */
export const calamityPhases = [
  ['calamity-selection.1', 'rule', 'You keep at most 2 major calamities.'],
  ['calamity-selection.2', 'rule', 'With 9 players you keep at most 3 calamities, at most 2 of them major.'],
  ['calamity-selection.3', 'rule', 'Everyone shows how many calamities they hold, but not which.'],
  ['calamity-selection.4', 'rule', 'The cards are still yours.'],
  ['calamity-selection.5', 'rule', 'If nobody holds a calamity, the phase is skipped.'],
  ['calamity-selection.6', 'rule', 'If you hold too many, the excess is discarded at random.'],
  ['calamity-selection.7', 'rule', 'Discarded calamities lie face up on the discard pile of their stack.'],
  [
    'calamity-selection.8',
    'example',
    'In a game of 8, a player with Famine, Treachery and Barbarian Hordes discards one at random and suffers the other two.',
  ],
  [
    'calamity-selection.9',
    'example',
    'In a game of 9, a player with Superstition, Tyranny, Squandered Wealth and Coastal Migration discards one of the four at random.',
  ],

  ['resolution.1', 'rule', 'All minor calamities are resolved together first, then the major ones in order.'],
  ['resolution.2', 'rule', 'The full rules of each calamity count, not the chart.'],
  ['resolution.3', 'rule', 'A primary victim names all secondary victims before choosing own losses.'],
  [
    'resolution.4',
    'rule',
    'All victims of a calamity choose at the same time, or in ranking order if a player insists, even a secondary victim before the primary.',
  ],

  ['minor.1', 'rule', 'Everyone shows all their minor calamities and resolves them at the same time.'],
  ['minor.2', 'rule', 'You may wait for players ahead of you in ranking.'],
  ['minor.3', 'rule', 'Several minor calamities of one player are resolved in the order of their stacks.'],
  ['minor.4', 'rule', 'Advances do not change what minor calamities do.'],

  ['major.1', 'rule', 'Major calamities are called one by one, lowest stack first.'],
  ['major.2', 'rule', 'In each stack the one that is not tradable is called first.'],
  ['major.3', 'rule', 'If you hold the calamity that is called, you show it and resolve it before the next is called.'],
  ['major.4', 'rule', 'Afterwards calamities and discarded commodities go to the discard piles of their stacks.'],
  ['major.5', 'rule', 'What your advances do here, good or bad, happens by itself unless it says that you may choose.'],
  ['major.6', 'rule', 'Surplus, support and conflict are not checked here.'],

  ['special-abilities.1', 'rule', 'Special abilities are used in the order of position.'],
  ['special-abilities.2', 'rule', 'You cannot use them before your turn.'],
  [
    'special-abilities.3',
    'rule',
    'There are seven: Diaspora, Fundamentalism, Monotheism, Politics, Provincial Empire, Trade Routes and Universal Doctrine.',
  ],
  ['special-abilities.4', 'rule', 'You use an ability entirely or not at all.'],
  ['special-abilities.5', 'rule', 'Units here are cities and tokens, not ships.'],
  ['special-abilities.6', 'rule', 'To place, destroy or annex units is not to attack or to cause conflict.'],
  ['special-abilities.7', 'rule', 'Surplus, support and conflict are not checked between abilities.'],
  ['special-abilities.8', 'rule', 'If an advance protects you against an ability, you cannot be its target.'],
  ['special-abilities.9', 'rule', 'Your units are then unaffected where others are hit.'],
  ['special-abilities.10', 'rule', 'On your turn you may use any of your abilities in any order.'],

  [
    'second-check.1',
    'rule',
    'After the abilities everyone removes surplus and checks support again, as in the phase for cities.',
  ],
  ['second-check.2', 'rule', 'If there is a conflict situation, it is fought first, as in the conflict phase.'],
] as const satisfies Rows;
