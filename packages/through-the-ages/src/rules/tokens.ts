import type { Rows } from './row.ts';

/** Blue and yellow tokens, workers, food and resources, points. */
export const tokens = [
  ['tokens.1', 'rule', 'Most of your blue and yellow tokens are in your banks.'],
  [
    'tokens.2',
    'rule',
    'Banks fill from the left; tokens beyond the last square lie in the rightmost section, without limit.',
  ],
  [
    'tokens.3',
    'rule',
    'A card with token symbols that enters your play area brings so many tokens, and takes them when it leaves.',
  ],
  [
    'tokens.4',
    'rule',
    'A card with negative token symbols takes so many tokens when it enters, and gives them back when it leaves.',
  ],
  ['tokens.5', 'rule', 'Some texts make you gain tokens, return them to the box or take them from others.'],
  ['tokens.6', 'rule', 'Tokens you gain go to your bank.'],
  ['tokens.7', 'rule', 'Blue tokens you lose come from your blue bank, and then from farms and mines as you choose.'],
  ['tokens.8', 'rule', 'Yellow tokens you lose come from your yellow bank only, as far as it goes.'],
  ['tokens.9', 'rule', "Yellow tokens you take go from the other player's yellow bank to yours, as far as it goes."],

  ['workers.1', 'rule', 'Each of your yellow tokens outside the yellow bank is a worker.'],
  ['workers.2', 'rule', 'A worker that is on no card is unused.'],
  [
    'workers.3',
    'rule',
    'To gain population is to move a token from your yellow bank to your unused workers, without food.',
  ],
  ['workers.4', 'rule', 'To increase population is to do that action, with its cost in food.'],
  [
    'workers.5',
    'rule',
    'To lose population, or workers, is to return an unused worker to the yellow bank, or one from a card if none is unused.',
  ],

  [
    'discontent.1',
    'rule',
    'The leftmost empty part of your yellow bank says how many happy faces you need, and those you lack are your discontent workers.',
  ],
  ['discontent.2', 'rule', 'If they are more than your unused workers when your turn ends, you have an uprising.'],
  ['discontent.3', 'advice', 'Unused workers placed over missing happy faces show it, and can still be used.'],
  ['discontent.4', 'rule', 'Only the number of discontent workers matters, whether or not so many are unused.'],

  [
    'stores.1',
    'rule',
    'Your food and resources are the blue tokens on your farm and mine technologies, each worth what its card says.',
  ],
  [
    'stores.2',
    'rule',
    'To gain food or resources, you move tokens from your blue bank to farms or mines worth exactly that much.',
  ],
  ['stores.3', 'rule', 'With too few blue tokens you gain the nearest lower amount that you can.'],
  ['stores.4', 'rule', 'With an empty blue bank you gain nothing.'],
  ['stores.5', 'rule', 'Food and resources gained together are gained in the order written on the card.'],

  ['paying.1', 'rule', 'You can pay by returning a token from a farm or mine to the bank, for the value of its card.'],
  [
    'paying.2',
    'rule',
    'You can pay by moving a token to a card of the same type and a lower value, for the difference.',
  ],
  ['paying.3', 'rule', 'You can pay more and gain the rest back.'],
  ['paying.4', 'rule', 'You may pay in several steps, which must add up to the amount exactly.'],
  ['paying.5', 'rule', 'If all your tokens together are worth less, you cannot pay.'],
  ['paying.6', 'rule', 'If you cannot pay exactly you may pay more, as long as your blue bank is empty afterwards.'],
  ['paying.7', 'rule', 'Tokens never move to a card of a higher value.'],
  ['paying.8', 'rule', 'Resources for one turn or one purpose are spent first, where they may be used.'],
  ['paying.9', 'rule', 'Losing food or resources works like paying, but those who have too little lose all they have.'],
  [
    'paying.10',
    'rule',
    'Taking food or resources from a player means that the player loses them and you gain as many as were lost.',
  ],

  ['points.1', 'rule', 'Science and culture points have no upper limit.'],
  ['points.2', 'rule', 'Points you score are added to what you have.'],
  ['points.3', 'rule', 'Points you lose are subtracted, down to 0.'],
  ['points.4', 'rule', 'You cannot pay more science points than you have.'],
  ['points.5', 'rule', 'Science points for one turn or one purpose are spent first, where they may be used.'],
  [
    'points.6',
    'rule',
    'Taking points from a player means that the player loses them and you score as many as were lost.',
  ],
] as const satisfies Rows;
