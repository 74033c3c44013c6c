import { randomBytes } from 'node:crypto';
import { type Refusal, refuse, say } from '@ecumene/engine';

/** The id of an error in the log: short enough to read aloud. */
export function newRequestId(): string {
  return randomBytes(4).toString('hex');
}

/** What somebody at a table is told whose message failed through no fault of theirs: it may be sent again. */
export function tryAgain(report: string): Refusal {
  return refuse(
    'busy',
    say('The server could not do this just now (error {report}). Try again in a moment.', { report }),
  );
}

/** What somebody is told whose request failed through no fault of theirs. */
export function ourFault(report: string): Refusal {
  return refuse('our-fault', say('Something went wrong on the server (error {report}). Try again.', { report }));
}
