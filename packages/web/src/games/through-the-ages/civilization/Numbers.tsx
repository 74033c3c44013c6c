import type { CivilizationView, Statistic } from '@ecumene/through-the-ages/reference';
import { type ReactElement, type ReactNode, useId } from 'react';
import { t } from '../../../text/text.ts';
import type { SignName } from '../cards/digest.ts';
import { Glyph } from '../cards/Glyph.tsx';
import { useView } from '../view.ts';
import { nameOf, STATISTICS, WHYS } from '../words.ts';
import { FIRST_ROUND, firstActions } from './first-turn.ts';
import { type Line, linesOf, made, total } from './reasons.ts';

/** Every number of a civilization; looking at one says where it comes from. */
export function Numbers({ civ }: { readonly civ: CivilizationView }): ReactElement {
  const { civil, military, ratings, needs } = civ;
  const farms = made(civ, 'farm');
  const mines = made(civ, 'mine');
  const first = firstActions(useView(), civ.seat);
  return (
    <ul className="numbers">
      <Figure
        sign="civil"
        name={STATISTICS.civilActions}
        lines={linesOf(civ, 'civilActions')}
        more={
          first === undefined
            ? []
            : [
                t('{n} on the first turn: the first player has {fewest}, each later player {more} more.', {
                  n: first,
                  ...FIRST_ROUND,
                }),
              ]
        }
      >
        <Discs ready={civil.ready} spent={civil.spent} sign="civil" />
      </Figure>
      <Figure sign="military" name={STATISTICS.militaryActions} lines={linesOf(civ, 'militaryActions')}>
        <Discs ready={military.ready + military.extra} spent={military.spent} sign="military" />
      </Figure>
      <Figure
        sign="food"
        name={t('Food')}
        lines={farms}
        alarm={needs.uprising}
        more={[
          ...halted(civ),
          t('Farms produce {n} per turn.', { n: total(farms) }),
          t('Your people eat {n} per turn.', { n: needs.consumption }),
          needs.population === null
            ? t('The yellow bank is empty.')
            : t('Next worker costs {n}.', { n: needs.population }),
        ]}
      >
        {civ.food} <Rate n={total(farms) - needs.consumption} civ={civ} />
      </Figure>
      <Figure
        sign="resources"
        name={t('Resources')}
        lines={mines}
        alarm={needs.uprising}
        more={[
          ...halted(civ),
          t('Mines produce {n} per turn.', { n: total(mines) }),
          t('Corruption costs {n} per turn.', { n: needs.corruption }),
          ...(civ.unitResources > 0 ? [t('{n} more for units this turn.', { n: civ.unitResources })] : []),
        ]}
      >
        {civ.resources} <Rate n={total(mines) - needs.corruption} civ={civ} />
      </Figure>
      <Rated civ={civ} statistic="science" have={civ.science} />
      <Rated civ={civ} statistic="culture" have={civ.culture} />
      <Figure sign="strength" name={STATISTICS.strength} lines={linesOf(civ, 'strength')}>
        {ratings.strength}
      </Figure>
      <Figure
        sign="happy"
        name={STATISTICS.happy}
        lines={linesOf(civ, 'happy')}
        alarm={needs.uprising}
        more={[
          t('{n, plural, one {# is} other {# are}} needed.', { n: needs.happy }),
          t('{n, plural, =0 {No discontent workers} one {# worker is discontent} other {# workers are discontent}}.', {
            n: needs.discontent,
          }),
          ...(needs.uprising
            ? [t('If more workers are discontent than unused, there is an uprising: nothing is produced.')]
            : []),
        ]}
      >
        {ratings.happy}
        <span className="rate">{t('of {n}', { n: needs.happy })}</span>
      </Figure>
      <Figure
        sign="worker"
        name={t('Unused workers')}
        lines={[]}
        more={[t('You can put them to work. Discontent workers do not count.')]}
      >
        {civ.unused}
      </Figure>
      {ratings.colonization > 0 && (
        <Figure sign="colonization" name={STATISTICS.colonization} lines={linesOf(civ, 'colonization')}>
          {ratings.colonization}
        </Figure>
      )}
    </ul>
  );
}

function Rated({
  civ,
  statistic,
  have,
}: {
  readonly civ: CivilizationView;
  readonly statistic: 'science' | ('culture' & Statistic);
  readonly have: number;
}): ReactElement {
  const name = statistic === 'science' ? t('Science') : t('Culture');
  return (
    <Figure
      sign={statistic}
      name={name}
      lines={linesOf(civ, statistic)}
      alarm={civ.needs.uprising}
      more={[...halted(civ), t('{have} now, +{rate} per turn.', { have, rate: civ.ratings[statistic] })]}
    >
      {have} <Rate n={civ.ratings[statistic]} civ={civ} />
    </Figure>
  );
}

/** What comes in when the turn ends as things stand: in an uprising nothing. */
function Rate({ n, civ }: { readonly n: number; readonly civ: CivilizationView }): ReactElement {
  if (civ.needs.uprising) return <b className="rate">+0</b>;
  return <span className="rate">{n < 0 ? `−${-n}` : `+${n}`}</span>;
}

function halted({ needs }: CivilizationView): string[] {
  return needs.uprising ? [t('Uprising: nothing will be produced.')] : [];
}

/** Actions as discs or diamonds: those left full, those spent hollow. */
function Discs({
  ready,
  spent,
  sign,
}: {
  readonly ready: number;
  readonly spent: number;
  readonly sign: 'civil' | 'military';
}): ReactElement {
  return (
    <span className="discs">
      <span className="unseen">{t('{ready} left of {all}', { ready, all: ready + spent })}</span>
      <b aria-hidden="true">{ready}</b>
      {Array.from({ length: ready + spent }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a disc is its place.
        <span key={place} className={place < ready ? 'disc' : 'disc disc-spent'}>
          <Glyph sign={sign} size={15} />
        </span>
      ))}
    </span>
  );
}

interface FigureProps {
  readonly sign: SignName;
  readonly name: string;
  readonly lines: readonly Line[];
  readonly more?: readonly string[];
  readonly alarm?: boolean;
  readonly children: ReactNode;
}

/** A number and, for whoever looks at it, where it comes from. */
function Figure({ sign, name, lines, more = [], alarm = false, children }: FigureProps): ReactElement {
  const id = useId();
  const bare = sign === 'civil' || sign === 'military';
  return (
    <li className="figure" data-alarm={alarm} data-sign={sign}>
      <button type="button" className="figure-face" aria-describedby={id}>
        {!bare && <Glyph sign={sign} size={16} />}
        <span className="unseen">{name}</span>
        <span className="figure-value">{children}</span>
      </button>
      <div id={id} role="tooltip" className="why">
        <p className="why-name">{name}</p>
        {more.map((line) => (
          <p key={line}>{line}</p>
        ))}
        {lines.length > 0 && (
          <ul>
            {lines.map(({ card, amount, why }) => (
              <li key={`${card} ${why}`}>
                <span className="why-amount">{amount < 0 ? `−${-amount}` : `+${amount}`}</span> {nameOf(card)}
                {WHYS[why] !== '' && <span className="soft"> · {WHYS[why]}</span>}
              </li>
            ))}
          </ul>
        )}
      </div>
    </li>
  );
}
