import type { Seat } from '@ecumene/engine';
import type { SoloTable } from './protocol.ts';

/** Those who sit down with you when nobody else does. */
const COMPANY: readonly Seat[] = [
  ...['Dido', 'Hiram', 'Aspasia', 'Sargon', 'Tiye', 'Minos', 'Sappho', 'Cyrus', 'Ashoka', 'Boudica'],
  ...['Kanishka', 'Makeda', 'Numa', 'Taharqa', 'Tomyris', 'Viriatus', 'Gudea', 'Zenobia'],
];

/** A name for a table that nobody else on this device has. */
export function newTableId(): string {
  return [...crypto.getRandomValues(new Uint8Array(6))].map((byte) => byte.toString(36).padStart(2, '0')).join('');
}

/** The bot that plays where nobody says which. */
export const USUAL = 'steady';

/** A table for these people and as many bots as there are names of bots. */
export function soloTable(
  game: string,
  people: readonly Seat[],
  bots: readonly string[],
  options: Readonly<Record<string, unknown>> = {},
  startTurn?: number,
): SoloTable {
  const company = COMPANY.filter((name) => !people.includes(name)).slice(0, bots.length);
  const others = company.flatMap((seat, i): [Seat, string][] => {
    const bot = bots[i] ?? USUAL;
    return bot === USUAL ? [] : [[seat, bot]];
  });
  return {
    id: newTableId(),
    game,
    options,
    people,
    bots: company,
    bot: USUAL,
    ...(startTurn !== undefined && { startTurn }),
    ...(others.length > 0 && { otherBots: Object.fromEntries(others) }),
  };
}

/** The first game of somebody who chooses nothing: enough for company, few enough to wait for, and an end in sight. */
export const FIRST_OF_ALL = { seats: 5, options: { turns: 10 } } as const;

/** The table a newcomer sits down at without choosing anything. */
export function firstTable(name: string): SoloTable {
  const { seats, options } = FIRST_OF_ALL;
  const bots = Array.from({ length: seats - 1 }, () => USUAL);
  return soloTable('advanced-civilization', [name], bots, options);
}
