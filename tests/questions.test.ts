import { LOADED } from '@ecumene/games/loaded';
import { expect, test } from 'vitest';
import { questionsOf, readQuestions } from '../scripts/questions/questions.mjs';

/** Of the games `npm run questions` plays. */
const FEW = 3;

test.each(LOADED.map(({ game }) => [game.title, game] as const))(
  'what is asked in games of %s is listed by its rule: run npm run questions',
  (_, game) => {
    const listed = readQuestions(game.name);
    const unlisted = Object.entries(questionsOf(game, FEW)).flatMap(([rule, asked]) =>
      asked.filter(({ topic }) => !listed[rule]?.some((one) => one.topic === topic)).map(({ topic }) => [rule, topic]),
    );
    expect(unlisted).toEqual([]);
  },
);
