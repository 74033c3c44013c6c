import { conformance, report } from '@ecumene/engine/testing';
import { expect, it } from 'vitest';
import { auction } from './game.ts';

it('The laws of the engine hold for a thousand random auctions', () => {
  const { findings, games } = conformance(auction, { games: 1000, everyQuestion: 50 });
  expect(report(findings)).toBe('');
  expect(games).toBe(1000);
});
