import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { type Game, must, randomFrom, Table } from '@ecumene/engine';
import { readScenarios, runScenario } from '@ecumene/engine/scenario';
import { conformance, report } from '@ecumene/engine/testing';
import { auction, bazaar } from '@ecumene/samples';
import { describe, expect, it } from 'vitest';

const docs = join(dirname(fileURLToPath(import.meta.url)), '..', 'docs');

function codeIn(page: string, language: string): string[] {
  const text = readFileSync(join(docs, page), 'utf8');
  return [...text.matchAll(new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``, 'g'))].map(([, code = '']) => code);
}

/** A game on the page, as it stands there. */
async function gameOnPage(name: string): Promise<Game> {
  const folder = mkdtempSync(join(docs, '.first-game-'));
  try {
    const file = join(folder, `${name}.ts`);
    const code = codeIn('first-game.md', 'ts').find((one) => one.includes(`export const ${name}:`));
    writeFileSync(file, code ?? '');
    const module: Record<string, Game> = await import(pathToFileURL(file).href);
    return must(module[name], name);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

describe('docs/first-game.md', () => {
  it('holds a game that can be played to its end', async () => {
    const higher = await gameOnPage('higher');
    const random = randomFrom('docs');
    const table = Table.open(higher, { options: {}, seats: ['anna', 'ben'], seed: 'keep this secret' });
    expect(table.questions('anna')).toMatchObject([
      { id: '0.anna.1', question: { kind: 'name-number', least: 1, most: 5 } },
    ]);
    expect(table.answer('anna', '0.anna.1', 4).ok).toBe(true);
    expect(table.answer('ben', '0.ben.1', 2).ok).toBe(true);
    expect(table.view('ben')).toEqual({ round: 1, points: { anna: 1 } });
    while (!table.over) {
      const [post] = table.openQuestions();
      if (post !== undefined) table.answer(post.seat, post.id, post.asking.sample(random));
    }
    expect(table.world).toMatchObject({ round: 3 });
  });

  it('holds a game that keeps the laws', async () => {
    const { findings, games } = conformance(await gameOnPage('higher'), { games: 100 });
    expect(report(findings)).toBe('');
    expect(games).toBe(100);
  });
});

describe('the game with hidden hands', () => {
  it('keeps the laws, and hides what a seat may not know', async () => {
    const { findings, games } = conformance(await gameOnPage('cellar'), { games: 100 });
    expect(report(findings)).toBe('');
    expect(games).toBe(100);
  });

  it('passes the scenario beside it', async () => {
    const cellar = await gameOnPage('cellar');
    const scenarios = codeIn('first-game.md', 'yaml').flatMap((text) => readScenarios(text));
    expect(scenarios.map((scenario) => runScenario(cellar, scenario))).toMatchObject([{ passed: true, reasons: [] }]);
  });

  it('is drawn in a terminal with the own hand alone', async () => {
    const cellar = await gameOnPage('cellar');
    const table = Table.open(cellar, { options: {}, seats: ['anna', 'ben'], seed: 'draw' });
    expect(cellar.draw?.(table.view('anna'), 'anna')).toMatch(/^You hold \d+, \d+, \d+\. /);
    expect(cellar.draw?.(table.view(null), null)).toMatch(/^You hold nothing/);
  });
});

describe('the scenarios in docs', () => {
  const games = new Map([bazaar, auction].map((game): [string, Game] => [game.name, game]));
  const files = readdirSync(join(docs, 'scenarios')).map((name) => readFileSync(join(docs, 'scenarios', name), 'utf8'));
  const scenarios = [...files, ...codeIn('scenarios.md', 'yaml')].flatMap((text) => readScenarios(text));

  it.each(scenarios.map((scenario) => [`[${scenario.rule ?? 'no rule'}] ${scenario.scenario}`, scenario] as const))(
    '%s',
    (_, scenario) => {
      const game = games.get(scenario.game);
      expect(game && runScenario(game, scenario)).toMatchObject({ passed: true, reasons: [] });
    },
  );
});
