import type { AutomaticAnswer, Question } from '@ecumene/engine';
import { type ReactElement, useId, useState } from 'react';
import type { Policy } from '../games/game-screen.ts';
import { Control } from '../questions/Control.tsx';
import { answerLabel } from '../questions/labels.ts';
import { RuleLink } from '../rules/RuleLink.tsx';
import { t } from '../text/text.ts';
import { useTable } from './at-table.ts';
import { Dialog } from './Dialog.tsx';
import { MenuDialog } from './MenuDialog.tsx';
import { asIfAsked } from './Prepared.tsx';
import { plannedFor, plannersOf, useNextPlanners, usePolicies } from './planners.ts';
import { usePlanningNow } from './planning-now.ts';

/** What can be answered before it is asked. */
function useAhead(): readonly Question[] {
  const { game, tableView, seat, still } = useTable();
  return seat === null || tableView.over || still !== undefined ? [] : (game.ahead?.(tableView.view, seat) ?? []);
}

/** Whether anything is left for later, or could be; and how that is offered. */
function useOffer(): string | undefined {
  const { left } = useTable().tableView;
  const ahead = useAhead();
  const policies = usePolicies();
  if (left.length > 0) return t('Plan ahead … ({n})', { n: left.length });
  return ahead.length + policies.length > 0 ? t('Plan ahead …') : undefined;
}

/** In the menu: answers to questions to come. */
export function AutomaticAnswers(): ReactElement | null {
  const label = useOffer();
  if (label === undefined) return null;
  return <MenuDialog label={label}>{(close) => <Ahead close={close} />}</MenuDialog>;
}

/** In the bar, while others decide. */
export function PrepareButton({ prepare }: { readonly prepare: () => void }): ReactElement | null {
  const label = useOffer();
  if (label === undefined) return null;
  return (
    <button type="button" className="button quiet" onClick={prepare}>
      {label}
    </button>
  );
}

