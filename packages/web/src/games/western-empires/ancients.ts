import { ADVANCES, CALAMITY_LIMIT, POINTS, type WeView } from '@ecumene/western-empires/reference';
import { t } from '../../text/text.ts';
import type { AncientGame } from '../ancients/game.ts';
import { BuildShip } from './movement/BuildShip.tsx';
import { KeepShips } from './movement/KeepShips.tsx';
import { purchases } from './purchases/shop.ts';
import { abilityNow, ask, follow } from './reading.ts';
import { ChainsChapter } from './reference/ChainsChapter.tsx';
import { CALAMITIES } from './reference/calamities.ts';
import { calamityNow } from './reference/calamity-now.ts';
import { MapChapter } from './reference/MapChapter.tsx';
import { trade } from './trade/trade.ts';

/** The points of advances, the fewest first. */
const [few = 0, some = 0, many = 0] = [...new Set(ADVANCES.map(({ points }) => points))].toSorted((a, b) => a - b);

/** What the screens of all Civilization games ask of Western Empires. */
export const ancients: AncientGame<WeView> = {
  ask,
  follow,
  abilityNow,
  choosing: (view) => view.sequence,
  lastTurn: (view) => view.options.turns,
  scoreParts: [
    { id: 'cards', name: t('Advances') },
    { id: 'track', name: t('Track') },
    { id: 'cities', name: t('Cities') },
    { id: 'bonus', name: t('Late Iron Age'), isRare: true },
  ],
  scoring: {
    says: t(
      'A city counts {city}, a step on the track {step}, an advance {few}, {some} or {many} points by its cost.',
      {
        ...POINTS,
        few,
        some,
        many,
      },
    ),
    rule: 'WE victory.1',
  },
  ties: {
    says: t(
      'Equal totals are decided by the marker further ahead, then more advances of {many} points, then of {some}, the total cost of advances, the most credits of one color, all credits, cities, tokens, and ranking.',
      { many, some },
    ),
    rule: 'WE victory-ties.1',
  },
  almanac: [
    { id: 'chains', title: t('Chains'), Chapter: ChainsChapter },
    { id: 'map', title: t('Map'), Chapter: MapChapter },
  ],
  trade,
  advances: t('Advances'),
  advance: t('Advance'),
  purchases,
  shipyard: { Row: KeepShips, Build: BuildShip },
  epochs: [
    t('Stone Age'),
    t('Early Bronze Age'),
    t('Middle Bronze Age'),
    t('Late Bronze Age'),
    t('Early Iron Age'),
    t('Late Iron Age'),
  ],
  becauseOf: ({ event }) => ('because' in event && event.what !== 'game-ends' ? event.because : undefined),
  calamities: CALAMITIES,
  calamityNow,
  calamityOrder: () => ({
    says: t(
      'Minor calamities strike first, all at once. Then the major ones strike in this order. You suffer at most {major, plural, one {# major calamity} other {# major calamities}} a turn.',
      { major: CALAMITY_LIMIT.major },
    ),
    rule: 'WE calamity-selection.1',
  }),
};
