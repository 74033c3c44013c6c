import { sampleInfo, sampleSeat } from '@ecumene/client/testing';
import { expect, test } from 'vitest';
import { calledInTalk, partnersOf, spectatorWords } from './chat-partners.ts';

function person(id: string) {
  return { id, name: id, guest: true };
}

test('nobody sends a private message to a player who left', () => {
  const gone = { ...sampleSeat('cleo'), name: 'A player who left' };
  const info = sampleInfo({ seats: [sampleSeat('ada'), sampleSeat('ben'), gone] });
  expect(partnersOf(info, 'ada', 'ada').map(({ seat }) => seat)).toEqual(['ben']);
});

test('two players with the same name are told apart here as everywhere at the table', () => {
  const info = sampleInfo({ seats: ['one', 'two'].map((id) => ({ ...sampleSeat(id), name: 'Ada', person: id })) });
  const called = (id: string, seat: string | null) => calledInTalk(info, { ...person(id), name: 'Ada' }, seat);
  expect(called('two', 'two')).toBe('Ada (2)');
  expect(called('one', null)).toBe('Ada (1)');
  expect(called('three', null)).toBe('Ada');
});

test('who watches is told by name, and of the others how many they are', () => {
  expect(spectatorWords({ names: ['Eve'], nameless: 0 })).toBe('Watching: Eve');
  expect(spectatorWords({ names: ['Eve', 'Finn'], nameless: 2 })).toBe('Watching: Eve, Finn, and 2 guests');
});
