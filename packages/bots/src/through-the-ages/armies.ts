import { levelOfAge, numbers, type TacticCard, type UnitKind } from '@ecumene/through-the-ages';
import { isUnit, type Realm, type Works } from './realm.ts';

const GROUND = ['infantry', 'cavalry', 'artillery'] as const satisfies readonly UnitKind[];

/** What the armies of a tactic add to strength with these units. */
export function armyStrength(tactic: TacticCard | undefined, works: readonly Works[]): number {
  if (tactic === undefined) return 0;
  const modernFrom = levelOfAge[tactic.age] - numbers.levelsBehindWhenOutdated + 1;
  const armies = count(tactic, works, 0);
  const modern = tactic.outdated === undefined ? armies : count(tactic, works, modernFrom);
  const air = unitsOf(works, 'air-force', 0);
  const outdated = tactic.outdated ?? tactic.strength;
  const doubledModern = Math.min(air, modern);
  const doubledOld = Math.min(air - doubledModern, armies - modern);
  return (modern + doubledModern) * tactic.strength + (armies - modern + doubledOld) * outdated;
}

function count(tactic: TacticCard, works: readonly Works[], from: number): number {
  let armies = Number.POSITIVE_INFINITY;
  for (const kind of GROUND) {
    const needed = tactic.army[kind] ?? 0;
    if (needed > 0) armies = Math.min(armies, Math.floor(unitsOf(works, kind, from) / needed));
  }
  return Number.isFinite(armies) ? armies : 0;
}

function unitsOf(works: readonly Works[], kind: UnitKind, from: number): number {
  let units = 0;
  for (const { card, level, workers } of works) if (card.kind === kind && level >= from) units += workers;
  return units;
}

/** The works with so many more workers on some cards, or fewer; a card not yet in play is added. */
function withWorkers(works: readonly Works[], changes: readonly Works[]): Works[] {
  const changed = works.map((work) => {
    const change = changes.find(({ card }) => card.id === work.card.id);
    return change === undefined ? work : { ...work, workers: work.workers + change.workers };
  });
  return [...changed, ...changes.filter(({ card }) => works.every((work) => work.card.id !== card.id))];
}

/** How strength changes with these workers more or fewer, armies and all. */
export function strengthChange(realm: Realm, changes: readonly Works[]): number {
  let change = 0;
  for (const { card, workers } of changes)
    if (isUnit(card)) change += workers * (card.perWorker.strength + each(realm, card.kind));
  if (change === 0 || realm.tactic === undefined) return change;
  return (
    change + armyStrength(realm.tactic, withWorkers(realm.works, changes)) - armyStrength(realm.tactic, realm.works)
  );
}

/** What leaders and wonders add to each unit of a kind. */
function each(realm: Realm, kind: UnitKind): number {
  let more = 0;
  for (const power of realm.powers)
    if (power.does === 'per-worker' && power.on.includes(kind)) more += power.gives.strength ?? 0;
  return more;
}
