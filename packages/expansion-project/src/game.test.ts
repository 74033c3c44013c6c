import { conformance, report } from '@ecumene/engine/testing';
import { expect, test } from 'vitest';
import { expansionProject } from './game.ts';

test('random games under random options keep every law of the engine', () => {
  const { findings } = conformance(expansionProject, { games: 4, rate: 4, seed: 'expansion project' });
  expect(report(findings)).toBe('');
});
