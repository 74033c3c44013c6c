import type { Happening } from '@ecumene/engine';
import { type ReactElement, type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { remembered } from '../device/memory.ts';
import { Pictogram } from '../pictures/Pictogram.tsx';
import { RuleLink } from '../rules/RuleLink.tsx';
import { useTable } from '../table/at-table.ts';
import { useDesk } from '../table/desk.ts';
import { useTelling } from '../table/story.tsx';
import { t } from '../text/text.ts';
import { type Act, actThatAsks, goesOn } from './acts.ts';
import { leastCovering, type Place } from './card-place.ts';
import { onReplayScene } from './replay-scene.ts';
import { useActs } from './use-acts.ts';
import { useCurtainTime } from './use-curtain-time.ts';
import './theatre.css';

const KEY = 'ecumene.theatre';
const KINDS: Readonly<Record<Act['kind'], { readonly title: string; readonly scene: string }>> = {
  conflict: { title: t('Conflict'), scene: t('A conflict') },
  calamity: { title: t('Calamity'), scene: t('A calamity') },
  ability: { title: t('Special ability'), scene: t('A special ability') },
  hunger: { title: t('Surplus'), scene: t('Surplus population') },
  support: { title: t('Not enough support'), scene: t('A city without support') },
  revolt: { title: t('Revolt'), scene: t('Revolting cities') },
  track: { title: t('Track'), scene: t('Your marker on the track') },
  event: { title: t('Event'), scene: t('An event') },
  age: { title: t('A new age'), scene: t('A new age') },
  pact: { title: t('Pact'), scene: t('A pact') },
  uprising: { title: t('Uprising'), scene: t('An uprising') },
};

/** Conflicts and calamities, one event at a time: next, back, by itself, or skip all; and the last once more. Nobody waits for it but the bots. */
export function Theatre({ hold }: { readonly hold: ((on: boolean) => void) | undefined }): ReactElement | null {
  const { game, tableView } = useTable();
  const { tell } = useTelling();
  const desk = useDesk();
  const acts = useActs();
  const [shown, setShown] = useState(0);
  const [auto, setAuto] = useState(remembered.get(KEY) !== 'stepwise');
  if (shown > acts.length) setShown(acts.length);
  const [encore, setEncore] = useState<Act | undefined>(undefined);
  useEffect(() => onReplayScene(setEncore), []);
  const act = encore ?? acts[shown];
  const behind = encore === undefined ? Math.max(0, acts.length - shown - 1) : 0;
  /** The act somebody went back to. */
  const [wished, setWished] = useState<number | undefined>(undefined);
  /** Goes on to another act; after the last, that can be seen again. */
  const goTo = useCallback((place: number): void => {
    setEncore(undefined);
    setWished(undefined);
    setShown(place);
  }, []);
  const goBackTo = useCallback(
    (place: number): void => {
      goTo(place);
      setWished(place);
    },
    [goTo],
  );
  const next = encore === undefined ? shown + 1 : shown;
  const goOn = useCallback(() => goTo(next), [goTo, next]);
  const asked = tableView.questions.length > 0;
  /** The act that is being settled, with the answers of whom it asks. */
  const underWay = actThatAsks(game, acts, tableView.where);
  const asks = asked ? underWay : undefined;
  const skipped = useRef<string>(undefined);
  /** Whoever is asked because of an act sees that act, not one long before it. */
  useEffect(() => {
    if (asks === undefined) return;
    setShown((place) => Math.max(place, asks));
    skipped.current = undefined;
  }, [asks]);
  const seen = useRef<readonly Act[]>([]);
  const list = useRef<HTMLOListElement>(null);
  /** What comes of an answer joins an act that may be over: then that is seen once more, with what is new in it. */
  useEffect(() => {
    const grown = acts.findIndex((one, place) => one.id !== skipped.current && goesOn(seen.current[place], one));
    if (grown >= 0 && grown < shown && asks === undefined && !tableView.over) setShown(grown);
    else if (encore === undefined) {
      if (grown === shown) list.current?.scrollTo({ top: list.current.scrollHeight });
      seen.current = acts.slice(0, shown + 1);
    }
  }, [acts, shown, asks, encore, tableView.over]);
  /** How the game ended is seen first; the last act can be seen again. */
  useLayoutEffect(() => {
    if (tableView.over) setShown(acts.length);
  }, [tableView.over, acts.length]);
  const over = act === undefined && acts.length > 0;
  useEffect(() => {
    const again = over ? () => goBackTo(acts.length - 1) : undefined;
    desk.offerAgain(again);
    return () => desk.offerAgain(undefined);
  }, [desk, over, acts.length, goBackTo]);
  const areas = act?.areas;
  const falls = act?.falls;
  const card = useRef<HTMLElement>(null);
  const isUnderWay = encore === undefined && shown === underWay;
  const holding = useRef(false);
  useEffect(() => {
    desk.play(areas, falls, card.current?.offsetHeight);
  }, [desk, areas, falls]);
  const [first, ...rest] = act?.lines ?? [];
  useTurn(card, areas?.length === 0 ? first : undefined);
  useEffect(() => {
    const busy = act !== undefined && !asked && !isUnderWay;
    if (busy === holding.current) return;
    holding.current = busy;
    hold?.(busy);
  }, [act, asked, isUnderWay, hold]);
  const isEncore = encore !== undefined || wished === shown;
  useCurtainTime({ act, isEncore, isUnderWay, behind }, auto, goOn);
  const place = useClearPlace(card, act !== undefined);
  if (act === undefined || first === undefined) return null;
  const { about, picture, areas: [told] = [] } = game.scene(first) ?? {};
  /** Whoever skips what others settle does not see it again when more comes of it; what comes of one's own answer is seen. */
  const skip = (): void => {
    skipped.current = asked || underWay === undefined ? undefined : acts[underWay]?.id;
    goTo(acts.length);
  };
  const choose = (on: boolean): void => {
    setAuto(on);
    remembered.set(KEY, on ? 'auto' : 'stepwise');
  };
  return (
    <section ref={card} className={`theatre theatre-${act.kind}`} data-place={place} aria-label={KINDS[act.kind].scene}>
      <header className="theatre-head">
        <p className="theatre-kind">
          {KINDS[act.kind].title}
          {behind > 0 && <span>{t('{n} more', { n: behind })}</span>}
        </p>
        <h2>{tell(first)}</h2>
        {picture !== undefined && (
          <span className="theatre-picture">
            <Pictogram {...picture} />
          </span>
        )}
        {game.ScenePicture !== undefined && told !== undefined && (
          <span className="theatre-picture">
            <game.ScenePicture card={told} />
          </span>
        )}
      </header>
      {about !== undefined && <p className="theatre-about">{about}</p>}
      <ol ref={list} className="theatre-lines">
        {rest.map((line, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an act only grows at its end.
          <li key={place}>
            {tell(line)} {line.rule !== act.lines[place]?.rule && <RuleLink rule={line.rule} why />}
          </li>
        ))}
      </ol>
      <div className="theatre-ways">
        <RuleLink rule={first.rule} why />
        <label className="theatre-auto">
          <input type="checkbox" checked={auto} onChange={({ target }) => choose(target.checked)} /> {t('Auto-advance')}
        </label>
        <span className="theatre-on">
          {shown > 0 && encore === undefined && (
            <button type="button" className="button small quiet" onClick={() => goBackTo(shown - 1)}>
              {t('Back')}
            </button>
          )}
          <button type="button" className="button small quiet" onClick={skip}>
            {t('Skip all')}
          </button>
          <button type="button" className="button small primary" onClick={goOn}>
            {t('Next')}
          </button>
        </span>
      </div>
    </section>
  );
}

/** Turns the board to whom an act is about that has begun and plays nowhere yet. */
function useTurn(card: RefObject<HTMLElement | null>, opening: Happening | undefined): void {
  const { game, tableView } = useTable();
  const desk = useDesk();
  const { view } = tableView;
  const latest = useRef(view);
  latest.current = view;
  useEffect(() => {
    const areas = (opening && game.scene(opening)?.turnsTo?.(latest.current)) ?? [];
    if (areas.length > 0) desk.show(areas, card.current?.offsetHeight);
  }, [card, desk, game, opening]);
}

/** How often it is looked whether the board has come to rest. */
const A_MOMENT = 150;

/**
 * Where on the stage the card lies: clear of the areas the act is played in and of those that are asked about, as soon as
 * the board is at rest, and not away from under somebody's hand.
 */
function useClearPlace(card: RefObject<HTMLElement | null>, isShown: boolean): Place {
  const [place, setPlace] = useState<Place>('top');
  useEffect(() => {
    if (!isShown) return undefined;
    let before = '';
    const look = (): void => {
      const stage = card.current?.parentElement;
      if (card.current === null || stage === null || stage === undefined) return;
      const seen = [...stage.querySelectorAll('.highlights .mark')].map((mark) => mark.getBoundingClientRect());
      const now = JSON.stringify(seen);
      const [rests, isInUse] = [now === before, card.current.matches(':is(:hover, :focus-within)')];
      before = now;
      if (!rests || isInUse) return;
      const [own, room] = [card.current.getBoundingClientRect(), stage.getBoundingClientRect()];
      setPlace((lies) => leastCovering(own, room, seen, lies));
    };
    const looking = setInterval(look, A_MOMENT);
    return () => clearInterval(looking);
  }, [card, isShown]);
  return place;
}
