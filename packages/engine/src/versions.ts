import type { Game } from './game.ts';
import type { Entry } from './journal.ts';

type Versioned = Pick<Game, 'version' | 'earlier'>;

/** The versions of its rules a game plays to the letter, the newest first. */
function playable({ version, earlier = [] }: Versioned): readonly string[] {
  return [version, ...earlier];
}

/** Whether a game still plays tables that were opened under a version of its rules as it did then. */
export function stillPlays(game: Versioned, version: string): boolean {
  return playable(game).includes(version);
}

/** The versions of the rules a table was played under, in order. */
export function versionsOf({
  setup,
  rules,
  journal,
}: {
  readonly setup: { readonly rules?: string };
  readonly rules: string;
  readonly journal: readonly Entry[];
}): readonly string[] {
  return [setup.rules ?? rules, ...journal.flatMap((entry) => (entry.is === 'new-rules' ? [entry.version] : []))];
}

/** Why a table that was played under these versions cannot be replayed from its first deal on here, if so. */
export function whyNotReplayed(game: Versioned, played: readonly string[]): string | undefined {
  const [first = '', ...later] = played;
  if (later.length === 0 && stillPlays(game, first)) return undefined;
  const here = playable(game).join(' or ');
  return `it was played under version ${played.join(', then ')} of the rules; this program can replay version ${here}`;
}
