import { randomBytes } from 'node:crypto';
import { checkedNames } from '../bots.ts';
import { type Command, EXIT, parse, wholeNumber } from '../command.ts';
import { gameNamed } from '../games.ts';
import { ownStreams } from '../lab/channel.ts';
import { playMatch } from '../lab/match.ts';
import { Outside } from '../lab/outside.ts';
import { PROTOCOL_TEXT } from '../lab/protocol.ts';
import { givenOptions } from '../options.ts';

export const botProtocol: Command = {
  name: 'bot-protocol',
  about: 'Explain how a program in any language can play a seat, and let one play on stdin and stdout.',
  help: [
    'Usage: ecumene bot-protocol [<game> [options]]',
    '',
    'Without a game it tells how it goes. With one, whoever started it plays the first seat: questions come on standard',
    'output, answers are read from standard input, and the last line is {"is": "over", "standing": […]}.',
    '',
    '  --seats N        how many seats (default: the fewest)',
    '  --bots a,b       who plays the other seats (default random)',
    '  --think MS       how many milliseconds each may think about a question (default 500)',
    '  --options k=v,…  the options of the game',
    '  --seed S         the same seed deals the same game',
  ].join('\n'),
  async run(argv) {
    const { values, positionals } = parse(argv, {
      seats: { type: 'string' },
      bots: { type: 'string', default: 'random' },
      think: { type: 'string', default: '500' },
      options: { type: 'string', default: '' },
      seed: { type: 'string', default: randomBytes(16).toString('hex') },
    });
    if (positionals.length === 0) {
      console.log(PROTOCOL_TEXT);
      return EXIT.success;
    }
    const game = gameNamed(positionals[0]);
    const { least, most } = game.seats;
    const seats = wholeNumber('seats', values.seats ?? String(least), least, most);
    const names = checkedNames(game, values.bots);
    const bots = Array.from({ length: seats }, (_, i) => names[i % names.length] ?? 'random');
    const think = wholeNumber('think', values.think, 0, 600_000);
    const { seed } = values;
    const options = givenOptions(game, values.options);
    const match = {
      number: 0,
      game: game.name,
      options,
      seed,
      bots,
      think,
      limit: Number.POSITIVE_INFINITY,
      record: false,
    };
    const channel = ownStreams();
    const { standing } = await playMatch(match, { before: [] }, (table, seat, report) => {
      return new Outside(table, seat, channel, think, report);
    });
    channel.send({ is: 'over', standing });
    return EXIT.success;
  },
};
