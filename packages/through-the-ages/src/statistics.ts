import { armyStrength } from './armies.ts';
import { happyFacesNeeded, numbers } from './board.ts';
import type { Ability, Statistic, Symbols } from './cards/ability.ts';
import { type EffectKey, effects } from './cards/effects.ts';
import { type CardNo, governmentCard, kindOf, leaderCard, NONE, wonderCard } from './cards/numbered.ts';
import { type Bond, bondsOf, symbolsOfBond } from './pacts.ts';
import { type Power, powersOf } from './powers.ts';
import { type Printed, printed, printedOn } from './symbols.ts';
import { bestBuilding, kindsOfUnits, levelsOn, pairs, workersOn } from './workforce.ts';
import type { Ages, Civilization, Wonder } from './world.ts';

/** One reason for a statistic: how much, from which card, and what about it. */
export interface Contribution {
  readonly statistic: Statistic;
  readonly amount: number;
  readonly card: CardNo;
  readonly why: Why;
}

/**
 * What about a card contributes: its symbols, workers on it, its text, armies it forms, what is left of a ruin, one more
 * face by the basilica, or that it lies under a wonder.
 */
export type Why = 'symbols' | 'workers' | 'text' | 'armies' | 'ruin' | 'basilica' | 'tucked';

export interface Statistics {
  readonly culture: number;
  readonly science: number;
  readonly strength: number;
  /** Strength before it is kept from falling below 0. */
  readonly bareStrength: number;
  readonly happy: number;
  readonly civilActions: number;
  readonly militaryActions: number;
  readonly colonization: number;
  readonly civilHand: number;
  readonly militaryHand: number;
  readonly urbanLimit: number;
  readonly powers: readonly Power[];
  /** Whether a card allows a special way of paying: a red token for a white one, the other good, a partner's science. */
  readonly specialWays: boolean;
}

const NOTHING: Statistics = {
  culture: 0,
  science: 0,
  strength: 0,
  bareStrength: 0,
  happy: 0,
  civilActions: 0,
  militaryActions: 0,
  colonization: 0,
  civilHand: 0,
  militaryHand: 0,
  urbanLimit: 0,
  powers: [],
  specialWays: false,
};

/** Where contributions are entered: added up for play, or listed for whoever asks why. */
interface Ledger {
  enter(statistic: Statistic, amount: number, card: CardNo, why: Why): void;
}

class Sums implements Ledger {
  culture = 0;
  science = 0;
  strength = 0;
  happy = 0;
  civilActions = 0;
  militaryActions = 0;
  colonization = 0;

  /** By name, which is quicker than by a name that is looked up. */
  enter(statistic: Statistic, amount: number): void {
    switch (statistic) {
      case 'culture':
        this.culture += amount;
        return;
      case 'science':
        this.science += amount;
        return;
      case 'strength':
        this.strength += amount;
        return;
      case 'happy':
        this.happy += amount;
        return;
      case 'civilActions':
        this.civilActions += amount;
        return;
      case 'militaryActions':
        this.militaryActions += amount;
        return;
      case 'colonization':
        this.colonization += amount;
        return;
    }
  }
}

class Listing implements Ledger {
  readonly all: Contribution[] = [];

  enter(statistic: Statistic, amount: number, card: CardNo, why: Why): void {
    if (amount !== 0) this.all.push({ statistic, amount, card, why });
  }
}

/** What was worked out last: mostly it is asked for again and again. */
interface Kept {
  readonly civ: Civilization | undefined;
  readonly rev: number;
  readonly known: Statistics;
}

const memory = new WeakMap<Civilization, Kept>();
let latest: Kept = { civ: undefined, rev: 0, known: NOTHING };

/**
 * The statistics of a civilization, worked out from its cards and workers and kept only until one of them changes.
 * @rule TTA statistics.1 @rule TTA ruling.P3 @rule TTA build.6 @rule TTA upgrade.7 @rule TTA destroy.4
 * @rule TTA build-unit.5 @rule TTA upgrade-unit.7 @rule TTA disband.4 @rule TTA in-play.2
 */
export function statistics(world: Ages, civ: Civilization): Statistics {
  if (latest.civ === civ && latest.rev === civ.rev) return latest.known;
  let kept = memory.get(civ);
  if (kept === undefined || kept.rev !== civ.rev) {
    kept = { civ, rev: civ.rev, known: workOut(world, civ) };
    memory.set(civ, kept);
  }
  latest = kept;
  return kept.known;
}

/** Every contribution to every statistic, with its card. */
export function contributions(world: Ages, civ: Civilization): readonly Contribution[] {
  const listing = new Listing();
  const bonds = bondsOf(world, civ);
  account(civ, powersOf(civ, bonds), bonds, listing);
  return listing.all;
}

