import type { Block } from '@ecumene/expansion-project/reference';
import { t } from '../../../text/text.ts';

/** What a block is called, and its letter. */
export const BLOCK_WORDS: Readonly<Record<Block, { readonly name: string; readonly sign: string }>> = {
  west: { name: t('West block'), sign: t('W') },
  east: { name: t('East block'), sign: t('E') },
};
