/** What is printed on the boards, and the numbers of the rules that belong to no card. */

import type { Players } from './cards/decks.ts';
import type { IdOf } from './cards/index.ts';
import type { WorkerKind } from './cards/kinds.ts';

/** The card row, from the cheap end. @rule TTA take-card.2 */
export const cardRow = {
  civilActions: [1, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3],
  /** Spaces swept before the row slides, by the number of players left. @rule TTA row.3 @rule TTA row.4 @rule TTA row.5 */
  swept: { 2: 3, 3: 2, 4: 1 },
} as const satisfies { readonly civilActions: readonly number[]; readonly swept: Readonly<Record<Players, number>> };

/** What every player starts with. @rule TTA setup.8 @rule TTA setup.9 @rule TTA setup.10 @rule TTA setup.11 */
export const start = {
  government: 'despotism' as const satisfies IdOf<'government'>,
  /** The printed technologies and the workers on them. */
  workers: { agriculture: 2, bronze: 2, philosophy: 1, religion: 0, warriors: 1 } as const satisfies Readonly<
    Partial<Record<IdOf<WorkerKind>, number>>
  >,
  unusedWorkers: 1,
  yellowTokens: 18,
  blueTokens: 16,
  science: 0,
  culture: 0,
  /** Civil actions on the first turn, by seat from the starting player. @rule TTA setup.25 @rule TTA setup.26 */
  civilActionsBySeat: [1, 2, 3, 4],
  /** @rule TTA setup.27 */
  militaryActions: 0,
  /** Age A events in the current events deck, beyond one for each player. @rule TTA setup.22 */
  eventsBeyondPlayers: 2,
} as const;

/** What actions cost in civil or military actions, beside what cards and the card row say. */
export const actionCosts = {
  /** @rule TTA take-wonder.3 */
  eachCompletedWonder: { civil: 1 },
  /** @rule TTA population.1 */
  increasePopulation: { civil: 1 },
  /** A farm, a mine or an urban building. @rule TTA build.1 @rule TTA upgrade.1 @rule TTA destroy.1 */
  buildUpgradeOrDestroy: { civil: 1 },
  /** @rule TTA play-leader.2 */
  playLeader: { civil: 1 },
  /** @rule TTA wonder-stage.2 */
  buildWonderStage: { civil: 1 },
  /** @rule TTA develop.2 */
  developTechnology: { civil: 1 },
  /** @rule TTA action-card.2 */
  playActionCard: { civil: 1 },
  /** @rule TTA build-unit.1 @rule TTA upgrade-unit.1 @rule TTA disband.2 */
  buildUpgradeOrDisbandUnit: { military: 1 },
  /** @rule TTA play-tactic.2 */
  playTactic: { military: 1 },
  /** @rule TTA copy-tactic.2 */
  copyTactic: { military: 2 },
} as const;

/** The other numbers of the rules. */
export const numbers = {
  /** Civil actions back for replacing a leader. @rule TTA play-leader.7 */
  civilActionsForReplacedLeader: 1,
  /** Happy faces that count. @rule TTA happiness.3 */
  mostHappyFaces: 8,
  /** Military cards drawn at the end of a turn. @rule TTA draw.2 */
  mostMilitaryCardsDrawn: 3,
  /** Culture lost for each food one is short of. @rule TTA production.15 */
  cultureForMissingFood: 4,
  /** Yellow tokens everyone loses when Age I, II or III ends. @rule TTA ages.13 */
  yellowTokensLostWithAge: 2,
  /** Strength of a military card discarded in defence. @rule TTA aggression.12 */
  defenseOfDiscard: 1,
  /** Levels below the tactic at which a unit makes its army outdated. @rule TTA tactics.6 */
  levelsBehindWhenOutdated: 2,
  /** How often an air force multiplies the tactical strength of its army. @rule TTA tactics.4 */
  airForceTimes: 2,
  /** Culture for a war on a player who resigns. @rule TTA resign.4 */
  cultureForWarOnResigned: 7,
} as const;

/** What the yellow bank shows for the tokens that are left in it. */
interface YellowBankRow {
  /** Food for one more worker; none when there is no token to take. */
  readonly populationCost: number | undefined;
  readonly consumption: number;
  readonly happyFacesNeeded: number;
}

