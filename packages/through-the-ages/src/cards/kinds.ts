/** The ages and the kinds of cards. */

export const ages = ['A', 'I', 'II', 'III'] as const;
export type Age = (typeof ages)[number];

/** How each age is called; in the last one there are no cards any more. */
export const ageNames: readonly string[] = [...ages, 'IV'];

/** The number a card counts as: its age, from 0 to 3. @rule TTA level.1 */
export type Level = 0 | 1 | 2 | 3;
export const levelOfAge: Readonly<Record<Age, Level>> = { A: 0, I: 1, II: 2, III: 3 };

export const productionKinds = ['farm', 'mine'] as const;
export const urbanKinds = ['lab', 'library', 'temple', 'theater', 'arena'] as const;
export const unitKinds = ['infantry', 'cavalry', 'artillery', 'air-force'] as const;
export const specialKinds = [
  'civil-technology',
  'military-technology',
  'colonization-technology',
  'construction-technology',
] as const;
export const workerKinds = [...productionKinds, ...urbanKinds, ...unitKinds] as const;
export const technologyKinds = [...workerKinds, ...specialKinds, 'government'] as const;
export const civilKinds = [...technologyKinds, 'leader', 'wonder', 'action'] as const;
export const militaryKinds = ['event', 'territory', 'aggression', 'war', 'pact', 'tactic', 'bonus'] as const;

export type ProductionKind = (typeof productionKinds)[number];
export type UrbanKind = (typeof urbanKinds)[number];
export type UnitKind = (typeof unitKinds)[number];
export type SpecialKind = (typeof specialKinds)[number];
export type WorkerKind = (typeof workerKinds)[number];
export type TechnologyKind = (typeof technologyKinds)[number];
export type CivilKind = (typeof civilKinds)[number];
export type MilitaryKind = (typeof militaryKinds)[number];
export type Kind = CivilKind | MilitaryKind;
