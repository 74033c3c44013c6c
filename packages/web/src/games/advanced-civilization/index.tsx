import { called, tell } from '@ecumene/advanced-civilization/reference';
import type { GameScreen } from '../game-screen.ts';
import { Badge } from './Badge.tsx';
import { CHAPTERS } from './chapters.ts';
import { isAncient } from './events.ts';
import { MovementControl } from './movement/MovementControl.tsx';
import { PHASES } from './phases.ts';
import { Rail } from './Rail.tsx';
import { Stage } from './Stage.tsx';
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
  panels: [],
  controls: { movement: MovementControl },
  lasting: ['movement'],
  rules: async () => (await import('@ecumene/advanced-civilization/rules')).rules,
  Badge,
  chapters: CHAPTERS,
};
