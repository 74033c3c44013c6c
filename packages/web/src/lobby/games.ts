import type { GameInfo } from '@ecumene/client';
import { useEffect, useState } from 'react';
import { server } from '../people/server.ts';

let told: Promise<readonly GameInfo[]> | undefined;

/** The games this server plays; asked once. */
function games(): Promise<readonly GameInfo[]> {
  told ??= server.ask('games', {}, {}).then(
    ({ games: all }) => all,
    (error: unknown) => {
      told = undefined;
      throw error;
    },
  );
  return told;
}

/** What the server tells about a game, as soon as it has. */
export function useGame(name: string): GameInfo | undefined {
  const [all, setAll] = useState<readonly GameInfo[]>([]);
  useEffect(() => {
    games().then(setAll, () => undefined);
  }, []);
  return all.find((game) => game.name === name);
}
