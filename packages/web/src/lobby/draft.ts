import { type ClockPlan, type GameInfo, plainName, type SeatPlan, type TablePlan } from '@ecumene/client';
import type { Value } from '@ecumene/engine';

/** A table somebody is thinking about. */
export interface Draft {
  readonly game: string;
  readonly name: string;
  readonly options: Readonly<Record<string, Value>>;
  readonly seats: readonly SeatPlan[];
  readonly clock: ClockPlan;
  readonly atZero: 'default' | 'bot';
  /** Seconds after which an open trade is closed; nothing for never. */
  readonly floorSeconds: number | undefined;
  readonly join: 'anyone' | 'invited';
  readonly watch: 'anyone' | 'invited' | 'nobody';
  readonly delayMinutes: number;
  /** Whether players may ask a bot what to do where people play each other. */
  readonly advice: boolean;
  /** Whether whoever comes during the game can take the seat of a bot. */
  readonly joinLate: boolean;
  readonly privateTalk: boolean;
  /** The turn from which people play; nothing for the first. Bots play the turns before it for everybody. */
  readonly startTurn: number | undefined;
}

/** The bot that is put in where nobody says which. */
export function usualBot({ bots }: Pick<GameInfo, 'bots'>): string {
  return (bots.find(({ name }) => name === 'steady') ?? bots.at(-1))?.name ?? 'random';
}

/** Seats for so many: who is there stays, and new ones are open. */
export function resized(seats: readonly SeatPlan[], count: number): readonly SeatPlan[] {
  const more = Array.from({ length: Math.max(0, count - seats.length) }, (): SeatPlan => ({ is: 'open' }));
  const kept = [...seats, ...more].slice(0, count);
  const lost = seats.some(({ is }) => is === 'me') && !kept.some(({ is }) => is === 'me');
  return lost ? [{ is: 'me' }, ...kept.slice(1)] : kept;
}

/** Somebody is put into a seat; whoever makes the table sits in one seat at most. */
export function seated(seats: readonly SeatPlan[], place: number, plan: SeatPlan): readonly SeatPlan[] {
  return seats.map((seat, i) => {
    if (i === place) return plan;
    return plan.is === 'me' && seat.is === 'me' ? { is: 'open' } : seat;
  });
}

/** The table as it is sent to the server. */
export function planOf(draft: Draft): TablePlan {
  const { seats, options, floorSeconds, delayMinutes, startTurn, ...rest } = draft;
  return {
    ...rest,
    name: plainName(draft.name),
    options: { ...options },
    seats: [...seats],
    ...(floorSeconds !== undefined && { floorSeconds }),
    ...(startTurn !== undefined && { startTurn }),
    ...(draft.watch !== 'nobody' && delayMinutes > 0 && { delayMinutes }),
  };
}
