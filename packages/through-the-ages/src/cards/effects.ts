/**
 * The effects no record can say: what the code behind each key must do, with the numbers it needs.
 */

interface Effect {
  /** What the code must do, exactly. */
  readonly says: string;
  /** The numbers printed on the card. */
  readonly [number: string]: string | number;
}

export const effects = {
  // Leaders
  'retire-for-a-token': {
    says: 'As a political action the owner may remove this leader from play and add 1 yellow token from the box to the yellow bank; nothing was replaced, so no civil action comes back.',
    yellowTokens: 1,
  },
  'tuck-under-a-wonder': {
    says: 'When another leader replaces this one, the owner may put it under one of their completed wonders instead of discarding it: that wonder then has 1 more printed happy face, even as a ruin, and the civil action for replacing a leader is not given back.',
    happy: 1,
  },
  'second-political-action': {
    says: 'Once in the game the owner may take a second political action in a Politics Phase, chosen after the first is resolved; the used mark belongs to the player, not to the card.',
  },
  'grow-and-recruit': {
    says: 'For 1 military action the owner may increase population and then build a military unit as one action, paying 1 food and 1 resource less; both halves must be possible, and the new worker may become the unit.',
    militaryActions: 1,
    food: 1,
    resources: 1,
  },
  'colonize-from-hand': {
    says: 'As a political action the owner may remove this leader and put a territory from hand into play as a colony, without a bid, a force or culture for preparing it: the symbols apply first, then what it gives once.',
  },
  'infantry-may-ride': {
    says: 'When armies are formed, in strength and in colonization alike, each infantry unit of the owner counts as infantry or as cavalry, whichever gives the best total; for every other card it stays infantry.',
  },
  'peek-at-the-event': {
    says: 'At the start of the Politics Phase the owner alone may see the top card of the current events deck.',
  },
  'military-revolution': {
    says: 'The owner declares a revolution with military actions only: all of the military action total must be available and is spent, military actions it brings start spent, and civil actions stay as they are, with any new ones available.',
  },
  'turn-into-a-theater': {
    says: 'Once a turn, for 1 civil action, the owner may upgrade any urban building to a theater technology of the same or a higher level, for the modified difference in cost but at least 0, within the urban building limit for theaters.',
  },
  'colonize-with-discards': {
    says: 'In a colonization force the owner may discard up to 2 military cards face down, each for 1 more force; they count towards what may be bid.',
    upTo: 2,
    forceEach: 1,
  },
  'passive-resistance': {
    says: 'The owner can neither play aggressions nor declare wars, and anyone who attacks the owner pays twice the military actions printed on the card.',
    costTimes: 2,
  },
  'labs-produce': {
    says: 'When mines produce, each lab of level 1 to 3 gets 1 blue token worth its level in resources, stored on the lab, and it stays spendable after the leader has gone; on leaving play, or at the end of the game, the owner scores the levels of all labs as culture, once.',
  },
  // Wonders
  'more-happy-faces': {
    says: 'Every other card in play, and every worker, that gives at least 1 happy face gives 1 more; pacts, and cards with negative faces only, do not.',
    happy: 1,
  },
  'cheaper-after-succession': {
    says: 'While this wonder lies in the card row, a player whose leader was replaced by another earlier in the same turn takes it for 2 civil actions less, but at least 0.',
    civilActions: 2,
  },
  'best-mine-twice': {
    says: 'Whenever mines produce, 1 more blue token goes to the highest-level mine card that has a worker, and it counts as production of mines.',
    tokens: 1,
  },
  // Events
  'head-start': {
    says: 'From the current player on, each may do one of these for no action and for 1 food, resource or science less: increase population; build a farm, mine or urban building; develop a technology; a revolution also costs 1 science less, and still takes all civil actions.',
    cheaper: 1,
  },
  'terror-in-the-streets': {
    says: 'The player with the least culture points chooses 1 urban building of each other player, clockwise from the current player, and it is destroyed: its worker becomes unused.',
  },
  'only-current-leaders': {
    says: 'Every leader that is not of the current age leaves play, which in Age IV is every leader; none is replaced, so no civil action comes back.',
  },
  'take-from-the-row': {
    says: 'The strongest player may take cards from the row, one by one, for at most 5 civil actions by the usual prices and limits, spending none; whoever takes any has no political action in the next Politics Phase; then the row slides and is dealt full without a sweep, which can end an age.',
    civilActions: 5,
  },
  'wonder-into-ruin': {
    says: 'Each player with a completed wonder of Age A or I that is no ruin yet turns one of their choice into a ruin: all it gave is lost and it gives 2 culture instead, while it still counts as a completed wonder of its age.',
    culture: 2,
  },
  // Aggressions
  annex: {
    says: 'Needs a rival with a colony: the attacker takes a colony of their choice and gets its symbols, but not what it gives once.',
  },
  infiltrate: {
    says: 'Needs a rival with a leader or an unfinished wonder: the attacker chooses which of them leaves play, blue tokens on the wonder going back to its bank, and scores 3 culture for each of its levels.',
    culturePerLevel: 3,
  },
  // Wars
  'steal-technologies': {
    says: 'The victor may first steal special technologies, none of a name they hold or have in play, whose printed science costs together are not above the strength advantage; the rest of the advantage is taken in science points.',
  },
} as const satisfies Readonly<Record<string, Effect>>;

export type EffectKey = keyof typeof effects;
