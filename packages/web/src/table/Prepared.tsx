import type { Asked, Question, Refusal } from '@ecumene/engine';
import type { ReactElement } from 'react';
import type { ControlProps } from '../games/game-screen.ts';
import { isChooseOne, isConfirm, isNumber } from '../questions/kinds.ts';
import { answerLabel } from '../questions/labels.ts';
import { RuleLink } from '../rules/RuleLink.tsx';
import { t } from '../text/text.ts';
import { useTable } from './at-table.ts';
import { plannedFor, plannersOf } from './planners.ts';

/** What is to happen when the same is asked again: ask anew, propose the same answer, or give it. */
export type NextTime = 'ask' | 'propose' | 'give';

const WAYS: readonly NextTime[] = ['ask', 'propose', 'give'];

/** Small questions that come again and again with much the same answers. */
export function isForLater(question: Question): boolean {
  if (question.optional) return false;
  return isConfirm(question) || isNumber(question) || isPlainChoice(question);
}

/** Choices that are neither things on the table nor described anew each time. */
function isPlainChoice(question: Question): boolean {
  return isChooseOne(question) && question.of === undefined && question.words === undefined;
}

interface LaterProps {
  readonly is: NextTime;
  choose(way: NextTime): void;
}

/** Whether the answer given now also holds for next time. */
export function Later({ is, choose }: LaterProps): ReactElement {
  const words: Readonly<Record<NextTime, string>> = {
    ask: t('ask me'),
    propose: t('always suggest this'),
    give: t('always answer this automatically'),
  };
  return (
    <label className="asking-later">
      {t('Next time:')}
      <select
        value={is}
        onChange={({ target }) => choose(WAYS.find((one) => one === target.value) ?? 'ask')}
        className="later-list"
      >
        {WAYS.map((one) => (
          <option key={one} value={one}>
            {words[one]}
          </option>
        ))}
      </select>
    </label>
  );
}

/** What one has prepared for this question: to be given with one touch, or dropped; the control below changes it. */
export function Prepared({ asked, answer }: ControlProps): ReactElement | null {
  const table = useTable();
  const { tableView, words, request } = table;
  const prepared = tableView.prepared.find(({ question }) => question === asked.id);
  if (prepared === undefined) return null;
  const { refusal } = prepared;
  // A plan that was not used has no answer: only why it was not is to be read.
  if (prepared.answer === null && refusal !== null) return <NotUsed refusal={refusal} asked={asked} answer={answer} />;
  const drop = (): void => void request({ do: 'stand-down', topic: asked.question.topic });
  return (
    <div className="prepared">
      <p className="prepared-words">
        {t('Your planned answer: {answer}', { answer: answerLabel(asked.question, prepared.answer, table) })}{' '}
        {refusal !== null && (
          <span className="prepared-no">
            {words(refusal.text)} {refusal.rule !== undefined && <RuleLink rule={refusal.rule} why />}
          </span>
        )}
      </p>
      <button type="button" className="button quiet small" onClick={drop}>
        {t('Discard')}
      </button>
      {refusal === null && (
        <button type="button" className="button small" onClick={() => void answer(prepared.answer)}>
          {t('Confirm')}
        </button>
      )}
    </div>
  );
}

interface NotUsedProps extends ControlProps {
  readonly refusal: Refusal;
}

/** Why something that was planned for this question was not done, and what of it still can be. */
function NotUsed({ refusal, asked, answer }: NotUsedProps): ReactElement {
  const { game, tableView, words } = useTable();
  const { topic } = asked.question;
  const planner = plannersOf(game).find(
    (one) => one.topic === topic && plannedFor(tableView.left, topic) !== undefined,
  );
  const Unused = planner?.isPolicy === true ? undefined : planner?.Unused;
  return (
    <div className="prepared">
      <p className="prepared-no" role="status">
        {t('Your plan was not used: {why}', { why: words(refusal.text) })}{' '}
        {refusal.rule !== undefined && <RuleLink rule={refusal.rule} why />}
      </p>
      {Unused !== undefined && <Unused asked={asked} answer={answer} />}
    </div>
  );
}

/** A question that is not open, as if it were: to be answered ahead. */
export function asIfAsked(question: Question, seat: string): Asked {
  return { id: `ahead ${question.topic}`, seat, question };
}
