import type { Cites } from './cites.ts';

/** What holds in all chapters: nations and their order, pieces, names, the ground, and who sees what. */
export interface General {
  readonly cites: Cites<'nations' | 'cities' | 'ground' | 'pieces' | 'names' | 'view'>;
}
