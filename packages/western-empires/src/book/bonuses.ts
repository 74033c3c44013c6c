import type { Bonus, Bonuses } from '@ecumene/ancients';
import { effectsOf } from '../data/advance-effects.ts';
import { ADVANCE_IDS, type AdvanceId, GROUPS, type Group } from '../data/advances.ts';

/** What buying an advance brings at once; an advance brings one such thing at most. @rule rows.effects */
function bonusOf(id: AdvanceId): Bonus | undefined {
  const rule = `WE ${id}.1`;
  for (const effect of effectsOf(id)) {
    switch (effect.kind) {
      case 'discount':
        return { is: 'discount', points: effect.by, rule };
      case 'free-advance':
        return { is: 'free', most: 1, group: effect.group, below: effect.costBelow, rule };
      case 'credits-of-choice':
        return { is: 'credits', points: effect.credits, oneGroup: false, rule };
      default:
    }
  }
  return undefined;
}

export const bonuses: Bonuses<Group> = {
  rows: new Map(
    ADVANCE_IDS.flatMap((id) => {
      const bonus = bonusOf(id);
      return bonus === undefined ? [] : [[id, bonus] as const];
    }),
  ),
  groups: GROUPS,
  creditStep: 5,
  cites: {
    discount: ['WE library.1', 'WE W41'],
    free: ['WE anatomy.1', 'WE W42'],
    credits: [
      'WE monument.1',
      'WE monument.2',
      'WE written-record.1',
      'WE written-record.2',
      'WE credits.1',
      'WE credits.3',
    ],
  },
};
