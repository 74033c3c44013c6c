import { type Refusal, refuse, say } from '@ecumene/engine';

/** What a person cannot do at a table, and what is the matter. */
export const NO = {
  table: refuse('no-table', say('There is no such table, or it is not for you to see.')),
  seat: refuse('not-your-seat', say('You do not sit there.')),
  out: refuse('out', say('The game of this seat is over: it has no vote, and nobody can take it over.')),
  notBegun: refuse('not-begun', say('The game has not begun yet.')),
  begun: refuse('begun', say('The game has begun already.')),
  over: refuse('over', say('This table is over.')),
  frozen: refuse('frozen', say('This table has been frozen by the operator. Play goes on when it is released.')),
  blocked: refuse('blocked-table', say('A fault blocks this table. Its host can take it back to an earlier moment.')),
  fault: refuse(
    'fault',
    say('A fault in the rules kept this from being done. Nothing was changed, and the fault has been reported.'),
  ),
  busy: refuse('busy', say('The server could not keep this just now. Try again in a moment.')),
  host: refuse('not-host', say('Only the host can do this.')),
  question: refuse('not-open', say('This question is not open any more.')),
  taken: refuse('taken', say('The seat you chose is not open any more.')),
  full: refuse('full', say('There is no open seat.')),
} as const satisfies Readonly<Record<string, Refusal>>;
