import { at } from '@ecumene/engine';
import { areaId, citiesInStock, citiesOf, hasUnitsIn, nameOf, outsiders, tokensIn } from '../nations.ts';
import type { PublicState } from '../state.ts';
import { type AreaNumber, type NationNumber, NOBODY } from '../world.ts';
import { type Occupants, ownersAmong, pointsAmong, tokensAmong } from './occupants.ts';
import type { Support } from './support.ts';
import type { Taxes } from './taxes.ts';

/** Special abilities used without being asked. */
export interface AbilityPolicy {
  /** Abilities in the order in which they are used. */
  readonly use: readonly string[];
  /** Against whom first: those ahead on the track, or those with most to lose. */
  readonly first: 'ahead' | 'most';
  /** Nations none is used against. */
  readonly spare: readonly string[];
  /** What to do when none of them can be used: end abilities, or ask the player. */
  readonly otherwise: 'end' | 'ask';
}

/** Units of others in an area that an ability falls upon. */
export interface AbilityTarget extends Occupants {
  readonly area: AreaNumber;
}

/** What a policy must know of the special abilities of a game. */
export interface AbilityRules<S> {
  readonly targets: (
    state: S,
    number: NationNumber,
    ability: 'fundamentalism' | 'monotheism',
  ) => readonly AbilityTarget[];
  /** Who can be made to give cards, and how many each. */
  readonly givers: (state: S, number: NationNumber) => ReadonlyMap<NationNumber, number>;
  /** Areas with barbarians or pirates that can be annexed. */
  readonly outsiders: (state: S, number: NationNumber) => readonly AreaNumber[];
  /** The most of each: tokens for the treasury, cards taken, barbarians annexed. */
  readonly treasury: number;
  readonly cards: number;
  readonly annexed: number;
}

interface Parts<S> {
  readonly taxes: Pick<Taxes<S>, 'usual'>;
  readonly support: Pick<Support<S>, 'perCity'>;
}

/** What a policy does with an ability, in the form of its move. */
export type AbilityUse =
  | { readonly do: 'fundamentalism' | 'monotheism'; readonly area: string }
  | { readonly do: 'politics'; readonly treasury: number }
  | { readonly do: 'provincial-empire'; readonly players: readonly string[] }
  | { readonly do: 'universal-doctrine'; readonly city: string }
  | { readonly do: 'universal-doctrine'; readonly tokens: Readonly<Record<string, number>> };

/** The abilities a policy can use. With the others a player must decide what is worth what. */
export const ABILITIES_BY_POLICY: readonly string[] = [
  'politics',
  'monotheism',
  'fundamentalism',
  'provincial-empire',
  'universal-doctrine',
];

/**
 * The first ability on a list that is open and can be used; nothing, if none can. Stock that taxes need is not touched, so that
 * no city revolts for it, and no city comes that could not be supported.
 */
export function abilityUnder<S extends PublicState>(
  rules: AbilityRules<S>,
  book: Parts<S>,
  state: S,
  number: NationNumber,
  policy: AbilityPolicy,
  open: readonly string[],
): AbilityUse | undefined {
  const user = new AbilityUser(rules, book, state, number, policy);
  for (const ability of policy.use) {
    const use = open.includes(ability) ? user.use(ability) : undefined;
    if (use !== undefined) return use;
  }
  return undefined;
}

class AbilityUser<S extends PublicState> {
  readonly #rules: AbilityRules<S>;
  readonly #state: S;
  readonly #number: NationNumber;
  readonly #policy: AbilityPolicy;
  /** Tokens in stock that taxes do not need. */
  readonly #stock: number;
  readonly #mayHaveCity: boolean;

  constructor(
    rules: AbilityRules<S>,
    { taxes, support }: Parts<S>,
    state: S,
    number: NationNumber,
    policy: AbilityPolicy,
  ) {
    this.#rules = rules;
    this.#state = state;
    this.#number = number;
    this.#policy = policy;
    const one = at(state.nations, number);
    this.#stock = Math.max(0, one.stock - taxes.usual * one.cities);
    this.#mayHaveCity = citiesInStock(one) > 0 && one.tokens >= (one.cities + 1) * support.perCity(state, number);
  }

