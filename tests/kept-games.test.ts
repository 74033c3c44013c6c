import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { advancedCivilization } from '@ecumene/advanced-civilization';
import { isSaved, load, type Saved, Table, type World } from '@ecumene/engine';
import { readScenarios, runScenario } from '@ecumene/engine/scenario';
import { throughTheAges } from '@ecumene/through-the-ages';
import { describe, expect, it, test } from 'vitest';
import { GAMES } from '../packages/server/src/games.ts';
import { CHANGED } from './kept/changed.ts';
import { type AnyGame, asScenario, KEPT } from './kept/kept-table.ts';
import {
  allKept,
  mustAsk,
  mustBePlayable,
  mustFindWordsFor,
  mustGoOnAs,
  mustStandAs,
  mustTell,
} from './kept/opened.ts';
import { lackingIn, shownByKept } from './kept/recorder/lacking.ts';

/** A whole game as a device kept it, played by an earlier version of the program. */
function wholeGame(name: string): Saved<World> {
  const saved: unknown = JSON.parse(gunzipSync(readFileSync(join(KEPT, `${name}.json.gz`))).toString());
  if (!isSaved(saved)) throw new Error(`${name} is no saved table`);
  return saved;
}

/** People play for weeks: what they have answered must count after every change of the program, and come to the same. */
test.each<{ readonly game: AnyGame; readonly scores: number[] }>([
  { game: advancedCivilization, scores: [3967, 2997, 2952, 2901, 2892, 2343, 2291, 2212] },
  { game: throughTheAges, scores: [270, 265, 251, 219] },
])('a game of $game.title kept by an earlier version is played on as it was', ({ game, scores }) => {
  const { table } = load(game, wholeGame(game.name));
  expect(table.over).toBe(true);
  expect(table.ranking().map(({ score }) => score)).toEqual(scores);
});

const cases = allKept();
const changed = cases.filter((one) => one.changed);
const unchanged = cases.filter((one) => !one.changed && !one.kept.device.saved.journal.some(isNewRules));

function isNewRules({ is }: { readonly is: string }): boolean {
  return is === 'new-rules';
}

describe('a table kept by an earlier version', () => {
  it.each(cases)('$name opens, asks and tells the same, and goes on as it did', ({ game, kept, changed: differs }) => {
    const { table } = load(game, kept.device.saved);
    mustStandAs(table, kept.moment);
    mustTell(table, kept.told);
    mustFindWordsFor(game, kept);
    if (!differs) mustGoOnAs(table, kept.next);
    mustBePlayable(table);
  });

  it.each(unchanged)('$name comes to the same from its first deal on', ({ game, kept }) => {
    const { setup, journal, rules } = kept.device.saved;
    const table = Table.resume(game, { rules, ...setup }, journal, undefined, false);
    mustStandAs(table, kept.moment);
    mustTell(table, kept.told);
  });

  it.each(cases)('$name has a what-if copy that opens, asks the same and can be played on', ({ game, kept }) => {
    const { table } = load(game, kept.fork);
    mustAsk(table, kept.moment);
    mustBePlayable(table);
  });

  it.each(cases)('$name was saved as a scenario that still plays', ({ game, kept }) => {
    const text = JSON.stringify(kept.scenario, null, 2);
    const verdicts = readScenarios(text).map((one) => runScenario(game, { ...one, expect: asScenario(kept.moment) }));
    expect(verdicts).toMatchObject([{ passed: true, reasons: [] }]);
  });
});

describe('a table whose rules have changed since', () => {
  it('is one that is kept, of a game whose version was raised', () => {
    expect(changed.map(({ name }) => name).sort()).toEqual(Object.keys(CHANGED).sort());
    expect(changed.filter(({ kept, game }) => kept.rules === game.version).map(({ name }) => name)).toEqual([]);
  });
});

describe('the kept tables', () => {
  it.each(GAMES)(
    'show every seat count, option and action of $title; if not, `npm run kept -- $name` adds what is lacking',
    (game) => {
      const tables = cases.filter((one) => one.game === game).map(({ kept }) => shownByKept(kept));
      expect(lackingIn(game, tables)).toEqual([]);
    },
  );

  it('take less than a megabyte and a quarter', () => {
    const files = readdirSync(KEPT, { recursive: true, encoding: 'utf8' }).map((file) => statSync(join(KEPT, file)));
    const bytes = files.reduce((sum, file) => sum + (file.isFile() ? file.size : 0), 0);
    expect(bytes).toBeLessThan(1_250_000);
  });
});
