import type { Shore } from '@ecumene/ancients';
import type { ReactElement } from 'react';
import { t } from '../../text/text.ts';

const COASTS: Readonly<Record<string, string>> = {
  north: t('North coast'),
  east: t('East coast'),
  south: t('South coast'),
  west: t('West coast'),
  caspian: t('Caspian Sea coast'),
  aral: t('Aral Sea coast'),
};

interface ShoreChoiceProps {
  /** Those on which one can be built. */
  readonly shores: readonly Shore[];
  readonly coast: string | undefined;
  choose(coast: string): void;
}

/** Where ships can be built on several shores of an area, on which. */
export function ShoreChoice({ shores, coast: chosen, choose }: ShoreChoiceProps): ReactElement | null {
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
