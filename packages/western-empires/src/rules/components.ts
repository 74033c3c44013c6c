import type { Rows } from './row.ts';

/** The first two chapters: what the game is about, and what is in the box. */
export const components = [
  [
    'introduction.1',
    'advice',
    'Western Empires is for 5 to 9 players who each play a civilization from the last Ice Age to the end of the Iron Age.',
  ],
  [
    'introduction.2',
    'advice',
    'You win with the most victory points, which come from cities, advances and steps on the succession track.',
  ],
  ['introduction.3', 'advice', 'Tokens multiply, spread by land and sea, become cities, and cities bring trade cards.'],
  [
    'introduction.4',
    'advice',
    'Trade brings sets of goods and also calamities; sets buy advances, and advances protect you.',
  ],
  [
    'introduction.5',
    'advice',
    'Growth, support for cities and taxes pull against each other, and unpaid taxes make cities revolt.',
  ],
  ['introduction.6', 'advice', 'A full game takes 8 to 12 hours, the Short Game 5 to 8 and the First Game 1 or 2.'],
  [
    'introduction.7',
    'advice',
    'The game grew out of Civilization and Mega Civilization and is the western half of Mega Empires.',
  ],

  [
    'components.1',
    'component',
    'The box holds map boards, tokens, small trade cards, large advance cards, a rulebook and the booklet of the First Game.',
  ],
  ['components.2', 'component', 'There are 459 advances, 9 copies of each of 51, and 1 card for the bonus points.'],
  [
    'components.3',
    'component',
    'Each of the 9 civilizations has 55 tokens, a player mat, and credit tokens come from a common supply.',
  ],
  [
    'components.4',
    'component',
    'There are 195 commodity cards; each shows what 1, 2, 3 and more of its kind are worth.',
  ],
  ['components.5', 'component', 'There are 24 calamities, marked minor, major, or major and not tradable.'],
  ['components.6', 'component', 'There are 9 tokens for the Short Game and 9 for the order in which players choose.'],
  [
    'components.7',
    'component',
    'Barbarians and pirates have black pieces, and there are markers for turns and for areas out of play.',
  ],
  [
    'components.8',
    'component',
    'The census track is used with 5 to 9 players; the table for 18 civilizations on its back is not.',
  ],
  ['components.9', 'component', 'A chart sums up what each calamity does; the full rules count, not the chart.'],
  ['components.10', 'component', 'The city count board shows how many cities each civilization has.'],
] as const satisfies Rows;
