import type {
  AbilityPolicy,
  BuildingPolicy,
  CardPurchasePolicy,
  GrowthPolicy,
  HandLimitPolicy,
  LossPolicy,
  ReductionPolicy,
  ShipsPolicy,
  TradeAgent,
  VictimPolicy,
} from '@ecumene/ancients';
import { isRecord } from '@ecumene/engine';

function namesIn(list: unknown): string[] {
  return Array.isArray(list) ? list.filter((one) => typeof one === 'string') : [];
}

/** A policy for ships, as the table keeps it. */
export function shipsPolicyIn(plan: unknown): ShipsPolicy | undefined {
  if (!isRecord(plan) || typeof plan['until'] !== 'number') return undefined;
  return { until: plan['until'], at: namesIn(plan['at']), levy: plan['levy'] === true };
}

/** A policy for new cities, as the table keeps it. */
export function buildingPolicyIn(plan: unknown): BuildingPolicy | undefined {
  if (!isRecord(plan) || !Array.isArray(plan['except'])) return undefined;
  return { except: namesIn(plan['except']), treasury: plan['treasury'] === true };
}

/** A wish list of advances. */
export interface Wishes {
  readonly wish: readonly string[];
  /** One that is too dear is left for later, and the next is bought. */
  readonly skip: boolean;
  readonly treasury: boolean;
  /** Commodities that are never spent. */
  readonly keep: readonly string[];
}

/** A wish list, as the table keeps it. */
export function wishesIn(plan: unknown): Wishes | undefined {
  if (!isRecord(plan) || !Array.isArray(plan['wish'])) return undefined;
  const { wish, skip, treasury, keep } = plan;
  return { wish: namesIn(wish), skip: skip === true, treasury: treasury === true, keep: namesIn(keep) };
}

/** A policy for losses, as the table keeps it. */
export function lossPolicyIn(plan: unknown): LossPolicy | undefined {
  if (!isRecord(plan) || !Array.isArray(plan['never'])) return undefined;
  return { first: plan['first'] === 'fewest' ? 'fewest' : 'most', never: namesIn(plan['never']) };
}

/** An order in which cities are reduced, as the table keeps it. */
export function reductionPolicyIn(plan: unknown): ReductionPolicy | undefined {
  if (!isRecord(plan) || !Array.isArray(plan['order'])) return undefined;
  const { order, others, never } = plan;
  return { order: namesIn(order), others: others === 'ask' ? 'ask' : 'feeds-most', never: namesIn(never) };
}

/** A policy for growth, as the table keeps it. */
export function growthPolicyIn(plan: unknown): GrowthPolicy | undefined {
  if (!isRecord(plan) || !Array.isArray(plan['first'])) return undefined;
  return { first: namesIn(plan['first']), others: plan['others'] === 'most' ? 'most' : 'fewest' };
}

/** A policy for the hand limit, as the table keeps it. */
export function handLimitPolicyIn(plan: unknown): HandLimitPolicy | undefined {
  return isRecord(plan) && Array.isArray(plan['never']) ? { never: namesIn(plan['never']) } : undefined;
}

/** A policy for who else suffers, as the table keeps it. */
export function victimPolicyIn(plan: unknown): VictimPolicy | undefined {
  if (!isRecord(plan) || !Array.isArray(plan['spare'])) return undefined;
  return { first: plan['first'] === 'cities' ? 'cities' : 'ahead', spare: namesIn(plan['spare']) };
}

/** A policy for special abilities, as the table keeps it. */
export function abilityPolicyIn(plan: unknown): AbilityPolicy | undefined {
  if (!isRecord(plan) || !Array.isArray(plan['use'])) return undefined;
  const { use, first, spare, otherwise } = plan;
  return {
    use: namesIn(use),
    first: first === 'most' ? 'most' : 'ahead',
    spare: namesIn(spare),
    otherwise: otherwise === 'ask' ? 'ask' : 'end',
  };
}

/** A policy for trade cards, as the table keeps it. */
export function cardPurchasePolicyIn(plan: unknown): CardPurchasePolicy | undefined {
  if (!isRecord(plan) || typeof plan['keep'] !== 'number') return undefined;
  const { which, keep } = plan;
  return { which: which === 'dearest' || which === 'cheapest' ? which : 'none', keep };
}

function numberOf(value: unknown): number {
  return typeof value === 'number' ? value : 0;
}

/** The limits of a trading agent, as the table keeps them. */
export function tradeAgentIn(plan: unknown): TradeAgent | undefined {
  if (!isRecord(plan) || !Array.isArray(plan['offers'])) return undefined;
  const { gain, never, unnamed, deals, calamities, except, seeks, offers, ends } = plan;
  return {
    gain: numberOf(gain),
    never: namesIn(never),
    unnamed: numberOf(unnamed),
    deals: numberOf(deals),
    calamities: calamities === true,
    except: namesIn(except),
    seeks: numberOf(seeks),
    offers: offers.filter(isRecord).map((one) => ({
      gives: numberOf(one['gives']),
      of: namesIn(one['of']),
      wants: numberOf(one['wants']),
      asks: namesIn(one['asks']),
    })),
    ends: ends === true,
  };
}
