import { render, type Seat, Table } from '@ecumene/engine';
import { type Command, EXIT, parse, printJson, Usage, wholeNumber } from '../command.ts';
import { gameNamed } from '../games.ts';
import { readSaved } from '../saved.ts';

export const replay: Command = {
  name: 'replay',
  about: 'Replay a saved table and print its log.',
  help: [
    'Usage: ecumene replay <file.json> [--seat S] [--until N] [--json]',
    '',
    '  --seat S   as this seat saw it (default: as a spectator did)',
    '  --until N  only the first N entries of the journal',
    '  --json     {game, entries, over, standing, story: [{rule, text}]}',
  ].join('\n'),
  run(argv) {
    const { values, positionals } = parse(argv, {
      seat: { type: 'string' },
      until: { type: 'string' },
      json: { type: 'boolean' },
    });
    const saved = readSaved(positionals[0]);
    const game = gameNamed(saved.game);
    const until =
      values.until === undefined ? saved.journal.length : wholeNumber('until', values.until, 0, saved.journal.length);
    const viewer: Seat | null = values.seat ?? null;
    try {
      const table = Table.resume(
        game,
        { rules: saved.rules, ...saved.setup },
        saved.journal.slice(0, until),
        undefined,
        true,
      );
      if (viewer !== null && !table.seats.includes(viewer))
        throw new Usage(`there is no seat ${viewer}; there are ${table.seats.join(', ')}`);
      const name = game.called.bind(game);
      const story = table
        .story(viewer)
        .map((happening) => ({ rule: happening.rule, text: render(game.tell(happening), { name }) }));
      if (values.json)
        printJson({ game: game.name, entries: until, over: table.over, standing: table.ranking(), story });
      else for (const { rule, text } of story) console.log(`${text}  [${rule}]`);
      return EXIT.success;
    } catch (error) {
      if (error instanceof Usage) throw error;
      console.error(
        `ecumene: the journal cannot be played under these rules: ${error instanceof Error ? error.message : String(error)}`,
      );
      return EXIT.failure;
    }
  },
};
