import { describe, expect, it } from 'vitest';
import { doorWords } from './access-words.ts';
import { ago, clockWords, hourWord, paceWord, spanWord } from './clock-words.ts';
import { lengthWords } from './length-words.ts';

const HOUR = 3_600_000;

describe('time in words', () => {
  it('says how long ago something was, in the largest unit that fits', () => {
    const now = 10 * 24 * HOUR;
    expect([0, 59_000, 60_000, 3 * HOUR, 26 * HOUR, 72 * HOUR, -5].map((past) => ago(now - past, now))).toEqual([
      'just now',
      'just now',
      '1 minute ago',
      '3 hours ago',
      'yesterday',
      '3 days ago',
      'just now',
    ]);
  });

  it('says lengths of time', () => {
    expect([60, 300, 3600, 7200, 86_400, 604_800].map(spanWord)).toEqual([
      '1 minute',
      '5 minutes',
      '1 hour',
      '2 hours',
      '1 day',
      '7 days',
    ]);
    expect(hourWord(22 * 60)).toMatch(/10:00.PM/);
  });

  it('says how a table measures time', () => {
    expect(clockWords({})).toEqual(['No clock.']);
    expect(clockWords({ clock: { is: 'live', minutes: 60, increment: 20 }, atZero: 'bot' })[0]).toBe(
      'Each player has 60 minutes, plus 20 seconds per move.',
    );
    const slow = { is: 'slow', bank: 1, increment: 12, weekendsOff: true, holidays: 7 } as const;
    expect(clockWords({ clock: slow, atZero: 'default' }).slice(0, 3)).toEqual([
      'Each player has a time bank of 1 day, plus 12 hours per move.',
      'Clocks pause on weekends.',
      'Each player may take 7 days off.',
    ]);
    expect([paceWord(undefined), paceWord(slow)]).toEqual(['no clock', 'slow, time bank 1 day']);
  });

  it('says when the trade closes, whatever the clock', () => {
    const live = { is: 'live', minutes: 60, increment: 20 } as const;
    const closes = (pace: Parameters<typeof clockWords>[0]) => clockWords(pace).at(-1);
    expect(closes({ clock: live, floorSeconds: 300 })).toBe('Trade ends after 5 minutes at the latest.');
    expect(closes({ clock: { is: 'none' }, floorSeconds: 3600 })).toBe('Trade ends after 1 hour at the latest.');
    expect(closes({ floorSeconds: undefined })).toBe('No clock.');
    expect(clockWords({ clock: live }).join(' ')).not.toContain('Trading');
  });
});

describe('doors in words', () => {
  it('says who may come, and tells of a delay only where someone may watch', () => {
    expect(doorWords({})).toEqual(['Anyone may join.', 'Anyone may watch.', 'Private messages are allowed.']);
    expect(doorWords({ join: 'invited', watch: 'nobody', delayMinutes: 5, privateTalk: false })).toEqual([
      'Only invited people may join.',
      'Latecomers can take over a bot’s seat.',
      'Nobody may watch.',
      'Chat is public.',
    ]);
    expect(doorWords({ delayMinutes: 5 })).toContain('Spectators see the game 5 minutes later.');
  });
});

describe('the length of a table', () => {
  const ancient = (options: Record<string, number | string>) => lengthWords({ game: 'advanced-civilization', options });

  it('follows from where the track ends, and from the last turn', () => {
    expect(ancient({})).toMatch(/^The whole track/);
    expect(ancient({ finish: 'last-number' })).toMatch(/^A shorter track/);
    expect(ancient({ finish: 'beyond' })).toMatch(/^Past the finish/);
    expect(ancient({ turns: 10 })).toBe('10 turns at most.');
    expect(ancient({ turns: 0 })).toMatch(/^The whole track/);
  });

  it('is not said of a game nobody has played here', () => {
    expect(lengthWords({ game: 'bazaar', options: {} })).toBe(undefined);
    expect(lengthWords({ game: 'through-the-ages', options: {} })).toBe('About an hour for each player.');
  });
});
