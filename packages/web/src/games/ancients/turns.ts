import type { AncientView } from '@ecumene/ancients';
import { EVERYBODY, type Seat, say, type Text, type Thing } from '@ecumene/engine';
import type { PlayState } from '../game-screen.ts';
import { nationsInOrder } from './view.ts';

/** What nations do while they are asked something, topic by topic. */
export const ACTIVITIES: Readonly<Record<string, Text>> = {
  'choose-nation': say('{n, plural, one {{who} is choosing a nation.} other {{who} are choosing nations.}}'),
  'tax-rate': say('{n, plural, one {{who} is setting a tax rate.} other {{who} are setting tax rates.}}'),
  'revolting-cities': say(
    '{n, plural, one {{who} is choosing revolting cities.} other {{who} are choosing revolting cities.}}',
  ),
  growth: say('{n, plural, one {{who} is placing new tokens.} other {{who} are placing new tokens.}}'),
  ships: say('{n, plural, one {{who} is building ships.} other {{who} are building ships.}}'),
  movement: say('{n, plural, one {{who} is moving.} other {{who} are moving.}}'),
  'build-cities': say('{n, plural, one {{who} is building cities.} other {{who} are building cities.}}'),
  'unsupported-city': say('{n, plural, one {{who} is giving up a city.} other {{who} are giving up cities.}}'),
  trade: say('{n, plural, one {{who} is trading.} other {{who} are trading.}}'),
  'attack-crews': say('{n, plural, one {{who} is deciding a ship fight.} other {{who} are deciding a ship fight.}}'),
  'city-attacks': say(
    '{n, plural, one {{who} is choosing the order of city attacks.} other {{who} are choosing the order of city attacks.}}',
  ),
  pillage: say('{n, plural, one {{who} is pillaging.} other {{who} are pillaging.}}'),
  'buy-trade-card': say('{n, plural, one {{who} is buying trade cards.} other {{who} are buying trade cards.}}'),
  'buy-trade-card-from': say('{n, plural, one {{who} is buying trade cards.} other {{who} are buying trade cards.}}'),
  'choose-cities': say('{n, plural, one {{who} is choosing cities.} other {{who} are choosing cities.}}'),
  'choose-tokens': say(
    '{n, plural, one {{who} is choosing tokens to take over.} other {{who} are choosing tokens to take over.}}',
  ),
  'secondary-victims': say(
    '{n, plural, one {{who} is choosing secondary victims.} other {{who} are choosing secondary victims.}}',
  ),
  'return-calamity': say(
    '{n, plural, one {{who} is deciding whether to return a calamity.} other {{who} are deciding whether to return calamities.}}',
  ),
  'bear-piracy': say(
    '{n, plural, one {{who} is deciding who suffers the piracy.} other {{who} are deciding who suffers the piracy.}}',
  ),
  'bear-secondary': say('{n, plural, one {{who} is deciding who suffers.} other {{who} are deciding who suffers.}}'),
  'show-grain': say(
    '{n, plural, one {{who} is deciding whether to show Grain.} other {{who} are deciding whether to show Grain.}}',
  ),
  'grain-city': say(
    '{n, plural, one {{who} is deciding whether to show Grain.} other {{who} are deciding whether to show Grain.}}',
  ),
  volcano: say(
    '{n, plural, one {{who} is choosing which volcano erupts.} other {{who} are choosing which volcano erupts.}}',
  ),
  earthquake: say(
    '{n, plural, one {{who} is choosing the city for the earthquake.} other {{who} are choosing cities for the earthquake.}}',
  ),
  'earthquake-neighbour': say(
    '{n, plural, one {{who} is choosing the city for the earthquake.} other {{who} are choosing cities for the earthquake.}}',
  ),
  'flood-plain': say(
    '{n, plural, one {{who} is choosing the flood plain.} other {{who} are choosing the flood plain.}}',
  ),
  barbarians: say('{n, plural, one {{who} is moving the Barbarians.} other {{who} are moving the Barbarians.}}'),
  faction: say(
    '{n, plural, one {{who} is dividing a nation in civil war.} other {{who} are dividing a nation in civil war.}}',
  ),
  'keep-faction': say('{n, plural, one {{who} is choosing a faction.} other {{who} are choosing factions.}}'),
  'keep-units': say(
    '{n, plural, one {{who} is choosing which units stay.} other {{who} are choosing which units stay.}}',
  ),
  convert: say('{n, plural, one {{who} is choosing an area to convert.} other {{who} are choosing areas to convert.}}'),
  'lose-card': say(
    '{n, plural, one {{who} is giving up a civilization card.} other {{who} are giving up civilization cards.}}',
  ),
  'choose-area': say('{n, plural, one {{who} is choosing an area.} other {{who} are choosing areas.}}'),
  'share-losses': say('{n, plural, one {{who} is dividing the losses.} other {{who} are dividing the losses.}}'),
  'share-cities': say('{n, plural, one {{who} is dividing the losses.} other {{who} are dividing the losses.}}'),
  losses: say('{n, plural, one {{who} is choosing losses.} other {{who} are choosing losses.}}'),
  'civilization-cards': say('{n, plural, one {{who} is buying cards.} other {{who} are buying cards.}}'),
  surrender: say('{n, plural, one {{who} is discarding trade cards.} other {{who} are discarding trade cards.}}'),
};

/** What one has done where nothing is told of it, topic by topic. */
export const UNTOLD: Readonly<Record<string, Text>> = {
  growth: say('You placed your new tokens.'),
  ships: say('You built no ships.'),
  movement: say('You ended your movement.'),
  'build-cities': say('You built no cities.'),
  'buy-trade-card': say('You bought no trade card.'),
  'buy-trade-card-from': say('You bought no trade card.'),
  trade: say('You finished trading.'),
  'civilization-cards': say('You bought no cards.'),
};

/** The nation of a seat, by which it is spoken of. */
export function leads(view: AncientView, seat: Seat): Thing | undefined {
  const nation = view.nations.find((one) => one.seat === seat);
  return nation && { is: 'nation', id: nation.name };
}

/** In movement nations follow one another in the order of the census: whoever moves now, and all after. Where some move at the same time, nobody follows for certain. */
export function turns({ view, where, waiting }: PlayState<AncientView>): readonly Seat[] {
  const now = waiting.find(({ topic }) => topic === 'movement')?.seat;
  if (now === undefined || !where.includes('movement') || where.includes(EVERYBODY)) return [];
  const order = nationsInOrder(view)
    .filter((nation) => !nation.inert && !nation.waiting)
    .flatMap(({ seat }) => seat ?? []);
  return order.slice(order.indexOf(now));
}

/** Whoever leads nothing that is on the board looks on. */
export function out(view: AncientView, seat: Seat): Text | undefined {
  if (view.turn === 0) return undefined;
  const nation = view.nations.find((one) => one.seat === seat);
  if (nation === undefined) return say('You have no nation.');
  if (nation.inert) return say('Your nation is out of the game.');
  if (nation.waiting) return say('Your nation can return through a Civil War.');
  return nation.tokens + nation.cities === 0 ? say('Your nation has no pieces left on the board.') : undefined;
}
