/** The usual numbers of a turn, which advancements change. */

/** Tokens a city moves from stock to treasury. @rule EP 13.1 */
export const TAX_RATE = 2;

/** New tokens in an area with one token, and in one with more. @rule EP 14.1 */
export const GROWTH = { besideOne: 1, besideMore: 2 } as const;

export const SHIPS = {
  /** @rule EP 16.2 */
  cost: 2,
  /** @rule EP 16.3 */
  upkeep: 1,
  /** @rule EP 16.4 */
  most: 4,
  /** Water areas a ship may enter. @rule EP 17.5.1 */
  steps: 4,
  /** @rule EP 17.5.2 */
  load: 5,
} as const;

/** Tokens an attack on a city needs, and those the city is replaced with. @rule EP 18.3.1 @rule EP 18.3.2 */
export const CITY_ATTACK = { needed: 7, defenders: 6 } as const;

/** Tokens the winner may pillage. @rule EP 18.5.2 */
export const PILLAGE = 3;

/** Tokens a city takes. @rule EP 19.2 */
export const CITY_COST = { site: 6, wilderness: 12 } as const;

/** Tokens on the board that each city needs. @rule EP 21.1 */
export const SUPPORT_RATE = 2;

/** Tokens that take the place of a city in a region that is closed. @rule EP L6 */
export const TOKENS_FOR_CLOSED_CITY = 5;
