import { OUTSIDERS } from '@ecumene/ancients';
import type { Thing } from '@ecumene/engine';
import { CULTURE } from './calamities/amounts.ts';
import { ADVANCES } from './data/advances.ts';
import { BLOCKS, levelOf } from './data/blocks.ts';
import { BOARD } from './data/board.ts';
import { CIVILIZATIONS } from './data/civilizations.ts';
import { CALAMITIES, COMMODITIES } from './data/trade-cards.ts';

const BLOCK_NAMES = { west: 'West', east: 'East' } as const;

/** Trade cards, and those of them that lie in both blocks by block. */
const tradeCards = [...COMMODITIES, ...CALAMITIES].flatMap(({ id, name }) => [
  [`card ${id}`, name] as const,
  ...BLOCKS.map((block) => [`card ${id}-${block}`, `${name} (${BLOCK_NAMES[block]})`] as const),
]);

const names = new Map<string, string>([
  ...BOARD.areas.map(({ id, name }) => [`area ${id}`, name] as const),
  ...ADVANCES.map(({ id, name }) => [`card ${id}`, name] as const),
  ...tradeCards,
  ...CIVILIZATIONS.map(({ id, name }) => [`nation ${id}`, name] as const),
  ...BLOCKS.map((block) => [`block ${block}`, `The ${BLOCK_NAMES[block]}`] as const),
  ...Object.entries(BOARD.volcanoes).map(([id, name]) => [`volcano ${id}`, name] as const),
  ...Object.entries(BOARD.floodPlains).map(([id, name]) => [`flood-plain ${id}`, name] as const),
  [`card ${CULTURE}`, 'Unique culture'],
  [`nation ${OUTSIDERS}`, 'Barbarians and pirates'],
]);

const SMALL = ['and', 'of', 'the'];

/** What an area, card or nation is called. */
export function called({ is, id }: Thing): string {
  if (is === 'seat') return id;
  if (is === 'stack') return Number.isInteger(Number(id)) ? `Stack ${levelOf(Number(id))}` : 'None';
  if (is === 'areas')
    return id
      .split('+')
      .map((each) => called({ is: 'area', id: each }))
      .join(' and ');
  return names.get(`${is} ${id}`) ?? id.split('-').map(capitalised).join(' ');
}

function capitalised(word: string, index: number): string {
  if (index > 0 && SMALL.includes(word)) return word;
  return word.slice(0, 1).toUpperCase() + word.slice(1);
}
