import { called, tell } from '@ecumene/advanced-civilization/reference';
import { t } from '../../text/text.ts';
import type { GameScreen } from '../game-screen.ts';
import { Badge } from './Badge.tsx';
import { BuildCitiesControl } from './BuildCitiesControl.tsx';
import { ChooseNationControl } from './ChooseNationControl.tsx';
import { CHAPTERS } from './chapters.ts';
import { isAncient } from './events.ts';
import { HINTS } from './hints.ts';
import { LossesControl } from './LossesControl.tsx';
import { MovementControl } from './movement/MovementControl.tsx';
import { NationPanel } from './NationPanel.tsx';
import { PHASES } from './phases.ts';
import { Rail } from './Rail.tsx';
import { ShipsControl } from './ShipsControl.tsx';
import { Stage } from './Stage.tsx';
import { sceneOf } from './scenes.ts';
import { TrackPanel } from './TrackPanel.tsx';
import { isAcView } from './view.ts';

export const advancedCivilization: GameScreen = {
  name: 'advanced-civilization',
  title: 'Advanced Civilization',
  tell: (happening) => (isAncient(happening) ? tell(happening) : { say: '' }),
  called,
  phases: PHASES,
  turn: (view) => (isAcView(view) ? view.turn : undefined),
  Stage,
  Rail,
  panels: [
    { id: 'nation', title: t('Nation'), Panel: NationPanel },
    { id: 'track', title: t('Track'), Panel: TrackPanel, wanted: ({ where }) => where.includes('succession') },
  ],
  controls: {
    'choose-nation': ChooseNationControl,
    movement: MovementControl,
    'build-cities': BuildCitiesControl,
    ships: ShipsControl,
    losses: LossesControl,
  },
  lasting: ['movement'],
  rules: async () => (await import('@ecumene/advanced-civilization/rules')).rules,
  Badge,
  scene: sceneOf,
  hints: HINTS,
  chapters: CHAPTERS,
};
