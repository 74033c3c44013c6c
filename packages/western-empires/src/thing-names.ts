import { OUTSIDERS } from '@ecumene/ancients';
import type { Thing } from '@ecumene/engine';
import { ADVANCES } from './data/advances.ts';
import { BOARD } from './data/board.ts';
import { CIVILIZATIONS } from './data/civilizations.ts';
import { SCENARIO_TOKENS } from './data/short-game.ts';
import { CALAMITIES, COMMODITIES, WATER } from './data/trade-cards.ts';

const names = new Map<string, string>([
  ...BOARD.areas.map(({ id, name }) => [`area ${id}`, name] as const),
  ...ADVANCES.map(({ id, name }) => [`card ${id}`, name] as const),
  ...COMMODITIES.map(({ id, name }) => [`card ${id}`, name] as const),
  ...CALAMITIES.map(({ id, name }) => [`card ${id}`, name] as const),
  [`card ${WATER.id}`, WATER.name],
  ...CIVILIZATIONS.map(({ id, name }) => [`nation ${id}`, name] as const),
  ...SCENARIO_TOKENS.map(({ id, name }) => [`scenario-token ${id}`, name] as const),
  ...Object.entries(BOARD.volcanoes).map(([id, name]) => [`volcano ${id}`, name] as const),
  ...Object.entries(BOARD.floodPlains).map(([id, name]) => [`flood-plain ${id}`, name] as const),
  [`nation ${OUTSIDERS}`, 'Barbarians and pirates'],
]);

/** What an area, card or nation is called. */
export function called({ is, id }: Thing): string {
  if (is === 'seat') return id;
  return names.get(`${is} ${id}`) ?? id.split('-').map(capitalised).join(' ');
}

function capitalised(word: string, index: number): string {
  if (index > 0 && (word === 'and' || word === 'of' || word === 'the')) return word;
  return word.slice(0, 1).toUpperCase() + word.slice(1);
}
