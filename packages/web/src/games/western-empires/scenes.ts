import type { AncientView } from '@ecumene/ancients';
import type { Happening } from '@ecumene/engine';
import { called, type WeEvent } from '@ecumene/western-empires/reference';
import { named } from '../../text/text.ts';
import { sceneOf as sharedScene } from '../ancients/scenes.ts';
import type { Scene } from '../game-screen.ts';
import { ancients } from './ancients.ts';

const SOURCE = { ...ancients, called: (thing: Parameters<typeof called>[0]) => named(called(thing)) };

/** What happens before everybody's eyes, with what only this game tells. */
export function sceneOf(happening: Happening<WeEvent>): Scene<AncientView> | undefined {
  const { event } = happening;
  switch (event.what) {
    case 'calamity-cancelled':
      return { opens: 'calamity', areas: [] };
    case 'calamity-changed':
      return { areas: [] };
    default:
      return sharedScene(SOURCE, happening);
  }
}
