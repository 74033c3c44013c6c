import type { Rows } from './row.ts';

/** What we decided where the book is silent, doubtful or at odds with itself: tactics to the final scoring. */
export const militaryRulings = [
  [
    'ruling.T65',
    'rule',
    'Armies and air forces always form the best total there is, which is never asked of a player.',
  ],
  [
    'ruling.T66',
    'rule',
    'Only the units of an army, not its air force, can make it outdated; tactics of Age I never are.',
  ],
  [
    'ruling.T67',
    'rule',
    'Copies of a tactic merge in the common area, and you cannot copy the tactic you have already.',
  ],
  [
    'ruling.T68',
    'rule',
    'In colonization the units sent form their best armies, with Genghis Khan and air forces but without other strength.',
  ],

  [
    'ruling.T69',
    'rule',
    'Annex, Infiltrate and Raid need something to strike at; other aggressions may always be played on a weaker rival.',
  ],
  ['ruling.T70', 'rule', 'You name card and rival first and then pay, since Gandhi doubles the price.'],
  [
    'ruling.T71',
    'rule',
    'The rival sees the attacking strength and plays either cards that reach it, at most as many as the military action total, or none; a bonus card may also count as a plain 1.',
  ],
  [
    'ruling.T72',
    'rule',
    'A pact that ends on an attack counts for neither side when the attack is checked, leaves before strengths are compared, and is gone even if the attack fails.',
  ],
  [
    'ruling.T73',
    'rule',
    'A second building of a Raid has the lower limit, one alone is destroyed if there is no second, the reward is half of the summed cost rounded up once, and the attacker chooses (an option).',
  ],
  ['ruling.T74', 'rule', 'The taker chooses the mix for Plunder and Foray, the loser for Raiders.'],
  ['ruling.T75', 'rule', 'Enslave gives the resources before the food.'],
  ['ruling.T76', 'rule', 'With Infiltrate the attacker chooses leader or wonder, and one of Age A scores 0.'],
  [
    'ruling.T77',
    'rule',
    'A defender who wins a war takes and chooses as the victor, but bonuses for attacking count for the declarer only.',
  ],
  [
    'ruling.T78',
    'rule',
    'In War over Technology the victor steals any special technologies whose costs fit the advantage, none they hold or have in play, and takes science for the rest.',
  ],
  [
    'ruling.T79',
    'rule',
    'A declared war is always resolved, whatever comes between, unless a party has resigned; a declarer who resigns takes the war along.',
  ],
  ['ruling.T80', 'rule', 'In Age IV wars can be declared until the last round begins.'],
  [
    'ruling.T81',
    'rule',
    'Nobody may declare war on side B of Loss of Sovereignty, but third players may play aggressions.',
  ],
  [
    'ruling.T82',
    'rule',
    'The player who develops decides to use Scientific Cooperation, and the partner must pay 1 science; a partner without any gives no discount.',
  ],
  [
    'ruling.T83',
    'rule',
    'What pacts produce is gained or lost right after farms or mines have produced, and counts for Impact of Agriculture and Balance but not Industry (an option).',
  ],
  ['ruling.T84', 'rule', 'Trade Routes work on your own turn, for one unit in one payment, consumption included.'],
  [
    'ruling.T85',
    'rule',
    'The turn of a player who resigns ends at once; after a starting player the next one clockwise is the starting player (an option).',
  ],
  [
    'ruling.T86',
    'rule',
    'After a resignation all numbers that go by players use those left, and only decks to come are cut.',
  ],
  [
    'ruling.T87',
    'rule',
    'When two players are left, pacts in play stay and may be cancelled, but none is offered (an option).',
  ],
  ['ruling.T88', 'rule', 'Columbus takes a territory of any age from hand without bid, force, culture or event.'],
  [
    'ruling.T89',
    'rule',
    'A bid is checked against the most force the real hand allows, which others never see; when all others have passed the bidder wins at that bid.',
  ],

  [
    'ruling.T90',
    'rule',
    'Who is strongest, weakest, richest or poorest is settled once, when an event is revealed, and then all follows in the order of the text.',
  ],
  [
    'ruling.T91',
    'rule',
    'With two players who tie, the current one is the stronger and richer, the other the weaker and poorer.',
  ],
  [
    'ruling.T92',
    'rule',
    'With three players the one in the middle can be among the two strongest and the two weakest.',
  ],
  [
    'ruling.T93',
    'rule',
    'Rebellion spends available civil actions as far as they go, for other players out of their next turn.',
  ],
  [
    'ruling.T94',
    'rule',
    'Events count discontent workers as the faces that are missing, even beyond the unused workers.',
  ],
  [
    'ruling.T95',
    'rule',
    'Iconoclasm leaves only leaders of the current age, in Age IV none, and is no replacement (an option).',
  ],
  [
    'ruling.T96',
    'rule',
    'With Politics of Strength the weakest chooses 3 cards to discard, or all if fewer; in Age IV it is culture instead.',
  ],
  [
    'ruling.T97',
    'rule',
    'International Agreement is optional: cards for up to 5 actions one by one without sliding, usual limits, no actions spent; a player who takes one has no political action next time, then the row slides and fills.',
  ],
  [
    'ruling.T98',
    'rule',
    'In Terrorism the player with the least culture chooses each building, in Border Conflict the weakest chooses their own; the worker becomes unused.',
  ],
  ['ruling.T99', 'rule', 'Production by events ignores discontent and includes everything that changes production.'],
  ['ruling.T100', 'rule', 'Military cards drawn out of turn have no limit until your next discard.'],

  [
    'ruling.T101',
    'rule',
    'At the end the events of the current deck are scored, then those of the future deck, each for all players.',
  ],
  ['ruling.T102', 'rule', 'Impact of Happiness can cost culture, down to 0; Impact of Population never does.'],
  [
    'ruling.T103',
    'rule',
    'Production for the Impact events is what would be produced now with blue tokens without limit, before corruption and consumption.',
  ],
  [
    'ruling.T104',
    'rule',
    'Impact of Technology counts all level III technologies in play, governments and special ones included, with or without workers.',
  ],
  ['ruling.T105', 'rule', 'Impact of Science and Impact of Strength rank all players without shared places.'],
  ['ruling.T106', 'rule', 'Unfinished wonders, stored goods, cards in hand and everything unused score nothing.'],
] as const satisfies Rows;
