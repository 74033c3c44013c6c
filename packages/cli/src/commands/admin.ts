import type { Admin } from '@ecumene/server';
import { type Command, EXIT, printJson, Usage, wholeNumber, wholeNumberAs } from '../command.ts';
import { ADMIN_SETTINGS, readConfig, settingsHelp, withServer } from '../server-options.ts';

const STATES = ['gathering', 'playing', 'over', 'abandoned'] as const;

/** What can be done, what follows it on the line, and what it is for. */
const ACTIONS: Readonly<Record<string, { readonly line: string; readonly about: string; readonly words: number }>> = {
  list: { line: 'list [state]', about: 'all tables: gathering, playing, over or abandoned', words: 0 },
  inspect: { line: 'inspect <table>', about: 'everything about a table except its secrets', words: 1 },
  freeze: { line: 'freeze <table> <why>', about: 'stop play at a table for now', words: 2 },
  release: { line: 'release <table>', about: 'continue a frozen table', words: 1 },
  'hand-over': { line: 'hand-over <table> <seat> bot|anyone|nobody', about: 'give a seat to someone else', words: 3 },
  back: { line: 'back <table> <entry>', about: 'reset a table to an earlier checkpoint', words: 2 },
  delete: { line: 'delete <table>', about: 'delete a table permanently', words: 1 },
  'reset-password': {
    line: 'reset-password <name>',
    about: 'print a link to set a new password',
    words: 1,
  },
  person: { line: 'person <who>', about: 'a person’s tables, sessions, addresses and record', words: 1 },
  ban: { line: 'ban <who> [--days N] <why>', about: 'end their sessions and keep them out', words: 2 },
  unban: { line: 'unban <who> <why>', about: 'let them in again', words: 2 },
  mute: { line: 'mute <who> [--days N] <why>', about: 'stop them from chatting at any table', words: 2 },
  unmute: { line: 'unmute <who> <why>', about: 'let them chat again', words: 2 },
  wipe: {
    line: 'wipe <who> <why>',
    about: 'delete all their messages, and their name from titles of tables',
    words: 2,
  },
  role: { line: 'role <who> moderator|player', about: 'make a person a moderator, or a normal player again', words: 2 },
  block: { line: 'block <range> [--days N] <why>', about: 'block a range of addresses such as 192.0.2.0/24', words: 2 },
  unblock: { line: 'unblock <range> <why>', about: 'unblock a range', words: 2 },
  bans: { line: 'bans', about: 'who is banned or muted, and which ranges are blocked', words: 0 },
  acts: { line: 'acts', about: 'what moderators and operators did', words: 0 },
  reports: { line: 'reports [table]', about: 'reported bugs and messages', words: 0 },
};

function stateCalled(word: string | undefined): (typeof STATES)[number] | undefined {
  const state = STATES.find((one) => one === word);
  if (word !== undefined && state === undefined)
    throw new Usage(`a table is gathering, playing, over or abandoned, not ${word}`);
  return state;
}

function entryCalled(word: string): number {
  return wholeNumberAs('the entry', word, 0, 10_000_000);
}

/** For how many days, where that is said; and what is left of the line. */
function daysIn(argv: readonly string[]): { readonly line: readonly string[]; readonly days: number | undefined } {
  const at = argv.indexOf('--days');
  if (at < 0) return { line: argv, days: undefined };
  return { line: argv.toSpliced(at, 2), days: wholeNumber('days', argv[at + 1] ?? '', 1, 3650) };
}

/** Whoever writes something else than these is told so before anything is opened. */
function check(action: string, words: readonly string[]): void {
  if (action === 'list') stateCalled(words[0]);
  if (action === 'back') entryCalled(words[1] ?? '');
}

async function carryOut(
  operator: Admin,
  action: string,
  words: readonly string[],
  days: number | undefined,
): Promise<unknown> {
  const [one = '', two = '', three = ''] = words;
  switch (action) {
    case 'list':
      return operator.list(stateCalled(words[0]));
    case 'inspect':
      return operator.inspect(one);
    case 'freeze':
      return operator.freeze(one, words.slice(1).join(' '));
    case 'release':
      return operator.freeze(one, null);
    case 'hand-over':
      if (three !== 'bot' && three !== 'anyone' && three !== 'nobody')
        throw new Usage(`a seat is handed over to bot, anyone or nobody, not ${three}`);
      return operator.handOver(one, two, three);
    case 'back':
      return operator.back(one, entryCalled(two));
    case 'delete':
      return operator.remove(one);
    case 'reset-password':
      return operator.resetPassword(one);
    case 'bans':
      return operator.house.moderation.bans();
    case 'acts':
      return operator.house.moderation.acts();
    case 'person':
    case 'ban':
    case 'unban':
    case 'mute':
    case 'unmute':
    case 'wipe':
    case 'role':
    case 'block':
    case 'unblock':
      return operator.moderate(action, one, words.slice(1).join(' '), days);
    default:
      return operator.reports(words[0]);
  }
}

export const admin: Command = {
  name: 'admin',
  about: 'Manage a server’s tables and people, whether it is running or not.',
  help: [
    'Usage: ecumene admin <action> [settings]',
    '',
    ...Object.values(ACTIONS).map(({ line, about }) => `  ${line.padEnd(44)} ${about}`),
    '',
    ...settingsHelp(ADMIN_SETTINGS),
    '',
    '<who> is the name somebody signs in with, or their id.',
    'What there is to say is printed as JSON.',
  ].join('\n'),
  run: (argv) =>
    withServer(async ({ Admin, DEFAULTS }) => {
      const { line, days } = daysIn(argv);
      const { config, rest } = readConfig(line, DEFAULTS, ADMIN_SETTINGS);
      const [action = '', ...words] = rest;
      const known = Object.hasOwn(ACTIONS, action) ? ACTIONS[action] : undefined;
      if (known === undefined) throw new Usage(`say what to do: ${Object.keys(ACTIONS).join(', ')}`);
      if (words.length < known.words) throw new Usage(`ecumene admin ${known.line}`);
      check(action, words);
      const operator = await Admin.open(config);
      try {
        const said = await carryOut(operator, action, words, days);
        if (said !== undefined) printJson(said);
        return EXIT.success;
      } finally {
        await operator.close();
      }
    }),
};
