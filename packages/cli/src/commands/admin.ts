import type { Admin } from '@ecumene/server';
import { type Command, EXIT, printJson, Usage, wholeNumberAs } from '../command.ts';
import { ADMIN_SETTINGS, readConfig, settingsHelp, withServer } from '../server-options.ts';

const STATES = ['gathering', 'playing', 'over', 'abandoned'] as const;

/** What can be done, what follows it on the line, and what it is for. */
const DEEDS: Readonly<Record<string, { readonly line: string; readonly about: string; readonly words: number }>> = {
  list: { line: 'list [state]', about: 'all tables: gathering, playing, over or abandoned', words: 0 },
  inspect: { line: 'inspect <table>', about: 'everything about a table but its secrets', words: 1 },
  freeze: { line: 'freeze <table> <why>', about: 'let nobody play on for now', words: 2 },
  release: { line: 'release <table>', about: 'let them play on', words: 1 },
  'hand-over': { line: 'hand-over <table> <seat> bot|anyone|nobody', about: 'give a seat to somebody else', words: 3 },
  back: { line: 'back <table> <entry>', about: 'take a table back to a rest point', words: 2 },
  delete: { line: 'delete <table>', about: 'take a table away for good', words: 1 },
  'reset-password': {
    line: 'reset-password <name>',
    about: 'a link with which somebody sets a new password',
    words: 1,
  },
  reports: { line: 'reports [table]', about: 'faults and complaints that were reported', words: 0 },
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

/** Whoever writes something else than these is told so before anything is opened. */
function check(deed: string, words: readonly string[]): void {
  if (deed === 'list') stateCalled(words[0]);
  if (deed === 'back') entryCalled(words[1] ?? '');
}

async function carryOut(operator: Admin, deed: string, words: readonly string[]): Promise<unknown> {
  const [one = '', two = '', three = ''] = words;
  switch (deed) {
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
    default:
      return operator.reports(words[0]);
  }
}

export const admin: Command = {
  name: 'admin',
  about: 'Look after a server’s tables and people, while it runs or not.',
  help: [
    'Usage: ecumene admin <deed> [settings]',
    '',
    ...Object.values(DEEDS).map(({ line, about }) => `  ${line.padEnd(44)} ${about}`),
    '',
    ...settingsHelp(ADMIN_SETTINGS),
    '',
    'What there is to say is printed as JSON.',
  ].join('\n'),
  run: (argv) =>
    withServer(async ({ Admin, DEFAULTS }) => {
      const { config, rest } = readConfig(argv, DEFAULTS, ADMIN_SETTINGS);
      const [deed = '', ...words] = rest;
      const known = Object.hasOwn(DEEDS, deed) ? DEEDS[deed] : undefined;
      if (known === undefined) throw new Usage(`say what to do: ${Object.keys(DEEDS).join(', ')}`);
      if (words.length < known.words) throw new Usage(`ecumene admin ${known.line}`);
      check(deed, words);
      const operator = await Admin.open(config);
      try {
        const said = await carryOut(operator, deed, words);
        if (said !== undefined) printJson(said);
        return EXIT.success;
      } finally {
        await operator.close();
      }
    }),
};
