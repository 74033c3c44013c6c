import type { Preparation } from '@ecumene/client';
import { type ReactElement, type ReactNode, useState } from 'react';
import { remembered } from '../device/memory.ts';
import { t } from '../text/text.ts';
import { useTable } from './at-table.ts';
import { ReadNote } from './ReadNote.tsx';

interface PreparingProps {
  readonly preparing: Preparation;
  /** What stands in the way, and how to go on. */
  readonly children?: ReactNode;
}

/** In place of a table at which bots play the first turns for everybody. */
export function Preparing({ preparing: { turn, until }, children }: PreparingProps): ReactElement {
  return (
    <main className="table-waiting">
      <div className="waiting-words">
        <div role="status">
          <h1>{t('Preparing turn {until} …', { until })}</h1>
        </div>
        <p>
          {t(
            '{last, plural, one {Bots play turn 1} other {Bots play turns 1 to #}} for everyone. Then you take over.',
            {
              last: until - 1,
            },
          )}
        </p>
        <progress max={until} value={turn} aria-label={t('Turn {turn}', { turn })} />
        {children}
      </div>
    </main>
  );
}

const BEGUN = 'ecumene.begun ';

interface PlayedByBotsProps {
  /** The table. */
  readonly id: string;
  /** The turn from which people play; nothing for the first. */
  readonly startTurn: number | undefined;
}

/** Until it is read in the turn from which people play: the turns before were played by bots. */
export function PlayedByBots({ id, startTurn }: PlayedByBotsProps): ReactElement | null {
  const { tableView, game } = useTable();
  const [read, setRead] = useState(() => remembered.get(BEGUN + id) !== null);
  if (read || startTurn === undefined || game.turn(tableView.view) !== startTurn) return null;
  const putAway = (): void => {
    remembered.set(BEGUN + id, String(startTurn));
    setRead(true);
  };
  const words = t(
    '{last, plural, one {Bots have played turn 1} other {Bots have played turns 1 to #}} for everyone. Now you take over. The log shows what happened.',
    { last: startTurn - 1 },
  );
  return <ReadNote words={words} putAway={putAway} />;
}
