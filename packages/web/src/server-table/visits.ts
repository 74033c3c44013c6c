import type { News } from '@ecumene/client';
import { isRecord, type Seat } from '@ecumene/engine';
import { remembered } from '../device/memory.ts';

/** How far one has seen one's tables on this device, to be told what has happened since. */

const KEY = 'ecumene.visited';
/** So many tables are remembered, the latest. */
const MOST = 40;

function nameOf(table: string, seat: Seat): string {
  return `${table} ${seat}`;
}

function visited(): Map<string, number> {
  const lines = (remembered.get(KEY) ?? '').split('\n').filter((line) => line !== '');
  return new Map(lines.map((line) => [line.slice(line.indexOf(' ') + 1), Number.parseInt(line, 10)]));
}

/** How many entries the table had when it was last seen through a seat here; nothing, if it never was. */
export function lastVisit(table: string, seat: Seat): number | undefined {
  return visited().get(nameOf(table, seat));
}

export function keepVisit(table: string, seat: Seat, number: number): void {
  const all = visited();
  all.delete(nameOf(table, seat));
  all.set(nameOf(table, seat), number);
  remembered.set(
    KEY,
    [...all]
      .slice(-MOST)
      .map(([what, seen]) => `${seen} ${what}`)
      .join('\n'),
  );
}

/** What has happened in a stretch of the story that speaks of somebody, by any of these names, or of the trade of all. */
export function aboutMe(story: readonly News[], names: readonly string[], from: number, to: number): readonly News[] {
  return story.filter(
    ({ number, happening }) =>
      number >= from && number < to && (speaksOf(happening.event, names) || isTradeCutShort(happening.event)),
  );
}

/** Whoever was away then may have had offers open, and wonders where the trade is. */
function isTradeCutShort(event: { readonly what: string }): boolean {
  return event.what === 'trade-ends' && 'by' in event && event.by === 'closed';
}

/** The entry from which on people play themselves: the one after that in which the turn begins from which they do. */
export function firstOwn(story: readonly News[], startTurn: number | undefined): number {
  if (startTurn === undefined) return 0;
  const begins = story.find(({ happening: { event } }) => event.what === 'turn-begins' && turnIn(event) === startTurn);
  return begins === undefined ? 0 : begins.number + 1;
}

function turnIn(event: object): unknown {
  return 'turn' in event ? event.turn : undefined;
}

function speaksOf(part: unknown, names: readonly string[]): boolean {
  if (typeof part === 'string') return names.includes(part);
  return isRecord(part) && Object.entries(part).some(([key, value]) => names.includes(key) || speaksOf(value, names));
}
