import type { Sources } from './sources.mjs';

export function collectSentences(sources: Sources): {
  readonly said: ReadonlyMap<string, ReadonlySet<string>>;
  readonly unknown: readonly string[];
};
