import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { opponents } from '@ecumene/bots';
import type { Game } from '@ecumene/engine';
import { readScenarios, runScenario } from '@ecumene/engine/scenario';
import { conformance, report } from '@ecumene/engine/testing';
import { type AnyGame, GAME_NAMES, GAMES, listedGame } from '@ecumene/games';
import { LOADED } from '@ecumene/games/loaded';
import { afterAll, describe, expect, it, test } from 'vitest';
import { GUIDED_GAMES } from '../packages/web/src/how-to/guides.ts';
import { GAMES_WITH_LESSONS } from '../packages/web/src/lessons/all-lessons.ts';
import { gamePackages } from '../scripts/game-packages.cjs';
import { filesOf, listEntry } from '../scripts/new-game/skeleton.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const BY_NAME = [...GAME_NAMES].toSorted();

describe('each game in the list', () => {
  it('is a package that checks of purity, arrows and sentences read', () => {
    expect(gamePackages().toSorted()).toEqual(BY_NAME);
  });

  it('has a guide and lessons', () => {
    expect([...GUIDED_GAMES].toSorted()).toEqual(BY_NAME);
    expect([...GAMES_WITH_LESSONS].toSorted()).toEqual(BY_NAME);
  });

  test.each(GAME_NAMES)('%s goes by its own name, with the parts the page asks for', async (name) => {
    const { title, packages, ...parts } = GAMES[name];
    const game: AnyGame = await parts.game();
    expect([game.name, packages.includes(name)]).toEqual([name, true]);
    expect(game.title).toContain(title);
    expect((await parts.rules()).paragraphs.length).toBe(game.rules.paragraphs.length);
    expect(await parts.sheet()).toBe(game.sheet);
  });

  test.each(LOADED.map(({ game }) => game))('$name has bots of its own and kept tables', (game) => {
    expect(opponents(game).length).toBeGreaterThan(1);
    expect(existsSync(join(ROOT, 'tests', 'kept', game.name))).toBe(true);
  });

  it('is found by its name, and nothing else is', () => {
    expect(listedGame('through-the-ages')?.title).toBe('Through the Ages');
    expect(listedGame('constructor')).toBeUndefined();
  });
});

describe('a new game', () => {
  const NAME = 'river-trade';
  mkdirSync(join(ROOT, '.cache'), { recursive: true });
  const folder = mkdtempSync(join(ROOT, '.cache', 'new-game-'));
  for (const [path, text] of Object.entries(filesOf(NAME))) {
    if (path === 'tsconfig.json') continue;
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  afterAll(() => rmSync(folder, { recursive: true }));
  const load = async (): Promise<Game> => (await import(pathToFileURL(join(folder, 'src', 'game.ts')).href)).riverTrade;

  it('keeps the laws of the engine', async () => {
    const { findings, games } = conformance(await load(), { games: 10 });
    expect(report(findings)).toBe('');
    expect(games).toBe(10);
  });

  it('plays its scenario', async () => {
    const [scenario] = readScenarios(readFileSync(join(folder, 'scenarios', 'first-round.yaml'), 'utf8'));
    if (scenario === undefined) throw new Error('it has a scenario');
    expect(runScenario(await load(), scenario).reasons).toEqual([]);
  });

  it('has every part that a game in the list has', () => {
    const parts = Object.keys(GAMES['through-the-ages']);
    for (const part of parts) expect(listEntry(NAME)).toContain(`${part}: `);
  });
});
