import type { Sources } from './sources.mjs';

export type Catalogue = Readonly<Record<string, string>>;
export function makeCatalogue(sources: Sources): Catalogue;
export function readCatalogue(): Catalogue;
