import type { TableView } from '@ecumene/client';
import { sampleInfo } from '@ecumene/client/testing';
import { describe, expect, test } from 'vitest';
import { atRest, stoppedReasonOf } from './table-status.ts';

const asked: TableView = {
  number: 3,
  where: [],
  view: {},
  questions: [{ id: 'q', seat: 'a', question: { topic: 'move', kind: 'move', text: { say: 'Move?' } } }],
  prepared: [],
  left: [{ topic: 'move', answers: [1], always: true }],
  insisting: [],
  ordered: [],
  orderPending: false,
  waiting: [{ seat: 'a', topic: 'move', optional: false }],
  seats: ['a'],
  out: [],
  players: {},
  handovers: [],
  ranking: [],
  proposal: null,
  rewritten: 0,
  mayTakeBack: true,
  answered: [],
  over: false,
};

describe('a table stands still', () => {
  test('when it was given up or is frozen, not while it is played, nor when it is over', () => {
    expect(stoppedReasonOf(sampleInfo())).toBe(undefined);
    expect(stoppedReasonOf(sampleInfo({ state: 'over' }))).toBe(undefined);
    expect(stoppedReasonOf(sampleInfo({ state: 'abandoned' }))).toBe('given-up');
    expect(stoppedReasonOf(sampleInfo({ frozen: 'a rule broke down' }))).toBe('frozen');
  });

  test('and then asks nothing, waits for nobody and lets nothing be taken back', () => {
    const nothing = { questions: [], waiting: [], left: [], mayTakeBack: false };
    expect(atRest(asked)).toEqual({ ...asked, ...nothing });
  });
});
