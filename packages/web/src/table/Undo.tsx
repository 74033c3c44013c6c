import type { Answered, TableView } from '@ecumene/client';
import { type Happening, type Seat, type Text, the } from '@ecumene/engine';
import { type ReactElement, useMemo } from 'react';
import { answerLabel } from '../questions/labels.ts';
import { locale, t } from '../text/text.ts';
import { useTable } from './at-table.ts';
import { Dialog } from './Dialog.tsx';
import {
  entriesOf,
  isAction,
  isEnd,
  type LogEntry,
  type OwnEntry,
  opensWith,
  ownEntries,
  useAsked,
  useStages,
} from './log-entries.ts';
import { MenuDialog } from './MenuDialog.tsx';
import { useStory, useTelling } from './story.tsx';

/** So many moments of everybody's are offered to go back to. */
const LATEST_ENTRIES = 16;

/** In the menu, or beside what one may want to undo: undoes what cannot be taken back, or asks the others to, where there are any. */
export function AskUndo({ look }: { readonly look?: string }): ReactElement | null {
  const { seat, tableView, still } = useTable();
  if (seat === null || tableView.over || still !== undefined || tableView.proposal !== null) return null;
  const alone = isAlone(tableView, seat);
  return (
    <MenuDialog label={alone ? t('Undo …') : t('Request undo …')} {...(look !== undefined && { look })}>
      {(close) => <ChooseEntry alone={alone} close={close} />}
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

interface ChooseEntryProps {
  readonly alone: boolean;
  close(): void;
}

function ChooseEntry({ alone, close }: ChooseEntryProps): ReactElement {
  const { game, request, seat, tableView } = useTable();
  const story = useStory();
  const { tell } = useTelling();
  const all = useMemo(() => entriesOf(story), [story]);
  const me = seat === null ? [] : [the('seat', seat), game.leads?.(tableView.view, seat) ?? []].flat();
  const isOwn = (happening: Happening): boolean => opensWith(game.tell(happening), me);
  const own = ownEntries(story, tableView.answered, isOwn);
  const latest = all.slice(0, LATEST_ENTRIES);
  const stageOf = useStages([...new Set([...own, ...latest].map(({ number }) => number))]);
  const told = ({ happening }: LogEntry): string => (happening === undefined ? '' : tell(happening));
  const toldOfOwn = useToldOfOwn(own, isOwn);
  const propose = async (to: number): Promise<void> => {
    await request({ do: 'propose-undo', to });
    close();
  };
  return (
    <Dialog title={t('Choose where to undo from')} close={close}>
      <p className="soft">
        {alone
          ? t('Everything after the point you choose is undone. Cards are redrawn.')
          : t('Everything after the point you choose is undone as soon as the other players agree. Cards are redrawn.')}
      </p>
      {own.length + latest.length === 0 && <p>{t('Nothing has happened yet.')}</p>}
      <Entries title={t('Yours')} entries={own} told={toldOfOwn} stageOf={stageOf} choose={propose} />
      <Entries title={t('Everyone’s')} entries={latest} told={told} stageOf={stageOf} choose={propose} />
    </Dialog>
  );
}

/** What one did by each answer of one's own: as it is told, or else as it was asked and answered. */
export function useToldOfOwn(
  own: readonly OwnEntry[],
  isOwn: (happening: Happening) => boolean,
): (entry: OwnEntry) => string {
  const table = useTable();
  const { tell } = useTelling();
  const { game, words } = table;
  // What is untold is how one stopped or did without: not so whoever did something, or said yes to it.
  const untoldOf = ({ topic, answer }: Answered): Text | undefined =>
    isAction(answer) || answer === true ? undefined : game.untold?.[topic];
  const isEnded = (answered: Answered): boolean => isEnd(answered.answer) && untoldOf(answered) !== undefined;
  const saysAll = ({ happening, answered }: OwnEntry): boolean =>
    happening !== undefined && !isEnded(answered) && (isOwn(happening) || isAction(answered.answer));
  const asked = own.filter((entry) => !saysAll(entry) && untoldOf(entry.answered) === undefined);
  const askedAt = useAsked(asked.map(({ answered }) => answered));
  const answerWords = (answered: Answered): string => {
    const untold = untoldOf(answered);
    if (untold !== undefined) return words(untold);
    const question = askedAt(answered.number);
    const answer = answerLabel(question, answered.answer, table);
    if (question === undefined) return t('You answered: {answer}.', { answer });
    return t('{question} You answered: {answer}.', { question: words(question.text), answer });
  };
  return (entry) => {
    const { happening, answered } = entry;
    if (happening === undefined || isEnded(answered)) return answerWords(answered);
    const what = tell(happening);
    return saysAll(entry) ? what : t('{action} Result: {what}', { action: answerWords(answered), what });
  };
}

interface EntriesProps<M extends LogEntry> {
  readonly title: string;
  readonly entries: readonly M[];
  told(entry: M): string;
  /** Where play stood before an entry, as far as that is known. */
  stageOf(number: number): string | undefined;
  choose(to: number): Promise<void>;
}

function Entries<M extends LogEntry>({ title, entries, told, stageOf, choose }: EntriesProps<M>): ReactElement | null {
  if (entries.length === 0) return null;
  return (
    <section>
      <h3>{title}</h3>
      <ol className="table-dialog-list">
        {entries.map((entry) => (
          <li key={entry.number}>
            <span>
              <Stage is={stageOf(entry.number)} />
              {told(entry)}
            </span>
            <button type="button" className="button small" onClick={() => void choose(entry.number)}>
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
  const entry = story.find(({ number }) => number === proposal.to);
  const missing = haveSay(tableView).filter((one) => !proposal.agreed.includes(one));
  const judge = (agrees: boolean): void => void request({ do: 'judge-undo', agrees });
  const what = entry === undefined ? t('an earlier moment.') : tell(entry.happening);
  return (
    <div className="table-note" role="status">
      <p>
        {proposal.seat === seat
          ? t('You want to undo everything since: {what}', { what })
          : t('{who} wants to undo everything since: {what}', { who: name('seat', proposal.seat), what })}{' '}
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
