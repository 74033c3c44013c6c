import type { NationView } from '@ecumene/ancients';
import { isRecord, type Question } from '@ecumene/engine';
import { type ReactElement, useMemo, useState } from 'react';
import { AskOnce } from '../../questions/AskOnce.tsx';
import { Stepper } from '../../questions/Stepper.tsx';
import { RuleLink } from '../../rules/RuleLink.tsx';
import { useTable } from '../../table/at-table.ts';
import { type Intent, type Mark, useIntent } from '../../table/desk.ts';
import { t } from '../../text/text.ts';
import type { ControlProps } from '../game-screen.ts';
import { type Built, costOf, fedCities, isEnough, supportAfter } from './building-sites.ts';
import { hasCard } from './cards-held.ts';
import { useOwnNation, useView } from './view.ts';

function markOf(built: boolean): Mark {
  return built
    ? { is: 'chosen', badge: t('city'), says: t('a city is to be built here') }
    : { is: 'can', says: t('you may build a city here') };
}

function placesOf(question: Question): readonly string[] {
  const places: unknown = isRecord(question) ? question['places'] : undefined;
  return Array.isArray(places) ? places.filter((one) => typeof one === 'string') : [];
}

/** Where cities rise: those the country feeds are proposed, and the places are tapped on the board. The treasury may help, for those who know architecture. */
export function BuildCitiesControl({ asked: { id, question }, answer }: ControlProps): ReactElement {
  const { name, port, refuse } = useTable();
  const view = useView();
  const own = useOwnNation();
  const places = useMemo(() => placesOf(question), [question]);
  const [built, setBuilt] = useState<Built>(() => (own === undefined ? {} : fedCities(view, own, places)));
  const bounds = (area: string): readonly [number, number] => {
    const cost = costOf(view, area);
    const tokens = view.areas[area]?.tokens[own?.name ?? ''] ?? 0;
    const helps = own !== undefined && hasCard(own, 'architecture');
    return [Math.max(0, cost - tokens), helps ? Math.min(cost / 2, own?.treasury ?? 0) : 0];
  };
  const add = (area: string): Built => ({ ...built, [area]: bounds(area)[0] });
  const toggle = (area: string): void => {
    const { [area]: before, ...others } = built;
    setBuilt(before === undefined ? add(area) : others);
  };
  /** An area without a place for a city says why. */
  const tap = async (area: string): Promise<void> => {
    if (places.includes(area)) {
      refuse(undefined);
      toggle(area);
    } else refuse(await port.check(id, { ...built, [area]: 0 }));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: what a tap does follows from these alone.
  const intent = useMemo<Intent>(
    () => ({
      areas: new Map<string, Mark>(places.map((area) => [area, markOf(Object.hasOwn(built, area))])),
      dims: true,
      tap: (area) => void tap(area),
    }),
    [places, built, view],
  );
  useIntent(intent);
  const count = Object.keys(built).length;
  const isFed = (area: string): boolean =>
    own !== undefined && isEnough(supportAfter(view, own, { [area]: bounds(area)[0] }));
  const open = count < (own?.citiesInStock ?? 0) ? places.filter((area) => !Object.hasOwn(built, area)) : [];
  return (
    <div className="choices">
      {own !== undefined && <SupportNote own={own} built={built} open={open} add={add} />}
      {places.map((area) => {
        const [least, most] = bounds(area);
        return (
          <span key={area} className="cargo">
            <button
              type="button"
              className="button toggle"
              aria-pressed={Object.hasOwn(built, area)}
              onClick={() => toggle(area)}
            >
              {name('area', area)}
            </button>
            {Object.hasOwn(built, area) && most > least && (
              <>
                <span className="hint">{t('from treasury')}</span>
                <Stepper
                  label={t('Tokens from treasury for {area}', { area: name('area', area) })}
                  value={built[area] ?? 0}
                  least={least}
                  most={most}
                  set={(value) => setBuilt({ ...built, [area]: value })}
                />
              </>
            )}
          </span>
        );
      })}
      <AskOnce
        undone={
          // Whoever builds nothing where nothing could be fed has been told why.
          count === 0 && places.some(isFed)
            ? t('{n, plural, one {A city} other {# cities}} could be built.', { n: places.length })
            : undefined
        }
        label={t('{count, plural, =0 {Build nothing} one {Build one city} other {Build # cities}}', { count })}
        sure={t('Build nothing all the same')}
        look={count === 0 ? 'button quiet' : 'button primary'}
        go={() => void answer(built)}
      />
    </div>
  );
}

interface SupportNoteProps {
  readonly own: NationView;
  readonly built: Built;
  /** Where more cities could be built. */
  readonly open: readonly string[];
  /** What is built if a city is built there too. */
  add(area: string): Built;
}

/** Says when too few will remain to feed the cities, or would if one more were built. @rule AC 26.31 */
function SupportNote({ own, built, open, add }: SupportNoteProps): ReactElement | null {
  const { name } = useTable();
  const view = useView();
  const now = supportAfter(view, own, built);
  const next = open
    .map((area) => ({ area: name('area', area), ...supportAfter(view, own, add(area)) }))
    .find((one) => !isEnough(one));
  if (!isEnough(now))
    return (
      <span className="unfed" role="status">
        {t(
          '{cities, plural, one {Your only city needs} other {Your # cities need}} {needed} tokens; {left, plural, =0 {none} other {only #}} will remain.',
          { ...now },
        )}{' '}
        <RuleLink rule="AC 26.31" />
      </span>
    );
  if (next === undefined) return null;
  return (
    <span className="hint">
      {t(
        'With one in {area}, {cities, plural, one {your only city} other {your # cities}} would need {needed} tokens; {left, plural, =0 {none} other {only #}} would remain.',
        { ...next },
      )}{' '}
      <RuleLink rule="AC 26.31" />
    </span>
  );
}
