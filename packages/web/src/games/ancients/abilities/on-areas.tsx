import { type NationView, type Occupants, pointsAmong } from '@ecumene/ancients';
import { type ComponentType, type ReactElement, useMemo } from 'react';
import { useTable } from '../../../table/at-table.ts';
import { t } from '../../../text/text.ts';
import type { UseProps } from './forms.ts';
import { hasCityFor, hasPiecesFor } from './occupants.ts';
import { UseOnArea } from './UseOnArea.tsx';
import { UsePolitics } from './UsePolitics.tsx';

/** Abilities that fall on all units of others in an area. */
export type AreaAbility = 'fundamentalism' | 'monotheism' | 'politics';

interface OnAreas {
  /** A hook: where an ability can be used, and on whom. */
  useTargets(own: NationView, ability: AreaAbility): ReadonlyMap<string, Occupants>;
  /** Tokens that Politics may bring into the treasury, and what it pays for a unit point. */
  readonly treasury: number;
  readonly pays: number;
  /** Where Politics takes its tokens from. */
  readonly from: 'stock' | 'treasury';
}

function useIds(targets: ReadonlyMap<string, Occupants>): readonly string[] {
  return useMemo(() => [...targets.keys()], [targets]);
}

/** Whether a nation can replace all the units of others in an area. */
function canReplace(
  has: (own: NationView, occupants: Occupants) => boolean,
  own: NationView,
  targets: ReadonlyMap<string, Occupants>,
): (area: string) => boolean {
  return (area) => {
    const occupants = targets.get(area);
    return occupants !== undefined && has(own, occupants);
  };
}

/** The forms of these abilities in a game. */
export function formsOnAreas({
  useTargets,
  treasury,
  pays,
  from,
}: OnAreas): Readonly<Record<AreaAbility, ComponentType<UseProps>>> {
  function UseFundamentalism(props: UseProps): ReactElement {
    const { name } = useTable();
    const label = (area: string): string => t('Destroy units in {area}', { area: name('area', area) });
    return <UseOnArea {...props} areas={useIds(useTargets(props.own, 'fundamentalism'))} label={label} />;
  }
  function UseMonotheism(props: UseProps): ReactElement {
    const { name } = useTable();
    const label = (area: string): string => t('Take over units in {area}', { area: name('area', area) });
    const targets = useTargets(props.own, 'monotheism');
    const canUse = canReplace(hasPiecesFor, props.own, targets);
    return <UseOnArea {...props} areas={useIds(targets)} label={label} canUse={canUse} />;
  }
  function UsePoliticsHere(props: UseProps): ReactElement {
    const targets = useTargets(props.own, 'politics');
    const price = (area: string): number => {
      const occupants = targets.get(area);
      return occupants === undefined ? 0 : pays * pointsAmong(occupants);
    };
    const canTake = canReplace(from === 'stock' ? hasPiecesFor : hasCityFor, props.own, targets);
    return <UsePolitics {...props} most={treasury} areas={useIds(targets)} price={price} canTake={canTake} />;
  }
  return { fundamentalism: UseFundamentalism, monotheism: UseMonotheism, politics: UsePoliticsHere };
}
