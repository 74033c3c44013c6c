import type { Sight } from '@ecumene/client';
import { at, type Entry, interventionOf, type Seat, say, type Text, the } from '@ecumene/engine';
import type { SeatRow } from '../store/schema.ts';

/** Somebody at a table, who sees it change. */
interface Reader {
  readonly seat: Seat | null;
  /** Whether something they had to answer is asked no longer. */
  readonly unasked: boolean;
}

/** What the players are told of what nobody of them has done at their table. */
export function interventionsIn(entries: readonly Entry[]): Text[] {
  return entries.map(interventionOf).filter((text) => text !== undefined);
}

/** The last of what somebody is told who was away: what was done to the table, or that nothing is undone for them. */
export function missedBy(seat: Seat | null, journal: readonly Entry[], from: number): Text[] {
  const missed = journal.slice(from).flatMap((entry, i) => {
    const theirs = isNo(entry) && proposerBefore(journal, from + i) === seat;
    return interventionOf(entry) ?? (theirs ? (remarkOn(journal, from + i, { seat, unasked: false }) ?? []) : []);
  });
  return missed.slice(-1);
}

/** Whether a journal has anything in it that could be missed. */
export function canBeMissed(journal: readonly Entry[]): boolean {
  return journal.some((entry) => isNo(entry) || interventionOf(entry) !== undefined);
}

/** What somebody is told of what others have said no to or taken away, from an entry on. */
export function remarksFor(journal: readonly Entry[], from: number, reader: Reader): Text[] {
  return journal.slice(from).flatMap((_, i) => remarkOn(journal, from + i, reader) ?? []);
}

function remarkOn(journal: readonly Entry[], number: number, { seat, unasked }: Reader): Text | undefined {
  const entry = at(journal, number);
  if (entry.is === 'taken-back' && entry.seat !== seat && unasked)
    return say('{who} took an answer back. What you were asked no longer holds.', { who: the('seat', entry.seat) });
  if (!isNo(entry) || entry.seat === seat) return undefined;
  const who = the('seat', entry.seat);
  return proposerBefore(journal, number) === entry.seat
    ? say('{who} no longer asks to undo anything.', { who })
    : say('{who} is against undoing. Nothing is undone.', { who });
}

/** Whether somebody is against undoing something. */
function isNo(entry: Entry): entry is Extract<Entry, { is: 'undo-judged' }> {
  return entry.is === 'undo-judged' && !entry.agrees;
}

/** Who asked to undo something, as of an entry. */
function proposerBefore(journal: readonly Entry[], number: number): Seat | undefined {
  return journal.slice(0, number).findLast((entry) => entry.is === 'undo-proposed')?.seat;
}

/** Whether something that had to be answered is asked no longer. */
export function isUnasked(before: Sight | undefined, now: Sight): boolean {
  const asked = before?.questions.filter(({ question }) => question.optional === undefined) ?? [];
  return asked.some(({ id }) => !now.questions.some((one) => one.id === id));
}

/** What somebody is told who comes back and has a seat no more: what became of it, and how to come by it again. */
export function noSeatAnyMore({ seat, person, bot }: Pick<SeatRow, 'seat' | 'person' | 'bot'>): Text {
  if (person !== null) return say('You no longer have your seat here: {who} plays it now.', { who: the('seat', seat) });
  return bot === null
    ? say('You no longer have your seat here. It is free: whoever sits down first takes it, and that may be you.')
    : say(
        'You no longer have your seat here: a bot plays it now. To come back, ask the others in Talk: they can vote to open the seat.',
      );
}
