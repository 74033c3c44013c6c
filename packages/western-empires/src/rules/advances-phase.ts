import type { Rows } from './row.ts';

/** Chapter 6, phase 12: buying advances. */
export const advancesPhase = [
  ['buying.1', 'rule', 'Advances are bought in the order of position.'],
  ['buying.2', 'rule', 'Ranking breaks ties.'],
  ['buying.3', 'rule', 'Players may buy at the same time, and anyone may wait for their turn.'],
  ['buying.4', 'rule', 'You may buy any number of advances.'],
  ['buying.5', 'rule', 'You pay with trade cards at their set value and with treasury tokens at 1 each.'],
  ['buying.6', 'rule', 'You buy all your advances of a turn in one transaction.'],
  ['buying.7', 'rule', 'You can buy any advance you can pay for.'],
  ['buying.8', 'rule', 'No advance needs another one first.'],
  ['buying.9', 'rule', 'You can have each advance only once.'],
  ['buying.10', 'rule', 'Cards and treasury are added up to pay the total.'],
  ['buying.11', 'rule', 'If you pay too much, you get nothing back.'],
  ['buying.12', 'rule', 'Credits you forget are lost for this purchase.'],
  ['buying.13', 'rule', 'You cannot pay more treasury tokens than needed.'],
  ['buying.14', 'rule', 'Advances and credits lie open.'],
  ['buying.15', 'rule', 'They cannot be traded or lost.'],
  ['buying.16', 'rule', 'What an advance does begins when your transaction is done.'],
  ['buying.17', 'rule', 'All effects and credits add up.'],

  ['hand-limit.1', 'rule', 'After this phase you keep at most 8 commodity cards, whether you bought anything or not.'],
  ['hand-limit.2', 'rule', 'You choose which cards to discard.'],

  ['credits.1', 'rule', 'You receive the credits of an advance as soon as you buy it.'],
  ['credits.2', 'rule', 'Credits are not used up; you keep them for the whole game.'],
  ['credits.3', 'rule', 'You cannot use credits in the turn you receive them.'],
  ['credits.4', 'rule', 'Your credits count for every advance of their group you buy in a turn.'],
  [
    'credits.5',
    'rule',
    'The price is the printed cost less your credits of the group and the credits that your advances give to this one.',
  ],
  ['credits.6', 'rule', 'For an advance of two groups, only the group with more credits counts.'],
  ['credits.7', 'rule', 'The credits of two groups are never added.'],
  ['credits.8', 'rule', 'An advance may cost you nothing.'],
  ['credits.9', 'rule', 'A price is never below 0.'],
  ['credits.10', 'example', 'With Music (10 blue, 5 yellow) you buy Drama and Poetry, 80, for 70.'],
  [
    'credits.11',
    'example',
    'With Music you also buy Mysticism, 50, blue and yellow, for 40 in the same turn: 10 blue count, 5 yellow do not.',
  ],
  [
    'credits.12',
    'example',
    'With Pottery and Masonry (20 orange, and 10 more to Agriculture) you buy Agriculture, 120, for 90, and next turn have 30 orange.',
  ],
  ['credits.13', 'example', 'With Agriculture, which gives 20 credits to it, you buy Democracy, 220, for 200.'],
  [
    'credits.14',
    'advice',
    'The strategy explorer shows 17 chains of three advances: the low one gives 10 credits to the middle one, and that gives 20 to the high one.',
  ],
] as const satisfies Rows;
