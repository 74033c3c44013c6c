import { areaNumber, harboursIn, nationNamed, type Shore, terrain } from '@ecumene/ancients';
import { type ReactElement, useMemo, useState } from 'react';
import { AskOnce } from '../../../questions/AskOnce.tsx';
import { useTable } from '../../../table/at-table.ts';
import { type Intent, type Mark, useIntent } from '../../../table/desk.ts';
import { t } from '../../../text/text.ts';
import type { ControlProps } from '../../game-screen.ts';
import { ShoreChoice } from '../ShoreChoice.tsx';
import { useOwnNation, useReading } from '../view.ts';
import './ships.css';

interface Build {
  readonly area: string;
  readonly levy: number;
  readonly coast?: string;
}
type Keeping = 'treasury' | 'levy' | 'no';

/** The shores of an area on which ships can be built, and whether it has others besides: then the coast must be named. */
interface Harbour {
  readonly shores: readonly Shore[];
  readonly hasSeveral: boolean;
}

/** What the button does, in a few words. */
function labelOf(kept: number, built: number): string {
  if (kept + built === 0) return t('No ships');
  if (built === 0) return t('{n, plural, one {Keep 1 ship} other {Keep # ships}}', { n: kept });
  if (kept === 0) return t('{n, plural, one {Build 1 ship} other {Build # ships}}', { n: built });
  return t('Keep {kept}, build {built}', { kept, built });
}

/** Which ships are kept and which are built: tap coasts on the board to build there. */
export function ShipsControl({ asked, answer }: ControlProps): ReactElement {
  const { name, port, refuse } = useTable();
  const { view, ask } = useReading();
  const own = useOwnNation();
  const { cost, upkeep, most } = useMemo(
    () =>
      ask(({ ships: yard }, state) => {
        const number = own === undefined ? undefined : nationNamed(state, own.name);
        return {
          cost: yard.cost,
          upkeep: number === undefined ? 0 : yard.upkeep(state, number),
          most: number === undefined ? 0 : yard.most(state, number),
        };
      }),
    [ask, own],
  );
  const ships = own?.ships ?? [];
  const [keeping, setKeeping] = useState<Readonly<Record<number, Keeping>>>(() =>
    keepFirst(
      ships,
      upkeep === 0 ? ships.length : Math.floor((own?.treasury ?? 0) / upkeep),
      (area) => view.areas[area]?.tokens[own?.name ?? ''] ?? 0,
    ),
  );
  const [builds, setBuilds] = useState<readonly Build[]>([]);
  const kept = ships.filter(({ no }) => keeping[no] !== 'no');
  const spent =
    upkeep * kept.filter(({ no }) => keeping[no] === 'treasury').length +
    builds.reduce((sum, { levy }) => sum + cost - levy, 0);
  const treasury = (own?.treasury ?? 0) - spent;
  const levied = (area: string): number =>
    builds.filter((one) => one.area === area).reduce((sum, { levy }) => sum + levy, 0) +
    upkeep * kept.filter((ship) => ship.area === area && keeping[ship.no] === 'levy').length;
  const tokensLeft = (area: string): number => (view.areas[area]?.tokens[own?.name ?? ''] ?? 0) - levied(area);
  const full = kept.length + builds.length >= most;
  const coasts = useMemo(() => {
    const harbours = ask(
      (book, state) =>
        new Map(
          Object.keys(view.areas).flatMap((id): [string, Harbour][] => {
            const area = areaNumber(state, id);
            if (area === undefined || !book.ships.isHarbour(state, area)) return [];
            const hasSeveral = (terrain(state).shores[area]?.length ?? 0) > 1;
            return [[id, { shores: harboursIn(book.ships, state, area), hasSeveral }]];
          }),
        ),
    );
    return Object.entries(view.areas).flatMap(([area, { tokens, city }]) => {
      const mine = (tokens[own?.name ?? ''] ?? 0) > 0 || city === own?.name;
      const harbour = harbours.get(area);
      return mine && harbour !== undefined ? [{ area, ...harbour }] : [];
    });
  }, [view, ask, own?.name]);
  const fits = (area: string): boolean => !full && treasury + Math.min(cost, tokensLeft(area)) >= cost;
  const keep = kept.map(({ no }) => ({ ship: no, by: keeping[no] === 'levy' ? 'levy' : 'treasury' }));
  const levyFor = Math.max(0, cost - Math.max(0, treasury));
  const taken = coasts.reduce((sum, { area }) => sum + levied(area), 0);
  const takesAll = (tokens: number): boolean => tokens > 0 && tokens >= (own?.tokens ?? 0);
  /** Whether one more ship would take the last tokens of the nation: then the board does not ask for it. */
  const spendsAll = takesAll(taken + levyFor);
  /** Builds a ship on a coast, or says why none can be built there. */
  const build = async (area: string): Promise<void> => {
    const place = coasts.find((one) => one.area === area);
    const coast = place?.hasSeveral ? place.shores[0]?.coast : null;
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
    marks.set(area, { is: 'chosen', badge: t('new ship'), says: t('you build a ship here') });
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
              <option value="treasury" disabled={keeping[ship.no] !== 'treasury' && treasury < upkeep}>
                {upkeep === 0
                  ? t('keep, for free')
                  : t('keep, for {upkeep, plural, one {# treasury token} other {# treasury tokens}}', { upkeep })}
              </option>
              {upkeep > 0 && (
                <option value="levy" disabled={keeping[ship.no] !== 'levy' && tokensLeft(ship.area) < upkeep}>
                  {t('keep, for {upkeep, plural, one {# token} other {# tokens}} there', { upkeep })}
                </option>
              )}
              <option value="no">{t('give up')}</option>
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
            <ShoreChoice
              shores={coasts.find(({ area }) => area === one.area)?.shores ?? []}
              coast={one.coast}
              choose={(coast) => setBuilds(builds.with(place, { ...one, coast }))}
            />
          </span>
        ))}
        {builds.length === 0 && marks.size > 0 && (
          <span className="hint">
            {spendsAll
              ? t('A ship would cost your last tokens. Continue without one.')
              : t('Tap a coast to build a ship there. It costs {cost} tokens, from your treasury or from that area.', {
                  cost,
                })}
          </span>
        )}
      </div>
      <div className="choices">
        <AskOnce
          undone={takesAll(taken) ? t('These ships cost your last tokens on the board.') : undefined}
          label={labelOf(plan.keep.length, plan.build.length)}
          sure={t('Build anyway')}
          go={() => void answer(plan)}
        />
      </div>
    </div>
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
