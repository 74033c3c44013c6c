/**
 * What a card is: one declarative record, in the file of its age and kind.
 *
 * A record says as data whatever the rules look up at a fixed moment: a price, a symbol, an ability, a gain. What has a
 * procedure of its own is named by `effect`, described in `effects.ts` and written in code.
 */

import type { Ability, Goods, Share, Symbols } from './ability.ts';
import type { EffectKey } from './effects.ts';
import type { Age, Level, ProductionKind, SpecialKind, UnitKind, UrbanKind, WorkerKind } from './kinds.ts';

/** How many of a card are in the deck with two, three and four players; none for what is printed on the player board. */
export type Copies = readonly [two: number, three: number, four: number];

interface CardBase {
  /** The name in kebab case, with the age behind it where several ages have a card of that name. */
  readonly id: string;
  readonly name: string;
  readonly age: Age;
  readonly copies: Copies;
  /** What it does, for players. */
  readonly text: string;
  /** Where our sources differ and what we chose; the other reading is in `doubts.ts`. */
  readonly doubt?: string;
  /** On the other reading of a doubtful card: the card it stands in for. */
  readonly insteadOf?: string;
}

/** A technology card that workers stand on. The printed ones cost no science: nobody develops them. */
interface WorkerCard extends CardBase {
  readonly cost: { readonly science: number; readonly resources: number };
}

export interface ProductionCard extends WorkerCard {
  readonly kind: ProductionKind;
  /** What each worker makes, and what each blue token on the card is worth. */
  readonly produces: number;
}

export interface UrbanCard extends WorkerCard {
  readonly kind: UrbanKind;
  readonly perWorker: Symbols;
}

export interface UnitCard extends WorkerCard {
  readonly kind: UnitKind;
  readonly perWorker: { readonly strength: number };
}

export interface SpecialCard extends CardBase {
  readonly kind: SpecialKind;
  readonly cost: { readonly science: number };
  readonly symbols: Symbols;
  readonly abilities?: readonly Ability[];
}

export interface GovernmentCard extends CardBase {
  readonly kind: 'government';
  /** Despotism costs nothing: everyone starts with it. */
  readonly cost: { readonly science: number; readonly revolution: number };
  readonly symbols: Symbols & { readonly civilActions: number; readonly militaryActions: number };
  readonly urbanLimit: number;
}

export interface LeaderCard extends CardBase {
  readonly kind: 'leader';
  readonly symbols?: Symbols;
  readonly abilities?: readonly Ability[];
  readonly effect?: EffectKey;
}

export interface WonderCard extends CardBase {
  readonly kind: 'wonder';
  /** Resources for each stage, from left to right. */
  readonly stages: readonly number[];
  readonly symbols?: Symbols;
  readonly abilities?: readonly Ability[];
  /** Culture scored once, on completion. */
  readonly onCompletion?: readonly Share[];
  readonly effect?: EffectKey;
}

/** What an action card lets its player do; the action inside it costs no further civil action. */
export type Play =
  | { readonly does: 'gain'; readonly gain: Goods }
  | { readonly does: 'gain-one-of'; readonly choices: readonly Goods[] }
  | { readonly does: 'increase-population'; readonly afterwards: Goods }
  | { readonly does: 'develop-technology'; readonly afterwards: Goods }
  | { readonly does: 'build-wonder-stage'; readonly cheaper: number }
  | { readonly does: 'build-or-upgrade'; readonly kinds: readonly WorkerKind[]; readonly cheaper: number }
  | { readonly does: 'upgrade'; readonly kinds: readonly WorkerKind[]; readonly cheaper: number }
  /** For each civilization ahead of yours in this, as much as the number of players says. */
  | {
      readonly does: 'gain-per-rival-ahead';
      readonly in: 'strength' | 'culture';
      readonly what: 'military-resources' | 'culture';
      readonly amount: ByPlayers<number>;
    };

/** A number printed once for each number of players still in the game. */
export type ByPlayers<T> = Readonly<Record<2 | 3 | 4, T>>;

export interface ActionCard extends CardBase {
  readonly kind: 'action';
  readonly play: Play;
}

/** Whom an event strikes. Ties go by distance from the current player, but the two that say `all` keep theirs. */
export type Whom =
  | 'everyone'
  | 'strongest'
  | 'two-strongest'
  | 'weakest'
  | 'two-weakest'
  | 'most-culture'
  | 'most-culture-if-among-two-weakest'
  | 'all-with-most-happy-faces'
  /** Nobody, if nobody has a discontent worker. */
  | 'all-with-most-discontent-workers';

export type ProductionStep = 'corruption' | 'food' | 'consumption' | 'resources';

