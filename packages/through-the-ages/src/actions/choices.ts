import { at, below, type Random, type Refusal } from '@ecumene/engine';
import { militaryAvailable } from '../action-tokens.ts';
import { cardRow } from '../board.ts';
import type { Play } from '../cards/card.ts';
import {
  asAction,
  asTechnology,
  asUnit,
  type CardNo,
  findFace,
  idOf,
  kindOf,
  levelOf,
  NONE,
  wonderCard,
} from '../cards/numbered.ts';
import { mayTrade } from '../payments.ts';
import { priceOfTechnology, stagesPerAction, unitScience } from '../prices.ts';
import { statistics } from '../statistics.ts';
import type { Ages, Civilization } from '../world.ts';
import { type Paying, waysOfPayingFor } from './bills.ts';
import type { Action } from './moves.ts';

/** Everything that might be done in the Action Phase, to be checked one by one. */
export function listActions(world: Ages, civ: Civilization): Action[] {
  const plain = plainActions(world, civ);
  return [...plain, ...plain.flatMap((move) => variants(world, civ, move))];
}

function plainActions(world: Ages, civ: Civilization): Action[] {
  const works = civ.works.map(({ card }) => idOf(card));
  const wonders = civ.wonders.map(({ card }) => idOf(card));
  const moves: Action[] = [{ do: 'end' }, { do: 'grow' }];
  for (let space = 0; space < cardRow.civilActions.length; space++) moves.push({ do: 'take', space });
  for (const card of works) moves.push({ do: 'build', card }, { do: 'destroy', card }, { do: 'recruit', card });
  for (const from of works)
    for (const to of works) moves.push({ do: 'upgrade', from, to }, { do: 'theater', from, to });
  for (let count = 1; count <= stagesPerAction(world, civ); count++) moves.push({ do: 'stage', count });
  for (const no of new Set(civ.civilHand)) moves.push(...withCivilCard(civ, no, works, wonders));
  for (const no of civ.militaryHand) moves.push({ do: 'tactic', card: idOf(no) });
  for (const no of world.tactics) moves.push({ do: 'copy', card: idOf(no) });
  for (const card of wonders) moves.push({ do: 'use', card });
  moves.push({ do: 'choose', choice: 0 }, { do: 'choose', choice: 1 });
  return unlike(moves);
}

/** Each move once: a hand may hold several cards of one name. */
function unlike(moves: readonly Action[]): Action[] {
  return [...new Map(moves.map((move) => [JSON.stringify(move), move])).values()];
}

function withCivilCard(civ: Civilization, no: CardNo, works: readonly string[], wonders: readonly string[]): Action[] {
  const card = idOf(no);
  const kind = kindOf(no);
  const action = asAction(no);
  if (action !== undefined) return withActionCard(civ, card, action.play, works);
  if (kind === 'leader')
    return [{ do: 'lead', card }, ...wonders.map((under): Action => ({ do: 'lead', card, under }))];
  if (kind === 'government')
    return [
      { do: 'develop', card },
      { do: 'revolt', card },
    ];
  return [{ do: 'develop', card }];
}

function withActionCard(civ: Civilization, card: string, play: Play, works: readonly string[]): Action[] {
  switch (play.does) {
    case 'gain-one-of':
      return play.choices.map((_, choice): Action => ({ do: 'play', card, choice }));
    case 'develop-technology':
      return civ.civilHand
        .filter((no) => asTechnology(no) !== undefined)
        .flatMap((no): Action[] => [
          { do: 'play', card, develop: idOf(no) },
          { do: 'play', card, develop: idOf(no), revolution: true },
        ]);
    case 'build-or-upgrade':
      return [...works.map((to): Action => ({ do: 'play', card, to })), ...upgradesWith(card, works)];
    case 'upgrade':
      return upgradesWith(card, works);
    default:
      return [{ do: 'play', card }];
  }
}

function upgradesWith(card: string, works: readonly string[]): Action[] {
  return works.flatMap((from) => works.map((to): Action => ({ do: 'play', card, from, to })));
}

/** The same with what pacts and leaders allow about paying, where they do. */
function variants(world: Ages, civ: Civilization, move: Action): Action[] {
  const more: Action[] = [];
  if (hasHelp(world, civ) && (move.do === 'develop' || move.do === 'revolt')) more.push({ ...move, shared: true });
  if (hasHelp(world, civ) && move.do === 'play' && move.develop !== undefined) more.push({ ...move, shared: true });
  if (pays(move) && trades(world, civ)) more.push({ ...move, trade: true });
  if (world.options.payments === 'by-hand' && pays(move)) {
    for (const one of [move, ...more]) more.push(...paidByHand(world, civ, one));
  }
  if (paysInRed(world, civ)) {
    for (const one of [move, ...more]) if (takesRed(one)) more.push({ ...one, red: true });
  }
  return more;
}

type InRed = Extract<
  Action,
  { do: 'take' | 'grow' | 'build' | 'upgrade' | 'destroy' | 'lead' | 'stage' | 'develop' | 'play' | 'theater' }
