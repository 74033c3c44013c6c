import { terrainOf } from '@ecumene/ancients';
import type { ReactElement } from 'react';
import { t } from '../../text/text.ts';
import { useView } from './view.ts';

const COASTS: Readonly<Record<string, string>> = {
  north: t('North coast'),
  east: t('East coast'),
  south: t('South coast'),
  west: t('West coast'),
};

interface ShoreChoiceProps {
  readonly area: string;
  readonly coast: string | undefined;
  choose(coast: string): void;
}

/** Where an area has several shores, on which a ship is built. */
export function ShoreChoice({ area, coast: chosen, choose }: ShoreChoiceProps): ReactElement | null {
  const { ground } = useView();
  const terrain = terrainOf(ground);
  const shores = terrain.shores[terrain.numbers.get(area) ?? -1] ?? [];
  if (shores.length < 2) return null;
  return (
    <select
      className="pick-list"
      aria-label={t('Coast')}
      value={chosen}
      onChange={({ target }) => choose(target.value)}
    >
      {shores.map(({ coast }) => (
        <option key={coast} value={coast ?? ''}>
          {coast !== null && (COASTS[coast] ?? coast)}
        </option>
      ))}
    </select>
  );
}
