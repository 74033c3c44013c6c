import type { Rows } from './row.ts';

/** What we decided where the book is silent, doubtful or at odds with itself: set-up to actions. */
export const rulings = [
  [
    'ruling.P1',
    'rule',
    "A card's own effect beats a general rule, the appendix beats short wordings, and the printed facts beat damaged captions.",
  ],
  [
    'ruling.P2',
    'rule',
    'Every order and every tie goes by the current player first and then clockwise; at the final scoring the starting player is current.',
  ],
  ['ruling.P3', 'rule', 'Statistics are worked out from the position after every step and never stored.'],
  [
    'ruling.P4',
    'rule',
    'A loss or a gain that is not fully possible is done as far as it goes; a cost that is not fully possible is refused.',
  ],
  ['ruling.P5', 'rule', 'Modifiers are added up first, and only the result is kept from falling below 0.'],

  [
    'ruling.T1',
    'component',
    'Theocracy costs 6 science, 1 by revolution, with a limit of 3; Code of Laws is level 1 for 6 science; Conquistadors take 1 infantry and 2 cavalry for 5, outdated 3.',
  ],
  [
    'ruling.T2',
    'component',
    'We keep one name for each card, and cards of the same name in several ages are different cards.',
  ],
  [
    'ruling.T3',
    'rule',
    'The first turn ends with the whole end-of-turn sequence: 1 science, 2 food, 2 resources, no cards drawn, all actions reset.',
  ],
  [
    'ruling.T4',
    'rule',
    'On the first turn too you may hold as many civil cards as your total of 4, whatever actions you have.',
  ],
  [
    'ruling.T5',
    'rule',
    'The sweep looks at the first spaces before anything slides, and an empty one discards nothing.',
  ],
  [
    'ruling.T6',
    'rule',
    'When the last card of an age is dealt: the age moves on, antiquated things go for all, everyone loses 2 yellow tokens, the decks change, and only then the row is filled further.',
  ],
  [
    'ruling.T7',
    'rule',
    'Cards in the row, in event decks and among the tactics are never antiquated; military cards in hand are.',
  ],
  ['ruling.T8', 'rule', 'The blue tokens of an unfinished wonder that is lost return to the blue bank.'],
  [
    'ruling.T9',
    'rule',
    'Homer goes under a wonder only when another leader replaces him, and once there he is part of it for good.',
  ],
  ['ruling.T10', 'rule', 'In Age IV the row is still swept and slid, nothing is dealt or drawn, and nobody resigns.'],
  [
    'ruling.T11',
    'rule',
    'For the last round it counts whose turn it is when Age III ends, also when International Agreement ends it.',
  ],
  [
    'ruling.T12',
    'rule',
    'If deck and discard pile of the current age are both empty, the rest of a draw is lost; piles of other ages are never used again.',
  ],
  [
    'ruling.T13',
    'rule',
    'The discard pile becomes the deck the moment the last card is drawn, or later, once there is a discard and a draw asks for it.',
  ],

  ['ruling.T14', 'rule', 'One leader an age means ever taken, by whatever effect, also if discarded from hand.'],
  [
    'ruling.T15',
    'rule',
    'Only technologies in hand or in play, the printed ones too, bar another of their name; replaced ones do not.',
  ],
  [
    'ruling.T16',
    'rule',
    'Discounts on taking a card add up, down to 0 actions, and work on the 5 actions of International Agreement too.',
  ],
  [
    'ruling.T17',
    'rule',
    'The Taj Mahal is cheaper if your leader was discarded for a new one, or put under a wonder, earlier in the same turn.',
  ],
  [
    'ruling.T18',
    'rule',
    'The military action Hammurabi turns into a civil one may fill the last gap in any civil payment, a revolution too, and is no part of totals or limits.',
  ],
  [
    'ruling.T19',
    'rule',
    'The Library of Alexandria raises both hand limits by 1, but not the number of cards you may use in defence.',
  ],
  [
    'ruling.T20',
    'rule',
    'Aristotle scores for every technology taken from the row, governments included, also by International Agreement, but not for stolen ones.',
  ],
  ['ruling.T21', 'rule', 'A card taken in the Politics Phase may be played in the Action Phase of the same turn.'],

  [
    'ruling.T22',
    'rule',
    'What you gain is stored in as few blue tokens as possible; with too few tokens, in the highest total not above the amount.',
  ],
  [
    'ruling.T23',
    'rule',
    'Payments are made exactly and leave as few tokens on your cards as possible; you may ask to pay by hand.',
  ],
  ['ruling.T24', 'rule', 'Change goes only to cards of a lower value than a token given up in the same payment.'],
  [
    'ruling.T25',
    'rule',
    'Overpaying needs that no exact payment exists and that the blue bank is empty afterwards, and takes the smallest excess, which is lost.',
  ],
  [
    'ruling.T26',
    'rule',
    'Blue tokens are lost from the bank, then from farms, mines and labs as the loser chooses, never from an unfinished wonder; what is missing is ignored.',
  ],
  ['ruling.T27', 'rule', 'A card that costs a blue token takes it before what it gives once.'],
  [
    'ruling.T28',
    'rule',
    'The payment for a stage comes first, so its tokens may cover the stage; if the bank is still empty you choose a token from a card, and without any the stage cannot be built.',
  ],
  [
    'ruling.T29',
    'rule',
    'In taking, the rival loses first and the taker then gains as much as blue tokens allow; the loss stands in any case.',
  ],
  ['ruling.T30', 'rule', 'A loss that cannot be met exactly follows the rules for overpaying.'],
  [
    'ruling.T31',
    'rule',
    "Lost population is an unused worker if there is one, else any worker of the owner's choice, units included, and nothing if there is none.",
  ],
  [
    'ruling.T32',
    'rule',
    'Gaining population is free and does nothing with an empty bank; increasing it costs food with all discounts and needs a token.',
  ],
  [
    'ruling.T33',
    'rule',
    'What Frugality and Breakthrough give comes after the full cost is paid and cannot help to pay it.',
  ],
  [
    'ruling.T34',
    'rule',
    'Temporary actions, resources and science are kept apart, spent first and gone at the end of the turn; temporary military actions count for the draw but for no total or limit (an option).',
  ],
  [
    'ruling.T35',
    'rule',
    'Corruption that food cannot cover is forgiven; each missing food of consumption costs 4 culture, down to 0, and resources do not replace food.',
  ],
  [
    'ruling.T36',
    'rule',
    'With more than 18 yellow or 16 blue tokens the bank counts as full: workers cost 2 food, and there is no consumption, need or corruption.',
  ],

  [
    'ruling.T37',
    'rule',
    'Happiness is worked out after each whole step, a replacement being one, and only the uprising check and events look at it.',
  ],
  [
    'ruling.T38',
    'rule',
    'Faces are added up and the total then kept between 0 and 8; Michelangelo and Joan of Arc count faces on cards without that cap.',
  ],
  [
    'ruling.T39',
    'rule',
    "St. Peter's adds one face to each other worker, wonder, government, leader and colony with at least one, not to itself, to negative faces or to pacts.",
  ],
  [
    'ruling.T40',
    'rule',
    "Homer's face counts while he leads, moves to the wonder he is put under and stays in its ruin; his resource for units then ends.",
  ],
  ['ruling.T41', 'rule', 'The unhappy face of the Kremlin costs Michelangelo no culture.'],
  [
    'ruling.T42',
    'rule',
    'A ruin loses all symbols and text, gives 2 culture and counts as completed; the owner chooses it among completed wonders of Ages A and I that are no ruins.',
  ],
  [
    'ruling.T43',
    'rule',
    'The bonus for the best lab or library is given once, for one building with a worker; Philosophy gives 0.',
  ],
  ['ruling.T44', 'rule', 'Chaplin doubles the printed culture of one best theater, and not the pairs of Shakespeare.'],
  [
    'ruling.T45',
    'rule',
    'Shakespeare counts as many pairs as the smaller number of libraries and theaters, and his discounts apply to both ends of an upgrade.',
  ],
  [
    'ruling.T46',
    'rule',
    'With Sid Meier each lab gives 1 science less, but not below 0, and culture equal to its level.',
  ],
  [
    'ruling.T47',
    'rule',
    'The Transcontinental Railroad puts one more token on the best mine with a worker at every resource production, and it counts as production of mines (an option).',
  ],
  [
    'ruling.T48',
    'rule',
    'Bill Gates fills labs of levels 1 to 3 along with mines, highest level first and mines before labs, and scores once when he leaves play or at the end, but not for a player who resigns.',
  ],

  [
    'ruling.T49',
    'rule',
    'You pay for the new leader, put the card in play, change tokens once by the difference, and then get 1 civil action back if one is spent.',
  ],
  [
    'ruling.T50',
    'rule',
    'When cards are replaced only the net change of actions counts: a gain is available, a loss takes spent ones first.',
  ],
  [
    'ruling.T51',
    'rule',
    'Developing is the usual action, Breakthrough, Development of Civilization or a revolution, and triggers once each; stealing is not.',
  ],
  [
    'ruling.T52',
    'rule',
    'A revolution needs all white tokens of the total available and spends them; new civil actions start spent, new military ones available, and triggers come last.',
  ],
  [
    'ruling.T53',
    'rule',
    "Robespierre's revolution spends exactly the military action total, all available; new military actions start spent, civil ones are untouched and new ones available, and it scores 3 culture.",
  ],
  [
    'ruling.T54',
    'rule',
    'With Breakthrough you say at once whether a government comes in peace, for 1 civil action and the higher cost, or by revolution.',
  ],
  [
    'ruling.T55',
    'rule',
    'Development of Civilization gives each player in order one of its options or none; a revolution takes all civil actions now, so the next own turn starts without.',
  ],
  ['ruling.T56', 'rule', 'Free buildings from events need an unused worker and respect the urban building limit.'],
  [
    'ruling.T57',
    'rule',
    'Bach turns any other urban building into a theater of the same or a higher level for at least 0, once a turn for 1 civil action, and not together with Urban Growth or Efficient Upgrade (an option).',
  ],
  [
    'ruling.T58',
    'rule',
    "Barbarossa's action does both halves, population first, with all other discounts, as often as you can pay for it.",
  ],
  [
    'ruling.T59',
    'rule',
    "Churchill's choice is made once in each own Action Phase, 3 culture being the default at its end; it is no part of a rating, and an uprising does not stop it (an option).",
  ],
  [
    'ruling.T60',
    'rule',
    'Genghis Khan scores right after the Production Phase step, also in an uprising, by the strengths of that moment (an option).',
  ],
  [
    'ruling.T61',
    'rule',
    'Once a turn means on your own turn only, counted anew at its start; leaving and coming back gives no second use.',
  ],
  [
    'ruling.T62',
    'rule',
    "Caesar's second political action is chosen after the first is resolved, once in the game for the player, and does not make up for one lost to International Agreement.",
  ],
  [
    'ruling.T63',
    'rule',
    'Several stages are paid for in one sum, and Engineering Genius never combines with building several.',
  ],
  [
    'ruling.T64',
    'rule',
    'The Great Wall and Alexander count workers on unit cards; Napoleon counts types with at least one unit, air force included.',
  ],
] as const satisfies Rows;
