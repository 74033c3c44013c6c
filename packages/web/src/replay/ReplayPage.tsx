import { type ReactElement, useEffect, useState } from 'react';
import { NotThere } from '../app/NotThere.tsx';
import { usePlace } from '../app/router.tsx';
import type { GameScreen } from '../games/game-screen.ts';
import { screenOf, titleOf } from '../games/index.ts';
import { whyNot } from '../people/server.ts';
import { t } from '../text/text.ts';
import { type Annals, annalsOnDevice, annalsOnServer } from './annals.ts';
import { ReplayScreen } from './ReplayScreen.tsx';
import type { Eyes } from './study-protocol.ts';

interface Opened {
  readonly annals: Annals;
  readonly game: GameScreen;
}

/** Opens annals and the screen of their game, for as long as the page is there. */
export function useOpened(open: () => Promise<Annals>, key: string): Opened | string | undefined {
  const [opened, setOpened] = useState<Opened | string | undefined>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is opened is known by its key.
  useEffect(() => {
    let here = true;
    let mine: Annals | undefined;
    const lay = async (): Promise<void> => {
      mine = await open();
      const game = await screenOf(mine.about.game);
      if (here) setOpened({ annals: mine, game });
      else mine.close();
    };
    setOpened(undefined);
    lay().catch((error: unknown) => here && setOpened(whyNot(error)));
    return () => {
      here = false;
      mine?.close();
    };
  }, [key]);
  return opened;
}

/** The past of a table, on this device or on the server. */
export function ReplayPage({ at, id }: { readonly at: 'solo' | 'table'; readonly id: string }): ReactElement {
  const { searchParams } = usePlace();
  const opened = useOpened(() => (at === 'solo' ? annalsOnDevice(id) : annalsOnServer(id)), `${at} ${id}`);
  if (opened === undefined) return <main className="table-waiting">{t('Loading replay …')}</main>;
  if (typeof opened === 'string') return <NotThere why={opened} />;
  const { annals, game } = opened;
  const entry = searchParams.get('at');
  const thing = searchParams.get('of');
  return (
    <ReplayScreen
      annals={annals}
      game={game}
      title={t('Replay: {title}', { title: annals.name ?? titleOf(annals.about.game) })}
      eyes={eyesFor(annals, searchParams.get('seat'))}
      {...(entry !== null &&
        /^\d+$/.test(entry) && { first: { entry: Number(entry), ...(thing !== null && { sought: { thing } }) } })}
    />
  );
}

/** While people share a device, each looks only through their own eyes. */
function eyesFor({ about: { over, eyes } }: Annals, seat: string | null): readonly Eyes[] {
  const own = seat !== null && eyes.includes(seat) ? [seat] : [];
  if (over) return [...new Set([...own, ...eyes]), null];
  return [...(own.length > 0 || eyes.length !== 1 ? own : eyes), null];
}
