import { terrainOf } from '@ecumene/ancients';
import { type ReactElement, useMemo, useState } from 'react';
import { useTable } from '../../table/at-table.ts';
import { type Intent, type Mark, useIntent } from '../../table/desk.ts';
import { t } from '../../text/text.ts';
import type { ControlProps } from '../game-screen.ts';
import { useOwnNation, useView } from './view.ts';

const COST = 2;
const MOST_SHIPS = 4;

interface Build {
  readonly area: string;
  readonly levy: number;
  readonly coast?: string;
}
type Keeping = 'treasury' | 'levy' | 'no';

/** Which ships are kept and which are built: tap coasts on the board to build there. */
export function ShipsControl({ answer }: ControlProps): ReactElement {
  const { name } = useTable();
  const view = useView();
  const own = useOwnNation();
  const ships = own?.ships ?? [];
  const [keeping, setKeeping] = useState<Readonly<Record<number, Keeping>>>(() => keepFirst(ships, own?.treasury ?? 0));
  const [builds, setBuilds] = useState<readonly Build[]>([]);
  const kept = ships.filter(({ no }) => keeping[no] !== 'no');
  const spent =
    kept.filter(({ no }) => keeping[no] === 'treasury').length + builds.reduce((sum, { levy }) => sum + COST - levy, 0);
  const treasury = (own?.treasury ?? 0) - spent;
  const levied = (area: string): number =>
    builds.filter((one) => one.area === area).reduce((sum, { levy }) => sum + levy, 0) +
    kept.filter((ship) => ship.area === area && keeping[ship.no] === 'levy').length;
  const tokensLeft = (area: string): number => (view.areas[area]?.tokens[own?.name ?? ''] ?? 0) - levied(area);
  const full = kept.length + builds.length >= MOST_SHIPS;
  const coasts = useMemo(() => {
    const terrain = terrainOf(view.ground);
    return Object.entries(view.areas).flatMap(([area, { tokens, city }]) => {
      const mine = (tokens[own?.name ?? ''] ?? 0) > 0 || city === own?.name;
      const shores = terrain.shores[terrain.numbers.get(area) ?? -1] ?? [];
      return mine && shores.length > 0 ? [{ area, shores }] : [];
    });
  }, [view, own?.name]);
  const fits = (area: string): boolean => !full && treasury + Math.min(COST, tokensLeft(area)) >= COST;
  const build = (area: string): void => {
    const place = coasts.find((one) => one.area === area);
    if (place === undefined || !fits(area)) return;
    const coast = place.shores.length > 1 ? place.shores[0]?.coast : null;
    const levy = Math.max(0, COST - Math.max(0, treasury));
    setBuilds([...builds, { area, levy, ...(typeof coast === 'string' && { coast }) }]);
  };
  const marks = new Map<string, Mark>();
  for (const { area } of coasts) if (fits(area)) marks.set(area, { is: 'ready' });
  for (const { area } of builds) marks.set(area, { is: 'chosen', badge: t('new ship') });
  // biome-ignore lint/correctness/useExhaustiveDependencies: what a tap does follows from these alone.
  const intent = useMemo<Intent>(() => ({ areas: marks, tap: build }), [view, keeping, builds]);
  useIntent(intent);
  const plan = {
    keep: kept.map(({ no }) => ({ ship: no, by: keeping[no] === 'levy' ? 'levy' : 'treasury' })),
    build: builds,
  };
  return (
    <div className="choices">
      {ships.map((ship) => (
        <label key={ship.no} className="cargo">
          {t('Ship in {area}', { area: name('area', ship.area) })}
          <select
            className="pick-list"
            value={keeping[ship.no] ?? 'no'}
            onChange={({ target }) => setKeeping({ ...keeping, [ship.no]: asKeeping(target.value) })}
          >
            <option value="treasury">{t('keep, from treasury')}</option>
            <option value="levy">{t('keep, by levy')}</option>
            <option value="no">{t('let go')}</option>
          </select>
        </label>
      ))}
      {builds.map((one, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two ships of the same coast are alike.
        <span key={`${one.area} ${place}`} className="cargo">
          <button
            type="button"
            className="button toggle"
            aria-pressed="true"
            onClick={() => setBuilds(builds.toSpliced(place, 1))}
          >
            {t('New ship in {area}', { area: name('area', one.area) })} ×
          </button>
          <ShoreChoice build={one} choose={(coast) => setBuilds(builds.with(place, { ...one, coast }))} />
        </span>
      ))}
      {builds.length === 0 && marks.size > 0 && <span className="hint">{t('Tap a coast to build a ship there.')}</span>}
      <button type="button" className="button primary" onClick={() => void answer(plan)}>
        {plan.keep.length + plan.build.length === 0 ? t('No ships') : t('Done with ships')}
      </button>
    </div>
  );
}

/** Where an area has several shores, on which the ship is built. */
function ShoreChoice({ build, choose }: { readonly build: Build; choose(coast: string): void }): ReactElement | null {
  const { ground } = useView();
  const terrain = terrainOf(ground);
  const shores = terrain.shores[terrain.numbers.get(build.area) ?? -1] ?? [];
  if (shores.length < 2) return null;
  return (
    <select
      className="pick-list"
      aria-label={t('Coast')}
      value={build.coast}
      onChange={({ target }) => choose(target.value)}
    >
      {shores.map(({ coast }) => (
        <option key={coast} value={coast ?? ''}>
          {coast}
        </option>
      ))}
    </select>
  );
}

function asKeeping(value: string): Keeping {
  return value === 'treasury' || value === 'levy' ? value : 'no';
}

/** As many as the treasury can keep, the rest by levy. */
function keepFirst(ships: readonly { readonly no: number }[], treasury: number): Record<number, Keeping> {
  return Object.fromEntries(ships.map(({ no }, place) => [no, place < treasury ? 'treasury' : 'levy']));
}
