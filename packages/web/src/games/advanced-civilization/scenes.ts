import { type AcEvent, called } from '@ecumene/advanced-civilization/reference';
import type { AncientView } from '@ecumene/ancients';
import type { Happening } from '@ecumene/engine';
import { named } from '../../text/text.ts';
import { sceneOf as sharedScene } from '../ancients/scenes.ts';
import type { Scene } from '../game-screen.ts';
import { ancients } from './ancients.ts';

const SOURCE = { ...ancients, called: (thing: Parameters<typeof called>[0]) => named(called(thing)) };

/** What happens before everybody's eyes, with what only this game tells. */
export function sceneOf(happening: Happening<AcEvent>): Scene<AncientView> | undefined {
  const { event } = happening;
  if (event.what === 'ships-fought') return { opens: 'conflict', areas: [event.area] };
  if (event.what === 'cards-shown') return { areas: [] };
  return sharedScene(SOURCE, happening);
}
