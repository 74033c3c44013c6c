import type { ReplyOf, TableInfo } from '@ecumene/client';
import { type ReactElement, useEffect, useState } from 'react';
import type { GameScreen } from '../games/game-screen.ts';
import { useDoing } from '../people/doing.ts';
import { Fault } from '../people/Fault.tsx';
import { usePerson } from '../people/me.ts';
import { server } from '../people/server.ts';
import { Dialog } from '../table/Dialog.tsx';
import { locale, t } from '../text/text.ts';

interface FrozenProps {
  readonly info: TableInfo;
  readonly game: Pick<GameScreen, 'phases'>;
  learn(info: TableInfo): void;
}

/** Nobody can play on for now, and why; the host may take the table back to where it was sound. */
export function Frozen({ info, game, learn }: FrozenProps): ReactElement | null {
  const me = usePerson()?.id;
  const [repairs, setRepairs] = useState(false);
  if (info.frozen === null) return null;
  return (
    <div className="table-note table-note-warns" role="status">
      <p>
        {t('This table is frozen: {why}', { why: info.frozen })}{' '}
        <span className="soft">{t('Nothing is lost. The clocks are stopped.')}</span>
      </p>
      {me !== undefined && info.host?.id === me && (
        <button type="button" className="button small" onClick={() => setRepairs(true)}>
          {t('Go back …')}
        </button>
      )}
      {repairs && <TakeBack info={info} game={game} learn={learn} close={() => setRepairs(false)} />}
    </div>
  );
}

type RestPoint = ReplyOf<'restPoints'>['points'][number];

function TakeBack({ info, game, learn, close }: FrozenProps & { readonly close: () => void }): ReactElement {
  const [points, setPoints] = useState<readonly RestPoint[] | undefined>(undefined);
  const { busy, fault, run, fail } = useDoing();
  useEffect(() => {
    server.ask('restPoints', { id: info.id }, {}).then(
      (found) => setPoints(found.points),
      () => fail(t('There is no earlier point to go back to.')),
    );
  }, [info.id, fail]);
  const back = async (to: number): Promise<void> => {
    if (await run(async () => learn((await server.ask('repair', { id: info.id }, { to })).table))) close();
  };
  const when = new Intl.DateTimeFormat(locale(), { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <Dialog title={t('Go back')} close={close}>
      <p className="soft">{t('Everything after the point you choose is undone. All players are told.')}</p>
      <Fault why={fault} />
      <ul className="table-dialog-list">
        {points?.toReversed().map(({ number, where, at }) => (
          <li key={number}>
            <span>
              {game.phases.find(({ step }) => where.includes(step))?.title ?? t('Before the first turn')}{' '}
              <span className="soft">{when.format(at)}</span>
            </span>
            <button type="button" className="button small" disabled={busy} onClick={() => void back(number)}>
              {t('Go back to here')}
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
