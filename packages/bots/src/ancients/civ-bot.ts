import type { AncientView } from '@ecumene/ancients';
import type { Event, World } from '@ecumene/engine';
import type { Bot, Situation } from '../bot.ts';

/** A bot for a Civilization game, by what it sees. */
export type CivBot<V extends AncientView> = Bot<World, V, Event>;
export type CivSituation<V extends AncientView> = Situation<World, V, Event>;
