import { decksFor } from './ages.ts';
import { start } from './board.ts';
import { ages } from './cards/kinds.ts';
import { type CardNo, idOf, NONE, numberOf } from './cards/numbered.ts';
import { statistics } from './statistics.ts';
import { type Ages, asPlayers, type Civilization } from './world.ts';

/** What is wrong with a table: cards or tokens lost or doubled, or more of something than there can be. */
export function broken(world: Ages): string[] {
  return [...brokenCards(world), ...brokenTokens(world), ...world.civs.flatMap((civ) => brokenCiv(world, civ))];
}

/** Every card of the decks made so far is in exactly one place. */
function brokenCards(world: Ages): string[] {
  const wanted = new Set(everyCard(world));
  const places = everywhere(world).filter((card) => card !== NONE);
  const faults: string[] = [];
  const found = new Set<CardNo>();
  for (const card of places) {
    if (found.has(card)) faults.push(`${idOf(card)} (${card}) is in two places`);
    if (!wanted.has(card)) faults.push(`${idOf(card)} (${card}) should not be there`);
    found.add(card);
  }
  for (const card of wanted) if (!found.has(card)) faults.push(`${idOf(card)} (${card}) is lost`);
  return faults;
}

function everyCard(world: Ages): CardNo[] {
  const printed = world.civs.flatMap(({ place }) =>
    [start.government, ...Object.keys(start.workers)].map((id) => numberOf(id, place) ?? NONE),
  );
  const decks = world.madeFor.flatMap((players, age) => {
    const name = ages[age];
    if (name === undefined) return [];
    const { civil, military } = decksFor(name, asPlayers(players), world.options);
    return [...civil, ...military];
  });
  return [...printed, ...decks];
}

function everywhere(world: Ages): CardNo[] {
  const piles = [
    world.row,
    world.civilDeck,
    world.militaryDeck,
    world.discards,
    world.seen,
    world.removed,
    world.buried,
    world.events,
    world.future,
    world.past,
    world.tactics,
  ];
  return [
    ...piles.flat(),
    ...world.pending.flatMap((pending) => (pending.is === 'stages' ? [] : [pending.card])),
    ...world.civs.flatMap(cardsOf),
  ];
}

function cardsOf(civ: Civilization): CardNo[] {
  return [
    ...(civ.out ? [] : [civ.government]),
    civ.leader,
    civ.unfinished,
    civ.pact,
    civ.exclusive ? civ.tactic : NONE,
    ...civ.works.map(({ card }) => card),
    ...civ.specials,
    ...civ.wonders.flatMap(({ card, under }) => [card, under]),
    ...civ.colonies,
    ...civ.wars.map(({ card }) => card),
    ...civ.civilHand,
    ...civ.militaryHand,
  ];
}

function brokenTokens(world: Ages): string[] {
  let blue = 0;
  let yellow = 0;
  for (const civ of world.civs) {
    blue += civ.blue + civ.stages + civ.works.reduce((sum, { tokens }) => sum + tokens, 0);
    yellow += civ.yellow + civ.unused + civ.works.reduce((sum, { workers }) => sum + workers, 0);
  }
  const faults: string[] = [];
  if (blue !== world.tokens.blue) faults.push(`${blue} blue tokens instead of ${world.tokens.blue}`);
  if (yellow !== world.tokens.yellow) faults.push(`${yellow} yellow tokens instead of ${world.tokens.yellow}`);
  return faults;
}

function brokenCiv(world: Ages, civ: Civilization): string[] {
  if (civ.out) return [];
  const faults: string[] = [];
  const { civilActions, militaryActions } = statistics(world, civ);
  if (civ.civilReady + civ.civilSpent !== civilActions) faults.push(`${civ.seat} has the wrong number of white tokens`);
  if (civ.militaryReady + civ.militarySpent !== militaryActions)
    faults.push(`${civ.seat} has the wrong number of red tokens`);
  const amounts = [
    civ.yellow,
    civ.unused,
    civ.blue,
    civ.science,
    civ.culture,
    civ.civilReady,
    civ.civilSpent,
    civ.militaryReady,
    civ.militarySpent,
    civ.extraActions,
    civ.extraResources,
    civ.extraScience,
    ...civ.works.flatMap(({ workers, tokens }) => [workers, tokens]),
  ];
  if (amounts.some((amount) => !Number.isInteger(amount) || amount < 0))
    faults.push(`${civ.seat} has less than nothing`);
  if (civ.pact !== NONE && world.civs[civ.pactWith]?.out !== false) faults.push(`${civ.seat} has a pact with nobody`);
  return faults;
}
