import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { main } from './main.ts';

let out = '';
let err = '';

beforeEach(() => {
  out = '';
  err = '';
  vi.spyOn(console, 'log').mockImplementation((text) => {
    out += `${text}\n`;
  });
  vi.spyOn(console, 'error').mockImplementation((text) => {
    err += `${text}\n`;
  });
});
afterEach(() => vi.restoreAllMocks());

const folder = mkdtempSync(join(tmpdir(), 'ecumene-cli-'));

/** A file with this text. */
function file(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

/** A folder with nothing but this file. */
function folderWith(name: string, text: string): string {
  const path = mkdtempSync(join(folder, 'with-'));
  writeFileSync(join(path, name), text);
  return path;
}

const PUSH = ['--push-public-key', 'x', '--push-private-key', 'y', '--push-subject'];

describe('a command line that cannot be understood', () => {
  it.each([
    [['nonsense'], 'there is no command called nonsense'],
    [['simulate'], 'say which game'],
    [['simulate', 'chess'], 'there is no game called chess'],
    [['simulate', 'bazaar', '--games', 'many'], '--games must be a whole number'],
    [['simulate', 'bazaar', '--games', '0'], '--games must be a whole number'],
    [['simulate', 'bazaar', '--seats', '9'], '--seats must be a whole number from 2 to 8'],
    [['simulate', 'bazaar', '--bots', 'genius'], 'there is no bot called genius'],
    [['simulate', 'bazaar', '--options', 'rounds=99'], 'rounds must be a whole number from 1 to 60'],
    [['simulate', 'bazaar', '--options', 'rounds'], 'name=value'],
    [['simulate', 'bazaar', '--colour', 'red'], "unknown option '--colour'"],
    [['scenario'], 'say which scenario files'],
    [['scenario', join(folder, 'none.yaml')], 'there is no file'],
    [['replay'], 'say which file'],
    [['verify', file('list.json', '[]')], 'is not a saved table'],
    [['verify', file('broken.json', '{')], 'is not JSON'],
    [['rules', 'chess'], 'there is no game called chess'],
    [['rules', 'bazaar', '99'], 'has no paragraph 99'],
    [['capacity', '--database', 'mysql://x'], '--database must begin with postgres://'],
    [['capacity', '--socket'], "unknown option '--socket'"],
    [['serve', '--port', 'many'], '--port must be a whole number from 0 to 65535'],
    [['serve', '--database', 'mysql://x'], '--database must begin with postgres://'],
    [['serve', '--address', 'example.org'], '--address must be like https://play.example.org'],
    [['serve', '--mail', 'smtp://x'], '--mail needs --mail-from'],
    [['serve', '--mail', 'smtp://x', '--mail-from', 'a@example.org'], '--mail needs --address'],
    [['serve', '--behind-proxy', 'perhaps'], '--behind-proxy must be yes or no'],
    [['serve', '--log-level', 'loud'], '--log-level must be one of'],
    [['serve', '--port', '--data', 'x'], '--port needs a value'],
    [['serve', '--port'], '--port needs a value'],
    [['serve', '8080'], 'ecumene serve takes settings only, not 8080'],
    [['serve', '--site', join(folder, 'typo')], 'there is no web client in'],
    [['serve', '--mail-from', 'a@example.org'], '--mail-from needs --mail'],
    [['serve', '--mail', 'smtp://', '--mail-from', 'a', '--address', 'http://x'], '--mail must be like smtp://'],
    [['serve', '--push-subject', 'mailto:x@example.org'], 'web push needs'],
    [['backup', 'a.gz', 'b.gz'], 'say one file, not a.gz b.gz'],
    [['admin', 'list', 'paused'], 'a table is gathering, playing, over or abandoned, not paused'],
    [['admin'], 'say what to do'],
    [['admin', 'freeze', 'x'], 'ecumene admin freeze <table> <why>'],
    [['admin', 'list', '--port', '3'], "unknown option '--port'"],
    [['admin', 'back', 'x', 'y'], 'the entry must be a whole number from 0 to 10000000, not y'],
    [['backup'], 'say which file'],
    [['serve', '--data', file('plain', '')], 'plain is not a folder'],
    [['serve', '--data', '/proc/nope'], 'the database in /proc/nope cannot be opened'],
    [['serve', '--data', folderWith('ecumene.sqlite', 'this is no database'.repeat(50))], 'file is not a database'],
    [['serve', '--database', 'postgres://localhost:99999/x'], '--database must be like'],
    [['serve', '--database', 'postgres://127.0.0.1:1/x'], 'the database cannot be opened: nothing answers there'],
    [['serve', '--database', 'postgres://nowhere.invalid/x'], 'no machine of that name is found'],
    [['serve', '--data', ':memory:', '--host', '203.0.113.7'], 'that is no address of this machine'],
    [['serve', '--data', ':memory:', ...PUSH, 'mailto:x@example.org'], 'web push cannot be set up so'],
    [['backup', join(folder, 'all.gz'), '--data', join(folder, 'typo')], 'there is no database in'],
    [['admin', 'list', '--data', join(folder, 'typo')], 'there is no database in'],
    [['restore', file('plain.gz', 'not compressed'), '--data', join(folder, 'new')], 'plain.gz is not a backup'],
    [['restore', folder, '--data', join(folder, 'new')], 'is not a backup'],
    [['restore', join(folder, 'none.gz'), '--data', join(folder, 'new')], 'there is no file'],
  ])('%j is one clear line and exit code 2', async (argv, sentence) => {
    expect(await main(argv)).toBe(2);
    expect(err).toContain(sentence);
    expect(err.trim().split('\n')).toHaveLength(1);
    expect(out).toBe('');
  });

  it('makes no database where there was none', () => {
    for (const name of ['typo', 'new']) expect(existsSync(join(folder, name))).toBe(false);
  });

  it('a file that is not a scenario says where it is wrong', async () => {
    expect(await main(['scenario', file('odd.yaml', 'scenario: x\ngame: bazaar\nseats: 3\n')])).toBe(2);
    expect(err).toContain('/seats');
  });
});

describe('help', () => {
  it('lists the commands', async () => {
    expect(await main(['--help'])).toBe(0);
    for (const name of ['games', 'play', 'simulate', 'scenario', 'rules', 'board', 'bench', 'replay', 'verify'])
      expect(out).toContain(`  ${name} `);
  });

  it.each(['serve', 'admin', 'backup', 'restore'])('says what each setting of %s is for', async (name) => {
    expect(await main([name, '--help'])).toBe(0);
    expect(out).toMatch(/--data +the data folder/);
    expect(out).not.toMatch(/--[\w-]+ +\[/);
  });

  it.each(['games', 'simulate', 'scenario', 'rules', 'board', 'bench', 'replay', 'verify'])(
    'tells about %s',
    async (name) => {
      expect(await main([name, '--help'])).toBe(0);
      expect(out).toContain(`Usage: ecumene ${name}`);
      expect(out).toContain('--json');
    },
  );
});

describe('games', () => {
  it('lists the samples with their options', async () => {
    expect(await main(['games', '--samples', '--json'])).toBe(0);
    expect(JSON.parse(out)).toContainEqual(expect.objectContaining({ name: 'bazaar', seats: { least: 2, most: 8 } }));
  });
});

describe('simulate', () => {
  it('has a stable JSON form', async () => {
    expect(await main(['simulate', 'bazaar', '--seats', '3', '--games', '4', '--json'])).toBe(0);
    const result = JSON.parse(out);
    expect(result).toMatchObject({ game: 'bazaar', games: 4, finished: 4, turns: 12, violations: [] });
    expect(result.decisions).toBeGreaterThan(0);
    expect(result.decisionsPerSecond).toBeGreaterThan(0);
    expect(result.seats).toHaveLength(3);
    expect(result.seats[0]).toMatchObject({
      seat: 'seat-1',
      games: 4,
      score: { value: expect.any(Number) },
      wins: { low: expect.any(Number) },
    });
  });

  it('plays the same games from the same seed', async () => {
    const scores = async (seed: string): Promise<unknown> => {
      out = '';
      await main(['simulate', 'auction', '--games', '5', '--seed', seed, '--json']);
      return JSON.parse(out).seats;
    };
    expect(await scores('a')).toEqual(await scores('a'));
    expect(await scores('a')).not.toEqual(await scores('b'));
  });

  it('draws valid options and tries the laws', async () => {
    expect(
      await main([
        'simulate',
        'auction',
        '--seats',
        'all',
        '--games',
        '10',
        '--options',
        'random',
        '--check',
        '--json',
      ]),
    ).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ games: 10, finished: 10, violations: [] });
  });

  it('counts what occurred where laws are tried, and names what did not', async () => {
    const flags = ['--games', '1', '--check', '--whole', '--options', 'random', '--rate', '0', '--bots', 'steady'];
    expect(await main(['simulate', 'through-the-ages', ...flags])).toBe(0);
    expect(out).toMatch(/^leader: [\w-]+ \d+.*\n {2}never: /m);
    expect(out).toMatch(/^options: .*civilHands=\w+ 1/m);
    expect(out).toContain('no broken law');
  });

  it('counts how often each calamity, ability and advance occurs, those that never do included', async () => {
    expect(await main(['simulate', 'western-empires', '--games', '1', '--options', 'turns=4', '--json'])).toBe(0);
    const { occurrences } = JSON.parse(out);
    expect(occurrences).toMatchObject([
      { of: 'calamities, primary victims', counts: { banditry: 0, famine: expect.any(Number) } },
      { of: 'calamities, secondary victims', counts: { famine: expect.any(Number) } },
      { of: 'advances in calamities', counts: { 'famine pottery': expect.any(Number) } },
      { of: 'abilities', counts: { diaspora: 0 } },
      { of: 'advances', counts: { monotheism: expect.any(Number) } },
      { of: 'options', counts: { 'turns=other': 1 } },
    ]);
  });

  it('takes a choice that looks like a number', async () => {
    const flags = ['--games', '1', '--options', 'startingCredit=50,turns=1', '--json'];
    expect(await main(['simulate', 'advanced-civilization', ...flags])).toBe(0);
  });

  it('tries laws with our own bots only', async () => {
    expect(await main(['simulate', 'bazaar', '--check', '--bots', 'exec:true'])).toBe(2);
    expect(err).toContain('--check plays with our own bots only');
  });

  it('says so when a game does not end', async () => {
    expect(await main(['simulate', 'bazaar', '--games', '1', '--limit', '3', '--json'])).toBe(1);
    expect(JSON.parse(out)).toMatchObject({ games: 1, finished: 0 });
  });
});

