import type { Question } from '@ecumene/engine';
import { ABILITIES, type AbilityId, POLITICS_TOKENS } from '@ecumene/expansion-project/reference';
import type { ComponentType } from 'react';
import type { AbilityForm, UseProps } from '../../ancients/abilities/forms.ts';
import { formsOnAreas } from '../../ancients/abilities/on-areas.tsx';
import { abilityWords } from '../reference/effects.ts';
import { useTargets } from './targets.ts';
import { UseDiaspora } from './UseDiaspora.tsx';
import { UseDoctrine } from './UseDoctrine.tsx';
import { UseEmpire } from './UseEmpire.tsx';
import { askedIn, UseTradeEmpire } from './UseTradeEmpire.tsx';

const FORMS: Readonly<Record<AbilityId, ComponentType<UseProps>>> = {
  ...formsOnAreas({ useTargets, treasury: POLITICS_TOKENS, pays: 1, from: 'treasury' }),
  diaspora: UseDiaspora,
  'provincial-empire': UseEmpire,
  'trade-empire': UseTradeEmpire,
  'universal-doctrine': UseDoctrine,
};

export const ABILITY_FORMS: readonly AbilityForm[] = ABILITIES.map(({ id }) => ({
  id,
  says: abilityWords(id),
  Form: FORMS[id],
  ...(id === 'trade-empire' && { isUnderWay: (question: Question) => askedIn(question) !== undefined }),
}));
