import { ADVANCES } from '../data/advances.ts';
import { CALAMITY_ROWS } from '../data/calamities.ts';
import { CALAMITIES } from '../data/trade-cards.ts';

/** The paragraphs of each calamity and each advancement, which is how readers look for them. */
export const parts = [
  ...CALAMITIES.map(({ id, name }) => {
    const [section] = /29\.\d+\.\d+\./.exec(CALAMITY_ROWS[id].rule) ?? [''];
    return { begins: section, name };
  }),
  ...ADVANCES.map(({ name, section }) => ({ begins: `${section}.`, name })),
];
