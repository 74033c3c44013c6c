import { disguiseCards } from '@ecumene/ancients';
import type { Disguise, Random, Seat } from '@ecumene/engine';
import { book } from './book.ts';
import { allTradable, calamityStacking } from './options.ts';
import { returning } from './succession.ts';
import type { EpWorld } from './world.ts';

/** Exchanges the trade cards a seat cannot know. @rule EP 22.4 @rule EP C83 @rule EP C100 */
export function disguise(world: EpWorld, observer: Seat, random: Random, rest: EpWorld): Disguise<EpWorld> {
  const { options } = world;
  const anywhere = calamityStacking(options) !== 'bottom' || allTradable(options);
  return disguiseCards(
    world,
    observer,
    random,
    { trading: book.trade, returning: returning(world), hiding: { anywhere } },
    rest,
  );
}
