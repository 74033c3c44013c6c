import { LOADED } from '@ecumene/games/loaded';
import { expect, test } from 'vitest';
import { readCatalogue } from '../scripts/catalogue/catalogue.mjs';
import { questionsOf, readQuestions } from '../scripts/questions/questions.mjs';

/** Of the games `npm run questions` plays. */
const FEW = 3;

const GAMES = LOADED.map(({ game }) => [game.title, game] as const);

test.each(GAMES)('what is asked in games of %s is listed by its rule: run npm run questions', (_, game) => {
  const listed = readQuestions(game.name);
  const unlisted = Object.entries(questionsOf(game, FEW)).flatMap(([rule, asked]) =>
    asked.filter(({ topic }) => !listed[rule]?.some((one) => one.topic === topic)).map(({ topic }) => [rule, topic]),
  );
  expect(unlisted).toEqual([]);
});

test.each(GAMES)('questions of %s are listed in the words of today: run npm run questions', (_, game) => {
  const sentences = readCatalogue();
  const said = Object.values(readQuestions(game.name)).flatMap((asked) => asked.map(({ text }) => text.say));
  expect(said.filter((sentence) => !Object.hasOwn(sentences, sentence))).toEqual([]);
});
