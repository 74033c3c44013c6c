import { plansKeepSecrets } from '@ecumene/ancients/testing';
import { expect, test } from 'vitest';
import { westernEmpires } from './game.ts';

test('what a plan comes to tells its player nothing they may not know', () => {
  const abilities = ['politics', 'provincial-empire', 'universal-doctrine'];
  const { tried, tells } = plansKeepSecrets(westernEmpires, { seed: 'five', seats: 5, answers: 500, abilities });
  expect(tells).toEqual([]);
  for (const topic of ['movement', 'trade', 'abilities', 'surrender']) expect(tried[topic]).toBeGreaterThan(4);
});
