import { Given, type Scene, shuffle, unknownName } from '@ecumene/engine';
import { decksFor } from './ages.ts';
import { cards } from './cards/index.ts';
import {
  ages,
  civilKinds,
  type Kind,
  militaryKinds,
  productionKinds,
  specialKinds,
  workerKinds,
} from './cards/kinds.ts';
import { type CardNo, findFace, idOf, isMilitary, kindOf, levelOf, NONE, numberOf } from './cards/numbered.ts';
import { describe, NUMBERS, PILES } from './described.ts';
import { statistics } from './statistics.ts';
import { view } from './view.ts';
import {
  type Ages,
  asPlayers,
  type Civilization,
  civAt,
  civOf,
  freshMarks,
  type Pending,
  type Place,
  type Side,
  type TurnMarks,
  touchAll,
  type Wonder,
  workOn,
} from './world.ts';

const TABLE_WORDS = [
  'age',
  'round',
  'current',
  'starting',
  'acting',
  'politics',
  'lastRound',
  'row',
  'events',
  'future',
  'past',
  'tactics',
  'pending',
  'removed',
  'seen',
  'order',
] as const;
/** How many political actions are left, if the player has passed: not even a second one. */
const PASSED = -1;
const ALL_KINDS: readonly Kind[] = [...civilKinds, ...militaryKinds];
const EVENTS: readonly Kind[] = ['event', 'territory'];

/**
 * Scenario files say how far the game is, what lies in the row and in the event decks, and what each player has:
 * `age: 2, round: 9, anna: { leader: homer, workers: { bronze: 3 }, hand: [legion], science: 4 }`. Decks and discards are
 * given from the top, under `order`.
 */
export const scene: Scene<Ages> = {
  arrange(world, given) {
    const parts = new Given(given).parts([...TABLE_WORDS, ...world.seats]);
    const age = parts.get('age');
    if (age !== undefined) advance(world, age.count(ages.length));
    world.round = parts.get('round')?.count() ?? Math.max(2, world.round);
    world.lastRound = parts.get('lastRound')?.count() ?? world.lastRound;
    const current = parts.get('current');
    if (current !== undefined) world.current = civOf(world, current.oneOf(world.seats)).place;
    const starting = parts.get('starting');
    if (starting !== undefined) world.starting = civOf(world, starting.oneOf(world.seats)).place;
    world.acting = parts.get('acting')?.flag() ?? true;
    const tactics = parts.get('tactics');
    if (tactics !== undefined) world.tactics = replaced(world, world.tactics, tactics, ['tactic']);
    for (const seat of world.seats) {
      const has = parts.get(seat);
      if (has !== undefined) arrangePlayer(world, seat, has);
    }
    const row = parts.get('row');
    if (row !== undefined) world.row = arrangeRow(world, row);
    const events = parts.get('events');
    if (events !== undefined) world.events = replaced(world, world.events, events, EVENTS).reverse();
    const future = parts.get('future');
    if (future !== undefined) world.future = replaced(world, world.future, future, EVENTS).reverse();
    for (const pile of PILES) {
      const cards = parts.get('order')?.parts(PILES).get(pile);
      if (cards !== undefined) world[pile] = replaced(world, world[pile], cards, KINDS_IN[pile]).reverse();
    }
    const past = parts.get('past');
    if (past !== undefined) world.past = replaced(world, world.past, past, EVENTS);
    const removed = parts.get('removed');
    if (removed !== undefined) world.removed = replaced(world, world.removed, removed, ALL_KINDS);
    const seen = parts.get('seen');
    if (seen !== undefined) world.seen = replaced(world, world.seen, seen, militaryKinds);
    for (const one of parts.get('pending')?.list() ?? []) world.pending.push(arrangedPending(world, one));
    world.politics = parts.get('politics')?.count(undefined, PASSED) ?? (civAt(world, world.current).forfeits ? 0 : 1);
    for (const seat of world.seats) arrangeKnowledge(world, seat, parts.get(seat));
    settle(world, parts);
  },
  describe,
  facts: (world) => {
    const { civilizations, ...table } = view(world, null);
    const players = civilizations.map((civ) => [
      civ.seat,
      {
        ...civ,
        hand: civOf(world, civ.seat)
          .militaryHand.map((card) => idOf(card))
          .sort(),
      },
    ]);
    const piles = [...PILES, 'events', 'future'] as const;
    const order = Object.fromEntries(piles.map((pile) => [pile, world[pile].map((card) => idOf(card)).reverse()]));
    return { ...table, order, ...Object.fromEntries(players) };
  },
};

