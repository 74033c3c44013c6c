import { isRecord, type Upgradable } from '@ecumene/engine';

/**
 * The format in which the worlds of the Civilization games are stored:
 * 1. Nations and the market counted their changes.
 */
export const FORMAT = 2;

function withoutCounter(part: unknown): unknown {
  if (!isRecord(part)) return part;
  const { rev: _, ...rest } = part;
  return rest;
}

function withoutCounters({ world, ...place }: Upgradable): Upgradable {
  const { nations, trade, ...rest } = world;
  return {
    ...place,
    world: {
      ...rest,
      nations: Array.isArray(nations) ? nations.map(withoutCounter) : nations,
      trade: isRecord(trade) ? { ...trade, market: withoutCounter(trade['market']) } : trade,
    },
  };
}

/** What brings stored worlds of earlier formats to this one. */
export const upgrades: Readonly<Record<number, (stored: Upgradable) => Upgradable>> = { 1: withoutCounters };
