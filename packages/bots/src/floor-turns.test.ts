import { expect, test } from 'vitest';
import { FloorTurns } from './index.ts';

const onFloor = (seat: string) => ({ seat, floor: true, asking: { question: {} } });
const done = (seat: string) => ({ seat, floor: true, asking: { question: { optional: true as const } } });
const asked = (seat: string) => ({ seat, floor: false, asking: { question: {} } });

const turns = (...bots: string[]) => new FloorTurns((seat) => bots.includes(seat));

test('what is waited for away from a floor comes first', () => {
  const open = [onFloor('a'), asked('b')];
  expect(turns('a', 'b').next(open)?.seat).toBe('b');
  expect(turns('a').next(open)?.seat).toBe('a');
});

test('on a floor bots take turns, also those who are done', () => {
  const bots = turns('a', 'b', 'c');
  const open = [onFloor('a'), done('b'), onFloor('c')];
  const order = Array.from({ length: 4 }, () => {
    const seat = bots.next(open)?.seat;
    bots.stirred(seat);
    return seat;
  });
  expect(order).toEqual(['a', 'b', 'c', 'a']);
});

test('a waiting bot is asked again when a player has done something', () => {
  const bots = turns('a', 'b');
  const open = [onFloor('a'), done('b'), onFloor('a person')];
  expect(bots.mayWait(onFloor('a'), open)).toBe(true);
  expect(bots.mayWait(done('b'), open)).toBe(true);
  expect(bots.next(open)).toBe(undefined);
  bots.stirred();
  expect(bots.next(open)?.seat).toBe('a');
});

test('when all wait, one who is not done must do something', () => {
  const bots = turns('a', 'b');
  const open = [done('a'), onFloor('b'), done('a person')];
  expect(bots.mayWait(done('a'), open)).toBe(true);
  expect(bots.mayWait(onFloor('b'), open)).toBe(false);
  const others = turns('a', 'b');
  expect(others.mayWait(onFloor('b'), open)).toBe(true);
  expect(others.mayWait(done('a'), open)).toBe(true);
  expect(others.next(open)?.seat).toBe('b');
  expect(others.mayWait(onFloor('b'), open)).toBe(false);
});
