import type { CivilizationId } from './civilizations.ts';

/** Where a civilization begins the First Game. */
interface FirstPosition {
  readonly cities: readonly string[];
  readonly tokens: Readonly<Record<string, number>>;
}

/** The booklet of the First Game is lost, so its turns and its position are ours. @rule WE W5 */
export const FIRST_GAME = { players: 5, turns: 8, step: 3, treasury: 4 } as const;

/** Two cities on sites and eight tokens each, within the limits: everybody trades from the first turn on. @rule WE W5 */
export const FIRST_POSITIONS: Readonly<Partial<Record<CivilizationId, FirstPosition>>> = {
  minoa: { cities: ['knossos', 'corinth'], tokens: { thera: 3, sparta: 2, phaestos: 2, argos: 1 } },
  assyria: { cities: ['assyria', 'aleppo'], tokens: { carrhae: 3, nineveh: 2, damascus: 2, syria: 1 } },
  hatti: { cities: ['hattusa', 'sardes'], tokens: { anatolia: 2, kanesh: 2, bithynia: 2, miletus: 2 } },
  hellas: { cities: ['thessalonica', 'apollonia'], tokens: { macedonia: 2, thessaly: 2, thrace: 2, epirus: 2 } },
  egypt: { cities: ['tanis', 'memphis'], tokens: { alexandria: 4, fayum: 4 } },
};
