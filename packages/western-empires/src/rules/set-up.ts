import type { Rows } from './row.ts';

/** Chapters 4 and 5: setting up a game. */
export const setUp = [
  ['set-up.1', 'rule', 'The game is for 5 to 9 players.'],
  ['set-up.2', 'rule', 'Set-up differs between 5 to 8 players and 9 players.'],
  ['set-up.3', 'advice', 'For a first game the book recommends the First Game with 5 players.'],

  ['game-limits.1', 'rule', 'A game of 5 to 9 players uses the track for 9 civilizations.'],
  [
    'game-limits.2',
    'rule',
    'You choose the Basic side, meant for beginners, or the Expert side, which takes a turn or two more.',
  ],
  ['game-limits.3', 'rule', 'You may agree on a time limit.'],
  ['game-limits.4', 'rule', 'Without a limit, the game ends when a marker has entered the Late Iron Age.'],
  ['game-limits.5', 'advice', 'A full game takes 8 to 12 hours, breaks not counted.'],
  ['game-limits.6', 'advice', 'For a shorter game, experienced players use the Short Game.'],

  ['civilizations.1', 'rule', 'The number of players decides which civilizations are in play.'],
  ['civilizations.2', 'rule', 'Players get a random sequence and choose their civilizations in it.'],
  ['civilizations.3', 'rule', 'All your tokens, cities and ships begin in stock.'],
  ['civilizations.4', 'rule', 'Then you place 1 token on your start area.'],
  [
    'civilizations.5',
    'rule',
    'Each civilization has a region of areas; it is where you are at home, not where you must stay.',
  ],
  ['civilizations.6', 'rule', 'All players begin with a count of 0 cities.'],
  ['civilizations.7', 'rule', 'Succession markers begin on the arrow.'],
  ['civilizations.8', 'rule', 'The game begins with turn 1.'],
  ['civilizations.9', 'component', 'The advances lie open, cheapest first, with the credit tokens beside them.'],

  ['deck.1', 'rule', 'Only the trade cards for your number of players are used.'],
  ['deck.2', 'example', 'With 7 players you use only the cards marked 5-18.'],
  ['deck.3', 'rule', 'The cards marked 9-11, 15-18 are used with 9 players and with no other number here.'],
  ['deck.4', 'rule', 'Water is always available and lies face up.'],
  ['deck.5', 'rule', 'Each stack is prepared in a fixed order, not just shuffled.'],

  [
    'deck-5-8.1',
    'rule',
    'With 5 to 8 players there are two commodities in each stack, 8 major calamities that are not tradable and 8 that are.',
  ],
  ['deck-5-8.2', 'rule', 'Each of the nine stacks has two commodities and, from the second on, two calamities.'],
  ['deck-5-8.3', 'rule', 'First shuffle both commodities of a stack together.'],
  ['deck-5-8.4', 'rule', 'Set aside as many of these cards as there are players.'],
  ['deck-5-8.5', 'rule', 'Shuffle the tradable major calamity into the rest.'],
  ['deck-5-8.6', 'rule', 'Put the calamity that is not tradable at the bottom.'],
  ['deck-5-8.7', 'rule', 'Put the cards you set aside on top.'],

  ['start-credits.1', 'rule', 'With 5 players, everyone begins with 10 credits of each colour.'],
  ['start-credits.2', 'rule', 'With 6 players, everyone begins with 5 credits of each colour.'],
  ['start-credits.3', 'rule', 'The Short Game has no such credits.'],

  [
    'deck-9.1',
    'rule',
    'With 9 players there are three commodities in each stack, 16 major calamities and 8 minor ones.',
  ],
  ['deck-9.2', 'rule', 'Each stack has three commodities and, from the second on, three calamities.'],
  [
    'deck-9.3',
    'rule',
    'One commodity of each stack is the additional one: bone, wax, ceramics, grain, glass, lead, herbs, obsidian and amber.',
  ],
  ['deck-9.4', 'rule', 'Shuffle the two regular commodities of a stack with its minor calamity.'],
  ['deck-9.5', 'rule', 'Shuffle the additional commodity with the tradable major calamity and put them beneath.'],
  ['deck-9.6', 'rule', 'Put the calamity that is not tradable beneath everything.'],

  ['map.1', 'rule', 'Each number of players has its own part of the map.'],
  ['map.2', 'rule', 'Areas outside that part are out of play.'],
  ['map.3', 'component', 'A picture shows the region of each civilization.'],
] as const satisfies Rows;
