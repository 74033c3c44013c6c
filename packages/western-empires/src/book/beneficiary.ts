import { citiesInStock, type NationNumber, nation, type PublicState } from '@ecumene/ancients';

/** Most cities in stock first, then most tokens in stock, then ranking. @rule WE beneficiary.2 @rule WE beneficiary.3 @rule WE beneficiary.1 @rule WE beneficiary.4 @rule WE leaving.1 @rule WE P2 */
export function byCitiesInStock(state: PublicState, among: readonly NationNumber[]): NationNumber[] {
  return [...among].sort((a, b) => {
    const [one, other] = [nation(state, a), nation(state, b)];
    return citiesInStock(other) - citiesInStock(one) || other.stock - one.stock || a - b;
  });
}
