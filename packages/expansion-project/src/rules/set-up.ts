import type { Rows } from './row.ts';

/** Sections 9 and 10: players, civilizations and cards. */
// biome-ignore format: one paragraph a line, to be read like a table.
export const setUp = [
  ['9.1', 'rule', 'The game is for 5 to 18 players.'],
  ['9.2', 'rule', 'Eighteen players use all civilizations and the whole map.'],
  ['9.3', 'rule', 'Fewer players use as many civilizations, without gaps and each with at least two neighbours over land or coast.'],
  ['9.4', 'rule', 'Areas of civilizations that are not in play are removed, also those they share with others.'],
  ['9.5', 'rule', 'Nobody enters, lands or builds in removed areas; ships and paths over water may pass, and areas next to them lie at the edge of the map.'],
  ['9.6', 'rule', 'From 12 players on, the western half of the civilizations plays in the West and the eastern half in the East; an odd middle one goes to its block among eighteen.'],

  ['10.1', 'component', 'Lay out the board and cover what is removed.'],
  ['10.2', 'component', 'Keep advancements and credit tokens at hand.'],
  ['10.3', 'rule', 'Trade cards are sorted into their stacks.'],
  ['10.3.1', 'rule', 'With 5 to 7 players one block holds the basic commodities and one of each major calamity.'],
  ['10.3.2', 'rule', 'With 8 to 11 players one block holds more commodities and one of each major and minor calamity.'],
  ['10.3.3', 'rule', 'With 12 to 14 players each block holds its own commodities and one of each major calamity.'],
  ['10.3.4', 'rule', 'With 15 to 18 players each block also holds half of the shared commodities and one of each minor calamity.'],
  ['10.3.5', 'rule', 'In each stack but the first, as many commodities as the block has players lie on top, tradable calamities among the rest, and the non-tradable one at the bottom.'],
  ['10.4', 'rule', 'Everyone draws a civilization at random, and two players may exchange theirs.'],
  ['10.5', 'rule', 'You begin with one token on your start area and everything else in stock, your marker on the arrow.'],
] as const satisfies Rows;
