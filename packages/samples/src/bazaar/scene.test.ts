import { Table } from '@ecumene/engine';
import { expect, it } from 'vitest';
import { bazaar } from './game.ts';
import { scene } from './scene.ts';

const { world } = Table.open(bazaar, { options: {}, seats: ['anna', 'bob'], seed: 'bazaar' });

it('a scene gives merchants the cards and coins it says, loses no card, and can be read back', () => {
  scene.arrange(world, { anna: { cards: ['silk', 'curse'], coins: 4 } });
  expect(scene.facts(world)).toMatchObject({
    round: 1,
    anna: { cards: ['curse', 'silk'], coins: 4 },
    bob: { coins: 0 },
  });
  expect(bazaar.broken?.(world)).toEqual([]);
});

it.each([
  ['nothing', null, 'say what each merchant holds'],
  ['a stranger', { zoe: {} }, 'no merchant called zoe'],
  ['a merchant without anything', { anna: 'rich' }, 'say what anna has'],
  ['a card nobody knows', { anna: { cards: ['camel'] } }, 'no card called camel'],
  ['more cards than there are', { anna: { cards: Array.from({ length: 17 }, () => 'silk') } }, 'another silk'],
])('a scene of %s is refused with a clear sentence', (_, given, message) => {
  expect(() => scene.arrange(world, given)).toThrow(message);
});
