import { Given, type Scene, shuffle } from '@ecumene/engine';
import { decksFor } from './ages.ts';
import { ALL_KINDS, bury, EVENTS, fetch, replaced, required, rivalOf, sideOf } from './arranged-cards.ts';
import { arrangePlayer, PLAYER_WORDS } from './arranged-player.ts';
import { ages, civilKinds, type Kind, militaryKinds } from './cards/kinds.ts';
import { type CardNo, findFace, idOf, NONE } from './cards/numbered.ts';
import { describe, PILES } from './described.ts';
import { statistics } from './statistics.ts';
import { view } from './view.ts';
import { type Ages, asPlayers, civAt, civOf, type Pending, type Place, touchAll } from './world.ts';

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
    const last = parts.get('lastRound');
    if (last !== undefined) world.lastRound = last.value === 0 ? 0 : last.count(undefined, world.round);
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
    if (world.civs.every(({ out }) => out))
      new Given(given).fail('Somebody must still play: not all can have resigned.');
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

function arrangeRow(world: Ages, given: Given): CardNo[] {
  const size = world.row.length;
  const named = given.list();
  if (named.length > size) given.fail(`The row has ${size} places.`);
  for (const card of world.row.splice(0)) bury(world, card);
  const row = named.map((one) => (one.value === '' ? NONE : fetch(world, one, civilKinds)));
  return [...row, ...Array.from({ length: size - row.length }, () => NONE)];
}

const PENDING = ['event', 'aggression', 'offer', 'colony', 'stages'] as const;

/** Something begun: `{ is: aggression, card: raid-i, by: anna, on: ben, strength: 5 }`. */
function arrangedPending(world: Ages, given: Given): Pending {
  const said = given.parts(['is', 'card', 'by', 'on', 'to', 'side', 'strength', 'count', 'bid']);
  const need = (word: string): Given => required(given, said.get(word), word);
  const place = (one: Given): Place => civOf(world, one.oneOf(world.seats)).place;
  const other = (one: Given, than: Given): Place => rivalOf(world, civOf(world, than.oneOf(world.seats)), one);
  const card = (kinds: readonly Kind[]): CardNo => fetch(world, need('card'), kinds);
  const is = PENDING.find((each) => each === need('is').oneOf(PENDING));
  switch (is) {
    case 'aggression':
      return {
        is,
        card: card(['aggression']),
        by: place(need('by')),
        on: other(need('on'), need('by')),
        strength: need('strength').count(),
      };
    case 'offer':
      return {
        is,
        card: card(['pact']),
        by: place(need('by')),
        to: other(need('to'), need('by')),
        side: sideOf(said.get('side')),
      };
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
  if (peeked !== undefined) {
    const top = world.events.at(-1) ?? NONE;
    civ.peeked = top !== NONE && idOf(top) === peeked.text() ? top : peeked.fail(notOnTop(top));
  }
}

function notOnTop(top: CardNo): string {
  return top === NONE ? 'There is no event to see.' : `The top event is ${idOf(top)}. Name that, or change events.`;
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
