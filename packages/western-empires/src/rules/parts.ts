import { ADVANCES } from '../data/advances.ts';
import { CALAMITIES } from '../data/trade-cards.ts';

/** The paragraphs of each calamity and each advance, which is how readers look for them. */
export const parts = [...CALAMITIES, ...ADVANCES].map(({ id, name }) => ({ begins: `${id}.`, name }));
