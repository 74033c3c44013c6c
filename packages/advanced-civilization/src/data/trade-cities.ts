/** The variant Civilization and Trade: each commodity has its trade city. */

/** Silver comes from Spain where there is a Spain on the board. @rule AC CT 6 */
const SILVER = ['new-carthage', 'sardinia'] as const;

/** The trade cities, each with the areas that may be it: the first in play is. @rule AC CT 1 @rule AC CT 5 @rule AC CT 6 */
export const TRADE_CITIES: Readonly<Record<string, readonly string[]>> = {
  ochre: ['sinope'],
  hides: ['apollonia'],
  iron: ['ankara'],
  papyrus: ['memphis'],
  salt: ['tripoli'],
  timber: ['sidon'],
  grain: ['tyras'],
  oil: ['neapolis'],
  cloth: ['alexandria'],
  wine: ['corinth'],
  bronze: ['salamis'],
  silver: SILVER,
  spices: ['susa'],
  resin: ['byzantium'],
  gems: ['nineveh'],
  dye: ['tyre'],
  gold: ['antioch'],
  ivory: ['carthage'],
};
