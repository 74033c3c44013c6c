import { foresightOf, incomeOf } from '@ecumene/through-the-ages/foresight';
import { numbers } from '@ecumene/through-the-ages/reference';
import { useTable } from '../../../table/at-table.ts';
import { t } from '../../../text/text.ts';
import { useView } from '../view.ts';

/** What ending the turn would lose, and that with what it brings in one line. */
interface Ending {
  readonly lost: readonly string[];
  readonly summary: string;
  readonly uprising: boolean;
}

const NOTHING: Ending = { lost: [], summary: '', uprising: false };

/** What the end of the turn brings and costs, with so many civil actions unused that could be used. */
export function useEnding(unused: number): Ending {
  const { seat } = useTable();
  const view = useView();
  if (seat === null) return NOTHING;
  const end = foresightOf(view, seat).turnEnd();
  const { food, resources, science, culture, missing, corruption, uprising } = incomeOf(end);
  const lost = [
    ...(uprising ? [t('Uprising: nothing is produced, because more workers are discontent than unused.')] : []),
    ...(missing > 0
      ? [
          t('{n} food is missing: {culture} culture is lost.', {
            n: missing,
            culture: missing * numbers.cultureForMissingFood,
          }),
        ]
      : []),
    ...(unused > 0
      ? [t('You can still use {n, plural, one {# civil action} other {# civil actions}}.', { n: unused })]
      : []),
  ];
  const brings = t('You get {culture} culture, {science} science, {food} food and {resources} resources.', {
    culture: signed(culture),
    science: signed(science),
    food: signed(food),
    resources: signed(resources),
  });
  const also = [
    ...(corruption > 0 ? [t('Corruption of {n} is already subtracted.', { n: corruption })] : []),
    ...(end.discards > 0
      ? [t('{n, plural, one {# military card is} other {# military cards are}} discarded.', { n: end.discards })]
      : []),
  ];
  return { lost, summary: [...lost, ...(uprising ? [] : [brings]), ...also].join(' '), uprising };
}

function signed(n: number): string {
  return n < 0 ? `−${-n}` : `+${n}`;
}
