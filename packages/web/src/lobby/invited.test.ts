import { sampleInfo, sampleSeat } from '@ecumene/client/testing';
import { describe, expect, test } from 'vitest';
import { isOpenToAll, offerAt } from './invited.ts';

const { plan } = sampleInfo();
const taken = [sampleSeat('Ada'), sampleSeat('Dido', 'bot')];
const open = [...taken, sampleSeat('free', 'open')];

describe('an invitation', () => {
  test('offers a seat as long as one is open, also in a game that goes on', () => {
    expect(offerAt(sampleInfo({ state: 'gathering', seats: open }))).toBe('sit');
    expect(offerAt(sampleInfo({ state: 'playing', seats: open }))).toBe('sit');
    expect(offerAt(sampleInfo({ state: 'over', seats: open }))).toBe('watch');
  });

  test('offers no seat whose game is over', () => {
    expect(offerAt(sampleInfo({ seats: open, out: ['free'] }))).toBe('watch');
  });

  test('leads a player who has a seat to the table', () => {
    expect(offerAt(sampleInfo({ seats: open, mine: ['Ada'] }))).toBe('go-in');
  });

  test('lets watch where no seat is open, unless nobody may', () => {
    expect(offerAt(sampleInfo({ seats: taken }))).toBe('watch');
    expect(offerAt(sampleInfo({ seats: taken, plan: { ...plan, watch: 'nobody' } }))).toBe('nothing');
    expect(offerAt(sampleInfo({ state: 'gathering', seats: taken, plan: { ...plan, watch: 'nobody' } }))).toBe('watch');
  });

  test('is not needed where anyone may come', () => {
    const closed = { ...plan, join: 'invited', watch: 'anyone' } as const;
    expect(isOpenToAll(sampleInfo({ state: 'gathering', plan: closed }))).toBe(false);
    expect(isOpenToAll(sampleInfo({ state: 'playing', plan: closed }))).toBe(true);
    expect(isOpenToAll(sampleInfo({ state: 'gathering', plan }))).toBe(true);
  });
});
