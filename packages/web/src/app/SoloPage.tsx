import type { Text } from '@ecumene/engine';
import { type ReactElement, useEffect, useState } from 'react';
import type { GameScreen } from '../games/game-screen.ts';
import { screenOf, TITLES } from '../games/index.ts';
import type { SoloTable } from '../port/protocol.ts';
import { Solo } from '../port/solo.ts';
import { TableScreen } from '../table/TableScreen.tsx';
import { inWords, t } from '../text/text.ts';
import { Link } from './router.tsx';

interface Laid {
  readonly solo: Solo;
  readonly table: SoloTable;
  readonly game: GameScreen;
  readonly notice: Text | null;
}

/** A table kept on this device. */
export function SoloPage({ id }: { readonly id: string }): ReactElement {
  const [laid, setLaid] = useState<Laid | undefined>(undefined);
  const [fault, setFault] = useState<string | undefined>(undefined);
  useEffect(() => {
    let here = true;
    let opened: Solo | undefined;
    const lay = async (): Promise<void> => {
      const { solo, table, notice } = await Solo.resume(id);
      opened = solo;
      if (!here) return solo.close();
      setLaid({ solo, table, notice, game: await screenOf(table.game) });
    };
    lay().catch((error: unknown) => here && setFault(error instanceof Error ? error.message : String(error)));
    return () => {
      here = false;
      opened?.close();
    };
  }, [id]);
  if (fault !== undefined) return <Missing why={fault} />;
  if (laid === undefined) return <main className="table-waiting">{t('The table is being laid …')}</main>;
  return <AtSolo {...laid} />;
}

function AtSolo({ solo, table, game, notice }: Laid): ReactElement {
  const [seat = ''] = table.people;
  const port = solo.port(table.game, seat);
  return (
    <TableScreen port={port} game={game} title={TITLES[table.game] ?? table.game}>
      {notice !== null && <p role="status">{inWords(notice)}</p>}
    </TableScreen>
  );
}

function Missing({ why }: { readonly why: string }): ReactElement {
  return (
    <main className="table-waiting">
      <div>
        <p>{why}</p>
        <Link className="button" to="/">
          {t('To the front page')}
        </Link>
      </div>
    </main>
  );
}
