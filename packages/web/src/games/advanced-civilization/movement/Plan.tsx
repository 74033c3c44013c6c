import { type ReactElement, useId } from 'react';
import { useTable } from '../../../table/at-table.ts';
import { t } from '../../../text/text.ts';
import type { Move } from './moves-done.ts';

/** What this nation has done in its movement so far; the last can be taken back, or all of it. */
export function Plan({ moves }: { readonly moves: readonly Move[] }): ReactElement | null {
  const { request, game, words } = useTable();
  const id = useId();
  if (moves.length === 0) return null;
  return (
    <>
      <button type="button" className="button quiet" popoverTarget={id}>
        {t('{n, plural, one {One move} other {# moves}}', { n: moves.length })}
      </button>
      <div id={id} popover="auto" className="plan-card">
        <ol>
          {moves.map((move, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: moves are only added and taken away at the end.
            <li key={place}>{words(game.tell(move))}</li>
          ))}
        </ol>
      </div>
      <button type="button" className="button" onClick={() => void request({ do: 'take-back' })}>
        {t('Undo')}
      </button>
      <button type="button" className="button" onClick={() => void request({ do: 'reset-step' })}>
        {t('Reset')}
      </button>
    </>
  );
}
