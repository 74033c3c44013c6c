import type { Sources } from './sources.mjs';

export function rawWords(sources: Sources): readonly string[];
export function rawFillings(sources: Sources): readonly string[];
export function saidTooEarly(sources: Sources): readonly string[];
