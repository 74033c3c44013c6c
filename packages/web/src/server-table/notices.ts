import type { Notice, TableView } from '@ecumene/client';
import { same } from '@ecumene/engine';

/** Something one was told about the table, and what one saw of it then. */
export interface Note extends Omit<Notice, 'is'> {
  readonly seen: TableView | undefined;
}

/** What one was told, and something newer: what it tells of is not told in two ways. */
export function withNotice(notes: readonly Note[], newer: Note): readonly Note[] {
  const { about } = newer;
  return [
    ...notes.filter((note) => about === undefined || note.about === undefined || !same(note.about, about)),
    newer,
  ];
}

/** What of it still holds; the very same where all of it does. */
export function stillValid(notes: readonly Note[], now: TableView): readonly Note[] {
  return notes.some((note) => isPast(note, now)) ? notes.filter((note) => !isPast(note, now)) : notes;
}

/** Whether something newer is to be seen: another wish to undo, another question, or who has the seat now. */
function isPast({ about, seen }: Note, now: TableView): boolean {
  if (about === undefined) return false;
  if (about === 'undo') return now.proposal !== null;
  if (about === 'question')
    return now.questions.some(
      ({ id, question }) => !question.optional && !seen?.questions.some((one) => one.id === id),
    );
  return seen !== undefined && now.handovers.some(({ seat, number }) => seat === about.seat && number >= seen.number);
}
