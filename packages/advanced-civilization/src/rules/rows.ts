import type { ruleIndex } from '@ecumene/engine';

/** Paragraphs in the book's order: id, kind, what it says. */
export type Rows = Parameters<typeof ruleIndex>[2];
