import type { ReactElement } from 'react';
import type { PhaseOfPlay } from '../games/game-screen.ts';

/** A text in which words in [square brackets] are terms: each leads to a rule, in order. */
export interface Told {
  readonly words: string;
  /** The paragraphs the terms lead to, without the name of the book. */
  readonly rules: readonly string[];
}

/** One of the things that decide a game. */
export interface Key extends Told {
  readonly title: string;
  readonly picture?: ReactElement;
}

/** How a game is played, to be read in ten minutes. */
export interface Guide {
  readonly goal: readonly Told[];
  /** The board in the middle of a game. */
  readonly picture: ReactElement;
  readonly turn: Told;
  readonly phases: readonly PhaseOfPlay[];
  readonly keys: readonly Key[];
  readonly mistakes: readonly Told[];
}

/** A piece of a text; a term leads to a rule. */
interface Piece {
  readonly text: string;
  readonly rule?: string;
}

const TERM = /\[([^\]]+)\]/g;

/** A text cut at its terms. */
export function piecesOf({ words, rules }: Told): readonly Piece[] {
  const terms = [...words.matchAll(TERM)];
  const pieces = terms.flatMap(({ 0: whole, 1: text = '', index }, place): Piece[] => {
    const before = terms[place - 1];
    const from = before === undefined ? 0 : before.index + before[0].length;
    const rule = rules[place];
    return [{ text: words.slice(from, index) }, rule === undefined ? { text: whole } : { text, rule }];
  });
  const last = terms.at(-1);
  return [...pieces, { text: words.slice(last === undefined ? 0 : last.index + last[0].length) }];
}

/** All texts of a guide. */
export function toldIn({ goal, turn, keys, mistakes }: Guide): readonly Told[] {
  return [...goal, turn, ...keys, ...mistakes];
}
