import {
  cards,
  happyFacesNeeded,
  levelOfAge,
  type Quantity,
  type Share,
  technologyKinds,
  type UrbanKind,
  unitKinds,
  urbanKinds,
} from '@ecumene/through-the-ages';
import { isUrban, levelOf, type Realm, workersOn } from './realm.ts';

/** Shares added up, as they would be if they were counted now. */
export function sharesOf(realm: Realm, shares: readonly Share[]): number {
  let total = 0;
  for (const { each, per } of shares) total += each * countOf(realm, per);
  return total;
}

/** Something counted in a civilization. */
function countOf(realm: Realm, quantity: Quantity): number {
  const { seen, works } = realm;
  switch (quantity.count) {
    case 'workers':
      return workersOn(realm, quantity.on);
    case 'worker-levels':
      return works.reduce(
        (sum, { card, level, workers }) => sum + (quantity.on.includes(card.kind) ? level * workers : 0),
        0,
      );
    case 'technology-levels':
      return technologies(realm)
        .filter(({ kind }) => quantity.of.some((one) => one === kind))
        .reduce((sum, { age }) => sum + levelOfAge[age], 0);
    case 'technologies':
      return technologies(realm).filter(({ age }) => age === quantity.age).length;
    case 'wonders':
      return seen.wonders.filter(({ card }) => levelOf(card) === levelOfAge[quantity.age]).length;
    case 'given-by':
      return givenBy(realm, quantity.kinds, quantity.of);
    case 'content-workers-above':
      return Math.max(0, population(realm) - seen.needs.discontent - quantity.above);
    case 'culture-rating':
      return seen.ratings.culture;
    case 'science-rating':
      return seen.ratings.science;
    case 'happy-faces':
      return seen.ratings.happy;
    case 'discontent-workers':
      return discontent(realm);
    case 'half-the-discontent-workers':
      return Math.ceil(discontent(realm) / 2);
    case 'civil-action-total':
      return realm.civilActions;
    case 'military-action-total':
      return realm.militaryActions;
    case 'colonies':
      return seen.colonies.length;
    case 'kinds-of-units-buildings-and-special-technologies':
      return kindsWithWorkers(realm) + new Set(realm.specials.map(({ kind }) => kind)).size;
    case 'food-production':
      return realm.food;
    case 'food-production-beats-consumption':
      return realm.food > seen.needs.consumption ? 1 : 0;
    case 'mine-production':
      return realm.resources;
    case 'smallest-production':
      return Math.min(seen.ratings.science, seen.ratings.culture, realm.food, realm.resources);
  }
}

function discontent({ seen }: Realm): number {
  return Math.max(0, happyFacesNeeded(seen.yellow) - seen.ratings.happy);
}

function population({ seen, works }: Realm): number {
  return works.reduce((sum, { workers }) => sum + workers, seen.unused);
}

function technologies(realm: Realm) {
  const { works, specials, government } = realm;
  const all = [...works.map(({ card }) => card), ...specials, ...(government === undefined ? [] : [government])];
  return all.filter((card) => technologyKinds.some((kind) => kind === card.kind));
}

function kindsWithWorkers({ works }: Realm): number {
  const kinds = [...urbanKinds, ...unitKinds];
  return kinds.filter((kind) => works.some(({ card, workers }) => card.kind === kind && workers > 0)).length;
}

/** What buildings give, as far as their cards say it. */
function givenBy(
  { works }: Realm,
  kinds: readonly UrbanKind[],
  of: readonly ('culture' | 'science' | 'strength')[],
): number {
  let total = 0;
  for (const { card, workers } of works) {
    if (!isUrban(card) || !kinds.includes(card.kind)) continue;
    for (const statistic of of) total += workers * (card.perWorker[statistic] ?? 0);
  }
  return total;
}

/** The highest level among buildings of these kinds that have a worker. */
export function bestLevel({ works }: Realm, kinds: readonly UrbanKind[]): number {
  let best = 0;
  for (const { card, level, workers } of works)
    if (workers > 0 && kinds.some((kind) => kind === card.kind)) best = Math.max(best, level);
  return best;
}

/** The culture printed on the best building of a kind. */
export function bestCulture({ works }: Realm, kind: UrbanKind): number {
  let best = 0;
  for (const { card, workers } of works)
    if (workers > 0 && card.kind === kind && isUrban(card)) best = Math.max(best, card.perWorker.culture ?? 0);
  return best;
}

/** Faces on buildings, completed wonders or the government. */
export function facesOn(realm: Realm, on: readonly ('temple' | 'theater' | 'wonder' | 'government')[]): number {
  let faces = 0;
  for (const { card, workers } of realm.works)
    if (isUrban(card) && on.some((kind) => kind === card.kind)) faces += workers * (card.perWorker.happy ?? 0);
  if (on.includes('government')) faces += Math.max(0, realm.government?.symbols.happy ?? 0);
  if (on.includes('wonder'))
    for (const { card, ruin } of realm.seen.wonders) {
      const record = cards[card];
      if (!ruin && record.kind === 'wonder') faces += Math.max(0, record.symbols?.happy ?? 0);
    }
  return faces;
}

/** Cards and workers that show a happy face. */
export function happySources(realm: Realm): number {
  const workers = realm.works.reduce(
    (sum, { card, workers }) => sum + (isUrban(card) && (card.perWorker.happy ?? 0) > 0 ? workers : 0),
    0,
  );
  return workers + facesOn(realm, ['wonder', 'government']);
}
