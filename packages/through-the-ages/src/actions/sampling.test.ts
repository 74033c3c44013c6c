import { at, randomFrom } from '@ecumene/engine';
import { expect, test } from 'vitest';
import { of, position, table } from '../testing.ts';
import { refuseAction } from './actions.ts';
import { listActions } from './choices.ts';
import { sampleAction } from './sampling.ts';

test('[TTA action-phase.1] every sort of action comes up by itself in a few games', () => {
  const random = randomFrom('sorts');
  const done = new Set<string>();
  for (const seed of ['one', 'two', 'three', 'four']) {
    const playing = table({ players: 3, seed });
    while (!playing.over) {
      const post = at(playing.openQuestions(), 0);
      const answer = post.asking.sample(random);
      if (post.asking.question.topic === 'action' && typeof answer === 'object' && answer !== null && 'do' in answer)
        done.add(String(answer.do));
      playing.answer(post.seat, post.id, answer);
    }
  }
  const sorts = 'build copy destroy develop end grow lead play revolt stage tactic take upgrade'.split(' ');
  expect([...done]).toEqual(expect.arrayContaining(sorts));
});

test.each([
  ['frederick-barbarossa', 'recruit', { tokens: { agriculture: 6, bronze: 6 } }],
  ['winston-churchill', 'choose', {}],
] as const)('[TTA ruling.T58] [TTA ruling.T59] what %s allows comes up too', (leader, deed, more) => {
  const world = position({ anna: { leader, ...more } });
  const random = randomFrom('powers');
  const sampled = Array.from({ length: 400 }, () => sampleAction(world, of(world), random, refuseAction));
  expect(sampled.map((move) => move.do)).toContain(deed);
});

test('[TTA ruling.T18] a red token for a white one is offered only where there is a white one to spare', () => {
  const world = position({ anna: { leader: 'hammurabi' } });
  const offered = (): boolean => listActions(world, of(world)).some((move) => 'red' in move);
  expect(offered()).toBe(true);
  of(world).civilReady = 0;
  expect(offered()).toBe(false);
});
