import { KIND_MOTIFS } from './kinds.ts';
import { along, box, disc, dome, type Motif, poly } from './shapes.ts';

const GEAR: Motif = {
  deep: `${disc(32, 20, 13)}${box(29, 2, 6, 36)}${box(14, 17, 36, 6)}${poly(19, 4, 24, 2, 45, 36, 40, 38)}${poly(45, 4, 40, 2, 19, 36, 24, 38)}`,
  lit: disc(32, 20, 5),
};
const BULB: Motif = {
  deep: `M32 3a13 13 0 0 1 8 23q-2 2-2 5H26q0-3-2-5a13 13 0 0 1 8-23z${box(26, 32, 12, 3)}${box(28, 36, 8, 3)}`,
  lit: `M26 14q1-6 7-7q-4 3-4 8zM10 8l8 4-1 2-8-4zM54 8l-8 4 1 2 8-4zM8 22h9v2H8zM47 22h9v2h-9z`,
};
const HOUSES: Motif = {
  deep: `${poly(4, 38, 4, 22, 13, 14, 22, 22, 22, 38)}${poly(20, 38, 20, 12, 32, 3, 44, 12, 44, 38)}${poly(42, 38, 42, 24, 51, 16, 60, 24, 60, 38)}`,
  lit: `${box(10, 25, 6, 6)}${box(25, 15, 5, 6)}${box(34, 15, 5, 6)}M29 38v-9h6v9z${box(48, 26, 6, 6)}`,
};
const FLAGS: Motif = {
  deep: `${box(12, 2, 2, 38)}${box(36, 8, 2, 32)}M14 4q9-4 18 0v14q-9-4-18 0zM38 10q9-4 18 0v12q-9-4-18 0z`,
  lit: 'M14 9q9-4 18 0v4q-9-4-18 0zM38 14q9-4 18 0v4q-9-4-18 0z',
};
const SACKS: Motif = {
  deep: 'M10 38q-6-14 6-20l-3-6q6-3 12 0l-3 6q12 6 6 20zM36 38q-5-12 5-16l-3-5q6-3 11 0l-3 5q10 4 5 16z',
  lit: 'M14 16h10v3H14zM38 20h10v2H38zM19 24q5 5 0 10q-5-5 0-10zM43 26q4 4 0 8q-4-4 0-8z',
};
const CRATES: Motif = {
  deep: `${box(8, 22, 22, 17)}${box(34, 22, 22, 17)}${box(21, 4, 22, 17)}`,
  lit: `${box(11, 25, 16, 2)}${box(11, 33, 16, 2)}${box(37, 25, 16, 2)}${box(37, 33, 16, 2)}${box(24, 7, 16, 2)}${box(24, 15, 16, 2)}`,
};
const VASE: Motif = {
  deep: 'M24 4h16v4q-2 3-2 5q10 4 10 13q0 8-10 14H26q-10-6-10-14q0-9 10-13q0-2-2-5z',
  lit: `M18 22h28v3H18z${along(6, 4.5, (x) => poly(19 + x, 31, 21.25 + x, 27, 23.5 + x, 31))}`,
};
const ARROW: Motif = {
  deep: `${poly(32, 2, 54, 22, 42, 22, 42, 38, 22, 38, 22, 22, 10, 22)}`,
  lit: `${poly(32, 8, 44, 19, 38, 19, 38, 25, 26, 25, 26, 19, 20, 19)}`,
};
const WAVES = 'M0 34q8-5 16 0t16 0t16 0t16 0v6H0z';
const PALM: Motif = {
  deep: `M2 38q30-14 60 0zM33 12q4 10 2 22h-4q2-12-1-21zM32 12q-10-8-18 0q10-2 18 0zM32 12q10-9 19-1q-10-1-19 1zM32 12q-4-10-13-8q9 2 13 8zM32 12q5-10 14-7q-9 1-14 7z`,
  lit: WAVES,
};
const HUTS: Motif = {
  deep: `${poly(4, 38, 18, 14, 32, 38)}${poly(30, 38, 44, 10, 60, 38)}`,
  lit: `${poly(14, 38, 18, 27, 22, 38)}${poly(39, 38, 44, 24, 50, 38)}`,
};
const FORT: Motif = KIND_MOTIFS.bonus;
const GOLD: Motif = {
  deep: 'M8 36q0-16 24-16t24 16z',
  lit: `${disc(20, 31, 4)}${disc(32, 25, 5)}${disc(44, 31, 4)}${disc(30, 34, 3.5)}M50 6l2 5 5 2-5 2-2 5-2-5-5-2 5-2z`,
};
const HILLS: Motif = {
  deep: `M0 38q10-18 22-6q10-24 24-6q8-10 18 2v10z`,
  lit: `${WAVES}${disc(12, 9, 4)}`,
};
const RUINS: Motif = {
  deep: `${box(4, 34, 56, 5)}${box(10, 14, 6, 20)}${box(24, 8, 6, 26)}${poly(38, 34, 38, 20, 44, 24, 44, 34)}${box(52, 16, 5, 18)}${poly(8, 14, 8, 10, 34, 4, 34, 8)}`,
  lit: `${box(12, 16, 1.5, 18)}${box(26, 10, 1.5, 24)}${box(54, 18, 1.5, 16)}`,
};
const SKULL: Motif = {
  deep: 'M32 3c12 0 17 8 17 16c0 5-3 8-6 10v9H21v-9c-3-2-6-5-6-10c0-8 5-16 17-16z',
  lit: `${disc(25, 18, 4.5)}${disc(39, 18, 4.5)}${poly(32, 23, 35, 28, 29, 28)}${along(3, 5, (x) => box(25.5 + x, 32, 2, 6))}`,
};
const CROWD: Motif = {
  deep: `${along(4, 14, (x) => `${disc(11 + x, 20, 5)}M${3 + x} 40q0-13 8-13t8 13z`)}`,
  lit: `${along(3, 14, (x) => `${disc(18 + x, 13, 4)}M${12 + x} 26q1-8 6-8t6 8z`)}`,
};
const TORCHES: Motif = {
  deep: `${poly(14, 40, 18, 16, 22, 16, 22, 40)}${poly(30, 40, 30, 12, 35, 12, 35, 40)}${poly(42, 40, 44, 18, 48, 18, 50, 40)}`,
  lit: 'M20 16q-7-6 0-15q7 9 0 15zM32.500 12q-6-5 0-12q6 7 0 12zM46 18q-7-6 0-15q7 9 0 15z',
};
const SCROLL_AND_PEN: Motif = {
  deep: 'M12 8h32v30H12z',
  lit: `${along(4, 6, (y) => box(17, 13 + y, 18, 2))}M58 2q-14 6-18 24l2 2q14-6 16-26z`,
};
const SUN: Motif = {
  deep: `${disc(32, 22, 10)}${box(30.5, 2, 3, 7)}${box(8, 20.5, 8, 3)}${box(48, 20.5, 8, 3)}${poly(14, 6, 16, 4, 22, 10, 20, 12)}${poly(50, 6, 48, 4, 42, 10, 44, 12)}`,
  lit: dome(32, 22, 6),
};

