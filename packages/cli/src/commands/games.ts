import { opponents } from '@ecumene/bots';
import type { AnyGame } from '@ecumene/games';
import { LOADED, SAMPLES } from '@ecumene/games/loaded';
import { type Command, EXIT, parse, printJson } from '../command.ts';

function summary(game: AnyGame) {
  const { name, title, version, seats, sheet } = game;
  const options = Object.entries(sheet.options).map(([option, { title, about, rule, default: usual }]) => ({
    name: option,
    title,
    about,
    default: usual,
    ...(rule !== undefined && { rule }),
  }));
  const bots = opponents(game).map((bot) => ({ name: bot.name, about: bot.about }));
  return { name, title, version, seats, options, bots };
}

export const games: Command = {
  name: 'games',
  about: 'List the games that can be played, with their options and bots.',
  help: [
    'Usage: ecumene games [--samples] [--json]',
    '',
    '  --samples  also the small games used to try out the engine',
    '  --json     as JSON: a list of {name, title, version, seats, options, bots}',
  ].join('\n'),
  run(argv) {
    const { values } = parse(argv, { samples: { type: 'boolean' }, json: { type: 'boolean' } });
    const listed = [...LOADED, ...(values.samples ? SAMPLES : [])].map(({ game }) => summary(game));
    if (values.json) {
      printJson(listed);
      return EXIT.success;
    }
    for (const { name, title, seats, options, bots } of listed) {
      console.log(`${name}: ${title}, ${seats.least} to ${seats.most} players`);
      for (const option of options) {
        const rule = option.rule === undefined ? '' : ` (${option.rule})`;
        console.log(`  ${option.name}=${option.default}  ${option.about}${rule}`);
      }
      for (const bot of bots) console.log(`  bot ${bot.name}  ${bot.about}`);
    }
    return EXIT.success;
  },
};
