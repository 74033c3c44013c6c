import { advancedCivilization } from '@ecumene/advanced-civilization';
import { type Event, type Game, type Seat, save, type World } from '@ecumene/engine';
import { arrange } from '@ecumene/engine/scenario';
import type { Page } from 'playwright-core';

type AnyGame = Game<World, unknown, Event>;

/** What each nation has, in the words of scenario files. */
export type Given = Readonly<Record<string, unknown>>;

/** A game saved at the beginning of a step: one of Advanced Civilization, if it is not another. */
export function inTheMiddle(
  places: readonly Seat[],
  at: string,
  given: Given,
  game: AnyGame = advancedCivilization,
): ReturnType<typeof save> {
  return save(arrange(game, { scenario: 'planted', game: game.name, seats: [...places], at, given }));
}

/** A table that begins in the middle. */
interface Planted {
  /** Advanced Civilization, if it is not another. */
  readonly game?: AnyGame;
  readonly people: readonly Seat[];
  readonly bots: readonly Seat[];
  /** The step play begins at. */
  readonly at: string;
  readonly given: Given;
}

/** A table as it is kept on a device. */
interface Kept {
  readonly table: { readonly id: string } & Readonly<Record<string, unknown>>;
  readonly saved: unknown;
  readonly memories: Readonly<Record<Seat, unknown>>;
}

/** Keeps such a table on the visitor's device, as if it had been played there, and opens it. */
export async function plant(page: Page, address: string, planted: Planted): Promise<void> {
  const { game = advancedCivilization, people, bots, at, given } = planted;
  const saved = inTheMiddle([...people, ...bots], at, given, game);
  const table = { id: 'planted', game: game.name, options: {}, people, bots, bot: 'steady' };
  await keep(page, address, { table, saved, memories: {} });
  await page.goto(`${address}/solo/planted`);
}

/** A table at which Ada of Crete is to move, with a ship at Phaestos, among four others; `more` is what else there is. */
export function plantMovement(page: Page, address: string, tokens: Given, more: Given = {}): Promise<void> {
  return plant(page, address, {
    people: ['Ada'],
    bots: ['Ben', 'Cleo', 'Dora', 'Eli'],
    at: 'movement',
    given: {
      turn: 5,
      crete: { seat: 'Ada', tokens, ships: ['phaestos'], step: 4 },
      egypt: { seat: 'Ben', tokens: { memphis: 1 }, step: 3 },
      asia: { seat: 'Cleo', tokens: { ankara: 2 } },
      thrace: { seat: 'Dora', tokens: { byzantium: 2 } },
      illyria: { seat: 'Eli', tokens: { epirus: 2 } },
      ...more,
    },
  });
}

/** Keeps a table on the visitor's device under its own name. */
export async function keep(page: Page, address: string, kept: Kept): Promise<void> {
  await page.goto(`${address}/nowhere`);
  await page.locator('h1').waitFor();
  await page.evaluate(
    (table) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('keyval-store');
        opening.onupgradeneeded = () => opening.result.createObjectStore('keyval');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const writing = opening.result.transaction('keyval', 'readwrite');
          writing.objectStore('keyval').put(table, `solo ${table.table.id}`);
          writing.onerror = () => reject(writing.error);
          writing.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
    kept,
  );
}
