import { isRecord } from '@ecumene/engine';
import { type ReactElement, useMemo, useState } from 'react';
import { Sign } from '../../../nations/Sign.tsx';
import { Stepper } from '../../../questions/Stepper.tsx';
import { useTable } from '../../../table/at-table.ts';
import { type Mark, useIntent } from '../../../table/desk.ts';
import { t } from '../../../text/text.ts';
import type { ControlProps } from '../../game-screen.ts';

/** Tokens of one player in one area. */
interface Band {
  readonly area: string;
  readonly nation: string;
  readonly tokens: number;
}

function isBand(value: unknown): value is Band {
  return (
    isRecord(value) &&
    typeof value['area'] === 'string' &&
    typeof value['nation'] === 'string' &&
    typeof value['tokens'] === 'number'
  );
}

const keyOf = ({ area, nation }: Band): string => `${area} ${nation}`;

/** Which tokens of others turn barbarian when the Celts sack a city: taps on the board add one. */
export function SackingControl({ asked: { question }, answer }: ControlProps): ReactElement {
  const { name } = useTable();
  const { most: wanted, bands: given }: Record<string, unknown> = isRecord(question) ? question : {};
  const most = Number(wanted);
  const bands = useMemo(() => (Array.isArray(given) ? given.filter(isBand) : []), [given]);
  const [chosen, setChosen] = useState<Readonly<Record<string, number>>>({});
  const total = Object.values(chosen).reduce((sum, count) => sum + count, 0);
  const intent = useMemo(() => {
    const marks = new Map<string, Mark>();
    for (const { area } of bands) {
      const here = bands.filter((band) => band.area === area);
      const count = here.reduce((sum, band) => sum + (chosen[keyOf(band)] ?? 0), 0);
      const all = here.reduce((sum, band) => sum + band.tokens, 0);
      marks.set(area, { is: count > 0 ? 'chosen' : 'can', badge: `${count}/${all}` });
    }
    const tap = (area: string): void => {
      const next = bands.find((band) => band.area === area && (chosen[keyOf(band)] ?? 0) < band.tokens);
      if (next !== undefined && total < most) setChosen({ ...chosen, [keyOf(next)]: (chosen[keyOf(next)] ?? 0) + 1 });
    };
    return { areas: marks, dims: true, tap };
  }, [bands, chosen, total, most]);
  useIntent(intent);
  const turned = bands.flatMap((band) => {
    const tokens = chosen[keyOf(band)] ?? 0;
    return tokens > 0 ? [{ ...band, tokens }] : [];
  });
  return (
    <div className="amounts">
      <ul className="amounts-list">
        {bands.map((band) => {
          const count = chosen[keyOf(band)] ?? 0;
          const label = t('{nation} in {area}', { nation: name('nation', band.nation), area: name('area', band.area) });
          return (
            <li key={keyOf(band)}>
              <span className="ledger-who">
                <Sign nation={band.nation} size={20} /> {label}
              </span>
              <Stepper
                label={label}
                value={count}
                least={0}
                most={Math.min(band.tokens, count + most - total)}
                set={(value) => setChosen({ ...chosen, [keyOf(band)]: value })}
              />
            </li>
          );
        })}
      </ul>
      <div className="choices-end">
        <button type="button" className="button primary" onClick={() => void answer(turned)}>
          {t(
            '{total, plural, =0 {Turn no tokens into barbarians} one {Turn # token into barbarians} other {Turn # tokens into barbarians}}',
            { total },
          )}
        </button>
      </div>
    </div>
  );
}
