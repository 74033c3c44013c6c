import { ask, at, below, happen, nameNumber, putInOrder, reveal, type Script, say } from '@ecumene/engine';
import { mustDefend } from '../cities.ts';
import { areaId, areaNumber, isActive, nameOf, nation, outsiders, seatOf, terrain, tokensIn } from '../nations.ts';
import { fillTreasury, removeTokens } from '../tokens.ts';
import { passCards } from '../trade-cards/hands.ts';
import { faceOf } from '../trade-cards/stacks.ts';
import { type Ancients, type AreaNumber, type NationNumber, NOBODY } from '../world.ts';
import { type Doctrine, fight } from './fight.ts';

/** The one nation whose tokens stand before a city of another; nobody, if there is none. */
function attackerIn(world: Ancients, area: AreaNumber): NationNumber {
  const owner = at(world.cityIn, area);
  for (let n = 0; n < world.nations.length; n++) if (n !== owner && tokensIn(world, area, n) > 0) return n;
  return NOBODY;
}

/** Attackers too few for a city are removed; says whether an attack in strength remains. @rule AC 24.31 @rule AC 24.35 */
export function isStormed(world: Ancients, area: AreaNumber, doctrine: Doctrine): boolean {
  const attacker = attackerIn(world, area);
  if (attacker === NOBODY) return false;
  const tokens = tokensIn(world, area, attacker);
  const { needed } = doctrine.assault(world, attacker, at(world.cityIn, area));
  if (tokens >= needed) return true;
  happen(world, doctrine.rules.repelled, {
    what: 'attack-failed',
    nation: nameOf(world, attacker),
    area: areaId(world, area),
    tokens,
    needed,
  });
  removeTokens(world, doctrine.rules.repelled, attacker, area, tokens);
  return false;
}

/**
 * Each defender settles the attacks on own cities in an order of own choice, after own attacks on the cities of others.
 * @rule AC 24.32 @rule AC A22a
 */
export function* stormCities(world: Ancients, stormed: readonly AreaNumber[], doctrine: Doctrine): Script {
  let open = stormed;
  while (open.length > 0) {
    const defender = nextDefender(world, open);
    const own = open.filter((area) => world.cityIn[area] === defender);
    open = open.filter((area) => world.cityIn[area] !== defender);
    for (const area of yield* inOwnOrder(world, defender, own, doctrine)) {
      const attacker = attackerIn(world, area);
      stormCity(world, area, attacker, doctrine);
      yield* plunder(world, attacker, defender, doctrine);
    }
  }
}

/** The first in the order of the track who attacks no city any more; the first of all, where they attack each other. @rule AC 24.32 @rule AC A22a */
function nextDefender(world: Ancients, open: readonly AreaNumber[]): NationNumber {
  const defenders = open.map((area) => at(world.cityIn, area)).sort((a, b) => a - b);
  const attackers = open.map((area) => attackerIn(world, area));
  return defenders.find((number) => !attackers.includes(number)) ?? at(defenders, 0);
}

/** Asked only where the order can matter: stock is short for all, or there are fewer cards to lose than cities. */
function* inOwnOrder(
  world: Ancients,
  defender: NationNumber,
  areas: readonly AreaNumber[],
  doctrine: Doctrine,
): Script<readonly AreaNumber[]> {
  const one = nation(world, defender);
  if (areas.length < 2 || !isActive(one)) return areas;
  const wanted = areas.reduce((sum, area) => {
    return sum + doctrine.assault(world, attackerIn(world, area), defender).defenders;
  }, 0);
  if (one.stock >= wanted && (one.hand.length === 0 || one.hand.length >= areas.length)) return areas;
  const order = yield* ask(
    seatOf(world, defender),
    putInOrder({
      topic: 'city-attacks',
      text: say('In which order do you settle the attacks on your cities?'),
      rule: doctrine.rules.order,
      of: 'area',
      items: areas.map((area) => areaId(world, area)),
    }),
  );
  return order.flatMap((id) => areaNumber(world, id) ?? []);
}

/**
 * A city attacked in strength is replaced by tokens, and the tokens fight; the area's limit holds again, since the city
 * is gone. Tokens that stand in for a Pirate city fight by a rule of their own, by which they are told apart from
 * Barbarians, and leave afterwards. @rule AC 24.32 @rule AC 24.34 @rule AC 24.35
 */
export function stormCity(world: Ancients, area: AreaNumber, attacker: NationNumber, doctrine: Doctrine): void {
  const defender = at(world.cityIn, area);
  const { defenders } = doctrine.assault(world, attacker, defender);
  const placed = mustDefend(world, area, defenders);
  happen(world, doctrine.rules.storm, {
    what: 'city-stormed',
    nation: nameOf(world, attacker),
    defender: nameOf(world, defender),
    area: areaId(world, area),
    tokens: tokensIn(world, area, attacker),
    defenders: placed,
  });
  const { rules } = doctrine;
  const isOfPirates = defender === outsiders(world);
  const how = isOfPirates ? { ...doctrine, rules: { ...rules, fight: rules.pirates } } : doctrine;
  fight(world, area, at(terrain(world).limit, area), how);
  if (isOfPirates) removeTokens(world, rules.pirates, defender, area, tokensIn(world, area, defender));
}

/**
 * The card and the pillage that follow a city's fall to another player; nothing else brings them.
 * @rule AC 24.51 @rule AC 24.52 @rule AC 24.53 @rule AC A22b
 */
function* plunder(world: Ancients, attacker: NationNumber, defender: NationNumber, doctrine: Doctrine): Script {
  const one = nation(world, attacker);
  if (!isActive(one)) return;
  seizeCard(world, attacker, defender, doctrine);
  const most = Math.min(doctrine.pillage, one.stock);
  if (most === 0) return;
  const tokens = yield* ask(
    seatOf(world, attacker),
    nameNumber({
      topic: 'pillage',
      text: say('How many tokens do you pillage into your treasury?'),
      rule: doctrine.rules.pillage,
      least: 0,
      most,
      usual: most,
    }),
  );
  if (tokens === 0) return;
  fillTreasury(world, attacker, tokens);
  happen(world, doctrine.rules.pillage, { what: 'pillaged', nation: one.name, tokens });
}

/** A commodity, since nobody holds a calamity now. @rule AC 24.51 @rule AC 15.62 @rule AC A23 */
function seizeCard(world: Ancients, attacker: NationNumber, defender: NationNumber, { rules }: Doctrine): void {
  const { hand, seat, name: from } = nation(world, defender);
  if (hand.length === 0) return;
  const card = at(hand, below(world.random, hand.length));
  passCards(world, defender, attacker, [card]);
  const { name, seat: winner } = nation(world, attacker);
  happen(world, rules.seize, { what: 'card-seized', nation: name, from });
  const knows = [winner, seat].filter((one) => one !== null);
  reveal(world, rules.seize, { what: 'card-seen', nation: name, from, card: faceOf(world, card).id }, knows);
}
