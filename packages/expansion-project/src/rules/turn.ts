import type { Rows } from './row.ts';

/** Sections 11 to 17: the turn, taxes, growth, ships and movement. */
// biome-ignore format: one paragraph a line, to be read like a table.
export const turn = [
  ['11.1', 'rule', 'A turn has phases; when all are over, the next turn begins.'],
  ['11.2', 'rule', 'Players act at the same time where nobody gets in the way, and any player may ask for the printed order.'],
  ['11.3', 'rule', 'Each phase says in which order players act.'],
  ['11.4', 'rule', 'A.S.T. order breaks all ties except in conflict and for the winner.'],

  ['12.1', 'rule', 'A turn has seventeen phases in a fixed order, from taxes to succession markers.'],
  ['12.2', 'rule', 'Phases in which nothing can happen are left out.'],

  ['13.1', 'rule', 'You move 2 tokens from stock to treasury for each of your cities.'],
  ['13.2.1', 'rule', 'With Monarchy you may raise your tax rate by 1.'],
  ['13.2.2', 'rule', 'With Coinage you may raise or lower your tax rate by 1.'],
  ['13.2.3', 'rule', 'Monarchy and Coinage add up; the rate is the same for all your cities, even if some revolt.'],
  ['13.3.1', 'rule', 'If your stock is too small, you pay all of it, and cities that were not paid for in full revolt after everybody has paid.'],
  ['13.3.2', 'rule', 'The player with the most unit points in stock benefits; nothing happens if you have as many; if others tie, you choose.'],
  ['13.3.3', 'rule', 'The beneficiary takes over the revolting cities without paying for them; out of cities, the next in stock goes on.'],
  ['13.3.4', 'rule', 'Revolting cities that nobody can take over are eliminated.'],
  ['13.3.5', 'rule', 'Cities of a player with Democracy never revolt.'],

  ['14.1', 'rule', 'You add 1 token where you have one and 2 where you have more, never beside a city, even above the limit.'],
  ['14.2', 'rule', 'If your stock is too small, you choose where the tokens go; otherwise growth is automatic.'],
  ['14.3', 'rule', 'Growth happens in A.S.T. order, or at once where it makes no difference.'],

  ['15.1', 'rule', 'The census counts your tokens on the board, without cities and ships.'],
  ['15.2', 'rule', 'The count gives the order of movement, ties by A.S.T. order.'],

  ['16.1', 'rule', 'Ships are built and kept in descending census order.'],
  ['16.1.1', 'rule', 'Players with Military build and keep ships after the others.'],
  ['16.2', 'rule', 'A ship costs 2 tokens: from treasury, from its area, or both.'],
  ['16.2.1', 'rule', 'A ship paid from treasury can be placed in any coastal area with your units; one paid with tokens of the board lies where they were.'],
  ['16.3', 'rule', 'Keeping a ship costs 1 token, from treasury or from its area; others go back to stock and may be built again at once.'],
  ['16.4', 'rule', 'You may have 4 ships in play.'],

  ['17.1', 'rule', 'You move some, all or none of your tokens and ships, but no cities and nothing of others.'],
  ['17.2', 'rule', 'Players move in descending census order.'],
  ['17.2.1', 'rule', 'Players with Military move after the others.'],
  ['17.2.2', 'rule', 'Barbarians move only when they appear.'],
  ['17.3', 'rule', 'A token moves across one land border or aboard a ship, not both.'],
  ['17.3.1', 'rule', 'With Roadbuilding tokens may pass through one area without units of others into a second one, but not on to a ship.'],
  ['17.4', 'rule', 'Any number of tokens may enter an area, also one with a city and above its limit.'],
  ['17.4.1', 'rule', 'Without Diplomacy or Military you may not attack a city of a player with Diplomacy.'],
  ['17.4.2', 'rule', 'Without Cultural Ascendancy or Advanced Military you may not attack units of a player with Cultural Ascendancy.'],
  ['17.5.1', 'rule', 'A ship enters up to four water areas across water borders.'],
  ['17.5.1.1', 'rule', 'With Cloth Making a ship enters one more area.'],
  ['17.5.1.2', 'rule', 'Only with Astronavigation may ships enter open sea.'],
  ['17.5.1.3', 'rule', 'A ship may end its move in any water area but the open sea.'],
  ['17.5.1.4', 'rule', 'A ship leaves an area with two coasts on the side where it came.'],
  ['17.5.2', 'rule', 'A ship carries five tokens that have not moved over land.'],
  ['17.5.2.1', 'rule', 'With Naval Warfare a ship carries one more token.'],
  ['17.5.2.2', 'rule', 'A ship may load and land any number of times; nobody stays aboard, and no token uses two ships.'],
] as const satisfies Rows;
