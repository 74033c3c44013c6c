import { describe, expect, it } from 'vitest';
import { type Draft, planOf, resized, seated, usualBot } from './draft.ts';

const me = { is: 'me' } as const;
const open = { is: 'open' } as const;
const bot = { is: 'bot', bot: 'steady' } as const;

describe('the seats of a table that is being set up', () => {
  it('grow by open ones', () => {
    expect(resized([me, bot], 4)).toEqual([me, bot, open, open]);
  });

  it('shrink from the end, and keep the player who creates the table', () => {
    expect(resized([me, bot, open], 2)).toEqual([me, bot]);
    expect(resized([bot, open, me], 2)).toEqual([me, open]);
  });

  it('hold the player who creates the table once', () => {
    expect(seated([me, bot, open], 1, me)).toEqual([open, me, open]);
    expect(seated([me, bot, open], 2, bot)).toEqual([me, bot, bot]);
  });
});

describe('the usual bot', () => {
  it('is the steady one, or else the last of the list', () => {
    const named = (...names: string[]) => usualBot({ bots: names.map((name) => ({ name, about: '' })) });
    expect([named('random', 'steady', 'keen'), named('random', 'other'), named()]).toEqual([
      'steady',
      'other',
      'random',
    ]);
  });
});

describe('a table as it is sent', () => {
  const draft: Draft = {
    game: 'advanced-civilization',
    name: '  Thursdays ',
    options: {},
    seats: [me, open],
    clock: { is: 'none' },
    atZero: 'bot',
    floorSeconds: undefined,
    join: 'invited',
    watch: 'nobody',
    delayMinutes: 15,
    advice: true,
    joinLate: true,
    privateTalk: true,
    startTurn: undefined,
  };

  it('says nothing of what it does not have', () => {
    const plan = planOf(draft);
    expect(plan.name).toBe('Thursdays');
    expect(Object.keys(plan)).not.toContain('floorSeconds');
    expect(Object.keys(plan)).not.toContain('delayMinutes');
    expect(Object.keys(plan)).not.toContain('startTurn');
  });

  it('delays spectators, if anyone may watch', () => {
    expect(planOf({ ...draft, watch: 'anyone' }).delayMinutes).toBe(15);
  });
});
