import { type Seat, say, type Text, type Thing } from '@ecumene/engine';
import type { Moment } from '../game-screen.ts';
import { isAcView, nationsInOrder } from './view.ts';

/** What nations do while they are asked something, topic by topic. */
export const DEEDS: Readonly<Record<string, Text>> = {
  'choose-nation': say('{n, plural, one {{who} chooses a nation.} other {{who} choose nations.}}'),
  'tax-rate': say('{n, plural, one {{who} sets a tax rate.} other {{who} set tax rates.}}'),
  'revolting-cities': say('{n, plural, one {{who} chooses revolting cities.} other {{who} choose revolting cities.}}'),
  growth: say('{n, plural, one {{who} places new tokens.} other {{who} place new tokens.}}'),
  ships: say('{n, plural, one {{who} sees to ships.} other {{who} see to ships.}}'),
  movement: say('{n, plural, one {{who} moves.} other {{who} move.}}'),
  'build-cities': say('{n, plural, one {{who} builds cities.} other {{who} build cities.}}'),
  'unsupported-city': say('{n, plural, one {{who} gives up a city.} other {{who} give up cities.}}'),
  trade: say('{n, plural, one {{who} trades.} other {{who} trade.}}'),
  'attack-crews': say('{n, plural, one {{who} may fight for ships.} other {{who} may fight for ships.}}'),
  'city-attacks': say(
    '{n, plural, one {{who} orders the attacks on its cities.} other {{who} order the attacks on their cities.}}',
  ),
  pillage: say('{n, plural, one {{who} pillages.} other {{who} pillage.}}'),
  'buy-trade-card': say('{n, plural, one {{who} may buy a trade card.} other {{who} may buy trade cards.}}'),
  'buy-trade-card-from': say('{n, plural, one {{who} may buy a trade card.} other {{who} may buy trade cards.}}'),
  'choose-cities': say(
    '{n, plural, one {{who} chooses the cities that are struck.} other {{who} choose the cities that are struck.}}',
  ),
  'choose-tokens': say(
    '{n, plural, one {{who} chooses the tokens that change sides.} other {{who} choose the tokens that change sides.}}',
  ),
  'secondary-victims': say('{n, plural, one {{who} names who else is struck.} other {{who} name who else is struck.}}'),
  'return-calamity': say('{n, plural, one {{who} may return a calamity.} other {{who} may return calamities.}}'),
  'bear-piracy': say('{n, plural, one {{who} may bear the piracy alone.} other {{who} may bear the piracy alone.}}'),
  'bear-secondary': say('{n, plural, one {{who} may bear it alone.} other {{who} may bear it alone.}}'),
  'show-grain': say('{n, plural, one {{who} may show Grain.} other {{who} may show Grain.}}'),
  'grain-city': say('{n, plural, one {{who} may show Grain.} other {{who} may show Grain.}}'),
  volcano: say('{n, plural, one {{who} chooses which volcano erupts.} other {{who} choose which volcano erupts.}}'),
  earthquake: say(
    '{n, plural, one {{who} chooses the city that is shaken.} other {{who} choose the cities that are shaken.}}',
  ),
  'earthquake-neighbour': say(
    '{n, plural, one {{who} chooses the city that is shaken.} other {{who} choose the cities that are shaken.}}',
  ),
  'flood-plain': say('{n, plural, one {{who} chooses the flood plain.} other {{who} choose the flood plain.}}'),
  barbarians: say('{n, plural, one {{who} leads the Barbarians.} other {{who} lead the Barbarians.}}'),
  faction: say(
    '{n, plural, one {{who} divides a nation at war with itself.} other {{who} divide a nation at war with itself.}}',
  ),
  'keep-faction': say(
    '{n, plural, one {{who} takes a side in the civil war.} other {{who} take a side in the civil war.}}',
  ),
  'keep-units': say('{n, plural, one {{who} chooses who stays.} other {{who} choose who stays.}}'),
  convert: say('{n, plural, one {{who} may convert an area.} other {{who} may convert an area.}}'),
  'lose-card': say('{n, plural, one {{who} gives up a civilization card.} other {{who} give up civilization cards.}}'),
  'choose-area': say('{n, plural, one {{who} chooses an area.} other {{who} choose areas.}}'),
  'share-losses': say('{n, plural, one {{who} shares out the losses.} other {{who} share out the losses.}}'),
  'share-cities': say('{n, plural, one {{who} shares out the losses.} other {{who} share out the losses.}}'),
  losses: say('{n, plural, one {{who} chooses losses.} other {{who} choose losses.}}'),
  'civilization-cards': say('{n, plural, one {{who} acquires cards.} other {{who} acquire cards.}}'),
  surrender: say('{n, plural, one {{who} hands in trade cards.} other {{who} hand in trade cards.}}'),
};

/** What one has done where nothing is told of it, topic by topic. */
export const UNTOLD: Readonly<Record<string, Text>> = {
  growth: say('You placed your new tokens.'),
  ships: say('You built no ships.'),
  movement: say('You ended your movement.'),
  'build-cities': say('You built no cities.'),
  'buy-trade-card': say('You bought no trade card.'),
  'buy-trade-card-from': say('You bought no trade card.'),
  trade: say('You were done trading.'),
  'civilization-cards': say('You acquired no cards.'),
};

/** The nation of a seat, by which it is spoken of. */
export function leads(view: unknown, seat: Seat): Thing | undefined {
  const nation = isAcView(view) ? view.nations.find((one) => one.seat === seat) : undefined;
  return nation && { is: 'nation', id: nation.name };
}

/** In movement nations follow one another in the order of the census: whoever moves now, and all after. */
export function turns({ view, where, waiting }: Moment): readonly Seat[] {
  const now = waiting.find(({ topic }) => topic === 'movement')?.seat;
  if (now === undefined || !where.includes('movement') || !isAcView(view)) return [];
  const order = nationsInOrder(view)
    .filter((nation) => !nation.inert && !nation.waiting)
    .flatMap(({ seat }) => seat ?? []);
  return order.slice(order.indexOf(now));
}

/** Whoever leads nothing that is on the board looks on. */
export function out(view: unknown, seat: Seat): Text | undefined {
  if (!isAcView(view) || view.turn === 0) return undefined;
  const nation = view.nations.find((one) => one.seat === seat);
  if (nation === undefined) return say('You lead no nation.');
  if (nation.inert) return say('Your nation is out of the game.');
  if (nation.waiting) return say('Your nation waits for a Civil War to rise from.');
  return nation.tokens + nation.cities === 0 ? say('Your nation is gone from the board.') : undefined;
}
