import { byCities, byTokens } from '@ecumene/ancients';
import { type ReactElement, useMemo } from 'react';
import { useTable } from '../../../table/at-table.ts';
import { locale, t } from '../../../text/text.ts';
import { orderOfLosses } from '../rounds.ts';
import { useReading } from '../view.ts';
import { type Armies, type Forecast, forecasts, type Siege } from './forecast.ts';
import { NoteOnMoves } from './NoteOnMoves.tsx';

const SPEARS = 'M4 4l16 16M20 4L4 20M4 4h4M4 4v4M20 4h-4M20 4v4';

/** Where a nation's forces meet others, and what will happen if nobody moves again. */
export function ForecastNote({ nation }: { readonly nation: string }): ReactElement | null {
  const reading = useReading();
  const { name } = useTable();
  const list = useMemo(() => forecasts(reading, nation), [reading, nation]);
  const [first] = list;
  if (first === undefined) return null;
  const label =
    list.length === 1
      ? t('Conflict in {area}', { area: name('area', first.area) })
      : t('Conflict in {n} areas', { n: list.length });
  return (
    <NoteOnMoves sign={SPEARS} label={label} areas={list.map(({ area }) => area)}>
      {list.map((one) => (
        <li key={one.area}>
          <strong>{name('area', one.area)}</strong> <Outcome forecast={one} />
        </li>
      ))}
    </NoteOnMoves>
  );
}

/** How it ends in an area, and step by step why. */
export function Outcome({ forecast }: { readonly forecast: Forecast }): ReactElement {
  const { area, feeds, before, after, rounds, siege } = forecast;
  const { name } = useTable();
  const cites = useCites();
  const armies = (tally: Armies): string => {
    const some = Object.entries(tally).filter(([, count]) => count > 0);
    const words = some.map(([nation, count]) =>
      t('{count} of {nation}', { count, nation: name('nation', byTokens(nation)) }),
    );
    return words.length === 0 ? t('nobody') : new Intl.ListFormat(locale()).format(words);
  };
  return (
    <>
      <p>{t('{before}. {after} remain.', { before: armies(before), after: armies(after) })}</p>
      <Rounds rounds={rounds} called={byTokens} />
      {siege === null && Object.values(after).filter((count) => count > 0).length > 1 && (
        <p>
          {t('The fight ends at the limit of {area} ({feeds}).', { area: name('area', area), feeds })}{' '}
          <span className="hint">{cites.fight[0]}</span>
        </p>
      )}
      {siege !== null && <CityOutcome siege={siege} />}
    </>
  );
}

function useCites() {
  return useReading().ask(({ conflict }) => conflict.cites);
}

function CityOutcome({ siege }: { readonly siege: Siege }): ReactElement {
  const { name } = useTable();
  const cites = useCites();
  const { tokens, needed, defenders } = siege;
  const owner = name('nation', byCities(siege.owner));
  if (siege.attacker === null) return <p>{t('The city of {owner} is not taken.', { owner })}</p>;
  const attacker = name('nation', byTokens(siege.attacker));
  if (!siege.stormed)
    return (
      <p>
        {t(
          'The city of {owner} is not taken: an attack needs {needed} tokens, so the {tokens} of {attacker} are lost.',
          {
            owner,
            needed,
            tokens,
            attacker,
          },
        )}{' '}
        <span className="hint">{cites.repelled[0]}</span>
      </p>
    );
  return (
    <>
      <p>
        {t('The city of {owner} is attacked: {defenders} tokens of {owner} replace it and fight.', {
          owner,
          defenders,
        })}{' '}
        <span className="hint">{cites.storm[0]}</span>
      </p>
      <Rounds rounds={siege.rounds} called={(one) => (one === siege.owner ? byCities(one) : byTokens(one))} />
    </>
  );
}

interface RoundsProps extends Pick<Forecast, 'rounds'> {
  called(nation: string): string;
}

function Rounds({ rounds, called }: RoundsProps): ReactElement | null {
  const { name } = useTable();
  const order = orderOfLosses(rounds, (nation) => name('nation', called(nation)));
  return order === undefined ? null : <p className="hint">{order}</p>;
}
