import { type AncientView, terrainOf } from '@ecumene/ancients';
import type { ChooseOne } from '@ecumene/engine';

/** The nation that is easiest to lead; `liked` names them, the easiest first. */
export function chooseNation({ from }: ChooseOne, liked: readonly string[]): string | undefined {
  const rank = (name: string): number => {
    const place = liked.indexOf(name);
    return place < 0 ? liked.length : place;
  };
  return [...from].sort((a, b) => rank(a) - rank(b))[0];
}

/** The start from which most people can be fed within two steps, on land nobody holds. */
export function chooseStart(view: AncientView, { from }: ChooseOne): string | undefined {
  const land = terrainOf(view.ground);
  const room = (id: string): number => {
    const start = land.numbers.get(id);
    if (start === undefined) return 0;
    const reached = new Set([start]);
    for (const near of land.land[start] ?? []) {
      reached.add(near);
      for (const far of land.land[near] ?? []) reached.add(far);
    }
    let sum = 0;
    for (const area of reached) {
      const taken = view.areas[land.ids[area] ?? ''] !== undefined;
      sum += taken ? 0 : (land.limit[area] ?? 0) + (land.site[area] === 'none' ? 0 : 1);
    }
    return sum + (land.limit[start] ?? 0);
  };
  return [...from].sort((a, b) => room(b) - room(a))[0];
}
