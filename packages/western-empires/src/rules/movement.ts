import type { Rows } from './row.ts';

/** Chapter 6, phase 3: ships and movement. */
export const movement = [
  [
    'movement.1',
    'rule',
    'You move in census order, the highest count first, each player doing everything before the next.',
  ],
  ['movement.2', 'rule', 'Ranking breaks ties in the census.'],
  ['movement.3', 'rule', 'You may move before your turn, and you may insist on waiting for it.'],
  ['movement.4', 'rule', 'You may move some tokens early and the rest later.'],
  ['movement.5', 'rule', 'Until you end your movement, you may take moves back.'],
  ['movement.6', 'rule', 'Once you have ended your movement, it stands.'],
  ['movement.7', 'rule', 'Barbarians do not move.'],
  ['movement.8', 'rule', 'The phase ends when everyone has ended their movement.'],
  ['movement.9', 'rule', 'Each of your tokens may cross one land border or board a ship.'],
  ['movement.10', 'rule', 'Each of your ships may move 4 steps.'],
  ['movement.11', 'advice', 'Flip tokens and ships that have moved.'],

  ['ship-building.1', 'rule', 'You may build ships at any time in your movement.'],
  ['ship-building.2', 'rule', 'You build a ship in a coastal area where you have at least 1 token.'],
  ['ship-building.3', 'rule', 'You build at most 4 ships a turn.'],
  ['ship-building.4', 'rule', 'You can pay for a ship with 2 treasury tokens.'],
  ['ship-building.5', 'rule', 'You can pay for it with 1 treasury token and 1 token of the area where you build it.'],
  [
    'ship-building.6',
    'rule',
    'You can pay for it with 2 of your tokens on the board: 1 must stand where you build the ship, the other may stand anywhere.',
  ],
  ['ship-building.7', 'rule', 'You can use a ship in the turn you build it.'],

  [
    'ship-keeping.1',
    'rule',
    'Before you use a ship from an earlier turn, you keep it: pay 1 treasury token or destroy 1 of your tokens anywhere on the board.',
  ],
  [
    'ship-keeping.2',
    'rule',
    'You decide for each ship by itself, at any time in your movement before the ship is used.',
  ],
  ['ship-keeping.3', 'rule', 'You may keep a ship without moving it.'],
  ['ship-keeping.4', 'rule', 'You keep a ship at most once a turn.'],
  ['ship-keeping.5', 'rule', 'You may give up a ship you have not kept and build it again in the same turn.'],
  ['ship-keeping.6', 'rule', 'You cannot give up a ship you built or kept this turn in order to build it again.'],

  ['ship-movement.1', 'rule', 'A ship moves up to 4 areas by water.'],
  ['ship-movement.2', 'rule', 'A ship cannot move through an open sea.'],
  ['ship-movement.3', 'rule', 'A ship may load and unload any number of tokens at any point of its way.'],
  ['ship-movement.4', 'rule', 'A ship carries at most 5 tokens at a time.'],
  ['ship-movement.5', 'rule', 'After its last step, all tokens on a ship land in that area.'],
  ['ship-movement.6', 'rule', 'No token stays on a ship after movement.'],
  ['ship-movement.7', 'rule', 'A token moves by ship or by land, not both.'],
  ['ship-movement.8', 'rule', 'A ship may pass through an area out of play, but may not end or unload there.'],
  ['ship-movement.9', 'rule', 'Ships neither block nor fight other ships.'],

  ['end-of-movement.1', 'rule', 'You say when your movement ends.'],
  ['end-of-movement.2', 'rule', 'Then all your ships that you neither built nor kept this turn are destroyed.'],

  ['city-preparation.1', 'rule', 'Cities are built only in the phase for city construction.'],
  [
    'city-preparation.2',
    'rule',
    'To build on a city site you need 6 tokens there, and still have them after any conflict.',
  ],
  ['city-preparation.3', 'rule', 'Without a city site you need 12 tokens.'],
  ['city-preparation.4', 'rule', 'You can never build where the population limit is 0, whatever advances you have.'],

  [
    'conflict-situation.1',
    'rule',
    "You cause conflict if you enter an area with other players' tokens or barbarians and the population limit is then exceeded.",
  ],
  [
    'conflict-situation.2',
    'rule',
    "You cause conflict if you enter an area with another player's city or a pirate city.",
  ],
  ['conflict-situation.3', 'rule', 'Ships do not count.'],
  ['conflict-situation.4', 'rule', 'A conflict situation ends if later moves remove its cause.'],
  [
    'conflict-situation.5',
    'rule',
    'If you move before your turn and cause a conflict situation, that token cannot be taken back.',
  ],
  ['conflict-situation.6', 'rule', 'Conflicts are fought in the conflict phase.'],
  ['conflict-situation.7', 'rule', 'A token enters an area by moving there by land or by landing from a ship.'],
  ['conflict-situation.8', 'rule', 'A ship that arrives does not enter, attack or cause conflict.'],
  [
    'conflict-situation.9',
    'rule',
    'Tokens of several players live side by side where the population limit is not exceeded and there is no city.',
  ],

  [
    'attacking.1',
    'rule',
    "If a token enters an area with another player's city or a pirate city, it attacks that city, even a single token.",
  ],
  ['attacking.2', 'rule', 'The attack needs at least 7 tokens or it fails.'],
  ['attacking.3', 'rule', 'Only cities are attacked; tokens are not.'],

  ['defending.1', 'rule', 'You may defend a city by moving tokens into its area before or after the attack.'],
  ['defending.2', 'rule', 'Tokens there fight in the conflict phase.'],
  ['defending.3', 'rule', 'Players cannot attack a city together: they fight each other first.'],
  ['defending.4', 'rule', 'Tokens that are left attack the city, even if they are too few.'],
] as const satisfies Rows;
