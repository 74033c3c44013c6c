import { advancedCivilization } from '@ecumene/advanced-civilization';
import { arrange } from '@ecumene/engine/scenario';
import { expect, test } from 'vitest';
import { summaryOf } from './summary.ts';

test('what is shown of a table names the nations of its people, and marks a copy', () => {
  const given = {
    turn: 5,
    egypt: { seat: 'Ada', tokens: { memphis: 1 } },
    crete: { seat: 'Ben', tokens: { knossos: 1 } },
    asia: { seat: 'Cleo', tokens: { ankara: 1 } },
    thrace: { seat: 'Dora', tokens: { byzantium: 1 } },
    illyria: { seat: 'Eli', tokens: { epirus: 1 } },
  };
  const bots = ['Ben', 'Cleo', 'Dora', 'Eli'];
  const { name: game } = advancedCivilization;
  const table = arrange(advancedCivilization, { scenario: 's', game, seats: ['Ada', ...bots], at: 'movement', given });
  const about = { id: 'x', game, options: {}, people: ['Ada'], bots, bot: 'steady' };
  expect(summaryOf(about, table, 7)).toEqual({
    id: 'x',
    game,
    people: ['Ada'],
    bots,
    leads: { Ada: 'Egypt' },
    turn: 5,
    over: false,
    played: 7,
  });
  expect(summaryOf({ ...about, whatIf: true }, table, 7)).toMatchObject({ whatIf: true });
});
