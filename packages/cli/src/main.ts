import { type Command, EXIT, Usage } from './command.ts';
import { admin } from './commands/admin.ts';
import { backup, restore } from './commands/backup.ts';
import { bench } from './commands/bench.ts';
import { board } from './commands/board.ts';
import { botProtocol } from './commands/bot-protocol.ts';
import { capacity } from './commands/capacity.ts';
import { games } from './commands/games.ts';
import { play } from './commands/play.ts';
import { replay } from './commands/replay.ts';
import { rules } from './commands/rules.ts';
import { scenario } from './commands/scenario.ts';
import { serve } from './commands/serve.ts';
import { simulate } from './commands/simulate.ts';
import { slow } from './commands/slow.ts';
import { soak } from './commands/soak.ts';
import { tournament } from './commands/tournament.ts';
import { verify } from './commands/verify.ts';

const COMMANDS: readonly Command[] = [
  serve,
  admin,
  backup,
  restore,
  games,
  play,
  simulate,
  tournament,
  slow,
  soak,
  botProtocol,
  scenario,
  rules,
  board,
  bench,
  capacity,
  replay,
  verify,
];

function help(): string {
  const width = Math.max(...COMMANDS.map(({ name }) => name.length));
  return [
    'ecumene: the great civilization board games at one table',
    '',
    'Usage: ecumene <command> [arguments]',
    '',
    ...COMMANDS.map(({ name, about }) => `  ${name.padEnd(width)}  ${about}`),
    '',
    'ecumene <command> --help tells more about one of them.',
  ].join('\n');
}

/** Runs a command line and says how it ended: 0 for success, 1 for failure, 2 for a line that cannot be understood. */
export async function main(argv: readonly string[]): Promise<number> {
  const [name, ...rest] = argv;
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
    console.log(help());
    return name === undefined ? EXIT.usage : EXIT.success;
  }
  const command = COMMANDS.find((one) => one.name === name);
  try {
    if (command === undefined) throw new Usage(`there is no command called ${name}; ecumene --help lists them`);
    if (rest.includes('--help') || rest.includes('-h')) {
      console.log(`${command.about}\n\n${command.help}`);
      return EXIT.success;
    }
    return await command.run(rest);
  } catch (error) {
    if (!(error instanceof Usage)) throw error;
    console.error(`ecumene: ${error.message}`);
    return EXIT.usage;
  }
}
