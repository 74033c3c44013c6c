import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { SHARED_TOPICS } from '@ecumene/ancients';
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

/** The topics that stand in the sources of a package. */
function topicsIn(name: string): string[] {
  const folder = fileURLToPath(new URL(`../packages/${name}/src`, import.meta.url));
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) =>
    /(?<!\.test)\.ts$/.test(path),
  );
  const sources = files.map((path) => readFileSync(join(folder, path), 'utf8'));
  return sources.flatMap((text) => [...text.matchAll(/\btopic: '([a-z-]+)'/g)].map(([, topic = '']) => topic));
}

test.each(GAMES)('topics of %s are named in its topics.ts, so that answers can be left for them', (_, game) => {
  const { name, topics = [] } = game;
  const listed = Object.values(readQuestions(name)).flatMap((asked) => asked.map(({ topic }) => topic));
  expect([...topicsIn(name), ...listed].filter((topic) => !topics.includes(topic))).toEqual([]);
});

test('topics of what Civilization games share are named in topics.ts of ancients', () => {
  const asked = topicsIn('ancients');
  expect(asked.length).toBeGreaterThan(20);
  expect(asked.filter((topic) => !SHARED_TOPICS.includes(topic))).toEqual([]);
});

test.each(GAMES)('questions of %s are listed in the words of today: run npm run questions', (_, game) => {
  const sentences = readCatalogue();
  const said = Object.values(readQuestions(game.name)).flatMap((asked) => asked.map(({ text }) => text.say));
  expect(said.filter((sentence) => !Object.hasOwn(sentences, sentence))).toEqual([]);
});
