import { called, tell } from '@ecumene/expansion-project/reference';
import { named } from '../../text/text.ts';
import { abilitiesControl } from '../ancients/abilities/AbilitiesControl.tsx';
import { ancientScreen } from '../ancients/ancient-screen.tsx';
import { ShareControl } from '../ancients/calamities/ShareControl.tsx';
import { UnitsControl } from '../ancients/calamities/UnitsControl.tsx';
import { GiveCardControl } from '../ancients/cards/GiveCardControl.tsx';
import { NationControl } from '../ancients/NationControl.tsx';
import { ShipsControl } from '../ancients/ships/ShipsControl.tsx';
import { ABILITY_FORMS } from './abilities/forms.ts';
import { ACTIVITIES } from './activities.ts';
import { ancients } from './ancients.ts';
import { AnnexControl } from './calamities/AnnexControl.tsx';
import { CardsInsteadControl, GiveUpCardsControl, SellCardsControl } from './calamities/CardControls.tsx';
import { KeepShipsControl } from './calamities/KeepShipsControl.tsx';
import { SackingControl } from './calamities/SackingControl.tsx';
import { TribalControl } from './calamities/TribalControl.tsx';
import { ExchangeControl } from './civilizations/ExchangeControl.tsx';
import { HINTS } from './hints.ts';
import { PHASES } from './phases.ts';
import { sceneOf } from './scenes.ts';
import { PackageControl } from './shorter-game/PackageControl.tsx';
import { PlacePeopleControl } from './shorter-game/PlacePeopleControl.tsx';
import { StartStacksControl } from './shorter-game/StartStacksControl.tsx';

export const expansionProject = ancientScreen({
  ancients,
  name: 'expansion-project',
  title: 'Civilization: The Expansion Project',
  tell,
  called: (thing) => named(called(thing)),
  phases: PHASES,
  activities: ACTIVITIES,
  controls: {
    abilities: abilitiesControl(ABILITY_FORMS),
    'annex-areas': AnnexControl,
    beneficiary: NationControl,
    'cards-instead': CardsInsteadControl,
    'choose-package': PackageControl,
    exchange: ExchangeControl,
    faction: UnitsControl,
    'give-card': GiveCardControl,
    'give-up-cards': GiveUpCardsControl,
    'heir-of-revolt': NationControl,
    'keep-ships': KeepShipsControl,
    'keep-units': UnitsControl,
    'place-people': PlacePeopleControl,
    sacking: SackingControl,
    'sell-cards': SellCardsControl,
    'share-cities': ShareControl,
    'share-losses': ShareControl,
    ships: ShipsControl,
    'start-stacks': StartStacksControl,
    'tribal-conflict': TribalControl,
  },
  rules: async () => (await import('@ecumene/expansion-project/rules')).rules,
  scene: sceneOf,
  hints: HINTS,
});
