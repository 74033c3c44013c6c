import type { Rows } from './row.ts';

/** The description of the cards and the appendix on single cards. */
export const appendix = [
  [
    'card-description.1',
    'component',
    'Civil cards show science cost, type, resource cost, stages, effects, level and urban building limit.',
  ],
  [
    'card-description.2',
    'component',
    'Military cards show a crown with their cost, level, effects, army, strengths and bonuses.',
  ],

  [
    'homer.1',
    'rule',
    "A wonder with Homer under it counts as having one more printed happy face, for Michelangelo and for a single extra face of St. Peter's too.",
  ],
  ['homer.2', 'rule', 'If that wonder becomes a ruin, the happy face from Homer stays.'],

  ['genghis-khan.1', 'rule', 'With two players Genghis Khan scores for the strongest only, and you win ties.'],
  [
    'genghis-khan.2',
    'rule',
    'In armies each of your infantry is infantry or cavalry, whichever gives the most strength, but for other cards it is infantry.',
  ],

  [
    'robespierre.1',
    'rule',
    'With Robespierre you pay for a revolution with military actions equal to your military action total.',
  ],
  ['robespierre.2', 'rule', 'Military actions you gain from that change of government start out spent.'],
  ['robespierre.3', 'rule', 'Cards can still give you military actions later in the turn.'],
  ['robespierre.4', 'rule', 'The extra military action from Patriotism is not spent on it.'],
  ['robespierre.5', 'rule', 'A revolution by Breakthrough then costs all your military actions and no civil action.'],
  ['robespierre.6', 'rule', 'With Robespierre you cannot declare a revolution for civil actions.'],

  [
    'newton.1',
    'rule',
    'Newton gives a civil action back also when a card such as Breakthrough lets you develop the technology.',
  ],
  ['newton.2', 'rule', 'A revolution develops a technology, so Newton leaves you with one civil action after it.'],

  [
    'bach.1',
    'rule',
    'Upgrading to a theater with Bach follows the usual rules, but the types may differ and the levels may be equal.',
  ],
  ['bach.2', 'rule', 'It costs 0 if the building is worth as much as the theater or more.'],
  ['bach.3', 'rule', 'You cannot exceed your urban building limit.'],

  [
    'gates.1',
    'rule',
    'With Bill Gates, each worker on a lab brings a blue token worth the level of the lab when mines produce.',
  ],
  ['gates.2', 'rule', 'Labs with Bill Gates may also store resources and make change.'],
  [
    'gates.3',
    'rule',
    'When he leaves play labs produce no more, but resources on them can be used to the end of the game.',
  ],
  ['gates.4', 'rule', 'What labs produce does not count for Impact of Industry.'],

  ['st-peters.1', 'rule', 'Each of your other cards with at least one happy face counts as having one more.'],
  ['hollywood.1', 'rule', 'Hollywood counts what Shakespeare, Bach and Chaplin add to theaters and libraries.'],
  [
    'internet.1',
    'rule',
    'The Internet counts what Shakespeare, Bach, Chaplin, Newton, Einstein and Sid Meier change in your buildings.',
  ],

  [
    'development-of-civilization.1',
    'rule',
    'Development of Civilization costs no civil action, and the food, resources or science by one less.',
  ],
  [
    'development-of-civilization.2',
    'rule',
    'It allows a revolution for one science less, which uses up all your civil actions.',
  ],

  [
    'ravages-of-time.1',
    'rule',
    'A ruined wonder counts as a completed wonder of its age for all purposes, such as the price of the next wonder.',
  ],

  [
    'international-agreement.1',
    'rule',
    'Taking cards by International Agreement follows the usual rules for taking cards.',
  ],
  [
    'international-agreement.2',
    'rule',
    'If the current player takes them, action cards among them may be played on the same turn.',
  ],
  ['international-agreement.3', 'rule', 'The row is then replenished without discarding from the first spaces.'],
  [
    'international-agreement.4',
    'rule',
    "If that ends Age III, the end of the game begins, and on the starting player's turn this round is the last.",
  ],
  ['international-agreement.5', 'rule', 'The strongest player may use it in the last round too.'],
] as const satisfies Rows;
