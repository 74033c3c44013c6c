import type {
  AbilityPolicy,
  AbilityUse,
  AncientEvent,
  AncientView,
  Because,
  Book,
  Followed,
  NationView,
  PublicState,
} from '@ecumene/ancients';
import type { Happening, Seat } from '@ecumene/engine';
import type { ComponentType } from 'react';
import type { Chapter } from '../../reference/Almanac.tsx';
import type { ControlProps, GameScreen } from '../game-screen.ts';
import type { Reference } from './calamity-changes.ts';
import type { PurchasesOfGame } from './purchases/shop.ts';
import type { TradeCards } from './trade/hand.ts';

/** Something asked of the book of a game, whatever else its state holds. */
export type BookQuestion<T> = <S extends PublicState>(book: Book<S>, state: S) => T;

/** How many of something a marker lacks for a space of the track. */
export interface Missing {
  readonly what: string;
  readonly n: number;
}

/** What a Civilization game brings to the screens that all of them share. */
export interface AncientGame<V extends AncientView = AncientView> {
  /** Asks the book about what a view shows. */
  ask<T>(view: V, question: BookQuestion<T>): T;
  /** Follows planned moves of a nation by the rules. */
  follow(view: V, nation: string, moves: readonly unknown[]): Followed<V>;
  /** In which order people choose their nations. */
  choosing(view: V): readonly Seat[];
  /** After which turn the game ends at the latest; 0 where nobody knows. */
  lastTurn(view: V): number;
  /** The parts of a score, as the book names them, in order; `hand` is what hands are worth besides when the game is over. */
  readonly scoreParts: readonly ScorePart[];
  readonly trade: TradeOfGame<V>;
  /** Why units went, where it is not plain from what happened. */
  becauseOf(happening: Pick<Happening<AncientEvent>, 'event' | 'rule'>): Because | undefined;
  /** The calamities in the order in which they strike. */
  readonly calamities: readonly Reference[];
  /** What that order is, and how many strike one player at this table. */
  calamityOrder(view: V): Ruled;
  /** What a calamity would do to a nation that held it now, its advances counted; nothing, where that cannot be told ahead. */
  calamityNow?(view: V, nation: string, calamity: string): string | undefined;
  /** How points are counted. */
  readonly scoring: Ruled;
  /** What decides between equal totals; nothing, if such nations share their rank. */
  readonly ties?: Ruled;
  /** Chapters of the almanac that only this game has. */
  readonly almanac?: readonly Chapter[];
  /** The epochs of the track, first to last. */
  readonly epochs: readonly string[];
  /** What its advances are called, and one of them. */
  readonly advances: string;
  readonly advance: string;
  /** What a marker lacks, where this game has words of its own for it. */
  missing?(missing: Missing): string | undefined;
  readonly purchases: PurchasesOfGame<V>;
  /** What a policy for special abilities would do with those that are open; nothing, if it has no use for any. */
  abilityNow?(view: V, nation: string, policy: AbilityPolicy, open: readonly string[]): AbilityUse | undefined;
  /** Ships that are built and kept while moving. */
  readonly shipyard?: Shipyard;
  /** What a calamity would do to a nation now, where that is a number its advances change. */
  workedOut?(view: V, nation: NationView, calamity: string): Worked | undefined;
  /** What else there is to know about a nation. */
  readonly About?: ComponentType<{ readonly nation: NationView }>;
  /** What there is to know about a nation before somebody plays it. */
  readonly Portrait?: ComponentType<{ readonly nation: string }>;
}

/** What a calamity would do to a nation, its advances counted in. */
export interface Worked {
  /** The calamity it is treated as, where that is another. */
  readonly as?: string;
  /** To the nation that holds it, and to one that somebody else's hits. */
  readonly own?: WorkedAmount;
  readonly others?: WorkedAmount;
}

export interface WorkedAmount {
  readonly printed: string;
  readonly yours: string;
  /** What counts, and by how much. */
  readonly changes: Readonly<Record<string, number>>;
  /** What own advances change besides that number, each in a sentence. */
  readonly besides?: readonly { readonly card: string; readonly does: string }[];
}

/** A sentence of ours with the paragraph behind it. */
interface Ruled {
  readonly says: string;
  readonly rule: string;
}

interface ScorePart {
  readonly id: string;
  readonly name: string;
  /** Shown only where it counts something. */
  readonly isRare?: true;
}

/** A nation's points, and what they are made of. */
export interface Score {
  readonly nation: NationView;
  readonly rank: number;
  readonly total: number;
  /** Points by part; a part that is not there counts nothing. */
  readonly parts: Readonly<Record<string, number>>;
}

/** The screen of a Civilization game. */
export interface AncientScreen<V extends AncientView = AncientView> extends GameScreen<V, AncientEvent> {
  readonly ancients: AncientGame<V>;
}

export function isAncientScreen(game: GameScreen): game is AncientScreen {
  return 'ancients' in game;
}

/** How a game trades. */
export interface TradeOfGame<V extends AncientView = AncientView> {
  /** The trade cards in play at a table, with what they are worth to a nation. */
  cards(view: V, nation?: NationView): TradeCards;
  /** Whether a card of the hand may be given away at all. */
  mayGive(view: V, card: string): boolean;
  /** What others may hold; `players` is how many sit at the table, `story` all that happened, the latest last. */
  outThere(view: V, players: number, story: readonly AncientEvent[]): OutThere;
  /** The way to the other side of a trade, where there are several. */
  readonly Way?: ComponentType<WayProps>;
  /** Whether nobody sees how many cards a stack holds. */
  readonly hidesStacks?: true;
  /** Where cards come from several blocks of stacks: their names, and how many stacks each has. */
  blocks?(view: V): Blocks | undefined;
  /** What a nation asks of those who trade through it. */
  readonly Toll?: ComponentType<TollProps>;
}

/** Blocks of stacks. Whoever plays in one draws from its stacks alone. */
export interface Blocks {
  readonly names: readonly string[];
  /** A letter for each, to be told apart without colour. */
  readonly signs: readonly string[];
  /** How many stacks a block has. */
  readonly levels: number;
  /** In which block a nation plays. */
  of(nation: string): number;
}

export interface WayProps {
  readonly through: string | null;
  set(through: string | null): void;
}

export interface TollProps {
  act(move: unknown): void;
}

/** What others may hold, as everybody could know who has counted along. */
export interface OutThere {
  /** Trade cards in other hands. */
  readonly cards: number;
  /** Calamities that may be among them and can be passed on. */
  readonly calamities: readonly string[];
  /** How many cards of a commodity others may hold. */
  commodity(id: string): number;
}

/** How ships are built and kept during movement. */
interface Shipyard {
  /** Ships to keep, and the way to new ones, beside the other buttons of movement. */
  readonly Row: ComponentType<ShipyardRowProps>;
  /** Where a new ship is built, and what pays for it. */
  readonly Build: ComponentType<ShipyardBuildProps>;
}

interface ShipyardProps extends Pick<ControlProps, 'answer'> {
  readonly own: NationView;
}

export interface ShipyardRowProps extends ShipyardProps {
  build(): void;
}

export interface ShipyardBuildProps extends ShipyardProps {
  leave(): void;
}
