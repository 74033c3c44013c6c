import type { Change, NationNumber } from '@ecumene/ancients';
import { type AdvanceId, advanceOf } from '../data/advances.ts';
import { isCivilization } from '../data/civilizations.ts';
import { CULTURES, type PriceOf, type Trait } from '../data/cultures.ts';
import type { Epoch } from '../data/track.ts';
import type { CalamityId } from '../data/trade-cards.ts';
import type { EpState } from './state.ts';

/** What is different about a nation where cultures are unique; elsewhere nothing is. */

type Of<K extends Trait['is']> = Extract<Trait, { readonly is: K }>;
type State = Pick<EpState, 'options' | 'nations'>;

/** The traits of a kind that a nation has. @rule EP 33.2.1.1 @rule EP 33.2.2.1 @rule EP O 3.3.1.1 @rule rows.cultures */
export function traitsOf<K extends Trait['is']>(state: State, number: NationNumber, kind: K): readonly Of<K>[] {
  if (!state.options.uniqueCultures) return [];
  const name = state.nations[number]?.name ?? '';
  if (!isCivilization(name)) return [];
  const isWanted = (trait: Trait): trait is Of<K> => trait.is === kind;
  return CULTURES[name].traits.filter(isWanted);
}

/** The paragraph that makes a nation's culture unique. */
export function ruleOfCulture(state: State, number: NationNumber): string {
  const name = state.nations[number]?.name ?? '';
  return isCivilization(name) ? CULTURES[name].rule : 'EP 33.2.1.1';
}

export function hasTrait(state: State, number: NationNumber, kind: Trait['is']): boolean {
  return traitsOf(state, number, kind).length > 0;
}

/** The sum of what traits of a kind change. */
export function changeBy(
  state: State,
  number: NationNumber,
  kind: 'ships' | 'trade-card-price' | 'hand-limit',
): number {
  return traitsOf(state, number, kind).reduce((sum, { by }) => sum + by, 0);
}

/** How many groups or names of a price trait hit an advancement: once for each colour that is named, once by option. @rule EP C97 */
function hits(state: State, of: PriceOf, id: AdvanceId): number {
  const { cost, groups } = advanceOf(id);
  if ('advances' in of) return of.advances.includes(id) ? 1 : 0;
  if ('costFrom' in of) return cost >= of.costFrom ? 1 : 0;
  if ('costBelow' in of) return cost < of.costBelow ? 1 : 0;
  const count = groups.filter((group) => of.groups.includes(group)).length;
  return state.options.celticRecord === 'once' ? Math.min(1, count) : count;
}

/** What a culture changes in the price of an advancement; its face value stays as printed. @rule EP C79 @rule EP C97 */
export function priceChange(state: State, number: NationNumber, id: AdvanceId): number {
  return traitsOf(state, number, 'price').reduce((sum, { of, by }) => sum + by * hits(state, of, id), 0);
}

/** What a culture changes in the cities that an epoch asks for. */
export function citiesChange(state: State, number: NationNumber, epoch: Epoch): number {
  return traitsOf(state, number, 'epoch-cities').reduce(
    (sum, trait) => sum + (trait.epoch === null || trait.epoch === epoch ? trait.by : 0),
    0,
  );
}

export function advancesChange(state: State, number: NationNumber, epoch: Epoch): number {
  return traitsOf(state, number, 'epoch-advances').reduce(
    (sum, trait) => sum + (trait.epoch === epoch ? trait.by : 0),
    0,
  );
}

/** What a culture changes in a calamity, as primary victim and, by option, as secondary victim. @rule EP C97 */
export function calamityChange(
  state: State,
  number: NationNumber,
  calamity: CalamityId,
  change: Change,
  role: 'primary' | 'secondary',
): number {
  if (role === 'secondary' && state.options.cultureRoles === 'primary') return 0;
  return traitsOf(state, number, 'calamity').reduce(
    (sum, trait) => sum + (trait.calamity === calamity && trait.change === change ? trait.by : 0),
    0,
  );
}

/** What a calamity is for a nation: itself, or another. @rule EP O 3.3.2.1 @rule EP O 3.3.2.11 @rule EP C79 */
export function treatedAs(state: State, number: NationNumber, calamity: CalamityId): CalamityId {
  return traitsOf(state, number, 'treats-as').find((trait) => trait.calamity === calamity)?.as ?? calamity;
}
