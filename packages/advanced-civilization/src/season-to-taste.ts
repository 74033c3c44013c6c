import { amount, type Conflict, oneOf, onOff, type Settled, say, type Text } from '@ecumene/engine';

/** The options of *Season to Taste*, in the order of the article. What it leaves open is settled in decision 0010. */
const pieces = {
  fewerTokens: onOff({
    title: '47 tokens',
    about: 'A harsher game for six or seven players: each nation has only 47 tokens.',
    rule: 'AC ST tokens-47',
  }),
  moreTokens: onOff({
    title: '55 tokens',
    about: 'A richer game for eight players: each nation has 55 tokens.',
    rule: 'AC ST tokens-55',
  }),
  startingCredit: oneOf(['0', '50', '100'], {
    title: 'Starting credit',
    about: 'Each nation starts with this many points, which pay for civilization cards once.',
    rule: 'AC ST starting-credit',
    default: '0',
  }),
} as const;

const drawingCalamities = {
  tradableAtBottom: onOff({
    title: 'Tradable calamities begin at the bottom',
    about: 'They are placed at the bottom of their stacks, just above the non-tradable ones.',
    rule: 'AC ST tradable-at-bottom',
  }),
  tradableToBottom: onOff({
    title: 'Tradable calamities return to the bottom',
    about: 'After they are drawn, they go back to the bottom of their stacks unshuffled, like non-tradable ones.',
    rule: 'AC ST tradable-to-bottom',
  }),
  tradableShuffledIn: onOff({
    title: 'Tradable calamities shuffled in',
    about: 'They are shuffled into their stacks from the start. No commodities are placed on top.',
    rule: 'AC ST tradable-shuffled-in',
  }),
  nonTradableShuffledIn: onOff({
    title: 'Non-tradable calamities shuffled in',
    about: 'They are shuffled into their stacks from the start, too.',
    rule: 'AC ST non-tradable-shuffled-in',
  }),
  nonTradableReshuffled: onOff({
    title: 'Non-tradable calamities return shuffled',
    about: 'After they are drawn, they are shuffled into the returned cards like tradable ones.',
    rule: 'AC ST non-tradable-reshuffled',
  }),
} as const;

const resolvingCalamities = {
  singleTrade: onOff({
    title: 'Calamities are traded once',
    about: 'A calamity can be traded only once. The player who receives it shows it at once.',
    rule: 'AC ST single-trade',
  }),
  returnCalamities: onOff({
    title: 'Calamities may be returned',
    about: 'A victim may send a calamity back to its stack instead of suffering it.',
    rule: 'AC ST return-calamities',
  }),
  bearSecondary: onOff({
    title: 'Victims may take all losses',
    about: 'A primary victim may take the losses of the other players, as far as possible.',
    rule: 'AC ST bear-secondary.1',
  }),
  calamityFloor: amount({
    title: 'Calamities stop at',
    about:
      'Calamities cannot reduce a nation below this many unit points on the board. 16 is suggested, 0 means no limit.',
    rule: 'AC ST calamity-floor.1',
    least: 0,
    most: 100,
    default: 0,
  }),
  noCalamityLimit: onOff({
    title: 'Any number of calamities',
    about: 'A nation suffers all calamities it holds, not only two of them.',
    rule: 'AC ST no-calamity-limit',
  }),
  allTradable: onOff({
    title: 'All calamities tradable',
    about: 'All twelve calamities may be traded. They are all treated as tradable ones when stacks are made, too.',
    rule: 'AC ST all-tradable',
  }),
  nonTradableRevealed: onOff({
    title: 'Non-tradable calamities revealed',
    about: 'A player who draws a non-tradable calamity shows it at once, before trade.',
    rule: 'AC ST non-tradable-revealed',
  }),
} as const;

const changingCalamities = {
  twentyBarbarians: onOff({
    title: 'Twenty Barbarians',
    about: 'The Barbarian Hordes are 20 tokens strong instead of 15.',
    rule: 'AC ST twenty-barbarians',
  }),
  civilDisorderCards: onOff({
    title: 'Civil Disorder costs trade cards',
    about: 'The victim discards one trade card for each city that would be reduced.',
    rule: 'AC ST civil-disorder-trade-cards',
  }),
  iconoclasmCard: onOff({
    title: 'Iconoclasm and Heresy costs a civilization card',
    about: 'The primary victim loses a civilization card of its choice instead of cities.',
    rule: 'AC ST iconoclasm-civilization-card',
  }),
  cardsBeforeCalamities: onOff({
    title: 'Cards before calamities',
    about: 'Civilization cards are bought when calamities have been shown, before they strike.',
    rule: 'AC ST cards-before-calamities',
  }),
  calamityCredit: onOff({
    title: 'Calamities give credit',
    about: 'Every unit point lost to a calamity takes a point off each card that would have helped against it.',
    rule: 'AC ST calamity-credit',
  }),
} as const;

