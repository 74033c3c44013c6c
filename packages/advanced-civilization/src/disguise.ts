import { disguiseCards } from '@ecumene/ancients';
import type { Disguise, Random, Seat } from '@ecumene/engine';
import { book } from './book.ts';
import { anywhere, returning } from './calamity-stacks.ts';
import { givingUnder } from './trade.ts';
import type { AcWorld } from './world.ts';

/** Exchanges the trade cards a seat cannot know. @rule AC 27.4 */
export function disguise(world: AcWorld, observer: Seat, random: Random, rest: AcWorld): Disguise<AcWorld> {
  const { options } = world;
  const hiding = {
    anywhere: anywhere(options),
    drawnOpenly: options.nonTradableRevealed,
    passedOpenly: options.singleTrade,
  };
  return disguiseCards(
    world,
    observer,
    random,
    { trading: { ...book.trade, ...givingUnder(options) }, returning: returning(options), hiding },
    rest,
  );
}
