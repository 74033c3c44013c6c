import type { Answered, TableView } from '@ecumene/client';
import { type Happening, type Seat, type Text, the } from '@ecumene/engine';
import { type ReactElement, useMemo } from 'react';
import { answerLabel } from '../questions/labels.ts';
import { locale, t } from '../text/text.ts';
import { useTable } from './at-table.ts';
import { Dialog } from './Dialog.tsx';
import { MenuDialog } from './MenuDialog.tsx';
import {
  isDeed,
  isEnd,
  type Moment,
  momentsOf,
  type OwnMoment,
  opensWith,
  ownMoments,
  useAsked,
  useStages,
} from './moments.ts';
import { useStory, useTelling } from './story.tsx';

/** So many moments of everybody's are offered to go back to. */
const MOMENTS = 16;

/** In the menu, or beside what one may want to undo: undoes what cannot be taken back, or asks the others to, where there are any. */
export function AskUndo({ look }: { readonly look?: string }): ReactElement | null {
  const { seat, tableView, still } = useTable();
  if (seat === null || tableView.over || still !== undefined || tableView.proposal !== null) return null;
  const alone = isAlone(tableView, seat);
  return (
    <MenuDialog label={alone ? t('Undo …') : t('Request undo …')} {...(look !== undefined && { look })}>
      {(close) => <ChooseMoment alone={alone} close={close} />}
    </MenuDialog>
  );
}

/** Whether nobody but bots plays besides somebody: then there is nobody to ask. */
function isAlone(tableView: TableView, seat: Seat): boolean {
  return haveSay(tableView).every((one) => one === seat);
}

/** The seats whose consent an undo takes: neither bots nor whoever is out of the game. */
function haveSay({ seats, players, out }: TableView): readonly Seat[] {
  return seats.filter((seat) => players[seat]?.is !== 'bot' && !out.includes(seat));
}

interface ChooseMomentProps {
  readonly alone: boolean;
  close(): void;
}

function ChooseMoment({ alone, close }: ChooseMomentProps): ReactElement {
  const { game, request, seat, tableView } = useTable();
  const story = useStory();
  const { tell } = useTelling();
  const all = useMemo(() => momentsOf(story), [story]);
  const me = seat === null ? [] : [the('seat', seat), game.leads?.(tableView.view, seat) ?? []].flat();
  const isOwn = (happening: Happening): boolean => opensWith(game.tell(happening), me);
  const own = ownMoments(story, tableView.answered, isOwn);
  const latest = all.slice(0, MOMENTS);
  const stageOf = useStages([...new Set([...own, ...latest].map(({ number }) => number))]);
  const told = ({ happening }: Moment): string => (happening === undefined ? '' : tell(happening));
  const toldOfOwn = useToldOfOwn(own, isOwn);
  const propose = async (to: number): Promise<void> => {
    await request({ do: 'propose-undo', to });
    close();
  };
  return (
    <Dialog title={t('Undo from where?')} close={close}>
      <p className="soft">
        {alone
          ? t('Everything after the point you choose is undone. Cards are redrawn.')
          : t('Everything after the point you choose is undone as soon as the other players agree. Cards are redrawn.')}
      </p>
      {own.length + latest.length === 0 && <p>{t('Nothing has happened yet.')}</p>}
      <Moments title={t('Yours')} moments={own} told={toldOfOwn} stageOf={stageOf} choose={propose} />
      <Moments title={t('Everyone’s')} moments={latest} told={told} stageOf={stageOf} choose={propose} />
    </Dialog>
  );
}

/** What one did by each answer of one's own: as it is told, or else as it was asked and answered. */
export function useToldOfOwn(
  own: readonly OwnMoment[],
  isOwn: (happening: Happening) => boolean,
): (moment: OwnMoment) => string {
  const table = useTable();
  const { tell } = useTelling();
  const { game, words } = table;
  // What is untold is how one stopped or did without: not so whoever did something, or said yes to it.
  const untoldOf = ({ topic, answer }: Answered): Text | undefined =>
    isDeed(answer) || answer === true ? undefined : game.untold?.[topic];
  const isEnded = (answered: Answered): boolean => isEnd(answered.answer) && untoldOf(answered) !== undefined;
  const saysAll = ({ happening, answered }: OwnMoment): boolean =>
    happening !== undefined && !isEnded(answered) && (isOwn(happening) || isDeed(answered.answer));
  const asked = own.filter((moment) => !saysAll(moment) && untoldOf(moment.answered) === undefined);
  const askedAt = useAsked(asked.map(({ answered }) => answered));
  const deedOf = (answered: Answered): string => {
    const untold = untoldOf(answered);
    if (untold !== undefined) return words(untold);
    const question = askedAt(answered.number);
    const answer = answerLabel(question, answered.answer, table);
    if (question === undefined) return t('You answered: {answer}.', { answer });
    return t('{question} You answered: {answer}.', { question: words(question.text), answer });
  };
  return (moment) => {
    const { happening, answered } = moment;
    if (happening === undefined || isEnded(answered)) return deedOf(answered);
    const what = tell(happening);
    return saysAll(moment) ? what : t('{deed} Result: {what}', { deed: deedOf(answered), what });
  };
}

interface MomentsProps<M extends Moment> {
  readonly title: string;
  readonly moments: readonly M[];
  told(moment: M): string;
  /** Where play stood before an entry, as far as that is known. */
  stageOf(number: number): string | undefined;
  choose(to: number): Promise<void>;
}

function Moments<M extends Moment>({ title, moments, told, stageOf, choose }: MomentsProps<M>): ReactElement | null {
  if (moments.length === 0) return null;
  return (
    <section>
      <h3>{title}</h3>
      <ol className="table-dialog-list">
        {moments.map((moment) => (
          <li key={moment.number}>
            <span>
              <Stage is={stageOf(moment.number)} />
              {told(moment)}
            </span>
            <button type="button" className="button small" onClick={() => void choose(moment.number)}>
              {t('Undo from here')}
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Where play goes on; while that is not known it takes no room. */
function Stage({ is }: { readonly is: string | undefined }): ReactElement | null {
  return is === undefined ? null : <span className="table-dialog-when soft">{is}</span>;
}

/** Somebody asks to undo: what, and what the others say to it. */
export function UndoNote(): ReactElement | null {
  const { tableView, seat, request, name } = useTable();
  const story = useStory();
  const { tell } = useTelling();
  const { proposal } = tableView;
  const stageOf = useStages(proposal === null ? [] : [proposal.to]);
  if (proposal === null) return null;
  const stage = stageOf(proposal.to);
  const moment = story.find(({ number }) => number === proposal.to);
  const missing = haveSay(tableView).filter((one) => !proposal.agreed.includes(one));
  const judge = (agrees: boolean): void => void request({ do: 'judge-undo', agrees });
  const what = moment === undefined ? t('an earlier moment.') : tell(moment.happening);
  return (
    <div className="table-note" role="status">
      <p>
        {proposal.seat === seat
          ? t('You request to undo everything since: {what}', { what })
          : t('{who} requests to undo everything since: {what}', { who: name('seat', proposal.seat), what })}{' '}
        {stage !== undefined && <b>{t('The game goes back to: {stage}.', { stage })}</b>}{' '}
        {missing.length > 0 && (
          <span className="soft">
            {t('Waiting for: {names}.', {
              names: new Intl.ListFormat(locale()).format(
                missing.map((one) => (one === seat ? t('you') : name('seat', one))),
              ),
            })}
          </span>
        )}
      </p>
      {seat !== null && (seat === proposal.seat || haveSay(tableView).includes(seat)) && (
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
