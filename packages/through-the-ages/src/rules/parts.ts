import { type CardId, cards } from '../cards/index.ts';

/** Which card each section of the appendix speaks of. */
const SECTIONS: readonly (readonly [section: string, card: CardId])[] = [
  ['homer', 'homer'],
  ['genghis-khan', 'genghis-khan'],
  ['robespierre', 'maximilien-robespierre'],
  ['newton', 'isaac-newton'],
  ['bach', 'j-s-bach'],
  ['gates', 'bill-gates'],
  ['st-peters', 'st-peters-basilica'],
  ['hollywood', 'hollywood'],
  ['internet', 'internet'],
  ['development-of-civilization', 'development-of-civilization'],
  ['ravages-of-time', 'ravages-of-time'],
  ['international-agreement', 'international-agreement'],
];

export const parts = SECTIONS.map(([section, card]) => ({ begins: `${section}.`, name: cards[card].name }));
