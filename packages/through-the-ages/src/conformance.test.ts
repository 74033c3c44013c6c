import { conformance, report } from '@ecumene/engine/testing';
import { expect, test } from 'vitest';
import { throughTheAges } from './game.ts';

test('the laws of the engine hold for random games of two, three and four under random options', () => {
  const { findings, games } = conformance(throughTheAges, { games: 30, rate: 2 });
  expect(report(findings)).toBe('');
  expect(games).toBe(30);
});
