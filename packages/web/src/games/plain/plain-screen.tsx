import type { Happening } from '@ecumene/engine';
import type { AnyGame, ListedGame } from '@ecumene/games';
import type { PastOfGame } from '../../charts/past-of-game.ts';
import { named } from '../../text/text.ts';
import type { GameScreen } from '../game-screen.ts';
import { PlainBadge } from './PlainBadge.tsx';
import { PlainRail } from './PlainRail.tsx';
import { PlainStage } from './PlainStage.tsx';

/** Nothing is marked or drawn of the past of a game that says nothing about it. */
const PLAIN_PAST: PastOfGame = { turnBegins: () => undefined, mark: () => undefined, lanes: [], figures: () => [] };

/** What the screen of a game is made from if it brings none. */
type Spoken = Pick<AnyGame, 'name' | 'title' | 'tell' | 'called'>;

/** The screen of a game that brings none of its own: what is seen as a table, and the plain control for each question. */
export function plainScreen(game: Spoken, rules: ListedGame['rules']): GameScreen {
  return {
    name: game.name,
    title: game.title,
    tell: (happening: Happening) => game.tell(happening),
    called: (thing) => named(game.called(thing)),
    phases: [],
    turn: () => undefined,
    lastTurn: () => undefined,
    Stage: PlainStage,
    Rail: PlainRail,
    panels: [],
    controls: {},
    lasting: [],
    rules,
    Badge: PlainBadge,
    scene: () => undefined,
    hints: [],
    past: async () => PLAIN_PAST,
    chapters: [],
  };
}
