import type { TableInfo } from '@ecumene/client';
import { sampleInfo, sampleSeat } from '@ecumene/client/testing';
import { describe, expect, test } from 'vitest';
import { consentOf, handedToBot, motionsFor, whatItMeans, whyNotHandedOver } from './motion-words.ts';

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

  test('counts a player who plays several hands once', () => {
    const seats = [sampleSeat('a'), { ...sampleSeat('b'), person: 'a' }, sampleSeat('c')];
    expect(consentOf(at({ seats }), { is: 'abandon' })).toEqual({ voters: ['a', 'c'], needed: 2 });
    expect(consentOf(at({ seats }), { is: 'hand-over', seat: 'a', to: 'bot' }).voters).toEqual(['b', 'c']);
  });

  test('is not offered to a player who is out of the game, whose seat stays theirs', () => {
    const out = at({ out: ['b', 'd'] });
    expect(consentOf(out, { is: 'abandon' })).toEqual({ voters: ['a', 'c'], needed: 2 });
    expect(motionsFor(out, 0, undefined).map(({ is }) => is)).not.toContain('hand-over');
    expect(whyNotHandedOver(out, 0)).toMatch(/^You cannot vote out an active player\. You can vote out c after/);
  });

  test('is about what there is: pausing needs a clock, resuming a pause', () => {
    const offered = (more: Partial<TableInfo>) => motionsFor(at(more), 0, undefined).map(({ is }) => is);
    expect(offered({})).not.toContain('pause');
    expect(offered({ plan: { ...at().plan, clock: { is: 'live', minutes: 5, increment: 0 } } })).toContain('pause');
    expect(offered({ paused: true })).toContain('resume');
    expect(offered({ timeCalled: true })).not.toContain('stop-and-score');
  });

  test('[EP 23.4] about how long trade takes needs everybody, and trade that is open', () => {
    const trade = (more: Partial<TableInfo>) =>
      motionsFor(at(more), 0, undefined).filter(({ is }) => is.endsWith('trade'));
    expect(trade({ floorEnds: null })).toEqual([]);
    const open = trade({ floorEnds: 60_000 });
    expect(open).toEqual([{ is: 'extend-trade', minutes: 5 }, { is: 'close-trade' }]);
    for (const motion of open) expect(consentOf(at(), motion).needed).toBe(3);
    expect(open.map((motion) => whatItMeans(motion, (seat) => seat).title)).toEqual([
      'Extend trade by 5 minutes',
      'End trade',
    ]);
  });

  test('hands over no seat whose holder plays, and says when that would be so', () => {
    const handed = (info: TableInfo) =>
      motionsFor(info, info.asOf, undefined).flatMap((motion) =>
        motion.is === 'hand-over' ? [[motion.seat, motion.to]] : [],
      );
    expect(handed(at())).toEqual([['d', 'anyone']]);
    expect(whyNotHandedOver(at(), 0)).toMatch(/^You cannot vote out .* You can vote out b and c .* for a day/);
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

  test('to stop says that the round is still played out, before it is proposed and while it is voted on', () => {
    const { wish, means } = whatItMeans({ is: 'stop-and-score' }, (seat) => seat);
    expect(wish).toContain('after this round');
    expect(means).toContain('You finish this round');
  });

  test('names who led what, and the bot that would', () => {
    const wish = (bot?: string) => whatItMeans(handedToBot('b', bot), (seat) => `${seat} (Crete)`).wish;
    expect(wish()).toBe('let a bot play for b (Crete)');
    expect(wish('steady')).toBe('let the bot “steady” play for b (Crete)');
    const [offered] = motionsFor(at({ seats: [sampleSeat('a'), sampleSeat('b', 'open')] }), 0, 'steady').slice(-1);
    expect(offered).toEqual({ is: 'hand-over', seat: 'b', to: 'bot', bot: 'steady' });
  });
});
