import { ruleIndex } from '@ecumene/engine';

export const rules = ruleIndex('AU', 'The Auction', [
  ['1.1', 'rule', 'Every bidder starts with the agreed coins and four cards.'],
  ['1.2', 'rule', 'In turn order each bidder puts one lot under the hammer, until all agreed rounds are played.'],
  ['2.1', 'rule', 'Before a lot comes up, the top event of its deck happens to everybody.'],
  ['2.2', 'rule', 'The seller chooses which of the two lots on show comes up.'],
  ['3.1', 'rule', 'Going round from the seller’s left, each bidder still in raises the bid or passes for good.'],
  ['3.2', 'rule', 'A bid may not exceed the coins one has.'],
  ['3.3', 'rule', 'The last bidder in pays the bid and takes the lot; without a bid the lot is lost.'],
  [
    '4.1',
    'rule',
    'After each bid every other bidder may secretly play a sabotage; of several, the next in turn order counts.',
  ],
  [
    '4.2',
    'rule',
    'The sabotaged bidder may defend with a guard, and the saboteur may outdo the guard with a second sabotage.',
  ],
  ['4.3', 'rule', 'A sabotage that stands annuls the bid and puts its bidder out of this lot.'],
  ['5.1', 'rule', 'Lots count their value, coins one point each; most points win, equal points share.'],
  ['6.1', 'rule', 'A bidder who leaves keeps what was won and takes no further part.'],
]);
