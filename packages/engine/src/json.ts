/** Plain data: what states, questions, answers and happenings are made of, so that all of them can be written down. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** A deep copy of plain data. Several times faster than `structuredClone`, because it handles nothing else. */
export function copy<T>(value: T): T;
export function copy(value: unknown): unknown {
  if (!isRecord(value)) return value;
  if (Array.isArray(value)) {
    const out: unknown[] = value.slice();
    for (let i = 0; i < out.length; i++) {
      const item = out[i];
      if (typeof item === 'object') out[i] = copy(item);
    }
    return out;
  }
  const out: Record<string, unknown> = {};
  for (const key of Object.keys(value)) {
    const item = value[key];
    out[key] = typeof item === 'object' ? copy(item) : item;
  }
  return out;
}

/** How deep plain data from outside may be nested. */
const DEEPEST = 32;

/** Whether a value is plain data, not nested too deep, that survives being stored as JSON and read again. */
export function isPlain(value: unknown, depth = 0): boolean {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return true;
  if (typeof value === 'number') return Number.isFinite(value);
  if (!isRecord(value) || depth > DEEPEST) return false;
  if (Array.isArray(value)) {
    for (const item of value) if (!isPlain(item, depth + 1)) return false;
    return true;
  }
  const kind: unknown = Object.getPrototypeOf(value);
  if (kind !== Object.prototype && kind !== null) return false;
  for (const key of Object.keys(value)) {
    const item = value[key];
    if (key === '__proto__' || (item !== undefined && !isPlain(item, depth + 1))) return false;
  }
  return true;
}

/** Whether two pieces of plain data say the same. An absent key and an undefined one are the same; key order is ignored. */
export function same(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (!isRecord(a) || !isRecord(b)) return Number.isNaN(a) && Number.isNaN(b);
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const keys = Object.keys(a);
  const others = Object.keys(b);
  if (Array.isArray(a) && keys.length !== others.length) return false;
  for (const key of keys) if (!same(a[key], Object.hasOwn(b, key) ? b[key] : undefined)) return false;
  return others.every((key) => b[key] === undefined || Object.hasOwn(a, key));
}

/** Where two pieces of plain data first differ, as a path with both values, or nothing if they say the same. */
export function difference(a: unknown, b: unknown, path = ''): string | undefined {
  if (same(a, b)) return undefined;
  if (isRecord(a) && isRecord(b)) {
    for (const key of new Set([...Object.keys(a), ...Object.keys(b)])) {
      const found = difference(a[key], b[key], path ? `${path}.${key}` : key);
      if (found) return found;
    }
  }
  const where = path || 'the whole';
  if (b === undefined) return `${where}: ${JSON.stringify(a)} should not be there`;
  return a === undefined
    ? `${where}: ${JSON.stringify(b)} is missing`
    : `${where}: ${JSON.stringify(a)} is not ${JSON.stringify(b)}`;
}

/** Whether a value is an object or array whose parts can be looked up by key. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** The item at an index that is known to exist; anything else is a mistake of ours and stops at once. */
export function at<T>(list: readonly T[], index: number): T {
  const item = list[index];
  if (item === undefined) throw new Error(`no item ${index} in a list of ${list.length}`);
  return item;
}

/** The value of a key that is known to exist; anything else is a mistake of ours and stops at once. */
export function must<T>(value: T | undefined | null, what: string): T {
  if (value === undefined || value === null) throw new Error(`expected ${what}`);
  return value;
}
