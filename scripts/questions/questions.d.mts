import type { Text } from '@ecumene/engine';
import type { AnyGame } from '@ecumene/games';

export type Questions = Readonly<Record<string, readonly { readonly topic: string; readonly text: Text }[]>>;
export function questionsOf(game: AnyGame, games: number): Questions;
export function readQuestions(game: string): Questions;