describe('replay and verify', () => {
  const save = async (): Promise<string> => {
    await main(['simulate', 'bazaar', '--games', '1', '--seed', 'verify', '--save', folder, '--json']);
    out = '';
    return join(folder, 'bazaar-1.json');
  };

  it('tell the story as a seat saw it', async () => {
    const path = await save();
    expect(await main(['replay', path, '--seat', 'seat-1'])).toBe(0);
    expect(out).toContain('You draw');
    out = '';
    expect(await main(['replay', path, '--json'])).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ game: 'bazaar', over: true });
    expect(out).not.toContain('You draw');
  });

  it('prove an honest game and expose a dishonest one', async () => {
    const path = await save();
    expect(await main(['verify', path])).toBe(0);
    expect(out).toContain('verified');
    const saved = JSON.parse(readFileSync(path, 'utf8'));
    const otherSeed = file('seed.json', JSON.stringify({ ...saved, setup: { ...saved.setup, seed: 'another' } }));
    expect(await main(['verify', otherSeed])).toBe(1);
    expect(await main(['verify', path, '--commitment', 'f00'])).toBe(1);
    saved.checkpoint.position.world.coins['seat-1'] += 1;
    expect(await main(['verify', file('coins.json', JSON.stringify(saved))])).toBe(1);
  });

  it('say which version of the rules a game was played under, and whether it can be replayed', async () => {
    const saved = JSON.parse(readFileSync(await save(), 'utf8'));
    expect(await main(['verify', file('same.json', JSON.stringify(saved))])).toBe(0);
    expect(out).toContain('played under version 1; replayed with version 1 of the rules');
    const older = file('older.json', JSON.stringify({ ...saved, rules: '0', setup: { ...saved.setup, rules: '0' } }));
    out = '';
    expect(await main(['verify', older])).toBe(1);
    expect(out).toContain('cannot be replayed here:\n  it was played under version 0 of the rules');
    expect(out).not.toContain('NOT verified');
    out = '';
    await main(['verify', older, '--json']);
    expect(JSON.parse(out)).toMatchObject({ playedUnder: ['0'], replayedWith: null, verified: false });
  });

  it('know their seats', async () => {
    expect(await main(['replay', await save(), '--seat', 'nobody'])).toBe(2);
  });
});

