// npm run questions: writes down which paragraphs of each rulebook ask players something, by playing games.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { build, ready } from './ready.mjs';

ready();
build();
const { LOADED } = await import('@ecumene/games/loaded');
const { fileOf, GAMES_PLAYED, questionsOf, written } = await import('./questions/questions.mjs');

for (const { game } of LOADED) {
  const questions = questionsOf(game, GAMES_PLAYED);
  const file = fileOf(game.name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, written(questions));
  console.log(`${game.title}: ${Object.keys(questions).length} paragraphs ask something.`);
}
