import { type Happening, render } from '@ecumene/engine';
import { expect, test } from 'vitest';
import type { Happened } from './happenings.ts';
import { called, tell } from './tell.ts';

function told(event: Happened): string {
  const happening: Happening<Happened> = { event, rule: 'TTA ruling.P3', knows: 'all', reveals: false };
  return render(tell(happening), { name: called });
}

test.each<readonly [string, Happened]>([
  ['Removed from the card row: Aristotle.', { what: 'swept', cards: ['aristotle'] }],
  ['Removed from the card row: Aristotle and Moses.', { what: 'swept', cards: ['aristotle', 'moses'] }],
  ['Ada loses outdated cards: Moses.', { what: 'antiquated', seat: 'Ada', cards: ['moses'] }],
  ['Ada uses a military action as a civil one.', { what: 'stood-in', seat: 'Ada' }],
  ['Ada loses Pyramids.', { what: 'removed', seat: 'Ada', card: 'pyramids' }],
  ['Pyramids of Ada becomes a ruin.', { what: 'ruined', seat: 'Ada', card: 'pyramids' }],
  ['The future event becomes the current one.', { what: 'events-renewed', count: 1 }],
  ['The 4 future events become the current ones.', { what: 'events-renewed', count: 4 }],
  [
    'Ada produces 1 science, 1 culture, 2 food, and 1 resource.',
    { what: 'produced', seat: 'Ada', science: 1, culture: 1, food: 2, resources: 1 },
  ],
  ['Corruption: Ada loses 1 resource and 1 food.', { what: 'corrupted', seat: 'Ada', resources: 1, food: 1 }],
  [
    'Consumption: Ada pays 1 food, and 1 resource for the rest.',
    { what: 'consumed', seat: 'Ada', food: 1, resources: 1, missing: 0 },
  ],
  [
    'Consumption: Ada pays 1 food and 1 resource, and lacks 1.',
    { what: 'consumed', seat: 'Ada', food: 1, resources: 1, missing: 1 },
  ],
  ['Consumption: Ada pays 1 food and lacks 1.', { what: 'consumed', seat: 'Ada', food: 1, resources: 0, missing: 1 }],
  ['Ada defends by discarding 1 card.', { what: 'defended', seat: 'Ada', cards: [], discarded: 1, strength: 1 }],
  [
    'Ada defends with Military Bonus and by discarding 2 cards.',
    { what: 'defended', seat: 'Ada', cards: ['military-bonus-i'], discarded: 2, strength: 4 },
  ],
  [
    'Ada defends with Military Bonus.',
    { what: 'defended', seat: 'Ada', cards: ['military-bonus-i'], discarded: 0, strength: 2 },
  ],
])('[TTA ruling.P3] the chronicle speaks of one as of one, and of many as of many: %s', (sentence, event) => {
  expect(told(event)).toBe(sentence);
});

test.each<readonly [string, Happened]>([
  [
    'Ada produces 1 science and 2 resources.',
    { what: 'produced', seat: 'Ada', science: 1, culture: 0, food: 0, resources: 2 },
  ],
  ['Ada produces nothing.', { what: 'produced', seat: 'Ada', science: 0, culture: 0, food: 0, resources: 0 }],
  ['Corruption: Ada loses 2 resources.', { what: 'corrupted', seat: 'Ada', resources: 2, food: 0 }],
  ['Corruption: Ada loses nothing.', { what: 'corrupted', seat: 'Ada', resources: 0, food: 0 }],
  ['Consumption: Ada lacks 1 food.', { what: 'consumed', seat: 'Ada', food: 0, resources: 0, missing: 1 }],
])('[TTA ruling.P3] the chronicle leaves out what is nought: %s', (sentence, event) => {
  expect(told(event)).toBe(sentence);
});
