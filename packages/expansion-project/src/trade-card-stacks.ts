import { cardsOf, type Face, newTradeCards, putAmongLast, type TradeCards, thingOf } from '@ecumene/ancients';
import { type Random, shuffle } from '@ecumene/engine';
import { BLOCKS, type Block, LEVELS, stackAt, TWO_BLOCKS_FROM } from './data/blocks.ts';
import { CALAMITIES, calamityNamed, commoditiesIn, hasMinors } from './data/trade-cards.ts';
import { allTradable, calamityStacking, type EpOptions } from './options.ts';

/** The blocks in use. @rule EP 9.6 @rule EP 10.3 */
export function blocksFor(players: number): readonly Block[] {
  return players < TWO_BLOCKS_FROM ? BLOCKS.slice(0, 1) : BLOCKS;
}

/** Whether a calamity is one of those that normally can be traded. @rule EP 8.3.1 @rule EP 32.2.2 @rule EP C96 */
export function isUsuallyTradable(face: Face): boolean {
  return calamityNamed(thingOf(face))?.tradable ?? true;
}

/** All trade cards in play. Things that are in both blocks have a face for each. @rule EP 8.1 @rule EP 8.2.1 @rule EP 8.3.1 @rule EP 10.3.1 @rule EP 10.3.2 @rule EP 10.3.3 @rule EP 10.3.4 */
export function facesFor(players: number, options: Pick<EpOptions, 'tradableCalamities' | 'stoic'>): readonly Face[] {
  const blocks = blocksFor(players);
  return blocks.flatMap((block): Face[] => {
    const inBoth = (id: string): Pick<Face, 'id' | 'thing'> =>
      blocks.length > 1 ? { id: `${id}-${block}`, thing: id } : { id };
    const goods = commoditiesIn(block, players).map(
      ({ id, level, copies, shared }): Face => ({
        ...(shared ? inBoth(id) : { id }),
        kind: 'commodity',
        stack: stackAt(block, level),
        value: level,
        copies,
        tradable: true,
      }),
    );
    const calamities = CALAMITIES.filter(({ severity }) => severity === 'major' || hasMinors(players)).map(
      ({ id, level, tradable }): Face => ({
        ...inBoth(id),
        kind: 'calamity',
        stack: stackAt(block, level),
        copies: 1,
        tradable: tradable || allTradable(options),
      }),
    );
    return [...goods, ...calamities];
  });
}

/** All stacks of all blocks, ready to be drawn from; `players` says how many play in each block. @rule EP 10.3.5 @rule EP C30 */
export function stackTradeCards(players: ReadonlyMap<Block, number>, options: EpOptions, random: Random): TradeCards {
  const count = [...players.values()].reduce((sum, each) => sum + each, 0);
  const faces = facesFor(count, options);
  const stacks = blocksFor(count).flatMap((block) =>
    Array.from({ length: LEVELS }, (_, i) => {
      const here = faces.filter(({ stack }) => stack === stackAt(block, i + 1));
      return stackLevel(faces, here, i === 0 ? 0 : (players.get(block) ?? 0), options, random);
    }),
  );
  return newTradeCards({ faces, stacks });
}

/**
 * Some commodities on top, tradable calamities among the rest, the others beneath or, by option, elsewhere.
 * @rule EP 10.3.5 @rule EP 32.2.2 @rule EP 32.3.1 @rule EP 32.4.1 @rule EP 32.4.1.1
 */
function stackLevel(
  faces: readonly Face[],
  here: readonly Face[],
  setAside: number,
  options: EpOptions,
  random: Random,
): number[] {
  const cards = (isWanted: (face: Face) => boolean): number[] =>
    here.filter(isWanted).flatMap((face) => cardsOf({ faces }, face));
  const stacking = calamityStacking(options);
  const commodities = shuffle(
    random,
    cards(({ kind }) => kind === 'commodity'),
  );
  const top = commodities.splice(0, setAside);
  const tradable = cards((face) => face.kind === 'calamity' && isUsuallyTradable(face));
  const others = cards((face) => face.kind === 'calamity' && !isUsuallyTradable(face));
  const mixed = shuffle(random, [...commodities, ...tradable, ...(stacking === 'shuffled' ? others : [])]);
  if (stacking === 'bottom') return [...others, ...mixed, ...top];
  const stack = [...mixed, ...top];
  if (stacking === 'bottom-three') for (const card of others) putAmongLast(stack, card, random);
  return stack;
}
