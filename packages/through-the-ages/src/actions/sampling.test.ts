import { at, randomFrom } from '@ecumene/engine';
import { expect, test } from 'vitest';
import { of, position, table } from '../testing.ts';
import type { Ages } from '../world.ts';
import { refuseAction, takeActions } from './actions.ts';
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
] as const)('[TTA ruling.T58] [TTA ruling.T59] what %s allows comes up too', (leader, name, more) => {
  const world = position({ anna: { leader, ...more } });
  const random = randomFrom('powers');
  const sampled = Array.from({ length: 400 }, () => sampleAction(world, of(world), random, refuseAction));
  expect(sampled.map((move) => move.do)).toContain(name);
});

test('[TTA ruling.T18] a red token for a white one is offered only where there is a white one to spare', () => {
  const world = position({ anna: { leader: 'hammurabi' } });
  const offered = (): boolean => listActions(world, of(world)).some((move) => 'red' in move);
  expect(offered()).toBe(true);
  of(world).civilReady = 0;
  expect(offered()).toBe(false);
});

/** A position with plenty of everything to pay with. */
function plenty(payments: 'automatic' | 'by-hand'): Ages {
  const anna = {
    blue: 14,
    unused: 1,
    unfinished: 'internet',
    hand: ['urban-growth-iii', 'efficient-upgrade-iii'],
    workers: { coal: 2, oil: 1, 'selective-breeding': 1, alchemy: 1, computers: 0, drama: 1, opera: 1 },
    tokens: { oil: 2, coal: 2, iron: 2, bronze: 2, 'selective-breeding': 2, irrigation: 2, agriculture: 1 },
  };
  return position({ anna }, { options: { payments } });
}

test('[TTA ruling.T23] a table that pays by hand lists each action once, as one that pays automatically does', () => {
  const listed = (payments: 'automatic' | 'by-hand') => {
    const world = plenty(payments);
    return at(takeActions(world, of(world)).next().value ?? [], 0).asking.list();
  };
  expect(listed('by-hand')).toEqual(listed('automatic'));
  expect(listed('by-hand')).toContainEqual({ do: 'build', card: 'coal' });
});

test('[TTA ruling.T23] tokens to keep come up by themselves where players say which', () => {
  const world = plenty('by-hand');
  const random = randomFrom('kept');
  const sampled = Array.from({ length: 200 }, () => sampleAction(world, of(world), random, refuseAction));
  expect(sampled.some((move) => 'keep' in move)).toBe(true);
});
