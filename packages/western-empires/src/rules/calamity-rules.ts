import type { Rows } from './row.ts';

/** Chapter 8: what holds for all calamities. */
export const calamityRules = [
  ['victims.1', 'rule', 'The player who holds a calamity is its primary victim.'],
  ['victims.2', 'rule', 'A calamity strikes only its primary victim unless it says otherwise.'],
  ['victims.3', 'rule', 'Ships and advances are never struck.'],
  ['victims.4', 'rule', 'Some calamities let the primary victim name secondary victims.'],
  ['victims.5', 'rule', 'The primary victim cannot refuse to name them, unless there are too few who can be named.'],
  ['victims.6', 'rule', 'Barbarians and pirate cities are never secondary victims and take no damage from calamities.'],

  ['damage.1', 'rule', 'For damage a city counts 5 unit points, a token 1 and a ship nothing.'],
  ['damage.2', 'rule', 'To take damage you remove units worth that many points from the board.'],
  ['damage.3', 'rule', 'You may reduce a city as damage, to any number of tokens up to the population limit.'],
  ['damage.4', 'example', 'A city replaced with 2 tokens is 3 damage.'],
  ['damage.5', 'rule', 'If your stock is too small, you place what you have.'],
  ['damage.6', 'rule', 'You may reduce any city you have.'],
  [
    'damage.7',
    'rule',
    'If only 1 damage is missing, a city may leave 4 tokens, even above the limit; the surplus is removed later.',
  ],
  [
    'damage.8',
    'rule',
    'If a calamity itself reduces a city, the city is replaced with as many tokens as the population limit.',
  ],
  ['damage.9', 'rule', 'A destroyed city leaves no tokens and is 5 damage.'],
  ['damage.10', 'rule', 'To annex units is to replace them with your own.'],
  ['damage.11', 'rule', 'A player who is assigned damage takes that much.'],
  ['damage.12', 'rule', 'A coastal city is a city in a coastal area, and lakes do not count.'],
  ['damage.13', 'rule', 'To pay treasury is your choice: you give exactly that many tokens and prevent something.'],
  ['damage.14', 'rule', 'If you have too few, you cannot pay, and you keep them.'],
  ['damage.15', 'rule', 'To lose treasury is no choice: you give that many tokens, or all you have.'],
  ['damage.16', 'rule', 'Secondary victims choose their own losses unless it says otherwise.'],
  ['damage.17', 'rule', 'A calamity has no beneficiary unless it says so.'],
  [
    'damage.18',
    'rule',
    'A calamity without a legal target is cancelled when it is resolved, but it counts when calamities are selected.',
  ],

  ['calamity-beneficiary.1', 'rule', 'Each calamity finds its own beneficiary when it is resolved.'],
  ['calamity-beneficiary.2', 'rule', 'The beneficiary often controls the calamity and is often spared by it.'],
  [
    'calamity-beneficiary.3',
    'rule',
    'The beneficiary is the player who last passed the card to the victim in a trade.',
  ],
  [
    'calamity-beneficiary.4',
    'rule',
    'If nobody did, and always in Civil War and Tyranny, the most cities in stock decide.',
  ],
  [
    'calamity-beneficiary.5',
    'rule',
    'If several have as many cities in stock, it is the one with the most tokens in stock.',
  ],
  ['calamity-beneficiary.6', 'rule', 'If they tie in tokens too, ranking decides who is the beneficiary.'],
  ['calamity-beneficiary.7', 'rule', 'The primary victim is never the beneficiary.'],

  ['modifiers.1', 'rule', 'An advance that makes a calamity worse does so only for the player who has it.'],
  ['modifiers.2', 'rule', 'An advance that prevents damage does so only for the player who has it.'],
  ['modifiers.3', 'rule', 'So the primary victim may lose nothing while secondary victims do.'],
  ['modifiers.4', 'rule', 'The effects of several advances add up.'],
  ['modifiers.5', 'rule', 'Advances change the calamity before it is resolved.'],
  [
    'modifiers.6',
    'example',
    'With 2 cities and Advanced Military, Civil Disorder says "all but 2", so nothing happens.',
  ],
  ['modifiers.7', 'rule', 'Surplus, support and conflict wait, whatever a calamity leads to.'],

  ['insufficient.1', 'rule', 'If you have less than a calamity asks for, you give all you have.'],
  ['insufficient.2', 'example', 'If you must reduce 3 cities and have 2, you reduce both.'],
  ['insufficient.3', 'rule', 'If you can only give more than is asked, you give more.'],
  ['insufficient.4', 'rule', 'The chart is only a guide.'],
] as const satisfies Rows;