/**
 * Contributions are added up first, and only the sums are kept within their bounds.
 * @rule TTA science-rating.1 @rule TTA culture-rating.1 @rule TTA strength.1 @rule TTA happiness.1 @rule TTA happiness.3
 * @rule TTA happiness.4 @rule TTA actions.1 @rule TTA actions.2 @rule TTA colonization-modifier.1 @rule TTA ruling.P5
 * @rule TTA ruling.T38
 */
function workOut(world: Ages, civ: Civilization): Statistics {
  const sums = new Sums();
  const bonds = bondsOf(world, civ);
  const powers = powersOf(civ, bonds);
  account(civ, powers, bonds, sums);
  let civilMore = 0;
  let militaryMore = 0;
  let specialWays = false;
  for (const { ability } of powers) {
    specialWays ||= WAYS_OF_PAYING.has(ability.does);
    if (ability.does !== 'hand-limit') continue;
    civilMore += ability.civil;
    militaryMore += ability.military;
  }
  return {
    culture: Math.max(0, sums.culture),
    science: Math.max(0, sums.science),
    strength: Math.max(0, sums.strength),
    bareStrength: sums.strength,
    happy: Math.min(numbers.mostHappyFaces, Math.max(0, sums.happy)),
    civilActions: sums.civilActions,
    militaryActions: sums.militaryActions,
    colonization: sums.colonization,
    civilHand: sums.civilActions + civilMore,
    militaryHand: sums.militaryActions + militaryMore,
    urbanLimit: governmentCard(civ.government).urbanLimit,
    powers,
    specialWays,
  };
}

const WAYS_OF_PAYING: ReadonlySet<Ability['does']> = new Set([
  'military-action-as-civil',
  'pay-with',
  'shared-research',
]);

/** Whether the leader in play has an effect of its own. */
export function leads(civ: Civilization, effect: EffectKey): boolean {
  return civ.leader !== NONE && leaderCard(civ.leader).effect === effect;
}

/** Whether a completed wonder that is no ruin has an effect of its own. */
export function owns(civ: Civilization, effect: EffectKey): boolean {
  for (const { card, ruin } of civ.wonders) if (!ruin && wonderCard(card).effect === effect) return true;
  return false;
}

/** Faces a player lacks. @rule TTA discontent.1 @rule TTA discontent.4 @rule TTA ruling.T94 @rule TTA ruling.T37 */
export function discontent(world: Ages, civ: Civilization): number {
  return Math.max(0, happyFacesNeeded(civ.yellow) - statistics(world, civ).happy);
}

/** More discontent than unused workers: were the turn to end now, nothing would be produced. @rule TTA uprising.1 @rule TTA discontent.2 */
export function inUprising(world: Ages, civ: Civilization): boolean {
  return discontent(world, civ) > civ.unused;
}

function enter(ledger: Ledger, { others }: Printed, times: number, card: CardNo, why: Why): void {
  for (const [statistic, amount] of others) ledger.enter(statistic, amount * times, card, why);
}

function enterAll(ledger: Ledger, symbols: Symbols, times: number, card: CardNo, why: Why): void {
  enter(ledger, printed(symbols), times, card, why);
}

/** What makes happy faces count for more than happiness, and how many there are on cards. */
class Faces {
  readonly #ledger: Ledger;
  readonly #basilica: CardNo;
  temples = 0;
  theaters = 0;
  wonders = 0;
  government = 0;

  constructor(ledger: Ledger, basilica: CardNo) {
    this.#ledger = ledger;
    this.#basilica = basilica;
  }

  /** Enters the faces of so many equal sources and says how many they are with what the basilica adds. */
  enter(printed: number, times: number, card: CardNo, why: Why): number {
    if (printed === 0 || times === 0) return 0;
    this.#ledger.enter('happy', printed * times, card, why);
    return this.shown(printed, times, card);
  }

