import type { BuildingPolicy, ShipsPolicy } from '@ecumene/ancients';
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
