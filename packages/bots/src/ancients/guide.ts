import type { AncientView, Book, CalamityRow, PublicState } from '@ecumene/ancients';
import type { Question } from '@ecumene/engine';
import type { BoardPosition, PurchaseStyle } from './board-position.ts';
import type { GoodsByPlace } from './goods.ts';
import type { Heard } from './heard.ts';
import type { Temperament } from './temperament.ts';
import type { Worths } from './worths.ts';

/** What bots know of one Civilization game: its book, how to read a view of it, and what things are worth in it. */
export interface Guide<S extends PublicState, V extends AncientView> {
  /** The name of the game. */
  readonly game: string;
  readonly book: Book<S>;
  /** The book for a moment in which it is read differently. */
  readonly bookAt?: (state: S) => Book<S>;
  readonly decode: (view: V) => S;
  /** All commodities of the game, and those of them that are not in play. */
  readonly goods: GoodsByPlace<S>;
  readonly absent: (state: S) => readonly number[];
  readonly worths: Worths;
  /** What a calamity strikes a nation as; as itself, if not said. */
  readonly strikesAs?: (state: S, nation: number, calamity: string) => string;
  /** How much a calamity takes from a nation that holds it, after all that its advances change. */
  readonly suffers: (state: S, nation: number, row: CalamityRow) => number;
  /** Advances that make a calamity milder for their owner. */
  readonly eases: (calamity: string) => readonly string[];
  /** What an advance will take off the prices of others that a nation does not hold yet. */
  readonly credits: (advance: string, held: Readonly<Record<string, number>>) => number;
  /** Points besides treasury that pay for advances. */
  readonly funds: (state: S, nation: number) => number;
  readonly purchase: PurchaseStyle;
  /** Events that change the hand of whoever hears of them during a trade. */
  readonly handChanges: ReadonlySet<string>;
  /** How questions are answered that only this game asks. */
  readonly choices: Readonly<Record<string, Choice<S>>>;
  /** Whether ships are built and kept while moving, or in a phase of their own. */
  readonly ships: 'while-moving' | 'before-moving';
}

/** A choice that needs no plan. It says its answer, or nothing where it does not apply. */
export type Choice<S extends PublicState = PublicState> = (
  position: BoardPosition,
  temper: Temperament,
  question: Question,
  heard: Heard,
  state: S,
) => unknown;
