import type { TableInfo } from '@ecumene/client';
import type { ReactElement } from 'react';
import { Fault } from '../people/Fault.tsx';
import { Dialog } from '../table/Dialog.tsx';
import { t } from '../text/text.ts';
import { type MotionsProps, useVote } from './Motions.tsx';
import { masterMotions, whatItMeans } from './motion-words.ts';
import { useWho } from './seat-names.ts';

/** Whether somebody runs the table as game master: the host, who has no seat at it. */
export function isMaster({ host, mine }: Pick<TableInfo, 'host' | 'mine'>, person: string | undefined): boolean {
  return person !== undefined && host?.id === person && mine.length === 0;
}

/** What a game master decides alone. It takes effect at once. */
export function GameMaster({ info, learn, close }: MotionsProps & { readonly close: () => void }): ReactElement {
  const { busy, fault, vote } = useVote({ info, learn });
  const who = useWho(info);
  const motions = masterMotions(info);
  return (
    <Dialog title={t('Game master')} close={close}>
      <p className="soft">
        {t('You are the host and have no seat. You see no hands, and what you decide takes effect immediately.')}
      </p>
      {motions.map((motion) => {
        const { title, means } = whatItMeans(motion, who);
        return (
          <div key={JSON.stringify(motion)} className="table-dialog-row">
            <button
              type="button"
              className="button"
              disabled={busy}
              onClick={() => void vote(motion, true).then((done) => done && close())}
            >
              {title}
            </button>
            <span className="soft">{means}</span>
          </div>
        );
      })}
      <Fault why={fault} />
    </Dialog>
  );
}