const KINDS_IN: Readonly<Record<(typeof PILES)[number], readonly Kind[]>> = {
  civilDeck: civilKinds,
  militaryDeck: militaryKinds,
  discards: militaryKinds,
};

/** Makes the decks of all ages up to one; what is left of those before is out of sight. */
function advance(world: Ages, age: number): void {
  const players = asPlayers(world.civs.length);
  while (world.age < age) {
    world.buried.push(...world.civilDeck.splice(0), ...world.militaryDeck.splice(0));
    world.age += 1;
    const name = ages[world.age];
    if (name === undefined) continue;
    const { civil, military } = decksFor(name, players, world.options);
    world.madeFor.push(players);
    world.civilDeck = shuffle(world.random, civil.slice());
    world.militaryDeck = shuffle(world.random, military.slice());
  }
}

/** Takes a card of this name from wherever it is out of sight or in the row; NONE, if somebody has it. */
function find(world: Ages, id: string): CardNo {
  for (const pile of [world.buried, world.civilDeck, world.militaryDeck, world.discards, world.events, world.removed]) {
    const card = findFace(pile, id);
    if (card === NONE) continue;
    pile.splice(pile.indexOf(card), 1);
    return card;
  }
  const inRow = findFace(world.row, id);
  if (inRow !== NONE) world.row[world.row.indexOf(inRow)] = NONE;
  return inRow;
}

/** Takes a card of this name and of one of these kinds. */
export function fetch(world: Ages, id: string | Given, kinds: readonly Kind[] = ALL_KINDS): CardNo {
  const given = id instanceof Given ? id : new Given(id);
  const known = numberOf(given.text());
  if (known === undefined) return given.fail(unknownName(given.text(), Object.keys(cards)));
  if (!kinds.includes(kindOf(known))) {
    return given.fail(`${given.text()} is of the kind ${kindOf(known)}. Expected: ${kinds.join(', ')}.`);
  }
  const card = find(world, given.text());
  return card === NONE ? given.fail(`${given.text()} has not come up yet, or somebody has it: set the age.`) : card;
}

/** Puts a card out of sight. */
function bury(world: Ages, card: CardNo): void {
  if (card !== NONE) world.buried.push(card);
}

function replaced(world: Ages, old: CardNo[], given: Given, kinds: readonly Kind[]): CardNo[] {
  for (const card of old) bury(world, card);
  old.length = 0;
  return given.list().map((one) => fetch(world, one, kinds));
}

function arrangeRow(world: Ages, given: Given): CardNo[] {
  const size = world.row.length;
  const named = given.list();
  if (named.length > size) given.fail(`The row has ${size} places.`);
  for (const card of world.row.splice(0)) bury(world, card);
  const row = named.map((one) => (one.value === '' ? NONE : fetch(world, one, civilKinds)));
  return [...row, ...Array.from({ length: size - row.length }, () => NONE)];
}

const PLAYER_WORDS = [
  ...NUMBERS,
  'specials',
  'wonders',
  'colonies',
  'hand',
  'government',
  'leader',
  'leadersTaken',
  'unfinished',
  'tactic',
  'workers',
  'tokens',
  'pact',
  'wars',
  'spent',
  'resigned',
  'knows',
  'peeked',
  'secondAction',
  'forfeits',
  'thisTurn',
] as const;

