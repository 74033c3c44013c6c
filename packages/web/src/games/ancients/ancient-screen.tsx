import type { AncientEvent, AncientView } from '@ecumene/ancients';
import { lazy } from 'react';
import { t } from '../../text/text.ts';
import type { GameScreen } from '../game-screen.ts';
import { Badge } from './Badge.tsx';
import { BuildCitiesControl } from './BuildCitiesControl.tsx';
import { BEGINNING, ChooseNationControl } from './ChooseNationControl.tsx';
import { FactionControl } from './calamities/FactionControl.tsx';
import { VictimsControl } from './calamities/VictimsControl.tsx';
import { chaptersOf } from './chapters.ts';
import { CasualtiesControl } from './conflict/CasualtiesControl.tsx';
import type { AncientScreen } from './game.ts';
import { LossesControl } from './LossesControl.tsx';
import { MovementControl } from './movement/MovementControl.tsx';
import { movementPlanner } from './movement/planner.ts';
import { NationPanel } from './NationPanel.tsx';
import { neededNext } from './needed-next.ts';
import {
  abilityPolicy,
  buildingPolicy,
  sharedPolicies,
  shipsPolicy,
  tradeAgent,
  wishList,
} from './policies/policies.ts';
import { PurchaseControl } from './purchases/PurchaseControl.tsx';
import { PurchasesPanel } from './purchases/PurchasesPanel.tsx';
import { SurrenderControl } from './purchases/SurrenderControl.tsx';
import { Rail } from './Rail.tsx';
import { TrackPanel } from './reference/TrackPanel.tsx';
import { Stage } from './Stage.tsx';
import { asksIn } from './scenes.ts';
import { TaxRateControl } from './TaxRateControl.tsx';
import { BuyCardControl } from './trade/BuyCardControl.tsx';
import { TradeControl } from './trade/TradeControl.tsx';
import { TradePanel } from './trade/TradePanel.tsx';
import { ACTIVITIES, leads, out, turns, UNTOLD } from './turns.ts';

const OFFERS: Readonly<Record<string, 'made' | 'withdrawn'>> = {
  'offer-made': 'made',
  'offer-withdrawn': 'withdrawn',
};

/** What a Civilization game must bring itself. */
type Own<V extends AncientView> = Pick<
  AncientScreen<V>,
  'ancients' | 'name' | 'title' | 'tell' | 'called' | 'phases' | 'controls' | 'rules' | 'scene' | 'hints'
> &
  Partial<GameScreen<V, AncientEvent>>;

/** The screen of a Civilization game: what all of them share, and what it brings. */
export function ancientScreen<V extends AncientView>({ controls, activities, ...own }: Own<V>): AncientScreen<V> {
  const { lastTurn } = own.ancients;
  return {
    untold: UNTOLD,
    leads,
    turns,
    out,
    neededNext: (tableView, seat) => neededNext(own, tableView, seat),
    turn: (view) => view.turn,
    lastTurn: (view) => (lastTurn(view) > 0 ? lastTurn(view) : undefined),
    Stage,
    Rail,
    panels: [
      { id: 'nation', title: t('Nation'), Panel: NationPanel },
      { id: 'floor', title: t('Trade'), Panel: TradePanel, wanted: ({ where }) => where.includes('trade') },
      {
        id: 'cards',
        title: own.ancients.advances,
        Panel: PurchasesPanel,
        wanted: ({ questions }) => questions.some(({ question }) => question.topic === 'civilization-cards'),
      },
      { id: 'track', title: t('Track'), Panel: TrackPanel, wanted: ({ where }) => where.includes('succession') },
      {
        id: 'almanac',
        title: t('Reference'),
        Panel: lazy(async () => ({ default: (await import('./reference/Chapters.tsx')).AncientAlmanac })),
      },
    ],
    planners: [
      movementPlanner,
      ...(own.ancients.shipyard === undefined ? [shipsPolicy] : []),
      buildingPolicy,
      wishList,
      ...sharedPolicies,
      ...(own.ancients.abilityNow === undefined ? [] : [abilityPolicy]),
      tradeAgent,
    ],
    answeredBefore: [BEGINNING],
    chapters: chaptersOf(own.ancients.advances),
    lasting: ['movement', 'trade'],
    Badge,
    asksIn,
    isDeal: ({ event }) => event.what === 'traded',
    offer: ({ event }) => OFFERS[event.what],
    mayInsist: ({ pace }) => pace !== 'strict',
    past: async () => (await import('./result/past.tsx')).pastOf(own.ancients.advances),
    ...own,
    activities: { ...ACTIVITIES, ...activities },
    controls: {
      'choose-nation': ChooseNationControl,
      movement: MovementControl,
      'build-cities': BuildCitiesControl,
      casualties: CasualtiesControl,
      losses: LossesControl,
      trade: TradeControl,
      'civilization-cards': PurchaseControl,
      surrender: SurrenderControl,
      'buy-trade-card-from': BuyCardControl,
      'tax-rate': TaxRateControl,
      'keep-faction': FactionControl,
      'secondary-victims': VictimsControl,
      ...controls,
    },
  };
}
