import { conformance, report } from '@ecumene/engine/testing';
import { describe, expect, it } from 'vitest';
import { auction, bazaar } from './index.ts';

describe('the laws of the engine', () => {
  it('hold for a thousand random bazaars', () => {
    const { findings, games } = conformance(bazaar, { games: 1000, everyQuestion: 50 });
    expect(report(findings)).toBe('');
    expect(games).toBe(1000);
  });

  it('hold for a thousand random auctions', () => {
    const { findings, games } = conformance(auction, { games: 1000, everyQuestion: 50 });
    expect(report(findings)).toBe('');
    expect(games).toBe(1000);
  });
});
