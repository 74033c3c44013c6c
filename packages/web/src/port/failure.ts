import { say, type Text } from '@ecumene/engine';

/** Something a worker cannot do, in words a person may read. */
export class Failure extends Error {
  readonly text: Text;

  constructor(text: Text) {
    super(text.say);
    this.text = text;
  }
}

/** What a person is told about something that was thrown. */
export function wordsFor(error: unknown): Text {
  if (error instanceof Failure) return error.text;
  const why = error instanceof Error ? error.message : String(error);
  return say('Something went wrong here: {why}', { why });
}