  /**
   * How many faces so many equal sources show, with what the basilica adds to each.
   * @rule TTA st-peters.1 @rule TTA happiness.2 @rule TTA ruling.T39
   */
  shown(printed: number, times: number, card: CardNo): number {
    if (printed <= 0) return 0;
    if (this.#basilica === NONE || this.#basilica === card) return printed * times;
    const more = effects['more-happy-faces'].happy * times;
    this.#ledger.enter('happy', more, this.#basilica, 'basilica');
    return printed * times + more;
  }
}

/** Goes through a civilization card by card. @rule TTA statistics.6 @rule TTA in-play.1 @rule TTA technologies.2 */
function account(civ: Civilization, powers: readonly Power[], bonds: readonly Bond[], ledger: Ledger): void {
  const faces = new Faces(ledger, basilicaOf(civ));
  accountWorkers(civ, faces, ledger);
  faces.government += accountCard(civ.government, faces, ledger);
  if (civ.leader !== NONE) accountCard(civ.leader, faces, ledger);
  for (const wonder of civ.wonders) accountWonder(wonder, faces, ledger);
  for (const card of civ.specials) enter(ledger, printedOn(card), 1, card, 'symbols');
  for (const card of civ.colonies) accountCard(card, faces, ledger);
  for (const bond of bonds) {
    const print = printed(symbolsOfBond(bond));
    enter(ledger, print, 1, bond.card, 'symbols');
    ledger.enter('happy', print.happy, bond.card, 'symbols');
  }
  for (const power of powers) accountPower(civ, power, faces, ledger);
  if (civ.tactic !== NONE)
    ledger.enter(
      'strength',
      armyStrength(civ.tactic, civ.works, leads(civ, 'infantry-may-ride')),
      civ.tactic,
      'armies',
    );
}

function basilicaOf(civ: Civilization): CardNo {
  for (const { card, ruin } of civ.wonders) if (!ruin && wonderCard(card).effect === 'more-happy-faces') return card;
  return NONE;
}

/**
 * Each worker on a building or unit gives what its card says; farms and mines give nothing here.
 * @rule TTA statistics.2 @rule TTA urban-buildings.1 @rule TTA urban-buildings.3 @rule TTA units.1 @rule TTA units.2
 * @rule TTA farms-and-mines.2 @rule TTA strength.2
 */
function accountWorkers(civ: Civilization, faces: Faces, ledger: Ledger): void {
  for (const { card, workers } of civ.works) {
    if (workers === 0) continue;
    const print = printedOn(card);
    enter(ledger, print, workers, card, 'workers');
    if (print.happy === 0) continue;
    const shown = faces.enter(print.happy, workers, card, 'workers');
    if (kindOf(card) === 'temple') faces.temples += shown;
    if (kindOf(card) === 'theater') faces.theaters += shown;
  }
}

/** Enters the symbols of a card that stands for itself, and says how many faces it shows. @rule TTA leaders.3 @rule TTA statistics.3 */
function accountCard(card: CardNo, faces: Faces, ledger: Ledger): number {
  const print = printedOn(card);
  enter(ledger, print, 1, card, 'symbols');
  return faces.enter(print.happy, 1, card, 'symbols');
}

/**
 * A completed wonder gives its symbols, a ruin its culture; the face of a leader put under it is as if printed on it.
 * @rule TTA statistics.5 @rule TTA wonders.3 @rule TTA homer.1 @rule TTA homer.2 @rule TTA ruling.T40 @rule TTA ruling.T42
 */
function accountWonder({ card, ruin, under }: Wonder, faces: Faces, ledger: Ledger): void {
  const print = ruin ? printed(RUIN) : printedOn(card);
  const tucked = under === NONE ? 0 : effects['tuck-under-a-wonder'].happy;
  enter(ledger, print, 1, card, ruin ? 'ruin' : 'symbols');
  ledger.enter('happy', print.happy, card, 'symbols');
  ledger.enter('happy', tucked, under, 'tucked');
  faces.wonders += faces.shown(print.happy + tucked, 1, card);
}

const RUIN: Symbols = { culture: effects['wonder-into-ruin'].culture };

/** What the texts of cards in play add. */
function accountPower(civ: Civilization, { ability, card, partner }: Power, faces: Faces, ledger: Ledger): void {
  switch (ability.does) {
    case 'per-worker':
      enterAll(ledger, ability.gives, workersOn(civ, ability.on), card, 'text');
      return;
    case 'per-worker-level':
      enterAll(ledger, ability.gives, levelsOn(civ, ability.on), card, 'text');
      return;
    case 'per-kind-of-unit':
      enterAll(ledger, ability.gives, kindsOfUnits(civ), card, 'text');
      return;
    case 'per-pair':
      enterAll(ledger, ability.gives, pairs(civ, ability.of), card, 'text');
      return;
    case 'per-happy-face':
      enterAll(ledger, ability.gives, facesOn(faces, ability.on), card, 'text');
      return;
    case 'best-building-level':
      ledger.enter(ability.gives, bestBuilding(civ, ability.among).level, card, 'text');
      return;
    case 'best-building-twice':
      ledger.enter(ability.gives, bestBuilding(civ, [ability.kind]).culture, card, 'text');
      return;
    case 'per-colony': {
      const colonies = civ.colonies.length;
      if (colonies === 0) return;
      enterAll(ledger, ability.first, 1, card, 'text');
      enterAll(ledger, ability.further, colonies - 1, card, 'text');
      return;
    }
    case 'per-wonder-of-partner':
      enterAll(ledger, ability.gives, partner?.wonders.length ?? 0, card, 'text');
      return;
    default:
      return;
  }
}

/** Faces on cards count without the limit of eight, and negative ones take none away. @rule TTA ruling.T38 @rule TTA ruling.T41 */
function facesOn(faces: Faces, on: readonly ('temple' | 'theater' | 'wonder' | 'government')[]): number {
  let shown = 0;
  for (const kind of on) {
    if (kind === 'temple') shown += faces.temples;
    else if (kind === 'theater') shown += faces.theaters;
    else if (kind === 'wonder') shown += faces.wonders;
    else shown += faces.government;
  }
  return shown;
}
