import { isRecord } from '@ecumene/engine';
import type { Change } from './change-form.ts';

/** What must change in one piece of plain data to make it another. An absent key and an undefined one are the same. */
export function changes(before: unknown, after: unknown): Change | undefined {
  if (before === after) return undefined;
  if (!isRecord(before) || !isRecord(after) || Array.isArray(before) !== Array.isArray(after)) return [after];
  return Array.isArray(before) && Array.isArray(after) ? inList(before, after) : inObject(before, after);
}

function inList(before: readonly unknown[], after: readonly unknown[]): Change | undefined {
  const gone = goneFrom(before, after);
  const left = gone === undefined ? before : withoutItems(before, gone);
  let at: Record<number, Change> | undefined;
  for (let i = 0; i < after.length; i++) {
    const change = i < left.length ? changes(left[i], after[i]) : ([after[i]] as const);
    if (change === undefined) continue;
    at ??= {};
    at[i] = change;
  }
  if (at === undefined && gone === undefined && left.length === after.length) return undefined;
  return { length: after.length, ...(gone !== undefined && { without: gone }), ...(at !== undefined && { at }) };
}

/** So many items may go at once and the next that stayed is still found. */
const FAR = 8;

/** Which items are gone before others that are the very same: where one of many goes, the others need not be compared. */
function goneFrom(before: readonly unknown[], after: readonly unknown[]): number[] | undefined {
  let gone: number[] | undefined;
  for (let i = 0, j = 0; i < before.length && j < after.length; i++, j++) {
    const item = after[j];
    if (before[i] === item || !isRecord(item)) continue;
    let next = i + 1;
    while (next <= i + FAR && next < before.length && before[next] !== item) next += 1;
    if (before[next] !== item) continue;
    for (; i < next; i++) {
      gone ??= [];
      gone.push(i);
    }
  }
  return gone;
}

function withoutItems(items: readonly unknown[], gone: readonly number[]): unknown[] {
  return items.filter((_, i) => !gone.includes(i));
}

function inObject(
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): Change | undefined {
  let set: Record<string, Change> | undefined;
  for (const key of Object.keys(after)) {
    if (after[key] === undefined) continue;
    const was = own(before, key);
    const change = was === undefined ? ([after[key]] as const) : changes(was, after[key]);
    if (change === undefined) continue;
    set ??= {};
    put(set, key, change);
  }
  const drop = Object.keys(before).filter((key) => before[key] !== undefined && own(after, key) === undefined);
  if (set === undefined && drop.length === 0) return undefined;
  return { ...(set !== undefined && { set }), ...(drop.length > 0 && { drop }) };
}

function own(object: Readonly<Record<string, unknown>>, key: string): unknown {
  return Object.hasOwn(object, key) ? object[key] : undefined;
}

/** The data after a change. What did not change is the very same, so that a screen draws only what did. */
export function changed(before: unknown, change: Change | undefined): unknown {
  if (change === undefined) return before;
  if (isValue(change)) return change[0];
  if ('length' in change) {
    const items: readonly unknown[] = Array.isArray(before) ? before : [];
    const left = change.without === undefined ? items : withoutItems(items, change.without);
    const list = left.slice(0, change.length);
    for (const [index, item] of Object.entries(change.at ?? {}))
      list[Number(index)] = changed(list[Number(index)], item);
    return list;
  }
  const object: Record<string, unknown> = isRecord(before) ? { ...before } : {};
  for (const key of change.drop ?? []) delete object[key];
  for (const [key, item] of Object.entries(change.set ?? {})) put(object, key, changed(object[key], item));
  return object;
}

/** Sets what is under a name, whatever the name: one of them would set something else if it were simply assigned. */
function put<T>(object: Record<string, T>, key: string, value: T): void {
  if (key === '__proto__')
    Object.defineProperty(object, key, { value, writable: true, enumerable: true, configurable: true });
  else object[key] = value;
}

function isValue(change: Change): change is readonly unknown[] {
  return Array.isArray(change);
}
