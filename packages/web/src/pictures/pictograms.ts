import { useEffect, useState } from 'react';
import { useTable } from '../table/at-table.ts';

/** The outlines of pictures by kind and id: the picture, and a small one in its corner. */
export type Pictograms = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

/** The pictures of each game, fetched when a table of it is opened. */
const OF_GAMES: Readonly<Record<string, () => Promise<{ readonly default: Pictograms }>>> = {
  'advanced-civilization': () => import('pictograms:advanced-civilization'),
  'western-empires': () => import('pictograms:western-empires'),
  'expansion-project': () => import('pictograms:expansion-project'),
};

export const PICTURED_GAMES: readonly string[] = Object.keys(OF_GAMES);

const here = new Map<string, Pictograms>();
const fetched = new Map<string, Promise<Pictograms | undefined>>();

/** The pictures of a game; nothing where it has none of this sort. */
export function pictogramsOf(game: string): Promise<Pictograms | undefined> {
  const known = fetched.get(game);
  if (known !== undefined) return known;
  const load = Object.hasOwn(OF_GAMES, game) ? OF_GAMES[game] : undefined;
  const coming = load === undefined ? Promise.resolve(undefined) : load().then(({ default: all }) => keep(game, all));
  fetched.set(game, coming);
  return coming;
}

function keep(game: string, all: Pictograms): Pictograms {
  here.set(game, all);
  return all;
}

/** The pictures of a game once they have come: what they show is said beside them, so nobody waits for them. */
export function usePictograms(game: string): Pictograms | undefined {
  const [all, setAll] = useState(here.get(game));
  useEffect(() => {
    let isHere = true;
    pictogramsOf(game).then(
      (some) => {
        if (isHere) setAll(some);
      },
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, [game]);
  return all;
}

/** Those of the game at this table. */
export function usePictogramsHere(): Pictograms | undefined {
  return usePictograms(useTable().game.name);
}
