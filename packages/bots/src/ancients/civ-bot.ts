import type { AncientView } from '@ecumene/ancients';
import type { Event, World } from '@ecumene/engine';
import type { Bot, Moment } from '../bot.ts';

/** A bot for a Civilization game, by what it sees. */
export type CivBot<V extends AncientView> = Bot<World, V, Event>;
export type CivMoment<V extends AncientView> = Moment<World, V, Event>;
