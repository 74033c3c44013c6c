import { expect, test } from 'vitest';
import { ancientWorld } from '../testing/index.ts';
import { type CardTable, cardNamed, cardPoints, cardTable, creditOf, groupsHeld, heldBefore } from './cards.ts';

const newTable = (): CardTable =>
  cardTable([
    { id: 'wheel', name: 'Wheel', groups: ['crafts'], cost: 50, effects: [], credits: { cart: 20, road: 5 } },
    { id: 'cart', name: 'Cart', groups: ['crafts', 'arts'], cost: 90, effects: [], credits: { road: 10 } },
    { id: 'road', name: 'Road', groups: ['civics'], cost: 120, effects: [], credits: {} },
  ]);

test('[advances.price] only cards of earlier turns give credit', () => {
  const table = newTable();
  expect(creditOf({ wheel: 1, cart: 2 }, 2, table, 'road')).toBe(5);
  expect(creditOf({ wheel: 1, cart: 1 }, 2, table, 'road')).toBe(15);
});

test('[advances.price] cards of another table count for nothing', () => {
  const table = newTable();
  const world = ancientWorld({ crete: {} });
  Object.assign(world.nations[0] ?? {}, { cards: { wheel: 0, sail: 0 } });
  expect(creditOf({ sail: 0 }, 1, table, 'road')).toBe(0);
  expect(cardPoints(world, 0, table)).toBe(50);
  expect([...groupsHeld(world, 0, table)]).toEqual(['crafts']);
});

test('[advances.held] a card is held since an earlier turn, or it is not', () => {
  const world = ancientWorld({ crete: {} });
  Object.assign(world.nations[0] ?? {}, { cards: { wheel: 0, cart: 1 } });
  expect(['wheel', 'cart', 'road'].map((id) => heldBefore(world, 0, id))).toEqual([true, false, false]);
});

test('a card that does not exist is a mistake of ours', () => {
  const table = newTable();
  expect(cardNamed(table, 'cart').cost).toBe(90);
  expect(() => cardNamed(table, 'plough')).toThrow('a civilization card called plough');
});
