import { t } from '../../../text/text.ts';
import type { Planner } from '../../game-screen.ts';
import { isAncientView } from '../view.ts';
import { BuildingPolicyForm } from './BuildingPolicyForm.tsx';
import { buildingPolicyIn, shipsPolicyIn, wishesIn } from './kept.ts';
import { ShipsPolicyForm } from './ShipsPolicyForm.tsx';
import { WishListForm } from './WishListForm.tsx';

const mayPlan: Planner['mayPlan'] = (view, seat) =>
  isAncientView(view) && view.nations.some((one) => one.seat === seat && !one.inert);

/** Ships, where they are built and kept in a phase of their own. */
export const shipsPolicy: Planner = {
  topic: 'ships',
  isPolicy: true,
  begin: t('Ships'),
  change: t('Ships'),
  mayPlan,
  words: (plan) => {
    const until = shipsPolicyIn(plan)?.until ?? 0;
    return until === 0
      ? t('Keep all ships, build none')
      : t('Keep all ships, build until there are {until}', { until });
  },
  Control: ShipsPolicyForm,
};

export const buildingPolicy: Planner = {
  topic: 'build-cities',
  isPolicy: true,
  begin: t('Cities'),
  change: t('Cities'),
  mayPlan,
  words: (plan) => {
    const except = buildingPolicyIn(plan)?.except.length ?? 0;
    return except === 0
      ? t('Build cities wherever they can be supported')
      : t('Build cities wherever they can be supported, except in {n, plural, one {1 area} other {# areas}}', {
          n: except,
        });
  },
  Control: BuildingPolicyForm,
};

export const wishList: Planner = {
  topic: 'civilization-cards',
  isPolicy: true,
  begin: t('Wish list'),
  change: t('Wish list'),
  mayPlan,
  words: (plan) =>
    t('Buy {n, plural, one {1 advance} other {# advances}} in your order when you can pay', {
      n: wishesIn(plan)?.wish.length ?? 0,
    }),
  Control: WishListForm,
};
