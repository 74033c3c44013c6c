import type { TableInfo } from '@ecumene/client';
import { describe, expect, test } from 'vitest';
import { sampleInfo, sampleSeat } from '../table/sample-info.ts';
import { consentOf, motionsFor, whyNotHandedOver } from './motion-words.ts';

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
    const offered = (more: Partial<TableInfo>) => motionsFor(at(more), 0).map(({ is }) => is);
    expect(offered({})).not.toContain('pause');
    expect(offered({ plan: { ...at().plan, clock: { is: 'live', minutes: 5, increment: 0 } } })).toContain('pause');
    expect(offered({ paused: true })).toContain('resume');
    expect(offered({ timeCalled: true })).not.toContain('stop-and-score');
  });

  test('hands over no seat whose holder plays, and says when that would be so', () => {
    const handed = (info: TableInfo) =>
      motionsFor(info, info.asOf).flatMap((motion) => (motion.is === 'hand-over' ? [[motion.seat, motion.to]] : []));
    expect(handed(at())).toEqual([['d', 'anyone']]);
    expect(whyNotHandedOver(at(), 0)).toMatch(/^Nobody can be voted out .* b and c may be .* for a day/);
    const waiting = at({ waitingFor: ['a', 'b'], asOf: 86_400_000 });
    expect(handed(waiting)).toEqual([
      ['b', 'bot'],
      ['b', 'anyone'],
      ['d', 'anyone'],
    ]);
    const left = at({ seats: [sampleSeat('a'), sampleSeat('b', 'open')] });
    expect(handed(left)).toEqual([['b', 'bot']]);
    expect(whyNotHandedOver(left, 0)).toBe(undefined);
  });
});
