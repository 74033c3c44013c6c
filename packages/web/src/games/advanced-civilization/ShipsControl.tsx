import { terrainOf } from '@ecumene/ancients';
import { type ReactElement, useMemo, useState } from 'react';
import { AskOnce } from '../../questions/AskOnce.tsx';
import { useTable } from '../../table/at-table.ts';
import { type Intent, type Mark, useIntent } from '../../table/desk.ts';
import { t } from '../../text/text.ts';
import type { ControlProps } from '../game-screen.ts';
import { useOwnNation, useView } from './view.ts';
import './ships.css';

const COST = 2;
const MOST_SHIPS = 4;

interface Build {
  readonly area: string;
  readonly levy: number;
  readonly coast?: string;
}
type Keeping = 'treasury' | 'levy' | 'no';

/** Which ships are kept and which are built: tap coasts on the board to build there. */
export function ShipsControl({ asked, answer }: ControlProps): ReactElement {
  const { name, port, refuse } = useTable();
  const view = useView();
  const own = useOwnNation();
  const ships = own?.ships ?? [];
  const [keeping, setKeeping] = useState<Readonly<Record<number, Keeping>>>(() =>
    keepFirst(ships, own?.treasury ?? 0, (area) => view.areas[area]?.tokens[own?.name ?? ''] ?? 0),
  );
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
  const keep = kept.map(({ no }) => ({ ship: no, by: keeping[no] === 'levy' ? 'levy' : 'treasury' }));
  const levyFor = Math.max(0, COST - Math.max(0, treasury));
  const taken = coasts.reduce((sum, { area }) => sum + levied(area), 0);
  const takesAll = (tokens: number): boolean => tokens > 0 && tokens >= (own?.tokens ?? 0);
  /** Whether one more ship would take the last tokens of the nation: then the board does not ask for it. */
  const spendsAll = takesAll(taken + levyFor);
  /** Builds a ship on a coast, or says why none can be built there. */
  const build = async (area: string): Promise<void> => {
    const place = coasts.find((one) => one.area === area);
    const coast = place !== undefined && place.shores.length > 1 ? place.shores[0]?.coast : null;
    const more = [...builds, { area, levy: levyFor, ...(typeof coast === 'string' && { coast }) }];
    if (place !== undefined && fits(area)) {
      refuse(undefined);
      setBuilds(more);
    } else refuse(await port.check(asked.id, { keep, build: more }));
  };
  const marks = new Map<string, Mark>();
  for (const { area } of coasts)
    if (fits(area)) marks.set(area, { is: spendsAll ? 'ready' : 'can', says: t('you may build a ship here') });
  for (const { area } of builds)
    marks.set(area, { is: 'chosen', badge: t('new ship'), says: t('a ship is to be built here') });
  // biome-ignore lint/correctness/useExhaustiveDependencies: what a tap does follows from these alone.
  const intent = useMemo<Intent>(
    () => ({
      areas: marks,
      dims: builds.length > 0 || (marks.size > 0 && !spendsAll),
      tap: (area) => void build(area),
    }),
    [view, keeping, builds],
  );
  useIntent(intent);
  const plan = { keep, build: builds };
  return (
    <div className="ships">
      <div className="choices">
        {ships.map((ship) => (
          <label key={ship.no} className="cargo">
            {t('Ship in {area}', { area: name('area', ship.area) })}
            <select
              className="pick-list"
              value={keeping[ship.no] ?? 'no'}
              onChange={({ target }) => setKeeping({ ...keeping, [ship.no]: asKeeping(target.value) })}
            >
              <option value="treasury" disabled={keeping[ship.no] !== 'treasury' && treasury < 1}>
                {t('keep, for 1 of the treasury')}
              </option>
              <option value="levy" disabled={keeping[ship.no] !== 'levy' && tokensLeft(ship.area) < 1}>
                {t('keep, for 1 token there')}
              </option>
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
              {t('New ship in {area}', { area: name('area', one.area) })}
              {one.levy > 0 && ` (${t('{levy, plural, one {# token} other {# tokens}}', { levy: one.levy })})`} ×
            </button>
            <ShoreChoice build={one} choose={(coast) => setBuilds(builds.with(place, { ...one, coast }))} />
          </span>
        ))}
        {builds.length === 0 && marks.size > 0 && (
          <span className="hint">
            {spendsAll
              ? t('A ship would take your last tokens: better go on without one.')
              : t('Tap a coast to build a ship there, for 2 of the treasury or 2 tokens.')}
          </span>
        )}
      </div>
      <div className="choices">
        <AskOnce
          undone={takesAll(taken) ? t('These ships take your last tokens from the board.') : undefined}
          label={plan.keep.length + plan.build.length === 0 ? t('No ships') : t('Done with ships')}
          sure={t('Take them all the same')}
          go={() => void answer(plan)}
        />
      </div>
    </div>
  );
}

const COASTS: Readonly<Record<string, string>> = {
  north: t('North coast'),
  east: t('East coast'),
  south: t('South coast'),
  west: t('West coast'),
};

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
          {coast !== null && (COASTS[coast] ?? coast)}
        </option>
      ))}
    </select>
  );
}

function asKeeping(value: string): Keeping {
  return value === 'treasury' || value === 'levy' ? value : 'no';
}

interface Ship {
  readonly no: number;
  readonly area: string;
}

/** As many as the treasury can keep, the rest by levy where somebody is left to be levied. */
function keepFirst(
  ships: readonly Ship[],
  treasury: number,
  tokensIn: (area: string) => number,
): Record<number, Keeping> {
  const byLevy: Ship[] = [];
  return Object.fromEntries(
    ships.map((ship, place) => {
      if (place < treasury) return [ship.no, 'treasury'];
      if (tokensIn(ship.area) <= byLevy.filter(({ area }) => area === ship.area).length) return [ship.no, 'no'];
      byLevy.push(ship);
      return [ship.no, 'levy'];
    }),
  );
}
