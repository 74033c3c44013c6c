import { sampleInfo, sampleSeat } from '@ecumene/client/testing';
import { describe, expect, test } from 'vitest';
import { askedSince, hasVote, votesFirst, waitsForMe } from './waiting-for-me.ts';

const seats = [sampleSeat('a'), sampleSeat('b'), sampleSeat('c', 'bot')];
const at = (agreed: readonly string[], more = {}) =>
  sampleInfo({ seats, mine: ['a'], motions: [{ motion: { is: 'pause' }, agreed: [...agreed] }], ...more });

describe('a table waits for a player', () => {
  test('who is asked something', () => {
    expect(waitsForMe(sampleInfo({ seats, mine: ['a'], waitingFor: ['a'] }))).toBe(true);
    expect(waitsForMe(sampleInfo({ seats, mine: ['a'], waitingFor: ['b'] }))).toBe(false);
  });

  test('but not while it is paused or frozen', () => {
    const asked = sampleInfo({ seats, mine: ['a'], waitingFor: ['a'] });
    expect(waitsForMe({ ...asked, paused: true })).toBe(false);
    expect(waitsForMe({ ...asked, frozen: 'The server found a fault.' })).toBe(false);
    expect(waitsForMe({ ...at(['b']), paused: true })).toBe(true);
  });

  test('since it asks, whatever others do meanwhile', () => {
    const since = (awaitedSince: number | null) =>
      askedSince(
        sampleInfo({ seats: [{ ...sampleSeat('a'), awaitedSince }], mine: ['a'], waitingFor: ['a'], moved: 9 }),
      );
    expect([since(5), since(null)]).toEqual([5, 9]);
  });

  test('who has a say in what is moved, until they have had it', () => {
    expect(waitsForMe(at(['b']))).toBe(true);
    expect(hasVote(at(['a', 'b']))).toBe(false);
    expect(hasVote(at([], { motions: [{ motion: { is: 'pause' }, agreed: ['b'], against: ['a'] }] }))).toBe(false);
    expect(hasVote(at(['b'], { mine: [] }))).toBe(false);
    expect(hasVote(at(['b'], { state: 'over' }))).toBe(false);
  });

  test('with a vote before all others, which stay in their order', () => {
    const tables = [sampleInfo({ id: 'turn', seats, mine: ['a'], waitingFor: ['a'] }), sampleInfo({ id: 'rest' })];
    expect(votesFirst([...tables, at(['b'], { id: 'vote' })]).map(({ id }) => id)).toEqual(['vote', 'turn', 'rest']);
  });

  test('but not whose own seat is to be handed over', () => {
    const motions = [{ motion: { is: 'hand-over' as const, seat: 'a', to: 'bot' as const }, agreed: ['b'] }];
    expect(hasVote(sampleInfo({ seats, mine: ['a'], motions }))).toBe(false);
  });
});
