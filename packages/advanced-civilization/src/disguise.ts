import { disguiseCards } from '@ecumene/ancients';
import type { Disguise, Random, Seat } from '@ecumene/engine';
import { anywhere } from './calamity-stacks.ts';
import { trading } from './trade.ts';
import type { AcWorld } from './world.ts';

/** Exchanges the trade cards a seat cannot know. @rule AC 27.4 */
export function disguise(world: AcWorld, observer: Seat, random: Random): Disguise<AcWorld> {
  return disguiseCards(world, observer, trading, random, {
    anywhere: anywhere(world.options),
    drawnOpenly: world.options.nonTradableRevealed,
    passedOpenly: world.options.singleTrade,
  });
}
