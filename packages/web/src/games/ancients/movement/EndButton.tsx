import type { NationView } from '@ecumene/ancients';
import { type ReactElement, useMemo } from 'react';
import { AskOnce } from '../../../questions/AskOnce.tsx';
import { useTable } from '../../../table/at-table.ts';
import { locale, t } from '../../../text/text.ts';
import type { ControlProps } from '../../game-screen.ts';
import { useReading } from '../view.ts';
import { avoidable } from './hunger.ts';
import { fitShips } from './reach.ts';

interface EndButtonProps {
  readonly own: NationView;
  /** How many stacks and ships could still move. */
  readonly left: number;
  /** It ends only the plan of a movement. */
  readonly planned?: boolean;
  readonly answer: ControlProps['answer'];
}

/** Ends the movement; asks once when nothing was moved at all, or people would be lost who could still go elsewhere. */
export function EndButton({ own, left, planned = false, answer }: EndButtonProps): ReactElement {
  const reading = useReading();
  const { name } = useTable();
  const hungry = useMemo(() => avoidable(reading, own), [reading, own]);
  const progress = reading.view.movement?.find(({ nation }) => nation === own.name);
  const moved =
    Object.keys(progress?.moved ?? {}).length + Object.values(progress?.sailed ?? {}).filter((legs) => legs > 0).length;
  const unkept = own.ships.length - fitShips(reading, own).length;
  const undone = (): string | undefined => {
    if (unkept > 0)
      return t('{unkept, plural, one {1 ship is} other {# ships are}} not kept and will be lost.', { unkept });
    if (moved === 0 && left > 0) return t('You have not moved yet.');
    if (hungry.length === 0) return undefined;
    const places = hungry.map(({ lost, area }) => t('{lost} in {area}', { lost, area: name('area', area) }));
    return t('Above the limit: {places}. You can still move some tokens.', {
      places: new Intl.ListFormat(locale()).format(places),
    });
  };
  return (
    <AskOnce
      undone={undone()}
      label={planned ? t('Finish plan') : t('End movement')}
      sure={planned ? t('Finish anyway') : t('End anyway')}
      go={() => void answer({ do: 'end' })}
    />
  );
}
