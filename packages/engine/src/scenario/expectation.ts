import { unknownName } from '../given.ts';
import { difference, isRecord } from '../json.ts';
import { Tally } from '../tally.ts';

/**
 * Where facts are unlike what a scenario expects; undefined where they agree.
 *
 * A record names what matters, and the rest may be anything. `{}` means that nothing is there, and `exactly: { ... }` that
 * nothing else is. In a tally a name that is not listed counts zero, so `{ memphis: 0 }` says that Memphis is empty. A name
 * that exists nowhere is a slip and never agrees. Lists must be the same throughout.
 */
export function unlike(found: unknown, expected: unknown, path = ''): string | undefined {
  if (!isRecord(expected) || Array.isArray(expected)) return difference(plain(found), expected, path);
  const keys = Object.keys(expected);
  if (keys.length === 0) return difference(plain(found), expected, path);
  if (keys.includes('exactly')) {
    return keys.length === 1
      ? exactly(found, expected['exactly'], path)
      : `${path}.exactly: Name everything inside exactly, and nothing beside it.`;
  }
  for (const [key, part] of Object.entries(expected)) {
    const wrong = unlikeAt(found, key.split('.'), part, path);
    if (wrong !== undefined) return wrong;
  }
  return undefined;
}

function unlikeAt(found: unknown, [name = '', ...more]: string[], part: unknown, path: string): string | undefined {
  const here = path === '' ? name : `${path}.${name}`;
  const inside = insideOf(found, name);
  if (typeof inside === 'string') return `${here}: ${inside}`;
  return more.length === 0 ? unlike(inside.value, part, here) : unlikeAt(inside.value, more, part, here);
}

/** What a name stands for, or why there is no such name. */
function insideOf(found: unknown, name: string): { readonly value: unknown } | string {
  if (found instanceof Tally) {
    return found.names.includes(name) ? { value: found.counts[name] ?? 0 } : unknownName(name, found.names);
  }
  if (!isRecord(found)) return `There is no ${name}: ${JSON.stringify(found)} has no parts.`;
  return Object.hasOwn(found, name) ? { value: found[name] } : unknownName(name, Object.keys(found));
}

function exactly(found: unknown, expected: unknown, path: string): string | undefined {
  if (found instanceof Tally && isRecord(expected)) {
    const strange = Object.keys(expected).find((name) => !found.names.includes(name));
    if (strange !== undefined) return `${path}.${strange}: ${unknownName(strange, found.names)}`;
  }
  return difference(plain(found), expected, path);
}

/** Facts as plain data: a tally is the names that do not count zero. */
function plain(found: unknown): unknown {
  if (found instanceof Tally)
    return Object.fromEntries(Object.entries(found.counts).filter(([, count]) => count !== 0));
  if (Array.isArray(found)) return found.map(plain);
  if (!isRecord(found)) return found;
  return Object.fromEntries(Object.entries(found).map(([key, part]) => [key, plain(part)]));
}

/** Which of the events a scenario names did not happen, or not in this order. Others may have happened in between. */
export function untold(events: readonly unknown[], expected: unknown): string | undefined {
  if (!Array.isArray(expected)) return 'table.told: Expected a list of events, each with the fields that matter.';
  let from = 0;
  for (const [i, event] of expected.entries()) {
    const next = events.findIndex((told, at) => at >= from && unlike(told, event) === undefined);
    if (next < 0) {
      const named = isRecord(event) ? event['what'] : undefined;
      const alike = events.filter((told) => isRecord(told) && told['what'] === named).slice(-3);
      const instead =
        alike.length === 0 ? '' : ` What happened: ${alike.map((told) => JSON.stringify(told)).join(', ')}.`;
      return `table.told.${i}: ${JSON.stringify(event)} did not happen${from > 0 ? ' after the one before' : ''}.${instead}`;
    }
    from = next + 1;
  }
  return undefined;
}
