import type { NationView } from '@ecumene/ancients';
import { type ComponentType, type ReactElement, useMemo } from 'react';
import type { UseProps } from './forms.ts';
import { hasPiecesFor, type Occupants, pointsOf } from './occupants.ts';
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
}

function useIds(targets: ReadonlyMap<string, Occupants>): readonly string[] {
  return useMemo(() => [...targets.keys()], [targets]);
}

/** The forms of these abilities in a game. */
export function formsOnAreas({
  useTargets,
  treasury,
  pays,
}: OnAreas): Readonly<Record<AreaAbility, ComponentType<UseProps>>> {
  function UseFundamentalism(props: UseProps): ReactElement {
    return <UseOnArea {...props} areas={useIds(useTargets(props.own, 'fundamentalism'))} />;
  }
  function UseMonotheism(props: UseProps): ReactElement {
    const targets = useTargets(props.own, 'monotheism');
    const canUse = (area: string): boolean => {
      const occupants = targets.get(area);
      return occupants !== undefined && hasPiecesFor(props.own, occupants);
    };
    return <UseOnArea {...props} areas={useIds(targets)} canUse={canUse} />;
  }
  function UsePoliticsHere(props: UseProps): ReactElement {
    const targets = useTargets(props.own, 'politics');
    const price = (area: string): number => {
      const occupants = targets.get(area);
      return occupants === undefined ? 0 : pays * pointsOf(occupants);
    };
    return <UsePolitics {...props} most={treasury} areas={useIds(targets)} price={price} />;
  }
  return { fundamentalism: UseFundamentalism, monotheism: UseMonotheism, politics: UsePoliticsHere };
}
