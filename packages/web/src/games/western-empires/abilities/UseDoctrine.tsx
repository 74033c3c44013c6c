import { OUTSIDERS } from '@ecumene/ancients';
import { type ReactElement, useMemo } from 'react';
import type { UseProps } from '../../ancients/abilities/forms.ts';
import { UseOutsiders } from '../../ancients/abilities/UseOutsiders.tsx';
import { useView } from '../../ancients/view.ts';
import { abilityAction } from './ability-actions.ts';

const { tokens: MOST } = abilityAction('annex-outsiders');

/** Universal Doctrine: a pirate city, or barbarian tokens, anywhere. */
export function UseDoctrine(props: UseProps): ReactElement {
  const { areas } = useView();
  const { stock, citiesInStock } = props.own;
  const { cities, tokens } = useMemo(() => {
    const all = Object.entries(areas);
    return {
      cities: all.flatMap(([area, { city }]) => (city === OUTSIDERS && citiesInStock > 0 ? [area] : [])),
      tokens: Object.fromEntries(
        all.flatMap(([area, one]) => {
          const count = one.tokens[OUTSIDERS] ?? 0;
          return count > 0 ? [[area, count]] : [];
        }),
      ),
    };
  }, [areas, citiesInStock]);
  return <UseOutsiders {...props} cities={cities} tokens={tokens} most={Math.min(MOST, stock)} />;
}
