import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { gameNamed } from '../games.ts';
import { type Given, type Match, playMatch } from './match.ts';
import { page } from './report.ts';

const MATCH: Match = {
  number: 0,
  game: 'bazaar',
  options: {},
  seed: 'a seed',
  bots: ['random', 'random', 'random'],
  // Programs take as long as they like: on a busy machine it takes long until one has started.
  think: 60_000,
  limit: 10_000,
  record: false,
};

const EXAMPLES = fileURLToPath(new URL('../../../../examples/bots/', import.meta.url));

/** A program for a match, written to a file of its own. */
function program(code: string): string {
  const file = join(mkdtempSync(join(tmpdir(), 'ecumene-bot-')), 'bot.mjs');
  writeFileSync(file, code);
  return `exec:${process.execPath} ${file}`;
}

const ANSWERING = (answer: string): string => `
import { createInterface } from 'node:readline';
for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  if (message.is === 'question') console.log(${answer});
}`;

describe('a match', () => {
  test('is played to its end, and again the same', async () => {
    const first = await playMatch(MATCH);
    const second = await playMatch(MATCH);
    expect(first).toMatchObject({ finished: true, mishaps: [], broken: [] });
    expect({ ...second, seconds: 0 }).toEqual({ ...first, seconds: 0 });
  });

  test('goes on from decisions made before, and answers lost questions by default', async () => {
    const decided: Given[] = [];
    const whole = await playMatch(MATCH, { before: [], decided: (given) => decided.push(given) });
    expect(decided.filter(({ decision }) => 'answer' in decision)).toHaveLength(whole.decisions);
    const half = decided.slice(0, Math.floor(decided.length / 2));
    const again = await playMatch(MATCH, { before: half });
    expect(again.standing).toEqual(whole.standing);
    const asked: string[] = [];
    const lost = decided[half.length]?.question ?? '';
    const other = await playMatch(MATCH, { before: half, lost: [lost], asking: (_, question) => asked.push(question) });
    expect(other.finished).toBe(true);
    expect(asked).not.toContain(lost);
  });

  test('can be recorded, and plotted on one page', async () => {
    const result = await playMatch({ ...MATCH, record: true });
    expect(result.course?.turns.length).toBe(result.turns);
    expect(result.course?.turns.every(({ score }) => Object.keys(score).length === 3)).toBe(true);
    const course = result.course ?? { turns: [], time: {}, sides: {} };
    const html = page(gameNamed('bazaar'), [{ result, course }]);
    expect(html).toContain('<polyline');
    expect(html).not.toMatch(/(?:src|href)=/);
  });
});

describe('a program elsewhere', () => {
  test('plays a seat', async () => {
    const bot = program(ANSWERING('JSON.stringify({ id: message.id, answer: message.default })'));
    const result = await playMatch({ ...MATCH, bots: [bot, 'random'] });
    expect(result).toMatchObject({ finished: true, mishaps: [] });
  });

  test('is answered for when it talks nonsense', async () => {
    const bot = program(ANSWERING("JSON.stringify({ id: message.id, answer: ['nonsense'] })"));
    const { finished, mishaps } = await playMatch({ ...MATCH, bots: [bot, 'random'] });
    expect(finished).toBe(true);
    expect(new Set(mishaps.map(({ what }) => what))).toEqual(new Set(['refused']));
  });

  test('is answered for when it says nothing, and not asked for ever', async () => {
    const bot = program(ANSWERING("'not even JSON'"));
    const { finished, mishaps } = await playMatch({ ...MATCH, think: 0, bots: [bot, 'random'] });
    expect(finished).toBe(true);
    expect(new Set(mishaps.map(({ what }) => what))).toEqual(new Set(['late']));
    expect(mishaps.at(-1)?.detail).toBe('it was late too often');
  });

  test('is answered for when it ends or cannot be started', async () => {
    for (const bot of [program('process.exit(3)'), 'exec:there-is-no-such-program']) {
      const { finished, mishaps } = await playMatch({ ...MATCH, bots: [bot, 'random'] });
      expect(finished).toBe(true);
      expect(new Set(mishaps.map(({ what }) => what))).toEqual(new Set(['threw']));
    }
  });

  test('may be in any language: the examples play without a mistake', async () => {
    const python = spawnSync('python3', ['--version']).status === 0 ? [`exec:python3 ${EXAMPLES}first.py`] : [];
    for (const bot of [`exec:${process.execPath} ${EXAMPLES}first.mjs`, ...python]) {
      const result = await playMatch({ ...MATCH, bots: [bot, 'random'] });
      expect(result).toMatchObject({ finished: true, mishaps: [] });
    }
  });
});
