/** What cards give, count and do, as data. */

import type { Age, TechnologyKind, UrbanKind, WorkerKind } from './kinds.ts';

/** What can be read off the bottom of a card. Each is a contribution of that card, or of each worker on it. */
export type Statistic =
  | 'culture'
  | 'science'
  | 'strength'
  | 'happy'
  | 'civilActions'
  | 'militaryActions'
  | 'colonization';
export type Symbols = Readonly<Partial<Record<Statistic | 'blueTokens' | 'yellowTokens', number>>>;

/**
 * What a card can hand out or take away. The `military-` goods last for one turn: resources that only build and upgrade
 * units, science that only develops unit technologies, an action beyond the total. `civil-action` gives a spent one back,
 * or as a loss spends one for nothing.
 */
export type Good =
  | 'food'
  | 'resources'
  | 'science'
  | 'culture'
  | 'population'
  | 'military-cards'
  | 'yellow-tokens'
  | 'blue-tokens'
  | 'civil-action'
  | 'military-action'
  | 'military-resources'
  | 'military-science';

/** Amounts in the order in which they are gained or lost: with few blue tokens the order matters. */
export type Goods = readonly (readonly [what: Good, amount: number])[];

/** Something that can be counted in a civilization. */
export type Quantity =
  /** Workers on cards of these kinds. */
  | { readonly count: 'workers'; readonly on: readonly WorkerKind[] }
  /** The levels of all workers on cards of these kinds, added up. */
  | { readonly count: 'worker-levels'; readonly on: readonly WorkerKind[] }
  /** The levels of all technology cards of these kinds in play, with or without workers, added up. */
  | { readonly count: 'technology-levels'; readonly of: readonly TechnologyKind[] }
  /** Technology cards of this age in play, of every kind. */
  | { readonly count: 'technologies'; readonly age: Age }
  /** Completed wonders of this age, ruins included. */
  | { readonly count: 'wonders'; readonly age: Age }
  /** What buildings of these kinds give, with what leaders add to those buildings. */
  | {
      readonly count: 'given-by';
      readonly kinds: readonly UrbanKind[];
      readonly of: readonly ('culture' | 'science' | 'strength')[];
    }
  /** Workers that are not discontent, beyond this many; never below 0. */
  | { readonly count: 'content-workers-above'; readonly above: number }
  | {
      readonly count:
        | 'culture-rating'
        | 'science-rating'
        | 'happy-faces'
        | 'discontent-workers'
        /** Discontent workers, halved and rounded up. */
        | 'half-the-discontent-workers'
        | 'civil-action-total'
        | 'military-action-total'
        | 'colonies'
        /** Different kinds of military unit, of urban building and of special technology, added up. */
        | 'kinds-of-units-buildings-and-special-technologies'
        /** Food a Production Phase would make, before consumption. */
        | 'food-production'
        /** 1 if that food is more than the consumption, else 0. */
        | 'food-production-beats-consumption'
        /** Resources the mines would make. */
        | 'mine-production'
        /** The smallest of science rating, culture rating, food and resource production. */
        | 'smallest-production';
    };

/** So many for each of something; shares are added up first, so a negative one counts against the others. */
export interface Share {
  readonly each: number;
  readonly per: Quantity;
}

/** Something a card in play does at a fixed moment of the rules. */
export type Ability =
  // Statistics
  | { readonly does: 'per-worker'; readonly on: readonly WorkerKind[]; readonly gives: Symbols }
  | { readonly does: 'per-worker-level'; readonly on: readonly WorkerKind[]; readonly gives: Symbols }
  | { readonly does: 'per-kind-of-unit'; readonly gives: Symbols }
  | { readonly does: 'per-pair'; readonly of: readonly [UrbanKind, UrbanKind]; readonly gives: Symbols }
  | {
      readonly does: 'per-happy-face';
      readonly on: readonly ('temple' | 'theater' | 'wonder' | 'government')[];
      readonly gives: Symbols;
    }
  /** One building of the highest level among these kinds gives its level once more. */
  | { readonly does: 'best-building-level'; readonly among: readonly UrbanKind[]; readonly gives: 'science' }
  /** One building of the highest level of this kind gives its printed amount twice. */
  | { readonly does: 'best-building-twice'; readonly kind: UrbanKind; readonly gives: 'culture' }
  | { readonly does: 'per-colony'; readonly first: Symbols; readonly further: Symbols }
  | { readonly does: 'per-wonder-of-partner'; readonly gives: Symbols }
  | { readonly does: 'hand-limit'; readonly civil: number; readonly military: number }
  // Prices
  | { readonly does: 'cheaper-to-take'; readonly kind: 'leader'; readonly civilActions: number }
  | { readonly does: 'no-wonder-surcharge' }
  | { readonly does: 'military-action-as-civil'; readonly perTurn: number }
  | { readonly does: 'cheaper-population'; readonly food: number }
  | {
      readonly does: 'cheaper-technology';
      readonly kinds: readonly TechnologyKind[];
      readonly science: number;
      /** Only while a worker is on a card of this kind. */
      readonly withWorkerOn?: WorkerKind;
    }
  | {
      readonly does: 'cheaper-workers';
      readonly kinds: readonly WorkerKind[];
      readonly resources: number;
      /** Only while a worker is on a card of this kind. */
      readonly withWorkerOn?: WorkerKind;
    }
  /** Urban buildings of level 0, 1, 2 and 3 cost this much less. */
  | { readonly does: 'cheaper-urban-buildings'; readonly byLevel: readonly [number, number, number, number] }
  | { readonly does: 'wonder-stages-per-action'; readonly upTo: number }
  /** Once in each own turn, one unit of one may stand in for the other within one payment. */
  | { readonly does: 'pay-with'; readonly use: 'food' | 'resources'; readonly as: 'food' | 'resources' }
  /** Developing a technology costs less, and the other party pays; not if the other cannot. */
  | { readonly does: 'shared-research'; readonly cheaper: number; readonly partnerPays: number }
  // Moments
  | { readonly does: 'on-taking-technology'; readonly gain: Goods }
  | { readonly does: 'on-developing'; readonly gain: Goods }
  | { readonly does: 'on-revolution'; readonly gain: Goods }
  /** For use once in each own turn while the card is in play, the turn it enters included; what is not used is gone. */
  | { readonly does: 'each-turn'; readonly gain: Goods }
  /** The owner chooses one, once a turn; the first unless told otherwise by the end of the Action Phase. */
  | { readonly does: 'each-turn-one-of'; readonly choices: readonly Goods[] }
  /** If the owner asks for it, once a turn, in the Action Phase, for no action. */
  | { readonly does: 'once-a-turn'; readonly gain: Goods }
  | { readonly does: 'end-of-turn-if-among-two-strongest'; readonly gain: Goods }
  /** Added to what farms or mines produce; taken away when negative. */
  | { readonly does: 'produces'; readonly what: 'food' | 'resources'; readonly amount: number }
  | { readonly does: 'immune-to-war' };
