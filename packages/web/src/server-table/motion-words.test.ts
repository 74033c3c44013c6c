import type { SeatInfo, TableInfo } from '@ecumene/client';
import { describe, expect, test } from 'vitest';
import { consentOf, motionsFor } from './motion-words.ts';

const seat = (name: string, is: SeatInfo['is'] = 'person') => ({ seat: name, is, name }) as SeatInfo;
const at = (seats: readonly SeatInfo[], more: Partial<TableInfo> = {}) =>
  ({ seats, mine: ['a'], paused: false, plan: {}, ...more }) as TableInfo;
const FOUR = [seat('a'), seat('b'), seat('c'), seat('d', 'bot')];

describe('a vote', () => {
  test('needs everybody to end a game, bots apart', () => {
    expect(consentOf(at(FOUR), { is: 'abandon' })).toEqual({ voters: ['a', 'b', 'c'], needed: 3 });
  });

  test('needs more than half to pause or to hand over a seat, whose holder has no say', () => {
    expect(consentOf(at(FOUR), { is: 'pause' }).needed).toBe(2);
    expect(consentOf(at(FOUR), { is: 'hand-over', seat: 'b', to: 'bot' })).toEqual({ voters: ['a', 'c'], needed: 2 });
  });

  test('is about what there is: pausing needs a clock, resuming a pause', () => {
    const offered = (more: Partial<TableInfo>) => motionsFor(at(FOUR, more)).map(({ is }) => is);
    expect(offered({})).not.toContain('pause');
    expect(offered({ plan: { clock: { is: 'live', minutes: 5, increment: 0 } } as never })).toContain('pause');
    expect(offered({ paused: true })).toContain('resume');
    expect(motionsFor(at(FOUR))).not.toContainEqual({ is: 'hand-over', seat: 'a', to: 'bot' });
  });
});
