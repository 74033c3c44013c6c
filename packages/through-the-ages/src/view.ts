import { inHalves, type Seat } from '@ecumene/engine';
import { consumption, corruption, happyFacesNeeded } from './board.ts';
import type { CardId } from './cards/index.ts';
import { type CardNo, idOf, levelOf, NONE } from './cards/numbered.ts';
import type { AgesOptions } from './options.ts';
import { priceInRow, priceOfPopulation, priceOfWorker, unitResources } from './prices.ts';
import { contributions, discontent, inUprising, statistics, type Why } from './statistics.ts';
import { amountOf } from './tokens.ts';
import type { Ages, Civilization, Side, TurnMarks } from './world.ts';

/** What everybody may see of a civilization. */
export interface CivilizationView {
  readonly seat: Seat;
  readonly out: boolean;
  readonly government: CardId | null;
  readonly leader: CardId | null;
  /** Each with what one more worker costs in resources. */
  readonly works: readonly {
    readonly card: CardId;
    readonly workers: number;
    readonly tokens: number;
    readonly price: number;
  }[];
  readonly specials: readonly CardId[];
  readonly wonders: readonly { readonly card: CardId; readonly ruin: boolean; readonly under: CardId | null }[];
  readonly unfinished: { readonly card: CardId; readonly stages: number } | null;
  readonly colonies: readonly CardId[];
  readonly tactic: { readonly card: CardId; readonly exclusive: boolean } | null;
  readonly wars: readonly { readonly card: CardId; readonly on: Seat }[];
  readonly pact: { readonly card: CardId; readonly with: Seat; readonly side: Side } | null;
  /** The civil cards in hand, where they are open, and how many there are. */
  readonly civilHand: readonly CardId[] | null;
  readonly civilCards: number;
  /** The levels on the backs of the military cards in hand. */
  readonly militaryBacks: readonly number[];
  readonly yellow: number;
  readonly unused: number;
  readonly blue: number;
  readonly food: number;
  readonly resources: number;
  readonly science: number;
  readonly culture: number;
  readonly civil: { readonly ready: number; readonly spent: number };
  readonly military: { readonly ready: number; readonly spent: number; readonly extra: number };
  /** Resources for units alone: those of this turn, and what the leader gives each turn. */
  readonly unitResources: number;
  readonly unitScience: number;
  readonly leadersTaken: readonly number[];
  readonly forfeits: boolean;
  readonly secondAction: boolean;
  readonly turn: Omit<TurnMarks, 'taken'> & { readonly taken: readonly CardId[] };
  readonly ratings: {
    readonly culture: number;
    readonly science: number;
    readonly strength: number;
    readonly happy: number;
    readonly colonization: number;
    readonly civilHand: number;
    readonly militaryHand: number;
    readonly urbanLimit: number;
  };
  readonly needs: {
    readonly happy: number;
    readonly discontent: number;
    /** Whether nothing is produced if the turn ends as things stand. */
    readonly uprising: boolean;
    readonly consumption: number;
    readonly corruption: number;
    readonly population: number | null;
  };
  /** Where every number comes from. */
  readonly reasons: readonly {
    readonly statistic: string;
    readonly amount: number;
    readonly card: CardId;
    readonly why: Why;
  }[];
}

/** What everybody may see. */
interface AgesViewForAll {
  readonly age: number;
  readonly round: number;
  /** The last round; 0 while nobody knows. */
  readonly lastRound: number;
  readonly current: Seat;
  readonly starting: Seat | null;
  readonly row: readonly (CardId | null)[];
  readonly civilDeck: number;
  readonly militaryDeck: number;
  readonly discards: number;
  /** The levels on the backs of the events, from the top. */
  readonly events: readonly number[];
  readonly future: readonly number[];
  readonly past: readonly CardId[];
  readonly tactics: readonly CardId[];
  readonly pending: readonly {
    readonly is: string;
    readonly card: CardId | null;
    /** Whom an attack is on. */
    readonly on: Seat | null;
  }[];
  /** Whether payments leave as few tokens as possible, or players say which tokens they keep. */
  readonly payments: 'automatic' | 'by-hand';
  /** How this table plays. */
  readonly options: AgesOptions;
}

/** What depends on who looks. */
interface AgesViewForOne {
  /** All civilizations; the own one with its civil cards even where hands are closed. */
  readonly civilizations: readonly CivilizationView[];
  /** What each card of the row costs the viewer in civil actions. */
  readonly prices: readonly (number | null)[];
  /** The viewer's own secrets. */
  readonly hand: readonly CardId[];
  readonly civilHand: readonly CardId[];
  readonly prepared: readonly CardId[];
  readonly peeked: CardId | null;
}

/** What a seat, or a spectator, may see. */
export interface AgesView extends AgesViewForAll, AgesViewForOne {}

