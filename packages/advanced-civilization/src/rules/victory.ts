import type { Rows } from './rows.ts';

/** Rules 33-35: the succession track, the end of the game and the winner. */
// biome-ignore format: one paragraph a line, to be read like a table.
export const victory: Rows = [
  ['33.1', 'rule', 'At the end of each turn every succession marker moves one space to the right, unless it must stay or even go back one.'],
  ['33.11', 'rule', "A marker may enter a new epoch only if its nation meets that epoch's conditions."],
  ['33.21', 'rule', 'The Stone Age asks for nothing.'],
  ['33.22', 'rule', 'Entering the Early Bronze Age takes two cities in play.'],
  ['33.23', 'rule', 'Entering the Late Bronze Age takes three cities in play and civilization cards of at least three groups, a card of two groups counting for both.'],
  ['33.24', 'rule', 'Entering the Early Iron Age takes four cities in play and at least nine civilization cards, with all five groups among them.'],
  ['33.25', 'rule', 'Entering the Late Iron Age takes five cities in play, and each of its spaces takes civilization cards worth at least the number printed in it, commodities and treasury not counted.'],
  ['33.3', 'rule', 'With fewer cities than your present epoch asks for, counted when markers move, your marker stays where it is until you have them again.'],
  ['33.4', 'rule', 'With no city in play at the end of a turn your marker goes back one space, unless it is in the Stone Age.'],
  ['34.1', 'rule', 'The game ends when one of two things happens.'],
  ['34.1A', 'rule', 'It ends when a marker moves onto a finish square, which counts as the last step of the track and does not by itself win the game.'],
  ['34.1B', 'rule', 'It ends when the time agreed on is up.'],
  ['34.2', 'rule', 'The time limit is set before the game starts, and the turn in progress is finished before the winner is found.'],
  ['35.1', 'rule', 'Victory points are the sum of five things.'],
  ['35.1A', 'rule', 'Civilization cards count their full printed value.'],
  ['35.1B', 'rule', 'Commodity cards in hand count the value of their sets, single cards their face value.'],
  ['35.1C', 'rule', 'Each token in treasury counts 1 point.'],
  ['35.1D', 'rule', 'Each space moved along the A.S.T. counts 100 points.'],
  ['35.1E', 'rule', 'Each city on the board counts 50 points.'],
  ['35.2', 'rule', 'The most points win, and players with equal points tie.'],
];
