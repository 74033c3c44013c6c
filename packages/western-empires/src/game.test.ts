import { conformance, report } from '@ecumene/engine/testing';
import { expect, test } from 'vitest';
import { westernEmpires } from './game.ts';

test('random games under random options keep every law of the engine', () => {
  const { findings } = conformance(westernEmpires, { games: 6, rate: 4, seed: 'western empires' });
  expect(report(findings)).toBe('');
});
