import type { PublicState } from '../state.ts';
import type { Abilities } from './abilities.ts';
import type { Advances } from './advances.ts';
import type { Bonuses } from './bonuses.ts';
import type { Building } from './building.ts';
import type { Calamities } from './calamities.ts';
import type { Census } from './census.ts';
import type { Cites, Paragraphs } from './cites.ts';
import type { Conflict } from './conflict.ts';
import type { General } from './general.ts';
import type { Growth } from './growth.ts';
import type { Limits } from './limits.ts';
import type { Movement } from './movement.ts';
import type { Score } from './score.ts';
import type { Ships } from './ships.ts';
import type { Support } from './support.ts';
import type { Taxes } from './taxes.ts';
import type { Track } from './track.ts';
import type { Trade } from './trade.ts';
import type { TradeCardRules } from './trade-cards.ts';

/**
 * What makes one Civilization game differ from another: numbers, tables and small functions over the public state, by
 * chapter. Rules, page and bots read the same book. Book files import no script, so a page can load a book without the
 * rules.
 */
export interface Book<S extends PublicState = PublicState> {
  readonly general: General;
  readonly taxes: Taxes<S>;
  readonly growth: Growth<S>;
  readonly census: Census<S>;
  readonly ships: Ships<S>;
  readonly movement: Movement<S>;
  readonly limits: Limits<S>;
  readonly support: Support<S>;
  readonly conflict: Conflict<S>;
  readonly building: Building<S>;
  readonly tradeCards: TradeCardRules<S>;
  readonly trade: Trade<S>;
  readonly calamities: Calamities;
  /** Only of games that have a phase for special abilities. */
  readonly abilities?: Abilities<S>;
  readonly advances: Advances<S>;
  /** Only of games whose advances bring something with their purchase. */
  readonly bonuses?: Bonuses;
  readonly track: Track<S>;
  readonly score: Score<S>;
}

/** All paragraphs a book cites, by the key that shared code names: `taxes.pay`. */
export function citesOf<S extends PublicState>(book: Book<S>): Readonly<Record<string, Paragraphs>> {
  const chapters: Readonly<Record<string, { readonly cites: Cites<string> } | undefined>> = { ...book };
  const cited: Record<string, Paragraphs> = {};
  for (const [chapter, found] of Object.entries(chapters)) {
    for (const [key, paragraphs] of Object.entries(found?.cites ?? {})) cited[`${chapter}.${key}`] = paragraphs;
  }
  return cited;
}
