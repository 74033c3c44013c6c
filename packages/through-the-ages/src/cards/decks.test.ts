import { describe, expect, test } from 'vitest';
import { start } from '../board.ts';
import type { Ability, Quantity, Symbols } from './ability.ts';
import { civilDeck, militaryDeck, type Players } from './decks.ts';
import { type DoubtfulCardId, otherCopies, otherReadings } from './doubts.ts';
import { effects } from './effects.ts';
import { allCards, type Card, cards, cardsOf, isOfKind } from './index.ts';
import {
  type Age,
  ages,
  civilKinds,
  levelOfAge,
  militaryKinds,
  productionKinds,
  specialKinds,
  technologyKinds,
  unitKinds,
  urbanKinds,
  workerKinds,
} from './kinds.ts';

const everyNumber: readonly Players[] = [2, 3, 4];
const laterAges: readonly Age[] = ['I', 'II', 'III'];
const standIns = new Set<string>(otherReadings.map(({ id }) => id));
const printed = new Set<string>([start.government, ...Object.keys(start.workers)]);
const dealt = allCards.filter(({ id }) => !standIns.has(id) && !printed.has(id));
const kebab = (name: string) =>
  name
    .toLowerCase()
    .replaceAll("'", '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
const count = (deck: readonly string[], id: string) => deck.filter((card) => card === id).length;

describe('the decks add up', () => {
  test('[TTA setup.2] eight decks: civil and military for Ages A, I, II and III', () => {
    for (const age of ages) {
      for (const id of civilDeck(age, 4)) {
        expect(cards[id].age).toBe(age);
        expect(isOfKind(cards[id], civilKinds)).toBe(true);
      }
      for (const id of militaryDeck(age, 4)) {
        expect(cards[id].age).toBe(age);
        expect(isOfKind(cards[id], militaryKinds)).toBe(true);
      }
    }
  });

  test('[TTA setup.3] Age A has 20 civil and 10 military cards with any number of players', () => {
    for (const players of everyNumber) {
      expect(civilDeck('A', players)).toHaveLength(20);
      expect(militaryDeck('A', players)).toHaveLength(10);
    }
  });

  test('[TTA setup.3] with four players every civil deck has 53 cards, the military decks 45, 50 and 45', () => {
    expect(laterAges.map((age) => civilDeck(age, 4).length)).toEqual([53, 53, 53]);
    expect(laterAges.map((age) => militaryDeck(age, 4).length)).toEqual([45, 50, 45]);
  });

  test('[TTA setup.4] with three players 3 cards leave each civil deck and none leaves a military deck', () => {
    expect(laterAges.map((age) => civilDeck(age, 3).length)).toEqual([50, 50, 50]);
    expect(laterAges.map((age) => militaryDeck(age, 3).length)).toEqual([45, 50, 45]);
  });

  test('[TTA setup.5] with two players 9 cards leave each civil deck', () => {
    expect(laterAges.map((age) => civilDeck(age, 2).length)).toEqual([44, 44, 44]);
  });

  test('[TTA setup.6] with two players the pacts leave the military decks: 2, 4 and 4 of them', () => {
    const pacts = (age: Age, players: Players) =>
      militaryDeck(age, players).filter((id) => cards[id].kind === 'pact').length;
    expect(laterAges.map((age) => pacts(age, 4))).toEqual([2, 4, 4]);
    expect(laterAges.map((age) => pacts(age, 2))).toEqual([0, 0, 0]);
    expect(laterAges.map((age) => militaryDeck(age, 2).length)).toEqual([43, 46, 41]);
  });

  test('[TTA setup.3] fewer players never have more of a card', () => {
    for (const { copies } of allCards) {
      const [two, three, four] = copies;
      expect(two).toBeLessThanOrEqual(three);
      expect(three).toBeLessThanOrEqual(four);
    }
  });

  test('[TTA setup.3] with four players the decks hold all of the 230 different cards', () => {
    const all = new Set(ages.flatMap((age) => [...civilDeck(age, 4), ...militaryDeck(age, 4)]));
    expect(all.size).toBe(230);
    expect(dealt.every(({ id }) => all.has(id))).toBe(true);
  });

  test.each([
    ['A', { leader: 6, wonder: 4, action: 10 }],
    ['I', { leader: 6, wonder: 4, action: 13, government: 3 }],
    ['II', { leader: 6, wonder: 4, action: 13, government: 4 }],
    ['III', { leader: 6, wonder: 4, action: 13, government: 4 }],
  ] as const)('[TTA setup.3] the civil deck of Age %s holds %o', (age, parts) => {
    for (const [kind, number] of Object.entries(parts)) {
      expect(civilDeck(age, 4).filter((id) => cards[id].kind === kind)).toHaveLength(number);
    }
  });

  test.each([
    ['A', { event: 10 }],
    ['I', { event: 15, territory: 6, aggression: 6, tactic: 10, bonus: 6, pact: 2 }],
    ['II', { event: 15, territory: 6, aggression: 9, war: 4, tactic: 6, bonus: 6, pact: 4 }],
    ['III', { event: 15, aggression: 8, war: 6, tactic: 6, bonus: 6, pact: 4 }],
  ] as const)('[TTA setup.3] the military deck of Age %s holds %o', (age, parts) => {
    const deck = militaryDeck(age, 4).map((id) => cards[id].kind);
    for (const [kind, number] of Object.entries(parts)) expect(count(deck, kind)).toBe(number);
    expect(deck).toHaveLength(Object.values(parts).reduce((total, number) => total + number, 0));
  });

  test('[TTA setup.8] the six printed technologies are in no deck', () => {
    expect(printed.size).toBe(6);
    for (const id of printed) {
      for (const players of everyNumber) {
        expect(count([...civilDeck('A', players), ...militaryDeck('A', players)], id)).toBe(0);
      }
    }
  });
});

describe('cards on which sources differ', () => {
  const doubtful: readonly DoubtfulCardId[] = [
    'homer',
    'wealthy-territory-i',
    'fortifications',
    'military-alliance',
    'strategy',
    'military-theory',
  ];

  test('[TTA ruling.T2] every doubtful card says what we chose and has another reading', () => {
    const marked = allCards.filter(({ doubt }) => doubt !== undefined).map(({ id }) => id);
    const others = [...otherReadings.map(({ insteadOf }) => insteadOf), ...Object.keys(otherCopies)];
    expect(marked.toSorted()).toEqual([...doubtful].toSorted());
    expect(others.toSorted()).toEqual([...doubtful].toSorted());
  });

  test('[TTA ruling.T2] another reading stands in for its card, and only if asked for', () => {
    for (const { id, insteadOf } of otherReadings) {
      const { age, kind } = cards[insteadOf];
      const of = kind === 'leader' ? civilDeck : militaryDeck;
      const copies = count(of(age, 4), insteadOf);
      expect([cards[id].age, cards[id].kind]).toEqual([age, kind]);
      expect(copies).toBeGreaterThan(0);
      expect(count(of(age, 4), id)).toBe(0);
      expect(count(of(age, 4, [insteadOf]), id)).toBe(copies);
      expect(count(of(age, 4, [insteadOf]), insteadOf)).toBe(0);
    }
  });

  test('[TTA ruling.T2] another number of copies changes the deck by just those', () => {
    expect(count(civilDeck('II', 3), 'strategy')).toBe(1);
    expect(count(civilDeck('II', 3, ['strategy']), 'strategy')).toBe(2);
    expect(civilDeck('II', 3, ['strategy'])).toHaveLength(51);
    expect(count(civilDeck('III', 3, ['military-theory']), 'military-theory')).toBe(2);
  });
});

describe('every record is sound', () => {
  test('[TTA ruling.T2] ids are unique and say the name, with the age where several ages share it', () => {
    expect(new Set(allCards.map(({ id }) => id)).size).toBe(allCards.length);
    expect(dealt).toHaveLength(230);
    const own = allCards.filter(({ id }) => !standIns.has(id));
    for (const { id, name, age } of own) {
      const shared = own.some((other) => other.name === name && other.age !== age);
      expect(id).toBe(shared ? `${kebab(name)}-${age.toLowerCase()}` : kebab(name));
    }
  });

  test('[TTA ruling.T2] the registry holds every card under its id and cannot be changed', () => {
    expect(Object.keys(cards)).toHaveLength(allCards.length);
    for (const card of allCards) {
      expect(cards[card.id]).toBe(card);
      expect(isFrozenThroughout(card)).toBe(true);
    }
    expect(Object.isFrozen(cards)).toBe(true);
  });

  test('[TTA technologies.3] cards can be had by their kinds', () => {
    expect(Object.keys(cardsOf(['leader']))).toHaveLength(24 + 1);
    expect(Object.keys(cardsOf(['wonder']))).toHaveLength(16);
    expect(Object.keys(cardsOf(['government']))).toHaveLength(8);
    expect(Object.keys(cardsOf(specialKinds))).toHaveLength(12);
    expect(Object.keys(cardsOf(technologyKinds))).toHaveLength(48 + 6);
    expect(cardsOf(['wonder']).pyramids.stages).toEqual([3, 2, 1]);
    expect(Object.hasOwn(cardsOf(['wonder']), 'homer')).toBe(false);
  });

  test('[TTA level.1] the level of a card is its age', () => {
    expect(ages.map((age) => levelOfAge[age])).toEqual([0, 1, 2, 3]);
  });

  test('[TTA in-play.3] every card tells the player what it does, in sentences', () => {
    for (const { text } of allCards) expect(text).toMatch(/^[A-Z0-9+].*\.$/);
  });

  test('every effect left to code is described, and every description is used', () => {
    const used = new Set(allCards.flatMap((card) => ('effect' in card && card.effect ? [card.effect] : [])));
    expect([...used].toSorted()).toEqual(Object.keys(effects).toSorted());
    for (const { says } of Object.values(effects)) expect(says).toMatch(/^[A-Z].*\.$/);
  });

  test('[TTA develop.1] technologies cost science unless they are printed on the board', () => {
    for (const card of Object.values(cardsOf(technologyKinds))) {
      if (printed.has(card.id)) expect(card.cost.science).toBe(0);
      else expect(card.cost.science).toBeGreaterThanOrEqual(2);
      expect(card.cost.science).toBeLessThanOrEqual(19);
    }
  });

  test('[TTA develop.5] a government costs less science by revolution', () => {
    for (const { id, cost } of Object.values(cardsOf(['government']))) {
      if (id !== 'despotism') expect(cost.revolution).toBeLessThan(cost.science);
    }
  });

  test('[TTA governments.4] urban building limits go from 2 to 4 and never fall with the age', () => {
    for (const { age, urbanLimit } of Object.values(cardsOf(['government']))) {
      expect(urbanLimit).toBe({ A: 2, I: 3, II: 3, III: 4 }[age]);
    }
  });

  test('[TTA upgrade.4] within a type, a higher level costs more resources and gives no less', () => {
    for (const kind of workerKinds) {
      const byLevel = Object.values(cardsOf([kind])).toSorted((a, b) => levelOfAge[a.age] - levelOfAge[b.age]);
      for (const [at, higher] of byLevel.entries()) {
        const lower = byLevel[at - 1];
        if (!lower) continue;
        expect(levelOfAge[higher.age]).toBe(levelOfAge[lower.age] + 1);
        expect(higher.cost.resources).toBeGreaterThan(lower.cost.resources);
        expect(given(higher)).toBeGreaterThan(given(lower));
      }
    }
  });

  test('[TTA farms-and-mines.3] farms and mines are worth 1, 2, 3 and 5 by level', () => {
    for (const kind of productionKinds) {
      const values = Object.values(cardsOf([kind])).map(({ age, produces }) => [age, produces]);
      expect(Object.fromEntries(values)).toEqual({ A: 1, I: 2, II: 3, III: 5 });
    }
  });

  test('[TTA urban-buildings.3] every urban building gives something, and only to ratings', () => {
    for (const { perWorker } of Object.values(cardsOf(urbanKinds))) {
      expect(Object.keys(perWorker).length).toBeGreaterThan(0);
      for (const symbol of Object.keys(perWorker))
        expect(['culture', 'science', 'strength', 'happy']).toContain(symbol);
    }
  });

  test('[TTA units.2] units are worth 1, 2, 3 and 5 strength by level', () => {
    for (const { age, perWorker } of Object.values(cardsOf(unitKinds))) {
      expect(perWorker.strength).toBe({ A: 1, I: 2, II: 3, III: 5 }[age]);
    }
  });

  test('[TTA special-technologies.2] each type has one special technology for each of Ages I, II and III', () => {
    for (const kind of specialKinds) {
      expect(Object.values(cardsOf([kind])).map(({ age }) => age)).toEqual(['I', 'II', 'III']);
    }
  });

  test('[TTA wonders.1] wonders have two to five stages, and cost more in all from age to age', () => {
    const totals: Record<Age, number[]> = { A: [], I: [], II: [], III: [] };
    for (const { age, stages } of Object.values(cardsOf(['wonder']))) {
      expect(stages.length).toBeGreaterThanOrEqual(2);
      expect(stages.length).toBeLessThanOrEqual(5);
      for (const stage of stages) expect(stage).toBeGreaterThan(0);
      totals[age].push(stages.reduce((total, stage) => total + stage, 0));
    }
    for (const age of ages) totals[age].sort((a, b) => a - b);
    expect(totals).toEqual({ A: [6, 6, 6, 6], I: [8, 8, 9, 9], II: [12, 12, 12, 13], III: [14, 16, 16, 16] });
  });

  test('[TTA wonders.4] just the Age III wonders score on completion', () => {
    for (const { age, onCompletion } of Object.values(cardsOf(['wonder']))) {
      expect(onCompletion !== undefined).toBe(age === 'III');
    }
  });

  test('[TTA aggression.3] aggressions and wars cost 1 to 3 military actions', () => {
    for (const { militaryActions } of Object.values(cardsOf(['aggression', 'war']))) {
      expect([1, 2, 3]).toContain(militaryActions);
    }
  });

  test('[TTA tactics.6] only tactics of Ages II and III have a lesser strength', () => {
    for (const { age, army, strength, outdated } of Object.values(cardsOf(['tactic']))) {
      const units = Object.values(army).reduce((total, number) => total + number, 0);
      expect(units).toBeGreaterThanOrEqual(2);
      expect(units).toBeLessThanOrEqual(4);
      if (age === 'I') expect(outdated).toBeUndefined();
      else expect(outdated).toBeLessThan(strength);
      expect(outdated ?? 1).toBeGreaterThan(0);
    }
  });

  test('[TTA other-cards.3] bonus cards defend with twice what they colonize with', () => {
    for (const { age, defense, colonization } of Object.values(cardsOf(['bonus']))) {
      expect(colonization).toBe(levelOfAge[age]);
      expect(defense).toBe(2 * colonization);
    }
  });

  test('[TTA flow.10] every Age III event scores culture for everyone', () => {
    for (const event of Object.values(cardsOf(['event'])).filter(({ age }) => age === 'III')) {
      expect(event.steps?.map(({ whom }) => whom)).toEqual(['everyone']);
      for (const { outcome } of event.steps ?? []) expect(outcome.does).toMatch(/^gain-(shares|by-rank)$/);
    }
  });

  test('[TTA pact.4] a pact gives something to each of its sides', () => {
    for (const { sides } of Object.values(cardsOf(['pact']))) {
      for (const side of Object.values(sides)) {
        const { symbols = {}, abilities = [] }: { symbols?: Symbols; abilities?: readonly Ability[] } = side;
        expect(Object.keys(symbols).length + abilities.length).toBeGreaterThan(0);
      }
    }
  });

  test('[TTA action-card.6] discounts are above 0', () => {
    for (const { play } of Object.values(cardsOf(['action']))) {
      if ('cheaper' in play) expect(play.cheaper).toBeGreaterThan(0);
    }
  });

  test('[TTA statistics.6] nothing a card counts or gives is empty', () => {
    const counted: Quantity[] = [];
    for (const card of allCards) collect(card, counted);
    expect(counted.length).toBeGreaterThan(20);
    for (const quantity of counted) {
      for (const part of Object.values(quantity)) if (Array.isArray(part)) expect(part.length).toBeGreaterThan(0);
    }
  });
});

/** What one worker on a card gives, all symbols added up. */
function given(card: Card): number {
  if ('produces' in card) return card.produces;
  if (!('perWorker' in card)) return 0;
  return Object.values(card.perWorker).reduce((total, amount) => total + amount, 0);
}

function isFrozenThroughout(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return Object.isFrozen(value) && Object.values(value).every(isFrozenThroughout);
}

function isQuantity(value: object): value is Quantity {
  return 'count' in value;
}

function collect(value: unknown, counted: Quantity[]): void {
  if (typeof value !== 'object' || value === null) return;
  if (isQuantity(value)) counted.push(value);
  for (const part of Object.values(value)) collect(part, counted);
}