  use(ability: string): AbilityUse | undefined {
    switch (ability) {
      case 'politics':
        return this.#politics();
      case 'monotheism':
      case 'fundamentalism':
        return this.#onArea(ability);
      case 'provincial-empire':
        return this.#cards();
      case 'universal-doctrine':
        return this.#doctrine();
      default:
        return undefined;
    }
  }

  #politics(): AbilityUse | undefined {
    const treasury = Math.min(this.#rules.treasury, this.#stock);
    return treasury > 0 ? { do: 'politics', treasury } : undefined;
  }

  #onArea(ability: 'fundamentalism' | 'monotheism'): AbilityUse | undefined {
    const isOpen = ability === 'monotheism' ? this.#mayAnnex : this.#mayDestroy;
    const [best] = this.#rules
      .targets(this.#state, this.#number, ability)
      .filter((target) => ownersAmong(target).every((owner) => !this.#isSpared(owner)) && isOpen(target))
      .map((target) => ({ area: target.area, rank: this.#rankOf(target) }))
      .sort((a, b) => compare(b.rank, a.rank) || a.area - b.area);
    return best && { do: ability, area: areaId(this.#state, best.area) };
  }

  readonly #mayAnnex = (target: AbilityTarget): boolean =>
    tokensAmong(target) <= this.#stock && (target.city === NOBODY || this.#mayHaveCity);

  /** Own units there would be destroyed with the others. */
  readonly #mayDestroy = ({ area }: AbilityTarget): boolean => !hasUnitsIn(this.#state, area, this.#number);

  #isSpared(owner: NationNumber): boolean {
    return this.#policy.spare.includes(nameOf(this.#state, owner));
  }

  #rankOf(target: AbilityTarget): readonly number[] {
    return this.#inOrder(Math.max(...ownersAmong(target).map((owner) => this.#stepOf(owner))), pointsAmong(target));
  }

  #stepOf(number: NationNumber): number {
    return at(this.#state.nations, number).step;
  }

  #inOrder(ahead: number, most: number): readonly number[] {
    return this.#policy.first === 'ahead' ? [ahead, most] : [most, ahead];
  }

  #cards(): AbilityUse | undefined {
    const handOf = (other: NationNumber): number => at(this.#state.nations, other).hand.length;
    const players = [...this.#rules.givers(this.#state, this.#number)]
      .filter(([other]) => handOf(other) > 0 && !this.#isSpared(other))
      .map(([other, cards]) => ({ other, cards, rank: this.#inOrder(this.#stepOf(other), handOf(other)) }))
      .sort((a, b) => compare(b.rank, a.rank) || a.other - b.other)
      .flatMap(({ other, cards }) => new Array<string>(cards).fill(nameOf(this.#state, other)))
      .slice(0, this.#rules.cards);
    return players.length > 0 ? { do: 'provincial-empire', players } : undefined;
  }

  #doctrine(): AbilityUse | undefined {
    const pirates = outsiders(this.#state);
    const areas = this.#rules.outsiders(this.#state, this.#number);
    const city = citiesOf(this.#state, pirates).find((area) => areas.includes(area));
    if (city !== undefined && this.#mayHaveCity) return { do: 'universal-doctrine', city: areaId(this.#state, city) };
    let left = Math.min(this.#rules.annexed, this.#stock);
    const tokens: Record<string, number> = {};
    for (const area of areas) {
      const count = Math.min(left, tokensIn(this.#state, area, pirates));
      if (count > 0) tokens[areaId(this.#state, area)] = count;
      left -= count;
    }
    return Object.keys(tokens).length > 0 ? { do: 'universal-doctrine', tokens } : undefined;
  }
}

function compare([a = 0, b = 0]: readonly number[], [c = 0, d = 0]: readonly number[]): number {
  return a - c || b - d;
}
