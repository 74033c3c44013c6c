import { called, tell } from '@ecumene/advanced-civilization/reference';
import { named } from '../../text/text.ts';
import { ancientScreen } from '../ancients/ancient-screen.tsx';
import { ShareControl } from '../ancients/calamities/ShareControl.tsx';
import { UnitsControl } from '../ancients/calamities/UnitsControl.tsx';
import { ShipsControl } from '../ancients/ships/ShipsControl.tsx';
import { ancients } from './ancients.ts';
import { ahead } from './automatic-questions.ts';
import { GrainControl } from './calamities/GrainControl.tsx';
import { HINTS } from './hints.ts';
import { PHASES } from './phases.ts';
import { sceneOf } from './scenes.ts';

export const advancedCivilization = ancientScreen({
  ancients,
  name: 'advanced-civilization',
  title: 'Advanced Civilization',
  tell,
  called: (thing) => named(called(thing)),
  phases: PHASES,
  ahead,
  controls: {
    ships: ShipsControl,
    'share-losses': ShareControl,
    'share-cities': ShareControl,
    'show-grain': GrainControl,
    faction: UnitsControl,
    'keep-units': UnitsControl,
  },
  rules: async () => (await import('@ecumene/advanced-civilization/rules')).rules,
  scene: sceneOf,
  hints: HINTS,
});
