import type { Entry } from './journal.ts';
import { say, type Text } from './text.ts';

/** What the players should be told of an entry that none of them has brought about, if anything. */
export function interventionOf(entry: Entry): Text | undefined {
  if (entry.is === 'undone' && entry.fault)
    return say('An error blocked this table. It was reset to the last checkpoint before it, at entry {to}.', {
      to: entry.to,
    });
  if (entry.is !== 'new-rules') return undefined;
  const n = entry.dropped.length;
  if (n === 0) return say('The rules of this table were updated. Nothing was lost.');
  return say(
    'The rules of this table were updated. The last {n, plural, one {answer no longer fits} other {# answers no longer fit}}, so the game continues from the last checkpoint.',
    { n },
  );
}