/** All one has left for later, and what else can be answered before it is asked. */
export function Ahead({ close }: { readonly close: () => void }): ReactElement {
  const { tableView } = useTable();
  const ahead = useAhead();
  const policies = usePolicies();
  const asked = new Set(ahead.map(({ topic }) => topic));
  const next = useNextPlanners();
  const planned = new Set([...next, ...policies].flatMap(({ topic, also = [] }) => [topic, ...also]));
  const left = tableView.left.filter(({ topic, plan }) => !asked.has(topic) && !(plan && planned.has(topic)));
  return (
    <Dialog title={t('Plan ahead')} close={close}>
      <p className="soft">
        {t(
          'Your planned answers are used when their questions come up, until you delete them. If one is not allowed or would cost you a lot, you are asked.',
        )}
      </p>
      <ul className="table-dialog-list">
        <NextPlans close={close} />
        {left.map((automatic) => (
          <li key={automatic.topic}>
            <Left automatic={automatic} question={undefined} />
          </li>
        ))}
        {policies.map((policy) => (
          <li key={policy.topic} className="ahead">
            <OnePolicy policy={policy} />
          </li>
        ))}
        {ahead.map((question) => (
          <li key={question.topic} className="ahead">
            <OneAhead question={question} />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

/** What is planned in the bar for one time, such as the next movement. */
function NextPlans({ close }: { readonly close: () => void }): ReactElement {
  const { tableView } = useTable();
  const { begin } = usePlanningNow();
  const planners = useNextPlanners();
  return (
    <>
      {planners.map((planner) => {
        const automatic = plannedFor(tableView.left, planner.topic);
        const plan = (): void => {
          close();
          begin(planner.topic);
        };
        return (
          <li key={planner.topic} className="ahead">
            {automatic === undefined ? (
              <Unplanned title={planner.title} about={planner.about} label={planner.begin} plan={plan} />
            ) : (
              <>
                <p className="ahead-title">{planner.title}</p>
                <Left automatic={automatic} question={undefined} change={plan} />
              </>
            )}
          </li>
        );
      })}
    </>
  );
}

interface UnplannedProps {
  readonly title: string;
  readonly about: string;
  readonly label?: string;
  plan(): void;
}

/** Something that can be planned, and what that is good for. */
function Unplanned({ title, about, label = t('Plan answer'), plan }: UnplannedProps): ReactElement {
  const id = useId();
  return (
    <div className="ahead-open">
      <p id={id}>
        <span className="ahead-title">{title}</span> <span className="soft">{about}</span>
      </p>
      <button type="button" className="button small" aria-describedby={id} onClick={plan}>
        {label}
      </button>
    </div>
  );
}

/** A question to come: what is left for it, or a way to leave something. */
function OneAhead({ question }: { readonly question: Question }): ReactElement {
  const { tableView, words } = useTable();
  const [changes, setChanges] = useState(false);
  const automatic = tableView.left.find(({ topic }) => topic === question.topic);
  return (
    <>
      <p>
        {words(question.text)} {question.rule !== undefined && <RuleLink rule={question.rule} why />}
      </p>
      {automatic !== undefined && !changes ? (
        <Left automatic={automatic} question={question} change={() => setChanges(true)} />
      ) : changes ? (
        <Answering question={question} confirm={automatic?.confirm === true} done={() => setChanges(false)} />
      ) : (
        <button type="button" className="button small" onClick={() => setChanges(true)}>
          {t('Plan answer')}
        </button>
      )}
    </>
  );
}

/** A policy: what it says, or a way to set it. */
function OnePolicy({ policy }: { readonly policy: Policy }): ReactElement {
  const { tableView } = useTable();
  const [changes, setChanges] = useState(false);
  const automatic = plannedFor(tableView.left, policy.topic);
  if (!changes && automatic === undefined)
    return <Unplanned title={policy.title} about={policy.about} plan={() => setChanges(true)} />;
  return (
    <>
      <p className="ahead-title">{policy.title}</p>
      {changes || automatic === undefined ? (
        <policy.Control close={() => setChanges(false)} />
      ) : (
        <Left automatic={automatic} question={undefined} change={() => setChanges(true)} />
      )}
    </>
  );
}

interface AnsweringProps {
  readonly question: Question;
  /** Whether one wants to be asked first. */
  readonly confirm: boolean;
  done(): void;
}

/** The control of the question, whose answer is left for later. */
function Answering({ question, confirm, done }: AnsweringProps): ReactElement {
  const { seat, request } = useTable();
  const [asks, setAsks] = useState(confirm);
  const leave = async (answer: unknown): Promise<boolean> => {
    const refusal = await request({
      do: 'stand',
      topic: question.topic,
      answers: [answer],
      always: true,
      ...(asks && { confirm: true }),
    });
    if (refusal === undefined) done();
    return refusal === undefined;
  };
  return (
    <div className="ahead-answer">
      <Control asked={asIfAsked(question, seat ?? '')} answer={leave} />
      <label className="ahead-asks">
        <input type="checkbox" checked={asks} onChange={({ target }) => setAsks(target.checked)} />
        {t('Suggest only')}
      </label>
      <button type="button" className="button small quiet" onClick={done}>
        {t('Cancel')}
      </button>
    </div>
  );
}

interface LeftProps {
  readonly automatic: AutomaticAnswer;
  readonly question: Question | undefined;
  change?(): void;
}

/** What is left for a question: it can be changed or withdrawn. */
function Left({ automatic, question, change }: LeftProps): ReactElement {
  const table = useTable();
  const { topic, answers, always, confirm } = automatic;
  const planner = automatic.plan ? plannersOf(table.game).find((one) => one.topic === topic) : undefined;
  const withdraw = async (): Promise<void> => {
    for (const one of [topic, ...(planner?.also ?? [])]) await table.request({ do: 'stand-down', topic: one });
  };
  return (
    <div className="left-answer">
      <span>
        {question === undefined && !planner && `${table.name('topic', topic)}: `}
        <b>
          {planner
            ? planner.words(answers[0])
            : answers.map((answer) => answerLabel(question, answer, table)).join(', ')}
        </b>{' '}
        <span className="soft">
          {always === true ? t('every time') : t('{n, plural, one {once} other {# times}}', { n: answers.length })}
          {confirm === true && ` · ${t('asks you first')}`}
        </span>
      </span>
      {change !== undefined && (
        <button type="button" className="button small quiet" onClick={change}>
          {t('Change')}
        </button>
      )}
      <button type="button" className="button small" onClick={() => void withdraw()}>
        {t('Withdraw')}
      </button>
    </div>
  );
}
