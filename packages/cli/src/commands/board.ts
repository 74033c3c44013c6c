import { boards } from '@ecumene/atlas';
import { report, reportText } from '@ecumene/atlas/report';
import { type Command, EXIT, parse, printJson, Usage } from '../command.ts';

export const board: Command = {
  name: 'board',
  about: 'Describe a board, and check that its drawing is correct.',
  help: [
    'Usage: ecumene board <board> [--check] [--json]',
    '',
    '  --check  end with 1 if the drawing and the data disagree anywhere',
    '  --json   the whole report',
    '',
    `Boards: ${boards.map(({ id }) => id).join(', ')}`,
  ].join('\n'),
  run(argv) {
    const { values, positionals } = parse(argv, {
      check: { type: 'boolean', default: false },
      json: { type: 'boolean' },
    });
    const [name] = positionals;
    const known = boards.map(({ id }) => id).join(', ');
    if (name === undefined) throw new Usage(`say which board: ${known}`);
    if (!boards.some(({ id }) => id === name)) throw new Usage(`there is no board called ${name}; there are ${known}`);
    const result = report(name);
    if (values.json) printJson(result);
    else console.log(reportText(result));
    return values.check && result.shortfalls.length > 0 ? EXIT.failure : EXIT.success;
  },
};
