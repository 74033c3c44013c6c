import { type Happening, isRecord, mayKnow, type Seat } from '@ecumene/engine';
import type { Change } from './change-form.ts';
import { forEyesOf } from './table-view.ts';
import type { News } from './table-view-form.ts';

/** The entries of a JSON object or list, separated by commas, or nothing. */
type Entries = string;

/** How half a view has changed, as text: it is written once and put together with each viewer's own half. */
export interface EncodedHalf {
  readonly set: Entries;
  readonly drop: Entries;
  /** How its half of the view has changed. */
  readonly view: EncodedView;
}

/** Where a view is not in halves it may also be another altogether. */
interface EncodedView {
  readonly set: Entries;
  readonly drop: Entries;
  readonly whole: string | undefined;
}

const SAME_VIEW: EncodedView = { set: '', drop: '', whole: undefined };
const SAME_HALF: EncodedHalf = { set: '', drop: '', view: SAME_VIEW };

/** Writes down how half a view has changed. */
export function encodeHalf(change: Change | undefined): EncodedHalf {
  if (change === undefined) return SAME_HALF;
  const { set = {}, drop = [] } = asObject(change);
  const { view, ...others } = set;
  return { set: entriesOf(others), drop: listed(drop), view: encodeView(view) };
}

function encodeView(change: Change | undefined): EncodedView {
  if (change === undefined) return SAME_VIEW;
  if (!isOfObject(change)) return { set: '', drop: '', whole: JSON.stringify(change) };
  return { set: entriesOf(change.set ?? {}), drop: listed(change.drop ?? []), whole: undefined };
}

type OfObject = Exclude<Change, readonly unknown[] | { readonly length: number }>;

function isOfObject(change: Change): change is OfObject {
  return isRecord(change) && !Array.isArray(change) && !('length' in change);
}

function asObject(change: Change): OfObject {
  if (!isOfObject(change)) throw new Error('half a view is not an object');
  return change;
}

function entriesOf(set: Readonly<Record<string, Change>>): Entries {
  return JSON.stringify(set).slice(1, -1);
}

function listed(names: readonly string[]): Entries {
  return names.length === 0 ? '' : JSON.stringify(names).slice(1, -1);
}

/** The change of a whole view as JSON; `null`, if nothing has changed. */
export function encodedChange(all: EncodedHalf, one: EncodedHalf): string {
  const view = all.view.whole ?? one.view.whole ?? changeOf(all.view, one.view, '');
  return changeOf(all, one, view === '' ? '' : `"view":${view}`) || 'null';
}

interface OfNames {
  readonly set: Entries;
  readonly drop: Entries;
}

function changeOf(all: OfNames, one: OfNames, more: Entries): string {
  const set = together(all.set, one.set, more);
  const drop = together(all.drop, one.drop);
  const parts = together(set && `"set":{${set}}`, drop && `"drop":[${drop}]`);
  return parts && `{${parts}}`;
}

/** Not with `join`, which would copy what is for all again for each viewer. */
function together(...entries: readonly Entries[]): Entries {
  let all = '';
  for (const some of entries) if (some !== '') all = all === '' ? some : `${all},${some}`;
  return all;
}

/** What happened, written once for all who may know of it. */
export class EncodedNews {
  readonly #happened: readonly { readonly news: News; text: string | undefined }[];

  constructor(played: readonly { readonly number: number; readonly happenings: readonly Happening[] }[]) {
    this.#happened = played.flatMap(({ number, happenings }) =>
      happenings.map((happening) => ({ news: { number, happening }, text: undefined })),
    );
  }

  /** What a viewer may know of it, as a list in JSON. */
  for(viewer: Seat | null): string {
    const texts: string[] = [];
    for (const one of this.#happened) {
      const { number, happening } = one.news;
      if (happening.knows === 'all') {
        one.text ??= JSON.stringify(one.news);
        texts.push(one.text);
      } else if (mayKnow(happening, viewer))
        texts.push(JSON.stringify({ number, happening: forEyesOf(happening, viewer) } satisfies News));
    }
    return `[${texts.join(',')}]`;
  }
}

/** The message that tells a viewer what has changed, in the form of `update`. */
export function encodedUpdate(from: number, change: string, news: string): string {
  return `{"is":"update","from":${from},"change":${change},"news":${news}}`;
}
