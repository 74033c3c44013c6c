/** The usual numbers of a turn, which advances change. */

/** Tokens a city moves from stock to treasury. @rule WE tax.3 */
export const TAX_RATE = 2;

/** New tokens in an area with one token, and in one with more. @rule WE expansion.2 @rule WE expansion.3 */
export const GROWTH = { besideOne: 1, besideMore: 2 } as const;

/** Land areas a token may cross. @rule WE movement.9 */
export const LAND_STEPS = 1;

export const SHIPS = {
  /** @rule WE ship-building.3 */
  builtATurn: 4,
  /** @rule WE ship-movement.1 */
  steps: 4,
  /** @rule WE ship-movement.4 */
  load: 5,
  /** Treasury or tokens that keep a ship. @rule WE ship-keeping.1 */
  keeping: 1,
} as const;

/** The ways to pay for a ship: from treasury, from its area, and from anywhere on the board. @rule WE ship-building.4 @rule WE ship-building.5 @rule WE ship-building.6 @rule WE W8 */
export const SHIP_PRICES = [
  { treasury: 2, fromArea: 0, fromAnywhere: 0 },
  { treasury: 1, fromArea: 1, fromAnywhere: 0 },
  { treasury: 0, fromArea: 1, fromAnywhere: 1 },
] as const;

/** Tokens an attack on a city needs, and those the city is replaced with. @rule WE city-attack.2 @rule WE city-attack.5 */
export const CITY_ATTACK = { attackers: 7, defenders: 6 } as const;

/** What a successful attack may bring: cards of the defender, and treasury from the own stock. @rule WE city-attack.9 @rule WE city-attack.11 */
export const SPOILS = { cards: 1, treasury: 3 } as const;

/** Tokens a city takes. @rule WE city-construction.2 @rule WE city-construction.3 */
export const CITY_COST = { site: 6, wilderness: 12 } as const;

/** The population limit below which no city can be built. @rule WE city-construction.4 */
export const LEAST_LIMIT_FOR_CITY = 1;

/** Tokens on the board that each city needs. @rule WE support.2 */
export const SUPPORT_RATE = 2;

/** Tokens a city leaves, even above the limit, when exactly one point of damage is missing. @rule WE damage.7 @rule WE W55 */
export const TOKENS_FOR_ONE_DAMAGE = 4;

/** Tokens that replace a city in a region that goes out of play. @rule WE leaving.15 */
export const TOKENS_FOR_CLOSED_CITY = 5;