/**
 * The yellow bank, from the section that empties first. Each section says what a worker out of it costs and what food is
 * consumed once it is empty; each part of it says how many happy faces are needed once that part is empty.
 */
export const yellowBank = [
  { populationCost: 2, consumptionWhenEmpty: 1, parts: [{ squares: 2, happyFacesWhenEmpty: 1 }] },
  { populationCost: 3, consumptionWhenEmpty: 2, parts: [{ squares: 4, happyFacesWhenEmpty: 2 }] },
  {
    populationCost: 4,
    consumptionWhenEmpty: 3,
    parts: [
      { squares: 2, happyFacesWhenEmpty: 3 },
      { squares: 2, happyFacesWhenEmpty: 4 },
    ],
  },
  {
    populationCost: 5,
    consumptionWhenEmpty: 4,
    parts: [
      { squares: 2, happyFacesWhenEmpty: 5 },
      { squares: 2, happyFacesWhenEmpty: 6 },
    ],
  },
  {
    populationCost: 7,
    consumptionWhenEmpty: 6,
    parts: [
      { squares: 2, happyFacesWhenEmpty: 7 },
      { squares: 2, happyFacesWhenEmpty: 8 },
    ],
  },
] as const;

/** The blue bank, from the section that empties first: the corruption once all of its squares, and those before, are empty. */
export const blueBank = [
  { squares: 6, corruptionWhenEmpty: 2 },
  { squares: 5, corruptionWhenEmpty: 4 },
  { squares: 5, corruptionWhenEmpty: 6 },
] as const;

export const yellowSquares = sum(yellowBank.flatMap(({ parts }) => parts.map(({ squares }) => squares)));
export const blueSquares = sum(blueBank.map(({ squares }) => squares));

const yellowRows: readonly YellowBankRow[] = Array.from({ length: yellowSquares + 1 }, (_, left) => yellowRow(left));
const corruptionRows: readonly number[] = Array.from({ length: blueSquares + 1 }, (_, left) => corruptionRow(left));

/** Food for one more worker with so many tokens in the yellow bank; undefined when it is empty. @rule TTA population.2 */
export function populationCost(tokens: number): number | undefined {
  return yellowRowFor(tokens).populationCost;
}

/** Food eaten each turn with so many tokens in the yellow bank. @rule TTA production.13 */
export function consumption(tokens: number): number {
  return yellowRowFor(tokens).consumption;
}

/** Happy faces needed with so many tokens in the yellow bank. @rule TTA discontent.1 */
export function happyFacesNeeded(tokens: number): number {
  return yellowRowFor(tokens).happyFacesNeeded;
}

/** Resources lost each turn with so many tokens in the blue bank. @rule TTA production.6 */
export function corruption(tokens: number): number {
  const row = corruptionRows[Math.min(tokens, blueSquares)];
  if (row === undefined) throw new Error(`a blue bank cannot hold ${tokens} tokens`);
  return row;
}

/** Tokens beyond the squares lie in the section that empties first. @rule TTA tokens.2 @rule TTA ruling.T36 */
function yellowRowFor(tokens: number): YellowBankRow {
  const row = yellowRows[Math.min(tokens, yellowSquares)];
  if (row === undefined) throw new Error(`a yellow bank cannot hold ${tokens} tokens`);
  return row;
}

function yellowRow(left: number): YellowBankRow {
  let gone = yellowSquares - left;
  let row: YellowBankRow = { populationCost: undefined, consumption: 0, happyFacesNeeded: 0 };
  for (const { populationCost, consumptionWhenEmpty, parts } of yellowBank) {
    for (const { squares, happyFacesWhenEmpty } of parts) {
      if (gone < squares) return { ...row, populationCost };
      gone -= squares;
      row = { ...row, happyFacesNeeded: happyFacesWhenEmpty };
    }
    row = { ...row, consumption: consumptionWhenEmpty };
  }
  return row;
}

function corruptionRow(left: number): number {
  let gone = blueSquares - left;
  let lost = 0;
  for (const { squares, corruptionWhenEmpty } of blueBank) {
    if (gone < squares) return lost;
    gone -= squares;
    lost = corruptionWhenEmpty;
  }
  return lost;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
