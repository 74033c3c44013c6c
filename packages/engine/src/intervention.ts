import type { Entry } from './journal.ts';
import { say, type Text } from './text.ts';

/** What the players should be told of an entry that none of them has brought about, if anything. */
export function interventionOf(entry: Entry): Text | undefined {
  if (entry.is === 'undone' && entry.fault)
    return say('A fault blocked this table. It was taken back to where play last rested before it, at entry {to}.', {
      to: entry.to,
    });
  if (entry.is !== 'new-rules') return undefined;
  const n = entry.dropped.length;
  if (n === 0) return say('The rules of this table have been brought up to date. Nothing was lost.');
  return say(
    'The rules of this table have been brought up to date. They no longer fit the last {n, plural, one {answer} other {# answers}}, so play goes on from the last rest point.',
    { n },
  );
}
