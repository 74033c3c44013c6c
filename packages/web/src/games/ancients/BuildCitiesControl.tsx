import { isSupported, type NationView } from '@ecumene/ancients';
import { isRecord, type Question } from '@ecumene/engine';
import { type ReactElement, useMemo, useState } from 'react';
import { AskOnce } from '../../questions/AskOnce.tsx';
import { Stepper } from '../../questions/Stepper.tsx';
import { RuleLink } from '../../rules/RuleLink.tsx';
import { useTable } from '../../table/at-table.ts';
import { type Intent, type Mark, useIntent } from '../../table/desk.ts';
import { t } from '../../text/text.ts';
import type { ControlProps } from '../game-screen.ts';
import {
  type Built,
  buildsOf,
  fedCities,
  type Helpers,
  neededNear,
  supportAfter,
  tokensNear,
  treasuryShare,
} from './building-sites.ts';
import { useOwnNation, useReading } from './view.ts';

function markOf(built: boolean): Mark {
  return built
    ? { is: 'chosen', badge: t('city'), says: t('you build a city here') }
    : { is: 'can', says: t('you may build a city here') };
}

function placesOf(question: Question): readonly string[] {
  const places: unknown = isRecord(question) ? question['places'] : undefined;
  return Array.isArray(places) ? places.filter((one) => typeof one === 'string') : [];
}

/** Where cities rise: those the country feeds are proposed, and the places are tapped on the board. The treasury may help, for those who know architecture. */
export function BuildCitiesControl({ asked: { id, question }, answer }: ControlProps): ReactElement {
  const { name, port, refuse } = useTable();
  const reading = useReading();
  const own = useOwnNation();
  const places = useMemo(() => placesOf(question), [question]);
  const [built, setBuilt] = useState<Built>(() => (own === undefined ? {} : fedCities(reading, own, places)));
  const [chosen, setChosen] = useState<Readonly<Record<string, Helpers>>>({});
  const nation = own?.name ?? '';
  const needed = (area: string): number => neededNear(reading, nation, area, built[area] ?? 0);
  const builds = buildsOf(reading, nation, built, chosen);
  /** The answer: what the treasury gives, and where neighbours help or a token stays, that too. */
  const answers = () =>
    Object.fromEntries(
      Object.entries(builds).map(([area, build]) => [area, build.stays || needed(area) > 0 ? build : build.treasury]),
    );
  const bounds = (area: string): readonly [number, number] => treasuryShare(reading, own?.name ?? '', area) ?? [0, 0];
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
    [places, built, reading],
  );
  useIntent(intent);
  const count = Object.keys(built).length;
  const isFed = (area: string): boolean =>
    own !== undefined && isSupported(supportAfter(reading, own, { [area]: bounds(area)[0] }));
  const open = count < (own?.citiesInStock ?? 0) ? places.filter((area) => !Object.hasOwn(built, area)) : [];
  return (
    <div className="choices">
      {own !== undefined && <SupportNote own={own} built={built} chosen={chosen} open={open} add={add} />}
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
            {Object.hasOwn(built, area) && needed(area) > 0 && (
              <FromNeighbours
                tokens={tokensNear(reading, nation, area)}
                needed={needed(area)}
                chosen={builds[area]?.from ?? {}}
                choose={(next) => setChosen({ ...chosen, [area]: next })}
              />
            )}
          </span>
        );
      })}
      <AskOnce
        undone={
          // Whoever builds nothing where nothing could be fed has been told why.
          count === 0 && places.some(isFed)
            ? t('You could build {n, plural, one {1 city} other {# cities}}.', { n: places.length })
            : undefined
        }
        label={t('{count, plural, =0 {Build nothing} one {Build 1 city} other {Build # cities}}', { count })}
        sure={t('Build nothing anyway')}
        look={count === 0 ? 'button quiet' : 'button primary'}
        go={() => void answer(answers())}
      />
    </div>
  );
}

interface FromNeighboursProps {
  readonly tokens: Helpers;
  readonly needed: number;
  readonly chosen: Helpers;
  choose(chosen: Helpers): void;
}

/** Tokens of areas next to a city that help to build it. */
function FromNeighbours({ tokens, needed, chosen, choose }: FromNeighboursProps): ReactElement {
  const { name } = useTable();
  const left = needed - Object.values(chosen).reduce((sum, count) => sum + count, 0);
  return (
    <>
      {Object.entries(tokens).map(([area, most]) => {
        const value = chosen[area] ?? 0;
        const label = t('from {area}', { area: name('area', area) });
        return (
          <span key={area} className="cargo">
            <span className="hint">{label}</span>
            <Stepper
              label={label}
              value={value}
              least={0}
              most={Math.min(most, value + left)}
              set={(count) => choose({ ...chosen, [area]: count })}
            />
          </span>
        );
      })}
    </>
  );
}

interface SupportNoteProps {
  readonly own: NationView;
  readonly built: Built;
  /** The tokens of areas next to them that the player chose to help. */
  readonly chosen: Readonly<Record<string, Helpers>>;
  /** Where more cities could be built. */
  readonly open: readonly string[];
  /** What is built if a city is built there too. */
  add(area: string): Built;
}

/** Says when too few will remain to feed the cities, or would if one more were built. */
function SupportNote({ own, built, chosen, open, add }: SupportNoteProps): ReactElement | null {
  const { name } = useTable();
  const reading = useReading();
  const [rule] = reading.ask(({ support }) => support.cites.check);
  const now = supportAfter(reading, own, built, chosen);
  const next = open
    .map((area) => ({ area: name('area', area), ...supportAfter(reading, own, add(area), chosen) }))
    .find((one) => !isSupported(one));
  if (!isSupported(now))
    return (
      <span className="unfed" role="status">
        {t(
          '{cities, plural, one {Your only city needs} other {Your # cities need}} {needed} tokens for support. You will have {left, plural, =0 {none} other {only #}}.',
          { ...now },
        )}{' '}
        <RuleLink rule={rule} why />
      </span>
    );
  if (next === undefined) return null;
  return (
    <span className="hint">
      {t(
        'With a city in {area}, {cities, plural, one {your only city} other {your # cities}} would need {needed} tokens. You would have {left, plural, =0 {none} other {only #}}.',
        { ...next },
      )}{' '}
      <RuleLink rule={rule} why />
    </span>
  );
}
