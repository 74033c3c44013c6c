import type { NationView } from '@ecumene/ancients';
import { type ReactElement, useMemo } from 'react';
import { AskOnce } from '../../../questions/AskOnce.tsx';
import { useTable } from '../../../table/at-table.ts';
import { locale, t } from '../../../text/text.ts';
import type { ControlProps } from '../../game-screen.ts';
import { useView } from '../view.ts';
import { avoidable } from './hunger.ts';

interface EndButtonProps {
  readonly own: NationView;
  /** How many stacks and ships could still move. */
  readonly left: number;
  readonly answer: ControlProps['answer'];
}

/** Ends the movement; asks once when nothing was moved at all, or people would be lost who could still go elsewhere. */
export function EndButton({ own, left, answer }: EndButtonProps): ReactElement {
  const view = useView();
  const { name } = useTable();
  const hungry = useMemo(() => avoidable(view, own), [view, own]);
  const moved =
    Object.keys(view.movement?.moved ?? {}).length +
    Object.values(view.movement?.sailed ?? {}).filter((legs) => legs > 0).length;
  const undone = (): string | undefined => {
    if (moved === 0 && left > 0) return t('Nothing has moved yet.');
    if (hungry.length === 0) return undefined;
    const places = hungry.map(({ lost, area }) => t('{lost} in {area}', { lost, area: name('area', area) }));
    return t('Too many: {places}. Some could still move.', {
      places: new Intl.ListFormat(locale()).format(places),
    });
  };
  return (
    <AskOnce
      undone={undone()}
      label={t('End movement')}
      sure={t('End all the same')}
      go={() => void answer({ do: 'end' })}
    />
  );
}
