import { called, tell } from '@ecumene/advanced-civilization/reference';
import { lazy } from 'react';
import { named, t } from '../../text/text.ts';
import type { GameScreen } from '../game-screen.ts';
import { ahead } from './ahead.ts';
import { Badge } from './Badge.tsx';
import { BuildCitiesControl } from './BuildCitiesControl.tsx';
import { ChooseNationControl } from './ChooseNationControl.tsx';
import { GrainControl } from './calamities/GrainControl.tsx';
import { ShareControl } from './calamities/ShareControl.tsx';
import { UnitsControl } from './calamities/UnitsControl.tsx';
import { VictimsControl } from './calamities/VictimsControl.tsx';
import { CHAPTERS } from './chapters.ts';
import { isAncient } from './events.ts';
import { HINTS } from './hints.ts';
import { TrackPanel } from './knowing/TrackPanel.tsx';
import { LossesControl } from './LossesControl.tsx';
import { MovementControl } from './movement/MovementControl.tsx';
import { NationPanel } from './NationPanel.tsx';
import { PHASES } from './phases.ts';
import { PurchaseControl } from './purchases/PurchaseControl.tsx';
import { PurchasesPanel } from './purchases/PurchasesPanel.tsx';
import { SurrenderControl } from './purchases/SurrenderControl.tsx';
import { Rail } from './Rail.tsx';
import { ShipsControl } from './ShipsControl.tsx';
import { Stage } from './Stage.tsx';
import { asksIn, sceneOf } from './scenes.ts';
import { FloorPanel } from './trade/FloorPanel.tsx';
import { TradeControl } from './trade/TradeControl.tsx';
import { DEEDS, leads, out, turns, UNTOLD } from './turns.ts';
import { isAcView } from './view.ts';

const OFFERS: Readonly<Record<string, 'made' | 'withdrawn'>> = {
  'offer-made': 'made',
  'offer-withdrawn': 'withdrawn',
};

export const advancedCivilization: GameScreen = {
  name: 'advanced-civilization',
  title: 'Advanced Civilization',
  tell: (happening) => (isAncient(happening) ? tell(happening) : { say: '' }),
  called: (thing) => named(called(thing)),
  phases: PHASES,
  deeds: DEEDS,
  untold: UNTOLD,
  leads,
  turns,
  out,
  ahead,
  turn: (view) => (isAcView(view) ? view.turn : undefined),
  lastTurn: (view) => (isAcView(view) && view.lastTurn > 0 ? view.lastTurn : undefined),
  Stage,
  Rail,
  panels: [
    { id: 'nation', title: t('Nation'), Panel: NationPanel },
    {
      id: 'floor',
      title: t('Floor'),
      Panel: FloorPanel,
      wanted: ({ where }) => where.includes('trade'),
    },
    {
      id: 'cards',
      title: t('Cards'),
      Panel: PurchasesPanel,
      wanted: ({ questions }) => questions.some(({ question }) => question.topic === 'civilization-cards'),
    },
    { id: 'track', title: t('Track'), Panel: TrackPanel, wanted: ({ where }) => where.includes('succession') },
    {
      id: 'almanac',
      title: t('Almanac'),
      Panel: lazy(async () => ({ default: (await import('./knowing/Chapters.tsx')).AcAlmanac })),
    },
  ],
  controls: {
    'choose-nation': ChooseNationControl,
    movement: MovementControl,
    'build-cities': BuildCitiesControl,
    ships: ShipsControl,
    losses: LossesControl,
    trade: TradeControl,
    'civilization-cards': PurchaseControl,
    surrender: SurrenderControl,
    'share-losses': ShareControl,
    'share-cities': ShareControl,
    'secondary-victims': VictimsControl,
    'show-grain': GrainControl,
    faction: UnitsControl,
    'keep-units': UnitsControl,
  },
  lasting: ['movement', 'trade'],
  rules: async () => (await import('@ecumene/advanced-civilization/rules')).rules,
  Badge,
  scene: sceneOf,
  asksIn,
  isDeal: ({ event }) => event.what === 'traded',
  offer: ({ event }) => OFFERS[event.what],
  mayInsist: ({ pace }) => pace !== 'strict',
  hints: HINTS,
  past: async () => (await import('./result/past.tsx')).past,
  chapters: CHAPTERS,
};
