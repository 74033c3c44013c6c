import type { TableInfo } from '@ecumene/client';
import { describe, expect, test } from 'vitest';
import { sampleInfo, sampleSeat } from '../table/sample-info.ts';
import { consentOf, motionsFor } from './motion-words.ts';

const FOUR = [sampleSeat('a'), sampleSeat('b'), sampleSeat('c'), sampleSeat('d', 'bot')];
const at = (more: Partial<TableInfo> = {}) => sampleInfo({ seats: FOUR, mine: ['a'], ...more });

describe('a vote', () => {
  test('needs everybody to end a game, bots apart', () => {
    expect(consentOf(at(), { is: 'abandon' })).toEqual({ voters: ['a', 'b', 'c'], needed: 3 });
  });

  test('needs more than half to pause or to hand over a seat, whose holder has no say', () => {
    expect(consentOf(at(), { is: 'pause' }).needed).toBe(2);
    expect(consentOf(at(), { is: 'hand-over', seat: 'b', to: 'bot' })).toEqual({ voters: ['a', 'c'], needed: 2 });
  });

  test('is about what there is: pausing needs a clock, resuming a pause', () => {
    const offered = (more: Partial<TableInfo>) => motionsFor(at(more)).map(({ is }) => is);
    expect(offered({})).not.toContain('pause');
    expect(offered({ plan: { ...at().plan, clock: { is: 'live', minutes: 5, increment: 0 } } })).toContain('pause');
    expect(offered({ paused: true })).toContain('resume');
    expect(motionsFor(at())).not.toContainEqual({ is: 'hand-over', seat: 'a', to: 'bot' });
  });
});
