import type { AdvanceId, Credits } from './advances.ts';

/** What a package brings: advancements, the credits printed for it, and tokens more to place. */
export interface Package {
  readonly advances: readonly AdvanceId[];
  readonly printed: Credits;
  readonly tokens: number;
}

/** How long a game is that does not begin at the beginning. @rule EP 31.2 */
export const LENGTHS = ['medium', 'short'] as const;
export type Length = (typeof LENGTHS)[number];

/** The ten packages. @rule EP 31.4a @rule EP 31.10 */
// biome-ignore format: one package a line, to be read like a table.
export const PACKAGES = {
  'craft-and-science': {
    medium: { advances: ['agriculture'], printed: { science: 5, crafts: 10 }, tokens: 3 },
    short: { advances: ['agriculture', 'masonry', 'empiricism', 'coinage'], printed: { science: 25, arts: 5, crafts: 25, civics: 10, religion: 5 }, tokens: 0 },
  },
  'craft-and-art': {
    medium: { advances: ['drama-and-poetry', 'pottery'], printed: { arts: 15, crafts: 10, religion: 5 }, tokens: 0 },
    short: { advances: ['drama-and-poetry', 'pottery', 'agriculture', 'sculpture'], printed: { science: 5, arts: 25, crafts: 20, civics: 5, religion: 5 }, tokens: 4 },
  },
  'craft-and-civic': {
    medium: { advances: ['masonry', 'urbanism'], printed: { science: 10, crafts: 10, civics: 10 }, tokens: 6 },
    short: { advances: ['masonry', 'urbanism', 'metalworking', 'monarchy', 'cloth-making'], printed: { science: 10, arts: 5, crafts: 30, civics: 20, religion: 5 }, tokens: 4 },
  },
  'craft-and-religion': {
    medium: { advances: ['cloth-making', 'deism'], printed: { arts: 5, crafts: 15, religion: 10 }, tokens: 1 },
    short: { advances: ['cloth-making', 'deism', 'agriculture', 'pottery'], printed: { science: 5, arts: 10, crafts: 35, religion: 10 }, tokens: 4 },
  },
  'science-and-art': {
    medium: { advances: ['empiricism', 'sculpture'], printed: { science: 10, arts: 15, crafts: 5, civics: 10, religion: 5 }, tokens: 6 },
    short: { advances: ['empiricism', 'sculpture', 'medicine', 'drama-and-poetry'], printed: { science: 20, arts: 25, crafts: 10, civics: 10, religion: 10 }, tokens: 0 },
  },
  'science-and-civic': {
    medium: { advances: ['written-record', 'monarchy'], printed: { science: 10, civics: 15, religion: 5 }, tokens: 3 },
    short: { advances: ['written-record', 'monarchy', 'urbanism', 'engineering'], printed: { science: 15, crafts: 5, civics: 25, religion: 5 }, tokens: 0 },
  },
  'science-and-religion': {
    medium: { advances: ['astronavigation', 'mythology'], printed: { science: 10, arts: 5, religion: 15 }, tokens: 0 },
    short: { advances: ['astronavigation', 'mythology', 'coinage', 'deism'], printed: { science: 20, arts: 5, crafts: 5, civics: 5, religion: 25 }, tokens: 4 },
  },
  'art-and-civic': {
    medium: { advances: ['literacy'], printed: { science: 5, arts: 10, crafts: 5, civics: 10, religion: 5 }, tokens: 6 },
    short: { advances: ['literacy', 'drama-and-poetry', 'monarchy', 'sculpture'], printed: { science: 5, arts: 30, crafts: 5, civics: 25, religion: 15 }, tokens: 6 },
  },
  'art-and-religion': {
    medium: { advances: ['mysticism', 'music'], printed: { arts: 15, religion: 10 }, tokens: 1 },
    short: { advances: ['mysticism', 'music', 'sculpture', 'architecture'], printed: { science: 5, arts: 35, civics: 5, religion: 10 }, tokens: 2 },
  },
  'civic-and-religion': {
    medium: { advances: ['theocracy', 'monarchy'], printed: { science: 5, civics: 15, religion: 5 }, tokens: 0 },
    short: { advances: ['theocracy', 'monarchy', 'deism', 'metalworking'], printed: { science: 5, crafts: 15, civics: 15, religion: 15 }, tokens: 4 },
  },
} as const satisfies Readonly<Record<string, Readonly<Record<Length, Package>>>>;

export type PackageId = keyof typeof PACKAGES;

export const PACKAGE_IDS: readonly PackageId[] = Object.keys(PACKAGES).filter(isPackage);

export function isPackage(id: string): id is PackageId {
  return Object.hasOwn(PACKAGES, id);
}

export function packageOf(id: PackageId, length: Length): Package {
  return PACKAGES[id][length];
}

/** How each length begins: value of the cards drawn, tokens placed, and the step of the marker. @rule EP 31.4 @rule EP 31.5 @rule EP 31.10 */
export const SHORTER_START: Readonly<
  Record<Length, { readonly cardValue: number; readonly tokens: number; readonly step: number }>
> = {
  medium: { cardValue: 20, tokens: 35, step: 6 },
  short: { cardValue: 25, tokens: 40, step: 9 },
};

/** Tokens a first city takes there. @rule EP 31.7 */
export const FIRST_CITY_COST = { site: 5, wild: 10 } as const;
