import { type Thing, the } from '@ecumene/engine';
import type { ReactElement } from 'react';
import { TurningList } from '../../../replay/TurningList.tsx';
import { type AtTable, useTable } from '../../../table/at-table.ts';
import { t } from '../../../text/text.ts';
import { Badge } from '../Badge.tsx';
import { nameOf } from '../words.ts';
import type { TurningPoint } from './story.ts';

/** Moments worth going back to, in the words of this game. */
export function TurningPoints({ points }: { readonly points: readonly TurningPoint[] }): ReactElement {
  const { name } = useTable();
  return (
    <TurningList
      points={points.map((point) => ({
        is: point.is,
        number: point.number,
        turn: point.turn,
        signs: <Badge seat={point.seat} />,
        says: inWordsOf(point, name),
        subject: subjectOf(point),
      }))}
    />
  );
}

/** What names it among all that happened at that moment. */
function subjectOf(point: TurningPoint): Thing | undefined {
  switch (point.is) {
    case 'lead':
      return undefined;
    case 'hunger':
      return the('seat', point.seat);
    default:
      return the('card', point.card);
  }
}

function inWordsOf(point: TurningPoint, name: AtTable['name']): string {
  const seat = name('seat', point.seat);
  switch (point.is) {
    case 'lead':
      return t('{seat} takes the lead from {from}.', { seat, from: name('seat', point.from) });
    case 'war':
      return t('{seat} wins {war} against {loser} by {advantage}.', {
        seat,
        war: nameOf(point.card),
        loser: name('seat', point.loser),
        advantage: point.advantage,
      });
    case 'wonder':
      return t('{seat} completes {wonder}.', { seat, wonder: nameOf(point.card) });
    case 'jump':
      return t('{seat} scores {culture} culture with {card}.', {
        seat,
        card: nameOf(point.card),
        culture: point.culture,
      });
    case 'hunger':
      return t('{seat} lacks food and loses {culture} culture.', { seat, culture: point.culture });
  }
}
