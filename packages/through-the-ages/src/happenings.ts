import type { Seat } from '@ecumene/engine';
import type { Good } from './cards/ability.ts';
import type { CardId } from './cards/index.ts';

/** What can happen in a game, for the chronicle, for animation and for replay. */
export type Happened =
  // The card row and the ages
  | { readonly what: 'turn'; readonly seat: Seat; readonly round: number }
  | { readonly what: 'swept'; readonly cards: readonly CardId[] }
  | { readonly what: 'dealt'; readonly cards: readonly CardId[] }
  | { readonly what: 'age'; readonly age: number }
  | { readonly what: 'last-round'; readonly round: number }
  | { readonly what: 'antiquated'; readonly seat: Seat; readonly cards: readonly CardId[] }
  // Cards
  | { readonly what: 'took'; readonly seat: Seat; readonly card: CardId; readonly actions: number }
  | { readonly what: 'removed'; readonly seat: Seat; readonly card: CardId }
  | { readonly what: 'drew'; readonly seat: Seat; readonly count: number }
  | { readonly what: 'drew-cards'; readonly seat: Seat; readonly cards: readonly CardId[] }
  | { readonly what: 'discarded'; readonly seat: Seat; readonly count: number }
  | { readonly what: 'discarded-cards'; readonly seat: Seat; readonly cards: readonly CardId[] }
  | { readonly what: 'reshuffled' }
  | { readonly what: 'peeked'; readonly seat: Seat; readonly card: CardId | null }
  // Actions
  | { readonly what: 'stood-in'; readonly seat: Seat }
  | { readonly what: 'grew'; readonly seat: Seat; readonly food: number }
  | { readonly what: 'built'; readonly seat: Seat; readonly card: CardId; readonly resources: number }
  | {
      readonly what: 'upgraded';
      readonly seat: Seat;
      readonly from: CardId;
      readonly to: CardId;
      readonly resources: number;
    }
  | { readonly what: 'destroyed'; readonly seat: Seat; readonly card: CardId }
  | { readonly what: 'led'; readonly seat: Seat; readonly card: CardId; readonly instead: CardId | null }
  | { readonly what: 'tucked'; readonly seat: Seat; readonly card: CardId; readonly under: CardId }
  | { readonly what: 'staged'; readonly seat: Seat; readonly card: CardId; readonly stages: number }
  | { readonly what: 'completed'; readonly seat: Seat; readonly card: CardId }
  | {
      readonly what: 'developed';
      readonly seat: Seat;
      readonly card: CardId;
      readonly science: number;
      readonly revolution: boolean;
    }
  | { readonly what: 'helped'; readonly seat: Seat; readonly science: number }
  | { readonly what: 'played'; readonly seat: Seat; readonly card: CardId }
  | { readonly what: 'used'; readonly seat: Seat; readonly card: CardId }
  | { readonly what: 'tactic'; readonly seat: Seat; readonly card: CardId; readonly copied: boolean }
  | { readonly what: 'common-tactic'; readonly card: CardId }
  // Goods, tokens and points
  | {
      readonly what: 'gained';
      readonly seat: Seat;
      readonly good: Good;
      readonly amount: number;
      readonly card: CardId | null;
    }
  | { readonly what: 'lost'; readonly seat: Seat; readonly good: Good; readonly amount: number }
  | { readonly what: 'lost-worker'; readonly seat: Seat; readonly card: CardId | null }
  | {
      readonly what: 'produced';
      readonly seat: Seat;
      readonly science: number;
      readonly culture: number;
      readonly food: number;
      readonly resources: number;
    }
  | { readonly what: 'corrupted'; readonly seat: Seat; readonly resources: number; readonly food: number }
  | {
      readonly what: 'consumed';
      readonly seat: Seat;
      readonly food: number;
      /** What a pact let stand in for food. */
      readonly resources: number;
      readonly missing: number;
    }
  | { readonly what: 'uprising'; readonly seat: Seat; readonly discontent: number }
  // Politics
  | { readonly what: 'prepared'; readonly seat: Seat; readonly level: number }
  | { readonly what: 'prepared-card'; readonly seat: Seat; readonly card: CardId }
  | { readonly what: 'event'; readonly card: CardId }
  | { readonly what: 'events-renewed'; readonly count: number }
  | {
      readonly what: 'attacked';
      readonly seat: Seat;
      readonly rival: Seat;
      readonly card: CardId;
      readonly strength: number;
    }
  | {
      readonly what: 'defended';
      readonly seat: Seat;
      readonly cards: readonly CardId[];
      readonly discarded: number;
      readonly strength: number;
    }
  | { readonly what: 'undefended'; readonly seat: Seat }
  | { readonly what: 'declared-war'; readonly seat: Seat; readonly rival: Seat; readonly card: CardId }
  | {
      readonly what: 'war';
      readonly seat: Seat;
      readonly rival: Seat;
      readonly card: CardId;
      readonly victor: Seat | null;
      readonly advantage: number;
    }
  | { readonly what: 'stole'; readonly seat: Seat; readonly from: Seat; readonly card: CardId }
  | {
      readonly what: 'offered';
      readonly seat: Seat;
      readonly to: Seat;
      readonly card: CardId;
      readonly side: 'A' | 'B' | 'both';
    }
  | { readonly what: 'refused-pact'; readonly seat: Seat; readonly card: CardId }
  | { readonly what: 'pact'; readonly seat: Seat; readonly with: Seat; readonly card: CardId }
  | { readonly what: 'pact-ended'; readonly seat: Seat; readonly with: Seat; readonly card: CardId }
  | { readonly what: 'resigned'; readonly seat: Seat }
  | { readonly what: 'passed-politics'; readonly seat: Seat }
  // Events and colonies
  | { readonly what: 'bid'; readonly seat: Seat; readonly force: number }
  | { readonly what: 'passed'; readonly seat: Seat }
  | {
      readonly what: 'sent';
      readonly seat: Seat;
      readonly force: number;
      readonly units: number;
      readonly cards: readonly CardId[];
      readonly discarded: number;
    }
  | { readonly what: 'colonized'; readonly seat: Seat; readonly card: CardId }
  | { readonly what: 'uncolonized'; readonly card: CardId }
  | { readonly what: 'lost-colony'; readonly seat: Seat; readonly card: CardId }
  | { readonly what: 'ruined'; readonly seat: Seat; readonly card: CardId };
