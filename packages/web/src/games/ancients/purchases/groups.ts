import { t } from '../../../text/text.ts';

/** The groups of advances, as the books of the games call them. */
export const GROUP_NAMES: Readonly<Record<string, string>> = {
  crafts: t('Crafts'),
  sciences: t('Sciences'),
  science: t('Science'),
  arts: t('Arts'),
  civics: t('Civics'),
  religion: t('Religion'),
};
