import { movementInAnyOrder } from '@ecumene/ancients/testing';
import { expect, test } from 'vitest';
import { westernEmpires } from './game.ts';

test("[WE movement.3] nations out of each other's reach move at the same time, and the order makes no difference", () => {
  const { together, differences } = movementInAnyOrder(westernEmpires, { seed: 'apart', seats: 7, movements: 8 });
  expect(differences).toEqual([]);
  expect(together).toBeGreaterThan(1);
});
