import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { STAND_IN } from '../scripts/mutants/collector.mjs';
import { GAMES } from '../scripts/mutants/games.mjs';
import { drawn, sampleSize } from '../scripts/mutants/sample.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** The names between the braces of an import or export, without types and new names. */
function namesIn(braces: string): readonly string[] {
  const names = braces.split(',').map((name) => name.trim());
  return names.flatMap((name) => (name === '' || name.startsWith('type ') ? [] : [name.replace(/ as .*/, '')]));
}

function testFilesOf(game: string): readonly string[] {
  const { packages = [], tests = /^/ } = GAMES[game] ?? {};
  return packages.flatMap((name) => {
    const folder = join('packages', name, 'src');
    const files = readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' });
    return files.map((file) => join(folder, file)).filter((file) => file.endsWith('.test.ts') && tests.test(file));
  });
}

describe('mutants', () => {
  it.each(Object.keys(GAMES))('%s: the tests that try them import from vitest only what stands in for it', (game) => {
    const offered = namesIn(STAND_IN.replace(/^[^{]*\{|\}.*$/g, ''));
    const files = testFilesOf(game);
    expect(files.length).toBeGreaterThan(20);
    const missing = files.flatMap((file) => {
      const [, braces = ''] = /import \{([^}]*)\} from 'vitest'/.exec(readFileSync(join(ROOT, file), 'utf8')) ?? [];
      return namesIn(braces).flatMap((name) => (offered.includes(name) ? [] : [`${file}: ${name}`]));
    });
    expect(missing).toEqual([]);
  });

  it('draws the same sample for the same seed, in the order of the list', () => {
    const list = Array.from({ length: 100 }, (_, i) => i);
    const sample = drawn(list, 10, 'first');
    expect(sample).toHaveLength(10);
    expect(sample).toEqual([...new Set(sample)].sort((a, b) => a - b));
    expect(drawn(list, 10, 'first')).toEqual(sample);
    expect(drawn(list, 10, 'second')).not.toEqual(sample);
    expect(drawn(list, 1000, 'first')).toEqual(list);
  });

  it('refuses a sample that is no number of mutants', () => {
    expect(sampleSize(undefined)).toBeUndefined();
    expect(sampleSize('200')).toBe(200);
    for (const wrong of ['0', '-3', '1.5', 'some', ''])
      expect(() => sampleSize(wrong)).toThrow('expected a whole number');
  });
});
