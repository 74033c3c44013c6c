import type { NationView } from '@ecumene/ancients';
import { type ReactElement, useState } from 'react';
import { Sign } from '../../nations/Sign.tsx';
import { useTable } from '../../table/at-table.ts';
import { SeatNote } from '../../table/Clocks.tsx';
import { useCompany } from '../../table/company.ts';
import { useDesk } from '../../table/desk.ts';
import { locale, t } from '../../text/text.ts';
import { useDraftStore } from './draft-store.ts';
import { CHOSEN } from './NationPanel.tsx';
import { neighboursOf } from './neighbours.ts';
import { scoresOf } from './result/scores.ts';
import { BlockSign } from './trade/BlockSign.tsx';
import { nationsInOrder, useAncients, useOwnNation, useReading, useView } from './view.ts';
import '../../table/rail.css';
import './rail.css';

/** What a nation has, by the signs it is shown with. */
const FACTS = [
  ['fact-city', 'cities'],
  ['fact-token', 'tokens'],
  ['fact-card', 'hand'],
  ['fact-step', 'step'],
] as const;

/** More rows than this are drawn closer together. */
const MANY = 9;

/** How everyone is doing, in the order of the census or, when all is over, of the result, and whom we wait for; each opens the panel of the nation. */
export function Rail(): ReactElement {
  const { tableView, seat, name, empty } = useTable();
  const company = useCompany() !== undefined;
  const game = useAncients();
  const view = useView();
  const nations = tableView.over
    ? scoresOf(game, view, tableView.ranking).map(({ nation }) => nation)
    : nationsInOrder(view);
  const awaited = new Set(tableView.waiting.filter((one) => !one.optional).map((one) => one.seat));
  const score = new Map(tableView.ranking.map((one) => [one.seat, one.score]));
  const scoreOf = (nation: NationView): number => score.get(nation.seat ?? '') ?? 0;
  const choosing =
    view.turn > 0 ? [] : game.choosing(view).filter((one) => !nations.some((nation) => nation.seat === one));
  const isAwaited = ({ seat: one }: NationView): boolean => one !== null && awaited.has(one);
  const blocks = game.trade.blocks?.(view);
  const isMany = nations.length + choosing.length > MANY;
  const reading = useReading();
  const own = useOwnNation()?.name;
  const [sought, seek] = useState('');
  const near = isMany && own !== undefined && !tableView.over ? neighboursOf(reading, own) : undefined;
  const isOpen = (nation: NationView): boolean =>
    near === undefined || nation.name === own || isAwaited(nation) || near.has(nation.name);
  const isFound = (nation: NationView): boolean =>
    holds([name('nation', nation.name), name('seat', nation.seat ?? '')], sought);
  /** Those waited for first, then whoever plays here; the others in their order. */
  const inPlace = (some: readonly NationView[]): readonly NationView[] => {
    if (!isMany || tableView.over) return some.filter(isFound);
    const rank = (nation: NationView): number =>
      isAwaited(nation) ? 0 : nation.name === own ? 1 : isOpen(nation) ? 2 : 3;
    return some.filter(isFound).toSorted((a, b) => rank(a) - rank(b));
  };
  const rows = (some: readonly NationView[]): ReactElement[] =>
    inPlace(some).map((nation) => (
      <li
        key={nation.name}
        className="rail-seat nation-seat"
        data-awaited={isAwaited(nation)}
        data-own={nation.seat === seat}
        data-folded={!isOpen(nation)}
      >
        <Opener nation={nation} score={scoreOf(nation)} />
        <Sign nation={nation.name} size={32} />
        <span className="rail-who">
          <span className="rail-name" aria-hidden="true">
            {name('nation', nation.name)}
          </span>
          {company ? (
            <SeatNote seat={nation.seat} />
          ) : (
            <span className="rail-player" dir="auto" aria-hidden="true">
              {nation.seat === seat ? t('you') : name('seat', nation.seat ?? '')}
            </span>
          )}
        </span>
        <span className="rail-score" aria-hidden="true">
          {scoreOf(nation)}
        </span>
        <span className="rail-facts" aria-hidden="true">
          {FACTS.map(([sign, fact]) => (
            <span key={sign} className="rail-fact">
              <span className={sign} /> {nation[fact]}
            </span>
          ))}
        </span>
      </li>
    ));
  if (blocks !== undefined && nations.length > 0 && choosing.length === 0)
    return (
      <div className="rail-groups">
        <input
          type="search"
          className="input rail-search"
          aria-label={t('Find a player or nation')}
          placeholder={t('Find a player or nation')}
          value={sought}
          onChange={({ target }) => seek(target.value)}
        />
        {!nations.some(isFound) && <p className="hint rail-none">{t('No player or nation with this name.')}</p>}
        {blocks.names.map((block, place) => {
          const here = nations.filter((nation) => blocks.of(nation.name) === place);
          if (!here.some(isFound)) return null;
          return (
            <section key={block} className="rail-group" aria-label={block}>
              <h2 className="rail-head">
                <BlockSign block={place} /> {block}
                <RailNote waiting={here.filter(isAwaited).length} />
              </h2>
              <ol className="rail rail-many">{rows(here)}</ol>
            </section>
          );
        })}
      </div>
    );
  return (
    <ol className={isMany ? 'rail rail-many' : 'rail'}>
      {rows(nations)}
      {choosing.map((one) => (
        <li key={one} className="rail-seat rail-nationless" data-awaited={awaited.has(one)} data-own={one === seat}>
          <span className="rail-name" dir="auto" title={name('seat', one)}>
            {name('seat', one)}
          </span>
          {company && <SeatNote seat={one} nameless />}
          <span className="hint">
            {awaited.has(one) && !empty.includes(one) ? t('choosing a nation') : t('waiting')}
          </span>
        </li>
      ))}
    </ol>
  );
}

function holds(names: readonly string[], sought: string): boolean {
  const wanted = sought.trim().toLocaleLowerCase(locale());
  return names.some((one) => one.toLocaleLowerCase(locale()).includes(wanted));
}

/** For how many of a group the table waits. */
function RailNote({ waiting }: { readonly waiting: number }): ReactElement {
  return <span className="rail-note">{waiting > 0 && t('waiting for {waiting}', { waiting })}</span>;
}

interface OpenerProps {
  readonly nation: NationView;
  readonly score: number;
}

/** What opens the panel of a nation, and says in words what is shown of it as signs. It lies over all of that. */
function Opener({ nation, score }: OpenerProps): ReactElement {
  const { name, seat: own } = useTable();
  const desk = useDesk();
  const [, choose] = useDraftStore(CHOSEN);
  const { seat, cities, tokens, hand, step } = nation;
  const words = t(
    '{nation}, played by {seat}: {score, plural, one {# point} other {# points}}, {cities, plural, one {# city} other {# cities}}, {tokens, plural, one {# token} other {# tokens}} on the board, {hand, plural, one {# trade card} other {# trade cards}} in hand, {step, plural, one {# step} other {# steps}} along the track',
    {
      nation: name('nation', nation.name),
      seat: seat === own ? t('you') : name('seat', seat ?? ''),
      score,
      cities,
      tokens,
      hand,
      step,
    },
  );
  const open = (): void => {
    choose(nation.name);
    desk.turnTo('nation');
  };
  return <button type="button" className="rail-open" aria-label={words} title={words} onClick={open} />;
}