>;

/** The same, leaving certain tokens; only what is possible at all is worth listing. */
function paidByHand(world: Ages, civ: Civilization, move: Action): Action[] {
  if (!pays(move) || (move.do === 'stage' && civ.unfinished === NONE)) return [];
  if (
    move.do === 'play' &&
    civ.unfinished === NONE &&
    asAction(findFace(civ.civilHand, move.card))?.play.does === 'build-wonder-stage'
  )
    return [];
  return waysOfPayingFor(world, civ, move).map((keep): Action => ({ ...move, keep }));
}

function pays(move: Action): move is Paying {
  return ['grow', 'build', 'upgrade', 'stage', 'play', 'theater', 'recruit'].includes(move.do);
}

function takesRed(move: Action): move is InRed {
  return ['take', 'grow', 'build', 'upgrade', 'destroy', 'lead', 'stage', 'develop', 'play', 'theater'].includes(
    move.do,
  );
}

function trades(world: Ages, civ: Civilization): boolean {
  return mayTrade(world, civ, 'food') || mayTrade(world, civ, 'resources');
}

function hasHelp(world: Ages, civ: Civilization): boolean {
  return statistics(world, civ).powers.some(({ ability }) => ability.does === 'shared-research');
}

function paysInRed(world: Ages, civ: Civilization): boolean {
  return statistics(world, civ).powers.some(({ ability }) => ability.does === 'military-action-as-civil');
}

/** Small numbers out of one drawn word, until it is used up. */
class Dice {
  readonly #random: Random;
  #left = 0;
  #range = 0;

  constructor(random: Random) {
    this.#random = random;
  }

  /** A number below a small limit; not perfectly even, which a sample need not be. */
  below(limit: number): number {
    if (this.#range < limit * EVEN_ENOUGH) {
      this.#left = below(this.#random, WORD);
      this.#range = WORD;
    }
    const number = this.#left % limit;
    this.#left = Math.floor(this.#left / limit);
    this.#range = Math.floor(this.#range / limit);
    return number;
  }

  pick<T>(items: readonly T[]): T {
    return at(items, this.below(items.length));
  }

  /** Yes, once in so many times. */
  once(inSoMany: number): boolean {
    return this.below(inSoMany) === 0;
  }
}

const WORD = 2 ** 31;
const EVEN_ENOUGH = 64;
const TRIES = 10;
const FEW_TRIES = 2;

/** A random action: a plausible one is drawn and checked, a few times over; then the phase ends. */
export function sampleAction(
  world: Ages,
  civ: Civilization,
  random: Random,
  refusal: (world: Ages, civ: Civilization, move: Action) => Refusal | undefined,
): Action {
  const dice = new Dice(random);
  const idle = civ.civilReady + militaryAvailable(civ) === 0;
  for (let tries = idle ? FEW_TRIES : TRIES; tries > 0; tries--) {
    const plain = world.round === 1 ? anyTaking(world, civ, dice) : anyAction(world, civ, dice, idle);
    if (plain === undefined) continue;
    const move = varied(world, civ, plain, dice);
    if (refusal(world, civ, move) === undefined) return move;
  }
  return END;
}

const END: Action = { do: 'end' };

/** A card of the row, unless there is none in that space or no room for it in hand. */
function anyTaking(world: Ages, civ: Civilization, dice: Dice): Action | undefined {
  const space = dice.below(cardRow.civilActions.length);
  const card = at(world.row, space);
  if (card === NONE) return undefined;
  const full = civ.civilHand.length >= statistics(world, civ).civilHand;
  return full && kindOf(card) !== 'wonder' ? undefined : { do: 'take', space };
}

/** Now and then with one of the ways of paying. */
function varied(world: Ages, civ: Civilization, move: Action, dice: Dice): Action {
  const special = statistics(world, civ).specialWays || world.options.payments === 'by-hand';
  if (!special || !dice.once(4)) return move;
  const others = variants(world, civ, move);
  return others.length === 0 ? move : dice.pick(others);
}

const SIDES = 32;

/** Any action may come up; what is often possible comes up often, and without civil actions mostly military ones. */
function anyAction(world: Ages, civ: Civilization, dice: Dice, idle: boolean): Action | undefined {
  const die = dice.below(SIDES);
  if (idle) return dice.once(2) ? anyPower(civ, dice) : anyCivilAction(world, civ, dice, die);
  if (civ.civilReady > 0 || die % 4 === 0) return anyCivilAction(world, civ, dice, die);
  if (die < 16) return anyBuilding(civ, dice, anyUnit);
  if (die < 20) return anyUpgrade(civ, dice);
  if (die < 24) return anyPower(civ, dice);
  if (die < 30) return anyTactic(world, civ, dice);
  return dice.once(3) ? { do: 'destroy', card: anyUnit(civ, dice) } : END;
}

