import {
  ask,
  at,
  below,
  confirm,
  happen,
  nameNumber,
  putInOrder,
  reveal,
  type Script,
  say,
  type Text,
  the,
} from '@ecumene/engine';
import type { Book } from '../book/book.ts';
import { attackerIn, type Conflict, substitutesIn } from '../book/conflict.ts';
import { mustDefend } from '../cities.ts';
import { areaId, areaNumber, isActive, nameOf, nation, outsiders, seatOf, terrain, tokensIn } from '../nations.ts';
import { fillTreasury, removeTokens } from '../tokens.ts';
import { seizeCard } from '../trade-cards/hands.ts';
import { faceOf } from '../trade-cards/stacks.ts';
import { type Ancients, type AreaNumber, type NationNumber, NOBODY } from '../world.ts';
import { fightWithChoices } from './casualties.ts';
import { fight } from './fight.ts';

type WithConflict<W extends Ancients> = Pick<Book<W>, 'conflict'>;

/** What a game adds when a nation has eliminated a city. */
export interface Sacked<W extends Ancients> {
  /** Whether this attacker could change other attacks by it, so that their order matters. */
  readonly mayChange: (world: W, attacker: NationNumber) => boolean;
  readonly run: (world: W, attacker: NationNumber, area: AreaNumber) => Script | void;
}

/** Attackers too few for a city have failed; says whether an attack in strength remains. @rule conflict.repelled */
export function isStormed<W extends Ancients>(world: W, area: AreaNumber, { conflict }: WithConflict<W>): boolean {
  const attacker = attackerIn(world, area);
  if (attacker === NOBODY) return false;
  const tokens = tokensIn(world, area, attacker);
  const { needed } = conflict.assault(world, attacker, at(world.cityIn, area));
  if (tokens >= needed) return true;
  const [rule] = conflict.cites.repelled;
  happen(world, rule, {
    what: 'attack-failed',
    nation: nameOf(world, attacker),
    area: areaId(world, area),
    tokens,
    needed,
  });
  if (conflict.failedAttackers === 'removed') removeTokens(world, rule, attacker, area, tokens);
  return false;
}

/**
 * Each defender settles the attacks on own cities in an order of own choice. One who is short of tokens may let an own attack
 * come first, where the book allows it. @rule conflict.order
 */
export function* stormCities<W extends Ancients>(
  world: W,
  stormed: readonly AreaNumber[],
  book: WithConflict<W>,
  sacked?: Sacked<W>,
): Script {
  let open = stormed;
  let waiting: readonly Waiting[] = [];
  const waited = new Set<NationNumber>();
  const settle = function* (area: AreaNumber): Script {
    // Attackers may have paid for another city since.
    if (!isStormed(world, area, book)) return;
    const defender = at(world.cityIn, area);
    const attacker = attackerIn(world, area);
    const fighting = stormCity(world, area, attacker, book);
    if (fighting) yield* fighting;
    yield* plunder(world, attacker, defender, book.conflict);
    const after = sacked?.run(world, attacker, area);
    if (after) yield* after;
  };
  while (open.length > 0) {
    const defender = book.conflict.nextDefender(world, open);
    const own = open.filter((area) => world.cityIn[area] === defender && attackerIn(world, area) !== NOBODY);
    open = open.filter((area) => world.cityIn[area] !== defender || own.includes(area));
    for (const area of yield* inOwnOrder(world, defender, own, book, sacked)) {
      const first = waited.has(defender) ? [] : attacksToWaitFor(world, defender, open, waiting);
      open = open.filter((other) => other !== area);
      if (first.length > 0 && (yield* waits(world, area, book))) {
        waited.add(defender);
        waiting = [...waiting, { area, first }];
        continue;
      }
      yield* settle(area);
      for (let next = nextReady(open, waiting); next !== undefined; next = nextReady(open, waiting)) {
        const ready = next;
        waiting = waiting.filter((other) => other !== ready);
        yield* settle(ready.area);
      }
    }
  }
}

/** An attack on a city whose owner lets own attacks come first. */
interface Waiting {
  readonly area: AreaNumber;
  readonly first: readonly AreaNumber[];
}

/** Attacks of a nation that are still to be settled, but for those whose defender waits for that nation. @rule conflict.order */
function attacksToWaitFor(
  world: Ancients,
  nation: NationNumber,
  open: readonly AreaNumber[],
  waiting: readonly Waiting[],
): readonly AreaNumber[] {
  const waitsForNation = (defender: NationNumber): boolean =>
    defender === nation ||
    waiting.some(
      ({ area, first }) =>
        world.cityIn[area] === defender && first.some((other) => waitsForNation(at(world.cityIn, other))),
    );
  return [...open, ...waiting.map(({ area }) => area)].filter(
    (area) => attackerIn(world, area) === nation && !waitsForNation(at(world.cityIn, area)),
  );
}

