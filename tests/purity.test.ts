import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { gamePackages } from '../scripts/game-packages.cjs';

const packages = join(dirname(fileURLToPath(import.meta.url)), '..', 'packages');

/** Nothing here may depend on the hour, on chance, or on the machine's language. */
const PURE = ['engine', 'samples', 'atlas', 'ancients', ...gamePackages()];
const FORBIDDEN =
  /Math\.random|Date\.now|new Date|performance\.|\.localeCompare\(|toLocale\w+\(|setTimeout|setInterval|crypto\.|process\.env/;

/** Tools of the atlas that draw and report run in Node, outside of play. */
const TOOLS = /atlas\/src\/(draw\/|gallery|report|measure)/;

function sources(): string[] {
  return readdirSync(packages)
    .filter((name) => PURE.includes(name))
    .flatMap((name) =>
      readdirSync(join(packages, name, 'src'), { recursive: true, encoding: 'utf8' }).map((path) =>
        join(packages, name, 'src', path),
      ),
    )
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts') && !TOOLS.test(path));
}

describe('the engine and the games', () => {
  it('are many files', () => {
    expect(sources().length).toBeGreaterThan(30);
  });

  it('use no clock, no ambient randomness and no ambient language', () => {
    const found = sources().flatMap((path) =>
      readFileSync(path, 'utf8')
        .split('\n')
        .flatMap((line, i) => (FORBIDDEN.test(line) ? [`${path}:${i + 1}: ${line.trim()}`] : [])),
    );
    expect(found).toEqual([]);
  });
});

it('what the Civilization games share cites paragraphs by the keys of a book, and none of a single game', () => {
  const shared = join(packages, 'ancients', 'src');
  const files = readdirSync(shared, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.ts'));
  expect(files.length).toBeGreaterThan(100);
  const found = files.flatMap((path) => {
    const cited = readFileSync(join(shared, path), 'utf8').match(/\b(AC|WE|EP) (\d|[A-Z]+ )/g) ?? [];
    return cited.map((paragraph) => `${path}: ${paragraph}`);
  });
  expect(found).toEqual([]);
});