const tradeCards = {
  cardPurchases: oneOf(['ninth-stack', 'one', 'one-of-each', 'any'], {
    title: 'Trade cards for sale',
    about:
      'Trade cards are sold by the ninth stack only, or by all stacks at twice their face value: one card a turn, one of each stack, or any number.',
    rule: 'AC ST buy-any-stack.1',
    default: 'ninth-stack',
  }),
  twoCardsACity: onOff({
    title: 'Two trade cards a city',
    about: 'With three or four players every city draws two trade cards.',
    rule: 'AC ST two-cards-a-city',
  }),
} as const;

const mechanics = {
  cohabitation: oneOf(['none', 'own', 'any'], {
    title: 'Tokens live with cities',
    about: 'Tokens may live in an area with a city of their own nation, or of any nation, within its population limit.',
    rule: 'AC ST cohabitation.1',
    default: 'none',
  }),
  sitesOnly: onOff({
    title: 'Cities on sites only',
    about: 'Cities may be built on city sites only.',
    rule: 'AC ST sites-only',
  }),
  slowGrowth: onOff({
    title: 'Slow growth in shared areas',
    about: 'An area where several nations have units grows by one token only.',
    rule: 'AC ST slow-growth',
  }),
} as const;

const suggestions = {
  reachTrade: onOff({
    title: 'Trade within reach',
    about:
      'Only nations that can reach each other by land or sea may trade. Others need a nation between them, which may ask for a card.',
    rule: 'AC ST reach-trade.1',
  }),
  tokensAboard: onOff({
    title: 'Tokens stay aboard',
    about: 'Ships may end their movement with tokens aboard.',
    rule: 'AC ST tokens-aboard.1',
  }),
  shipConflict: onOff({
    title: 'Tokens aboard fight',
    about: 'Tokens aboard ships of several nations in an area may fight each other. Ships are not lost.',
    rule: 'AC ST ship-conflict',
    needs: { tokensAboard: true },
  }),
  shipBattle: onOff({
    title: 'Ships fight',
    about: 'Only one nation’s ships can stay in an area. Cloth Making helps in the fight.',
    rule: 'AC ST ship-battle.1',
  }),
} as const;

export const seasonToTaste = {
  ...pieces,
  ...drawingCalamities,
  ...resolvingCalamities,
  ...changingCalamities,
  ...tradeCards,
  ...mechanics,
  ...suggestions,
} as const;

type Seasoned = Settled<typeof seasonToTaste>;

/** Only so many players may use it. */
function forPlayers(
  isOn: (settled: Seasoned) => boolean,
  counts: readonly number[],
  text: Text,
  rule: string,
): Conflict<Seasoned> {
  return { when: (settled, seats) => isOn(settled) && seats !== undefined && !counts.includes(seats), text, rule };
}

export const seasonConflicts: readonly Conflict<Seasoned>[] = [
  forPlayers(
    ({ fewerTokens }) => fewerTokens,
    [6, 7],
    say('47 tokens are only for six or seven players. Turn this off, or change the number of seats.'),
    'AC ST tokens-47',
  ),
  forPlayers(
    ({ moreTokens }) => moreTokens,
    [8],
    say('55 tokens are only for eight players. Turn this off, or change the number of seats.'),
    'AC ST tokens-55',
  ),
  forPlayers(
    ({ twoCardsACity }) => twoCardsACity,
    [3, 4],
    say('Two trade cards a city are only for three or four players. Turn this off, or change the number of seats.'),
    'AC ST two-cards-a-city',
  ),
  {
    when: ({ fewerTokens, moreTokens }) => fewerTokens && moreTokens,
    text: say('Nations have either 47 or 55 tokens. Turn one of the two off.'),
    rule: 'AC ST tokens-55',
  },
  {
    when: ({ tradableAtBottom, tradableShuffledIn }) => tradableAtBottom && tradableShuffledIn,
    text: say('Tradable calamities cannot begin both at the bottom and shuffled in. Turn one of the two off.'),
    rule: 'AC ST tradable-shuffled-in',
  },
  {
    when: ({ allTradable, nonTradableRevealed, nonTradableShuffledIn, nonTradableReshuffled }) =>
      allTradable && (nonTradableRevealed || nonTradableShuffledIn || nonTradableReshuffled),
    text: say(
      'If all calamities are tradable, there are no non-tradable ones to reveal or shuffle. Turn one of these options off.',
    ),
    rule: 'AC ST all-tradable',
  },
  {
    when: ({ shipConflict, shipBattle }) => shipConflict && shipBattle,
    text: say('Crews and ships cannot both fight. Turn one of them off.'),
    rule: 'AC ST ship-conflict',
  },
];
