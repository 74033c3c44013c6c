import { CALAMITIES as CALAMITY_NUMBERS, CIVILIZATION_CARDS } from '@ecumene/advanced-civilization/reference';
import { t } from '../../../text/text.ts';
import { changesOf, type Reference } from '../../ancients/calamity-changes.ts';

const { famine, superstition, flood, epidemic, piracy } = CALAMITY_NUMBERS;
const SPARED = -CALAMITY_NUMBERS['civil-disorder'].amount;
const HERESY = CALAMITY_NUMBERS['iconoclasm-and-heresy'];
const WAR = CALAMITY_NUMBERS['civil-war'];

/** The twelve calamities in the order in which they strike. */
const TEXTS: readonly Omit<Reference, 'changes'>[] = [
  {
    id: 'volcano-earthquake',
    does: t(
      'A volcano next to one of your cities destroys everything it touches. If you have no such city, an earthquake destroys one of your cities.',
    ),
    rule: 'AC 30.211',
    others: { does: t('The earthquake also reduces a city of another player next to it.'), rule: 'AC 30.212' },
  },
  {
    id: 'treachery',
    does: t(
      'The player who traded it to you takes over one of your cities, of their choice. If you drew it yourself, one of your cities is reduced.',
    ),
    rule: 'AC 30.221',
  },
  {
    id: 'famine',
    does: t('You lose {n} unit points.', { n: famine.amount }),
    rule: 'AC 30.311',
    others: {
      does: t('You divide {total} more points among the other players, at most {each} each.', famine.others),
      rule: 'AC 30.311',
    },
  },
  {
    id: 'superstition',
    does: t('You choose {n} of your cities. They are reduced.', { n: superstition.amount }),
    rule: 'AC 30.321',
  },
  {
    id: 'civil-war',
    does: t(
      'Your nation splits. You choose {own} unit points, then the player with the most units in stock adds {more}. You keep one part, that player gets the other.',
      { own: WAR.amount, more: WAR.others.total },
    ),
    rule: 'AC 30.411',
  },
  {
    id: 'slave-revolt',
    does: t('{n} of your tokens support no cities. Cities without support are reduced.', {
      n: CALAMITY_NUMBERS['slave-revolt'].amount,
    }),
    rule: 'AC 30.421',
  },
  {
    id: 'flood',
    does: t(
      'You lose up to {n} unit points on the flood plain where you have most units. If you have none there, a coastal city is reduced.',
      {
        n: flood.amount,
      },
    ),
    rule: 'AC 30.511',
    others: {
      does: t('Other players on that plain lose {total} points in total. You decide how.', flood.others),
      rule: 'AC 30.512',
    },
  },
  {
    id: 'barbarian-hordes',
    does: t(
      '{n} barbarians land in your start area, fight everyone in their way and move on to where they hurt you most. Crete is safe.',
      { n: CALAMITY_NUMBERS['barbarian-hordes'].amount },
    ),
    rule: 'AC 30.5211',
    others: { does: t('They fight everyone in their way.'), rule: 'AC 30.5242' },
  },
  {
    id: 'epidemic',
    does: t('You lose {n} unit points, but 1 token stays in every area.', { n: epidemic.amount }),
    rule: 'AC 30.611',
    others: {
      does: t(
        'You divide {total} more points among the other players, at most {each} each. You cannot choose the player who traded you the card.',
        epidemic.others,
      ),
      rule: 'AC 30.611',
    },
  },
  {
    id: 'civil-disorder',
    does: t('You choose {n} of your cities to keep. The others are reduced.', { n: SPARED }),
    rule: 'AC 30.711',
  },
  {
    id: 'iconoclasm-and-heresy',
    does: t('You choose {n} of your cities. They are reduced.', { n: HERESY.amount }),
    rule: 'AC 30.811',
    others: {
      does: t(
        'You choose {total} cities of other players, which are reduced. You cannot choose the player who traded you the card.',
        HERESY.others,
      ),
      rule: 'AC 30.818',
    },
  },
  {
    id: 'piracy',
    does: t('The player who traded you the card chooses {n} of your coastal cities. They become pirate cities.', {
      n: piracy.amount,
    }),
    rule: 'AC 30.911',
    others: {
      does: t('You choose {total} other players. Each loses a coastal city.', piracy.others),
      rule: 'AC 30.912',
    },
  },
];

export const CALAMITIES: readonly Reference[] = TEXTS.map((text) => ({
  ...text,
  changes: changesOf(CIVILIZATION_CARDS, text.id),
}));
