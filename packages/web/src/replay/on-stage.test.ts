import { tell } from '@ecumene/advanced-civilization/reference';
import type { Happening } from '@ecumene/engine';
import { expect, test } from 'vitest';
import { sceneOf } from '../games/advanced-civilization/scenes.ts';
import { pastOf } from '../games/ancients/result/past.tsx';
import { framesOf } from './frames.ts';
import { stageOf } from './on-stage.ts';

type Event = Happening['event'] & Record<string, unknown>;
const GAME = { tell, scene: sceneOf };

/** Where each moment plays, one after every event or all events of a list. */
function stages(...told: readonly (readonly Event[])[]) {
  const story = told.flatMap((events, number) =>
    events.map((event) => ({ number, happening: { event, rule: 'AC 1', knows: 'all' as const, reveals: false } })),
  );
  const frames = framesOf(pastOf('Advances'), story, told.length);
  return frames.slice(1).map((frame, place) => stageOf(GAME, frame, frames.slice(place + 2)));
}

const march = { what: 'marched', nation: 'crete', from: 'mesopotamia', to: 'babylonia', tokens: 1 };
const famine = { what: 'calamity-strikes', calamity: 'famine', nation: 'egypt', trader: null };
const starve = (area: string) => ({ what: 'tokens-removed', nation: 'egypt', area, tokens: 2 });

test('a moment plays in the areas that are named in what is written of it', () => {
  expect(stages([march])).toEqual([{ areas: ['mesopotamia', 'babylonia'], falls: [] }]);
  expect(stages([{ what: 'earth-quakes', nation: 'crete', areas: ['knossos', 'thera'] }])[0]?.areas).toEqual([
    'knossos',
    'thera',
  ]);
});

test('what goes from the board there is seen going', () => {
  const fought = {
    what: 'fought',
    area: 'babylon',
    before: { crete: 9, babylon: 10 },
    rounds: [],
    after: { babylon: 2 },
  };
  expect(stages([fought])[0]).toMatchObject({
    areas: ['babylon'],
    falls: [
      { nation: 'crete', count: 9 },
      { nation: 'babylon', count: 8 },
    ],
  });
});

test('a calamity plays wherever it takes something, even if only later', () => {
  const [strikes, later] = stages([famine], [starve('memphis')], [starve('thebes')], [{ ...famine, nation: 'crete' }]);
  expect(strikes).toEqual({ areas: ['memphis', 'thebes'], falls: [] });
  expect(later?.areas).toEqual(['memphis']);
});

test('a calamity that strikes when another has ended in conflicts plays beside them', () => {
  const fought = { what: 'fought', area: 'sinai', before: { egypt: 1 }, rounds: [], after: {} };
  expect(stages([fought, famine], [starve('memphis')])[0]?.areas).toEqual(['memphis', 'sinai']);
});

test('what names no place plays nowhere', () => {
  expect(stages([{ what: 'turn-begins', turn: 3 }])).toEqual([{ areas: [], falls: [] }]);
});
