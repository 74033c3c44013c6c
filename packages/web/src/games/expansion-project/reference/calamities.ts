import {
  ADVANCES,
  CALAMITY_ROWS,
  CALAMITIES as CARDS,
  type CalamityId,
  CALAMITY_NUMBERS as NUMBERS,
} from '@ecumene/expansion-project/reference';
import { t } from '../../../text/text.ts';
import { changesOf, type Reference, type RowOfChange } from '../../ancients/calamity-changes.ts';

const of = (id: CalamityId): { readonly n: number } => ({ n: CALAMITY_ROWS[id].amount });
const among = (id: CalamityId): { readonly total: number; readonly each: number } => ({
  total: CALAMITY_ROWS[id].others?.total ?? 0,
  each: CALAMITY_ROWS[id].others?.each ?? 0,
});

interface Words {
  readonly does: string;
  readonly others?: { readonly does: string; readonly rule: string };
}

/** What each calamity does to whoever holds it, and whom else it hits. */
const WORDS: Readonly<Record<CalamityId, Words>> = {
  'squandered-wealth': { does: t('You lose up to {n} treasury tokens.', of('squandered-wealth')) },
  tempest: { does: t('You lose all your ships and up to {n} treasury tokens.', of('tempest')) },
  'city-in-flames': { does: t('You choose a city to lose, or pay {n} treasury tokens.', { n: NUMBERS.cityRansom }) },
  'city-riots': {
    does: t('You choose a city. It is reduced, and you lose up to {n} treasury tokens.', { n: NUMBERS.riotTreasury }),
  },
  'coastal-migration': {
    does: t('You lose {n} unit points in coastal areas, and all your ships.', of('coastal-migration')),
  },
  'tribal-conflict': {
    does: t('You choose two areas without a city that are next to each other by land. You lose all your tokens there.'),
  },
  'minor-uprising': {
    does: t('You lose a unit point for each city. You may save points for {n} treasury tokens each.', {
      n: NUMBERS.uprisingTreasury,
    }),
  },
  banditry: {
    does: t(
      'You give commodity cards worth a point for each city to the player who traded you the card. If you drew it yourself, you discard them.',
    ),
  },
  'volcano-earthquake': {
    does: t(
      'If you have a city in an area with a volcano, the volcano destroys everything in the areas it touches. Otherwise an earthquake destroys one of your cities.',
    ),
    others: { does: t('The earthquake also reduces a city of another player next to it.'), rule: 'EP 29.2.1.2' },
  },
  treachery: {
    does: t(
      'The player who traded it to you takes over one of your cities, of their choice. If you drew it yourself, one of your cities is reduced.',
    ),
  },
  famine: {
    does: t('You lose {n} unit points.', of('famine')),
    others: {
      does: t('You divide {total} more points among the other players, at most {each} each.', among('famine')),
      rule: 'EP 29.3.1.1',
    },
  },
  superstition: { does: t('You choose {n} of your cities. They are reduced.', of('superstition')) },
  'civil-war': {
    does: t(
      'Your civilization splits. You choose {n} unit points, then the player with the most units in stock adds {more}. You keep one part, that player gets the other.',
      { ...of('civil-war'), more: NUMBERS.factionAdded },
    ),
  },
  'slave-revolt': {
    does: t('{n} of your tokens support no cities. Cities without support are reduced.', of('slave-revolt')),
  },
  flood: {
    does: t(
      'You lose up to {n} unit points on the flood plain where you have most units. If you have none there, you lose a coastal city.',
      of('flood'),
    ),
    others: {
      does: t(
        'Other players on that plain lose up to {total} points in total. You decide how many each.',
        among('flood'),
      ),
      rule: 'EP 29.5.1.3',
    },
  },
  'barbarian-hordes': {
    does: t(
      '{n} barbarians come over the edge of the map or out of empty wastes. They attack your cities and move on while they are too many for an area.',
      of('barbarian-hordes'),
    ),
    others: { does: t('They fight every player with units where they pass.'), rule: 'EP 29.5.2.3.1' },
  },
  cyclone: {
    does: t(
      'A cyclone forms on the open sea beside most of your cities. {n} of your cities there are reduced, and your ships there are lost.',
      of('cyclone'),
    ),
    others: {
      does: t('Everyone else reduces {each} cities beside that sea and loses their ships there.', among('cyclone')),
      rule: 'EP 29.6.1.3',
    },
  },
  epidemic: {
    does: t('You lose {n} unit points, but one token stays in every area.', of('epidemic')),
    others: {
      does: t(
        'You divide {total} more points among the other players, at most {each} each. You cannot choose the player who traded you the card.',
        among('epidemic'),
      ),
      rule: 'EP 29.6.2.1',
    },
  },
  corruption: { does: t('You discard commodity cards worth {n} points.', of('corruption')) },
  'civil-disorder': {
    does: t('You choose {n} of your cities to keep. The others are reduced.', {
      n: -CALAMITY_ROWS['civil-disorder'].amount,
    }),
  },
  tyranny: {
    does: t(
      'The neighbour with the most units in stock takes over {n} unit points for each of your cities, area by area next to theirs.',
      of('tyranny'),
    ),
  },
  'iconoclasm-and-heresy': {
    does: t('You choose {n} of your cities. They are reduced.', of('iconoclasm-and-heresy')),
    others: {
      does: t(
        'Other players reduce {total} cities in total. You decide how many each, and they choose which. You cannot choose the player who traded you the card.',
        among('iconoclasm-and-heresy'),
      ),
      rule: 'EP 29.8.2.1',
    },
  },
  regression: { does: t('Your marker moves back one step.') },
  piracy: {
    does: t(
      'The player who traded you the card chooses {n} of your coastal cities. They become pirate cities.',
      of('piracy'),
    ),
    others: {
      does: t('You choose {total} others who lose a coastal city each.', among('piracy')),
      rule: 'EP 29.9.2.2',
    },
  },
};

/** The 24 calamities in the order in which they strike: minor ones by stack, then the major ones as they are called. */
export const CALAMITIES: readonly (Omit<Reference, 'changes'> & { readonly changes: readonly RowOfChange[] })[] =
  CARDS.map(({ id }) => ({
    id,
    rule: CALAMITY_ROWS[id].rule,
    ...WORDS[id],
    changes: changesOf(ADVANCES, id),
  }));
