import { duel, type Ending, NOBODY } from '@ecumene/ancients';
import { type BoardPosition, menace } from './board-position.ts';
import type { Temperament } from './temperament.ts';

/** What so many tokens that an area can feed are worth. */
function fed({ claim, seed, store }: Temperament, tokens: number): number {
  if (tokens <= 0) return 0;
  return tokens === 1 ? claim : claim + seed + store * (tokens - 2);
}

/** How own tokens fight so many of another nation in an area. */
export function fightWith(
  { book, number }: BoardPosition,
  mine: number,
  theirs: number,
  limit: number,
  other: number,
): Ending {
  const edge = (book.removesLast(number) ? 1 : 0) - (book.removesLast(other) ? 1 : 0);
  return duel(mine, theirs, limit, edge, book.lastIn);
}

/** What it is worth to end a movement with so many tokens in an area. Tokens above what it feeds are worth nothing. */
export function worthOf(position: BoardPosition, temper: Temperament, area: number, tokens: number): number {
  if (tokens <= 0) return 0;
  const owner = position.owner[area] ?? NOBODY;
  if (owner === position.number) return 0;
  if (owner !== NOBODY) return -temper.fallen * tokens;
  const limit = position.land.limit[area] ?? 0;
  const others = position.foreign[area] ?? 0;
  if (others === 0) {
    const site = position.land.site[area] === 'none' ? 0 : temper.site;
    return fed(temper, Math.min(tokens, position.feeds[area] ?? 0)) + site;
  }
  if (tokens + others <= limit) return temper.shared * fed(temper, tokens);
  const { mine, theirs } = fightWith(position, tokens, others, limit, position.rival[area] ?? NOBODY);
  const part = theirs === 0 ? 1 : temper.shared;
  const begins = (position.own[area] ?? 0) === 0 ? temper.peace : 0;
  const losses = temper.fallen * (tokens - mine) - temper.slain * (others - theirs);
  return part * fed(temper, Math.min(mine, limit)) - losses - begins;
}

/** What a city in an area is worth to its owner: its safety, and what the land could feed otherwise. */
export function cityWorth(position: BoardPosition, temper: Temperament, area: number): number {
  const { land, me } = position;
  let worth = temper.city;
  if (land.floodPlain[area] !== null && land.site[area] !== 'black')
    worth -= position.isDry ? temper.flood / 2 : temper.flood;
  if (land.volcano[area] !== null) worth -= temper.volcano;
  if (land.coastal[area]) worth -= temper.coast;
  if (land.starts.get(me.name)?.includes(area)) worth -= temper.homeland;
  worth -= temper.fertile * Math.max(0, (land.limit[area] ?? 0) - 1);
  if (menace(position, area) > 2) worth -= temper.border;
  return worth;
}
