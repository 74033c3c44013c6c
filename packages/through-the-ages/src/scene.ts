import { isRecord, type Scene, shuffle } from '@ecumene/engine';
import { decksFor } from './ages.ts';
import { ages } from './cards/kinds.ts';
import { asWork, type CardNo, findFace, idOf, isMilitary, NONE, numberOf } from './cards/numbered.ts';
import { statistics } from './statistics.ts';
import { view } from './view.ts';
import { type Ages, asPlayers, type Civilization, civOf, touchAll, workOn } from './world.ts';

/**
 * Scenario files say how far the game is, what lies in the row and in the event decks, and what each player has:
 * `age: 2, round: 9, anna: { leader: homer, workers: { bronze: 3 }, hand: [legion], science: 4 }`.
 */
export const scene: Scene<Ages> = {
  arrange(world, given) {
    if (!isRecord(given)) throw new Error('say how far the game is and what each player has');
    const { age, round, current, lastRound, row, events, future, tactics, ...players } = given;
    if (age !== undefined) advance(world, whole(age, 'age'));
    world.round = round === undefined ? Math.max(2, world.round) : whole(round, 'round');
    if (lastRound !== undefined) world.lastRound = whole(lastRound, 'lastRound');
    if (current !== undefined) world.current = civOf(world, String(current)).place;
    world.acting = true;
    for (const [seat, has] of Object.entries(players)) arrangePlayer(world, seat, has);
    if (row !== undefined) world.row = arrangeRow(world, words(row, 'row'));
    if (events !== undefined) world.events = replaced(world, world.events, words(events, 'events')).reverse();
    if (future !== undefined) world.future = replaced(world, world.future, words(future, 'future')).reverse();
    if (tactics !== undefined) world.tactics = replaced(world, world.tactics, words(tactics, 'tactics'));
    settle(world);
  },
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
    return { ...table, ...Object.fromEntries(players) };
  },
};

function whole(value: unknown, name: string): number {
  if (typeof value === 'number' && Number.isInteger(value) && value >= 0) return value;
  throw new Error(`${name} must be a whole number`);
}

function words(value: unknown, name: string): string[] {
  if (Array.isArray(value) && value.every((one) => typeof one === 'string')) return value;
  throw new Error(`${name} must be a list of names`);
}

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

/** Takes a card of this name from wherever it is out of sight or in the row. */
export function fetch(world: Ages, id: string): CardNo {
  if (numberOf(id) === undefined) throw new Error(`there is no card called ${id}`);
  for (const pile of [world.buried, world.civilDeck, world.militaryDeck, world.discards, world.events, world.removed]) {
    const card = findFace(pile, id);
    if (card === NONE) continue;
    pile.splice(pile.indexOf(card), 1);
    return card;
  }
  const inRow = findFace(world.row, id);
  if (inRow === NONE) throw new Error(`${id} has not come up yet, or somebody has it: set the age`);
  world.row[world.row.indexOf(inRow)] = NONE;
  return inRow;
}

/** Puts a card out of sight. */
function bury(world: Ages, card: CardNo): void {
  if (card !== NONE) world.buried.push(card);
}

function replaced(world: Ages, old: CardNo[], ids: readonly string[]): CardNo[] {
  for (const card of old) bury(world, card);
  old.length = 0;
  return ids.map((id) => fetch(world, id));
}

function arrangeRow(world: Ages, ids: readonly string[]): CardNo[] {
  const size = world.row.length;
  for (const card of world.row.splice(0)) bury(world, card);
  const row = ids.map((id) => (id === '' ? NONE : fetch(world, id)));
  return [...row, ...Array.from({ length: size - row.length }, () => NONE)];
}

const NUMBERS = [
  'yellow',
  'unused',
  'blue',
  'science',
  'culture',
  'stages',
  'extraActions',
  'extraResources',
  'extraScience',
] as const;

