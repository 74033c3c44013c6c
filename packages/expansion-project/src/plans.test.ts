import { plansKeepSecrets } from '@ecumene/ancients/testing';
import { expect, test } from 'vitest';
import { expansionProject } from './game.ts';

test('what a plan comes to tells its player nothing they may not know', () => {
  const abilities = ['politics', 'provincial-empire', 'universal-doctrine', 'fundamentalism', 'monotheism'];
  const { tried, tells } = plansKeepSecrets(expansionProject, { seed: 'planned', seats: 6, answers: 300, abilities });
  expect(tells).toEqual([]);
  for (const topic of ['movement', 'ships', 'build-cities', 'trade']) expect(tried[topic]).toBeGreaterThan(8);
});