/** The first that waits for nothing any more. */
function nextReady(open: readonly AreaNumber[], waiting: readonly Waiting[]): Waiting | undefined {
  return waiting.find(
    ({ first }) => !first.some((area) => open.includes(area) || waiting.some((other) => other.area === area)),
  );
}

/** Whether a defender who has too few tokens to replace a city lets an own attack come first. @rule conflict.order */
function* waits<W extends Ancients>(world: W, area: AreaNumber, { conflict }: WithConflict<W>): Script<boolean> {
  const defender = at(world.cityIn, area);
  const one = nation(world, defender);
  const { defenders } = conflict.assault(world, attackerIn(world, area), defender);
  if (!conflict.defendersWait || !isActive(one) || one.stock >= defenders) return false;
  const text = say('Your stock is too small to defend {area}. Resolve your own attack first?', {
    area: the('area', areaId(world, area)),
  });
  return yield* ask(
    seatOf(world, defender),
    confirm({ topic: 'wait-for-attack', text, rule: conflict.cites.order[0] }),
  );
}

/**
 * Asked only where the order can matter: stock is short for all, there are fewer cards to lose than cities, losses may be
 * paid with tokens of other areas, or what one attacker does afterwards may change the other attacks. @rule conflict.order
 */
function* inOwnOrder<W extends Ancients>(
  world: W,
  defender: NationNumber,
  areas: readonly AreaNumber[],
  { conflict }: WithConflict<W>,
  sacked?: Sacked<W>,
): Script<readonly AreaNumber[]> {
  const one = nation(world, defender);
  if (areas.length < 2) return areas;
  if (!isActive(one))
    return conflict.pirateAttacks === 'by-area' ? areas : yield* byAttacker(world, areas, { conflict });
  const wanted = areas.reduce((sum, area) => {
    return sum + conflict.assault(world, attackerIn(world, area), defender).defenders;
  }, 0);
  const isEnough = one.stock >= wanted && (one.hand.length === 0 || one.hand.length >= areas.length);
  const isLinked = (area: AreaNumber): boolean =>
    paysElsewhere(world, area, { conflict }) || sacked?.mayChange(world, attackerIn(world, area)) === true;
  if (isEnough && !areas.some(isLinked)) return areas;
  const text = say('Choose the order of the attacks on your cities.');
  return yield* askForOrder(world, defender, areas, text, conflict.cites.order[0]);
}

/** Attacks on cities that nobody plays, by the order of the track; an attacker of several is asked where it can matter. @rule conflict.order */
function* byAttacker<W extends Ancients>(
  world: W,
  areas: readonly AreaNumber[],
  book: WithConflict<W>,
): Script<readonly AreaNumber[]> {
  const order: AreaNumber[] = [];
  for (const attacker of [...new Set(areas.map((area) => attackerIn(world, area)))].sort((a, b) => a - b)) {
    const own = areas.filter((area) => attackerIn(world, area) === attacker);
    const isAsked =
      own.length > 1 && isActive(nation(world, attacker)) && own.some((area) => paysElsewhere(world, area, book));
    const text = say('Choose the order of your attacks on pirate cities.');
    order.push(...(isAsked ? yield* askForOrder(world, attacker, own, text, book.conflict.cites.order[0]) : own));
  }
  return order;
}

function* askForOrder(
  world: Ancients,
  chooser: NationNumber,
  areas: readonly AreaNumber[],
  text: Text,
  rule: string,
): Script<readonly AreaNumber[]> {
  const items = areas.map((area) => areaId(world, area));
  const asking = putInOrder({ topic: 'city-attacks', text, rule, of: 'area', items });
  return (yield* ask(seatOf(world, chooser), asking)).flatMap((id) => areaNumber(world, id) ?? []);
}

/** Whether the attacker or the defender of a city could pay losses there with tokens of other areas. @rule conflict.substitutes */
function paysElsewhere<W extends Ancients>(world: W, area: AreaNumber, book: WithConflict<W>): boolean {
  return [attackerIn(world, area), at(world.cityIn, area)].some(
    (number) => substitutesIn(book, world, number, area).tokens.size > 0,
  );
}

/** A city attacked in strength is replaced by tokens from stock. @rule conflict.storm */
function raiseDefenders<W extends Ancients>(
  world: W,
  area: AreaNumber,
  attacker: NationNumber,
  { conflict: { cites, assault } }: WithConflict<W>,
): NationNumber {
  const defender = at(world.cityIn, area);
  const placed = mustDefend(world, area, assault(world, attacker, defender).defenders);
  happen(world, cites.storm[0], {
    what: 'city-stormed',
    nation: nameOf(world, attacker),
    defender: nameOf(world, defender),
    area: areaId(world, area),
    tokens: tokensIn(world, area, attacker),
    defenders: placed,
  });
  return defender;
}

