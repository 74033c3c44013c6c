import type { News } from '@ecumene/client';
import type { Happening } from '@ecumene/engine';
import type { Fall, GameScreen, Scene } from '../games/game-screen.ts';

/** One event of the theatre: what began it and what came of it. */
export interface Act {
  /** The same whenever the story is told anew. */
  readonly id: string;
  readonly kind: NonNullable<Scene['opens']>;
  readonly lines: readonly Happening[];
  /** It asks people, and goes on with what they answer. */
  readonly asks: boolean;
  /** Whom it happens to, where others go on at once with it. */
  readonly to?: string;
  /** Nothing joins it any more. */
  readonly closed?: true;
  /** It is a blow for whoever looks. */
  readonly strikes?: true;
  readonly areas: readonly string[];
  readonly falls: readonly Fall[];
}

/**
 * The acts after some more has happened. What belongs to an act joins the latest one or, where several go on at once, the
 * one of whom it happens to; what concerns somebody else alone, not whom the person at this screen leads, is left out.
 */
export function moreActs(
  game: Pick<GameScreen, 'scene'>,
  acts: readonly Act[],
  news: readonly News[],
  own?: string,
): readonly Act[] {
  let all = acts;
  for (const { number, happening } of news) {
    const scene = game.scene(happening);
    if (scene === undefined || (scene.concerns !== undefined && scene.concerns.id !== own)) continue;
    const latest = all.at(-1);
    const isOpen = latest !== undefined && !latest.closed;
    const struck = isStruck(scene, scene.opens ?? latest?.kind, own) && { strikes: true as const };
    if (scene.closes || (scene.by !== undefined && scene.by === own)) all = closed(all);
    else if (scene.opens !== undefined && !(scene.answers && isOpen)) {
      const { opens: kind, asks = false, areas, falls = [], to } = scene;
      const act = { id: `${number} ${all.length}`, kind, lines: [happening], asks, areas, falls, ...struck };
      all = [...all, to === undefined ? act : { ...act, to }];
    } else if (isOpen) {
      const place = joinedBy(scene, all);
      all = all.with(place, { ...grown(all[place] ?? latest, scene, happening), ...struck });
    }
  }
  return all;
}

/** Which act a scene joins. */
function joinedBy({ to }: Scene, acts: readonly Act[]): number {
  const alone = acts.findLastIndex((act) => act.to === undefined || act.closed);
  const own = to === undefined ? -1 : acts.findLastIndex((act) => act.to === to);
  return own > alone ? own : acts.length - 1;
}

function grown(act: Act, { areas, falls = [] }: Scene, happening: Happening): Act {
  return {
    ...act,
    lines: [...act.lines, happening],
    areas: [...new Set([...act.areas, ...areas])],
    falls: [...act.falls, ...falls],
  };
}

/** Whether it is a blow for somebody. That tokens fall in conflicts, or are too many to feed, is no more than usual. */
function isStruck({ costs, falls = [] }: Scene, kind: Act['kind'] | undefined, own: string | undefined): boolean {
  if (own === undefined) return false;
  return (
    costs === own ||
    falls.some(({ nation, is }) => nation === own && (is === 'city' || kind === 'calamity' || kind === 'ability'))
  );
}

/** The acts of a story, as far as it has been told. */
export interface Performed {
  readonly story: readonly News[];
  readonly acts: readonly Act[];
}

/** Goes on with a story from entry `since`. Where it does not go on from what was told, something was taken back: all begins anew. */
export function goOn(
  game: Pick<GameScreen, 'scene'>,
  before: Performed,
  story: readonly News[],
  since: number,
  own?: string,
): Performed {
  const told = before.story.length;
  const isMore = told === 0 || before.story[told - 1] === story[told - 1];
  const more = story.slice(isMore ? told : 0).filter(({ number }) => number >= since);
  return { story, acts: moreActs(game, isMore ? before.acts : [], more, own) };
}

function closed(acts: readonly Act[]): readonly Act[] {
  const latest = acts.at(-1);
  return latest === undefined || latest.closed ? acts : [...acts.slice(0, -1), { ...latest, closed: true }];
}

/** Whether an act that asks people has brought more since it was seen. */
export function goesOn(seen: Act | undefined, now: Act): boolean {
  return now.asks && seen?.id === now.id && now.lines.length > seen.lines.length;
}

/** Which of the acts asks where play stands, if any does. */
export function actThatAsks(
  { asksIn }: Pick<GameScreen, 'asksIn'>,
  acts: readonly Act[],
  where: readonly string[],
): number | undefined {
  const place = acts.findLastIndex(({ lines: [opening] }) => opening !== undefined && asksIn?.(opening, where));
  return place < 0 ? undefined : place;
}

/** Whether a happening begins an act, whatever went before it. */
export function beginsAct(game: Pick<GameScreen, 'scene'>, happening: Happening): boolean {
  const scene = game.scene(happening);
  return scene?.opens !== undefined && !scene.answers;
}

/** The act that begins with the first of what happened, and ends where the next begins. */
export function actFrom(game: Pick<GameScreen, 'scene'>, news: readonly News[]): Act | undefined {
  const next = news.findIndex(({ happening }, place) => place > 0 && beginsAct(game, happening));
  const [first] = news;
  const own = first === undefined ? undefined : game.scene(first.happening)?.concerns?.id;
  return moreActs(game, [], next < 0 ? news : news.slice(0, next), own)[0];
}
