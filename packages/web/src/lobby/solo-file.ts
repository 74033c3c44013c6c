import { isRecord, type Seat, say } from '@ecumene/engine';
import { Failure } from '../port/failure.ts';

/** The table as a file: how it was set up and everything that was played. What follows from these the server works out. */
export function tableIn(kept: unknown): Readonly<Record<string, unknown>> {
  const saved = isRecord(kept) ? kept['saved'] : undefined;
  if (!isRecord(saved)) throw new Failure(say('This table is not saved on this device.'));
  const { format, game, rules, setup, journal } = saved;
  return { format, game, rules, setup, journal };
}

/** Which bot has played in a seat, as it was set up. */
export function botAt({ setup }: Readonly<Record<string, unknown>>, seat: Seat): string | undefined {
  const players = isRecord(setup) ? setup['players'] : undefined;
  const player = isRecord(players) && Object.hasOwn(players, seat) ? players[seat] : undefined;
  return isRecord(player) && player['is'] === 'bot' && typeof player['name'] === 'string' ? player['name'] : undefined;
}
