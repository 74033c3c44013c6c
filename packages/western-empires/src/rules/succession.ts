import type { Rows } from './row.ts';

/** Chapter 6, phase 13: the succession track, the end and the winner. */
export const succession = [
  ['succession.1', 'rule', 'Four steps follow, each in ranking order.'],
  ['succession.2', 'rule', 'Requirements hold for entering an epoch and for every further space in it.'],
  ['succession.3', 'rule', 'If Regression moved your marker back, it may still advance this turn.'],
  ['succession.4', 'rule', 'You look at the requirements of your next space.'],
  ['succession.5', 'rule', 'If you meet them, your marker moves 1 space forward.'],
  ['succession.6', 'rule', 'If you do not, it stays.'],
  [
    'succession.7',
    'rule',
    'On the Expert track your marker moves 1 space back if you have no city on the board, except in the Stone Age.',
  ],
  ['succession.8', 'rule', 'After that the turn marker moves on.'],

  ['epochs-basic.1', 'rule', 'On the Basic track the Stone Age requires nothing.'],
  ['epochs-basic.2', 'rule', 'On the Basic track the Early Bronze Age requires 2 cities.'],
  ['epochs-basic.3', 'rule', 'On the Basic track the Middle Bronze Age requires 3 cities and 3 advances.'],
  [
    'epochs-basic.4',
    'rule',
    'On the Basic track the Late Bronze Age requires 3 cities and 3 advances of cost 100 or more.',
  ],
  [
    'epochs-basic.5',
    'rule',
    'On the Basic track the Early Iron Age requires 4 cities and 2 advances of cost 200 or more.',
  ],
  [
    'epochs-basic.6',
    'rule',
    'On the Basic track the Late Iron Age requires 5 cities and 3 advances of cost 200 or more.',
  ],

  ['epochs-expert.1', 'rule', 'On the Expert track the Stone Age requires nothing.'],
  ['epochs-expert.2', 'rule', 'On the Expert track the Early Bronze Age requires 3 cities.'],
  [
    'epochs-expert.3',
    'rule',
    'On the Expert track the Middle Bronze Age requires 3 cities and advances worth 5 points.',
  ],
  ['epochs-expert.4', 'rule', 'On the Expert track the Late Bronze Age requires 4 cities and 12 advances.'],
  [
    'epochs-expert.5',
    'rule',
    'On the Expert track the Early Iron Age requires 5 cities, 10 advances of cost below 100, and advances worth 38 points in all.',
  ],
  [
    'epochs-expert.6',
    'rule',
    'On the Expert track the Late Iron Age requires 6 cities, 17 advances of cost below 100, and advances worth 56 points in all.',
  ],

  ['game-end.1', 'rule', 'The game ends when a marker enters the last space.'],
  [
    'game-end.2',
    'rule',
    'On the Expert track one more turn is played after a marker enters the first of the last two spaces.',
  ],
  ['game-end.3', 'rule', 'In that turn markers may advance, stay or move back, and the game ends anyway.'],
  ['game-end.4', 'rule', 'Then the winner is found.'],

  ['reshuffle.1', 'advice', 'Check that all discarded and used trade cards lie on the right piles before you shuffle.'],
  ['reshuffle.2', 'rule', 'Discarded and used trade cards lie on one pile for each stack.'],
  ['reshuffle.3', 'rule', 'Cards that were not drawn stay on top of their stack, unshuffled.'],
  [
    'reshuffle.4',
    'rule',
    'All discards of a stack but the calamity that is not tradable are shuffled and put beneath it.',
  ],
  ['reshuffle.5', 'rule', 'Calamities that are not tradable go beneath that, each in its stack.'],

  ['victory.1', 'rule', 'You score 1 point for each of your cities on the board.'],
  ['victory.2', 'rule', 'You score 1 point for each advance of cost below 100.'],
  ['victory.3', 'rule', 'You score 3 points for each advance of cost between 100 and 200.'],
  ['victory.4', 'rule', 'You score 6 points for each advance of cost above 200.'],
  ['victory.5', 'rule', 'You score 5 points for each step your marker has taken.'],
  [
    'victory.6',
    'rule',
    'If you alone enter the Late Iron Age, you score a bonus of 5 points; if several players do, nobody does.',
  ],
  [
    'victory.7',
    'rule',
    'On the Expert track the bonus is yours with the first Late Iron space, whatever happens in the last turn.',
  ],
  ['victory.8', 'rule', 'The player with the most points wins.'],

  ['victory-ties.1', 'rule', 'A tie goes first to the marker further ahead; ranking does not count here.'],
  ['victory-ties.2', 'rule', 'If still tied, the player with the most advances worth 6 points wins.'],
  ['victory-ties.3', 'rule', 'If still tied, the player with the most advances worth 3 points wins.'],
  ['victory-ties.4', 'rule', 'If still tied, the player whose advances cost the most in total wins.'],
  ['victory-ties.5', 'rule', 'If still tied, the player with the most credits of a single colour wins.'],
  ['victory-ties.6', 'rule', 'If still tied, the player with the most credits in all wins.'],
  ['victory-ties.7', 'rule', 'If still tied, the player with the most cities on the board wins.'],
  ['victory-ties.8', 'rule', 'If still tied, the player with the most tokens on the board wins.'],
  ['victory-ties.9', 'rule', 'If still tied, ranking decides.'],
] as const satisfies Rows;
