import { happen, shuffle } from '@ecumene/engine';
import { settleTokens } from './action-tokens.ts';
import { numbers } from './board.ts';
import { civilDeck, militaryDeck, type Players } from './cards/decks.ts';
import { type Age, ages } from './cards/kinds.ts';
import { type CardNo, idOf, levelOf, NONE, numbered } from './cards/numbered.ts';
import { tellLost } from './goods.ts';
import { removeLeader } from './leaders.ts';
import { discardHidden, LAST_AGE } from './military-cards.ts';
import { type AgesOptions, doubted } from './options.ts';
import { endPact } from './pact-ending.ts';
import { loseYellow } from './tokens.ts';
import { abandonWonder } from './wonders.ts';
import { type Ages, asPlayers, type Civilization, currentCiv, NOBODY, playersLeft } from './world.ts';

/**
 * An age ends and the next begins: what is antiquated goes, yellow tokens are lost, the decks are exchanged.
 * @rule TTA ages.6 @rule TTA flow.6 @rule TTA ruling.T6
 */
export function endAge(world: Ages): void {
  const ended = world.age;
  world.age += 1;
  happen(world, 'TTA ages.6', { what: 'age', age: world.age });
  if (ended > 0) {
    for (const civ of world.civs) if (!civ.out) antiquate(world, civ, ended);
    for (const civ of world.civs) if (!civ.out) loseTokens(world, civ);
  }
  changeDecks(world);
  settleTokens(world);
  if (world.age === LAST_AGE) settleLastRound(world);
}

/**
 * Cards of ages before the one that ended go from hand, leaders, unfinished wonders and pacts from play; all else stays.
 * @rule TTA ages.7 @rule TTA ages.8 @rule TTA ages.9 @rule TTA ages.10 @rule TTA ages.11 @rule TTA ages.12
 * @rule TTA ruling.T7
 */
function antiquate(world: Ages, civ: Civilization, ended: number): void {
  const old = (card: CardNo): boolean => card !== NONE && levelOf(card) < ended;
  const civil = civ.civilHand.filter(old);
  if (civil.length > 0) {
    civ.civilHand = civ.civilHand.filter((card) => !old(card));
    world.removed.push(...civil);
    happen(world, 'TTA ages.8', { what: 'antiquated', seat: civ.seat, cards: civil.map(idOf) });
  }
  discardHidden(world, civ, civ.militaryHand.filter(old), 'TTA ages.8');
  if (old(civ.leader)) removeLeader(world, civ, 'TTA ages.9');
  if (old(civ.unfinished)) abandonWonder(world, civ, 'TTA ages.10');
  if (old(civ.pact)) endPact(world, civ, 'TTA ages.11');
}

/** @rule TTA ages.13 */
function loseTokens(world: Ages, civ: Civilization): void {
  const lost = loseYellow(world, civ, numbers.yellowTokensLostWithAge);
  tellLost(world, civ, 'yellow-tokens', lost, 'TTA ages.13');
}

/**
 * The old decks leave the game; those of the new age are made for the players who are left.
 * @rule TTA ages.3 @rule TTA ages.4 @rule TTA ages.5 @rule TTA ages.14 @rule TTA ages.17 @rule TTA ages.18
 * @rule TTA resign.7 @rule TTA resign.8 @rule TTA ruling.T86 @rule TTA ruling.T12
 */
function changeDecks(world: Ages): void {
  world.buried.push(...world.civilDeck.splice(0), ...world.militaryDeck.splice(0), ...world.discards.splice(0));
  world.removed.push(...world.seen.splice(0));
  const age = ages[world.age];
  if (age === undefined) return;
  const players = asPlayers(playersLeft(world));
  const { civil, military } = decksFor(age, players, world.options);
  world.madeFor.push(players);
  world.civilDeck = shuffle(world.random, civil.slice());
  world.militaryDeck = shuffle(world.random, military.slice());
}

interface Decks {
  readonly civil: readonly CardNo[];
  readonly military: readonly CardNo[];
}

const known = new Map<string, Decks>();

/** The decks of an age by number, unshuffled; the same for every table that plays alike. */
export function decksFor(age: Age, players: Players, options: AgesOptions): Decks {
  const doubts = doubted(options);
  const key = `${age} ${players} ${doubts.join(' ')}`;
  let decks = known.get(key);
  if (decks === undefined) {
    decks = {
      civil: numbered(civilDeck(age, players, doubts)),
      military: numbered(militaryDeck(age, players, doubts)),
    };
    known.set(key, decks);
  }
  return decks;
}

/**
 * Age IV settles which round is the last: this one on the starting player's turn, else the next.
 * @rule TTA ages.19 @rule TTA ages.20 @rule TTA ages.21 @rule TTA flow.7 @rule TTA flow.8 @rule TTA ruling.T11
 * @rule TTA international-agreement.4
 */
function settleLastRound(world: Ages): void {
  const byStarter = world.starting !== NOBODY && currentCiv(world).place === world.starting;
  world.lastRound = byStarter ? world.round : world.round + 1;
  happen(world, 'TTA ages.19', { what: 'last-round', round: world.lastRound });
}
