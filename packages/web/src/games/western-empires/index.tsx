import { say } from '@ecumene/engine';
import { called, tell } from '@ecumene/western-empires/reference';
import { named } from '../../text/text.ts';
import { abilitiesControl } from '../ancients/abilities/AbilitiesControl.tsx';
import { ancientScreen } from '../ancients/ancient-screen.tsx';
import { GiveCardControl } from '../ancients/cards/GiveCardControl.tsx';
import { ABILITY_FORMS } from './abilities/forms.ts';
import { ancients } from './ancients.ts';
import { DiscardControl } from './calamities/DiscardControl.tsx';
import { SelectAreasControl } from './calamities/SelectAreasControl.tsx';
import { HINTS } from './hints.ts';
import { PHASES } from './phases.ts';
import { sceneOf } from './scenes.ts';
import { PlaceCitiesControl } from './short-game/PlaceCitiesControl.tsx';
import { PlaceTokensControl } from './short-game/PlaceTokensControl.tsx';

export const westernEmpires = ancientScreen({
  ancients,
  name: 'western-empires',
  title: 'Western Empires',
  tell,
  called: (thing) => named(called(thing)),
  phases: PHASES,
  activities: {
    abilities: say('{n, plural, one {{who} is using special abilities.} other {{who} are using special abilities.}}'),
    casualties: say('{n, plural, one {{who} is choosing losses.} other {{who} are choosing losses.}}'),
    'place-cities': say('{n, plural, one {{who} is placing cities.} other {{who} are placing cities.}}'),
    'place-tokens': say('{n, plural, one {{who} is placing tokens.} other {{who} are placing tokens.}}'),
    'select-areas': say('{n, plural, one {{who} is choosing areas.} other {{who} are choosing areas.}}'),
  },
  controls: {
    abilities: abilitiesControl(ABILITY_FORMS),
    'discard-value': DiscardControl,
    'give-card': GiveCardControl,
    'select-areas': SelectAreasControl,
    'place-cities': PlaceCitiesControl,
    'place-tokens': PlaceTokensControl,
  },
  rules: async () => (await import('@ecumene/western-empires/rules')).rules,
  scene: sceneOf,
  hints: HINTS,
});
