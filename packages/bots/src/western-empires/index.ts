import type { WeView } from '@ecumene/western-empires';
import type { CivBot } from '../ancients/civ-bot.ts';
import { searcher } from '../ancients/keen.ts';
import { player } from '../ancients/steady.ts';
import { KEEN, STEADY } from '../ancients/temperament.ts';
import { guide } from './worths.ts';

/** Everybody who plays Western Empires, the plainest first. */
export const westernEmpiresBots: readonly CivBot<WeView>[] = [
  player(guide, 'steady', 'Plays soundly: builds, trades and buys advances.', STEADY),
  searcher(guide, 'keen', 'Compares many plans and bargains hard.', KEEN),
];
