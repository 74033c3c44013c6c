import type { AncientView } from '@ecumene/ancients';
import { t } from '../../../text/text.ts';
import type { Policy } from '../../game-screen.ts';
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

const mayPlan: Policy<AncientView>['mayPlan'] = (view, seat) =>
  view.nations.some((one) => one.seat === seat && !one.inert);

/** Ships, where they are built and kept in a phase of their own. */
export const shipsPolicy: Policy<AncientView> = {
  topic: 'ships',
  isPolicy: true,
  title: t('Ships'),
  about: t('Keep your ships, and build more up to a number.'),
  mayPlan,
  words: (plan) => {
    const until = shipsPolicyIn(plan)?.until ?? 0;
    return until === 0
      ? t('Keep all ships, build none')
      : t('Keep all ships, build until there are {until}', { until });
  },
  Control: ShipsPolicyForm,
};

export const buildingPolicy: Policy<AncientView> = {
  topic: 'build-cities',
  isPolicy: true,
  title: t('Cities'),
  about: t('Build wherever a city can be supported.'),
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

export const wishList: Policy<AncientView> = {
  topic: 'civilization-cards',
  isPolicy: true,
  title: t('Wish list'),
  about: t('What to buy, in your order, as soon as you can pay.'),
  mayPlan,
  words: (plan) =>
    t('Buy {n, plural, one {1 advance} other {# advances}} in your order when you can pay', {
      n: wishesIn(plan)?.wish.length ?? 0,
    }),
  Control: WishListForm,
};

const lossPolicy: Policy<AncientView> = {
  topic: 'losses',
  isPolicy: true,
  title: t('Losses'),
  about: t('Where you lose tokens to calamities.'),
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

const reductionPolicy: Policy<AncientView> = {
  topic: 'unsupported-city',
  also: ['choose-cities'],
  isPolicy: true,
  title: t('Reduced cities'),
  about: t('Which cities you reduce when you must.'),
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

const growthPolicy: Policy<AncientView> = {
  topic: 'growth',
  isPolicy: true,
  title: t('Growth'),
  about: t('Where your people grow if there are too few tokens for all areas.'),
  mayPlan,
  words: (plan) => {
    const { first = [], others } = growthPolicyIn(plan) ?? {};
    const n = first.length;
    return others === 'most'
      ? t(
          'Grow {n, plural, =0 {} one {in 1 area first, then } other {in # areas first, then }}where you have the most tokens',
          { n },
        )
      : t(
          'Grow {n, plural, =0 {} one {in 1 area first, then } other {in # areas first, then }}where you have the fewest tokens',
          { n },
        );
  },
  Control: GrowthPolicyForm,
};

const handLimitPolicy: Policy<AncientView> = {
  topic: 'surrender',
  isPolicy: true,
  title: t('Hand limit'),
  about: t('What you discard when you hold too many cards.'),
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

const victimPolicy: Policy<AncientView> = {
  topic: 'secondary-victims',
  also: ['share-losses', 'share-cities'],
  isPolicy: true,
  title: t('Others who suffer'),
  about: t('Who else suffers from calamities that let you choose.'),
  mayPlan,
  words: (plan) =>
    victimPolicyIn(plan)?.first === 'cities'
      ? t('First choose players with the most cities')
      : t('First choose players who are ahead on the track'),
  Control: VictimPolicyForm,
};

const cardPurchasePolicy: Policy<AncientView> = {
  topic: 'buy-trade-card',
  also: ['buy-trade-card-from'],
  isPolicy: true,
  title: t('Buying trade cards'),
  about: t('Which trade cards you buy from your treasury.'),
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
export const sharedPolicies: readonly Policy<AncientView>[] = [
  growthPolicy,
  lossPolicy,
  reductionPolicy,
  victimPolicy,
  handLimitPolicy,
  cardPurchasePolicy,
];

/** Special abilities, where a game has a phase for them. */
export const abilityPolicy: Policy<AncientView> = {
  topic: 'abilities',
  isPolicy: true,
  title: t('Special abilities'),
  about: t('Which ones you use, in what order, and against whom.'),
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
export const tradeAgent: Policy<AncientView> = {
  topic: 'trade',
  isPolicy: true,
  isAgent: true,
  title: t('Trading agent'),
  about: t('Trades for you while you are away, within your limits. You can also set standing offers.'),
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
