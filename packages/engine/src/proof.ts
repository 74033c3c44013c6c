import { automaticAnswerFault } from './answer-limits.ts';
import { readPosition } from './format.ts';
import type { Game } from './game.ts';
import { looksBack } from './journal.ts';
import { isJournal, isLeft } from './journal-form.ts';
import { difference, isRecord } from './json.ts';
import { Notes } from './notes.ts';
import { commitment } from './random.ts';
import type { Saved } from './save.ts';
import { Table } from './table.ts';
import { render } from './text.ts';
import { Stuck } from './timeline.ts';
import { versionsOf, whyNotReplayed } from './versions.ts';
import type { Event, World } from './world.ts';

/** Whether this has the form of a table written down, wherever it may come from. */
export function isSaved(data: unknown): data is Saved<World> {
  if (!isRecord(data) || !isRecord(data['setup'])) return false;
  const { setup, game, rules, format, journal, checkpoint, left } = data;
  return (
    format === 1 &&
    typeof game === 'string' &&
    typeof rules === 'string' &&
    typeof setup['seed'] === 'string' &&
    Array.isArray(setup['seats']) &&
    isRecord(setup['options']) &&
    setup['seats'].every((seat) => typeof seat === 'string') &&
    isJournal(journal) &&
    (left === undefined || isLeft(left)) &&
    (checkpoint === undefined || isCheckpoint(checkpoint))
  );
}

function isCheckpoint(data: unknown): boolean {
  if (!isRecord(data) || !isRecord(data['position']) || !Array.isArray(data['where'])) return false;
  const { world, cursor } = data['position'];
  return Number.isInteger(data['after']) && isRecord(world) && Array.isArray(cursor);
}

/**
 * What is wrong with a table written down; nothing, if seed and journal give exactly what it says. `promised` is the
 * commitment published when it was opened, if anybody kept it.
 */
export function faultsOf<W extends World<unknown, E>, V, E extends Event>(
  game: Game<W, V, E>,
  saved: Saved<W>,
  promised?: string,
): string[] {
  const { setup } = saved;
  const found =
    promised === undefined || commitment(setup.seed) === promised ? [] : ['the seed is not the one that was promised'];
  const unknown = whyNotReplayed(game, versionsOf(saved));
  if (unknown !== undefined) return [...found, unknown];
  const [wrongSetup] = Table.faults(game, setup);
  if (wrongSetup !== undefined) return [...found, render(wrongSetup.text)];
  const asides = faultOfAsides(saved);
  return [...found, ...(asides === undefined ? [] : [asides]), ...faultsOfPlay(game, saved)];
}

/** What is wrong with what a journal says about the table itself: nothing of that is played, so no rule looks at it. */
export function faultOfAsides({ setup, journal }: Pick<Saved<unknown>, 'setup' | 'journal'>): string | undefined {
  const seats = new Set(setup.seats);
  const notes = new Notes({});
  for (const [number, entry] of journal.entries()) {
    if (entry.is === 'arrived') seats.add(entry.seat);
    if ('seat' in entry && !seats.has(entry.seat)) return `nobody sits there who wrote entry ${number}`;
    // The moves a copy begins with had other numbers in the table it was made of.
    if (setup.position === undefined && !looksBack(entry, number)) return `entry ${number} takes back what was not yet`;
    const refusal = entry.is === 'stood' ? automaticAnswerFault(entry.standing, notes.leftBy(entry.seat)) : undefined;
    if (refusal !== undefined) return render(refusal.text);
    notes.note(entry, number);
  }
  return undefined;
}

/** Plays everything again from the first deal on, checking every answer. */
function faultsOfPlay<W extends World<unknown, E>, V, E extends Event>(
  game: Game<W, V, E>,
  { rules, journal, checkpoint, ...saved }: Saved<W>,
): string[] {
  const setup = { rules, ...saved.setup };
  try {
    const played = Table.resume(game, setup, journal, undefined, false);
    const found = [...(game.broken?.(played.world) ?? [])];
    if (checkpoint === undefined) return found;
    const { after, position, where } = checkpoint;
    const kept = { after, position: readPosition(game, position, where) };
    const resumed = Table.resume(game, setup, journal, kept, false);
    const unlike = difference(resumed.world, played.world);
    return unlike ? [...found, `the saved position is not what the journal leads to: ${unlike}`] : found;
  } catch (error) {
    const why = error instanceof Stuck ? 'a move in the journal is not allowed' : 'the journal breaks the rules down';
    return [`${why}: ${error instanceof Error ? error.message : String(error)}`];
  }
}
