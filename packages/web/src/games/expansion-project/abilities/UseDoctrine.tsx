import { OUTSIDERS } from '@ecumene/ancients';
import { DOCTRINE_POINTS } from '@ecumene/expansion-project/reference';
import { type ReactElement, useCallback, useMemo, useState } from 'react';
import type { UseProps } from '../../ancients/abilities/forms.ts';
import { UseOutsiders } from '../../ancients/abilities/UseOutsiders.tsx';
import { useView } from '../../ancients/view.ts';
import { useHeathens, usePath, useShown } from './targets.ts';

/** Universal Doctrine: a pirate city, or barbarian tokens, where a path leads. */
export function UseDoctrine(props: UseProps): ReactElement {
  const { areas } = useView();
  const near = useHeathens(props.own);
  const [latest, setLatest] = useState<string | undefined>(undefined);
  const look = useCallback((area: string) => setLatest(area), []);
  const cities = useMemo(
    () => (props.own.citiesInStock > 0 ? near.filter((area) => areas[area]?.city === OUTSIDERS) : []),
    [areas, near, props.own],
  );
  const tokens = useMemo(
    () =>
      Object.fromEntries(
        near.flatMap((area) => {
          const count = areas[area]?.tokens[OUTSIDERS] ?? 0;
          return count > 0 ? [[area, count]] : [];
        }),
      ),
    [areas, near],
  );
  const path = usePath(props.own, latest);
  useShown(path);
  return (
    <UseOutsiders
      {...props}
      cities={cities}
      tokens={tokens}
      most={Math.min(DOCTRINE_POINTS, props.own.stock)}
      ways={path}
      look={look}
    />
  );
}
