import type { Rows } from './row.ts';

/** Sections 18 to 21: conflict, building, surplus and support. */
// biome-ignore format: one paragraph a line, to be read like a table.
export const conflictAndCities = [
  ['18.1', 'rule', 'Tokens of several players conflict where they exceed the limit; an area with a city holds none, or one of its owner with Public Works.'],
  ['18.1.1', 'rule', 'Conflict is between tokens, between tokens and a city, or with a city that tokens defend.'],
  ['18.1.2', 'rule', 'Eliminated pieces go back to stock.'],
  ['18.2.1', 'rule', 'The players remove one token each in turn until one player is left or the limit holds.'],
  ['18.2.2', 'rule', 'The player with the fewest tokens there removes first; equal numbers go at the same time.'],
  ['18.2.3', 'rule', 'Players with Metalworking remove their first token after all others have removed their first.'],
  ['18.2.4', 'rule', 'With Advanced Military you may remove tokens of areas adjacent by land instead, leaving at least one in each.'],
  ['18.2.5', 'rule', 'With Naval Warfare you may remove ships of the area instead of tokens.'],
  ['18.3.1', 'rule', 'A city falls only to seven or more tokens of one player; fewer attackers are removed.'],
  ['18.3.2', 'rule', 'A city that is attacked in strength is replaced with six tokens, or as many as there are; other conflicts of its owner come first.'],
  ['18.3.3', 'rule', 'Several attackers fight each other first, and the survivor may attack the city.'],
  ['18.3.4', 'rule', 'A pirate city that is attacked is replaced with tokens that leave after the fight.'],
  ['18.3.5', 'rule', 'With Engineering six tokens are enough against five; against Engineering it takes eight against seven; on both sides it cancels out.'],
  ['18.4.1', 'rule', 'Tokens beside a city must be beaten before the city is attacked.'],
  ['18.5.1', 'rule', 'If you eliminate a city, you draw one trade card of its owner at random.'],
  ['18.5.2', 'rule', 'If you eliminate a city, you may also move up to three tokens from stock to treasury.'],
  ['18.5.3', 'rule', 'No card is drawn and nothing pillaged when a city goes otherwise than by attack.'],
  ['18.5.4', 'rule', 'A pirate city that is eliminated may be pillaged.'],

  ['19.1', 'rule', 'A city can be built in any land area with a limit above 0; one city an area, nine in all.'],
  ['19.2', 'rule', 'A city takes six tokens on a city site and twelve elsewhere, and nobody else may have tokens there; all your tokens there become the city.'],
  ['19.3', 'rule', 'With Architecture treasury may pay up to half of one city a turn, rounded down.'],
  ['19.4', 'rule', 'With Public Works your cities cost one token more.'],
  ['19.5', 'rule', 'With Urbanism a city off a city site may take up to four tokens of areas adjacent by land.'],

  ['20.1', 'rule', 'After building, tokens beside cities and above the limits are removed, at no other time.'],
  ['20.1.1', 'rule', 'With Public Works one token may stay beside each of your cities.'],
  ['20.1.2', 'rule', 'With Agriculture the limit is one higher where you are alone.'],
  ['20.2', 'rule', 'Ships do not count towards limits.'],

  ['21.1', 'rule', 'Each city needs two tokens on the board; cities without support are reduced one at a time.'],
  ['21.1.1', 'rule', 'With Cultural Ascendancy each city needs one token more.'],
  ['21.1.2', 'rule', 'You choose which cities are reduced, but those built this turn go first.'],
  ['21.2.1', 'rule', 'A reduced city is replaced with as many tokens as the limit allows, or as there are in stock; they give support at once.'],
  ['21.2.2', 'rule', 'Calamities reduce cities in the same way.'],
  ['21.3', 'rule', 'Support is checked after surplus, after special abilities, and in Slave Revolt.'],
] as const satisfies Rows;