export type Outcome =
  | { readonly does: 'gain'; readonly gain: Goods }
  | { readonly does: 'gain-one-of'; readonly choices: readonly Goods[] }
  /** Food and resources in any mix, the player's choice. */
  | { readonly does: 'gain-mix'; readonly amount: number }
  | { readonly does: 'gain-shares'; readonly what: 'culture' | 'science' | 'food'; readonly shares: readonly Share[] }
  | {
      readonly does: 'gain-by-rank';
      readonly in: 'science-rating' | 'strength';
      readonly culture: ByPlayers<readonly number[]>;
    }
  | { readonly does: 'lose'; readonly lose: Goods }
  /** Food and resources in any mix, the player's choice. */
  | { readonly does: 'lose-mix'; readonly amount: number }
  | {
      readonly does: 'lose-shares';
      readonly what: 'culture' | 'population' | 'civil-action';
      readonly shares: readonly Share[];
    }
  | { readonly does: 'lose-all'; readonly what: 'food' }
  | { readonly does: 'lose-colony' }
  | { readonly does: 'take'; readonly from: 'weakest'; readonly what: 'yellow-tokens'; readonly amount: number }
  | { readonly does: 'destroy-own'; readonly kinds: readonly WorkerKind[] }
  /** May be declined; needs an unused worker and, in a city, room under the limit. */
  | { readonly does: 'build-free'; readonly on: 'religion' | 'warriors' }
  | { readonly does: 'produce'; readonly steps: readonly ProductionStep[] };

export interface EventStep {
  readonly whom: Whom;
  readonly outcome: Outcome;
  /** What happens instead in Age IV, when there are no military cards to draw. */
  readonly inAgeIV?: Outcome;
}

/** An event is a list of steps, carried out from first to last, or code. */
export type EventCard = CardBase & { readonly kind: 'event' } & (
    | { readonly steps: readonly EventStep[]; readonly effect?: never }
    | { readonly effect: EffectKey; readonly steps?: never }
  );

export interface TerritoryCard extends CardBase {
  readonly kind: 'territory';
  /** What the colony gives as long as one holds it. */
  readonly symbols: Symbols;
  /** What the colonizer gets once, after the symbols apply. */
  readonly onColonizing: Goods;
}

/** What a successful aggression does to the rival and for the attacker. */
export type Spoils =
  /** Food and resources in any mix, the attacker's choice. */
  | { readonly does: 'take-mix'; readonly amount: number }
  | { readonly does: 'take'; readonly what: 'science' | 'culture'; readonly amount: number }
  | { readonly does: 'hurt-and-gain'; readonly rivalLoses: Goods; readonly gain: Goods }
  /** One urban building for each number, of that level or lower; half of their printed cost, rounded up, is gained. */
  | { readonly does: 'raid'; readonly highestLevels: readonly Level[] };

export type AggressionCard = CardBase & { readonly kind: 'aggression'; readonly militaryActions: number } & (
    | { readonly spoils: Spoils; readonly effect?: never }
    | { readonly effect: EffectKey; readonly spoils?: never }
  );

export interface WarCard extends CardBase {
  readonly kind: 'war';
  readonly militaryActions: number;
  /** The victor takes the base, and 1 more for every so many points of strength advantage. */
  readonly takes: {
    readonly what: 'science' | 'culture' | 'yellow-tokens';
    readonly base: number;
    readonly oneMorePer: number;
  };
  readonly effect?: EffectKey;
}

export interface PactSide {
  readonly symbols?: Symbols;
  readonly abilities?: readonly Ability[];
}

export interface PactCard extends CardBase {
  readonly kind: 'pact';
  readonly sides: { readonly both: PactSide } | { readonly A: PactSide; readonly B: PactSide };
  /** What the pact says about one party attacking the other. */
  readonly attack: 'allowed' | 'forbidden' | 'ends-the-pact';
  /** Strength for a party that attacks the other. */
  readonly attackerStrength?: number;
}

export interface TacticCard extends CardBase {
  readonly kind: 'tactic';
  /** The units of one army. */
  readonly army: Readonly<Partial<Record<Exclude<UnitKind, 'air-force'>, number>>>;
  /** What each army adds to strength. */
  readonly strength: number;
  /** What it adds when a unit in it is two or more levels behind; Age I tactics never fall behind. */
  readonly outdated?: number;
}

export interface BonusCard extends CardBase {
  readonly kind: 'bonus';
  readonly defense: number;
  readonly colonization: number;
}

/** One card as its file records it. */
export type CardRecord =
  | ProductionCard
  | UrbanCard
  | UnitCard
  | SpecialCard
  | GovernmentCard
  | LeaderCard
  | WonderCard
  | ActionCard
  | EventCard
  | TerritoryCard
  | AggressionCard
  | WarCard
  | PactCard
  | TacticCard
  | BonusCard;
