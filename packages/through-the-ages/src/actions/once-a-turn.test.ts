import { expect, test } from 'vitest';
import { finishTurn } from '../end-of-turn.ts';
import { act, of, position, refused } from '../testing.ts';
import type { Action } from './moves.ts';

const routes = { card: 'trade-routes-agreement', with: 'bela', side: 'A' };

const uses: readonly (readonly [string, Readonly<Record<string, unknown>>, number, Action, string])[] = [
  ['Ocean Liner Service', { wonders: ['ocean-liner-service'] }, 1, { do: 'use', card: 'ocean-liner-service' }, 'once'],
  [
    'Bach',
    { leader: 'j-s-bach', workers: { philosophy: 3, drama: 0 }, tokens: { bronze: 4 }, government: 'communism' },
    1,
    { do: 'theater', from: 'philosophy', to: 'drama' },
    'once',
  ],
  ['Churchill', { leader: 'winston-churchill' }, 1, { do: 'choose', choice: 1 }, 'once'],
  [
    'Trade Routes',
    { pact: routes, tokens: { agriculture: 4, bronze: 4 }, unused: 3 },
    1,
    { do: 'build', card: 'bronze', trade: true },
    'trade',
  ],
  [
    'Homer',
    { leader: 'homer', workers: { bronze: 0 }, tokens: { bronze: 2 }, unused: 3 },
    1,
    { do: 'build', card: 'warriors' },
    'resources',
  ],
  [
    'Hammurabi',
    { leader: 'hammurabi', workers: { agriculture: 12 } },
    4 + 1,
    { do: 'destroy', card: 'agriculture' },
    'civil-actions',
  ],
];

test.each(uses)(
  '[TTA ruling.T61] what %s gives once a turn is there again on the next',
  (_, anna, times, move, refusal) => {
    const world = position({ anna });
    for (let turn = 0; turn < 2; turn++) {
      for (let time = 0; time < times; time++) act(world, move);
      expect(refused(world, move)?.[0]).toBe(refusal);
      finishTurn(world, of(world));
    }
  },
);
