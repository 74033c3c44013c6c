import { t } from '../../../text/text.ts';

/** A card that changes what a calamity does, and how. */
interface Change {
  readonly card: string;
  readonly does: string;
  readonly rule: string;
}

/** A calamity as a player wants to look it up. */
export interface Reference {
  readonly id: string;
  /** What it does to whoever holds it when trading ends. */
  readonly does: string;
  readonly rule: string;
  /** Whom else it hits, and how. */
  readonly others?: { readonly does: string; readonly rule: string };
  readonly helps: readonly Change[];
  readonly worsens: readonly Change[];
}

/** The twelve calamities in the order in which they strike. */
export const CALAMITIES: readonly Reference[] = [
  {
    id: 'volcano-earthquake',
    does: t(
      'A volcano beside one of your cities destroys everything it touches. Without one, an earthquake destroys one of your cities.',
    ),
    rule: 'AC 30.211',
    others: { does: t('The earthquake also reduces a city of somebody else next to it.'), rule: 'AC 30.212' },
    helps: [
      {
        card: 'engineering',
        does: t('The earthquake only reduces the city, and nobody’s quake reaches you. No help against volcanoes.'),
        rule: 'AC 30.213',
      },
    ],
    worsens: [],
  },
  {
    id: 'treachery',
    does: t(
      'Whoever traded it to you takes over one of your cities, of their choice. If you drew it yourself, one of your cities is reduced.',
    ),
    rule: 'AC 30.221',
    helps: [],
    worsens: [],
  },
  {
    id: 'famine',
    does: t('You lose 10 points of units.'),
    rule: 'AC 30.311',
    others: { does: t('You share out 20 more among the others, at most 8 each.'), rule: 'AC 30.311' },
    helps: [{ card: 'pottery', does: t('Every Grain you show saves 4 points.'), rule: 'AC 30.312' }],
    worsens: [],
  },
  {
    id: 'superstition',
    does: t('Three of your cities are reduced; you choose which.'),
    rule: 'AC 30.321',
    helps: [
      { card: 'mysticism', does: t('Only two cities.'), rule: 'AC 30.322' },
      { card: 'deism', does: t('Only one city.'), rule: 'AC 30.322' },
      { card: 'enlightenment', does: t('None at all.'), rule: 'AC 30.322' },
    ],
    worsens: [],
  },
  {
    id: 'civil-war',
    does: t(
      'Your nation splits. You pick 15 points of units, then whoever has most in stock adds 20 more; you keep one part, they get the other.',
    ),
    rule: 'AC 30.411',
    helps: [
      { card: 'music', does: t('You pick 5 points more.'), rule: 'AC 30.4122' },
      { card: 'drama-and-poetry', does: t('You pick 5 points more.'), rule: 'AC 30.4122' },
      { card: 'democracy', does: t('You pick 10 points more.'), rule: 'AC 30.4122' },
      { card: 'philosophy', does: t('The other picks just 15 points, and nothing else counts.'), rule: 'AC 30.4124' },
    ],
    worsens: [{ card: 'military', does: t('Both parts lose 5 points first.'), rule: 'AC 30.414' }],
  },
  {
    id: 'slave-revolt',
    does: t('Fifteen of your tokens support no city; cities they fed are reduced.'),
    rule: 'AC 30.421',
    helps: [{ card: 'enlightenment', does: t('Five tokens fewer.'), rule: 'AC 30.423' }],
    worsens: [{ card: 'mining', does: t('Five tokens more.'), rule: 'AC 30.423' }],
  },
  {
    id: 'flood',
    does: t('You lose up to 17 points of units on the flood plain where you have most; without one, a coastal city.'),
    rule: 'AC 30.511',
    others: { does: t('The others on that plain lose 10 between them, as you share it out.'), rule: 'AC 30.512' },
    helps: [
      { card: 'engineering', does: t('At most 7 points, and a coastal city is only reduced.'), rule: 'AC 30.515' },
    ],
    worsens: [],
  },
  {
    id: 'barbarian-hordes',
    does: t(
      'Fifteen barbarians land where you began, fight everyone in their way and move on to where they hurt you most. Crete is safe.',
    ),
    rule: 'AC 30.5211',
    others: { does: t('They fight whoever lives where they pass.'), rule: 'AC 30.5242' },
    helps: [],
    worsens: [],
  },
  {
    id: 'epidemic',
    does: t('You lose 16 points of units, but a token stays in every area.'),
    rule: 'AC 30.611',
    others: {
      does: t('You share out 25 more among the others, at most 10 each; none to whoever traded you the card.'),
      rule: 'AC 30.611',
    },
    helps: [{ card: 'medicine', does: t('8 points fewer for you, 5 for others who hold it.'), rule: 'AC 30.613' }],
    worsens: [{ card: 'roadbuilding', does: t('5 points more.'), rule: 'AC 30.614' }],
  },
  {
    id: 'civil-disorder',
    does: t('All but three of your cities are reduced; you choose which.'),
    rule: 'AC 30.711',
    helps: [
      { card: 'music', does: t('Saves a city.'), rule: 'AC 30.712' },
      { card: 'drama-and-poetry', does: t('Saves a city.'), rule: 'AC 30.712' },
      { card: 'law', does: t('Saves a city.'), rule: 'AC 30.712' },
      { card: 'democracy', does: t('Saves a city.'), rule: 'AC 30.712' },
    ],
    worsens: [
      { card: 'military', does: t('Costs one more.'), rule: 'AC 30.713' },
      { card: 'roadbuilding', does: t('Costs one more.'), rule: 'AC 30.714' },
    ],
  },
  {
    id: 'iconoclasm-and-heresy',
    does: t('Four of your cities are reduced; you choose which.'),
    rule: 'AC 30.811',
    others: {
      does: t('You have two cities of others reduced; not of whoever traded you the card.'),
      rule: 'AC 30.818',
    },
    helps: [
      { card: 'law', does: t('Saves a city.'), rule: 'AC 30.812' },
      { card: 'philosophy', does: t('Saves a city; others who hold it lose one at most.'), rule: 'AC 30.813' },
      { card: 'theology', does: t('Saves three; others who hold it are safe.'), rule: 'AC 30.814' },
    ],
    worsens: [
      { card: 'monotheism', does: t('Costs one more.'), rule: 'AC 30.815' },
      { card: 'roadbuilding', does: t('Costs one more.'), rule: 'AC 30.816' },
    ],
  },
  {
    id: 'piracy',
    does: t('Two of your coastal cities become pirate cities, as whoever traded you the card chooses.'),
    rule: 'AC 30.911',
    others: { does: t('You name two others who lose a coastal city each.'), rule: 'AC 30.912' },
    helps: [],
    worsens: [],
  },
];
