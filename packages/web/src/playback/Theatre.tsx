import { type ReactElement, useCallback, useEffect, useRef, useState } from 'react';
import { RuleLink } from '../rules/RuleLink.tsx';
import { useTable } from '../table/at-table.ts';
import { useDesk } from '../table/desk.ts';
import { t } from '../text/text.ts';
import { type Act, moreActs } from './acts.ts';
import { onEncore } from './encore.ts';
import './theatre.css';

const KEY = 'ecumene.theatre';
/** How long an act stays by itself: so long, and so much more for each line. */
const AN_ACT = 2200;
const A_LINE = 700;
const LONGEST = 6000;
/** When many wait behind it, each stays shorter, but at least so long. */
const SHORTEST = 700;

/** Conflicts and calamities, one event at a time: next, back, by itself, or skip all; and the last once more. Nobody waits for it but the bots. */
export function Theatre({ hold }: { readonly hold: ((on: boolean) => void) | undefined }): ReactElement | null {
  const { game, port, words, sight } = useTable();
  const desk = useDesk();
  const [acts, setActs] = useState<readonly Act[]>([]);
  const [shown, setShown] = useState(0);
  const [auto, setAuto] = useState(localStorage.getItem(KEY) !== 'stepwise');
  useEffect(() => port.listen((news) => setActs((before) => moreActs(game, before, news))), [port, game]);
  const [encore, setEncore] = useState<Act | undefined>(undefined);
  useEffect(() => onEncore(setEncore), []);
  const act = encore ?? acts[shown];
  const behind = encore === undefined ? Math.max(0, acts.length - shown - 1) : 0;
  const step = sight.where.join(' ');
  const now = useRef(step);
  now.current = step;
  const [endedIn, setEndedIn] = useState('');
  /** Goes on to another act; after the last, it can be seen again until the next step begins. */
  const goTo = useCallback((place: number): void => {
    setEncore(undefined);
    setShown(place);
    setEndedIn(now.current);
  }, []);
  const next = encore === undefined ? shown + 1 : shown;
  const asked = sight.questions.length > 0;
  const areas = act?.areas;
  const falls = act?.falls;
  const holding = useRef(false);
  useEffect(() => {
    desk.play(areas ?? [], falls ?? []);
  }, [desk, areas, falls]);
  useEffect(() => {
    const busy = act !== undefined && !asked;
    if (busy === holding.current) return;
    holding.current = busy;
    hold?.(busy);
  }, [act, asked, hold]);
  useEffect(() => {
    if (act === undefined || !auto) return undefined;
    const stay = Math.min(LONGEST, AN_ACT + A_LINE * act.lines.length) / (1 + behind / 3);
    const timer = setTimeout(() => goTo(next), Math.max(SHORTEST, stay));
    return () => clearTimeout(timer);
  }, [act, auto, behind, next, goTo]);
  if (act === undefined) {
    if (acts.length === 0 || endedIn !== step) return null;
    return (
      <button type="button" className="button small theatre-again" onClick={() => goTo(acts.length - 1)}>
        {t('Show the last scene again')}
      </button>
    );
  }
  const [first, ...rest] = act.lines;
  if (first === undefined) return null;
  const choose = (on: boolean): void => {
    setAuto(on);
    localStorage.setItem(KEY, on ? 'auto' : 'stepwise');
  };
  return (
    <section
      className={`theatre theatre-${act.kind}`}
      aria-label={act.kind === 'calamity' ? t('A calamity') : t('A conflict')}
    >
      <p className="theatre-kind">
        {act.kind === 'calamity' ? t('Calamity') : t('Conflict')}
        {behind > 0 && <span>{t('{n} more', { n: behind })}</span>}
      </p>
      <h2>{words(game.tell(first))}</h2>
      <ol className="theatre-lines">
        {rest.map((line, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an act only grows at its end.
          <li key={place}>
            {words(game.tell(line))} {line.rule !== first.rule && <RuleLink rule={line.rule} />}
          </li>
        ))}
      </ol>
      <div className="theatre-ways">
        <RuleLink rule={first.rule} />
        <label className="theatre-auto">
          <input type="checkbox" checked={auto} onChange={({ target }) => choose(target.checked)} /> {t('By itself')}
        </label>
        {shown > 0 && encore === undefined && (
          <button type="button" className="button small quiet" onClick={() => goTo(shown - 1)}>
            {t('Back')}
          </button>
        )}
        <button type="button" className="button small quiet" onClick={() => goTo(acts.length)}>
          {t('Skip all')}
        </button>
        <button type="button" className="button small primary" onClick={() => goTo(next)}>
          {t('Next')}
        </button>
      </div>
    </section>
  );
}
