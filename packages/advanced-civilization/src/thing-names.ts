import { OUTSIDERS } from '@ecumene/ancients';
import { advancedCivilization as board } from '@ecumene/atlas';
import type { Thing } from '@ecumene/engine';
import { CIVILIZATION_CARDS } from './data/civilization-cards.ts';

const names = new Map<string, string>([
  ...board.areas.map(({ id, name }) => [`area ${id}`, name] as const),
  ...CIVILIZATION_CARDS.map(({ id, name }) => [`card ${id}`, name] as const),
  [`nation ${OUTSIDERS}`, 'Barbarians and Pirates'],
  ['card volcano-earthquake', 'Volcanic Eruption or Earthquake'],
]);

/** What an area, card or nation is called. */
export function called({ is, id }: Thing): string {
  if (is === 'seat') return id;
  return names.get(`${is} ${id}`) ?? id.split('-').map(capitalised).join(' ');
}

function capitalised(word: string, index: number): string {
  if (index > 0 && (word === 'and' || word === 'of')) return word;
  return word.charAt(0).toUpperCase() + word.slice(1);
}
