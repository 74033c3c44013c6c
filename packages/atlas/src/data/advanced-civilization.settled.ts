import type { Settled } from './settled.ts';

export const advancedCivilizationSettled: readonly Settled[] = [
  {
    areas: ['lycia', 'epirus'],
    decision: 'Limit 2 each instead of 1.',
    reason:
      'The article on Crete counts nine areas without a site in reach and has them feed 18; the transcriptions add up to 16. Epirus is 2 on the eighteen-civilization board. For the other point Lycia is likelier than Lesbos: the article sends the first settlers there for food, and Lesbos is 1 on both boards.',
  },
  {
    areas: ['west-mauretania', 'tunisia', 'sabratha'],
    decision: 'Limit 1 each instead of 2.',
    reason:
      'The article on Africa finds room for 12 tokens between West Mauretania, Libya and Milazzo; the transcriptions add up to 15. One of them has West Mauretania at 1, as has the eighteen-civilization board, which also lowers Tunisia. Milazzo and Numidia are 2 on both boards, and the article farms Sicily: that leaves Sabratha for the last point.',
  },
  {
    areas: ['alexandria', 'fayum', 'memphis', 'tanis', 'upper-egypt'],
    decision: 'The Nile stays at five areas, Mesopotamia at seven.',
    reason:
      'The article calls the Nile the largest flood plain. It is the largest in what a flood takes that hurts most: four white sites against three.',
  },
  {
    areas: ['aegean-sea', 'phaestos'],
    decision: 'Not adjacent.',
    reason:
      'On a flat map this border would cross Knossos - Thera, which the 23 areas in reach of Knossos need; the other board has no such border either.',
  },
  {
    areas: ['delphi', 'chalcis'],
    decision: 'Adjacent by water, on the east coast of Delphi.',
    reason:
      'Five areas cannot meet in one point at the Euripus; the other board joins these two, and the counts from Crete hold.',
  },
  {
    areas: ['apollonia', 'epirus'],
    decision: 'Adjacent by water as well as by land.',
    reason: 'Ithaca touches both by water only, so the corner of the three lies in water.',
  },
  {
    areas: ['troy', 'sardes'],
    decision: 'Adjacent by water as well as by land.',
    reason: 'Lesbos touches both by water only, so the corner of the three lies in water.',
  },
  {
    areas: ['midian', 'sinai', 'petra'],
    decision: 'Midian - Sinai by water only, Petra without a coast.',
    reason:
      'As listed: the corner of the three lies on the shore at the head of the gulf of Aqaba, and is drawn there.',
  },
  {
    areas: ['ebusus', 'baleares'],
    decision: 'Ebusus lies east of Baleares and is drawn on Minorca.',
    reason: 'Its only neighbours are Baleares and the open sea, and Baleares touches the mainland areas.',
  },
  {
    areas: ['babylonia', 'susa', 'ur', 'charax', 'chaldaea'],
    decision: 'Their water borders are drawn on the marshes at the old head of the Persian Gulf.',
    reason: 'The shore of antiquity lay further inland than that of today.',
  },
  {
    areas: ['cirta', 'tunisia', 'sahara', 'tripolitania'],
    decision: 'Africa may start in all four; without the Western Extension Cirta is not on the board.',
    reason: 'The conference map of the book lists the four together.',
  },
  {
    areas: [],
    decision: 'Limit and city site are taken to be printed on one and the same panel.',
    reason: 'Only one panel per area is known; `sitePanel` is there for a better source.',
  },
  {
    areas: ['caspian-sea', 'caucasus', 'lesser-armenia', 'media'],
    decision: 'The Caspian is an open sea, its shores are coastal; no lake borders exist.',
    reason: 'It is named like the other open seas and no transcription marks a lake.',
  },
  {
    areas: ['delphi', 'aquitania'],
    decision: 'Delphi is the only area with two coasts.',
    reason:
      'The rule speaks of Greece. In the water graph only the neighbours of Delphi fall apart into two shores; Aquitania has two as well, but lies in Gaul.',
  },
  {
    areas: ['baetica'],
    decision: 'Landlocked.',
    reason: 'It lists no water: the ocean south of Lusitania is no area and is out of play.',
  },
  {
    areas: ['ithaca'],
    decision: 'The Corcyra of the article is Ithaca.',
    reason: 'No area is called Corcyra; Corfu lies in Ithaca as drawn, and it has a city site.',
  },
  {
    areas: ['maikop', 'sabratha', 'persian-gulf'],
    decision: 'Spelled so, not Mikop, Sabrata, Gulf of Persia.',
    reason: 'One spelling for both boards, the usual English one.',
  },
  {
    areas: ['corduba', 'new-carthage', 'ebusus', 'narbo', 'parthia', 'phaestos', 'siwa', 'western-desert'],
    decision: 'Where three transcriptions differ, two outvote one.',
    reason: 'No statement of the book speaks against the majority; the sums for Egypt need it.',
  },
  {
    areas: ['tyras', 'buhen', 'charax', 'carrhae', 'van', 'elam', 'parthia', 'lugdunensis', 'aquitania'],
    decision: 'Drawn where their neighbours put them, not where the ancient place lay.',
    reason:
      'Who borders whom decides the game; the names of these areas lie a step off their places on any map that keeps to it.',
  },
  {
    areas: ['knossos', 'phaestos', 'lemnos'],
    decision: 'Knossos and Phaestos count among the ten areas on seven islands, Lemnos does not.',
    reason: 'So counted, the ten and the seven of the article on Crete come out; Lemnos is out of reach.',
  },
];
