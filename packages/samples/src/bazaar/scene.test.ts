import { at, Table } from '@ecumene/engine';
import { arrange, runScenario, scenarioOf } from '@ecumene/engine/scenario';
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

it('a scenario at a step of a swift table asks all at once there', () => {
  const table = arrange(bazaar, { scenario: 'Selling', game: 'bazaar', seats: ['anna', 'ben'], at: 'sell', given: {} });
  expect(table.waiting()).toMatchObject([{ seat: 'anna' }, { seat: 'ben' }]);
});

it('a table where someone insists, written as a scenario, goes on in the printed order', () => {
  const table = Table.open(bazaar, { options: {}, seats: ['anna', 'ben'], seed: 'bazaar' });
  table.closeFloor('bazaar');
  table.answer('anna', at(table.questions('anna'), 0).id, 0);
  table.insist('ben', true);
  const { play = [], ...written } = scenarioOf(table, 'Insisting');
  const further = { play: [...play, { seat: 'ben', answer: 0 }], expect: { table: { waiting: ['anna'] } } };
  expect(runScenario(bazaar, { ...written, ...further }).reasons).toEqual([]);
});

it.each([
  ['nothing', null, 'Expected names and values: anna, bob'],
  ['a stranger', { zoe: {} }, 'There is no zoe'],
  ['a merchant without anything', { anna: 'rich' }, 'Expected names and values: cards, coins'],
  ['a card nobody knows', { anna: { cards: ['camel'] } }, 'There is no camel'],
  ['more cards than there are', { anna: { cards: Array.from({ length: 17 }, () => 'silk') } }, 'No other silk'],
])('a scene of %s is refused with a clear sentence', (_, given, message) => {
  expect(() => scene.arrange(world, given)).toThrow(message);
});
