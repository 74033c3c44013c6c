import type { TacticCard, UnitKind } from '@ecumene/through-the-ages';
import { isUnit, type Realm, type Works } from './realm.ts';

/** What the armies of a tactic add to strength with these units. */
export function armyStrength(
  { reading, seen }: Realm,
  tactic: TacticCard | undefined,
  works: readonly Works[],
): number {
  const units = works.map(({ card, workers }) => ({ card: card.id, workers }));
  return reading.armies(seen.seat, tactic?.id, units);
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
    change +
    armyStrength(realm, realm.tactic, withWorkers(realm.works, changes)) -
    armyStrength(realm, realm.tactic, realm.works)
  );
}

/** What leaders and wonders add to each unit of a kind. */
function each(realm: Realm, kind: UnitKind): number {
  let more = 0;
  for (const power of realm.powers)
    if (power.does === 'per-worker' && power.on.includes(kind)) more += power.gives.strength ?? 0;
  return more;
}
