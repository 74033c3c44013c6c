import { movementInAnyOrder } from '@ecumene/ancients/testing';
import { expect, test } from 'vitest';
import { advancedCivilization } from './game.ts';

test("[AC 23.1] nations out of each other's reach move at the same time, and the order makes no difference", () => {
  const { together, differences } = movementInAnyOrder(advancedCivilization, { seed: 'apart', seats: 6, movements: 8 });
  expect(differences).toEqual([]);
  expect(together).toBeGreaterThan(3);
});
