import { type ReactElement, useState } from 'react';
import { whyNot } from '../people/server.ts';
import { t } from '../text/text.ts';
import type { Proof } from './study-protocol.ts';

type State =
  | { readonly is: 'asked' | 'at work' }
  | { readonly is: 'done'; readonly proof: Proof }
  | { readonly is: 'failed'; readonly why: string };

/** Proves before everybody's eyes that a finished game was dealt and played by the rules. */
export function Proving({ prove }: { prove(): Promise<Proof> }): ReactElement {
  const [state, setState] = useState<State>({ is: 'asked' });
  const begin = (): void => {
    setState({ is: 'at work' });
    prove().then(
      (proof) => setState({ is: 'done', proof }),
      (error: unknown) => setState({ is: 'failed', why: whyNot(error) }),
    );
  };
  return (
    <div className="proving">
      <p>
        {t(
          'Every deal follows from a seed that was fixed before the first card was drawn. Here the whole game is dealt and played again, and every answer is checked.',
        )}
      </p>
      {state.is !== 'done' && (
        <button type="button" className="button" disabled={state.is === 'at work'} onClick={begin}>
          {state.is === 'at work' ? t('Playing it again …') : t('Prove the deals')}
        </button>
      )}
      <div role="status">
        {state.is === 'failed' && <p className="replay-fault">{state.why}</p>}
        {state.is === 'done' && <Outcome proof={state.proof} />}
      </div>
    </div>
  );
}

function Outcome({ proof: { entries, commitment, promised, faults } }: { readonly proof: Proof }): ReactElement {
  if (faults.length > 0)
    return (
      <div className="proof proof-fails">
        <p>
          <b>{t('This game could not be proved.')}</b>
        </p>
        <ul>
          {faults.map((fault) => (
            <li key={fault}>{fault}</li>
          ))}
        </ul>
      </div>
    );
  return (
    <div className="proof proof-holds">
      <p>
        <b>{t('All is well.')}</b>{' '}
        {t('All {entries} entries of the journal follow from the seed and the rules.', { entries })}{' '}
        {promised === true && t('The seed is the one that was promised when the table opened.')}
      </p>
      <p className="proof-seal">
        <span className="soft">{t('Seal')}</span> <code>{commitment}</code>
      </p>
    </div>
  );
}
