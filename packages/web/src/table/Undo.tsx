import type { News, Sight } from '@ecumene/client';
import type { Seat } from '@ecumene/engine';
import { type ReactElement, useMemo } from 'react';
import { locale, t } from '../text/text.ts';
import { useTable } from './at-table.ts';
import { Dialog } from './Dialog.tsx';
import { MenuDialog } from './MenuDialog.tsx';
import { useStory } from './story.tsx';

/** So many moments to go back to are offered. */
const MOMENTS = 16;

/** The latest moments of the story, the latest first, each by the first thing that happened in it. */
function moments(story: readonly News[], most: number): readonly News[] {
  const first = new Map<number, News>();
  for (const news of story) if (news.number >= 0 && !first.has(news.number)) first.set(news.number, news);
  return [...first.values()].slice(-most).toReversed();
}

/** In the menu: undoes what cannot be taken back, or asks the others to, where there are any. */
export function AskUndo(): ReactElement | null {
  const { seat, sight, still } = useTable();
  if (seat === null || sight.over || still !== undefined || sight.proposal !== null) return null;
  const alone = isAlone(sight, seat);
  return (
    <MenuDialog label={alone ? t('Undo …') : t('Ask to undo …')}>
      {(close) => <ChooseMoment alone={alone} close={close} />}
    </MenuDialog>
  );
}

/** Whether nobody but bots plays besides somebody: then there is nobody to ask. */
function isAlone({ seats, players }: Sight, seat: Seat): boolean {
  return seats.every((one) => one === seat || players[one]?.is === 'bot');
}

interface ChooseMomentProps {
  readonly alone: boolean;
  close(): void;
}

function ChooseMoment({ alone, close }: ChooseMomentProps): ReactElement {
  const { game, words, request } = useTable();
  const story = useStory();
  const shown = useMemo(() => moments(story, MOMENTS), [story]);
  const propose = async (to: number): Promise<void> => {
    await request({ do: 'propose-undo', to });
    close();
  };
  return (
    <Dialog title={t('Undo from where?')} close={close}>
      <p className="soft">
        {alone
          ? t('Everything from the moment you choose on is undone. Cards and chances are drawn anew.')
          : t(
              'Everything from the moment you choose on is undone as soon as all the other people agree. Cards and chances are drawn anew.',
            )}
      </p>
      {shown.length === 0 && <p>{t('Nothing has happened yet.')}</p>}
      <ol className="table-dialog-list">
        {shown.map(({ number, happening }) => (
          <li key={number}>
            <span>{words(game.tell(happening))}</span>
            <button type="button" className="button small" onClick={() => void propose(number)}>
              {t('From here')}
            </button>
          </li>
        ))}
      </ol>
    </Dialog>
  );
}

/** Somebody asks to undo: what, and what the others say to it. */
export function UndoNote(): ReactElement | null {
  const { sight, seat, request, game, words, name } = useTable();
  const story = useStory();
  const { proposal, players } = sight;
  if (proposal === null) return null;
  const moment = story.find(({ number }) => number === proposal.to);
  const missing = sight.seats.filter((one) => players[one]?.is !== 'bot' && !proposal.agreed.includes(one));
  const judge = (agrees: boolean): void => void request({ do: 'judge-undo', agrees });
  const what = moment === undefined ? t('an earlier moment') : words(game.tell(moment.happening));
  return (
    <div className="table-note" role="status">
      <p>
        {proposal.seat === seat
          ? t('You ask to undo everything since: {what}', { what })
          : t('{who} asks to undo everything since: {what}', { who: name('seat', proposal.seat), what })}{' '}
        <span className="soft">
          {t('Still to agree: {names}.', {
            names: new Intl.ListFormat(locale()).format(missing.map((one) => name('seat', one))),
          })}
        </span>
      </p>
      {seat !== null && (
        <div className="table-note-ways">
          <button type="button" className="button small" onClick={() => judge(false)}>
            {proposal.seat === seat ? t('Withdraw') : t('No')}
          </button>
          {missing.includes(seat) && (
            <button type="button" className="button small primary" onClick={() => judge(true)}>
              {t('Agree')}
            </button>
          )}
        </div>
      )}
    </div>
  );
}
