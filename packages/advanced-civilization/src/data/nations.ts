/** The rows of the succession track, which is also the order that breaks ties. @rule AC 17.4 @rule AC A9 */
export const ROWS = ['africa', 'italy', 'illyria', 'thrace', 'crete', 'asia', 'assyria', 'babylon', 'egypt'] as const;
export type Row = (typeof ROWS)[number];

/** With the Western Extension the Italian pieces and row are Iberia's. @rule AC A17 @rule AC WX 1 */
export const ITALY_OR_IBERIA = { row: 'italy', becomes: 'iberia', with: 'western-extension' } as const;

/** The place of a nation's row among them; Iberia's is Italy's. @rule AC A3 */
export function rowNumber(nation: string): number {
  const rows: readonly string[] = ROWS;
  return rows.indexOf(nation === ITALY_OR_IBERIA.becomes ? ITALY_OR_IBERIA.row : nation);
}

/** @rule AC 5.1 */
export const CITIES = 9;
/** @rule AC 5.1 @rule AC 22.4 */
export const SHIPS = 4;

/** Where the epochs of a row begin, in steps from the start arrow, and what its last spaces ask for. */
export interface RowOfTrack {
  /** Early Bronze, Late Bronze, Early Iron, Late Iron. */
  readonly epochs: readonly [number, number, number, number];
  /** Card points asked for by the spaces of the Late Iron Age. */
  readonly values: readonly number[];
}

/** @rule AC 10.21 @rule AC A1 @rule AC A3 */
export const TRACK: Readonly<Record<Row, RowOfTrack>> = {
  africa: { epochs: [5, 8, 11, 14], values: [1300, 1600] },
  italy: { epochs: [5, 8, 11, 14], values: [1400, 1700] },
  illyria: { epochs: [6, 8, 11, 13], values: [1200, 1500, 1800] },
  thrace: { epochs: [6, 9, 11, 13], values: [1200, 1400, 1700] },
  crete: { epochs: [5, 9, 11, 14], values: [1300, 1600] },
  asia: { epochs: [5, 8, 10, 13], values: [1200, 1500, 1800] },
  assyria: { epochs: [5, 8, 10, 14], values: [1500, 1800] },
  babylon: { epochs: [4, 7, 10, 14], values: [1600, 1900] },
  egypt: { epochs: [4, 7, 10, 13], values: [1300, 1600, 1900] },
};

/** The other measurement of Babylon's row. @rule AC A3 */
export const BABYLON_LATER: RowOfTrack = { epochs: [5, 8, 10, 14], values: [1600, 1900] };

/** The finish is the sixteenth step and asks for the same points as the last space with a number. @rule AC A2 @rule AC A4 @rule AC RC finish-value */
export const FINISH = 16;

/** The last space with a number, in every row. @rule AC RC early-finish */
export const LAST_NUMBER = 15;

/** What each space beyond the finish asks for above the one before. @rule AC RC beyond-finish.1 */
export const BEYOND = 200;