/** Pictures by the beginning of a card's name, the more exact ones first. */
export const THEMES: readonly (readonly [string, Motif])[] = [
  ['engineering-genius', GEAR],
  ['breakthrough', BULB],
  ['revolutionary-idea', BULB],
  ['urban-growth', HOUSES],
  ['patriotism', FLAGS],
  ['wave-of-nationalism', FLAGS],
  ['national-pride', FLAGS],
  ['frugality', SACKS],
  ['rich-land', HILLS],
  ['stockpile', CRATES],
  ['reserves', CRATES],
  ['cultural-heritage', VASE],
  ['endowment-for-the-arts', VASE],
  ['cultural-influence', VASE],
  ['iconoclasm', VASE],
  ['efficient-upgrade', ARROW],
  ['military-build-up', KIND_MOTIFS.infantry],
  ['historic-territory', RUINS],
  ['inhabited-territory', HUTS],
  ['strategic-territory', FORT],
  ['vast-territory', HILLS],
  ['wealthy-territory', GOLD],
  ['developed-territory', PALM],
  ['development-of-agriculture', KIND_MOTIFS.farm],
  ['impact-of-agriculture', KIND_MOTIFS.farm],
  ['good-harvest', KIND_MOTIFS.farm],
  ['development-of-crafts', KIND_MOTIFS.mine],
  ['new-deposits', KIND_MOTIFS.mine],
  ['impact-of-industry', GEAR],
  ['economic-progress', GEAR],
  ['development-of-religion', KIND_MOTIFS.temple],
  ['crusades', KIND_MOTIFS.temple],
  ['development-of-science', KIND_MOTIFS.lab],
  ['scientific-', KIND_MOTIFS.lab],
  ['impact-of-science', KIND_MOTIFS.lab],
  ['popularization-of-science', KIND_MOTIFS.library],
  ['development-of-warfare', KIND_MOTIFS['military-technology']],
  ['impact-of-strength', KIND_MOTIFS['military-technology']],
  ['politics-of-strength', KIND_MOTIFS['military-technology']],
  ['development-of-settlement', HUTS],
  ['development-of-markets', SACKS],
  ['prosperity', SACKS],
  ['development-of-trade-routes', CRATES],
  ['impact-of-colonies', PALM],
  ['development-of-politics', KIND_MOTIFS.government],
  ['impact-of-government', KIND_MOTIFS.government],
  ['independence-declaration', SCROLL_AND_PEN],
  ['international-agreement', SCROLL_AND_PEN],
  ['impact-of-progress', BULB],
  ['impact-of-technology', BULB],
  ['impact-of-happiness', SUN],
  ['impact-of-architecture', HOUSES],
  ['impact-of-wonders', KIND_MOTIFS.wonder],
  ['impact-of-', KIND_MOTIFS['civil-technology']],
  ['barbarians', KIND_MOTIFS.aggression],
  ['raiders', KIND_MOTIFS.aggression],
  ['foray', KIND_MOTIFS.cavalry],
  ['border-conflict', FORT],
  ['uncertain-borders', FORT],
  ['cold-war', KIND_MOTIFS.artillery],
  ['terrorism', TORCHES],
  ['pestilence', SKULL],
  ['rats', SKULL],
  ['reign-of-terror', SKULL],
  ['crime-wave', SKULL],
  ['ravages-of-time', RUINS],
  ['rebellion', TORCHES],
  ['civil-unrest', TORCHES],
  ['immigration', CROWD],
  ['emigration', CROWD],
  ['refugees', CROWD],
];
