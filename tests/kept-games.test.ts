import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { advancedCivilization } from '@ecumene/advanced-civilization';
import { type Event, type Game, isSaved, load, type Saved, type World } from '@ecumene/engine';
import { throughTheAges } from '@ecumene/through-the-ages';
import { expect, test } from 'vitest';

const KEPT = join(dirname(fileURLToPath(import.meta.url)), 'kept');

/** A whole game as a device kept it, played by an earlier version of the program. */
function kept(name: string): Saved<World> {
  const saved: unknown = JSON.parse(gunzipSync(readFileSync(join(KEPT, `${name}.json.gz`))).toString());
  if (!isSaved(saved)) throw new Error(`${name} is no saved table`);
  return saved;
}

/** People play for weeks: what they have answered must count after every change of the program, and come to the same. */
test.each<{ readonly game: Game<World, unknown, Event>; readonly scores: number[] }>([
  { game: advancedCivilization, scores: [3967, 2997, 2952, 2901, 2892, 2343, 2291, 2212] },
  { game: throughTheAges, scores: [270, 265, 251, 219] },
])('a game of $game.title kept by an earlier version is played on as it was', ({ game, scores }) => {
  const { table } = load(game, kept(game.name));
  expect(table.over).toBe(true);
  expect(table.standing().map(({ score }) => score)).toEqual(scores);
});
