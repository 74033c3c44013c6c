import type { Rows } from './row.ts';

/** Your statistics: ratings and actions. */
export const statistics = [
  ['statistics.1', 'rule', 'Statistics follow from your cards in play and from where your tokens are.'],
  ['statistics.2', 'rule', 'On a card for workers the symbols count once for each worker, and not at all without one.'],
  ['statistics.3', 'rule', 'On any other card the symbols count once.'],
  ['statistics.4', 'rule', 'The strength on a tactic counts once for each army.'],
  ['statistics.5', 'rule', 'A wonder counts only when completed.'],
  ['statistics.6', 'rule', 'Texts of cards in play can change statistics.'],
  ['statistics.7', 'advice', 'Updating statistics means that markers and tokens show what is true.'],
  ['statistics.8', 'advice', 'The markers only help: all four ratings can be worked out at any time.'],

  [
    'science-rating.1',
    'rule',
    'Your science rating is all the science your cards and workers give, and never below 0.',
  ],

  [
    'culture-rating.1',
    'rule',
    'Your culture rating is all the culture your cards and workers give, and never below 0.',
  ],
  ['culture-rating.2', 'rule', 'Culture that you score on some occasion is no part of the rating.'],

  ['strength.1', 'rule', 'Your strength is all your cards, workers and armies give, and never below 0.'],
  ['strength.2', 'rule', 'A unit counts its own strength also when it is in an army.'],

  ['happiness.1', 'rule', 'Your happy faces are those of your cards and workers added up.'],
  [
    'happiness.2',
    'rule',
    'Unhappy faces are subtracted, and a card with unhappy faces is none that gives happy faces.',
  ],
  ['happiness.3', 'rule', 'The total is never below 0 nor above 8.'],
  ['happiness.4', 'rule', 'Happiness rating and happy faces mean the same.'],

  [
    'colonization-modifier.1',
    'rule',
    'Your colonization modifier is what your cards in play add, 0 without any, and counts only in colonization.',
  ],

  [
    'actions.1',
    'rule',
    'All civil action symbols on your cards in play, government included, make up your civil action total.',
  ],
  [
    'actions.2',
    'rule',
    'All military action symbols on your cards in play, government included, make up your military action total.',
  ],
  ['actions.3', 'rule', 'An action you have for this turn only is no part of the total.'],
  ['actions.4', 'rule', 'White and red tokens on your government are available actions; spending one moves it off.'],
  ['actions.5', 'rule', 'Without enough available actions you cannot do what they must pay for.'],
  ['actions.6', 'rule', 'Getting an action back makes a spent one available, and does nothing if none is spent.'],
  ['actions.7', 'rule', 'Only cards that come into play or go out of it change your totals.'],
  ['actions.8', 'rule', 'Actions added to a total are available.'],
  [
    'actions.9',
    'rule',
    'Actions lost from a total are spent ones first, and available ones only if those do not suffice.',
  ],
  ['actions.10', 'rule', 'When one card replaces another, your tokens change once, by the difference.'],
] as const satisfies Rows;
