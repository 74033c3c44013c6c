import { type ReactElement, useCallback, useState } from 'react';
import { t } from '../../../text/text.ts';
import { AreaPick } from '../picking/AreaPick.tsx';
import type { UseProps } from './forms.ts';
import { UseButtons } from './UseButtons.tsx';

interface UseOnAreaProps extends Pick<UseProps, 'use' | 'explain' | 'cancel'> {
  /** Where it can be used; memoised. */
  readonly areas: readonly string[];
  /** What it takes there, in a few letters. */
  note?(area: string): string;
  /** What using it there is called. */
  label(area: string): string;
  /** Whether it can be paid for there. */
  canUse?(area: string): boolean;
}

/** An ability that is used on one area. */
export function UseOnArea({ areas, note, label, canUse, use, explain, cancel }: UseOnAreaProps): ReactElement {
  const [area, setArea] = useState<string | undefined>(undefined);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const pick = (id: string): void => {
    setArea(id);
    setChosen([id]);
    if (canUse?.(id) === false) explain({ area: id });
  };
  const explainArea = useCallback((id: string) => explain({ area: id }), [explain]);
  return (
    <div className="choices">
      {areas.length === 0 && <span className="hint">{t('There is no area you can use it on now.')}</span>}
      <AreaPick areas={areas} chosen={chosen} {...(note && { note })} toggle={pick} explain={explainArea} />
      <UseButtons
        label={area === undefined ? t('Choose an area') : label(area)}
        disabled={area === undefined || canUse?.(area) === false}
        use={() => use({ area })}
        cancel={cancel}
      />
    </div>
  );
}
