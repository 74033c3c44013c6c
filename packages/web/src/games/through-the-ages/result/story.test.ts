import type { Happened } from '@ecumene/through-the-ages';
import { expect, test } from 'vitest';
import { turningPoints } from './story.ts';

const told = (...events: readonly Happened[]) => events.map((event, number) => ({ number, event, rule: 'TTA flow.1' }));

const story = told(
  { what: 'turn', seat: 'anna', round: 4 },
  { what: 'completed', seat: 'anna', card: 'pyramids' },
  { what: 'gained', seat: 'anna', good: 'culture', amount: 4, card: 'rats' },
  { what: 'gained', seat: 'bela', good: 'food', amount: 9, card: 'rats' },
  { what: 'consumed', seat: 'anna', food: 2, resources: 0, missing: 0 },
  { what: 'consumed', seat: 'bela', food: 0, resources: 0, missing: 1 },
  { what: 'turn', seat: 'anna', round: 5 },
  { what: 'consumed', seat: 'bela', food: 0, resources: 0, missing: 3 },
  { what: 'war', seat: 'anna', rival: 'bela', card: 'war-over-culture', victor: 'bela', advantage: 6 },
  { what: 'war', seat: 'anna', rival: 'bela', card: 'war-over-culture', victor: null, advantage: 0 },
);

test('the story of a game has its turning points, in their order, a lead after what brought it about', () => {
  const leads = [
    { number: 3, turn: 4, seat: 'anna' },
    { number: 8, turn: 5, seat: 'bela' },
  ];
  expect(turningPoints(story, leads)).toEqual([
    { is: 'wonder', number: 1, turn: 4, seat: 'anna', card: 'pyramids' },
    { is: 'jump', number: 2, turn: 4, seat: 'anna', card: 'rats', culture: 4 },
    { is: 'hunger', number: 7, turn: 5, seat: 'bela', culture: 12 },
    { is: 'war', number: 8, turn: 5, seat: 'bela', card: 'war-over-culture', loser: 'anna', advantage: 6 },
    { is: 'lead', number: 8, turn: 5, seat: 'bela', from: 'anna' },
  ]);
});

test('of many wonders only the dearest are turning points', () => {
  const wonders = ['pyramids', 'hanging-gardens', 'eiffel-tower', 'internet'] as const;
  const completed = wonders.map((card) => ({ what: 'completed', seat: 'anna', card }) as const);
  const cards = turningPoints(told(...completed), []).map((point) => point.is === 'wonder' && point.card);
  expect(cards).toHaveLength(3);
  expect(cards).toEqual(expect.arrayContaining(['eiffel-tower', 'internet']));
});

test('what is scored in the end is no turning point', () => {
  const scored = told(
    { what: 'event', card: 'impact-of-science' },
    { what: 'gained', seat: 'anna', good: 'culture', amount: 14, card: 'impact-of-science' },
  );
  expect(turningPoints(scored, [])).toHaveLength(1);
  const inTheEnd = scored.map((one) => ({ ...one, rule: 'TTA flow.10' }));
  expect(turningPoints(inTheEnd, [])).toEqual([]);
});

test('a moment is told once, by what weighs more in it', () => {
  const at = (number: number, ...events: readonly Happened[]) => told(...events).map((one) => ({ ...one, number }));
  const gained = (seat: string, amount: number, card: 'fast-food-chains' | 'impact-of-government'): Happened => ({
    what: 'gained',
    seat,
    good: 'culture',
    amount,
    card,
  });
  const points = turningPoints(
    [
      ...at(531, { what: 'completed', seat: 'ada', card: 'fast-food-chains' }, gained('ada', 22, 'fast-food-chains')),
      ...at(569, gained('ada', 9, 'impact-of-government'), gained('ben', 13, 'impact-of-government')),
    ],
    [],
  );
  expect(points.map(({ is, number, seat }) => [is, number, seat])).toEqual([
    ['jump', 531, 'ada'],
    ['jump', 569, 'ben'],
  ]);
});
