import { cards } from '@ecumene/through-the-ages';
import { isUrban, type Realm } from './realm.ts';

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
