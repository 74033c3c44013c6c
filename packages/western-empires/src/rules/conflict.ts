import type { Rows } from './row.ts';

/** Chapter 6, phase 4: conflict. */
export const conflict = [
  ['conflict.1', 'rule', 'Tokens of one player against a city are a city attack.'],
  [
    'conflict.2',
    'rule',
    'A token conflict is between the tokens of several players, with or without a city in the area.',
  ],
  ['conflict.3', 'rule', 'All token conflicts come before all city attacks.'],
  ['conflict.4', 'rule', 'Token conflicts are resolved at the same time.'],
  ['conflict.5', 'rule', 'A failed attack is not a token conflict, and its tokens stay for now.'],
  ['conflict.6', 'rule', 'No surplus is removed in this phase.'],
  ['conflict.7', 'rule', 'City attacks are resolved one by one, in ranking order of the defenders.'],
  ['conflict.8', 'rule', 'Attacks on pirate cities come first.'],
  ['conflict.9', 'rule', 'If several of your cities are attacked, you choose their order.'],
  ['conflict.10', 'rule', 'In this phase all barbarian tokens and pirate cities are one side, the Barbarians.'],
  ['conflict.11', 'rule', 'What the rules say of players here holds for the Barbarians too.'],
  ['conflict.12', 'rule', 'The Barbarians have no advances.'],

  ['token-conflict.1', 'rule', 'A token conflict is fought in rounds.'],
  ['token-conflict.2', 'rule', 'Only tokens count, not ships.'],
  ['token-conflict.3', 'rule', 'In each round the player with the fewest tokens first removes 1.'],
  [
    'token-conflict.4',
    'rule',
    'Then the player with the next fewest removes 1, and so on, until everyone has or the conflict has ended.',
  ],
  ['token-conflict.5', 'rule', 'Players with equal numbers remove their tokens at the same time.'],
  ['token-conflict.6', 'rule', 'So an area can end up empty or below its limit.'],
  ['token-conflict.7', 'rule', 'After each round you count again and begin a new round.'],
  [
    'token-conflict.8',
    'rule',
    'The conflict ends at once when the tokens are within the population limit or only one player has tokens there.',
  ],
  ['token-conflict.9', 'rule', 'It can end in the middle of a round.'],
  ['token-conflict.10', 'rule', 'Tokens above the limit stay for now.'],
  ['token-conflict.11', 'rule', 'In an area with a city it ends only when one player has tokens left.'],
  ['token-conflict.12', 'rule', 'Removed tokens go to stock.'],
  ['token-conflict.13', 'rule', 'Foreign tokens that are left attack the city.'],
  ['token-conflict.14', 'rule', "The city owner's tokens stay until surplus is removed."],

  ['city-attack.1', 'rule', 'First you see whether an attack succeeds.'],
  ['city-attack.2', 'rule', 'It succeeds with at least 7 tokens in the area after the token conflicts.'],
  ['city-attack.3', 'rule', 'If it fails, the attackers are removed with the surplus.'],
  ['city-attack.4', 'rule', 'Each successful attack is resolved completely before the next.'],
  ['city-attack.5', 'rule', 'The defender replaces the city with 6 tokens from stock.'],
  ['city-attack.6', 'rule', 'If the stock is too small, the defender places what there is, even nothing.'],
  [
    'city-attack.7',
    'rule',
    'If you have too few tokens in stock for your attacked cities and attack another city yourself, you may wait for that attack first, once a turn.',
  ],
  ['city-attack.8', 'rule', 'Then the tokens fight a token conflict.'],
  ['city-attack.9', 'rule', "After a successful attack you may draw a card at random from the defender's hand."],
  ['city-attack.10', 'rule', 'If the defender has no trade cards, you draw none.'],
  ['city-attack.11', 'rule', 'After a successful attack you may move up to 3 tokens from your stock to your treasury.'],
  ['city-attack.12', 'rule', "The defender's treasury stays as it is."],

  [
    'pirate-attack.1',
    'rule',
    'A pirate city that is attacked successfully is replaced with 6 barbarian tokens, which fight.',
  ],
  ['pirate-attack.2', 'rule', 'You draw no card for it.'],
  ['pirate-attack.3', 'rule', 'You may still take up to 3 treasury tokens.'],
] as const satisfies Rows;
