import type { ReactElement } from 'react';
import { useTable } from '../../../table/at-table.ts';
import { t } from '../../../text/text.ts';

interface CityToggleProps {
  readonly area: string;
  readonly chosen: boolean;
  /** Points it counts. */
  readonly counts: number;
  toggle(): void;
}

/** A city that can be chosen with others. */
export function CityToggle({ area, chosen, counts, toggle }: CityToggleProps): ReactElement {
  const { name } = useTable();
  return (
    <button type="button" className="button small toggle" aria-pressed={chosen} onClick={toggle}>
      {t('City of {area}', { area: name('area', area) })}{' '}
      <span className="units-points">{t('{points, plural, one {# point} other {# points}}', { points: counts })}</span>
    </button>
  );
}
