import { sampleInfo, sampleSeat } from '@ecumene/client/testing';
import { expect, test } from 'vitest';
import { calledInTalk, nextTo, partnersOf } from './whom.ts';

function person(id: string) {
  return { id, name: id, guest: true };
}

function line(who: string, whom?: string) {
  const to = whom === undefined ? { to: null, whom: null } : { to: `seat of ${whom}`, whom: person(whom) };
  return { number: 1, at: 0, person: person(who), seat: `seat of ${who}`, ...to, text: 'Salt?' };
}

test('a whisper is answered to whoever whispered, and what was said aloud to everybody', () => {
  expect(nextTo([line('ben'), line('cleo', 'ada')], 'ada')).toBe('cleo');
  expect(nextTo([line('cleo', 'ada'), line('ben')], 'ada')).toBeUndefined();
  expect(nextTo([], 'ada')).toBeUndefined();
});

test('whoever whispers goes on whispering to the same', () => {
  expect(nextTo([line('ada', 'ben')], 'ada')).toBe('ben');
});

test('nobody talks alone to somebody who is gone', () => {
  const gone = { ...sampleSeat('cleo'), name: 'Somebody who left' };
  const info = sampleInfo({ seats: [sampleSeat('ada'), sampleSeat('ben'), gone] });
  expect(partnersOf(info, 'ada', 'ada').map(({ seat }) => seat)).toEqual(['ben']);
});

test('whoever shares a name with somebody else at the table is called as everywhere at it', () => {
  const info = sampleInfo({ seats: ['one', 'two'].map((id) => ({ ...sampleSeat(id), name: 'Ada', person: id })) });
  const called = (id: string, seat: string | null) => calledInTalk(info, { ...person(id), name: 'Ada' }, seat);
  expect(called('two', 'two')).toBe('Ada (2)');
  expect(called('one', null)).toBe('Ada (1)');
  expect(called('three', null)).toBe('Ada');
});
