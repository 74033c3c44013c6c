import type { AgesView, CivilizationView, Happened } from '@ecumene/through-the-ages/reference';
import type { Figure, PastOfGame, Telling } from '../../../charts/past-of-game.ts';
import { labelsOf } from '../../../charts/samples.ts';
import { t } from '../../../text/text.ts';
import { SeatSign } from '../Badge.tsx';

const MARKS: Readonly<Record<string, string>> = {
  event: 'event',
  attacked: 'conflict',
  war: 'conflict',
  completed: 'work',
  developed: 'work',
  led: 'work',
};

/** How the past of a game of Through the Ages is drawn. */
export const past: PastOfGame<AgesView, Happened> = {
  turnBegins: ({ event }) => (event.what === 'turn' ? event.round : undefined),
  mark({ event: { what } }) {
    return Object.hasOwn(MARKS, what) ? MARKS[what] : undefined;
  },
  lanes: [
    { kind: 'event', title: t('Events') },
    { kind: 'conflict', title: t('Attacks and wars') },
    { kind: 'work', title: t('Leaders and wonders') },
  ],
  figures: (telling) => [
    byRound(telling, 'culture', t('Culture'), ({ culture }) => culture),
    byRound(telling, 'culture-each', t('Culture each turn'), ({ ratings }) => ratings.culture),
    byRound(telling, 'science', t('Science each turn'), ({ ratings }) => ratings.science),
    byRound(telling, 'strength', t('Strength'), ({ ratings }) => ratings.strength),
  ],
};

function byRound(
  { samples, name }: Telling<AgesView, Happened>,
  id: string,
  title: string,
  value: (civ: CivilizationView) => number,
): Figure {
  const over = samples.at(-1)?.tableView.over === true;
  const seats = samples.at(-1)?.tableView.seats ?? [];
  const lines = seats.map((seat, place) => ({
    key: seat,
    name: name('seat', seat),
    colour: `var(--seat-${place})`,
    badge: <SeatSign place={place} size={18} />,
    values: samples.map((sample) => {
      const civ = sample.tableView.view.civilizations.find((one) => one.seat === seat);
      return civ === undefined || civ.out ? undefined : value(civ);
    }),
  }));
  return { id, title, labels: labelsOf(samples, over ? t('end') : t('now')), lines };
}
