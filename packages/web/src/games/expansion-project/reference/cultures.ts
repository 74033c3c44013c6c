import { the } from '@ecumene/engine';
import {
  CALAMITY_ROWS,
  type CalamityId,
  type CivilizationId,
  CULTURES,
  called,
  EPOCHS,
  type Epoch,
  type PriceOf,
  type Trait,
} from '@ecumene/expansion-project/reference';
import { locale, named, t } from '../../../text/text.ts';
import { GROUP_NAMES } from '../../ancients/purchases/groups.ts';

/** What makes a civilization unlike the others, in words made from its traits. */

export interface TraitInWords {
  readonly says: string;
  /** Whether it is an advantage. */
  readonly helps: boolean;
}

export const EPOCH_NAMES: Readonly<Record<Epoch, string>> = {
  stone: t('Stone Age'),
  'early-bronze': t('Early Bronze Age'),
  'late-bronze': t('Late Bronze Age'),
  'early-iron': t('Early Iron Age'),
  'late-iron': t('Late Iron Age'),
};

function card(id: string): string {
  return named(called(the('card', id)));
}

function listOf(words: readonly string[]): string {
  return new Intl.ListFormat(locale(), { type: 'conjunction' }).format(words);
}

export function cultureOf(civilization: CivilizationId): readonly TraitInWords[] {
  return CULTURES[civilization].traits.map((trait) => ({ says: wordsOf(trait), helps: isHelp(trait) }));
}

function isHelp(trait: Trait): boolean {
  switch (trait.is) {
    case 'price':
    case 'epoch-cities':
    case 'epoch-advances':
    case 'trade-card-price':
    case 'calamity':
      return trait.by < 0;
    case 'ships':
    case 'hand-limit':
      return trait.by > 0;
    case 'gives-cards':
    case 'treats-as':
      return false;
    case 'free-advances':
    case 'never-falls-back':
    case 'first-ship':
    case 'ships-without-upkeep':
    case 'sacking':
      return true;
  }
}

function wordsOf(trait: Trait): string {
  switch (trait.is) {
    case 'free-advances':
      return t('Begins with {advances}.', { advances: listOf(trait.advances.map(card)) });
    case 'price':
      return trait.by < 0
        ? t('{what}: {n} cheaper.', { what: pricedWords(trait.of), n: -trait.by })
        : t('{what}: {n} more expensive.', { what: pricedWords(trait.of), n: trait.by });
    case 'epoch-cities':
      return epochWords(trait.epoch, trait.by);
    case 'epoch-advances':
      return t('The {epoch} asks for {n, plural, one {one advancement} other {# advancements}} more.', {
        epoch: EPOCH_NAMES[trait.epoch],
        n: trait.by,
      });
    case 'never-falls-back':
      return t('Your marker does not move back when you have no city.');
    case 'first-ship':
      return t('Begins with a ship.');
    case 'ships-without-upkeep':
      return t('Ships are kept for free.');
    case 'ships':
      return trait.by < 0
        ? t('{n, plural, one {One ship} other {# ships}} fewer.', { n: -trait.by })
        : t('{n, plural, one {One ship} other {# ships}} more.', { n: trait.by });
    case 'trade-card-price':
      return t('Trade cards you buy cost {n} less.', { n: -trait.by });
    case 'hand-limit':
      return t('Keeps {n, plural, one {one card} other {# cards}} fewer in hand.', { n: -trait.by });
    case 'calamity':
      return calamityWords(trait.calamity, trait.by);
    case 'treats-as':
      return t('{calamity} strikes you as {as}.', { calamity: card(trait.calamity), as: card(trait.as) });
    case 'sacking':
      return t('When you sack a city, up to {n} tokens of others next to you turn into barbarians.', {
        n: trait.tokens,
      });
    case 'gives-cards':
      return t('Provincial Empire may take {n} cards from you.', { n: trait.cards });
  }
}

function pricedWords(of: PriceOf): string {
  if ('advances' in of) return listOf(of.advances.map(card));
  if ('groups' in of)
    return t('All advancements of {groups}', { groups: listOf(of.groups.map((group) => GROUP_NAMES[group] ?? group)) });
  if ('costFrom' in of) return t('Advancements from {n} points', { n: of.costFrom });
  return t('Advancements below {n} points', { n: of.costBelow });
}

function epochWords(epoch: Epoch | null, by: number): string {
  const n = Math.abs(by);
  if (epoch === null || !EPOCHS.includes(epoch))
    return by < 0
      ? t('Every epoch asks for {n, plural, one {one city} other {# cities}} fewer.', { n })
      : t('Every epoch asks for {n, plural, one {one city} other {# cities}} more.', { n });
  return by < 0
    ? t('The {epoch} asks for {n, plural, one {one city} other {# cities}} fewer.', { epoch: EPOCH_NAMES[epoch], n })
    : t('The {epoch} asks for {n, plural, one {one city} other {# cities}} more.', { epoch: EPOCH_NAMES[epoch], n });
}

/** What a calamity takes, in the unit it counts. */
function calamityWords(calamity: CalamityId, by: number): string {
  const { takes } = CALAMITY_ROWS[calamity];
  const facts = { calamity: card(calamity), n: Math.abs(by) };
  if (takes === 'reduces' || takes === 'cities')
    return by > 0
      ? t('{calamity} costs {n, plural, one {a city} other {# cities}} more.', facts)
      : t('{calamity} costs {n, plural, one {a city} other {# cities}} fewer.', facts);
  if (takes === 'horde')
    return by > 0 ? t('{calamity}: {n} barbarians more.', facts) : t('{calamity}: {n} barbarians fewer.', facts);
  return by > 0 ? t('{calamity} costs {n} points more.', facts) : t('{calamity} costs {n} points fewer.', facts);
}
