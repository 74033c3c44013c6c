/**
 * Cards on which our sources differ. Each is an option of the table: our reading is the default, and the other one puts a
 * different record, or a different number of copies, into the deck.
 */

import type { CardRecord, Copies } from './card.ts';

/** The other readings, as cards of their own: no deck holds them unless the table asks for it. */
export const otherReadings = [
  {
    id: 'homer-each-unit',
    insteadOf: 'homer',
    name: 'Homer',
    age: 'A',
    kind: 'leader',
    copies: [0, 0, 0],
    symbols: { happy: 1 },
    abilities: [{ does: 'cheaper-workers', kinds: ['infantry', 'cavalry', 'artillery', 'air-force'], resources: 1 }],
    effect: 'tuck-under-a-wonder',
    text: '1 happy face. Each military unit you build costs you 1 resource less. When another leader replaces Homer, you may put him under one of your completed wonders to give it 1 happy face for good; then you get no civil action back.',
  },
  {
    id: 'wealthy-territory-i-two-tokens',
    insteadOf: 'wealthy-territory-i',
    name: 'Wealthy Territory',
    age: 'I',
    kind: 'territory',
    copies: [0, 0, 0],
    symbols: { blueTokens: 2 },
    onColonizing: [['resources', 5]],
    text: 'While you hold it: 2 blue tokens more. When you colonize it, gain 5 resources.',
  },
  {
    id: 'fortifications-weaker',
    insteadOf: 'fortifications',
    name: 'Fortifications',
    age: 'II',
    kind: 'tactic',
    copies: [0, 0, 0],
    army: { artillery: 2 },
    strength: 4,
    outdated: 2,
    text: 'Each army of 2 artillery gives +4 strength, or +2 if one of its units is two or more levels behind.',
  },
  {
    id: 'military-pact',
    insteadOf: 'military-alliance',
    name: 'Military Pact',
    age: 'III',
    kind: 'pact',
    copies: [0, 0, 0],
    sides: { both: { symbols: { strength: 3 } } },
    attack: 'ends-the-pact',
    text: 'Both: +3 strength. The pact ends if one of you attacks the other.',
  },
] as const satisfies readonly CardRecord[];

/** The cards whose number of copies is in doubt, with the other number. */
export const otherCopies = {
  strategy: [1, 2, 2],
  'military-theory': [1, 2, 2],
} as const satisfies Readonly<Record<string, Copies>>;

/** A card whose other reading a table may ask for. */
export type DoubtfulCardId = (typeof otherReadings)[number]['insteadOf'] | keyof typeof otherCopies;
