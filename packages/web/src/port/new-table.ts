import type { Seat } from '@ecumene/engine';
import type { SoloTable } from './protocol.ts';

/** Those who sit down with you when nobody else does. */
const COMPANY: readonly Seat[] = ['Dido', 'Hiram', 'Aspasia', 'Sargon', 'Tiye', 'Minos', 'Sappho', 'Cyrus'];

/** A name for a table that nobody else on this device has. */
export function newTableId(): string {
  return [...crypto.getRandomValues(new Uint8Array(6))].map((byte) => byte.toString(36).padStart(2, '0')).join('');
}

/** A table for these people, filled up with bots. */
export function soloTable(
  game: string,
  people: readonly Seat[],
  seats: number,
  options: Readonly<Record<string, unknown>> = {},
): SoloTable {
  const company = COMPANY.filter((name) => !people.includes(name)).slice(0, Math.max(0, seats - people.length));
  return { id: newTableId(), game, options, people, bots: company, bot: 'steady' };
}
