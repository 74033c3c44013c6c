import { ask, happen, type Script, say, share, type Text, the } from '@ecumene/engine';
import { aboard, active, CITY_POINTS, nameOf, nation, seatOf } from '../nations.ts';
import type { Ancients, NationNumber, Strike } from '../world.ts';

/** Unit points a nation has on the board. @rule calamities.secondary */
export function pointsOnBoard(world: Ancients, number: NationNumber): number {
  const { tokens, cities } = nation(world, number);
  return tokens + CITY_POINTS * cities;
}

/** Unit points a nation has on the board, but for tokens aboard its ships. */
export function pointsAshore(world: Ancients, number: NationNumber): number {
  return pointsOnBoard(world, number) - aboard(nation(world, number));
}

/** Who may be named to suffer with the victim: all others but the trader of the card, and nobody who has left. @rule calamities.secondary */
export function others(world: Ancients, { victim, trader }: Strike): NationNumber[] {
  const { gone } = world.room;
  return active(world).filter(
    (number) => number !== victim && number !== trader && !gone.includes(seatOf(world, number)),
  );
}

/** What the victim passes on. */
export interface Passing {
  /** The card of the calamity. */
  readonly calamity: string;
  readonly total: number;
  readonly atMost: number;
  readonly among: readonly NationNumber[];
  /** How much of it a nation can be told to lose; its points ashore, if not said. */
  exposed?(number: NationNumber): number;
  /** How much of it the victim may bear instead of others; nothing, if not said. */
  readonly bears?: number;
  /** What is lost; unit points, if not said. */
  readonly of?: 'points' | 'cities';
  readonly rule: string;
}

const TOPICS = { points: 'share-losses', cities: 'share-cities' } as const;

function howMany(of: 'points' | 'cities', calamity: string, total: number): Text {
  const facts = { calamity: the('card', calamity), total };
  return of === 'points'
    ? say('{calamity}: divide the loss of {total} unit points among the other players.', facts)
    : say('{calamity}: divide the loss of {total} cities among the other players.', facts);
}

/** The victim shares out losses among others, as much as possible. @rule calamities.secondary */
export function* shareLosses(
  world: Ancients,
  victim: NationNumber,
  { total, atMost, among, exposed, bears = 0, of = 'points', calamity, rule }: Passing,
): Script<ReadonlyMap<NationNumber, number>> {
  const over = among
    .map((number) => ({
      number,
      id: nameOf(world, number),
      most: Math.min(atMost, exposed?.(number) ?? pointsAshore(world, number)),
    }))
    .filter(({ most }) => most > 0);
  const most = over.reduce((sum, pile) => sum + pile.most, 0);
  const shares = new Map<NationNumber, number>();
  const due = Math.min(total, most);
  const borne = Math.min(due, bears);
  if (borne > 0) over.unshift({ number: victim, id: nameOf(world, victim), most: borne });
  if (most <= total && borne <= 0) {
    for (const pile of over) shares.set(pile.number, pile.most);
  } else {
    const answer = yield* ask(
      seatOf(world, victim),
      share({
        topic: TOPICS[of],
        text: howMany(of, calamity, due),
        rule,
        of: 'nation',
        total: due,
        over: over.map((pile) => ({ id: pile.id, most: pile.most })),
      }),
    );
    for (const pile of over) if ((answer[pile.id] ?? 0) > 0) shares.set(pile.number, answer[pile.id] ?? 0);
  }
  const losses: Record<string, number> = {};
  for (const [number, points] of shares) losses[nameOf(world, number)] = points;
  if (shares.size > 0) happen(world, rule, { what: 'losses-shared', nation: nameOf(world, victim), of, losses });
  return shares;
}
