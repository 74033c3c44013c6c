import { opponent } from '@ecumene/bots';
import { must, randomFrom } from '@ecumene/engine';
import { seatNames } from '@ecumene/engine/testing';
import { describe, expect, it } from 'vitest';
import { gameNamed } from '../../games.ts';
import type { Pace } from './clocked.ts';
import { playSlowly } from './game.ts';
import { BEGIN, HABITS, type Habit, habitsOf, visits } from './habits.ts';
import { describeSlowness, slowness } from './report.ts';

const DAY = 86_400_000;
const HOUR = DAY / 24;
const game = gameNamed('advanced-civilization');
const WEEKS: Pace = { clock: { is: 'slow', bank: 3, increment: 12 }, atZero: 'bot', floorSeconds: 2 * 86_400 };

function play(habits: readonly Habit[], pace = WEEKS, most = 400, plans = false) {
  const bot = must(opponent(game, 'steady'), 'the steady bot');
  const setup = { options: { turns: 4 }, seats: seatNames(habits.length), seed: 'weeks' };
  return playSlowly({ game, setup, habits, bot, pace, most, plans });
}

function firstVisits(habit: Habit): number[] {
  const comes = visits(habit, randomFrom('somebody'));
  return Array.from({ length: 40 }, () => comes.next().value).filter((moment) => moment !== undefined);
}

describe('the habits of simulated people', () => {
  it.each(HABITS)('makes %s look in by day, one visit after another', (habit) => {
    const moments = firstVisits(habit);
    expect(moments).toEqual([...moments].sort((a, b) => a - b));
    const hours = moments.map((moment) => ((moment - BEGIN) % DAY) / HOUR);
    expect(hours.every((hour) => hour >= 7 && hour < 23)).toBe(true);
  });

  it('lets a player disappear, and another come only at weekends', () => {
    expect(firstVisits('vanishes')).toHaveLength(9);
    const days = firstVisits('weekends').map((moment) => new Date(moment).getUTCDay());
    expect(new Set(days)).toEqual(new Set([0, 6]));
  });

  it('mixes them round the seats', () => {
    expect(habitsOf('mixed', 9).slice(4)).toEqual(['weekends', 'four-a-day', 'once-a-day', 'vanishes', 'four-a-day']);
    expect(habitsOf('weekends', 2)).toEqual(['weekends', 'weekends']);
  });
});

describe('a game over weeks', () => {
  const cost = play(['four-a-day', 'once-a-day', 'once-a-day', 'vanishes']);

  it('is played to its end, and comes out the same by the same seed', () => {
    expect(cost).toMatchObject({ finished: true, turns: 4 });
    expect(play(['four-a-day', 'once-a-day', 'once-a-day', 'vanishes'])).toEqual(cost);
  });

  it('counts the visits a seat and turn, and what they were for', () => {
    const called = Object.values(cost.calledFor).reduce((all, count) => all + count, 0);
    expect(cost.visits.reduce((all, count) => all + count, 0)).toBeLessThanOrEqual(called);
    expect(cost.calledFor['movement: movement']).toBeGreaterThan(0);
    expect(cost.waited['movement: movement']).toBeGreaterThan(0);
    expect(cost.daysOfTurns).toHaveLength(4);
  });

  it('is played by a bot for a player who disappears, and by defaults where the table says so', () => {
    const gone = ['vanishes', 'vanishes', 'vanishes'] as const;
    expect(Object.keys(play(gone).answered.bot)).toContain('civilization-cards');
    const { answered } = play(gone, { ...WEEKS, atZero: 'default' }, 60);
    expect([Object.keys(answered.bot), Object.keys(answered.clock)]).toEqual([
      [],
      expect.arrayContaining(['civilization-cards']),
    ]);
  });

  it('waits for fewer movements where people plan them', () => {
    const planned = play(['four-a-day', 'once-a-day', 'once-a-day', 'vanishes'], WEEKS, 400, true);
    expect(planned).toMatchObject({ finished: true, turns: 4 });
    expect(planned.answered.automatic['movement']).toBeGreaterThan(0);
    const movements = (one: typeof cost): number => one.calledFor['movement: movement'] ?? 0;
    expect(movements(planned)).toBeLessThan(movements(cost));
  });

  it('comes to its end by the clocks where all sleep, whatever they had planned', () => {
    for (const floorSeconds of [WEEKS.floorSeconds, undefined])
      for (const atZero of ['bot', 'default'] as const) {
        const asleep = play(['vanishes', 'vanishes', 'vanishes'], { ...WEEKS, floorSeconds, atZero }, 400, true);
        expect(asleep).toMatchObject({ finished: true, turns: 4 });
      }
  });

  it('is told with the figures of all its games', () => {
    const told = describeSlowness(slowness([cost, cost], { game: game.name, seats: 4, people: 'mixed' }));
    expect(told).toContain('2 games of advanced-civilization with 4 seats (mixed), 2 finished');
    expect(told).toMatch(/visits a seat and turn: median \d+, 95th percentile \d+/);
    expect(told).toContain('movement: movement');
  });
});
