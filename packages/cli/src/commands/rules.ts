import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  type Account,
  account,
  codeOf,
  isRecord,
  type Paragraph,
  type SourceFile,
  type TestResult,
  testsOf,
} from '@ecumene/engine';
import type { AnyGame } from '@ecumene/games';
import type { LoadedGame } from '@ecumene/games/loaded';
import { type Command, EXIT, parse, printJson, readJson, Usage } from '../command.ts';
import { gameAndPackages } from '../games.ts';

/** The folder that holds `packages`. */
function repository(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, 'packages', 'engine'))) {
    const above = dirname(folder);
    if (above === folder) throw new Usage('the account of rules needs the source code; run it inside the repository');
    folder = above;
  }
  return folder;
}

const IS_TEST = /\.test\.tsx?$/;

/** The code of some packages and its tests, scenario files among them. */
function sourcesOf(root: string, packages: readonly string[]): { code: SourceFile[]; tests: SourceFile[] } {
  const files = packages.flatMap((name) =>
    readdirSync(join(root, 'packages', name), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.(tsx?|ya?ml)$/.test(entry.name))
      .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
      .filter((file) => !/\/(node_modules|dist)\//.test(file))
      .sort(),
  );
  const read = (file: string): SourceFile => ({ file, text: readFileSync(join(root, file), 'utf8') });
  const isCode = (file: string): boolean => /\/src\/.*\.tsx?$/.test(file) && !IS_TEST.test(file);
  return { code: files.filter(isCode).map(read), tests: files.filter((file) => !isCode(file)).map(read) };
}

/** Runs the tests of some packages and tells how each ended. */
function runTests(root: string, packages: readonly string[]): TestResult[] {
  const report = join(mkdtempSync(join(tmpdir(), 'ecumene-rules-')), 'tests.json');
  const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs');
  const folders = packages.map((name) => `packages/${name}/`);
  const run = spawnSync(process.execPath, [vitest, 'run', ...folders, '--reporter=json', `--outputFile=${report}`], {
    cwd: root,
    encoding: 'utf8',
  });
  if (!existsSync(report)) throw new Usage(`the tests could not be run: ${run.stderr.trim().split('\n').at(-1)}`);
  return resultsIn(readJson(report));
}

/** The results in a report of Vitest. */
function resultsIn(report: unknown): TestResult[] {
  const files = isRecord(report) && Array.isArray(report['testResults']) ? report['testResults'] : [];
  return files.flatMap((file) => {
    const tests: unknown[] = isRecord(file) && Array.isArray(file['assertionResults']) ? file['assertionResults'] : [];
    return tests
      .filter(isRecord)
      .map((test) => ({ title: String(test['fullName']), passed: test['status'] === 'passed' }));
  });
}

function accountOf({ game, packages }: LoadedGame, report: string | undefined): Account {
  const root = repository();
  const sources = sourcesOf(root, packages).code.map(({ text }) => text);
  const tests = report === undefined ? runTests(root, packages) : resultsIn(readJson(report));
  return account(game.rules, sources, tests, game.cites);
}

function describe(
  game: AnyGame,
  { rules, withCode, withPassingTest, withoutCode, withoutTest, unknown }: Account,
): string {
  const list = (what: string, ids: readonly string[]): string[] =>
    ids.length === 0 ? [] : [`${what}: ${ids.join(', ')}`];
  return [
    `${game.title}: ${rules} rules, ${withCode} with code, ${withPassingTest} with a passing test`,
    ...list('without code', withoutCode),
    ...list('without a passing test', withoutTest),
    ...list('named but not in the index', unknown),
  ].join('\n');
}

/** A paragraph as somebody types it: `24.22`, or `AC 24.22`. */
function paragraphNamed({ rules: index }: AnyGame, words: readonly string[]): Paragraph {
  const id = words.join(' ').replace(new RegExp(`^${index.book} `, 'i'), '');
  const found = index.paragraphs.find((paragraph) => paragraph.id === id);
  if (found === undefined) throw new Usage(`${index.book} has no paragraph ${id}; --list shows all of them`);
  return found;
}

/** Where one paragraph has its code and its tests. */
function whereIs({ game, packages }: LoadedGame, { id, kind, says }: Paragraph, asJson: boolean): number {
  const sources = sourcesOf(repository(), packages);
  const code = codeOf(game.rules, id, sources.code, game.cites);
  const tests = testsOf(game.rules, id, sources.tests, game.cites);
  const list = (what: string, places: readonly string[]): string[] => [
    places.length === 0 ? `no ${what}` : what,
    ...places.map((place) => `  ${place}`),
  ];
  if (asJson) printJson({ paragraph: `${game.rules.book} ${id}`, kind, says, code, tests });
  else
    console.log(
      [`${game.rules.book} ${id} (${kind}) ${says}`, ...list('code', code), ...list('tests', tests)].join('\n'),
    );
  return kind !== 'rule' || (code.length > 0 && tests.length > 0) ? EXIT.success : EXIT.failure;
}

export const rules: Command = {
  name: 'rules',
  about: 'List the paragraphs of a rulebook that have code and passing tests.',
  help: [
    'Usage: ecumene rules <game> [<paragraph>] [--report FILE] [--list] [--json]',
    '',
    '  --report FILE  a JSON report of Vitest to go by, instead of running the tests',
    '  --list         every paragraph with our sentence, and nothing else',
    '  --json         {rules, withCode, withPassingTest, missing, withoutCode, withoutTest, unknown}',
    '',
    'With a paragraph, such as 24.22: where its code and its tests are, file and line.',
    '',
    'Ends with 1 if a rule lacks code or a passing test.',
  ].join('\n'),
  run(argv) {
    const { values, positionals } = parse(argv, {
      report: { type: 'string' },
      list: { type: 'boolean' },
      json: { type: 'boolean' },
    });
    const home = gameAndPackages(positionals[0]);
    const { game } = home;
    if (values.list) {
      for (const { id, kind, says } of game.rules.paragraphs) console.log(`${game.rules.book} ${id} (${kind}) ${says}`);
      return EXIT.success;
    }
    if (positionals.length > 1) return whereIs(home, paragraphNamed(game, positionals.slice(1)), values.json ?? false);
    const result = accountOf(home, values.report);
    if (values.json) printJson(result);
    else console.log(describe(game, result));
    return result.missing.length === 0 && result.unknown.length === 0 ? EXIT.success : EXIT.failure;
  },
};
