import type { Seat } from '@ecumene/engine';
import type { ReactElement } from 'react';
import { Sign } from '../nations/Sign.tsx';
import { t } from '../text/text.ts';
import type { OpenSeat } from './open-seats.ts';

interface OpenSeatsProps {
  readonly seats: readonly OpenSeat[];
  readonly chosen: Seat;
  choose(seat: Seat): void;
}

/** Which of the open seats of a running game one takes, and how it stands there. */
export function OpenSeats({ seats, chosen, choose }: OpenSeatsProps): ReactElement {
  return (
    <fieldset className="open-seats">
      <legend className="field-name">{t('Choose a seat')}</legend>
      {seats.map((one) => (
        <label key={one.seat} className="open-seat">
          <input type="radio" name="seat" checked={one.seat === chosen} onChange={() => choose(one.seat)} />
          {one.leads?.is === 'nation' && <Sign nation={one.leads.id} size={32} />}
          <span className="open-seat-words">
            <b>{one.name}</b>
            <span className="soft">{seatWords(one)}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

function seatWords({ points, before, isOwn, byBot }: OpenSeat): string {
  return [
    byBot ? t('played by a bot that leaves when you join') : [],
    points === undefined ? [] : t('{points, plural, one {# point} other {# points}}', { points }),
    isOwn
      ? t('you played this seat before')
      : before === undefined
        ? []
        : t('played by {name} before', { name: before }),
  ]
    .flat()
    .join(' · ');
}
