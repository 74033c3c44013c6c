import type { Settled } from './settled.ts';

export const eighteenSettled: readonly Settled[] = [
  {
    areas: ['magadha'],
    decision: 'Maurya starts in Magadha.',
    reason:
      'The source names no start; Magadha is listed last together with four starts that are certain, and was the heartland of the Maurya.',
  },
  {
    areas: ['milazzo', 'syracuse'],
    decision: 'Etna touches both.',
    reason: 'The rulebook counts three volcanoes in the west, two of them on a border; the older board puts Etna here.',
  },
  {
    areas: ['gandhara', 'kuhwat', 'barbaria', 'danakil', 'eastern-media', 'hecatompylos'],
    decision: 'One volcano for each neighbouring pair.',
    reason: 'Both areas of a pair are marked and share a border, as Etna and Vesuvius do.',
  },
  {
    areas: ['massilia', 'lugdunum', 'aquae-sextiae', 'etruria', 'rubicon'],
    decision: 'Rhone and Po are two flood plains.',
    reason: 'The Alps part the two rivers.',
  },
  {
    areas: ['nis', 'asmaka', 'nalas', 'tosali'],
    decision: 'Nis is the Helmand plain; the other three are the Godavari plain.',
    reason: 'Nis touches no other plain; the three hang together around the mouth of the Godavari.',
  },
  {
    areas: ['caspian-sea'],
    decision: 'An open sea without a way to the ocean; its shores are coastal.',
    reason: 'The source marks it as an open sea.',
  },
  {
    areas: ['ustyurt', 'western-sogdiana'],
    decision: 'They meet on the Aral Sea, a lake: Western Sogdiana is not coastal, Ustyurt has two coasts.',
    reason: 'No other water can lie between them.',
  },
  {
    areas: ['scythia', 'maeotia'],
    decision: 'Not adjacent by water.',
    reason: 'Crimea borders both by land, so Scythia has no shore on the Sea of Azov.',
  },
  {
    areas: ['athens', 'chalcis', 'boeotia', 'eretria'],
    decision: 'Opposite corners at the Euripus are not adjacent.',
    reason: 'The rulebook says so; the four meet in one point, and a barrier is drawn there.',
  },
  {
    areas: ['sinai', 'eastern-desert'],
    decision: 'Coastal only together with the eastern panel.',
    reason: 'The rulebook of Western Empires says so.',
  },
  {
    areas: ['upper-egypt', 'rhodes', 'salamis'],
    decision: 'Sites in Rhodes and Salamis, none in Upper Egypt.',
    reason: 'A second source and the Advanced Civilization board agree.',
  },
  {
    areas: ['madurai', 'gauda', 'sahara', 'tunisia'],
    decision: 'Odd limits stay: Madurai 0, Gauda 0, Sahara 1, Tunisia 0.',
    reason: 'One source only and nothing against it.',
  },
  {
    areas: ['ur', 'charax', 'babylonia', 'chaldaea', 'susa'],
    decision: 'Their water borders are drawn on the marshes at the old head of the Persian Gulf.',
    reason: 'The shore of antiquity lay further inland than that of today.',
  },
  {
    areas: ['lycia', 'galatia', 'byzantium', 'black-sea', 'pandyas', 'anuradhapura', 'syracuse', 'campania'],
    decision: 'Lycia - Galatia, Byzantium - Black Sea, Pandyas - Anuradhapura and Syracuse - Campania are adjacent.',
    reason: 'The source lists each on one side only; geography has them, and the map would have a hole without them.',
  },
  {
    areas: ['hattusa', 'tripolitania', 'aegean-sea'],
    decision: 'Their neighbours are those areas that name them.',
    reason: 'The source leaves their own lists empty; adjacency holds both ways.',
  },
  {
    areas: ['kuhwat', 'calmadon', 'orodan', 'ahmar', 'bahrmeder'],
    decision: 'Drawn where their neighbours put them.',
    reason: 'No ancient or modern place of that name could be made out.',
  },
  {
    areas: [
      'rhapta',
      'ma-in',
      'tosali',
      'sattagydia',
      'nukheila',
      'western-sinhalese',
      'eastern-sinhalese',
      'galatia',
      'assyria',
      'carrhae',
      'elam',
      'susiana',
      'parsua',
      'sagartia',
      'drangiana',
      'bihar',
      'rupar',
      'balakot',
      'ad-dahna',
    ],
    decision: 'Drawn where their neighbours put them, not where the ancient place lay.',
    reason:
      'Who borders whom decides the game; the names of these areas lie off their places on any map that keeps to it.',
  },
  {
    areas: ['nafud', 'nafud-desert', 'asmaka', 'assaka', 'zafar', 'zufar', 'bactra', 'bactria'],
    decision: 'Two areas each, however alike the names.',
    reason: 'Each has its own neighbours and its own limit in the source.',
  },
  {
    areas: ['caspian-sea', 'caucasus', 'nalchik', 'alani'],
    decision: 'The Caspian is in play with either panel.',
    reason: 'Three areas of the western panel lie on it.',
  },
];
