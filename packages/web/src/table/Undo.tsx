import type { Sight } from '@ecumene/client';
import { type Happening, type Question, type Seat, the } from '@ecumene/engine';
import { type ReactElement, useMemo } from 'react';
import { locale, t } from '../text/text.ts';
import { useTable } from './at-table.ts';
import { Dialog } from './Dialog.tsx';
import { MenuDialog } from './MenuDialog.tsx';
import { type Moment, momentsOf, opensWith, ownMoments, useAnswered, useStages } from './moments.ts';
import { useStory } from './story.tsx';

/** So many moments of everybody's are offered to go back to. */
const MOMENTS = 16;

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
  const { game, request, seat, sight, words } = useTable();
  const story = useStory();
  const all = useMemo(() => momentsOf(story), [story]);
  const me = seat === null ? [] : [the('seat', seat), game.leads?.(sight.view, seat) ?? []].flat();
  const isOwn = (happening: Happening): boolean => opensWith(game.tell(happening), me);
  const isTold = ({ happening }: Moment): boolean => happening !== undefined && isOwn(happening);
  const own = ownMoments(story, sight.answered, isOwn);
  const latest = all.slice(0, MOMENTS);
  const stageOf = useStages([...new Set([...own, ...latest].map(({ number }) => number))]);
  const answeredBy = useAnswered(own.filter((moment) => !isTold(moment)).map(({ number }) => number));
  const told = ({ happening }: Moment): string => (happening === undefined ? '' : words(game.tell(happening)));
  const toldOfOwn = (moment: Moment): string => {
    if (isTold(moment)) return told(moment);
    const question = answeredBy(moment.number);
    const deed = question === undefined ? t('An answer of yours.') : deedOf(question);
    return moment.happening === undefined ? deed : t('{deed} What came of it: {what}', { deed, what: told(moment) });
  };
  const deedOf = ({ topic, text }: Question): string => {
    const deed = game.untold?.[topic];
    return deed === undefined ? t('You answered: {question}', { question: words(text) }) : words(deed);
  };
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
      {own.length + latest.length === 0 && <p>{t('Nothing has happened yet.')}</p>}
      <Moments title={t('Yours')} moments={own} told={toldOfOwn} stageOf={stageOf} choose={propose} />
      <Moments title={t('Everybody’s')} moments={latest} told={told} stageOf={stageOf} choose={propose} />
    </Dialog>
  );
}

interface MomentsProps {
  readonly title: string;
  readonly moments: readonly Moment[];
  told(moment: Moment): string;
  /** Where play stood before an entry, as far as that is known. */
  stageOf(number: number): string | undefined;
  choose(to: number): Promise<void>;
}

function Moments({ title, moments, told, stageOf, choose }: MomentsProps): ReactElement | null {
  if (moments.length === 0) return null;
  return (
    <section>
      <h3>{title}</h3>
      <ol className="table-dialog-list">
        {moments.map((moment) => (
          <li key={moment.number}>
            <span>
              <span className="table-dialog-when soft">{stageOf(moment.number)}</span>
              {told(moment)}
            </span>
            <button type="button" className="button small" onClick={() => void choose(moment.number)}>
              {t('From here')}
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Somebody asks to undo: what, and what the others say to it. */
export function UndoNote(): ReactElement | null {
  const { sight, seat, request, game, words, name } = useTable();
  const story = useStory();
  const { proposal, players } = sight;
  const stageOf = useStages(proposal === null ? [] : [proposal.to]);
  if (proposal === null) return null;
  const stage = stageOf(proposal.to);
  const moment = story.find(({ number }) => number === proposal.to);
  const missing = sight.seats.filter((one) => players[one]?.is !== 'bot' && !proposal.agreed.includes(one));
  const judge = (agrees: boolean): void => void request({ do: 'judge-undo', agrees });
  const what = moment === undefined ? t('an earlier moment.') : words(game.tell(moment.happening));
  return (
    <div className="table-note" role="status">
      <p>
        {proposal.seat === seat
          ? t('You ask to undo everything since: {what}', { what })
          : t('{who} asks to undo everything since: {what}', { who: name('seat', proposal.seat), what })}{' '}
        {stage !== undefined && <b>{t('Play goes back to: {stage}.', { stage })}</b>}{' '}
        <span className="soft">
          {t('Still to agree: {names}.', {
            names: new Intl.ListFormat(locale()).format(
              missing.map((one) => (one === seat ? t('you') : name('seat', one))),
            ),
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
