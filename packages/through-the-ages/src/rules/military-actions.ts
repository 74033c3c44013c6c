import type { Rows } from './row.ts';

/** The Action Phase: what military actions can do. */
export const militaryActions = [
  ['build-unit.1', 'rule', 'To build a military unit you pay 1 military action.'],
  ['build-unit.2', 'rule', 'You choose a military unit technology that you have in play.'],
  ['build-unit.3', 'rule', 'You pay the resources printed on it.'],
  ['build-unit.4', 'rule', 'An unused worker moves to the card.'],
  ['build-unit.5', 'rule', 'Your strength changes at once.'],

  ['upgrade-unit.1', 'rule', 'To upgrade a military unit you pay 1 military action.'],
  ['upgrade-unit.2', 'rule', 'You choose one of your military units.'],
  [
    'upgrade-unit.3',
    'rule',
    'You choose a military unit technology of the same type and a higher level that you have in play.',
  ],
  ['upgrade-unit.4', 'rule', 'You pay the difference between the resource costs of the two cards.'],
  ['upgrade-unit.5', 'rule', 'Discounts are taken off each of the costs before the difference is worked out.'],
  ['upgrade-unit.6', 'rule', 'The worker moves to the higher card.'],
  ['upgrade-unit.7', 'rule', 'Your strength changes at once.'],

  ['disband.1', 'rule', 'You choose one of your military units to disband.'],
  ['disband.2', 'rule', 'You pay 1 military action for it.'],
  ['disband.3', 'rule', 'Its worker becomes unused.'],
  ['disband.4', 'rule', 'Your strength changes at once.'],

  ['play-tactic.1', 'component', 'A tactic is a red military card that pictures units.'],
  ['play-tactic.2', 'rule', 'To play a tactic you pay 1 military action.'],
  ['play-tactic.3', 'rule', 'You choose a tactic in your hand.'],
  ['play-tactic.4', 'rule', 'It enters your play area as your exclusive tactic.'],
  ['play-tactic.5', 'rule', 'It becomes your current tactic.'],
  ['play-tactic.6', 'rule', 'Your strength changes at once.'],
  ['play-tactic.7', 'rule', 'Each turn you get one new tactic at most, played or copied.'],

  ['copy-tactic.1', 'rule', 'You choose a common tactic to copy.'],
  ['copy-tactic.2', 'rule', 'You pay 2 military actions for it.'],
  ['copy-tactic.3', 'rule', 'It becomes your current tactic and stays common.'],
  ['copy-tactic.4', 'rule', 'Your strength changes at once.'],
  ['copy-tactic.5', 'rule', 'Each turn you get one new tactic at most, played or copied.'],
] as const satisfies Rows;
