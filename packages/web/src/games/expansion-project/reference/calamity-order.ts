import {
  CALAMITY_LIMIT,
  calamityLimit,
  DYNAMIC_LIMIT,
  type EpOptions,
  type EpView,
} from '@ecumene/expansion-project/reference';
import { t } from '../../../text/text.ts';

/** How many calamities strike one player at a table with this limit. */
const LIMITS: Readonly<Record<EpOptions['calamityLimit'], { readonly says: string; readonly rule: string }>> = {
  usual: {
    says: t(
      'Minor calamities strike first, all at once. Then the major ones strike in this order. You suffer at most {major, plural, one {# major calamity} other {# major calamities}} and {minor, plural, one {# minor one} other {# minor ones}} a turn.',
      CALAMITY_LIMIT,
    ),
    rule: 'EP 24.2',
  },
  none: {
    says: t(
      'Minor calamities strike first, all at once. Then the major ones strike in this order. You suffer every calamity you hold.',
    ),
    rule: 'EP 32.5.1',
  },
  dynamic: {
    says: t(
      'Minor calamities strike first, all at once. Then the major ones strike in this order. You suffer at most {inAll, plural, one {# calamity} other {# calamities}} a turn, of which {major} can be major.',
      DYNAMIC_LIMIT,
    ),
    rule: 'EP 32.6.1.1',
  },
};

/** In which order calamities strike, and how many of them one player. */
export function calamityOrder({ options }: EpView): { readonly says: string; readonly rule: string } {
  return LIMITS[calamityLimit(options)];
}
