import { type ReactElement, useState } from 'react';
import { useTable } from '../../../table/at-table.ts';
import { t } from '../../../text/text.ts';
import { AreaPick } from '../picking/AreaPick.tsx';
import type { UseProps } from './forms.ts';
import { UseButtons } from './UseButtons.tsx';

interface UseOnAreaProps extends Pick<UseProps, 'ability' | 'use' | 'cancel'> {
  /** Where it can be used; memoised. */
  readonly areas: readonly string[];
  /** What it takes there, in a few letters. */
  note?(area: string): string;
  /** Whether it can be paid for there. */
  canUse?(area: string): boolean;
}

/** An ability that is used on one area. */
export function UseOnArea({ ability, areas, note, canUse, use, cancel }: UseOnAreaProps): ReactElement {
  const { name } = useTable();
  const [area, setArea] = useState<string | undefined>(undefined);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const pick = (id: string): void => {
    setArea(id);
    setChosen([id]);
  };
  if (areas.length === 0)
    return (
      <div className="choices">
        <span className="hint">{t('There is no area you can use it on now.')}</span>
        <UseButtons
          label={t('Use {ability}', { ability: name('card', ability) })}
          disabled
          use={() => undefined}
          cancel={cancel}
        />
      </div>
    );
  return (
    <div className="choices">
      <AreaPick areas={areas} chosen={chosen} {...(note && { note })} toggle={pick} />
      <UseButtons
        label={t('Use {ability}', { ability: name('card', ability) })}
        disabled={area === undefined || canUse?.(area) === false}
        use={() => use({ area })}
        cancel={cancel}
      />
    </div>
  );
}
