import { commitment, difference, render, Stuck, Table } from '@ecumene/engine';
import { type Command, EXIT, parse, printJson } from '../command.ts';
import { type AnyGame, gameNamed } from '../games.ts';
import { readSaved } from '../saved.ts';

type Saved = ReturnType<typeof readSaved>;

/** What is wrong with a saved table; nothing, if seed and journal give exactly what it says. */
function faults(game: AnyGame, saved: Saved, promised: string | undefined): string[] {
  const found: string[] = [];
  const { setup, journal, checkpoint, rules } = saved;
  if (promised !== undefined && commitment(setup.seed) !== promised)
    found.push('the seed is not the one that was promised');
  const versions = [
    setup.rules ?? rules,
    ...journal.flatMap((entry) => (entry.is === 'new-rules' ? [entry.version] : [])),
  ];
  if (versions.some((version) => version !== game.version)) {
    return [
      ...found,
      `it was played under rules ${versions.join(', then ')}; only a program with those rules can prove it`,
    ];
  }
  const [wrongSetup] = Table.faults(game, setup);
  if (wrongSetup !== undefined) return [...found, render(wrongSetup.text)];
  try {
    const played = Table.resume(game, setup, journal, undefined, false);
    for (const fault of game.broken?.(played.world) ?? []) found.push(fault);
    if (checkpoint !== undefined) {
      const resumed = Table.resume(game, setup, journal, checkpoint, false);
      const unlike = difference(resumed.world, played.world);
      if (unlike) found.push(`the saved position is not what the journal leads to: ${unlike}`);
    }
  } catch (error) {
    const why = error instanceof Stuck ? 'a move in the journal is not allowed' : 'the journal breaks the rules down';
    found.push(`${why}: ${error instanceof Error ? error.message : String(error)}`);
  }
  return found;
}

export const verify: Command = {
  name: 'verify',
  about: 'Prove that a saved table was dealt and played by the rules.',
  help: [
    'Usage: ecumene verify <file.json> [--commitment C] [--json]',
    '',
    '  --commitment C  what was published when the table was opened; the seed must fit it',
    '  --json          {game, commitment, entries, verified, faults}',
    '',
    'Every answer is checked again from the first deal on. Ends with 1 if anything is wrong.',
  ].join('\n'),
  run(argv) {
    const { values, positionals } = parse(argv, { commitment: { type: 'string' }, json: { type: 'boolean' } });
    const saved = readSaved(positionals[0]);
    const game = gameNamed(saved.game);
    const wrong = faults(game, saved, values.commitment);
    const verified = wrong.length === 0;
    const result = {
      game: game.name,
      commitment: commitment(saved.setup.seed),
      entries: saved.journal.length,
      verified,
      faults: wrong,
    };
    if (values.json) {
      printJson(result);
    } else {
      console.log(`commitment ${result.commitment}`);
      console.log(
        verified
          ? `verified: all ${result.entries} entries follow from the seed and the rules`
          : `NOT verified:\n  ${wrong.join('\n  ')}`,
      );
    }
    return verified ? EXIT.success : EXIT.failure;
  },
};
