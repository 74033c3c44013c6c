import { type Effect, gives, modifies } from '@ecumene/ancients';

/**
 * What each advancement does, besides its credits, its special ability and what buying it brings. Every row names the
 * paragraph of the advancement that says so; where the text of a phase or calamity differs, that counts.
 * @rule EP P1 @rule EP C9
 */
export const EFFECTS: Readonly<Record<string, readonly Effect[] | undefined>> = {
  'advanced-military': [
    gives('losses-nearby', 'EP 30.2.2'),
    modifies('civil-war', 'war-losses', { primary: 5 }, 'EP 30.2.3'),
    modifies('civil-disorder', 'cities-reduced', { primary: 1 }, 'EP 30.2.4'),
    gives('may-attack', 'EP 30.2.5'),
  ],
  agriculture: [gives('limit', 'EP 30.3.2'), modifies('famine', 'surplus-lost', { primary: 1 }, 'EP 30.3.4')],
  anatomy: [modifies('epidemic', 'points-lost', { primary: -8, secondary: -5 }, 'EP 30.4.3')],
  architecture: [gives('city-from-treasury', 'EP 30.5.2')],
  astronavigation: [gives('open-sea', 'EP 30.6.2')],
  calendar: [
    modifies('famine', 'points-lost', { secondary: -5 }, 'EP 30.7.2'),
    modifies('cyclone', 'cities-reduced', { primary: -2, secondary: -2 }, 'EP 30.7.3'),
    modifies('cyclone', 'ships-kept', { primary: 2, secondary: 2 }, 'EP 30.7.3'),
  ],
  cartography: [modifies('piracy', 'cities-pirated', { primary: 1, secondary: 1 }, 'EP 30.8.4')],
  'cloth-making': [gives('sails', 'EP 30.9.2')],
  coinage: [gives('tax-rates', 'EP 30.10.2'), modifies('corruption', 'card-points-lost', { primary: 5 }, 'EP 30.10.3')],
  'cultural-ascendancy': [
    gives('bars-attack', 'EP 30.11.2'),
    gives('may-attack', 'EP 30.11.2'),
    gives('support', 'EP 30.11.4'),
  ],
  deism: [modifies('superstition', 'cities-reduced', { primary: -1 }, 'EP 30.12.2')],
  democracy: [
    gives('no-revolt', 'EP 30.13.2'),
    modifies('civil-war', 'own-pick', { primary: 10 }, 'EP 30.13.3'),
    modifies('civil-disorder', 'cities-reduced', { primary: -1 }, 'EP 30.13.4'),
  ],
  diaspora: [gives('hand-limit', 'EP 30.14.3', -1)],
  diplomacy: [
    gives('bars-city-attack', 'EP 30.15.2'),
    gives('may-attack-cities', 'EP 30.15.2'),
    modifies('treachery', 'cities-taken', { primary: 1 }, 'EP 30.15.3'),
  ],
  'drama-and-poetry': [
    modifies('civil-war', 'own-pick', { primary: 5 }, 'EP 30.16.2'),
    modifies('civil-disorder', 'cities-reduced', { primary: -1 }, 'EP 30.16.3'),
  ],
  engineering: [
    gives('siege', 'EP 30.18.2'),
    modifies('volcano-earthquake', 'fall-broken', { primary: 1 }, 'EP 30.18.4'),
    modifies('volcano-earthquake', 'spared-nearby', { primary: 1, secondary: 1 }, 'EP 30.18.5'),
    modifies('flood', 'bound', { primary: 7, secondary: 7 }, 'EP 30.18.6'),
    modifies('flood', 'fall-broken', { primary: 1 }, 'EP 30.18.6'),
  ],
  enlightenment: [
    modifies('superstition', 'cities-reduced', { primary: -1 }, 'EP 30.19.2'),
    modifies('slave-revolt', 'tokens-in-revolt', { primary: -5 }, 'EP 30.19.3'),
  ],
  fundamentalism: [modifies('regression', 'steps-back', { primary: 1 }, 'EP 30.20.2')],
  law: [
    modifies('corruption', 'card-points-lost', { primary: -5 }, 'EP 30.21.2'),
    modifies('civil-disorder', 'cities-reduced', { primary: -1 }, 'EP 30.21.3'),
  ],
  library: [modifies('regression', 'steps-back', { primary: -1 }, 'EP 30.22.3')],
  masonry: [modifies('cyclone', 'cities-reduced', { primary: -1, secondary: -1 }, 'EP 30.24.2')],
  medicine: [modifies('epidemic', 'points-lost', { primary: -8, secondary: -5 }, 'EP 30.26.2')],
  metalworking: [gives('fights-last', 'EP 30.27.2')],
  military: [
    gives('moves-last', 'EP 30.28.2'),
    modifies('civil-war', 'war-losses', { primary: 5 }, 'EP 30.28.3'),
    modifies('civil-disorder', 'cities-reduced', { primary: 1 }, 'EP 30.28.4'),
    gives('may-attack-cities', 'EP 30.28.5'),
  ],
  mining: [
    modifies('slave-revolt', 'tokens-in-revolt', { primary: 5 }, 'EP 30.29.4'),
    gives('token-worth', 'EP 30.29.5'),
  ],
  monarchy: [
    gives('tax-higher', 'EP 30.30.2'),
    modifies('barbarian-hordes', 'barbarians', { primary: -5 }, 'EP 30.30.3'),
    modifies('tyranny', 'points-annexed', { primary: 5 }, 'EP 30.30.4'),
  ],
  monotheism: [modifies('iconoclasm-and-heresy', 'cities-reduced', { primary: 1, secondary: 1 }, 'EP 30.31.2')],
  music: [
    modifies('civil-war', 'own-pick', { primary: 5 }, 'EP 30.33.2'),
    modifies('civil-disorder', 'cities-reduced', { primary: -1 }, 'EP 30.33.3'),
  ],
  mysticism: [modifies('superstition', 'cities-reduced', { primary: -1 }, 'EP 30.34.2')],
  mythology: [modifies('slave-revolt', 'tokens-in-revolt', { primary: -5 }, 'EP 30.35.2')],
  'naval-warfare': [
    gives('capacity', 'EP 30.36.2'),
    gives('losses-ships', 'EP 30.36.3'),
    modifies('civil-war', 'war-losses', { primary: 5 }, 'EP 30.36.4'),
    modifies('civil-disorder', 'cities-reduced', { primary: 1 }, 'EP 30.36.5'),
    modifies('piracy', 'cities-pirated', { primary: -1, secondary: -1 }, 'EP 30.36.6'),
  ],
  philosophy: [
    modifies('civil-war', 'first-faction', { primary: 15 }, 'EP 30.37.2'),
    modifies('iconoclasm-and-heresy', 'cities-reduced', { primary: -1, secondary: -1 }, 'EP 30.37.3'),
  ],
  politics: [modifies('barbarian-hordes', 'barbarians', { primary: 5 }, 'EP 30.38.2')],
  pottery: [modifies('famine', 'points-lost', { primary: -5, secondary: -5 }, 'EP 30.39.2')],
  'provincial-empire': [
    modifies('barbarian-hordes', 'barbarians', { primary: 5 }, 'EP 30.40.2'),
    modifies('tyranny', 'points-annexed', { primary: 5 }, 'EP 30.40.3'),
  ],
  'public-works': [gives('city-cost', 'EP 30.41.2'), gives('beside-city', 'EP 30.41.3')],
  roadbuilding: [
    gives('marches', 'EP 30.43.2'),
    modifies('epidemic', 'points-lost', { primary: 5, secondary: 5 }, 'EP 30.43.3'),
    modifies('civil-disorder', 'cities-reduced', { primary: 1 }, 'EP 30.43.4'),
  ],
  sculpture: [modifies('tyranny', 'points-annexed', { primary: -5 }, 'EP 30.44.2')],
  theocracy: [
    modifies('slave-revolt', 'tokens-in-revolt', { primary: 5 }, 'EP 30.45.2'),
    modifies('iconoclasm-and-heresy', 'cards-instead', { primary: 2, secondary: 2 }, 'EP 30.45.3'),
  ],
  theology: [modifies('iconoclasm-and-heresy', 'cities-reduced', { primary: -3, secondary: -3 }, 'EP 30.46.2')],
  'trade-empire': [
    modifies('cyclone', 'cities-reduced', { primary: 1, secondary: 1 }, 'EP 30.47.2'),
    modifies('epidemic', 'points-lost', { primary: 5, secondary: 5 }, 'EP 30.47.3'),
  ],
  'trade-routes': [gives('sells-cards', 'EP 30.48.2', 2), gives('hand-limit', 'EP 30.48.3')],
  'universal-doctrine': [modifies('superstition', 'cities-reduced', { primary: 1 }, 'EP 30.49.2')],
  urbanism: [
    gives('city-from-neighbours', 'EP 30.50.2', 4),
    modifies('volcano-earthquake', 'points-nearby', { primary: 4, secondary: 4 }, 'EP 30.50.3'),
  ],
};