function arrangePlayer(world: Ages, seat: string, given: Given): void {
  const has = given.parts(PLAYER_WORDS);
  const listed = (name: (typeof PLAYER_WORDS)[number]): readonly Given[] => has.get(name)?.list() ?? [];
  const civ = civOf(world, seat);
  for (const name of NUMBERS) civ[name] = has.get(name)?.count() ?? civ[name];
  const government = has.get('government');
  if (government !== undefined && idOf(civ.government) !== government.text()) {
    world.removed.push(civ.government);
    civ.government = fetch(world, government, ['government']);
  }
  const leader = has.get('leader');
  if (leader !== undefined) {
    bury(world, civ.leader);
    civ.leader = fetch(world, leader, ['leader']);
  }
  const unfinished = has.get('unfinished');
  if (unfinished !== undefined) civ.unfinished = fetch(world, unfinished, ['wonder']);
  const tactic = has.get('tactic');
  if (tactic !== undefined) arrangeTactic(world, civ, tactic);
  arrangeWorks(world, civ, has.get('workers'), 'workers', workerKinds);
  arrangeWorks(world, civ, has.get('tokens'), 'tokens', productionKinds);
  for (const one of listed('specials')) civ.specials.push(fetch(world, one, specialKinds));
  for (const one of listed('wonders')) civ.wonders.push(arrangedWonder(world, one));
  for (const one of listed('colonies')) civ.colonies.push(fetch(world, one, ['territory']));
  for (const one of listed('hand')) {
    const card = fetch(world, one);
    (isMilitary(card) ? civ.militaryHand : civ.civilHand).push(card);
  }
  for (const one of listed('wars')) {
    const war = one.parts(['card', 'on']);
    const on = rivalOf(world, civ, required(one, war.get('on'), 'on'));
    civ.wars.push({ card: fetch(world, required(one, war.get('card'), 'card'), ['war']), on });
  }
  const pact = has.get('pact');
  if (pact !== undefined) arrangePact(world, civ, pact);
  civ.out = has.get('resigned')?.flag() ?? civ.out;
  // Whoever has resigned has nothing in play any more.
  if (civ.out) world.removed.push(civ.government, ...civ.works.splice(0).map(({ card }) => card));
  civ.secondAction = has.get('secondAction')?.flag() ?? civ.secondAction;
  civ.forfeits = has.get('forfeits')?.flag() ?? civ.forfeits;
  const marks = has.get('thisTurn');
  if (marks !== undefined) civ.turn = marksOf(world, civ, marks);
  const taken = listed('leadersTaken').map((level) => level.count(ages.length - 1));
  const held = [civ.leader, ...civ.civilHand].filter((card) => card !== NONE && kindOf(card) === 'leader');
  civ.leadersTaken = [...new Set([...civ.leadersTaken, ...taken, ...held.map((card) => levelOf(card))])];
}

const FLAGS = ['leaderReplaced', 'tactic', 'chosen', 'sailed', 'theater', 'traded'] as const;
const COUNTS = ['asCivil', 'eachTurn'] as const;

/** What was done this turn and may be done only once in it: `{ tactic: true, asCivil: 1, taken: [homer] }`. */
function marksOf(world: Ages, civ: Civilization, given: Given): TurnMarks {
  const said = given.parts([...FLAGS, ...COUNTS, 'taken']);
  const marks = freshMarks();
  for (const name of FLAGS) marks[name] = said.get(name)?.flag() ?? false;
  for (const name of COUNTS) marks[name] = said.get(name)?.count() ?? 0;
  marks.taken = (said.get('taken')?.list() ?? []).map((one) => ownCard(world, civ, one));
  return marks;
}

/** A card that a player has somewhere, by its name. */
function ownCard(world: Ages, civ: Civilization, given: Given): CardNo {
  const own = [
    ...civ.civilHand,
    ...civ.works.map(({ card }) => card),
    ...civ.wonders.map(({ card }) => card),
    ...civ.specials,
    civ.leader,
    civ.unfinished,
    civ.government,
    ...world.removed,
  ];
  const card = findFace(own, given.text());
  return card === NONE ? given.fail(`${civ.seat} does not have ${given.text()}.`) : card;
}

const PENDING = ['event', 'aggression', 'offer', 'colony', 'stages'] as const;

/** Something begun: `{ is: aggression, card: raid-i, by: anna, on: ben, strength: 5 }`. */
function arrangedPending(world: Ages, given: Given): Pending {
  const said = given.parts(['is', 'card', 'by', 'on', 'to', 'side', 'strength', 'count', 'bid']);
  const need = (word: string): Given => required(given, said.get(word), word);
  const place = (one: Given): Place => civOf(world, one.oneOf(world.seats)).place;
  const card = (kinds: readonly Kind[]): CardNo => fetch(world, need('card'), kinds);
  const is = PENDING.find((each) => each === need('is').oneOf(PENDING));
  switch (is) {
    case 'aggression':
      return {
        is,
        card: card(['aggression']),
        by: place(need('by')),
        on: place(need('on')),
        strength: need('strength').count(),
      };
    case 'offer':
      return { is, card: card(['pact']), by: place(need('by')), to: place(need('to')), side: sideOf(said.get('side')) };
    case 'colony':
      return { is, card: card(['territory']), by: place(need('by')) };
    case 'stages':
      return { is, by: place(need('by')), count: need('count').count() };
    default: {
      const bid = said.get('bid')?.parts(['by', 'force']);
      const [by, force] = [bid?.get('by'), bid?.get('force')];
      return {
        is: 'event',
        card: card(EVENTS),
        ...(by !== undefined && force !== undefined && { bid: { by: place(by), force: force.count() } }),
      };
    }
  }
}

