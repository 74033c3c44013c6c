import { at, type Given } from '@ecumene/engine';
import { nationNamed } from './nations.ts';
import { DECLINE_REASONS } from './trade/decline-reason.ts';
import { faceOf, isCommodity, thingOf } from './trade-cards/stacks.ts';
import {
  type Ancients,
  type Declined,
  type Nation,
  type NationNumber,
  NOBODY,
  type Offer,
  type Strike,
} from './world.ts';

export const MARKET_WORDS = ['traders', 'done', 'offers', 'offersMade', 'tolls'] as const;

/** Takes a card out of the stacks. */
export function take(world: Ancients, given: Given): number {
  const wanted = given.oneOf(cardNames(world));
  for (const stack of world.trade.stacks) {
    const index = stack.findIndex((card) => isCalled(world, card, wanted));
    const [card] = index < 0 ? [] : stack.splice(index, 1);
    if (card !== undefined) return card;
  }
  return given.fail(`No other ${wanted} is left in the stacks.`);
}

function cardNames(world: Ancients): readonly string[] {
  return [...new Set(world.trade.faces.flatMap((face) => [face.id, thingOf(face)]))];
}

function isCalled(world: Ancients, card: number, name: string): boolean {
  const face = faceOf(world, card);
  return face.id === name || thingOf(face) === name;
}

/** Makes a stack consist of these cards, the top one first. The others wait among the returned ones. */
export function orderStack(world: Ancients, index: number, given: Given): void {
  const stack = at(world.trade.stacks, index);
  const cards = given.list().map((one) => {
    const name = one.oneOf(cardNames(world));
    const place = stack.findIndex((card) => isCalled(world, card, name));
    const [card] = place < 0 ? [] : stack.splice(place, 1);
    return card ?? one.fail(`No other ${name} is left in stack ${index + 1}.`);
  });
  world.trade.returned.push(...stack.splice(0));
  stack.push(...cards.reverse());
}

/** A card of a hand by its name. */
export function heldBy(world: Ancients, one: Nation, given: Given): number {
  const card = one.hand.find((each) => !one.shown.includes(each) && isCalled(world, each, given.text()));
  return card ?? given.fail(`${one.name} does not hold ${given.text()}.`);
}

/** The nation a word names. */
export function nationOf(world: Ancients, given: Given): NationNumber {
  return nationNamed(world, given.oneOf(world.nations.map(({ name }) => name)));
}

/** Who trades, who is done, and the offers that stand: `{ id: 1, from: crete, to: egypt, give: [salt, salt, wine], wants: 3, asks: [iron] }`. */
export function arrangeMarket(world: Ancients, parts: ReadonlyMap<string, Given>, fewest: number): void {
  const { market } = world.trade;
  const nations = (word: (typeof MARKET_WORDS)[number]): NationNumber[] | undefined =>
    parts
      .get(word)
      ?.distinct()
      .map((one) => nationOf(world, one));
  market.traders = nations('traders') ?? market.traders;
  market.done = nations('done') ?? market.done;
  market.offers =
    parts
      .get('offers')
      ?.list()
      .map((offer) => arrangedOffer(world, offer, fewest)) ?? market.offers;
  const ids = market.offers.map(({ id }) => id);
  if (new Set(ids).size < ids.length) parts.get('offers')?.fail('Two offers have the same id. Give each its own.');
  const tolls = parts.get('tolls')?.parts(world.nations.map(({ name }) => name));
  if (tolls !== undefined)
    market.tolls = Object.fromEntries(
      [...tolls].map(([name, card]) => [nationNamed(world, name), card.oneOf(['', ...cardNames(world)])]),
    );
  market.made = parts.get('offersMade')?.count() ?? Math.max(market.made, ...market.offers.map(({ id }) => id));
}

function arrangedOffer(world: Ancients, given: Given, fewest: number): Offer {
  const said = given.parts(['id', 'from', 'to', 'counters', 'give', 'wants', 'asks', 'declined']);
  const need = (word: string): Given => said.get(word) ?? given.fail(`Say ${word} as well.`);
  const [to, counters, declined] = [said.get('to'), said.get('counters'), said.get('declined')];
  const from = nationOf(world, need('from'));
  const give: number[] = [];
  for (const one of need('give').list()) {
    const { hand, name } = at(world.nations, from);
    const card = hand.find((each) => !give.includes(each) && isCalled(world, each, one.text()));
    give.push(card ?? one.fail(`${name} does not hold ${one.text()}.`));
  }
  if (to === undefined) declined?.fail('Only an offer to one nation can be declined. Say to as well.');
  if (give.length < fewest) need('give').fail(`Each side gives at least ${fewest} cards.`);
  return {
    id: need('id').count(),
    from,
    ...(to !== undefined && { to: nationOf(world, to) }),
    ...(counters !== undefined && { counters: counters.count() }),
    give,
    wants: need('wants').count(undefined, fewest),
    asks: (said.get('asks')?.list() ?? []).map((one) => one.oneOf(cardNames(world))),
    ...(declined !== undefined && { declined: arrangedDecline(world, declined) }),
  };
}

function arrangedDecline(world: Ancients, given: Given): Declined {
  const said = given.parts(['why', 'card']);
  const reason = said.get('why')?.oneOf(DECLINE_REASONS);
  const why = DECLINE_REASONS.find((one) => one === reason);
  const card = said.get('card')?.oneOf(cardNames(world));
  return { ...(why !== undefined && { why }), ...(card !== undefined && { card }) };
}

/** A calamity that waits to be resolved: it has left the hand of its victim. */
export function arrangedStrike(world: Ancients, given: Given): Strike {
  const said = given.parts(['calamity', 'victim', 'trader']);
  const [calamity, victim] = [said.get('calamity'), said.get('victim')];
  if (calamity === undefined || victim === undefined) return given.fail('Say calamity and victim.');
  const trader = said.get('trader');
  const card = take(world, calamity);
  if (isCommodity(world, card)) calamity.fail(`${calamity.text()} is no calamity.`);
  return {
    card,
    victim: nationOf(world, victim),
    trader: trader === undefined ? NOBODY : nationOf(world, trader),
  };
}

export function arrangeGivers(world: Ancients, given: Given | undefined): void {
  for (const [calamity, giver] of given?.parts() ?? []) {
    const held = world.nations.flatMap(({ hand }) => hand).find((one) => faceOf(world, one).id === calamity);
    const card = held ?? giver.fail(`Nobody holds ${calamity}.`);
    if (isCommodity(world, card)) giver.fail(`${calamity} is no calamity.`);
    world.trade.givers[card] = nationOf(world, giver);
  }
}
