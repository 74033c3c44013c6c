import type { Rows } from './row.ts';

/** Chapter 7: leaving the game. */
export const leaving = [
  [
    'leaving.1',
    'rule',
    'Without any units you are still in the game, and Civil War or Tyranny may bring you back as beneficiary.',
  ],
  ['leaving.2', 'rule', 'If a player leaves, the others may agree to go on.'],
  ['leaving.3', 'rule', 'Finish the current phase first.'],
  [
    'leaving.4',
    'rule',
    'If possible, finish the turn up to the moves on the succession track, before the cards are shuffled.',
  ],
  ['leaving.5', 'rule', 'The advances and credits of the player who leaves are discarded.'],
  ['leaving.6', 'rule', 'The trade cards go to the discards and are shuffled under the stacks this turn.'],
  ['leaving.7', 'rule', 'All ships of the player are removed.'],
  ['leaving.8', 'rule', "The player's whole region goes out of play."],
  ['leaving.9', 'rule', "In it, the player's pieces, pirate cities and barbarian tokens are removed."],
  ['leaving.10', 'rule', "Other players' units stay there for the moment."],
  ['leaving.11', 'rule', "Elsewhere the player's tokens become barbarian tokens and the cities pirate cities."],
  ['leaving.12', 'rule', 'These barbarians and pirate cities can be attacked like any others.'],
  ['leaving.13', 'rule', 'Players with units in areas that went out of play act in ranking order.'],
  ['leaving.14', 'rule', 'Ships in areas that went out of play are destroyed.'],
  ['leaving.15', 'rule', 'Each city in an area that went out of play is replaced with 5 tokens of its owner.'],
  ['leaving.16', 'rule', 'If your stock is too small for that, you place as many as you have, where you choose.'],
  ['leaving.17', 'rule', 'Your tokens there move to areas where you already have a token.'],
  ['leaving.18', 'rule', 'They may also move to any area of your own region.'],
  ['leaving.19', 'rule', 'They may not cause a conflict situation.'],
  [
    'leaving.20',
    'rule',
    'Only if there is no other way, you may exceed population limits, by as few tokens as possible and only where no other player has tokens.',
  ],
  ['leaving.21', 'rule', 'In the end no token is left in an area out of play.'],
  ['leaving.22', 'rule', 'Then everyone checks support and reduces cities that lack it.'],
  ['leaving.23', 'rule', 'All this happens between two turns.'],
  ['leaving.24', 'rule', 'All trade cards stay in the game.'],
  ['leaving.25', 'rule', 'The next turn begins without the region of the player who left.'],
  ['leaving.26', 'rule', 'An area out of play cannot be used, except that ships may sail through its water.'],

  ['joining.1', 'rule', 'Nobody can join or come back once the game has begun.'],
] as const satisfies Rows;
