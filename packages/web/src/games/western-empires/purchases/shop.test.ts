import { arrange } from '@ecumene/engine/scenario';
import { westernEmpires } from '@ecumene/western-empires';
import { expect, test } from 'vitest';
import { purchases } from './shop.ts';

test('[WE roadbuilding.3] [WE W61] what is about to be bought changes what the hand may keep, and pays for nothing yet', () => {
  const table = arrange(westernEmpires, {
    scenario: 'hand limit',
    game: 'western-empires',
    seats: ['Ada', 'Ben', 'Cleo', 'Dora', 'Eli'],
    at: 'movement',
    given: { egypt: { seat: 'Ada', tokens: { memphis: 3 }, treasury: 5 } },
  });
  const view = table.view('Ada');
  const egypt = view.nations.find(({ seat }) => seat === 'Ada');
  if (egypt === undefined) throw new Error('Ada plays nobody');
  const purse = (...acquired: readonly string[]) => purchases.purse(view, egypt, acquired);
  expect(purse()).toMatchObject({ limit: 8, room: 8, funds: 5, maySubstitute: false });
  expect(purse('roadbuilding', 'mining', 'trade-empire')).toMatchObject({
    limit: 9,
    room: 9,
    funds: 5,
    tokenWorth: 1,
    maySubstitute: false,
  });
});
