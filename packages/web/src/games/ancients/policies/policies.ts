import type { AncientView } from '@ecumene/ancients';
import { t } from '../../../text/text.ts';
import type { Planner } from '../../game-screen.ts';
import { AbilityPolicyForm } from './AbilityPolicyForm.tsx';
import { BuildingPolicyForm } from './BuildingPolicyForm.tsx';
import {
  abilityPolicyIn,
  buildingPolicyIn,
  cardPurchasePolicyIn,
  growthPolicyIn,
  handLimitPolicyIn,
  lossPolicyIn,
  reductionPolicyIn,
  shipsPolicyIn,
  tradeAgentIn,
  victimPolicyIn,
  wishesIn,
} from './kept.ts';
import { LossPolicyForm, ReductionPolicyForm } from './LossPolicyForms.tsx';
import { CardPurchaseForm, GrowthPolicyForm, HandLimitPolicyForm, VictimPolicyForm } from './OtherPolicyForms.tsx';
import { ShipsPolicyForm } from './ShipsPolicyForm.tsx';
import { TradeAgentForm } from './TradeAgentForm.tsx';
import { WishListForm } from './WishListForm.tsx';

const mayPlan: Planner<AncientView>['mayPlan'] = (view, seat) =>
  view.nations.some((one) => one.seat === seat && !one.inert);

/** Ships, where they are built and kept in a phase of their own. */
export const shipsPolicy: Planner<AncientView> = {
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

export const buildingPolicy: Planner<AncientView> = {
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

export const wishList: Planner<AncientView> = {
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

const lossPolicy: Planner<AncientView> = {
  topic: 'losses',
  isPolicy: true,
  begin: t('Losses'),
  change: t('Losses'),
  mayPlan,
  words: (plan) => {
    const { first = 'most', never = [] } = lossPolicyIn(plan) ?? {};
    const n = never.length;
    return first === 'most'
      ? t(
          'Lose tokens where you have the most{n, plural, =0 {} one {, except in 1 area} other {, except in # areas}}',
          { n },
        )
      : t(
          'Lose tokens where you have the fewest{n, plural, =0 {} one {, except in 1 area} other {, except in # areas}}',
          {
            n,
          },
        );
  },
  Control: LossPolicyForm,
};

const reductionPolicy: Planner<AncientView> = {
  topic: 'unsupported-city',
  also: ['choose-cities'],
  isPolicy: true,
  begin: t('Reduced cities'),
  change: t('Reduced cities'),
  mayPlan,
  words: (plan) => {
    const { order = [], others } = reductionPolicyIn(plan) ?? {};
    const n = order.length;
    return others === 'ask'
      ? t('Reduce {n, plural, =0 {no city} one {1 city} other {# cities}} in your order, then ask', { n })
      : t(
          '{n, plural, =0 {Reduce} one {Reduce 1 city first, then} other {Reduce # cities first, then}} the city in the area with the highest limit',
          {
            n,
          },
        );
  },
  Control: ReductionPolicyForm,
};

const growthPolicy: Planner<AncientView> = {
  topic: 'growth',
  isPolicy: true,
  begin: t('Growth if stock is short'),
  change: t('Growth if stock is short'),
  mayPlan,
  words: (plan) =>
    growthPolicyIn(plan)?.others === 'most'
      ? t('Grow where you have the most tokens')
      : t('Grow where you have the fewest tokens'),
  Control: GrowthPolicyForm,
};

const handLimitPolicy: Planner<AncientView> = {
  topic: 'surrender',
  isPolicy: true,
  begin: t('Hand limit'),
  change: t('Hand limit'),
  mayPlan,
  words: (plan) =>
    t(
      'Discard what your sets need least{n, plural, =0 {} one {, but never 1 commodity} other {, but never # commodities}}',
      {
        n: handLimitPolicyIn(plan)?.never.length ?? 0,
      },
    ),
  Control: HandLimitPolicyForm,
};

const victimPolicy: Planner<AncientView> = {
  topic: 'secondary-victims',
  also: ['share-losses', 'share-cities'],
  isPolicy: true,
  begin: t('Others who suffer'),
  change: t('Others who suffer'),
  mayPlan,
  words: (plan) =>
    victimPolicyIn(plan)?.first === 'cities'
      ? t('Choose those with the most cities first')
      : t('Choose those ahead on the track first'),
  Control: VictimPolicyForm,
};

const cardPurchasePolicy: Planner<AncientView> = {
  topic: 'buy-trade-card',
  also: ['buy-trade-card-from'],
  isPolicy: true,
  begin: t('Buying trade cards'),
  change: t('Buying trade cards'),
  mayPlan,
  words: (plan) => {
    const { which = 'none', keep = 0 } = cardPurchasePolicyIn(plan) ?? {};
    if (which === 'none') return t('Buy no trade cards');
    return which === 'dearest'
      ? t('Buy the most expensive trade card, keep {keep} in the treasury', { keep })
      : t('Buy the cheapest trade card, keep {keep} in the treasury', { keep });
  },
  Control: CardPurchaseForm,
};

/** Policies for what all games ask again and again. */
export const sharedPolicies: readonly Planner<AncientView>[] = [
  growthPolicy,
  lossPolicy,
  reductionPolicy,
  victimPolicy,
  handLimitPolicy,
  cardPurchasePolicy,
];

/** Special abilities, where a game has a phase for them. */
export const abilityPolicy: Planner<AncientView> = {
  topic: 'abilities',
  isPolicy: true,
  begin: t('Special abilities'),
  change: t('Special abilities'),
  mayPlan,
  words: (plan) => {
    const { use = [], otherwise } = abilityPolicyIn(plan) ?? {};
    const n = use.length;
    return otherwise === 'ask'
      ? t('Use {n, plural, =0 {no special ability} one {1 special ability} other {# special abilities}}, then ask', {
          n,
        })
      : t('Use {n, plural, =0 {no special ability} one {1 special ability} other {# special abilities}}, then end', {
          n,
        });
  },
  Control: AbilityPolicyForm,
};

/** Trades for a player who is away. */
export const tradeAgent: Planner<AncientView> = {
  topic: 'trade',
  isPolicy: true,
  isAgent: true,
  begin: t('Trading agent'),
  change: t('Trading agent'),
  mayPlan,
  words: (plan) => {
    const { gain = 0, deals = 0 } = tradeAgentIn(plan) ?? {};
    return t(
      'Trade while you are away: {deals, plural, one {1 trade} other {up to # trades}} a turn, each adding {gain} points or more to your sets',
      { gain, deals },
    );
  },
  Control: TradeAgentForm,
};