function anyCivilAction(world: Ages, civ: Civilization, dice: Dice, die: number): Action | undefined {
  if (die < 6) return anyTaking(world, civ, dice);
  if (die < 9) return GROW;
  if (die < 14) return anyBuilding(civ, dice, anyWork);
  if (die < 16) return anyUpgrade(civ, dice);
  if (die < 18) return anyStage(world, civ, dice);
  if (die < 27) return anyCivilCard(world, civ, dice);
  if (die < 29) return anyTactic(world, civ, dice);
  if (die < 31) return anyPower(civ, dice);
  return dice.once(3) ? { do: 'destroy', card: anyWork(civ, dice) } : END;
}

const GROW: Action = { do: 'grow' };

/** An unused worker for some card. */
function anyBuilding(civ: Civilization, dice: Dice, on: (civ: Civilization, dice: Dice) => string): Action | undefined {
  return civ.unused === 0 ? undefined : { do: 'build', card: on(civ, dice) };
}

/** A worker moves up within a type, where a higher technology of it is found. */
function anyUpgrade(civ: Civilization, dice: Dice): Action | undefined {
  const from = dice.pick(civ.works);
  const first = dice.below(civ.works.length);
  if (from.workers === 0) return undefined;
  for (let i = 0; i < civ.works.length; i++) {
    const { card } = at(civ.works, (first + i) % civ.works.length);
    if (kindOf(card) === kindOf(from.card) && levelOf(card) > levelOf(from.card))
      return { do: 'upgrade', from: idOf(from.card), to: idOf(card) };
  }
  return undefined;
}

function anyWork(civ: Civilization, dice: Dice): string {
  return idOf(dice.pick(civ.works).card);
}

/** A unit card if one is found at once, else any. */
function anyUnit(civ: Civilization, dice: Dice): string {
  const from = dice.below(civ.works.length);
  for (let i = 0; i < civ.works.length; i++) {
    const { card } = at(civ.works, (from + i) % civ.works.length);
    if (asUnit(card) !== undefined) return idOf(card);
  }
  return anyWork(civ, dice);
}

function anyStage(world: Ages, civ: Civilization, dice: Dice): Action | undefined {
  if (civ.unfinished === NONE) return undefined;
  const left = wonderCard(civ.unfinished).stages.length - civ.stages;
  return { do: 'stage', count: 1 + dice.below(Math.min(left, stagesPerAction(world, civ))) };
}

function anyCivilCard(world: Ages, civ: Civilization, dice: Dice): Action | undefined {
  if (civ.civilHand.length === 0) return undefined;
  const no = dice.pick(civ.civilHand);
  if (isBeyondReach(world, civ, no)) return undefined;
  const card = idOf(no);
  const action = asAction(no);
  if (action !== undefined) return anyPlay(civ, card, action.play, dice);
  const kind = kindOf(no);
  if (kind === 'government' && dice.once(2)) return { do: 'revolt', card };
  if (kind !== 'leader') return { do: 'develop', card };
  if (civ.wonders.length === 0 || dice.once(2)) return { do: 'lead', card };
  return { do: 'lead', card, under: idOf(dice.pick(civ.wonders).card) };
}

/** Whether a technology costs more science than there is, in peace or by revolution, and nobody can help. */
function isBeyondReach(world: Ages, civ: Civilization, no: CardNo): boolean {
  if (asTechnology(no) === undefined || statistics(world, civ).specialWays) return false;
  const how = { revolution: kindOf(no) === 'government', cheaper: 0 };
  return priceOfTechnology(world, civ, no, how) > civ.science + unitScience(civ, no);
}

function anyPlay(civ: Civilization, card: string, play: Play, dice: Dice): Action {
  switch (play.does) {
    case 'gain-one-of':
      return { do: 'play', card, choice: dice.below(play.choices.length) };
    case 'develop-technology': {
      const develop = idOf(dice.pick(civ.civilHand));
      return dice.once(4) ? { do: 'play', card, develop, revolution: true } : { do: 'play', card, develop };
    }
    case 'build-or-upgrade':
    case 'upgrade': {
      const to = anyWork(civ, dice);
      if (play.does === 'build-or-upgrade' && dice.once(2)) return { do: 'play', card, to };
      return { do: 'play', card, from: anyWork(civ, dice), to };
    }
    default:
      return { do: 'play', card };
  }
}

function anyTactic(world: Ages, civ: Civilization, dice: Dice): Action | undefined {
  const held = civ.militaryHand.length;
  if (held + world.tactics.length === 0) return undefined;
  const index = dice.below(held + world.tactics.length);
  if (index < held) return { do: 'tactic', card: idOf(at(civ.militaryHand, index)) };
  return { do: 'copy', card: idOf(at(world.tactics, index - held)) };
}

function anyPower(civ: Civilization, dice: Dice): Action | undefined {
  switch (dice.below(4)) {
    case 0:
      return { do: 'choose', choice: dice.below(2) };
    case 1:
      return { do: 'recruit', card: anyWork(civ, dice) };
    case 2:
      return { do: 'theater', from: anyWork(civ, dice), to: anyWork(civ, dice) };
    default:
      return civ.wonders.length === 0 ? undefined : { do: 'use', card: idOf(dice.pick(civ.wonders).card) };
  }
}
