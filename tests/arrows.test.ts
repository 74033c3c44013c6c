import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';
import { gamePackages } from '../scripts/game-packages.cjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const folders: string[] = [];
/** What the arrows are read from. */
const CONFIG = [
  '.dependency-cruiser.cjs',
  'tsconfig.base.json',
  'scripts/game-packages.cjs',
  ...['games', ...gamePackages()].map((name) => `packages/${name}/package.json`),
];

/** Checks the arrows of a small house built of these files. */
function cruise(files: Readonly<Record<string, string>>): string {
  const house = mkdtempSync(join(tmpdir(), 'ecumene-arrows-'));
  folders.push(house);
  for (const path of CONFIG) cpSync(join(root, path), join(house, path));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(house, path)), { recursive: true });
    writeFileSync(join(house, path), text);
  }
  const program = join(root, 'node_modules', 'dependency-cruiser', 'bin', 'dependency-cruise.mjs');
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [program, '--config', '.dependency-cruiser.cjs', '--output-type', 'err', 'packages'],
    {
      cwd: house,
      encoding: 'utf8',
    },
  );
  return stdout + stderr;
}

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

const exporting = 'export const a = 1;\n';
const importing = (path: string): string => `import { a } from '${path}';\nexport const b = a;\n`;

/** Who must not know whom, and the rule that says so. */
const FORBIDDEN = [
  ['engine', 'samples', 'engine-knows-no-game'],
  ['atlas', 'engine', 'atlas-knows-no-rules'],
  ['ancients', 'western-empires', 'ancients-know-engine-and-atlas'],
  ['western-empires', 'through-the-ages', 'games-know-no-game'],
  ['through-the-ages', 'bots', 'games-know-no-game'],
  ['games', 'bots', 'the-list-of-games-knows-games'],
  ['bots', 'server', 'bots-know-games'],
  ['server', 'web', 'server-knows-no-screen'],
  ['web', 'server', 'web-knows-no-server'],
] as const;

describe('the dependency arrows', () => {
  it('let a game use the engine', () => {
    const said = cruise({
      'packages/engine/src/index.ts': exporting,
      'packages/western-empires/src/index.ts': importing('../../engine/src/index.ts'),
    });
    expect(said).toContain('no dependency violations found');
  });

  it('let a book read tables and options of its game, and no rules', () => {
    const said = cruise({
      'packages/western-empires/src/book/taxes.ts': importing('../data/rates.ts'),
      'packages/western-empires/src/data/rates.ts': exporting,
      'packages/western-empires/src/book/growth.ts': importing('../phases.ts'),
      'packages/western-empires/src/phases.ts': exporting,
      'packages/ancients/src/book/taxes.ts': importing('../taxes/taxes.ts'),
      'packages/ancients/src/taxes/taxes.ts': exporting,
    });
    expect(said).toContain('books-know-no-rules: packages/western-empires/src/book/growth.ts');
    expect(said).toContain('shared-chapters-know-no-rules: packages/ancients/src/book/taxes.ts');
    expect(said).toContain('2 dependency violations');
  });

  it('forbid every step down, reading files in a rule, and going round in circles', () => {
    const planted = FORBIDDEN.map(([from, to]) => [
      `packages/${from}/src/planted-${to}.ts`,
      importing(`../../${to}/src/index.ts`),
    ]);
    const houses = [...new Set(FORBIDDEN.flat())].map((name) => [`packages/${name}/src/index.ts`, exporting]);
    const said = cruise({
      ...Object.fromEntries([...houses, ...planted]),
      'packages/engine/src/reads.ts': "import { readFileSync } from 'node:fs';\nexport const b = readFileSync;\n",
      'packages/engine/src/one.ts': importing('./other.ts').replace('const b', 'const a'),
      'packages/engine/src/other.ts': importing('./one.ts').replace('const b', 'const a'),
    });
    for (const [from, to, rule] of FORBIDDEN)
      expect(said).toMatch(new RegExp(`${rule}: packages/${from}/src/planted-${to}.ts`));
    expect(said).toMatch(/pure-rules: packages\/engine\/src\/reads.ts/);
    expect(said).toContain('no-cycles: packages/engine/src/one.ts');
  });
});
