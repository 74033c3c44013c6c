import type { Rows } from './row.ts';

/** Chapter 8: the minor calamities. */
export const minorCalamities = [
  ['tempest.1', 'rule', 'You take 2 damage, all of it from your coastal areas.'],
  ['tempest.2', 'rule', 'You lose 5 treasury tokens.'],

  ['squandered-wealth.1', 'rule', 'You lose 10 treasury tokens.'],

  ['city-riots.1', 'rule', 'You reduce 1 of your cities.'],
  ['city-riots.2', 'rule', 'You lose 5 treasury tokens.'],

  ['city-in-flames.1', 'rule', 'You destroy 1 of your cities.'],
  ['city-in-flames.2', 'rule', 'You may pay 10 treasury tokens to prevent it.'],

  ['tribal-conflict.1', 'rule', 'You take 5 damage.'],

  ['minor-uprising.1', 'rule', 'You destroy 1 of your cities.'],

  ['banditry.1', 'rule', 'You discard 2 commodity cards of your choice.'],
  ['banditry.2', 'rule', 'For each of these cards you may pay 4 treasury tokens to keep it.'],
  ['banditry.3', 'rule', 'Water can be discarded.'],

  ['coastal-migration.1', 'rule', 'You destroy 1 of your coastal cities.'],
  ['coastal-migration.2', 'rule', 'You lose 5 treasury tokens.'],
] as const satisfies Rows;
