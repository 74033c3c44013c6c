import type { Happening, Thing } from '@ecumene/engine';
import type { GameScreen } from '../games/game-screen.ts';
import { isSame, namedIn } from '../replay/named.ts';
import { t } from '../text/text.ts';

/** How much it weighs that something happened, the heaviest first. */
const WEIGHTS = ['blow', 'own', 'scene', 'deal', 'rest'] as const;
export type Weight = (typeof WEIGHTS)[number];

/** So many sentences are read out of what weighs more than the rest. */
const MOST = 3;

/** Something that happened, in words, and how much it weighs. */
export interface Announced {
  readonly words: string;
  readonly weight: Weight;
}

/**
 * How much a happening weighs for somebody: most, where a scene strikes or concerns them, then what comes of it for them,
 * then what strikes others, then what they bargained for or were told alone. Offers come in such numbers that they weigh
 * nothing.
 */
export function weightOf(
  game: Pick<GameScreen, 'tell' | 'scene' | 'isDeal' | 'offer'>,
  happening: Happening,
  self: Thing | undefined,
): Weight | undefined {
  if (game.offer?.(happening)) return undefined;
  const scene = game.scene(happening);
  const opens = scene?.opens !== undefined;
  const isOwn = namedIn(game.tell(happening)).some((thing) => self !== undefined && isSame(thing, self));
  if (isOwn && scene !== undefined && !scene.closes) return opens ? 'blow' : 'own';
  if (opens && scene.concerns === undefined) return 'scene';
  return isOwn && (game.isDeal?.(happening) || happening.knows !== 'all') ? 'deal' : 'rest';
}

/**
 * What happened since one last listened, short enough to be read out: the weightiest, or else the first thing, and how much
 * came besides.
 */
export function inShort(happened: readonly Announced[]): string {
  const told = happened
    .filter(({ words }) => words !== '')
    .toSorted((a, b) => WEIGHTS.indexOf(a.weight) - WEIGHTS.indexOf(b.weight));
  const weighty = told.filter(({ weight }) => weight !== 'rest').length;
  const said = told.slice(0, Math.min(MOST, Math.max(1, weighty)));
  const words = said.map((one) => one.words).join(' ');
  if (said.length === told.length) return words;
  return t('{told} {n, plural, one {1 more event.} other {# more events.}}', {
    told: words,
    n: told.length - said.length,
  });
}
