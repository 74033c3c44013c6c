import type { Ancients, NationNumber } from '@ecumene/ancients';
import type { Seat, World } from '@ecumene/engine';
import type { FullCredits } from './book/state.ts';
import type { AbilityId } from './data/abilities.ts';
import type { PackageId } from './data/packages.ts';
import type { CalamityId } from './data/trade-cards.ts';
import type { EpEvent } from './events.ts';
import type { EpOptions } from './options.ts';

/** The world of the Expansion Project: what the games share, and a little of its own. */
export interface EpWorld extends Omit<Ancients<EpOptions>, 'news'>, Pick<World<EpOptions, EpEvent>, 'news'> {
  outOfPlay: readonly number[];
  /** In which stacks each nation draws: the number before its first one. */
  readonly firstStacks: readonly number[];
  /** The random sequence in which civilizations are chosen, or dealt. */
  readonly sequence: Seat[];
  /** Credits that no advancement prints: those that count, and those chosen this turn. */
  readonly credits: FullCredits[];
  readonly newCredits: FullCredits[];
  /** Major calamities called this turn; null before they are. */
  called: CalamityId[] | null;
  /** Nations that had too many major calamities this turn, and how many of them they hold still. */
  majorsKept: Readonly<Record<number, number>>;
  /** Packages of a medium or short game by nation, from when they are revealed until people are placed. */
  packages: Readonly<Record<string, PackageId>>;
  /** What the nation whose turn it is can still do with its special abilities; null while nobody uses any. */
  using: Using | null;
  /** Nations whose players have announced that they leave. */
  leaving: NationNumber[];
}

/** A nation that uses its special abilities. Everything is kept here, so that play can rest at each question. */
export interface Using {
  readonly nation: NationNumber;
  readonly left: readonly AbilityId[];
  /** Trade Empire, while it goes on: what was asked for, and whom. */
  readonly asked: { readonly commodity: string; readonly players: readonly string[] } | null;
  /** Provincial Empire, while it goes on: who has yet to give how many cards. */
  readonly givers: readonly { readonly nation: NationNumber; readonly cards: number }[];
}
