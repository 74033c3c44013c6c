import {
  CALAMITY_ROWS,
  CALAMITIES as CARDS,
  type CalamityCard,
  type Change,
  type Loss,
  type LossRow,
  type Modifier,
  modifiersOf,
  type Role,
  type Secondary,
} from '@ecumene/western-empires/reference';
import { t } from '../../../text/text.ts';
import type { CalamityChange, Reference } from '../../ancients/calamity-changes.ts';

function referenceOf({ id }: CalamityCard): Reference {
  const { primary, secondary, rules } = CALAMITY_ROWS[id];
  const first = primary[0]?.rules[0] ?? rules[0] ?? `${id}.1`;
  return {
    id,
    does: primary.map(lossWords).join(' '),
    rule: `WE ${first}`,
    ...(secondary !== null && { others: othersOf(secondary, first) }),
    changes: changesOf(modifiersOf(id), primary[0]),
  };
}

function othersOf({ who, losses, rules }: Secondary, first: string): { readonly does: string; readonly rule: string } {
  const whom =
    who === 'everyone-at-the-place'
      ? t('Everyone else there:')
      : t('You choose {n} other players. Each of them:', { n: who.named });
  return { does: [whom, ...losses.map(lossWords)].join(' '), rule: `WE ${rules[0] ?? first}` };
}

const CONDITIONS: Readonly<Record<NonNullable<LossRow['when']>, string>> = {
  'city-at-a-volcano': t('If you have a city at a volcano:'),
  'no-city-at-a-volcano': t('Otherwise:'),
  'units-on-a-flood-plain': t('If you have units on a flood plain:'),
  'no-units-on-a-flood-plain': t('Otherwise:'),
};

function lossWords(row: LossRow): string {
  const words = amountWords(row);
  return row.when === undefined ? words : `${CONDITIONS[row.when]} ${words}`;
}

const FROM: Readonly<Record<'anywhere' | 'coastal-areas' | 'the-place', (n: number) => string>> = {
  anywhere: (n) => t('Lose {n} unit points.', { n }),
  'coastal-areas': (n) => t('Lose {n} unit points in coastal areas.', { n }),
  'the-place': (n) => t('Lose {n} unit points there.', { n }),
};

function amountWords(loss: Loss): string {
  switch (loss.is) {
    case 'damage':
      return FROM[loss.from](loss.points);
    case 'lose-treasury':
      return t('Lose {n} treasury tokens.', { n: loss.tokens });
    case 'reduce-cities':
      return t('{n, plural, one {One city is} other {# cities are}} reduced.', { n: loss.cities });
    case 'reduce-all-but':
      return t('All cities but {n} are reduced.', { n: loss.kept });
    case 'select-and-reduce':
      return t('Up to {n} cities beside that sea are reduced.', { n: loss.cities });
    case 'destroy-cities':
      return destroyWords(loss.cities, loss.of, loss.payInstead);
    case 'annex-cities':
      return t('{n, plural, one {One city goes} other {# cities go}} to the beneficiary.', { n: loss.cities });
    case 'annex-points':
      return loss.counts === 'kept'
        ? t('All but {n} of your unit points go to the beneficiary.', { n: loss.points })
        : t('{n} unit points go to the beneficiary.', { n: loss.points });
    case 'check-support':
      return t('Check city support at once, with {n} more tokens per city.', { n: loss.rateBy });
    case 'discard-cards':
      return t('Discard {n} trade cards, or pay {each} treasury for each you keep.', {
        n: loss.cards,
        each: loss.payEach,
      });
    case 'discard-value':
      return t('Discard commodity cards worth {n} or more.', { n: loss.value });
    case 'steps-back':
      return t('Move back {n, plural, one {# step} other {# steps}} on the track.', { n: loss.steps });
    case 'barbarians':
      return t('{n} barbarian tokens attack your cities.', { n: loss.tokens });
    case 'pirate-cities':
      return t('{n, plural, one {One coastal city becomes} other {# coastal cities become}} pirate cities.', {
        n: loss.cities,
      });
    case 'eruption':
      return t('Everything in the areas of the volcano is destroyed.');
    case 'earthquake':
      return t('One of your cities is destroyed, and a city next to it is reduced.');
  }
}

function destroyWords(n: number, of: 'any' | 'coastal', pay: number | null): string {
  const words =
    of === 'coastal'
      ? t('{n, plural, one {One coastal city is} other {# coastal cities are}} destroyed.', { n })
      : t('{n, plural, one {One city is} other {# cities are}} destroyed.', { n });
  return pay === null ? words : `${words} ${t('You may pay {pay} treasury instead.', { pay })}`;
}

/** What more of the amount means: the loss grows, or what is kept does. In Civil War the points that go are changed. */
function growsLoss(loss: Loss | undefined): boolean {
  return loss?.is !== 'reduce-all-but';
}

function changesOf(modifiers: readonly Modifier[], loss: Loss | undefined): readonly CalamityChange[] {
  const all = modifiers.map(({ advance, role, change, rules }) => ({
    card: advance,
    helps: isHelp(change, loss),
    does: `${changeWords(change, loss)}${ROLES[role]}`,
    rule: `WE ${rules[0] ?? ''}`,
  }));
  return [...all.filter(({ helps }) => helps), ...all.filter(({ helps }) => !helps)];
}

const ROLES: Readonly<Record<Role, string>> = {
  any: '',
  primary: ` ${t('(if you hold the card)')}`,
  secondary: ` ${t('(if another player’s calamity hits you)')}`,
};

function isHelp(change: Change, loss: Loss | undefined): boolean {
  if (change.is !== 'amount') return true;
  return change.by > 0 !== growsLoss(loss);
}

function changeWords(change: Change, loss: Loss | undefined): string {
  switch (change.is) {
    case 'amount': {
      const n = Math.abs(change.by);
      if (growsLoss(loss)) return change.by < 0 ? t('{n} less.', { n }) : t('{n} more.', { n });
      return change.by < 0 ? t('You keep {n} less.', { n }) : t('You keep {n} more.', { n });
    }
    case 'deselect':
      return t('{n, plural, one {One city is} other {# cities are}} spared.', { n: change.cities });
    case 'reduced-instead':
      return t('The city is only reduced.');
    case 'not-named':
      return t('You cannot be chosen as another victim.');
    case 'may-discard':
      return t('You may discard {n} commodity cards and lose nothing.', { n: change.cards });
    case 'may-destroy-for-each-step':
      return t('You may destroy {n} cities for each step instead.', { n: change.cities });
  }
}

/** The calamities in the order they are resolved: minor ones by stack, then the major ones as they are called. */
export const CALAMITIES: readonly Reference[] = CARDS.map(referenceOf);
