import type { Notice, TableView } from '@ecumene/client';
import { type Entry, interventionOf, type Seat, say, type Text, the } from '@ecumene/engine';
import type { SeatRow } from '../store/schema.ts';

/** What is told, and what of. */
export type TableNotice = Omit<Notice, 'is'>;

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

/** The last of what somebody is told who was away: what was done to the table, or what became of their wish to undo. */
export function missedBy(seat: Seat | null, journal: readonly Entry[], from: number): TableNotice[] {
  let last: TableNotice | undefined;
  for (const written of withProposers(journal, from)) {
    const theirs = written.proposer === seat ? remarkOn(written, { seat, unasked: false }) : undefined;
    const text = interventionOf(written.entry);
    last = text === undefined ? (theirs ?? last) : { text };
  }
  return last === undefined ? [] : [last];
}

/** Whether a journal has anything in it that could be missed. */
export function canBeMissed(journal: readonly Entry[]): boolean {
  return journal.some((entry) => isNo(entry) || entry.is === 'undone' || interventionOf(entry) !== undefined);
}

/** What a player is told about undo requests that others declined, agreed to or withdrew, from an entry on. */
export function remarksFor(journal: readonly Entry[], from: number, reader: Reader): TableNotice[] {
  return [...withProposers(journal, from)].flatMap((written) => remarkOn(written, reader) ?? []);
}

function remarkOn({ entry, before, proposer }: Written, { seat, unasked }: Reader): TableNotice | undefined {
  if (entry.is === 'taken-back' && entry.seat !== seat && unasked) {
    const who = the('seat', entry.seat);
    return { about: 'question', text: say('{who} undid an answer. Your question has changed.', { who }) };
  }
  if (proposer !== undefined && isConsent(entry, before)) return { about: 'undo', text: undoneFor(proposer, seat) };
  if (!isNo(entry) || entry.seat === seat) return undefined;
  const who = the('seat', entry.seat);
  const text =
    proposer === entry.seat
      ? say('{who} withdrew the undo request.', { who })
      : say('{who} declined the undo request.', { who });
  return { about: 'undo', text };
}

function undoneFor(proposer: Seat, reader: Seat | null): Text {
  if (proposer === reader) return say('Everyone agreed. Your undo request was carried out.');
  return say('Everyone agreed. {who}’s undo request was carried out.', { who: the('seat', proposer) });
}

/** Whether something is undone because others have agreed, and not by somebody who plays alone. */
function isConsent(entry: Entry, before: Entry | undefined): boolean {
  return entry.is === 'undone' && !entry.fault && before?.is !== 'undo-proposed';
}

/** Whether somebody is against undoing something. */
function isNo(entry: Entry): entry is Extract<Entry, { is: 'undo-judged' }> {
  return entry.is === 'undo-judged' && !entry.agrees;
}

/** An entry after another; if it settles an undo request, with the player who settled it. */
interface Written {
  readonly entry: Entry;
  readonly before: Entry | undefined;
  readonly proposer: Seat | undefined;
}

/** The entries from a number on. */
function* withProposers(journal: readonly Entry[], from: number): Iterable<Written> {
  let proposer: Seat | undefined;
  let before = journal[from - 1];
  for (const entry of journal.slice(from)) {
    if (entry.is === 'undo-proposed') proposer = entry.seat;
    if (isNo(entry) || isConsent(entry, before))
      proposer ??= journal.slice(0, from).findLast((one) => one.is === 'undo-proposed')?.seat;
    yield { entry, before, proposer };
    before = entry;
  }
}

type Questions = Pick<TableView, 'questions'>;

/** Whether something that had to be answered is asked no longer. */
export function isUnasked(before: Questions | undefined, now: Questions): boolean {
  const asked = before?.questions.filter(({ question }) => question.optional === undefined) ?? [];
  return asked.some(({ id }) => !now.questions.some((one) => one.id === id));
}

/** What somebody is told who comes back and has a seat no more: what became of it, and how to come by it again. */
export function noSeatAnyMore(
  { seat, person, bot }: Pick<SeatRow, 'seat' | 'person' | 'bot'>,
  mayReturn: boolean,
): TableNotice {
  const about = { seat };
  if (person !== null)
    return { about, text: say('You no longer have your seat here. {who} plays it now.', { who: the('seat', seat) }) };
  const text =
    bot === null
      ? say('You no longer have your seat here. It is free, and you can take it again.')
      : mayReturn
        ? say('You no longer have your seat here. A bot plays it now, and you can take it back.')
        : say(
            'You no longer have your seat here. A bot plays it now. To come back, ask the others in the chat. They can vote to open the seat.',
          );
  return { about, text };
}
