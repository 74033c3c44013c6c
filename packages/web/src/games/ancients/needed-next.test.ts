import { advancedCivilization as game } from '@ecumene/advanced-civilization';
import { tableViewOf } from '@ecumene/client';
import { render } from '@ecumene/engine';
import { arrange } from '@ecumene/engine/scenario';
import { expect, test } from 'vitest';
import { ancients } from '../advanced-civilization/ancients.ts';
import { PHASES } from '../advanced-civilization/phases.ts';
import { neededNext } from './needed-next.ts';

const SEATS = ['Ada', 'Ben', 'Cleo', 'Dora', 'Eli'];

/** Ben moves first; Ada, next to him, after him; Cleo is far away from both. */
function table(at: string) {
  const given = {
    turn: 4,
    egypt: { seat: 'Ada', tokens: { thebes: 4 } },
    crete: { seat: 'Ben', tokens: { thebes: 6 } },
    asia: { seat: 'Cleo', tokens: { ankara: 5 } },
    thrace: { seat: 'Dora', tokens: { byzantium: 1 } },
    illyria: { seat: 'Eli', tokens: { epirus: 1 } },
  };
  return arrange(game, { scenario: 'needed next', game: game.name, seats: SEATS, at, given, options: {} });
}

const told = (at: ReturnType<typeof table>, seat: string): string =>
  neededNext({ ancients, phases: PHASES }, { ...tableViewOf(at, seat), view: at.view(seat) }, seat)
    .map((text) => render(text, { name: ({ id }) => id }))
    .join(' ');

test('who waits in movement is told for whom and why, until they have moved', () => {
  const moving = table('movement');
  expect(moving.waiting().map(({ seat }) => seat)).toContain('Cleo');
  expect(told(moving, 'Ada')).toMatch(/^You move after crete, because both of you can reach [a-z-]+\.$/);
  const post = moving.openQuestions().find(({ seat }) => seat === 'Cleo');
  moving.answer('Cleo', post?.id ?? '', { do: 'end' });
  expect(told(moving, 'Cleo')).toBe('Your next decision is probably in: Trade.');
});

test('who is asked nothing is told in which phase they are likely needed next: the first without a plan', () => {
  const later = table('movement');
  expect(told(later, 'Cleo')).toBe('Your next decision is probably in: Trade.');
  later.setAutomatic('Cleo', { topic: 'trade', answers: [{ do: 'end' }], always: true });
  expect(told(later, 'Cleo')).toMatch(
    /^Your next decision is probably in: .*[Cc]ivilization cards|^Your next decision is probably in: Arts/,
  );
  for (const topic of ['civilization-cards', 'ships', 'movement'])
    later.setAutomatic('Cleo', { topic, answers: [{ do: 'end' }], always: true });
  expect(told(later, 'Cleo')).toBe('Your plans cover everything you are usually asked.');
});
