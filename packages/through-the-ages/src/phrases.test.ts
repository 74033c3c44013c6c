import { randomFrom, render } from '@ecumene/engine';
import { describe, expect, test } from 'vitest';
import { refuseAction } from './actions/actions.ts';
import { listActions } from './actions/choices.ts';
import { throughTheAges } from './game.ts';
import { phrase } from './phrases.ts';
import { of, position, table } from './testing.ts';
import { view } from './view.ts';

const words = (topic: string, answer: unknown, world = position()): string | undefined => {
  const text = phrase(topic, answer, view(world, 'anna'));
  return text && render(text, { name: throughTheAges.called });
};

describe('a choice in words', () => {
  const world = position({ row: ['pyramids', 'moses'], anna: { unfinished: 'colossus', leader: 'winston-churchill' } });

  test.each([
    [{ do: 'end' }, 'End turn.'],
    [{ do: 'take', space: 1 }, 'Take Moses (1 civil action).'],
    [{ do: 'build', card: 'bronze' }, 'Build Bronze (2 resources).'],
    [{ do: 'stage', count: 2 }, 'Build 2 stages of Colossus (6 resources).'],
    [{ do: 'grow', trade: true }, 'Increase population (2 food). Uses Trade Routes to pay.'],
    [{ do: 'choose', choice: 0 }, 'Use Winston Churchill to gain 3 culture.'],
    [{ do: 'revolt', card: 'monarchy' }, 'Declare a revolution: Monarchy.'],
  ])('[TTA action-phase.1] %j', (move, sentence) => {
    expect(words('action', move, world)).toBe(sentence);
  });

  test('[TTA politics.1] names cards and rivals', () => {
    expect(words('politics', { do: 'aggression', card: 'raid-i', rival: 'bela' })).toBe('Attack bela with Raid.');
    expect(words('politics', { do: 'pass' })).toBe('Take no political action.');
  });

  test.each([
    ['bid', { do: 'bid', force: 3 }, 'Bid 3.'],
    [
      'force',
      { units: ['warriors', 'warriors'], bonus: ['military-bonus-i'], discard: [] },
      'Send Warriors and Warriors. Play Military Bonus.',
    ],
    ['defend', { play: [], discard: [] }, 'Do not defend.'],
    ['defend', { play: [], discard: ['legion'] }, 'Discard Legion.'],
    ['mix', { food: 1, first: 'resources' }, 'Pay resources first, then 1 food.'],
    ['head-start', { do: 'develop', card: 'iron', shared: true }, 'Develop Iron. Your partner helps.'],
    ['agreement', { do: 'take', space: 0 }, 'Take Pyramids.'],
  ])('%s %j', (topic, answer, sentence) => {
    expect(words(topic, answer, world)).toBe(sentence);
  });

  test('[TTA action-phase.1] every action that is listed has words of its own', () => {
    const rich = position({
      anna: { hand: ['reserves-iii', 'monarchy', 'urban-growth-iii', 'sid-meier'], science: 20 },
    });
    const all = listActions(rich, of(rich)).filter((move) => refuseAction(rich, of(rich), move) === undefined);
    const said = all.map((move) => words('action', move, rich));
    expect(all.length).toBeGreaterThan(5);
    expect(new Set(said).size).toBe(all.length);
  });

  test('[TTA ruling.P3] what is asked in the phases of a game can be said', () => {
    const playing = table();
    const random = randomFrom('words');
    for (let i = 0; i < 150 && !playing.over; i++) {
      const [post] = playing.openQuestions();
      if (post === undefined) break;
      const { topic } = post.asking.question;
      const answer = post.asking.sample(random);
      if (topic === 'action' || topic === 'politics')
        expect(phrase(topic, answer, playing.view(post.seat))).toBeDefined();
      playing.answer(post.seat, post.id, answer);
    }
  });

  test('[TTA action-phase.1] what is no move has no words', () => {
    expect(words('action', { do: 'fly' })).toBeUndefined();
    expect(words('annex', 'developed-territory-i')).toBeUndefined();
  });
});
