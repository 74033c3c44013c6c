import { movementInAnyOrder } from '@ecumene/ancients/testing';
import { expect, test } from 'vitest';
import { expansionProject } from './game.ts';

test("[EP 17.2] nations out of each other's reach move at the same time, and the order makes no difference", () => {
  const { together, differences } = movementInAnyOrder(expansionProject, { seed: 'apart', seats: 14, movements: 8 });
  expect(differences).toEqual([]);
  expect(together).toBeGreaterThan(3);
});
