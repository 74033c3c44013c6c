import { at } from '@ecumene/engine';
import { areaId, areaNumber, hasUnitsIn, terrain, tokensIn } from '../nations.ts';
import type { PublicState } from '../state.ts';
import type { AreaNumber, NationNumber } from '../world.ts';
import { harboursIn, type Ships } from './ships.ts';

/** Every ship is kept, and new ones are built up to a number. */
export interface ShipsPolicy {
  readonly until: number;
  /** Where they are built: the first of these areas that can pay. */
  readonly at: readonly string[];
  /** Tokens on the board may pay where the treasury cannot; one always stays in an area. */
  readonly levy: boolean;
}

/** Which ships are kept, and how they are paid for; which are built, and where. */
interface ShipsTended {
  readonly keep: readonly { readonly ship: number; readonly by: 'treasury' | 'levy' }[];
  readonly build: readonly { readonly area: string; readonly levy: number; readonly coast?: string }[];
}

/** What treasury and areas still have while ships are paid for. */
class Purse {
  readonly #state: PublicState;
  readonly #number: NationNumber;
  readonly #levied = new Map<AreaNumber, number>();
  treasury: number;

  constructor(state: PublicState, number: NationNumber) {
    this.#state = state;
    this.#number = number;
    this.treasury = at(state.nations, number).treasury;
  }

  /** Whether an area can give so many tokens and keep one. */
  spares(area: AreaNumber, tokens: number): boolean {
    return tokensIn(this.#state, area, this.#number) - (this.#levied.get(area) ?? 0) > tokens;
  }

  levy(area: AreaNumber, tokens: number): void {
    this.#levied.set(area, (this.#levied.get(area) ?? 0) + tokens);
  }
}

/** What a policy comes to: which ships are kept and built; nothing, where not all can be kept. */
export function shipsUnder<S extends PublicState>(
  yard: Ships<S>,
  state: S,
  number: NationNumber,
  policy: ShipsPolicy,
): ShipsTended | undefined {
  const { ships } = at(state.nations, number);
  const purse = new Purse(state, number);
  const upkeep = yard.upkeep(state, number);
  const keep: ShipsTended['keep'][number][] = [];
  for (const { no, at: area } of ships) {
    const isPaid = purse.treasury >= upkeep;
    if (!isPaid && !(policy.levy && purse.spares(area, upkeep))) return undefined;
    if (isPaid) purse.treasury -= upkeep;
    else purse.levy(area, upkeep);
    keep.push({ ship: no, by: isPaid ? 'treasury' : 'levy' });
  }
  const build: ShipsTended['build'][number][] = [];
  const most = Math.min(policy.until, yard.most(state, number));
  while (keep.length + build.length < most) {
    const next = nextBuilt(yard, state, number, policy, purse);
    if (next === undefined) break;
    build.push(next);
  }
  return { keep, build };
}

/** The next ship that can be paid for, in the first area that can have it. */
function nextBuilt<S extends PublicState>(
  yard: Ships<S>,
  state: S,
  number: NationNumber,
  policy: ShipsPolicy,
  purse: Purse,
): ShipsTended['build'][number] | undefined {
  const paid = Math.min(purse.treasury, yard.cost);
  const levy = yard.cost - paid;
  if (levy > 0 && !policy.levy) return undefined;
  const area = policy.at
    .flatMap((id) => areaNumber(state, id) ?? [])
    .find(
      (one) => yard.isHarbour(state, one) && hasUnitsIn(state, one, number) && (levy === 0 || purse.spares(one, levy)),
    );
  if (area === undefined) return undefined;
  purse.treasury -= paid;
  purse.levy(area, levy);
  const coast = at(terrain(state).shores, area).length > 1 ? harboursIn(yard, state, area)[0]?.coast : undefined;
  return { area: areaId(state, area), levy, ...(typeof coast === 'string' && { coast }) };
}
