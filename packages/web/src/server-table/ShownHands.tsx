import type { PersonInfo, ServerTable, TableInfo } from '@ecumene/client';
import type { Seat } from '@ecumene/engine';
import { type ReactElement, useCallback, useEffect, useState } from 'react';
import { useDoing } from '../people/doing.ts';
import { Fault } from '../people/Fault.tsx';
import { server } from '../people/server.ts';
import { useTable } from '../table/at-table.ts';
import { Dialog } from '../table/Dialog.tsx';
import { Switch } from '../table/Switch.tsx';
import { t } from '../text/text.ts';

interface Viewer {
  readonly person: PersonInfo;
  readonly here: boolean;
  readonly sees: boolean;
}

interface ShowHandProps {
  readonly info: TableInfo;
  readonly seat: Seat;
  close(): void;
}

/** A player chooses which spectators see the hand. */
export function ShowHand({ info, seat, close }: ShowHandProps): ReactElement {
  const [viewers, setViewers] = useState<readonly Viewer[] | undefined>(undefined);
  const { busy, fault, run } = useDoing();
  const { id } = info;
  // biome-ignore lint/correctness/useExhaustiveDependencies: who watches is asked for once, when the dialog opens.
  useEffect(() => {
    void run(async () => setViewers((await server.ask('handViewers', { id, seat }, {})).people));
  }, [id, seat]);
  const show = (person: string, on: boolean): void => {
    void run(async () => setViewers((await server.ask('showHand', { id, seat }, { person, on })).people));
  };
  return (
    <Dialog title={t('Show your hand')} close={close}>
      <p>
        {t(
          'A spectator you choose sees everything you see, until you switch it off or leave your seat. The other players are not told.',
        )}
      </p>
      <p className="soft">
        {t('They will remember what they see. Choose someone who will not talk about it or join this game.')}
      </p>
      {viewers?.length === 0 && (
        <p>{t('No spectator with a name is here. Ask your friend to open this table and enter a name in the chat.')}</p>
      )}
      {viewers?.map(({ person, here, sees }) => (
        <Switch key={person.id} on={sees} fixed={busy} set={(on) => show(person.id, on)}>
          {here ? person.name : t('{name} (away)', { name: person.name })}
        </Switch>
      ))}
      <Fault why={fault} />
    </Dialog>
  );
}

interface ShownHandNoteProps {
  readonly info: TableInfo;
  readonly table: ServerTable;
  look(through: Seat | null): void;
}

/** A spectator is told whose hand they may see, and while they see it, whose it is. */
export function ShownHandNote({ info, table, look }: ShownHandNoteProps): ReactElement | null {
  const { name } = useTable();
  if (table.onlySees && table.seat !== null)
    return (
      <div className="table-note" role="status">
        <p>{t('You see the hand of {name}. Do not talk about it here.', { name: name('seat', table.seat) })}</p>
        <button type="button" className="button small" onClick={() => look(null)}>
          {t('Hide hand')}
        </button>
      </div>
    );
  const [seat] = info.shown ?? [];
  if (seat === undefined || info.mine.length > 0) return null;
  return (
    <div className="table-note" role="status">
      <p>
        {t('{n, plural, one {A player shows you their hand.} other {# players show you their hands.}}', {
          n: info.shown?.length ?? 0,
        })}
      </p>
      {info.shown?.map((one) => (
        <button key={one} type="button" className="button small primary" onClick={() => look(one)}>
          {t('See the hand of {name}', { name: name('seat', one) })}
        </button>
      ))}
    </div>
  );
}

/** The seat whose hand a spectator looks into, as long as it is shown to them. */
export function useShownHand(
  table: ServerTable | undefined,
  through: Seat | null,
  look: (seat: Seat | null) => void,
): void {
  const check = useCallback(() => {
    const info = table?.onlySees === true ? table.info() : undefined;
    if (info !== undefined && through !== null && info.shown?.includes(through) !== true) look(null);
  }, [table, through, look]);
  useEffect(() => {
    check();
    return table?.subscribe(check);
  }, [table, check]);
}
