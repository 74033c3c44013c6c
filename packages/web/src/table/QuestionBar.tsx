import type { Asked } from '@ecumene/engine';
import { type ReactElement, type ReactNode, useCallback, useEffect, useState } from 'react';
import type { GameScreen } from '../games/game-screen.ts';
import { Control } from '../questions/Control.tsx';
import { RuleLink } from '../rules/RuleLink.tsx';
import { t } from '../text/text.ts';
import { Ahead } from './AutomaticAnswers.tsx';
import { useTable } from './at-table.ts';
import { thereafter, waitedFor } from './awaited.ts';
import { PlayedFromPlan } from './PlayedFromPlan.tsx';
import { isForLater, Later, type NextTime, Prepared } from './Prepared.tsx';
import { plannersOf } from './planners.ts';
import { usePlanningNow } from './planning-now.ts';
import { SheetHandle } from './SheetHandle.tsx';
import { useSettled } from './settled.ts';
import { Waiting } from './Waiting.tsx';
import '../questions/questions.css';
import './question-bar.css';

interface QuestionBarProps {
  /** What can be done when the game is over. */
  readonly afterwards: ReactNode;
  /** What can be done so that play goes on, by whoever plays. */
  readonly meanwhile: ReactNode;
  /** On a phone: what is new under the bar. */
  readonly marks: ReactNode;
}

/** The only place that asks. It is always there, and says what is asked, of whom, and who else is waited for. */
export function QuestionBar({ afterwards, meanwhile, marks }: QuestionBarProps): ReactElement {
  const { game, tableView, words } = useTable();
  const [picked, setPicked] = useState(0);
  const [prepares, setPrepares] = useState(false);
  const { topic: plans, begin: plan } = usePlanningNow();
  const { questions } = tableView;
  const asked = questions[Math.min(picked, questions.length - 1)];
  // What is asked now or never again need not be planned any more; what else is asked waits until the plan is made.
  const isTooLate = plans !== undefined && (plans === asked?.question.topic || tableView.over);
  useEffect(() => {
    if (isTooLate) plan(undefined);
  }, [isTooLate, plan]);
  const planner = isTooLate ? undefined : plannersOf(game).find(({ topic }) => topic === plans);
  const asking = asked === undefined ? undefined : lastingName(game, asked);
  const settled = useSettled(planner === undefined ? `asks ${asking}` : `plans ${planner.topic}`);
  return (
    <section
      className={`question-bar on-deep${asked === undefined ? ' calm' : ''}`}
      data-settled={settled}
      aria-label={t('Question')}
      tabIndex={-1}
    >
      <SheetHandle opens={t('Open players, hand and log')}>{marks}</SheetHandle>
      <Refused />
      {questions.length > 1 && (
        <div className="question-tabs">
          {questions.map((one, place) => (
            <button
              key={one.id}
              type="button"
              className="question-tab"
              aria-pressed={one === asked}
              onClick={() => setPicked(place)}
            >
              {words(one.question.text)}
            </button>
          ))}
        </div>
      )}
      {planner !== undefined ? (
        <planner.Control close={() => plan(undefined)} />
      ) : asked === undefined ? (
        <Waiting afterwards={afterwards} meanwhile={meanwhile} prepare={() => setPrepares(true)} plan={plan} />
      ) : (
        <Asking key={asking} asked={asked} />
      )}
      {prepares && <Ahead close={() => setPrepares(false)} />}
    </section>
  );
}

/** What a question is called as long as it keeps its control: one that is asked again and again is the same. */
function lastingName({ lasting }: GameScreen, { id, question }: Asked): string {
  return lasting.includes(question.topic) ? question.topic : id;
}

/** Why the last request was not done, until somebody goes on. */
function Refused(): ReactElement | null {
  const { refusal, refuse, words } = useTable();
  if (refusal === undefined) return null;
  return (
    <div className="refusal" role="alert">
      <span>{words(refusal.text)}</span>
      {refusal.rule !== undefined && <RuleLink rule={refusal.rule} why />}
      <button type="button" className="refusal-away" aria-label={t('Close')} onClick={() => refuse(undefined)}>
        ×
      </button>
    </div>
  );
}

function Asking({ asked }: { readonly asked: Asked }): ReactElement {
  const { request, give, words } = useTable();
  const [busy, setBusy] = useState(false);
  const [nextTime, setNextTime] = useState<NextTime>('ask');
  const { topic } = asked.question;
  const answer = useCallback(
    async (wish: unknown): Promise<boolean> => {
      setBusy(true);
      try {
        if (!(await give(asked.id, wish))) return false;
        if (nextTime !== 'ask')
          await request({
            do: 'stand',
            topic,
            answers: [wish],
            always: true,
            ...(nextTime === 'propose' && { confirm: true }),
          });
        return true;
      } finally {
        setBusy(false);
      }
    },
    [request, give, asked.id, topic, nextTime],
  );
  return (
    <div className="asking" data-topic={topic} data-question={asked.id} aria-busy={busy}>
      <div className="asking-words">
        <p className="asking-text">{words(asked.question.text)}</p>
        <p className="asking-more">
          {asked.question.rule !== undefined && <RuleLink rule={asked.question.rule} why />}
          <Others />
          <PlayedFromPlan />
          {isForLater(asked.question) && <Later is={nextTime} choose={setNextTime} />}
        </p>
      </div>
      <div className="asking-control">
        <Prepared asked={asked} answer={answer} />
        <Control asked={asked} answer={answer} />
      </div>
    </div>
  );
}

/** Who else is waited for, and what happens next. */
function Others(): ReactElement {
  const table = useTable();
  return (
    <span className="hint">
      {waitedFor(table, table.seat)} {thereafter(table, table.seat)}
    </span>
  );
}
