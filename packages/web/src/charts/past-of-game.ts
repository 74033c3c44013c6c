import type { News, TableView } from '@ecumene/client';
import type { Event, Happening } from '@ecumene/engine';
import type { ReactElement } from 'react';

/** What a game brings so that its past can be drawn: marks on the timeline of a replay, and curves by turn. */
export interface PastOfGame<V = unknown, E extends Event = Event> {
  /** Which turn or round begins with a happening, if one does. */
  turnBegins(happening: Happening<E>): number | undefined;
  /** What a happening is on the timeline, if it is marked there. */
  mark(happening: Happening<E>): string | undefined;
  /** The kinds of marks, in the order they are drawn. */
  readonly lanes: readonly Lane[];
  figures(telling: Telling<V, E>): readonly Figure[];
}

interface Lane {
  readonly kind: string;
  readonly title: string;
}

/** The table when a turn began; the last one is how it stands now. */
export interface Sample<V = unknown> {
  readonly turn: number;
  readonly tableView: TableView & { readonly view: V };
}

/** What figures are made from. */
export interface Telling<V = unknown, E extends Event = Event> {
  readonly samples: readonly Sample<V>[];
  readonly story: readonly (Omit<News, 'happening'> & { readonly happening: Happening<E> })[];
  /** What a thing is called. */
  name(is: string, id: string): string;
}

/** Some curves side by side. */
export interface Figure {
  readonly id: string;
  readonly title: string;
  /** What is written below each point, in order. */
  readonly labels: readonly string[];
  readonly lines: readonly Line[];
}

export interface Line {
  readonly key: string;
  readonly name: string;
  readonly colour: string;
  /** A sign to stand at the end of the line, at most 18 pixels wide. */
  readonly badge: ReactElement;
  /** A value for each label; nothing, where none is known. */
  readonly values: readonly (number | undefined)[];
}
