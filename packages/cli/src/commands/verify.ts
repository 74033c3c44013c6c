import { commitment, faultsOf, versionsOf, whyNotReplayed } from '@ecumene/engine';
import { type Command, EXIT, parse, printJson } from '../command.ts';
import { gameNamed } from '../games.ts';
import { readSaved } from '../saved.ts';

export const verify: Command = {
  name: 'verify',
  about: 'Check that a saved table was shuffled and played by the rules.',
  help: [
    'Usage: ecumene verify <file.json> [--commitment C] [--json]',
    '',
    '  --commitment C  what was published when the table was opened; the seed must fit it',
    '  --json          {game, commitment, entries, playedUnder, replayedWith, verified, faults}',
    '',
    'Every answer is checked again from the first deal on. Ends with 1 if anything is wrong, or if the table was played',
    'under a version of the rules that cannot be replayed here.',
  ].join('\n'),
  run(argv) {
    const { values, positionals } = parse(argv, { commitment: { type: 'string' }, json: { type: 'boolean' } });
    const saved = readSaved(positionals[0]);
    const game = gameNamed(saved.game);
    const wrong = faultsOf(game, saved, values.commitment);
    const verified = wrong.length === 0;
    const playedUnder = versionsOf(saved);
    const replayable = whyNotReplayed(game, playedUnder) === undefined;
    const result = {
      game: game.name,
      commitment: commitment(saved.setup.seed),
      entries: saved.journal.length,
      playedUnder,
      replayedWith: replayable ? game.version : null,
      verified,
      faults: wrong,
    };
    if (values.json) {
      printJson(result);
    } else {
      console.log(`commitment ${result.commitment}`);
      if (replayable)
        console.log(
          `played under version ${playedUnder.join(', ')}; replayed with version ${game.version} of the rules`,
        );
      console.log(
        verified
          ? `verified: all ${result.entries} entries follow from the seed and the rules`
          : `${replayable ? 'NOT verified' : 'cannot be replayed here'}:\n  ${wrong.join('\n  ')}`,
      );
    }
    return verified ? EXIT.success : EXIT.failure;
  },
};
