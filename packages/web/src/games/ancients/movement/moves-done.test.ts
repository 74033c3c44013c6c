import type { AncientEvent } from '@ecumene/ancients';
import { expect, test } from 'vitest';
import { type Move, movesDone, voyagesAsOne, waysOf } from './moves-done.ts';

function happened(event: AncientEvent): Move {
  return { rule: 'AC 23.1', event, knows: 'all', reveals: false };
}

const march = happened({ what: 'marched', nation: 'egypt', from: 'thebes', to: 'buhen', tokens: 2 });
function voyage(path: readonly string[]): Move {
  return happened({ what: 'sailed', nation: 'egypt', ship: 1, path, loaded: 0, landed: 0 });
}

test('the moves of a movement are those since another player did something', () => {
  const theirs = happened({ what: 'marched', nation: 'crete', from: 'knossos', to: 'phaestos', tokens: 1 });
  const story = [march, theirs, march, voyage(['tanis'])].map((happening, number) => ({ number, happening }));
  expect(movesDone(story, 'egypt')).toEqual([march, voyage(['tanis'])]);
});

test('ways go on from where a ship lay, and the same way is drawn once', () => {
  const moves = [march, march, voyage(['tanis']), voyage(['gaza'])];
  expect(waysOf(moves, new Map([[1, 'alexandria']]))).toEqual([
    { by: 'land', areas: ['thebes', 'buhen'] },
    { by: 'water', areas: ['alexandria', 'tanis'] },
    { by: 'water', areas: ['tanis', 'gaza'] },
  ]);
});

test('of a ship that came from nobody knows where, only what is known is drawn', () => {
  expect(waysOf([voyage(['tanis']), voyage(['gaza'])], new Map())).toEqual([{ by: 'water', areas: ['tanis', 'gaza'] }]);
});

test('a ship that stops on its way has made one move', () => {
  const moves = [march, voyage(['knossos']), voyage(['rhodes']), march, voyage(['miletus'])];
  expect(voyagesAsOne(moves).map((parts) => parts.length)).toEqual([1, 2, 1, 1]);
});
