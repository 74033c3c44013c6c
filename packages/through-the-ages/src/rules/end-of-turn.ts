import type { Rows } from './row.ts';

/** The end-of-turn sequence. */
export const endOfTurn = [
  ['end-of-turn.1', 'rule', 'Once you end your Action Phase, the steps of the end-of-turn sequence follow in order.'],
  [
    'end-of-turn.2',
    'advice',
    'Only the discard asks you anything, so the next player may begin as soon as you have discarded.',
  ],

  ['discard.1', 'rule', 'Military cards beyond your military action total are discarded face down, as you choose.'],

  [
    'uprising.1',
    'rule',
    'With more discontent workers than unused workers you have an uprising and no Production Phase.',
  ],

  ['production.1', 'rule', 'Without an uprising, the steps of the Production Phase follow in order.'],
  ['production.2', 'rule', 'You score your science rating in science points.'],
  ['production.3', 'rule', 'You score your culture rating in culture points.'],
  [
    'production.4',
    'component',
    'The first square of each section of the blue bank carries a negative number: 6, 4 and 2.',
  ],
  [
    'production.5',
    'rule',
    'With all of those squares covered, that is with 11 blue tokens or more in the bank, you have no corruption.',
  ],
  [
    'production.6',
    'rule',
    'Otherwise the leftmost uncovered number is your corruption: 2 with 6 to 10 tokens, 4 with 1 to 5, 6 with none.',
  ],
  ['production.7', 'rule', 'You lose resources equal to your corruption.'],
  ['production.8', 'rule', 'If you have too few resources, you lose food for the rest.'],
  ['production.9', 'rule', 'For each worker on a farm card, 1 blue token moves from the bank to that card.'],
  ['production.10', 'rule', 'With too few tokens, the farm cards of the highest level come first.'],
  [
    'production.11',
    'component',
    'The first square of each section of the yellow bank carries a negative number: 6, 4, 3, 2 and 1.',
  ],
  [
    'production.12',
    'rule',
    'With all of those squares covered, that is with 17 yellow tokens or more in the bank, you consume nothing.',
  ],
  ['production.13', 'rule', 'Otherwise the leftmost uncovered number is your consumption: 1, 2, 3, 4 or 6.'],
  ['production.14', 'rule', 'You lose food equal to your consumption.'],
  ['production.15', 'rule', 'For each food you are short of, you lose 4 culture points.'],
  ['production.16', 'rule', 'For each worker on a mine card, 1 blue token moves from the bank to that card.'],
  ['production.17', 'rule', 'With too few tokens, the mine cards of the highest level come first.'],

  ['draw.1', 'rule', 'For each military action you have left, you draw 1 card from the current military deck.'],
  ['draw.2', 'rule', 'You draw at most 3 cards this way.'],
  ['draw.3', 'rule', 'In Age IV nobody draws.'],
  ['draw.4', 'rule', 'In the first round nobody has military actions, so nobody draws.'],
  [
    'draw.5',
    'rule',
    "When the last card is drawn, the current age's discard pile is shuffled and becomes the military deck.",
  ],
  ['draw.6', 'rule', 'Cards you still have coming are drawn from the new deck.'],

  [
    'reset.1',
    'rule',
    'All your civil and military actions are available again, also for what events ask before your next turn.',
  ],
] as const satisfies Rows;
