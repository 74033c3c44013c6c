import type { Rows } from './row.ts';

/** Sections 1 to 8: what is in the box. */
// biome-ignore format: one paragraph a line, to be read like a table.
export const components = [
  ['1.1', 'component', 'The box holds two books, a map, mats, pieces and cards for eighteen players.'],
  ['1.2', 'component', 'The game uses no dice.'],

  ['2.1', 'rule', 'The map shows the ancient world from Spain to India, cut into areas.'],
  ['2.2.1', 'rule', 'An area with land is a land area; two of them can share a land border.'],
  ['2.2.2', 'rule', 'An area with water is a water area; two of them can share a water border.'],
  ['2.2.3', 'rule', 'An area of water alone is open sea.'],
  ['2.2.4', 'rule', 'A land area from which water leads to the open sea is coastal.'],
  ['2.2.5', 'rule', 'Areas that share a border are adjacent: by land, by water, or both.'],
  ['2.2.6', 'rule', 'Areas beside the printed tables lie at the edge of the map.'],
  ['2.2.7', 'rule', 'An area with your units is within your civilization, and it can be within several.'],
  ['2.2.8', 'rule', 'Areas next to your civilization are adjacent to it.'],
  ['2.2.9', 'rule', 'Civilizations with units in the same area or in adjacent areas are adjacent to each other.'],
  ['2.3.1', 'rule', 'A volcano touches one or two areas.'],
  ['2.3.2', 'rule', 'Areas with dark green belong to a flood plain.'],
  ['2.3.3', 'rule', 'Areas may have a city site; a white one lies on a flood plain and can be flooded.'],
  ['2.4.1', 'rule', 'The number in an area is its population limit.'],
  ['2.4.2', 'component', 'Everything else on the map is decoration.'],
  ['2.5.1', 'rule', 'The A.S.T. has a row for each civilization with sixteen spaces, the last one being the finish.'],
  ['2.5.2', 'rule', 'The A.S.T. has five epochs, which may begin at different spaces for each civilization.'],
  ['2.6.1', 'rule', 'The census track shows how many tokens each player has on the board.'],
  ['2.6.2', 'rule', 'There are two blocks of nine trade card stacks, the West and the East.'],

  ['3.1', 'rule', 'You have 55 tokens, 9 cities and 4 ships; barbarians and pirates have a white set.'],
  ['3.2', 'rule', 'Tokens are people in the country; ships and cities are not tokens.'],
  ['3.3', 'rule', 'Cities are people in towns.'],
  ['3.4', 'component', 'Ships carry tokens over water and can fall in battle.'],
  ['3.5', 'rule', 'Units are tokens and cities, not ships.'],
  ['3.6', 'rule', 'A city counts 5 unit points, a token 1.'],

  ['4.1', 'rule', 'Pieces that are not on the board are in stock, and no piece ever leaves the game.'],
  ['4.2', 'rule', 'Tokens in treasury are money and are kept apart from stock.'],

  ['5.1', 'rule', 'There are 51 advancements in five groups: art, civic, craft, religion and science. Some belong to two.'],
  ['5.2', 'component', 'The cards only sum up the rules.'],

  ['6.1', 'rule', 'Credit tokens of each group come in steps of 5.'],
  ['6.2', 'rule', 'Credits are yours for good and count for every later purchase of their group.'],

  ['7.1', 'component', 'A chart sums up the calamities.'],
  ['7.2', 'component', 'A chart sums up the advancements.'],
  ['7.3', 'component', 'A chart sums up the credits.'],

  ['8.1', 'rule', 'Trade cards are commodities and calamities.'],
  ['8.2.1', 'rule', 'A table says which commodities there are, how many cards of each, in which stack, and with how many players and in which block they are used.'],
  ['8.3.1', 'rule', 'There are 24 calamities, two cards of each; a table gives the stack, severity and trade status. The second cards are used from 12 players on.'],
] as const satisfies Rows;
