import type { TableInfo } from '@ecumene/client';
import type { ReactElement } from 'react';
import { goTo, Link } from '../app/router.tsx';
import { saveFile } from '../app/save-file.ts';
import { beginIfAlone } from '../lobby/begin-alone.ts';
import { keepInvite } from '../lobby/invites.ts';
import { JoinKept } from '../lobby/JoinKept.tsx';
import { useDoing } from '../people/doing.ts';
import { server } from '../people/server.ts';
import { t } from '../text/text.ts';

/** When the game is over: again with the same people, and the table as a file. */
export function Afterwards({ info }: { readonly info: TableInfo }): ReactElement | null {
  const { busy, fault, run } = useDoing();
  if (info.whatIf) return null;
  const again = (): Promise<boolean> =>
    run(async () => {
      const { table, invite } = await server.ask('rematch', { id: info.id }, {});
      if (invite !== undefined) {
        keepInvite(table.id, invite);
        await beginIfAlone(table);
      }
      goTo(`/table/${table.id}`);
    });
  return (
    <>
      {fault !== undefined && <span role="alert">{fault}</span>}
      {info.rematch !== null ? (
        <Link className="button primary" to={`/table/${info.rematch}`}>
          {t('Go to rematch')}
        </Link>
      ) : (
        info.mine.length > 0 && (
          <button type="button" className="button primary" disabled={busy} onClick={() => void again()}>
            {t('Play again')}
          </button>
        )
      )}
    </>
  );
}

/** Everybody at the old table is told that play goes on elsewhere; those who played have a seat there. */
export function RematchNote({ info }: { readonly info: TableInfo }): ReactElement | null {
  const { rematch, mine } = info;
  if (rematch === null) return null;
  return (
    <div className="table-note" role="status">
      <p>
        {mine.length > 0 ? t('There is a rematch. Your seat is reserved.') : t('There is a rematch. You can watch it.')}
      </p>
      {mine.length > 0 ? (
        <JoinKept id={rematch} />
      ) : (
        <Link className="button small" to={`/table/${rematch}`}>
          {t('Go to rematch')}
        </Link>
      )}
    </div>
  );
}

/** In the menu: a finished table as one file, whose deals anybody can prove. */
export function SaveTable({ id }: { readonly id: string }): ReactElement {
  const { busy, fault, run } = useDoing();
  const save = (): Promise<boolean> =>
    run(async () => saveFile(`ecumene-${id}.json`, await server.ask('exportTable', { id }, {})));
  return (
    <>
      <button type="button" className="menu-item" disabled={busy} onClick={() => void save()}>
        {t('Save table as file')}
      </button>
      {fault !== undefined && (
        <p role="alert" className="menu-fault">
          {fault}
        </p>
      )}
    </>
  );
}
