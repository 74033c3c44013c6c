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
          'Every shuffle follows from a seed that was fixed before the first card was drawn. We replay the whole game and check every answer.',
        )}
      </p>
      {state.is !== 'done' && (
        <button type="button" className="button" disabled={state.is === 'at work'} onClick={begin}>
          {state.is === 'at work' ? t('Replaying …') : t('Verify shuffles')}
        </button>
      )}
      <div role="status">
        {state.is === 'failed' && <p className="replay-fault">{state.why}</p>}
        {state.is === 'done' && <Outcome proof={state.proof} />}
      </div>
    </div>
  );
}

function Outcome({ proof }: { readonly proof: Proof }): ReactElement {
  const { entries, commitment, promised, playedUnder, replayedWith, faults } = proof;
  if (faults.length > 0)
    return (
      <div className="proof proof-fails">
        <p>
          <b>
            {replayedWith === null ? t('This game cannot be replayed here.') : t('This game could not be verified.')}
          </b>
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
        <b>{t('Verified.')}</b> {t('All {entries} journal entries follow from the seed and the rules.', { entries })}{' '}
        {promised === true && t('The seed matches the commitment published when the table opened.')}{' '}
        {replayedWith !== null &&
          playedUnder.some((version) => version !== replayedWith) &&
          t('Played under rules version {played}, replayed with version {replayed}.', {
            played: playedUnder.join(', '),
            replayed: replayedWith,
          })}
      </p>
      <p className="proof-seal">
        <span className="soft">{t('Commitment')}</span> <code>{commitment}</code>
      </p>
    </div>
  );
}
