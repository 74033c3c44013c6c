import type { LeaderCard } from '../card.ts';
import { unitKinds } from '../kinds.ts';

/** Leaders of Age A. */
export const leaders = [
  {
    id: 'alexander-the-great',
    name: 'Alexander the Great',
    age: 'A',
    kind: 'leader',
    copies: [1, 1, 1],
    abilities: [{ does: 'per-worker', on: unitKinds, gives: { strength: 1 } }],
    effect: 'retire-for-a-token',
    text: '+1 strength for each of your military units. As a political action you may remove Alexander and add 1 yellow token from the box to your yellow bank.',
  },
  {
    id: 'aristotle',
    name: 'Aristotle',
    age: 'A',
    kind: 'leader',
    copies: [1, 1, 1],
    abilities: [{ does: 'on-taking-technology', gain: [['science', 1]] }],
    text: 'Score 1 science each time you take a technology card from the row.',
  },
  {
    id: 'hammurabi',
    name: 'Hammurabi',
    age: 'A',
    kind: 'leader',
    copies: [1, 1, 1],
    abilities: [
      { does: 'military-action-as-civil', perTurn: 1 },
      { does: 'cheaper-to-take', kind: 'leader', civilActions: 1 },
    ],
    text: 'Once a turn you may spend a military action in place of a civil one. Taking a leader from the row costs you 1 civil action less.',
  },
  {
    id: 'homer',
    name: 'Homer',
    age: 'A',
    kind: 'leader',
    copies: [1, 1, 1],
    symbols: { happy: 1 },
    abilities: [{ does: 'each-turn', gain: [['military-resources', 1]] }],
    effect: 'tuck-under-a-wonder',
    text: '1 happy face. Each turn you have 1 extra resource that only builds or upgrades military units. When another leader replaces Homer, you may put him under one of your completed wonders to give it 1 happy face for good; then you get no civil action back.',
    doubt: 'Some sources make each unit you build 1 resource cheaper; we give 1 resource a turn.',
  },
  {
    id: 'julius-caesar',
    name: 'Julius Caesar',
    age: 'A',
    kind: 'leader',
    copies: [1, 1, 1],
    symbols: { strength: 1, militaryActions: 1 },
    effect: 'second-political-action',
    text: '+1 strength, +1 military action. Once in the game you may take a second political action in one Politics Phase.',
  },
  {
    id: 'moses',
    name: 'Moses',
    age: 'A',
    kind: 'leader',
    copies: [1, 1, 1],
    abilities: [{ does: 'cheaper-population', food: 1 }],
    text: 'Increasing your population costs you 1 food less.',
  },
] as const satisfies readonly LeaderCard[];
