import type { AncientView } from '@ecumene/ancients';
import { type Happening, the } from '@ecumene/engine';
import { CALAMITIES, called, type EpEvent } from '@ecumene/expansion-project/reference';
import { named } from '../../text/text.ts';
import { sceneOf as sharedScene } from '../ancients/scenes.ts';
import type { Scene } from '../game-screen.ts';
import { ancients } from './ancients.ts';

const SOURCE = { ...ancients, called: (thing: Parameters<typeof called>[0]) => named(called(thing)) };

const MINOR: ReadonlySet<string> = new Set(
  CALAMITIES.flatMap(({ id, severity }) => (severity === 'minor' ? [id] : [])),
);

/** The paragraphs of special abilities. */
const ABILITIES = 'EP 25.';

/** What happens before everybody's eyes. Minor calamities strike several players at once. */
export function sceneOf(happening: Happening<EpEvent>): Scene<AncientView> | undefined {
  const { event } = happening;
  const scene = toldOf(happening);
  const isMinor = event.what === 'calamity-strikes' && MINOR.has(event.calamity);
  if (scene === undefined || (scene.opens !== undefined && !isMinor) || !('nation' in event)) return scene;
  return typeof event.nation === 'string' ? { ...scene, to: event.nation } : scene;
}

/** What happens, with what only this game tells. */
function toldOf(happening: Happening<EpEvent>): Scene<AncientView> | undefined {
  const { event } = happening;
  switch (event.what) {
    case 'treated-as':
    case 'beneficiary':
    case 'cards-lost':
    case 'cards-handed-over':
    case 'stepped-back':
    case 'treasury-lost':
    case 'treasury-paid':
    case 'victims-named':
      return { areas: [] };
    case 'ability-used':
      // Nobody is where Diaspora settles.
      return event.ability === 'diaspora' ? { closes: true, areas: [] } : sharedScene(SOURCE, happening);
    case 'commodity-asked':
      return event.given ? { opens: 'ability', concerns: the('nation', event.from), areas: [] } : undefined;
    case 'cards-received':
      return happening.rule.startsWith(ABILITIES)
        ? { opens: 'ability', answers: true, concerns: the('nation', event.nation), areas: [] }
        : sharedScene(SOURCE, happening);
    default:
      return sharedScene(SOURCE, happening);
  }
}
