import type { Entry } from '@ecumene/engine';
import { expect, it } from 'vitest';
import { orderRequests } from './printed-order.ts';

const insists = (seat: string, on: boolean): Entry => ({ is: 'insisted', seat, on });
const answers: Entry = { is: 'answer', seat: 'a', question: '0.a.1', topic: 'bid', answer: 1 };

it('names who asked for the printed order, and stays the same list while nobody does', () => {
  const table = { journal: [answers, insists('a', true)], rewritten: 0 };
  const first = orderRequests(table);
  expect(first).toEqual([{ number: 1, seat: 'a', on: true }]);
  table.journal.push(answers);
  expect(orderRequests(table)).toBe(first);
  table.journal.push(insists('a', false));
  expect(orderRequests(table)).toEqual([...first, { number: 3, seat: 'a', on: false }]);
});

it('leaves out what was undone', () => {
  const table = { journal: [answers, insists('a', true)] as Entry[], rewritten: 0 };
  expect(orderRequests(table)).toHaveLength(1);
  table.journal.push({ is: 'undone', to: 1, time: 1 });
  table.rewritten = 1;
  expect(orderRequests(table)).toEqual([]);
});
