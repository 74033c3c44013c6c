import { type ReactElement, useState } from 'react';
import { goTo, Link } from '../app/router.tsx';
import { faceOf, useNow } from '../table/clock-face.ts';
import { useCompany } from '../table/company.ts';
import { t } from '../text/text.ts';
import { type Call, callWords, useCalls } from './calls.ts';
import './call-note.css';

const HOUR = 3_600_000;

/** On every page: at which other table one is awaited, and how much time is left there. */
export function CallNote(): ReactElement | null {
  const { calls, at } = useCalls();
  const [later, setLater] = useState<readonly string[]>([]);
  const rematch = useCompany()?.info.rematch;
  // At the old table, a note of its own leads straight to the seat that is kept.
  const isTold = ({ table, is }: Call): boolean => is === 'seat-kept' && table === rematch;
  const shown = calls.filter((call) => !later.includes(nameOf(call)) && !isTold(call));
  const [first] = shown;
  if (first === undefined) return null;
  return (
    <aside className="call-note" aria-label={t('Your tables')}>
      <p role="status">
        {first.left !== null && first.left < HOUR ? (
          <Ticking call={first} left={first.left} at={at} />
        ) : (
          callWords(first)
        )}{' '}
        {shown.length > 1 && (
          <Link to="/lobby">
            {t('{n, plural, one {1 more table waits.} other {# more tables wait.}}', { n: shown.length - 1 })}
          </Link>
        )}
      </p>
      <span className="call-note-ways">
        <button type="button" className="button small quiet" onClick={() => setLater(calls.map(nameOf))}>
          {t('Later')}
        </button>
        <button type="button" className="button small primary" onClick={() => goTo(`/table/${first.table}`)}>
          {t('Go to table')}
        </button>
      </span>
    </aside>
  );
}

function nameOf({ table, is }: Call): string {
  return `${is} ${table}`;
}

interface TickingProps {
  readonly call: Call;
  readonly left: number;
  readonly at: number;
}

/** The time left goes down; a screen reader hears it once. */
function Ticking({ call, left, at }: TickingProps): ReactElement {
  const now = useNow();
  const words = callWords(call, faceOf(Math.max(0, left - (now - at))));
  return (
    <>
      <span aria-hidden="true">{words}</span>
      <span className="unseen">{callWords(call)}</span>
    </>
  );
}