describe('scenario', () => {
  const holding = 'scenario: a table\ngame: bazaar\nseats: [a, b]\nexpect: { table: { over: false } }\n';

  it('tells what holds and what does not', async () => {
    const path = file('two.yaml', `${holding}---\n${holding.replace('over: false', 'over: true')}`);
    expect(await main(['scenario', path, '--json'])).toBe(1);
    expect(JSON.parse(out)).toMatchObject({
      passed: 1,
      failed: 1,
      scenarios: [{ passed: true }, { passed: false, reasons: ['line 9: table.over: false is not true'] }],
    });
  });
});

describe('board', () => {
  it('knows its boards', async () => {
    expect(await main(['board', 'atlantis'])).toBe(2);
    expect(err).toContain('there is no board called atlantis');
    expect(await main(['board', 'advanced-civilization', '--check'])).toBe(0);
    expect(out).toContain('sound');
  });
});

describe('bench', () => {
  it('measures only in production mode', async () => {
    expect(await main(['bench'])).toBe(2);
    expect(err).toContain('NODE_ENV=production');
  });
});

describe('a paragraph of a rulebook', () => {
  it('is shown with the lines of its code and of its tests', async () => {
    expect(await main(['rules', 'advanced-civilization', '24.22'])).toBe(0);
    expect(out).toMatch(/^AC 24\.22 \(rule\) /);
    expect(out).toMatch(/^code\n {2}packages\/\S+\.ts:\d+$/m);
    expect(out).toMatch(/^tests\n {2}packages\/\S+:\d+$/m);
  });

  it('may be named with its book, and read by a program', async () => {
    expect(await main(['rules', 'advanced-civilization', 'AC', '24.22', '--json'])).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ paragraph: 'AC 24.22', kind: 'rule' });
  });
});
