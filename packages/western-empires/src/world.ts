import type { Ancients, NationNumber } from '@ecumene/ancients';
import type { Seat, World } from '@ecumene/engine';
import type { FullCredits } from './book/state.ts';
import type { AbilityId } from './data/abilities.ts';
import type { ScenarioTokenId } from './data/short-game.ts';
import type { WeEvent } from './events.ts';
import type { WeOptions } from './options.ts';

/** The world of Western Empires: what the games share, and a little of its own. */
export interface WeWorld extends Omit<Ancients<WeOptions>, 'news'>, Pick<World<WeOptions, WeEvent>, 'news'> {
  outOfPlay: readonly number[];
  /** The random sequence in which civilizations are chosen. */
  readonly sequence: Seat[];
  readonly credits: FullCredits[];
  readonly newCredits: FullCredits[];
  /** How many calamities each nation showed that it holds, until they are over; they stay in hand until they are called. */
  calamitiesHeld: number[];
  /** Major calamities called this turn. */
  called: string[];
  /** In which turn a marker first entered the Late Iron Age, and whose markers did; nothing before. */
  lateIron: { readonly turn: number; readonly nations: readonly NationNumber[] } | null;
  /** The secret tokens of the Short Game by seat, until they are revealed. */
  shortGameTokens: Readonly<Record<Seat, ScenarioTokenId>>;
  /** The same once they are revealed, until all is done that they ask for. */
  revealedTokens: Readonly<Record<Seat, ScenarioTokenId>>;
  /** What the nation whose turn it is can still do with its special abilities; null while nobody uses any. */
  using: Using | null;
  /** Nations whose players have announced that they leave. */
  leaving: NationNumber[];
}

/** A nation that uses its special abilities. Everything is kept here, so that play can rest at each question. */
export interface Using {
  readonly nation: NationNumber;
  readonly left: readonly AbilityId[];
  /** Provincial Empire, while it goes on: who has yet to give a card. */
  readonly givers: readonly NationNumber[];
}
