import { at, happen, type Script, say } from '@ecumene/engine';
import { settleTokens } from '../action-tokens.ts';
import { destroyNow } from '../actions/building.ts';
import { asUrban, idOf, levelOf, NONE, wonderCard } from '../cards/numbered.ts';
import { chooseCard } from '../choosing.ts';
import { tokensOf } from '../goods.ts';
import { removeLeader } from '../leaders.ts';
import { LAST_AGE } from '../military-cards.ts';
import { chooseWorker } from '../workers.ts';
import { type Ages, type Civilization, touchAll } from '../world.ts';
import type { Comparison } from './comparison.ts';

/** The player with the least culture chooses a building of each other player. @rule TTA ruling.T98 */
export function* terror(world: Ages, { order, byCulture }: Comparison): Script {
  const chooser = at(byCulture, byCulture.length - 1);
  for (const civ of order) {
    if (civ === chooser) continue;
    const buildings = civ.works.filter(({ card }) => asUrban(card) !== undefined);
    const work = yield* chooseWorker(chooser.seat, civ, buildings, 'TTA ruling.T98', 'terror');
    if (work !== undefined) destroyNow(world, civ, work, 'TTA ruling.T98');
  }
}

/** Only leaders of the current age stay; this is no replacement. @rule TTA ruling.T95 */
export function onlyCurrentLeaders(world: Ages, { order }: Comparison): void {
  const spared =
    world.age === LAST_AGE && world.options.iconoclasmInAgeIV === 'age-iii-stays' ? LAST_AGE - 1 : world.age;
  for (const civ of order) {
    if (civ.leader !== NONE && levelOf(civ.leader) !== spared) removeLeader(world, civ, 'TTA ruling.T95');
  }
}

const OLD = 1;

/** Everybody turns an old wonder into a ruin. @rule TTA ruling.T42 @rule TTA ravages-of-time.1 */
export function* wonderIntoRuin(world: Ages, { order }: Comparison): Script {
  for (const civ of order) yield* ruin(world, civ);
}

function* ruin(world: Ages, civ: Civilization): Script {
  const old = civ.wonders.filter((wonder) => !wonder.ruin && levelOf(wonder.card) <= OLD).map(({ card }) => card);
  const text = say('Choose a wonder to become a ruin.');
  const chosen = yield* chooseCard(civ.seat, old, { topic: 'ruin', text, rule: 'TTA ruling.T42' });
  const wonder = civ.wonders.find(({ card }) => card === chosen);
  if (wonder === undefined) return;
  wonder.ruin = true;
  touchAll(world);
  happen(world, 'TTA ruling.T42', { what: 'ruined', seat: civ.seat, card: idOf(wonder.card) });
  settleTokens(world);
  const { symbols } = wonderCard(wonder.card);
  if (symbols !== undefined) yield* tokensOf(world, civ, wonder.card, symbols, false);
}