function sideOf(given: Given | undefined): Side {
  const side = given?.oneOf(['A', 'B', 'both']);
  return side === 'A' || side === 'B' ? side : 'both';
}

function required(whole: Given, part: Given | undefined, name: string): Given {
  return part ?? whole.fail(`Say ${name} as well.`);
}

function rivalOf(world: Ages, civ: Civilization, given: Given): Place {
  return civOf(world, given.oneOf(world.seats.filter((seat) => seat !== civ.seat))).place;
}

/** A tactic of the own play area, or with `exclusive: false` one of those all may use. */
function arrangeTactic(world: Ages, civ: Civilization, given: Given): void {
  const said = typeof given.value === 'string' ? undefined : given.parts(['card', 'exclusive']);
  const card = said === undefined ? given : required(given, said.get('card'), 'card');
  civ.exclusive = said?.get('exclusive')?.flag() ?? true;
  const common = civ.exclusive ? NONE : findFace(world.tactics, card.text());
  civ.tactic = common === NONE ? fetch(world, card, ['tactic']) : common;
  if (!civ.exclusive && common === NONE) world.tactics.push(civ.tactic);
}

function arrangedWonder(world: Ages, given: Given): Wonder {
  if (typeof given.value === 'string') return { card: fetch(world, given, ['wonder']), ruin: false, under: NONE };
  const said = given.parts(['card', 'ruin', 'under']);
  const under = said.get('under');
  return {
    card: fetch(world, required(given, said.get('card'), 'card'), ['wonder']),
    ruin: said.get('ruin')?.flag() ?? false,
    under: under === undefined ? NONE : fetch(world, under, ['leader']),
  };
}

/** Workers or blue tokens by card; a technology that is not in play yet enters it. */
function arrangeWorks(
  world: Ages,
  civ: Civilization,
  given: Given | undefined,
  what: 'workers' | 'tokens',
  kinds: readonly Kind[],
): void {
  for (const [id, count] of given?.parts() ?? []) {
    let work = workOn(civ, id);
    if (work === undefined) {
      work = { card: fetch(world, new Given(id, count.path), kinds), workers: 0, tokens: 0 };
      civ.works.push(work);
    }
    work[what] = count.count();
  }
}

function arrangePact(world: Ages, civ: Civilization, given: Given): void {
  const said = given.parts(['card', 'with', 'side']);
  civ.pact = fetch(world, required(given, said.get('card'), 'card'), ['pact']);
  civ.pactWith = rivalOf(world, civ, required(given, said.get('with'), 'with'));
  civ.pactSide = sideOf(said.get('side'));
}

/** Hidden cards a player has seen: `knows: [pestilence]` among events and discards, and the top event they `peeked` at. */
function arrangeKnowledge(world: Ages, seat: string, given: Given | undefined): void {
  const has = given?.parts(PLAYER_WORDS);
  const civ = civOf(world, seat);
  const hidden = [...world.events, ...world.future, ...world.discards, ...world.buried];
  const find = (one: Given): CardNo => {
    const card = findFace(
      hidden.filter((each) => !civ.knows.includes(each)),
      one.text(),
    );
    return card === NONE ? one.fail(`No other ${one.text()} lies hidden.`) : card;
  };
  for (const one of has?.get('knows')?.list() ?? []) civ.knows.push(find(one));
  const peeked = has?.get('peeked');
  if (peeked !== undefined) civ.peeked = findFace(world.events, peeked.text());
}

/** All actions are available but those spent, and the tokens on the table are those that are there. */
function settle(world: Ages, parts: ReadonlyMap<string, Given>): void {
  touchAll(world);
  world.tokens = { blue: 0, yellow: 0 };
  for (const civ of world.civs) {
    const { civilActions, militaryActions } = statistics(world, civ);
    const spent = parts.get(civ.seat)?.parts(PLAYER_WORDS).get('spent')?.parts(['civil', 'military']);
    civ.civilSpent = spent?.get('civil')?.count(civilActions) ?? 0;
    civ.militarySpent = spent?.get('military')?.count(militaryActions) ?? 0;
    civ.civilReady = civilActions - civ.civilSpent;
    civ.militaryReady = militaryActions - civ.militarySpent;
    world.tokens.blue += civ.blue + civ.stages + civ.works.reduce((sum, { tokens }) => sum + tokens, 0);
    world.tokens.yellow += civ.yellow + civ.unused + civ.works.reduce((sum, { workers }) => sum + workers, 0);
  }
}
