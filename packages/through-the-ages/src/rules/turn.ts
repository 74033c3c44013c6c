import type { Rows } from './row.ts';

/** The course of the turn, up to the Politics Phase. */
export const turn = [
  [
    'turn.1',
    'rule',
    'A turn is the start-of-turn sequence, the Politics Phase, the Action Phase and the end-of-turn sequence.',
  ],
  [
    'turn.2',
    'rule',
    'The start-of-turn sequence replenishes the card row, then resolves a war of yours, then makes your exclusive tactic common.',
  ],
  [
    'turn.3',
    'rule',
    'The end-of-turn sequence discards military cards, runs the Production Phase unless there is an uprising, draws military cards and resets your actions.',
  ],

  ['first-turn.1', 'rule', 'On your first turn you have 1 to 4 civil actions, by your seat.'],
  ['first-turn.2', 'rule', 'Your first turn has no start-of-turn sequence and no Politics Phase.'],
  ['first-turn.3', 'rule', 'On your first turn you can do nothing but take cards from the row.'],
  ['first-turn.4', 'rule', 'On your first turn you may take cards that are not wonders.'],
  ['first-turn.5', 'rule', 'On your first turn you may take a wonder, which becomes your unfinished wonder.'],

  ['row.1', 'rule', 'The card row is not replenished in the first round.'],
  ['row.2', 'rule', 'From the second round on, every turn opens by replenishing the card row.'],
  ['row.3', 'rule', 'With two players, whatever lies in the first three spaces of the row is discarded.'],
  ['row.4', 'rule', 'With three players, whatever lies in the first two spaces of the row is discarded.'],
  ['row.5', 'rule', 'With four players, whatever lies in the first space of the row is discarded.'],
  ['row.6', 'rule', 'For this only the players who are still in the game count.'],
  ['row.7', 'rule', 'The cards that are left slide to the cheap end, without gaps.'],
  ['row.8', 'rule', 'Cards of the current civil deck are dealt into the empty spaces, from the cheap end up.'],
  ['row.9', 'rule', 'Age IV has no civil deck, so nothing is dealt.'],

  ['ages.1', 'rule', 'Replenishing the row can end an age.'],
  ['ages.2', 'rule', "Age A ends when the row is first replenished, on the starting player's second turn."],
  ['ages.3', 'rule', 'Once Age A cards have filled the row, the rest of the Age A civil deck leaves the game.'],
  ['ages.4', 'rule', 'The Age I decks are shuffled and become the current civil and military decks.'],
  ['ages.5', 'rule', 'Should Age A cards run out before the row is full, Age I cards fill the rest.'],
  [
    'ages.6',
    'rule',
    'Ages I, II and III end the moment the last card of their civil deck is dealt into the row, and the next age begins at once.',
  ],
  [
    'ages.7',
    'rule',
    'Then cards of ages before the one that ended are antiquated; those of the age that ended are not yet.',
  ],
  ['ages.8', 'rule', 'Everyone discards antiquated cards from hand.'],
  ['ages.9', 'rule', 'Antiquated leaders leave play.'],
  ['ages.10', 'rule', 'Antiquated unfinished wonders leave play.'],
  ['ages.11', 'rule', 'Antiquated pacts leave play.'],
  [
    'ages.12',
    'rule',
    'All else stays in play however old: technologies, colonies, completed wonders, tactics and declared wars.',
  ],
  ['ages.13', 'rule', 'At the end of Ages I, II and III each player loses 2 yellow tokens.'],
  ['ages.14', 'rule', 'The civil deck of the new age is shuffled and becomes the current one.'],
  ['ages.15', 'rule', 'If the row still has empty spaces, the new deck fills them.'],
  ['ages.16', 'rule', 'When Age IV begins, empty spaces of the row stay empty.'],
  ['ages.17', 'rule', 'The old military deck leaves the game, and that of the new age is shuffled in its place.'],
  ['ages.18', 'rule', 'In Age IV no military cards can be drawn.'],
  ['ages.19', 'rule', 'When Age IV begins, it is settled which round is the last.'],
  ['ages.20', 'rule', "It is this round if Age IV begins on the starting player's turn."],
  ['ages.21', 'rule', "It is the next round if Age IV begins on anyone else's turn."],

  ['war-resolution.1', 'rule', 'A war in your play area must be resolved now; without one, this step is skipped.'],
  ['war-resolution.2', 'rule', 'Your strength is compared with that of the player you declared war on.'],
  ['war-resolution.3', 'rule', 'What a card in play gives you for attacking this player counts.'],
  [
    'war-resolution.4',
    'rule',
    'The stronger one is the victor, the difference is the strength advantage, and the war card says what happens.',
  ],
  [
    'war-resolution.5',
    'rule',
    'A stolen special technology goes from the play area of the defeated to that of the victor.',
  ],
  ['war-resolution.6', 'rule', 'You cannot steal a special technology you have in play or in hand already.'],
  [
    'war-resolution.7',
    'rule',
    'If you have one of the same type as the stolen card, the higher of the two stays in play and the other is discarded.',
  ],
  ['war-resolution.8', 'rule', 'Between equals a war has no effect.'],
  ['war-resolution.9', 'rule', 'The war card is discarded in any case.'],
  ['war-resolution.10', 'rule', 'Nobody may use military bonus cards in a war.'],

  ['common-tactics.1', 'rule', 'An exclusive tactic of yours must become common at the start of your turn.'],
  ['common-tactics.2', 'rule', 'It moves to the common tactics area.'],
  ['common-tactics.3', 'rule', 'The common tactics area holds any number of tactics.'],
  ['common-tactics.4', 'rule', 'A second copy of a common tactic leaves the game; it does not go to the discard pile.'],
  ['common-tactics.5', 'rule', 'It stays your current tactic.'],
] as const satisfies Rows;
