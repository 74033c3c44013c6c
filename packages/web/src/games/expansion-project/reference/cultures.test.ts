import { CULTURES } from '@ecumene/expansion-project/reference';
import { expect, test } from 'vitest';
import { cultureOf } from './cultures.ts';

/** How many advantages and disadvantages the book lists, prices of one kind taken together. */
test.each([
  ['minoa', 3, 1],
  ['saba', 2, 2],
  ['celt', 3, 1],
  ['assyria', 2, 1],
  ['rome', 2, 3],
  ['babylon', 3, 2],
  ['carthage', 2, 1],
  ['hellas', 2, 1],
  ['maurya', 2, 1],
  ['dravidia', 2, 1],
  ['kushan', 2, 1],
  ['nubia', 2, 1],
  ['persia', 2, 2],
  ['hatti', 2, 1],
  ['iberia', 2, 2],
  ['indus', 1, 1],
  ['parthia', 1, 1],
  ['egypt', 2, 1],
] as const)('[EP O 3.3.1.1] %s has %i advantages and %i disadvantages', (civilization, helps, worsens) => {
  const traits = cultureOf(civilization);
  expect([traits.filter((one) => one.helps).length, traits.filter((one) => !one.helps).length]).toEqual([
    helps,
    worsens,
  ]);
});

test('[EP O 3.3.2.1] [EP O 3.3.2.11] a calamity that strikes as another is a disadvantage', () => {
  expect(Object.keys(CULTURES)).toHaveLength(18);
  for (const [civilization, says] of [
    ['minoa', 'Barbarian Hordes strikes you as Corruption.'],
    ['kushan', 'Cyclone strikes you as Barbarian Hordes.'],
  ] as const)
    expect(cultureOf(civilization)).toContainEqual({ says, helps: false });
});
