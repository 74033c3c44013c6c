import type { ruleIndex } from '@ecumene/engine';

/** Rows of the rule index, in the book's order: the book's number, the kind, and what it says. */
export type Rows = Parameters<typeof ruleIndex>[2];
