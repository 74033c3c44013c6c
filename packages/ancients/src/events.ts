import type { Seat } from '@ecumene/engine';
import type { Change } from './book/calamity-changes.ts';
import type { DeclineReason } from './trade/decline-reason.ts';

/** So many, by area, nation or card. */
export type Tally = Readonly<Record<string, number>>;

/** Why units go, where that is not plain from the event. */
export type Because = 'unsupported' | 'revolt' | 'pirates' | 'conflict';

/** Some units: tokens by area, and areas with a city. */
export interface Force {
  readonly tokens: Tally;
  readonly cities: readonly string[];
}

/** What can happen only where calamities are called one by one, and where nations have special abilities. */
export type AbilityEvent =
  // Taxes
  | { readonly what: 'revolt-fails'; readonly nation: string }
  // Calamities
  | { readonly what: 'calamity-called'; readonly calamity: string }
  | { readonly what: 'treasury-lost'; readonly nation: string; readonly tokens: number }
  | { readonly what: 'treasury-paid'; readonly nation: string; readonly tokens: number }
  | { readonly what: 'victims-named'; readonly nation: string; readonly victims: readonly string[] }
  | { readonly what: 'cyclone-forms'; readonly nation: string; readonly sea: string }
  | { readonly what: 'stepped-back'; readonly nation: string; readonly step: number; readonly steps: number }
  | {
      readonly what: 'units-selected';
      readonly nation: string;
      readonly by: string;
      readonly areas: readonly string[];
      readonly points: number;
    }
  // Special abilities
  | { readonly what: 'ability-used'; readonly nation: string; readonly ability: string; readonly area?: string }
  | { readonly what: 'treasury-gained'; readonly nation: string; readonly tokens: number }
  | { readonly what: 'card-asked'; readonly nation: string; readonly from: string; readonly given: boolean }
  | { readonly what: 'cards-sold'; readonly nation: string; readonly cards: Tally; readonly treasury: number }
  // Purchases
  | { readonly what: 'credits-chosen'; readonly nation: string; readonly advance: string; readonly credits: Tally }
  | { readonly what: 'advance-free'; readonly nation: string; readonly advance: string; readonly with: string }
  | {
      readonly what: 'discounted';
      readonly nation: string;
      readonly advance: string;
      readonly by: string;
      readonly points: number;
    }
  // Leaving
  | { readonly what: 'region-closed'; readonly nation: string }
  | { readonly what: 'hand-discarded'; readonly nation: string; readonly cards: readonly string[] }
  | { readonly what: 'tokens-resettled'; readonly nation: string; readonly from: Tally; readonly to: Tally };

/**
 * What can happen in the Civilization games. Nations, areas and cards are named as people know them. Private ones, which
 * only some seats learn of, speak to whom it concerns.
 */
