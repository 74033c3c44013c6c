import type { Calamities, CalamityRow } from '@ecumene/ancients';
import { CALAMITY_ROWS, type LossRow } from '../data/calamity-rows.ts';
import { CALAMITIES } from '../data/trade-cards.ts';

/** What a loss takes, in the words that bots and reference share. */
function takenBy(loss: LossRow): Pick<CalamityRow, 'takes' | 'amount'> {
  switch (loss.is) {
    case 'damage':
      return { takes: 'points', amount: loss.points };
    case 'annex-points':
      return { takes: 'splits', amount: loss.points };
    case 'reduce-cities':
    case 'select-and-reduce':
      return { takes: 'reduces', amount: loss.cities };
    case 'reduce-all-but':
      return { takes: 'reduces', amount: -loss.kept };
    case 'destroy-cities':
    case 'annex-cities':
    case 'pirate-cities':
      return { takes: 'cities', amount: loss.cities };
    case 'barbarians':
      return { takes: 'horde', amount: loss.tokens };
    case 'check-support':
      return { takes: 'idles', amount: loss.rateBy };
    case 'eruption':
    case 'earthquake':
      return { takes: 'cities', amount: 1 };
    case 'lose-treasury':
      return { takes: 'points', amount: Math.ceil(loss.tokens / 2) };
    case 'discard-cards':
      return { takes: 'points', amount: loss.cards };
    case 'discard-value':
      return { takes: 'points', amount: loss.value };
    case 'steps-back':
      return { takes: 'cities', amount: loss.steps };
  }
}

/** What a calamity takes from others in all, and from each. */
function othersOf(id: keyof typeof CALAMITY_ROWS): Pick<CalamityRow, 'others'> {
  const { secondary } = CALAMITY_ROWS[id];
  const [loss] = secondary?.losses ?? [];
  if (secondary === null || loss === undefined) return {};
  const { amount } = takenBy(loss);
  const named = secondary.who === 'everyone-at-the-place' ? 1 : secondary.who.named;
  return { others: { total: named * amount, each: amount } };
}

const ROWS: readonly CalamityRow[] = CALAMITIES.flatMap(({ id }) => {
  const [loss] = CALAMITY_ROWS[id].primary;
  return loss === undefined ? [] : [{ id, ...takenBy(loss), ...othersOf(id), rule: `WE ${loss.rules[0] ?? id}` }];
});

export const calamities: Calamities = {
  rows: ROWS,
  cites: {
    modifiers: ['WE modifiers.4', 'WE modifiers.1', 'WE modifiers.2', 'WE modifiers.5', 'WE P5'],
    flood: ['WE flood.4', 'WE flood.7', 'WE areas.12', 'WE areas.13'],
    barbarians: ['WE barbarian-hordes.2', 'WE barbarian-hordes.12', 'WE barbarian-hordes.13', 'WE conflict.12'],
    losses: [
      'WE damage.2',
      'WE damage.1',
      'WE damage.3',
      'WE damage.5',
      'WE damage.6',
      'WE damage.7',
      'WE damage.9',
      'WE insufficient.1',
      'WE insufficient.3',
      'WE W55',
      'WE P3',
      'WE P4',
    ],
    treachery: ['WE treachery.1', 'WE treachery.4', 'WE W26'],
    cities: ['WE damage.8', 'WE insufficient.1', 'WE public-works.6'],
    'civil-war': ['WE civil-war.4'],
    'slave-revolt': ['WE slave-revolt.2'],
    earthquake: ['WE volcano-earthquake.4'],
    volcano: ['WE volcano-earthquake.2', 'WE volcano-earthquake.3', 'WE W56'],
    piracy: ['WE piracy.3'],
    conversion: ['WE monotheism.1'],
    secondary: ['WE victims.4', 'WE victims.5', 'WE victims.6', 'WE damage.11', 'WE damage.16'],
    places: ['WE areas.11', 'WE areas.12', 'WE damage.1'],
    factions: ['WE civil-war.1'],
  },
};