const LISTS = ['specials', 'wonders', 'colonies', 'hand'] as const;
const PLAYER_WORDS: readonly string[] = [
  ...NUMBERS,
  ...LISTS,
  'government',
  'leader',
  'unfinished',
  'tactic',
  'workers',
  'tokens',
  'pact',
];

function arrangePlayer(world: Ages, seat: string, has: unknown): void {
  if (!world.civs.some((civ) => civ.seat === seat)) throw new Error(`there is no player called ${seat}`);
  if (!isRecord(has)) throw new Error(`say what ${seat} has`);
  const strange = Object.keys(has).find((word) => !PLAYER_WORDS.includes(word));
  if (strange !== undefined)
    throw new Error(`${strange} means nothing for a player; there are ${PLAYER_WORDS.join(', ')}`);
  const civ = civOf(world, seat);
  for (const name of NUMBERS) if (has[name] !== undefined) civ[name] = whole(has[name], name);
  if (has['government'] !== undefined) {
    world.removed.push(civ.government);
    civ.government = fetch(world, String(has['government']));
  }
  if (has['leader'] !== undefined) {
    bury(world, civ.leader);
    civ.leader = fetch(world, String(has['leader']));
  }
  if (has['unfinished'] !== undefined) civ.unfinished = fetch(world, String(has['unfinished']));
  if (has['tactic'] !== undefined) {
    civ.tactic = fetch(world, String(has['tactic']));
    civ.exclusive = true;
  }
  arrangeWorks(world, civ, has);
  for (const id of listed(has, 'specials')) civ.specials.push(fetch(world, id));
  for (const id of listed(has, 'wonders')) civ.wonders.push({ card: fetch(world, id), ruin: false, under: NONE });
  for (const id of listed(has, 'colonies')) civ.colonies.push(fetch(world, id));
  for (const id of listed(has, 'hand')) {
    const card = fetch(world, id);
    (isMilitary(card) ? civ.militaryHand : civ.civilHand).push(card);
  }
  if (isRecord(has['pact'])) arrangePact(world, civ, has['pact']);
}

function listed(has: Record<string, unknown>, name: (typeof LISTS)[number]): string[] {
  return has[name] === undefined ? [] : words(has[name], name);
}

/** Workers and blue tokens by card; a technology that is not in play yet enters it. */
function arrangeWorks(world: Ages, civ: Civilization, has: Record<string, unknown>): void {
  for (const what of ['workers', 'tokens'] as const) {
    const given = has[what];
    if (!isRecord(given)) continue;
    for (const [id, count] of Object.entries(given)) {
      let work = workOn(civ, id);
      if (work === undefined) {
        const card = fetch(world, id);
        if (asWork(card) === undefined) throw new Error(`no worker stands on ${id}`);
        work = { card, workers: 0, tokens: 0 };
        civ.works.push(work);
      }
      work[what] = whole(count, id);
    }
  }
}

function arrangePact(world: Ages, civ: Civilization, pact: Record<string, unknown>): void {
  civ.pact = fetch(world, String(pact['card']));
  civ.pactWith = civOf(world, String(pact['with'])).place;
  const side = pact['side'];
  civ.pactSide = side === 'A' || side === 'B' ? side : 'both';
}

/** All actions are available and the tokens on the table are those that are there. */
function settle(world: Ages): void {
  touchAll(world);
  world.tokens = { blue: 0, yellow: 0 };
  for (const civ of world.civs) {
    const { civilActions, militaryActions } = statistics(world, civ);
    Object.assign(civ, { civilReady: civilActions, civilSpent: 0, militaryReady: militaryActions, militarySpent: 0 });
    world.tokens.blue += civ.blue + civ.stages + civ.works.reduce((sum, { tokens }) => sum + tokens, 0);
    world.tokens.yellow += civ.yellow + civ.unused + civ.works.reduce((sum, { workers }) => sum + workers, 0);
  }
}
