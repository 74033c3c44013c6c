import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Account, account, isRecord, type TestResult } from '@ecumene/engine';
import { type Command, EXIT, parse, printJson, readJson, Usage } from '../command.ts';
import { type AnyGame, type Shelved, shelved } from '../games.ts';

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

function sourcesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'));
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

function accountOf({ game, packages }: Shelved, report: string | undefined): Account {
  const root = repository();
  const sources = packages.flatMap((name) => sourcesIn(join(root, 'packages', name, 'src')));
  return account(game.rules, sources, report === undefined ? runTests(root, packages) : resultsIn(readJson(report)));
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

export const rules: Command = {
  name: 'rules',
  about: 'Account for a rulebook: which rules have code, and which a passing test.',
  help: [
    'Usage: ecumene rules <game> [--report FILE] [--list] [--json]',
    '',
    '  --report FILE  a JSON report of Vitest to go by, instead of running the tests',
    '  --list         every paragraph with our sentence, and nothing else',
    '  --json         {rules, withCode, withPassingTest, missing, withoutCode, withoutTest, unknown}',
    '',
    'Ends with 1 if a rule lacks code or a passing test.',
  ].join('\n'),
  run(argv) {
    const { values, positionals } = parse(argv, {
      report: { type: 'string' },
      list: { type: 'boolean' },
      json: { type: 'boolean' },
    });
    const home = shelved(positionals[0]);
    const { game } = home;
    if (values.list) {
      for (const { id, kind, says } of game.rules.paragraphs) console.log(`${game.rules.book} ${id} (${kind}) ${says}`);
      return EXIT.success;
    }
    const result = accountOf(home, values.report);
    if (values.json) printJson(result);
    else console.log(describe(game, result));
    return result.missing.length === 0 && result.unknown.length === 0 ? EXIT.success : EXIT.failure;
  },
};
