import { ruleIndex } from '@ecumene/engine';

export const rules = ruleIndex('BZ', 'The Bazaar', [
  ['1', 'component', 'The deck holds as many cards of each good as the table chose, and a few curses.'],
  ['1.1', 'rule', 'At the start of each round every merchant draws the agreed number of cards.'],
  ['1.2', 'rule', 'When the deck runs out, the discards are shuffled and become the deck.'],
  ['2', 'advice', 'Say as little as you must about what you give.'],
  ['2.1', 'rule', 'An offer gives and asks for at least three cards each and truly names two of those it gives.'],
  [
    '2.2',
    'rule',
    'Whoever accepts gives as many cards as asked, among them the two goods named; the hands change at once.',
  ],
  ['2.3', 'rule', 'When two merchants trade, all other offers of both lapse.'],
  ['2.4', 'rule', 'Trading ends when all merchants are done or the bell rings.'],
  [
    '3.1',
    'rule',
    'Each merchant keeps four cards and sells the others: n equal goods bring n times n coins, curses nothing.',
  ],
  ['4.1', 'rule', 'After trading, all name in secret how many coins they pay to be spared the curses.'],
  ['4.2', 'rule', 'Of those who hold a curse, whoever pays least loses half of the coins left, rounded down.'],
  ['5.1', 'rule', 'The game ends after the agreed number of rounds, or with the round in which time is called.'],
  ['5.2', 'rule', 'Most coins win; equal coins share the victory.'],
  ['6.1', 'rule', 'A merchant who leaves discards all cards and takes no further part.'],
  ['6.2', 'rule', 'A merchant who arrives late starts with no coins and no cards.'],
]);
