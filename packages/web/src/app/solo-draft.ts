import type { GameInfo } from '@ecumene/client';
import type { Value } from '@ecumene/engine';
import { usualBot } from '../lobby/draft.ts';
import { type Preset, presetDraft } from '../lobby/presets.ts';

/** A table for this device that somebody is thinking about: people first, bots in the seats after them. */
export interface SoloDraft {
  readonly game: string;
  readonly options: Readonly<Record<string, Value>>;
  readonly people: readonly string[];
  /** Which bot sits in each of the other seats. */
  readonly bots: readonly string[];
  /** The turn from which people play; nothing for the first. */
  readonly startTurn: number | undefined;
}

/** A preset for these people: bots take the seats that are left. */
export function soloDraft(game: GameInfo, preset: Preset, people: readonly string[]): SoloDraft {
  const { options, seats, startTurn } = presetDraft(game, preset);
  const sitting = people.slice(0, game.seats.most);
  return withSeats({ game: game.name, options, people: sitting, bots: [], startTurn }, game, seats.length);
}

/** The same with so many seats: more bots or fewer, but nobody is sent away, and the game has its least. */
export function withSeats(draft: SoloDraft, game: GameInfo, count: number): SoloDraft {
  const seats = Math.min(game.seats.most, Math.max(count, game.seats.least, draft.people.length));
  const bots = Array.from({ length: seats - draft.people.length }, (_, i) => draft.bots[i] ?? usualBot(game));
  return { ...draft, bots };
}

/** One more person, in the seat of the last bot if the table has no other. */
export function withPerson(draft: SoloDraft, game: GameInfo, name: string): SoloDraft {
  const seats = draft.people.length + draft.bots.length;
  return withSeats({ ...draft, people: [...draft.people, name] }, game, seats);
}

/** Somebody does not play after all; a bot takes their seat. */
export function withoutPerson(draft: SoloDraft, game: GameInfo, place: number): SoloDraft {
  const seats = draft.people.length + draft.bots.length;
  return withSeats({ ...draft, people: draft.people.toSpliced(place, 1) }, game, seats);
}