export type AncientEvent =
  | AbilityEvent
  // Setting up, coming and going
  | { readonly what: 'place-cards'; readonly order: readonly Seat[] }
  | { readonly what: 'nation-chosen'; readonly seat: Seat; readonly nation: string }
  | { readonly what: 'nation-left'; readonly nation: string; readonly keeps: number }
  | { readonly what: 'turn-begins'; readonly turn: number }
  // Tokens and cities
  | { readonly what: 'tokens-placed'; readonly nation: string; readonly area: string; readonly tokens: number }
  | {
      readonly what: 'tokens-removed';
      readonly nation: string;
      readonly area: string;
      readonly tokens: number;
      readonly because?: Because;
    }
  | {
      readonly what: 'tokens-replaced';
      readonly nation: string;
      readonly by: string;
      readonly area: string;
      readonly tokens: number;
    }
  | {
      readonly what: 'surplus-removed';
      readonly nation: string;
      readonly areas: readonly string[];
      readonly counts: readonly number[];
    }
  | {
      readonly what: 'city-built';
      readonly nation: string;
      readonly area: string;
      readonly tokens: number;
      readonly treasury: number;
      /** Tokens of areas around it, by area. */
      readonly from?: Tally;
    }
  | { readonly what: 'city-eliminated'; readonly nation: string; readonly area: string; readonly because?: Because }
  | {
      readonly what: 'city-reduced';
      readonly nation: string;
      readonly area: string;
      readonly tokens: number;
      readonly because?: Because;
    }
  | {
      readonly what: 'city-taken';
      readonly nation: string;
      readonly from: string;
      readonly area: string;
      readonly because?: Because;
    }
  // Taxation, population, census
  | {
      readonly what: 'taxed';
      readonly nation: string;
      readonly rate: number;
      readonly tokens: number;
      readonly unpaid: number;
    }
  | {
      readonly what: 'grew';
      readonly nation: string;
      readonly areas: readonly string[];
      readonly counts: readonly number[];
      readonly tokens: number;
    }
  | { readonly what: 'census'; readonly order: readonly string[]; readonly tokens: readonly number[] }
  // Ships and movement
  | {
      readonly what: 'ship-built';
      readonly nation: string;
      readonly ship: number;
      readonly area: string;
      readonly levy: number;
      readonly treasury: number;
    }
  | {
      readonly what: 'ship-kept';
      readonly nation: string;
      readonly ship: number;
      readonly area: string;
      readonly by: 'treasury' | 'levy';
    }
  | { readonly what: 'ship-lost'; readonly nation: string; readonly ship: number; readonly area: string }
  | {
      readonly what: 'marched';
      readonly nation: string;
      readonly from: string;
      readonly to: string;
      readonly via?: string;
      readonly tokens: number;
    }
  | {
      readonly what: 'sailed';
      readonly nation: string;
      readonly ship: number;
      readonly path: readonly string[];
      readonly loaded: number;
      readonly landed: number;
    }
  // Conflict
  | {
      readonly what: 'fought';
      readonly area: string;
      readonly before: Tally;
      readonly rounds: readonly (readonly string[])[];
      readonly after: Tally;
      readonly because?: Because;
    }
  | {
      readonly what: 'attack-failed';
      readonly nation: string;
      readonly area: string;
      readonly tokens: number;
      readonly needed: number;
    }
  | {
      readonly what: 'city-stormed';
      readonly nation: string;
      readonly defender: string;
      readonly area: string;
      readonly tokens: number;
      readonly defenders: number;
    }
  | { readonly what: 'card-seized'; readonly nation: string; readonly from: string }
  | { readonly what: 'card-seen'; readonly nation: string; readonly from: string; readonly card: string }
  | { readonly what: 'pillaged'; readonly nation: string; readonly tokens: number }
  // Trade cards and trade
  | { readonly what: 'cards-drawn'; readonly nation: string; readonly stacks: readonly number[] }
  | { readonly what: 'cards-seen'; readonly nation: string; readonly cards: readonly string[] }
  | { readonly what: 'card-bought'; readonly nation: string; readonly stack: number; readonly treasury: number }
  | {
      readonly what: 'offer-made';
      readonly nation: string;
      readonly offer: number;
      readonly to: string | null;
      readonly counters: number | null;
      readonly gives: number;
      readonly names: readonly string[];
      readonly wants: number;
      readonly asks: readonly string[];
    }
  | { readonly what: 'trade-ends'; readonly by: 'over' | 'closed' }
  | { readonly what: 'offer-withdrawn'; readonly nation: string; readonly offer: number }
  | {
      readonly what: 'offer-declined';
      readonly nation: string;
      /** The nation that made the offer. */
      readonly from: string;
      readonly offer: number;
      readonly why: DeclineReason | null;
      readonly card: string | null;
    }
  | { readonly what: 'traded'; readonly nations: readonly [string, string]; readonly gave: readonly [number, number] }
  | {
      readonly what: 'cards-received';
      readonly nation: string;
      readonly from: string;
      readonly cards: readonly string[];
    }
  // Calamities
  | { readonly what: 'calamities-come'; readonly count: number }
  | {
      readonly what: 'calamity-shown';
      readonly calamity: string;
      readonly nation: string;
      readonly trader: string | null;
    }
  | { readonly what: 'calamity-dropped'; readonly calamity: string; readonly nation: string }
  | {
      readonly what: 'calamity-strikes';
      readonly calamity: string;
      readonly nation: string;
      readonly trader: string | null;
    }
  | { readonly what: 'calamity-spares'; readonly calamity: string; readonly nation: string }
  | {
      readonly what: 'losses-shared';
      readonly nation: string;
      readonly of: 'points' | 'cities';
      readonly losses: Tally;
    }
  | { readonly what: 'cards-count'; readonly nation: string; readonly change: Change; readonly cards: Tally }
  // As it stands in stories kept from before changes were told; nothing makes it any more.
  | { readonly what: 'cards-count'; readonly nation: string; readonly cards: readonly string[] }
  | { readonly what: 'losses-due'; readonly nation: string; readonly points: number }
  | { readonly what: 'support-lost'; readonly nation: string; readonly tokens: number }
  | { readonly what: 'volcano-erupts'; readonly volcano: string; readonly areas: readonly string[] }
  | { readonly what: 'earth-quakes'; readonly nation: string; readonly areas: readonly string[] }
  | { readonly what: 'flood-rises'; readonly nation: string; readonly plain: string }
  | { readonly what: 'faction-joined'; readonly nation: string; readonly by: string; readonly units: Force }
  | { readonly what: 'nation-splits'; readonly nation: string; readonly first: Force; readonly second: Force }
  | { readonly what: 'faction-kept'; readonly nation: string; readonly faction: 'first' | 'second' }
  // Civilization cards and succession
  | {
      readonly what: 'cards-acquired';
      readonly nation: string;
      readonly cards: readonly string[];
      readonly spent: Tally;
      readonly treasury: number;
      /** The set that an advance made count one card more. Every stored purchase says it, also in games without such an advance. */
      readonly mined: string | null;
    }
  | { readonly what: 'cards-surrendered'; readonly nation: string; readonly cards: Tally }
  | { readonly what: 'stacks-refilled'; readonly stacks: Tally }
  | {
      readonly what: 'succession';
      readonly nation: string;
      readonly step: number;
      readonly moved: -1 | 0 | 1;
      readonly missing: string | null;
    }
  | {
      readonly what: 'game-ends';
      readonly because: 'finish' | 'all-cards' | 'time' | 'turns' | 'alone' | 'empty' | 'stopped';
    };
