import type { ruleIndex } from '@ecumene/engine';

/** Rows of the rule index, in the book's order: an id of ours, the kind, and what it says. */
export type Rows = Parameters<typeof ruleIndex>[2];
