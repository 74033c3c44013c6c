import type { AncientView } from '@ecumene/ancients';
import { t } from '../../../text/text.ts';
import type { NextPlanner } from '../../game-screen.ts';
import { MovementPlanner } from './MovementPlanner.tsx';
import { PlannedWays } from './PlannedWays.tsx';
import { keptPlan } from './planned-moves.ts';
import { UnusedPlan } from './UnusedPlan.tsx';

/** The movement of a turn, planned before it comes. */
export const movementPlanner: NextPlanner<AncientView> = {
  topic: 'movement',
  title: t('Movement'),
  about: t('Your next movement, move by move. It is played when your turn comes.'),
  begin: t('Plan movement'),
  change: t('Change planned movement'),
  mayPlan: (view, seat) =>
    view.nations.some((one) => one.seat === seat && !one.inert && one.tokens + one.ships.length > 0),
  words: (plan) => {
    const kept = keptPlan([{ topic: 'movement', answers: [plan], plan: true }]);
    return t('{n, plural, one {1 move} other {# moves}} planned', { n: kept?.moves.length ?? 0 });
  },
  Control: MovementPlanner,
  Shown: PlannedWays,
  Unused: UnusedPlan,
};