/** Tokens that stood in for a city of Pirates leave after the fight, where the book says so. @rule conflict.pirates */
function dismissPirates<W extends Ancients>(world: W, area: AreaNumber, { conflict }: WithConflict<W>): void {
  if (conflict.pirateDefenders === 'stay') return;
  const pirates = outsiders(world);
  removeTokens(world, conflict.cites.pirates[0], pirates, area, tokensIn(world, area, pirates), 'pirates');
}

function causeOf(world: Ancients, defender: NationNumber): 'pirates' | undefined {
  return defender === outsiders(world) ? 'pirates' : undefined;
}

/**
 * A city attacked in strength is replaced by tokens, and the tokens fight; the area's limit holds again, since the city
 * is gone, unless they fight to the end. @rule conflict.storm @rule conflict.pirates
 */
export function stormCity<W extends Ancients>(
  world: W,
  area: AreaNumber,
  attacker: NationNumber,
  book: WithConflict<W>,
  toTheEnd = false,
): Script | void {
  const defender = raiseDefenders(world, area, attacker, book);
  const because = causeOf(world, defender);
  const limit = at(terrain(world).limit, area);
  const one = toTheEnd ? { area, limit: 0, against: attacker } : { area, limit };
  const fighting = fightWithChoices(world, one, book, because);
  if (fighting) return because === undefined ? fighting : thenDismiss(world, area, book, fighting);
  if (because !== undefined) dismissPirates(world, area, book);
}

function* thenDismiss<W extends Ancients>(world: W, area: AreaNumber, book: WithConflict<W>, fighting: Script): Script {
  yield* fighting;
  dismissPirates(world, area, book);
}

/** The same where nobody is asked anything, as if everybody lost only tokens of the area. @rule conflict.storm */
export function stormAtOnce<W extends Ancients>(
  world: W,
  area: AreaNumber,
  attacker: NationNumber,
  book: WithConflict<W>,
  toTheEnd = false,
): void {
  const defender = raiseDefenders(world, area, attacker, book);
  const because = causeOf(world, defender);
  if (toTheEnd) fight(world, area, 0, book, because, undefined, attacker);
  else fight(world, area, at(terrain(world).limit, area), book, because);
  if (because !== undefined) dismissPirates(world, area, book);
}

/**
 * The card and the pillage that follow a city's fall to another player; nothing else brings them.
 * @rule conflict.seize @rule conflict.pillage
 */
function* plunder<W>(
  world: Ancients,
  attacker: NationNumber,
  defender: NationNumber,
  { pillage, seizes, cites }: Pick<Conflict<W>, 'pillage' | 'seizes' | 'cites'>,
): Script {
  const one = nation(world, attacker);
  if (!isActive(one)) return;
  if (seizes === 'always' || (yield* wantsCard(world, attacker, defender, cites.seize[0])))
    drawFromHand(world, attacker, defender, cites.seize[0]);
  const most = Math.min(pillage, one.stock);
  if (most === 0) return;
  const tokens = yield* ask(
    seatOf(world, attacker),
    nameNumber({
      topic: 'pillage',
      text: say('Choose how many tokens to pillage into your treasury.'),
      rule: cites.pillage[0],
      least: 0,
      most,
      usual: most,
    }),
  );
  if (tokens === 0) return;
  fillTreasury(world, attacker, tokens);
  happen(world, cites.pillage[0], { what: 'pillaged', nation: one.name, tokens });
}

/** Whether the winner takes a card; not asked where there is none. @rule conflict.seize */
function* wantsCard(world: Ancients, attacker: NationNumber, defender: NationNumber, rule: string): Script<boolean> {
  if (nation(world, defender).hand.length === 0) return false;
  const text = say('Draw a random trade card from {nation}?', { nation: the('nation', nameOf(world, defender)) });
  return yield* ask(seatOf(world, attacker), confirm({ topic: 'take-card', text, rule, usual: true }));
}

/** A card of the defender at random. @rule conflict.seize */
function drawFromHand(world: Ancients, attacker: NationNumber, defender: NationNumber, rule: string): void {
  const { hand, seat, name: from } = nation(world, defender);
  if (hand.length === 0) return;
  const card = at(hand, below(world.random, hand.length));
  seizeCard(world, defender, attacker, card);
  const { name, seat: winner } = nation(world, attacker);
  happen(world, rule, { what: 'card-seized', nation: name, from });
  const knows = [winner, seat].filter((one) => one !== null);
  reveal(world, rule, { what: 'card-seen', nation: name, from, card: faceOf(world, card).id }, knows);
}
