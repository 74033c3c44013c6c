import type { Refusal, Seat } from '@ecumene/engine';
import { performAction, refuseAction } from './actions/actions.ts';
import { type Kept, pays, waysOfPayingFor } from './actions/bills.ts';
import { type Cost, costOfAction, costOfStart } from './actions/costs.ts';
import { type Action, actionMoves } from './actions/moves.ts';
import { costOfAttack, strengthAgainst } from './attacks.ts';
import { numbers } from './board.ts';
import type { Ability } from './cards/ability.ts';
import { effects } from './cards/effects.ts';
import { allCards } from './cards/index.ts';
import { levelOfAge, unitKinds } from './cards/kinds.ts';
import { aggressionCard, findFace, kindOf, levelOf, NONE, warCard } from './cards/numbered.ts';
import { leastForce, mostForce, send } from './colonization.ts';
import { copyWorld } from './copy.ts';
import { excessCards, finishTurn } from './end-of-turn.ts';
import type { Agreement } from './events/agreement.ts';
import { forecast, type Strike } from './events/forecast.ts';
import type { Start } from './events/head-start.ts';
import { scoreOfPreparing } from './events/prepared.ts';
import type { Happened } from './happenings.ts';
import type { Political } from './politics/moves.ts';
import { refusePolitical } from './politics/politics.ts';
import { stagesPerAction } from './prices.ts';
import { seenWorld } from './seen-world.ts';
import { statistics } from './statistics.ts';
import { type AgesView, type CivilizationView, seeCivilization } from './view.ts';
import { workersOn } from './workforce.ts';
import { type Ages, type Civilization, civOf } from './world.ts';

export type { Strike } from './events/forecast.ts';

/** What the end of a turn brings as things stand. */
export interface TurnEnd {
  /** Military cards to be discarded first. */
  readonly discards: number;
  /** What happens to this civilization: production, corruption, hunger, an uprising. */
  readonly happens: readonly Happened[];
  readonly before: CivilizationView;
  /** The civilization before its next turn, but for what the others do. */
  readonly after: CivilizationView;
}

/** What the end of a turn adds to what somebody has, or takes from it. */
export interface Income {
  readonly food: number;
  readonly resources: number;
  readonly science: number;
  readonly culture: number;
  /** Food that people lack. */
  readonly missing: number;
  readonly corruption: number;
  readonly uprising: boolean;
}

/** Both sides of an attack as they stand. */
export interface Attack {
  readonly cost: number;
  readonly attacker: number;
  readonly defender: number;
  /** Cards the other side may use in defence, and the most these could add. */
  readonly cards: number;
  readonly couldAdd: number;
}

/** What a bid for a territory comes to if it is won, with as little sent as possible. */
export interface BidOutcome {
  readonly bid: number;
  readonly units: number;
  readonly cards: number;
  /** Strength afterwards. */
  readonly strength: number;
}

/** Somebody else who may bid: what all can see, cards in hand, and the most they could add. */
export interface Bidder {
  readonly seat: Seat;
  readonly force: number;
  readonly cards: number;
  readonly couldAdd: number;
}

/** Whatever somebody may answer with an action. */
type Move = Action | Start | Political | Agreement;

/** What a seat can work out about its own moves from what it sees, with the rules of the game. */
export class Foresight {
  readonly #world: Ages;
  readonly #seat: Seat;

  constructor(view: AgesView, seat: Seat) {
    this.#world = seenWorld(view, seat);
    this.#seat = seat;
  }

  get #civ(): Civilization {
    return civOf(this.#world, this.#seat);
  }

