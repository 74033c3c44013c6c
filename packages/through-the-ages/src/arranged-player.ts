import { Given } from '@ecumene/engine';
import { bury, fetch, required, rivalOf, sideOf } from './arranged-cards.ts';
import { ages, type Kind, productionKinds, specialKinds, workerKinds } from './cards/kinds.ts';
import { type CardNo, findFace, idOf, isMilitary, kindOf, levelOf, NONE, wonderCard } from './cards/numbered.ts';
import { NUMBERS } from './described.ts';
import { type Ages, type Civilization, civOf, freshMarks, type TurnMarks, type Wonder, workOn } from './world.ts';

/** More tokens than a player could ever have; a number above is a slip. */
const MOST_PIECES = 60;

/** What is counted and not laid out in tokens. */
function isPoints(name: (typeof NUMBERS)[number]): boolean {
  return name === 'science' || name === 'culture';
}

/** A leader lets labs hold resources too. */
const KINDS_WITH_TOKENS: readonly Kind[] = [...productionKinds, 'lab'];

/** Words of a player. */
export const PLAYER_WORDS = [
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

/** Sets up what a player has. */
export function arrangePlayer(world: Ages, seat: string, given: Given): void {
  const has = given.parts(PLAYER_WORDS);
  const listed = (name: (typeof PLAYER_WORDS)[number]): readonly Given[] => has.get(name)?.list() ?? [];
  const civ = civOf(world, seat);
  for (const name of NUMBERS) civ[name] = has.get(name)?.count(isPoints(name) ? undefined : MOST_PIECES) ?? civ[name];
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
  const left = civ.unfinished === NONE ? 0 : wonderCard(civ.unfinished).stages.length - 1;
  civ.stages = has.get('stages')?.count(left) ?? civ.stages;
  const tactic = has.get('tactic');
  if (tactic !== undefined) arrangeTactic(world, civ, tactic);
  arrangeWorks(world, civ, has.get('workers'), 'workers', workerKinds);
  arrangeWorks(world, civ, has.get('tokens'), 'tokens', KINDS_WITH_TOKENS);
  for (const one of listed('specials')) {
    const special = fetch(world, one, specialKinds);
    const other = civ.specials.find((each) => kindOf(each) === kindOf(special));
    if (other !== undefined) one.fail(`${idOf(other)} is of the same kind. A player has one of each kind in play.`);
    civ.specials.push(special);
  }
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
    if (work !== undefined && !kinds.includes(kindOf(work.card)))
      count.fail(`${id} is of the kind ${kindOf(work.card)}. Expected: ${kinds.join(', ')}.`);
    if (work === undefined) {
      work = { card: fetch(world, new Given(id, count.path), kinds), workers: 0, tokens: 0 };
      civ.works.push(work);
    }
    work[what] = count.count(MOST_PIECES);
  }
}

function arrangePact(world: Ages, civ: Civilization, given: Given): void {
  const said = given.parts(['card', 'with', 'side']);
  civ.pact = fetch(world, required(given, said.get('card'), 'card'), ['pact']);
  civ.pactWith = rivalOf(world, civ, required(given, said.get('with'), 'with'));
  civ.pactSide = sideOf(said.get('side'));
}
