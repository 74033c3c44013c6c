import { type Event, type Happening, isRecord } from '@ecumene/engine';

/** What is counted in the games of one kind: which names there are of each kind of thing, and which a happening counts for. */
export interface Counted {
  readonly game: string;
  readonly names: Readonly<Record<string, readonly string[]>>;
  of(happening: Happening<Event>): readonly (readonly [kind: string, name: string])[];
}

/** A field of an event that is a text; nothing, if it is not. */
export function text(event: Event, field: string): string | undefined {
  const value: unknown = Reflect.get(event, field);
  return typeof value === 'string' ? value : undefined;
}

/** The texts in a field that is a list of them, or the names in one that is a record. */
export function texts(event: Event, field: string): string[] {
  const value: unknown = Reflect.get(event, field);
  if (Array.isArray(value)) return value.filter((each) => typeof each === 'string');
  return isRecord(value) ? Object.keys(value) : [];
}
