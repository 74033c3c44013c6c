import { say, type Text, Unreadable } from '@ecumene/engine';

/** Something that cannot be done, in words a person may read. */
export class Failure extends Error {
  readonly text: Text;

  constructor(text: Text) {
    super(text.say);
    this.text = text;
  }
}

const UNFETCHED = say('Part of the site failed to load. Check your connection and try again.');

/** How browsers, and what puts the site together, say that a file of it did not come. */
const NOT_COME = /dynamically imported module|importing a module script|unable to preload css/i;

/** Whether a file of the site could not be fetched. */
export function isUnfetched(error: unknown): boolean {
  return error instanceof Error && NOT_COME.test(error.message);
}

/** What a person is told about something that was thrown. */
export function wordsFor(error: unknown): Text {
  if (error instanceof Failure || error instanceof Unreadable) return error.text;
  if (isUnfetched(error)) return UNFETCHED;
  return say('Something went wrong: {why}', { why: messageOf(error) });
}

/** What a person is told about a worker that broke. One whose file did not come says nothing at all. */
export function wordsForBroken({ message }: Partial<Pick<ErrorEvent, 'message'>>): Text {
  return message === undefined || message === '' ? UNFETCHED : wordsFor(new Error(message));
}

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
