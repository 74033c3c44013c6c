import type { BuildingPolicy, ShipsPolicy } from '@ecumene/ancients';
import { isRecord } from '@ecumene/engine';

function areasIn(list: unknown): string[] {
  return Array.isArray(list) ? list.filter((one) => typeof one === 'string') : [];
}

/** A policy for ships, as the table keeps it. */
export function shipsPolicyIn(plan: unknown): ShipsPolicy | undefined {
  if (!isRecord(plan) || typeof plan['until'] !== 'number') return undefined;
  return { until: plan['until'], at: areasIn(plan['at']), levy: plan['levy'] === true };
}

/** A policy for new cities, as the table keeps it. */
export function buildingPolicyIn(plan: unknown): BuildingPolicy | undefined {
  if (!isRecord(plan) || !Array.isArray(plan['except'])) return undefined;
  return { except: areasIn(plan['except']), treasury: plan['treasury'] === true };
}