/** Everything is named that is shown. @rule TTA discard-pile.4 */
function forAll(world: Ages): AgesViewForAll {
  return {
    age: world.age,
    round: world.round,
    lastRound: world.room.timeCalled ? Math.max(world.round, 1) : world.lastRound,
    current: seatAt(world, world.current) ?? '',
    starting: seatAt(world, world.starting),
    row: world.row.map(name),
    civilDeck: world.civilDeck.length,
    militaryDeck: world.militaryDeck.length,
    discards: world.discards.length + world.seen.length,
    events: world.events.map(levelOf).reverse(),
    future: world.future.map(levelOf).reverse(),
    past: world.past.map(idOf),
    tactics: world.tactics.map(idOf),
    pending: world.pending.map((pending) => ({
      is: pending.is,
      card: pending.is === 'stages' ? null : idOf(pending.card),
      on: pending.is === 'aggression' ? seatAt(world, pending.on) : null,
    })),
    payments: world.options.payments,
    options: world.options,
  };
}

/** What a seat sees of hands, events it prepared and prices. @rule TTA hand.1 @rule TTA hand.3 @rule TTA hand.6 */
function forOne(world: Ages, viewer: Seat | null): AgesViewForOne {
  const own = world.civs.find((civ) => civ.seat === viewer);
  return {
    civilizations: world.civs.map((civ) => seeCivilization(world, civ, own)),
    prices: world.row.map((card, space) =>
      card === NONE || own === undefined || own.out ? null : priceInRow(world, own, space),
    ),
    hand: own === undefined ? [] : own.militaryHand.map(idOf).sort(),
    civilHand: own === undefined ? [] : own.civilHand.map(idOf),
    prepared:
      own === undefined
        ? []
        : own.knows
            .filter((card) => world.events.includes(card) || world.future.includes(card))
            .map(idOf)
            .sort(),
    peeked: own === undefined ? null : name(own.peeked),
  };
}

export const { view, halves } = inHalves(forAll, forOne);

function name(card: CardNo): CardId | null {
  return card === NONE ? null : idOf(card);
}

function seatAt(world: Ages, place: number): Seat | null {
  return world.civs[place]?.seat ?? null;
}

export function seeCivilization(world: Ages, civ: Civilization, viewer: Civilization | undefined): CivilizationView {
  const open = world.options.civilHands === 'open' || civ === viewer;
  const { seat, out, specials, colonies, yellow, unused, blue, science, culture, leadersTaken, forfeits } = civ;
  return {
    seat,
    out,
    government: out ? null : idOf(civ.government),
    leader: name(civ.leader),
    works: civ.works.map(({ card, workers, tokens }) => ({
      card: idOf(card),
      workers,
      tokens,
      price: priceOfWorker(world, civ, card),
    })),
    specials: specials.map(idOf),
    wonders: civ.wonders.map(({ card, ruin, under }) => ({ card: idOf(card), ruin, under: name(under) })),
    unfinished: civ.unfinished === NONE ? null : { card: idOf(civ.unfinished), stages: civ.stages },
    colonies: colonies.map(idOf),
    tactic: civ.tactic === NONE ? null : { card: idOf(civ.tactic), exclusive: civ.exclusive },
    wars: civ.wars.map(({ card, on }) => ({ card: idOf(card), on: seatAt(world, on) ?? '' })),
    pact:
      civ.pact === NONE ? null : { card: idOf(civ.pact), with: seatAt(world, civ.pactWith) ?? '', side: civ.pactSide },
    civilHand: open ? civ.civilHand.map(idOf) : null,
    civilCards: civ.civilHand.length,
    militaryBacks: civ.militaryHand.map(levelOf).sort((a, b) => a - b),
    yellow,
    unused,
    blue,
    food: amountOf(civ, 'food'),
    resources: amountOf(civ, 'resources'),
    science,
    culture,
    civil: { ready: civ.civilReady, spent: civ.civilSpent },
    military: { ready: civ.militaryReady, spent: civ.militarySpent, extra: civ.extraActions },
    unitResources: unitResources(world, civ),
    unitScience: civ.extraScience,
    leadersTaken: [...leadersTaken],
    forfeits,
    secondAction: civ.secondAction,
    turn: { ...civ.turn, taken: open ? civ.turn.taken.map(idOf) : [] },
    ...seeNumbers(world, civ),
  };
}

function seeNumbers(world: Ages, civ: Civilization): Pick<CivilizationView, 'ratings' | 'needs' | 'reasons'> {
  if (civ.out) return { ratings: NO_RATINGS, needs: NO_NEEDS, reasons: [] };
  const { culture, science, strength, happy, colonization, civilHand, militaryHand, urbanLimit } = statistics(
    world,
    civ,
  );
  return {
    ratings: { culture, science, strength, happy, colonization, civilHand, militaryHand, urbanLimit },
    needs: {
      happy: happyFacesNeeded(civ.yellow),
      discontent: discontent(world, civ),
      uprising: inUprising(world, civ),
      consumption: consumption(civ.yellow),
      corruption: corruption(civ.blue),
      population: priceOfPopulation(world, civ) ?? null,
    },
    reasons: contributions(world, civ).map(({ statistic, amount, card, why }) => ({
      statistic,
      amount,
      card: idOf(card),
      why,
    })),
  };
}

const NO_RATINGS = {
  culture: 0,
  science: 0,
  strength: 0,
  happy: 0,
  colonization: 0,
  civilHand: 0,
  militaryHand: 0,
  urbanLimit: 0,
};
const NO_NEEDS = { happy: 0, discontent: 0, uprising: false, consumption: 0, corruption: 0, population: null };
