import type { Rows } from './rows.ts';

/** Rules 15-18: setting up, late arrivals and early departures, the number of players, the turn. */
// biome-ignore format: one paragraph a line, to be read like a table.
export const setUp: Rows = [
  ['15.1', 'rule', 'Lay out the board and the succession card, and give every player a mat.'],
  ['15.2', 'rule', 'Shuffle each stack of commodities; from stacks 2 to 9 set aside one card for each player, shuffle the tradable calamity of that value into the rest, put the cards set aside on top and the non-tradable calamity at the very bottom; stack 1 gets no calamity.'],
  ['15.3', 'rule', 'Deal the numbered place cards; in that order each player chooses one of the nine nations, takes its pieces and puts 1 token in one of its start areas (only Thrace has no choice of area).'],
  ['15.31', 'rule', 'At least one nation is always left over: its pieces serve as Barbarians and Pirate cities, and are otherwise unused.'],
  ['15.4', 'rule', 'Succession markers begin on the start arrow and census markers beside the track, and play begins.'],
  ['15.51', 'rule', 'Someone who wants to join late picks an unused nation and waits for a Civil War.'],
  ['15.52', 'rule', "The next Civil War goes to the newcomer, who has the most units in stock (30.411), and who also gets free copies of all the victim's civilization cards and the victim's place on the A.S.T., while the victim keeps both."],
  ['15.61', 'rule', 'When a player leaves, the nation stays on the board inert until others eliminate it: it neither moves nor grows, its cities need no support, and it cannot be named as a secondary victim.'],
  ['15.62', 'rule', 'A departed nation keeps one random trade card per city on the board and returns the rest to their stacks; a player who eliminates one of its cities draws one of those cards and pillages (24.51, 24.52).'],
  ['15.63', 'rule', 'An inert nation keeps its civilization cards, and they still count when its units are attacked.'],
  ['16.1', 'rule', 'Two to eight can play; the number of players fixes the board in use, the tokens each nation has and a few special rules, and everything else stays the same.'],
  ['16.11', 'rule', 'At the edge of a smaller board an area cut in two is playable if the panel with its population limit is in play, and has its city site only if the panel with that site is in play too.'],
  ['16.12', 'rule', 'A nation whose start areas lie on a panel left out cannot be chosen; without the westernmost panel, Africa and Italy start elsewhere to match.'],
  ['16.2', 'rule', 'Eight players use all four panels, and the Western Extension if there is one, with 47 tokens each.'],
  ['16.3', 'rule', 'Seven players use all four panels, and the Western Extension if there is one, with 55 tokens each.'],
  ['16.4', 'rule', 'Six players use all four panels with 55 tokens each; with the Western Extension they may leave out the easternmost panel.'],
  ['16.5', 'rule', 'Five players use three panels with 47 tokens each, dropping both outer panels or, with the Western Extension, the two westernmost or the two easternmost of the five (A18 says how we read this).'],
  ['16.6', 'rule', 'Four players use 55 tokens each, either on the three eastern panels east of the dotted line (Egypt, Babylon, Assyria, Asia) or, with the Western Extension, on the western part (Italy, Africa, Illyria, Thrace, Crete); open seas that the line crosses are in play.'],
  ['16.7', 'rule', 'Three players use the three middle panels west of the dotted line, with open seas that it crosses, 47 tokens each, and choose among Italy, Africa, Illyria, Thrace and Crete.'],
  ['16.8', 'rule', 'Two players use the same western board with 55 tokens each, choose among Italy, Africa, Illyria and Thrace, and ignore city sites on islands, where a city always takes 12 tokens.'],
  ['17.1', 'rule', 'A turn is a series of phases, each done by all players at once or in a set order; when all are finished the next turn begins.'],
  ['17.2', 'rule', 'Players may act at the same time wherever they do not affect each other, but any player may insist at any time on the proper order.'],
  ['17.3', 'rule', 'Who acts first depends on the phase, as its own rules and the sequence of play say.'],
  ['17.4', 'rule', 'A.S.T. order breaks every tie between nations except in conflict: Africa is first, then Italy, and so on down the track to Egypt.'],
  ['18.1', 'rule', 'A turn goes: taxes, population, census, ships, movement, conflict, cities, surplus with city support, trade cards, trade, calamities with Monotheism and city support, civilization cards, A.S.T. - taxes, population, cities, surplus and civilization cards in A.S.T. order, ships and movement by census, trade cards fewest cities first, calamities in ascending order.'],
  ['18.2', 'rule', 'A turn has 13 phases, and those in which nothing happens are skipped, as many are early in the game.'],
  ['18.3', 'rule', 'Some phases bring a second task with them, which the sequence of play shows in brackets and which is done in the same phase.'],
];
