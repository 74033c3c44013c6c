import { type ReactElement, useId } from 'react';
import { useTable } from '../../../table/at-table.ts';
import { t } from '../../../text/text.ts';
import { type Move, voyagesAsOne } from './moves-done.ts';

/** What this nation has done in its movement so far; the last can be taken back, or all from one of them on. */
export function Plan({ moves }: { readonly moves: readonly Move[] }): ReactElement | null {
  const { request, game, words } = useTable();
  const id = useId();
  const made = voyagesAsOne(moves);
  if (made.length === 0) return null;
  const takeBackFrom = async (place: number): Promise<void> => {
    for (const _ of made.slice(place).flat()) if ((await request({ do: 'take-back' })) !== undefined) return;
  };
  return (
    <>
      <button type="button" className="button quiet" popoverTarget={id}>
        {t('{n, plural, one {1 move} other {# moves}}', { n: made.length })}
      </button>
      <div id={id} popover="auto" className="plan-card">
        <ol>
          {made.map((parts, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: moves are only added and taken away at the end.
            <li key={place}>
              {parts.map((part) => words(game.tell(part))).join(' ')}
              <button type="button" className="button small" onClick={() => void takeBackFrom(place)}>
                {t('{n, plural, one {Undo last move} other {Undo # moves from here}}', { n: made.length - place })}
              </button>
            </li>
          ))}
        </ol>
      </div>
      <button type="button" className="button" onClick={() => void takeBackFrom(made.length - 1)}>
        {t('Undo')}
      </button>
      <button type="button" className="button" onClick={() => void request({ do: 'reset-step' })}>
        {t('Undo all')}
      </button>
    </>
  );
}
