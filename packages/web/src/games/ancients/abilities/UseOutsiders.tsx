import { type ReactElement, useCallback, useMemo, useState } from 'react';
import { useTable } from '../../../table/at-table.ts';
import type { Way } from '../../../table/desk.ts';
import { t } from '../../../text/text.ts';
import { AmountPick } from '../picking/AmountPick.tsx';
import { AreaPick } from '../picking/AreaPick.tsx';
import { chosenOf, type Tally, totalOf } from '../units/tally.ts';
import type { UseProps } from './forms.ts';
import { UseButtons } from './UseButtons.tsx';

interface UseOutsidersProps extends Pick<UseProps, 'use' | 'explain' | 'cancel'> {
  /** Pirate cities that can be taken over, and barbarian tokens by area; both memoised. */
  readonly cities: readonly string[];
  readonly tokens: Tally;
  /** How many tokens at most. */
  readonly most: number;
  /** The way to what was chosen last, where it needs one. */
  readonly ways?: readonly Way[] | undefined;
  /** Tells what was chosen last. */
  look?(area: string): void;
}

/** A pirate city, or barbarian tokens, to be taken over. */
export function UseOutsiders(props: UseOutsidersProps): ReactElement {
  const { cities, tokens, most, ways, look, use, explain, cancel } = props;
  const { name } = useTable();
  const [way, setWay] = useState<'city' | 'tokens'>(cities.length > 0 ? 'city' : 'tokens');
  const [city, setCity] = useState<string | undefined>(undefined);
  const [chosen, setChosen] = useState<Tally>({});
  const pick = useCallback(
    (area: string) => {
      setCity(area);
      look?.(area);
    },
    [look],
  );
  const choose = useCallback(
    (next: Tally) => {
      const latest = Object.keys(next).find((area) => (next[area] ?? 0) > (chosen[area] ?? 0));
      if (latest !== undefined) look?.(latest);
      setChosen(next);
    },
    [chosen, look],
  );
  const explainCity = useCallback((area: string) => explain({ city: area }), [explain]);
  const explainTokens = useCallback((area: string) => explain({ tokens: { [area]: 1 } }), [explain]);
  const picked = useMemo(() => (city === undefined ? [] : [city]), [city]);
  return (
    <div className="amounts">
      <div className="choices">
        <button
          type="button"
          className="button toggle"
          disabled={cities.length === 0}
          aria-pressed={way === 'city'}
          onClick={() => setWay('city')}
        >
          {t('A pirate city')}
        </button>
        <button
          type="button"
          className="button toggle"
          disabled={Object.keys(tokens).length === 0}
          aria-pressed={way === 'tokens'}
          onClick={() => setWay('tokens')}
        >
          {t('Barbarian tokens')}
        </button>
      </div>
      {way === 'city' ? (
        <div className="choices">
          <AreaPick areas={cities} chosen={picked} ways={ways} toggle={pick} explain={explainCity} />
        </div>
      ) : (
        <AmountPick
          of="area"
          most={tokens}
          chosen={chosen}
          left={most - totalOf(chosen)}
          ways={ways}
          choose={choose}
          explain={explainTokens}
        />
      )}
      <UseButtons
        label={
          way === 'tokens'
            ? t('Take over {n, plural, =0 {tokens} one {# token} other {# tokens}}', { n: totalOf(chosen) })
            : city === undefined
              ? t('Choose a city')
              : t('Take over the city in {area}', { area: name('area', city) })
        }
        disabled={way === 'city' ? city === undefined : totalOf(chosen) === 0}
        use={() => use(way === 'city' ? { city } : { tokens: chosenOf(chosen) })}
        cancel={cancel}
      />
    </div>
  );
}
