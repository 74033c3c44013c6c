import type { AdvanceId } from './advances.ts';

/** A special ability: the advancement that has it, and who is safe from it. */
export interface Ability {
  readonly id: AdvanceId;
  /** Its section among the special abilities: `25.2`. */
  readonly section: string;
  /** Advancements whose holders it cannot touch. */
  readonly spares: readonly AdvanceId[];
  readonly rules: readonly string[];
}

/** In the order of the book; each is used at most once a turn. @rule EP 25.1 @rule EP 25.1.1 */
export const ABILITIES = [
  { id: 'diaspora', section: '25.2', spares: [], rules: ['EP 25.2.1', 'EP 30.14.2'] },
  {
    id: 'fundamentalism',
    section: '25.3',
    spares: ['fundamentalism', 'philosophy'],
    rules: ['EP 25.3.1', 'EP 30.20.3', 'EP 30.37.4'],
  },
  {
    id: 'monotheism',
    section: '25.4',
    spares: ['monotheism', 'theology'],
    rules: ['EP 25.4.1', 'EP 30.31.3', 'EP 30.46.3'],
  },
  {
    id: 'politics',
    section: '25.5',
    spares: ['politics', 'cultural-ascendancy'],
    rules: ['EP 25.5.1', 'EP 30.38.3', 'EP 30.11.3'],
  },
  {
    id: 'provincial-empire',
    section: '25.6',
    spares: ['provincial-empire', 'public-works'],
    rules: ['EP 25.6.1', 'EP 30.40.4', 'EP 30.41.4'],
  },
  {
    id: 'trade-empire',
    section: '25.7',
    spares: ['trade-empire', 'wonder-of-the-world'],
    rules: ['EP 25.7.1', 'EP 30.47.4', 'EP 30.51.3'],
  },
  { id: 'universal-doctrine', section: '25.8', spares: [], rules: ['EP 25.8.1', 'EP 30.49.3'] },
] as const satisfies readonly Ability[];

export type AbilityId = (typeof ABILITIES)[number]['id'];

export function abilityOf(id: AbilityId): Ability {
  const found = ABILITIES.find((one) => one.id === id);
  if (found === undefined) throw new Error(`No ability "${id}"`);
  return found;
}

/** Tokens Politics may bring into treasury instead of annexing. @rule EP 25.5.4 @rule EP C68 */
export const POLITICS_TOKENS = 5;
/** Cards Provincial Empire collects at most, and their least face value. @rule EP 25.6.1 @rule EP 25.6.2 */
export const PROVINCIAL = { cards: 5, leastValue: 2 } as const;
/** Players Trade Empire asks at most. @rule EP 25.7.2 */
export const TRADE_EMPIRE_ASKS = 3;
/** Unit points Universal Doctrine converts. @rule EP 25.8.1 */
export const DOCTRINE_POINTS = 5;
