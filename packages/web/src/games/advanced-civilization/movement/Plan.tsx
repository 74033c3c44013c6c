import type { AncientEvent } from '@ecumene/ancients';
import type { Happening } from '@ecumene/engine';
import { type ReactElement, useId, useMemo } from 'react';
import { useTable } from '../../../table/at-table.ts';
import { useStory } from '../../../table/story.tsx';
import { t } from '../../../text/text.ts';
import { isAncient } from '../events.ts';

/** What this nation has done in its movement so far; the last can be taken back, or all of it. */
export function Plan({ nation }: { readonly nation: string }): ReactElement | null {
  const { request, game, words } = useTable();
  const story = useStory();
  const id = useId();
  const moves = useMemo(() => {
    const done: Happening<AncientEvent>[] = [];
    for (const { happening } of story.toReversed()) {
      if (!isAncient(happening) || !isMoveOf(happening.event, nation)) break;
      done.unshift(happening);
    }
    return done;
  }, [story, nation]);
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

function isMoveOf(event: AncientEvent, nation: string): boolean {
  return (event.what === 'marched' || event.what === 'sailed') && event.nation === nation;
}
