import { type ReactElement, useMemo } from 'react';
import { RuleLink } from '../../../rules/RuleLink.tsx';
import { useTable } from '../../../table/at-table.ts';
import { t } from '../../../text/text.ts';
import { useReading } from '../view.ts';
import { type Hunger, hungers } from './hunger.ts';
import { NoteOnMoves } from './NoteOnMoves.tsx';

const EAR = 'M12 22V8M12 8C9 7 9 4 12 2c3 2 3 5 0 6M12 14c-4 0-6-2-6-5 4 0 6 2 6 5M12 14c4 0 6-2 6-5-4 0-6 2-6 5';

/** Where a nation's people cannot all stay, and how many of them it will lose. */
export function HungerNote({ nation }: { readonly nation: string }): ReactElement | null {
  const reading = useReading();
  const { name } = useTable();
  const list = useMemo(() => hungers(reading, nation), [reading, nation]);
  const rule = reading.ask(({ limits }) => limits.cites.surplus[0]);
  const [first] = list;
  if (first === undefined) return null;
  const lost = list.reduce((sum, one) => sum + one.lost, 0);
  const label =
    list.length === 1
      ? t('{lost, plural, one {1 token} other {# tokens}} above the limit in {area}', {
          lost,
          area: name('area', first.area),
        })
      : t('{lost} above the limit in {n} areas', { lost, n: list.length });
  return (
    <NoteOnMoves sign={EAR} label={label} areas={list.map(({ area }) => area)}>
      {list.map((one) => (
        <li key={one.area}>
          {hungerWords(one, name('area', one.area))} <RuleLink rule={rule} />
        </li>
      ))}
    </NoteOnMoves>
  );
}

function hungerWords({ feeds, lost, why, isLikely }: Hunger, area: string): string {
  if (why === 'city')
    return t('You will lose {lost, plural, one {1 token} other {# tokens}} next to the city in {area}', { area, lost });
  if (why === 'building')
    return t('Even if you build in {area}, you will lose {lost, plural, one {1 token} other {# tokens}}', {
      area,
      lost,
    });
  return isLikely
    ? t('{area} has limit {feeds}: you will probably lose {lost, plural, one {1 token} other {# tokens}}', {
        area,
        feeds,
        lost,
      })
    : t('{area} has limit {feeds}: you will lose {lost, plural, one {1 token} other {# tokens}}', {
        area,
        feeds,
        lost,
      });
}
