import type { Asked } from '@ecumene/engine';
import { type ReactElement, type ReactNode, useCallback, useRef, useState } from 'react';
import { Control } from '../questions/Control.tsx';
import { isConfirm } from '../questions/kinds.ts';
import { RuleLink } from '../rules/RuleLink.tsx';
import { t } from '../text/text.ts';
import { useTable } from './at-table.ts';
import { thereafter, waitedFor } from './awaited.ts';
import '../questions/questions.css';
import './question-bar.css';

/** What lies under the bar on a phone, and whether it is drawn up. */
interface Sheet {
  readonly open: boolean;
  toggle(): void;
}

interface QuestionBarProps {
  readonly sheet: Sheet;
  /** What can be done when the game is over. */
  readonly afterwards: ReactNode;
}

/** The only place that asks. It is always there, and says what is asked, of whom, and who else is waited for. */
export function QuestionBar({ sheet, afterwards }: QuestionBarProps): ReactElement {
  const { game, sight, refusal, refuse, words } = useTable();
  const [picked, setPicked] = useState(0);
  const { questions } = sight;
  const asked = questions[Math.min(picked, questions.length - 1)];
  return (
    <section className={`question-bar on-deep${asked === undefined ? ' calm' : ''}`} aria-label={t('What is asked')}>
      <button type="button" className="sheet-handle" aria-expanded={sheet.open} onClick={sheet.toggle}>
        <span className="unseen">{sheet.open ? t('Close the sheet') : t('Open nations, hand and chronicle')}</span>
      </button>
      {refusal !== undefined && (
        <div className="refusal" role="alert">
          <span>{words(refusal.text)}</span>
          {refusal.rule !== undefined && <RuleLink rule={refusal.rule} />}
          <button type="button" className="refusal-away" aria-label={t('Understood')} onClick={() => refuse(undefined)}>
            ×
          </button>
        </div>
      )}
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
      {asked === undefined ? (
        <Waiting afterwards={afterwards} />
      ) : (
        <Asking key={game.lasting.includes(asked.question.topic) ? asked.question.topic : asked.id} asked={asked} />
      )}
    </section>
  );
}

function Asking({ asked }: { readonly asked: Asked }): ReactElement {
  const { request, words } = useTable();
  const [busy, setBusy] = useState(false);
  const [always, setAlways] = useState(false);
  const given = useRef<string | undefined>(undefined);
  const { topic } = asked.question;
  /** One answer at a time: what is pressed twice in a hurry counts once. */
  const answer = useCallback(
    async (wish: unknown): Promise<boolean> => {
      if (given.current === asked.id) return false;
      given.current = asked.id;
      setBusy(true);
      try {
        const refusal = await request({ do: 'answer', question: asked.id, answer: wish });
        if (refusal !== undefined) given.current = undefined;
        else if (always) await request({ do: 'stand', topic, answers: [wish], always: true });
        return refusal === undefined;
      } finally {
        setBusy(false);
      }
    },
    [request, asked.id, topic, always],
  );
  return (
    <div className="asking" data-topic={topic} data-question={asked.id} aria-busy={busy}>
      <div className="asking-words">
        <p className="asking-text" aria-live="polite">
          {words(asked.question.text)}
        </p>
        <p className="asking-more">
          {asked.question.rule !== undefined && <RuleLink rule={asked.question.rule} />}
          <Others />
          {isConfirm(asked.question) && (
            <label className="asking-always">
              <input type="checkbox" checked={always} onChange={({ target }) => setAlways(target.checked)} />
              {t('and every time from now on')}
            </label>
          )}
        </p>
      </div>
      <div className="asking-control">
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

function Waiting({ afterwards }: { readonly afterwards: ReactNode }): ReactElement {
  const table = useTable();
  const { sight, seat, request, refuse } = table;
  const awaited = waitedFor(table, null);
  const takeBack = (): void => {
    refuse(undefined);
    void request({ do: 'take-back' });
  };
  return (
    <div className="asking">
      <div className="asking-words">
        <p className="asking-text" aria-live="polite">
          {sight.over
            ? t('The game is over.')
            : awaited === ''
              ? t('Nobody is asked anything.')
              : `${awaited} ${thereafter(table, seat) ?? ''}`}
        </p>
      </div>
      {sight.over && <div className="asking-control choices">{afterwards}</div>}
      {seat !== null && !sight.over && (
        <div className="asking-control">
          <button type="button" className="button quiet" onClick={takeBack}>
            {t('Take my last answer back')}
          </button>
        </div>
      )}
    </div>
  );
}
