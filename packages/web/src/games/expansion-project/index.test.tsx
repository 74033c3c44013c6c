import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { screenOf } from '../index.ts';

const PACKAGES = join(import.meta.dirname, '../../../..');

/** The sources of a package, tests left out. */
function sourcesOf(name: string): readonly string[] {
  const folder = join(PACKAGES, name, 'src');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts') && !path.includes('testing'))
    .map((path) => readFileSync(join(folder, path), 'utf8'));
}

/** What a question is about, wherever one is written. */
const TOPIC = /topic: '([a-z-]+)'/g;
/** A question whose answer is of a form of its own. */
const ACT = /\bact\(\s*\{ topic: '([a-z-]+)'/g;

function found(pattern: RegExp, ...packages: readonly string[]): readonly string[] {
  const all = packages
    .flatMap(sourcesOf)
    .flatMap((text) => [...text.matchAll(pattern)].map(([, topic]) => topic ?? ''));
  return [...new Set(all)].sort();
}

/** What the shared rules ask in other games only. */
const ELSEWHERE = ['convert'];
/** Asked with a topic that is put together: the shares of calamities, factions, ships, cards that are bought, and abilities. */
const PUT_TOGETHER = ['share-losses', 'share-cities', 'ships', 'buy-trade-card-from', 'abilities'];

describe('the screen of the Expansion Project', () => {
  test('opens', async () => {
    expect((await screenOf('expansion-project')).title).toBe('Civilization: The Expansion Project');
  });

  test('has a control for every question that has an answer of its own form', async () => {
    const { controls } = await screenOf('expansion-project');
    const topics = [...found(ACT, 'expansion-project', 'ancients'), ...PUT_TOGETHER];
    expect(topics.length).toBeGreaterThan(15);
    expect(topics.filter((topic) => !Object.hasOwn(controls, topic))).toEqual([]);
  });

  test('says what the others do while a player is asked something', async () => {
    const { activities = {} } = await screenOf('expansion-project');
    const topics = [...found(TOPIC, 'expansion-project', 'ancients'), ...PUT_TOGETHER].filter(
      (topic) => !ELSEWHERE.includes(topic),
    );
    expect(topics.length).toBeGreaterThan(40);
    expect(topics.filter((topic) => !Object.hasOwn(activities, topic))).toEqual([]);
  });
});
