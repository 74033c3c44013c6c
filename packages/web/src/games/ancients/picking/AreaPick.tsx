import { type ReactElement, useMemo } from 'react';
import { useTable } from '../../../table/at-table.ts';
import { type Mark, useIntent, type Way } from '../../../table/desk.ts';
import { t } from '../../../text/text.ts';

interface AreaPickProps {
  readonly areas: readonly string[];
  readonly chosen: readonly string[];
  /** A few letters beside an area: what it counts. */
  note?(area: string): string;
  /** Ways to be drawn on the board; memoised. */
  readonly ways?: readonly Way[] | undefined;
  toggle(area: string): void;
  /** Says why an area that is tapped cannot be chosen. */
  explain?(area: string): void;
}

/** So many areas have a button each; more are in a list. */
const BUTTONS = 9;

/** Areas to choose from, on the board and as buttons or from a list. */
export function AreaPick({ areas, chosen, note, ways, toggle, explain }: AreaPickProps): ReactElement {
  const { name } = useTable();
  const intent = useMemo(() => {
    const marks = new Map<string, Mark>(
      areas.map((area) => [area, { is: chosen.includes(area) ? 'chosen' : 'can', ...(note && { badge: note(area) }) }]),
    );
    return {
      areas: marks,
      dims: true,
      ...(ways !== undefined && { ways }),
      tap: (area: string) => (areas.includes(area) ? toggle(area) : explain?.(area)),
    };
  }, [areas, chosen, note, ways, toggle, explain]);
  useIntent(intent);
  const isMany = areas.length > BUTTONS;
  const shown = isMany ? areas.filter((area) => chosen.includes(area)) : areas;
  const words = (area: string): string =>
    note === undefined ? name('area', area) : `${name('area', area)} ${note(area)}`;
  return (
    <>
      {shown.map((area) => (
        <button
          key={area}
          type="button"
          className="button toggle"
          aria-pressed={chosen.includes(area)}
          onClick={() => toggle(area)}
        >
          {name('area', area)}
          {note !== undefined && <span className="hint"> {note(area)}</span>}
        </button>
      ))}
      {isMany && (
        <select
          className="pick-list"
          aria-label={t('Choose an area')}
          value=""
          onChange={({ target }) => toggle(target.value)}
        >
          <option value="" disabled>
            {t('Tap the map, or choose one of {n} …', { n: areas.length })}
          </option>
          {areas
            .filter((area) => !chosen.includes(area))
            .toSorted((a, b) => name('area', a).localeCompare(name('area', b)))
            .map((area) => (
              <option key={area} value={area}>
                {words(area)}
              </option>
            ))}
        </select>
      )}
    </>
  );
}
