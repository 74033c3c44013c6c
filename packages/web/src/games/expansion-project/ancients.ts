import { ADVANCES, EPOCHS, type EpView, POINTS } from '@ecumene/expansion-project/reference';
import { t } from '../../text/text.ts';
import type { AncientGame } from '../ancients/game.ts';
import { Portrait } from './civilizations/Portrait.tsx';
import { purchases } from './purchases/shop.ts';
import { abilityNow, ask, follow } from './reading.ts';
import { Culture } from './reference/Culture.tsx';
import { CALAMITIES } from './reference/calamities.ts';
import { calamityOrder } from './reference/calamity-order.ts';
import { EPOCH_NAMES } from './reference/cultures.ts';
import { workedOut } from './reference/worked.ts';
import { trade } from './trade/trade.ts';

/** The points of advancements, the fewest first. */
const [few = 0, some = 0, many = 0] = [...new Set(ADVANCES.map(({ points }) => points))].toSorted((a, b) => a - b);

/** What the screens of all Civilization games ask of the Expansion Project. */
export const ancients: AncientGame<EpView> = {
  ask,
  follow,
  abilityNow,
  choosing: (view) => view.sequence,
  lastTurn: (view) => view.options.turns,
  scoreParts: [
    { id: 'cards', name: t('Advancements') },
    { id: 'track', name: t('Track') },
    { id: 'cities', name: t('Cities') },
  ],
  scoring: {
    says: t(
      'A city counts {city}, a step on the track {step}, an advancement {few}, {some} or {many} points by its cost.',
      { ...POINTS, few, some, many },
    ),
    rule: 'EP 35.1',
  },
  trade,
  advances: t('Advancements'),
  advance: t('Advancement'),
  missing: ({ what, n }) => {
    const cost = Number(/\d+$/.exec(what)?.[0] ?? 0);
    if (what === 'advances') return t('{n, plural, one {# advancement} other {# advancements}}', { n });
    return what.startsWith('advances-from-')
      ? t('{n, plural, one {# advancement} other {# advancements}} that cost {cost} or more', { n, cost })
      : undefined;
  },
  purchases,
  epochs: EPOCHS.map((epoch) => EPOCH_NAMES[epoch]),
  becauseOf: ({ event }) => ('because' in event && event.what !== 'game-ends' ? event.because : undefined),
  calamities: CALAMITIES,
  calamityOrder,
  workedOut,
  About: Culture,
  Portrait,
};
