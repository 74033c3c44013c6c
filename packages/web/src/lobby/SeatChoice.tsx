import type { GameInfo, SeatPlan } from '@ecumene/client';
import type { ReactElement } from 'react';
import { Stepper } from '../questions/Stepper.tsx';
import { named, t } from '../text/text.ts';
import { BotWords } from './BotWords.tsx';
import { resized, seated, usualBot } from './draft.ts';
import '../questions/questions.css';

interface SeatChoiceProps {
  readonly game: GameInfo;
  readonly seats: readonly SeatPlan[];
  /** What whoever makes the table is called. */
  readonly you: string;
  change(seats: readonly SeatPlan[]): void;
}

/** How many seats, and who sits in each. */
export function SeatChoice({ game, seats, you, change }: SeatChoiceProps): ReactElement {
  const { least, most } = game.seats;
  const fill = (plan: SeatPlan): void => change(seats.map((seat) => (seat.is === 'me' ? seat : plan)));
  return (
    <fieldset className="sheet">
      <legend>{t('Seats')}</legend>
      <div className="seat-head">
        <Stepper
          label={t('Seats')}
          value={seats.length}
          least={least}
          most={most}
          set={(count) => change(resized(seats, count))}
        />
        <span className="ways">
          <button type="button" className="button small" onClick={() => fill({ is: 'open' })}>
            {t('All people')}
          </button>
          <button type="button" className="button small" onClick={() => fill({ is: 'bot', bot: usualBot(game) })}>
            {t('All bots')}
          </button>
        </span>
      </div>
      <ol className="places">
        {seats.map((seat, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place.
          <li key={place} className={`place place-${seat.is === 'me' ? 'person' : seat.is}`}>
            <PlaceSelect
              game={game}
              seat={seat}
              place={place}
              you={you}
              choose={(plan) => change(seated(seats, place, plan))}
            />
          </li>
        ))}
      </ol>
      <BotWords game={game} chosen={seats.flatMap((seat) => (seat.is === 'bot' ? [seat.bot] : []))} />
    </fieldset>
  );
}

interface PlaceSelectProps {
  readonly game: GameInfo;
  readonly seat: SeatPlan;
  readonly place: number;
  readonly you: string;
  choose(plan: SeatPlan): void;
}

function PlaceSelect({ game, seat, place, you, choose }: PlaceSelectProps): ReactElement {
  const read = (value: string): SeatPlan => {
    if (value === 'me' || value === 'open') return { is: value };
    return { is: 'bot', bot: value.slice('bot '.length) };
  };
  const name = you.trim();
  return (
    <label className="place-field">
      <span className="place-number">{t('Seat {n}', { n: place + 1 })}</span>
      <select
        className="input"
        value={seat.is === 'bot' ? `bot ${seat.bot}` : seat.is}
        onChange={({ target }) => choose(read(target.value))}
      >
        <option value="me">{name === '' ? t('You') : t('You, {name}', { name })}</option>
        <option value="open">{t('Open')}</option>
        <optgroup label={t('A bot')}>
          {game.bots.map((bot) => (
            <option key={bot.name} value={`bot ${bot.name}`}>
              {t('Bot: {name}', { name: named(bot.name) })}
            </option>
          ))}
        </optgroup>
      </select>
    </label>
  );
}
