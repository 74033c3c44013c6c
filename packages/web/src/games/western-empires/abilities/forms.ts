import { areaId, type NationView, type Occupants } from '@ecumene/ancients';
import { ABILITY_IDS, type AbilityId, reachedIn, targetAreas } from '@ecumene/western-empires/reference';
import { type ComponentType, useMemo } from 'react';
import type { AbilityForm, UseProps } from '../../ancients/abilities/forms.ts';
import { type AreaAbility, formsOnAreas } from '../../ancients/abilities/on-areas.tsx';
import { ofNation } from '../reading.ts';
import { abilityWords } from '../reference/effects.ts';
import { useWeView } from '../view.ts';
import { abilityAction } from './ability-actions.ts';
import { UseDiaspora } from './UseDiaspora.tsx';
import { UseDoctrine } from './UseDoctrine.tsx';
import { UseEmpire } from './UseEmpire.tsx';
import { UseTradeRoutes } from './UseTradeRoutes.tsx';

function useTargets(own: NationView, ability: AreaAbility): ReadonlyMap<string, Occupants> {
  const view = useWeView();
  return useMemo(() => {
    const [state, number] = ofNation(view, own.name);
    const areas = targetAreas(state, number, ability);
    return new Map(areas.map((area) => [areaId(state, area), reachedIn(state, number, ability, area)]));
  }, [view, own, ability]);
}

const FORMS: Readonly<Record<AbilityId, ComponentType<UseProps>>> = {
  ...formsOnAreas({
    useTargets,
    treasury: abilityAction('gain-treasury').tokens,
    pays: abilityAction('annex-area', 'politics').pays,
    from: 'stock',
  }),
  diaspora: UseDiaspora,
  'provincial-empire': UseEmpire,
  'trade-routes': UseTradeRoutes,
  'universal-doctrine': UseDoctrine,
};

export const ABILITY_FORMS: readonly AbilityForm[] = ABILITY_IDS.map((id) => ({
  id,
  says: abilityWords(id),
  Form: FORMS[id],
}));