  cost(move: Action): Cost {
    return costOfAction(this.#world, this.#civ, move);
  }

  /** What one thing costs that an event lets everybody do for less. */
  startCost(move: Start): Cost {
    return costOfStart(this.#world, this.#civ, move);
  }

  /** Every way of paying for something with the tokens on cards; an event's head start costs one less. */
  waysToPay(move: Move, how: 'action' | 'head-start' = 'action'): readonly Kept[] {
    const less = how === 'head-start' ? effects['head-start'].cheaper : 0;
    return pays(move) ? waysOfPayingFor(this.#world, this.#civ, move, less) : [];
  }

  /** What cards and pacts in play allow at fixed moments. */
  get powers(): readonly Ability[] {
    return statistics(this.#world, this.#civ).powers.map(({ ability }) => ability);
  }

  /** How many stages of a wonder one action may build. */
  get stagesAtOnce(): number {
    return stagesPerAction(this.#world, this.#civ);
  }

  refusal(move: Action): Refusal | undefined {
    return refuseAction(this.#world, this.#civ, move);
  }

  politicalRefusal(move: Political): Refusal | undefined {
    return refusePolitical(this.#world, this.#civ, move);
  }

  /** The own civilization after an action; nothing where that is refused or a choice is still to be made. */
  after(move: Move): CivilizationView | undefined {
    if (!actionMoves.reads(move) || this.refusal(move) !== undefined) return undefined;
    const then = copyWorld(this.#world);
    const civ = civOf(then, this.#seat);
    performAction(then, civ, move);
    return then.pending.length > 0 ? undefined : seeCivilization(then, civ, civ);
  }

  /** The end of the turn, now or after some action. */
  turnEnd(first?: Move): TurnEnd {
    const then = copyWorld(this.#world);
    const civ = civOf(then, this.#seat);
    if (actionMoves.reads(first) && this.refusal(first) === undefined) performAction(then, civ, first);
    const before = seeCivilization(then, civ, civ);
    then.news.length = 0;
    performAction(then, civ, { do: 'end' });
    const discards = Math.max(0, excessCards(then, civ));
    civ.militaryHand.splice(civ.militaryHand.length - discards, discards);
    finishTurn(then, civ);
    const happens = then.news
      .map(({ event }) => event)
      .filter((event) => AT_THE_END.has(event.what) && 'seat' in event && event.seat === this.#seat);
    return { discards, happens, before, after: seeCivilization(then, civ, civ) };
  }

  /** An aggression or a war with a card in hand; nothing if it is no such card. */
  attack(card: string, on: Seat): Attack | undefined {
    const civ = this.#civ;
    const rival = civOf(this.#world, on);
    const no = findFace(civ.militaryHand, card);
    const kind = no === NONE ? undefined : kindOf(no);
    if (kind !== 'aggression' && kind !== 'war') return undefined;
    const printed = kind === 'war' ? warCard(no).militaryActions : aggressionCard(no).militaryActions;
    const most = statistics(this.#world, rival).militaryActions;
    const cards = kind === 'war' ? 0 : Math.min(most, rival.militaryHand.length);
    return {
      cost: costOfAttack(printed, rival),
      attacker: strengthAgainst(this.#world, civ, rival, true),
      defender: strengthAgainst(this.#world, rival, civ, false),
      cards,
      couldAdd: mostOf(rival, 'defense', numbers.defenseOfDiscard)
        .slice(0, cards)
        .reduce((sum, n) => sum + n, 0),
    };
  }

  /** The culture that preparing an event or a territory in hand scores at once. */
  preparing(card: string): number {
    const no = findFace(this.#civ.militaryHand, card);
    return no === NONE ? 0 : scoreOfPreparing(no);
  }

  /** Whom an event would strike if it were revealed now, and with what. */
  strikes(card: string): readonly Strike[] {
    return forecast(this.#world, card);
  }

  /** What a bid would cost if it wins, with as little sent as possible. */
  bidding(bid: number): BidOutcome {
    const then = copyWorld(this.#world);
    const civ = civOf(then, this.#seat);
    const force = leastForce(then, civ, bid);
    send(then, civ, force);
    const { strength } = statistics(then, civ);
    return { bid, units: force.units.length, cards: force.bonus.length + force.discard.length, strength };
  }

  /** The others, as far as one can tell what they could send. */
  bidders(): readonly Bidder[] {
    return this.#world.civs
      .filter((civ) => !civ.out && civ.seat !== this.#seat && workersOn(civ, unitKinds) > 0)
      .map((civ) => ({
        seat: civ.seat,
        force: mostForce(this.#world, civ, []),
        cards: civ.militaryHand.length,
        couldAdd: mostOf(civ, 'colonization', 0).reduce((sum, n) => sum + n, 0),
      }));
  }
}

const AT_THE_END: ReadonlySet<Happened['what']> = new Set([
  'produced',
  'corrupted',
  'consumed',
  'uprising',
  'lost',
  'gained',
  'drew',
]);

/** What the end of a turn changes, added up. */
export function incomeOf({ before, after, happens }: TurnEnd): Income {
  let [missing, corruption] = [0, 0];
  for (const event of happens) {
    if (event.what === 'consumed') missing += event.missing;
    if (event.what === 'corrupted') corruption += event.resources + event.food;
  }
  return {
    food: after.food - before.food,
    resources: after.resources - before.resources,
    science: after.science - before.science,
    culture: after.culture - before.culture,
    missing,
    corruption,
    uprising: happens.some(({ what }) => what === 'uprising'),
  };
}

/** The most each card of a hand could add, by its back, the most first. */
function mostOf({ militaryHand }: Civilization, what: 'defense' | 'colonization', least: number): number[] {
  return militaryHand
    .map((no) => {
      const bonus = allCards.flatMap((card) =>
        card.kind === 'bonus' && levelOfAge[card.age] === levelOf(no) ? [card[what]] : [],
      );
      return Math.max(least, ...bonus);
    })
    .sort((a, b) => b - a);
}

const known = new WeakMap<AgesView, Map<Seat, Foresight>>();

/** What a seat can foresee; worked out once for each view. */
export function foresightOf(view: AgesView, seat: Seat): Foresight {
  const bySeat = known.get(view) ?? new Map<Seat, Foresight>();
  known.set(view, bySeat);
  const one = bySeat.get(seat) ?? new Foresight(view, seat);
  bySeat.set(seat, one);
  return one;
}
