import type { GameInfo } from '@ecumene/client';
import type { ReactElement } from 'react';
import { BotWords } from '../lobby/BotWords.tsx';
import { Stepper } from '../questions/Stepper.tsx';
import { named, t } from '../text/text.ts';
import { type SoloDraft, withoutPerson, withPerson, withSeats } from './solo-draft.ts';
import '../questions/questions.css';

interface SoloSeatsProps {
  readonly game: GameInfo;
  readonly draft: SoloDraft;
  change(draft: SoloDraft): void;
}

/** Who sits around this device, and which bot in each of the other seats. */
export function SoloSeats({ game, draft, change }: SoloSeatsProps): ReactElement {
  const { people, bots } = draft;
  const { least, most } = game.seats;
  const fill = (bot: string): void => change({ ...draft, bots: bots.map(() => bot) });
  return (
    <fieldset className="sheet">
      <legend>{t('Seats')}</legend>
      <div className="seat-head">
        <Stepper
          label={t('Seats')}
          value={people.length + bots.length}
          least={Math.max(least, people.length)}
          most={most}
          set={(count) => change(withSeats(draft, game, count))}
        />
        <span className="ways">
          {people.length < most && (
            <button
              type="button"
              className="button small"
              onClick={() => change(withPerson(draft, game, t('Player {n}', { n: people.length + 1 })))}
            >
              {t('Add player')}
            </button>
          )}
        </span>
      </div>
      <ol className="places">
        {people.map((name, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place.
          <li key={place} className="place place-person">
            <div className="place-field">
              <span className="place-number">{t('On this device')}</span>
              <span className="person">
                <input
                  className="input"
                  aria-label={t('Name {n}', { n: place + 1 })}
                  value={name}
                  maxLength={30}
                  onChange={({ target }) => change({ ...draft, people: people.with(place, target.value) })}
                />
                {people.length > 1 && (
                  <button
                    type="button"
                    className="button small quiet"
                    aria-label={t('Remove {name}', { name })}
                    onClick={() => change(withoutPerson(draft, game, place))}
                  >
                    {t('Remove')}
                  </button>
                )}
              </span>
            </div>
          </li>
        ))}
        {bots.map((bot, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place.
          <li key={place} className="place place-bot">
            <label className="place-field">
              <span className="place-number">{t('Bot {place}', { place: place + 1 })}</span>
              <select
                className="input"
                value={bot}
                onChange={({ target }) => change({ ...draft, bots: bots.with(place, target.value) })}
              >
                {game.bots.map(({ name }) => (
                  <option key={name} value={name}>
                    {named(name)}
                  </option>
                ))}
              </select>
            </label>
          </li>
        ))}
      </ol>
      {bots.length > 1 && (
        <span className="ways all-bots">
          {game.bots.map(({ name }) => (
            <button key={name} type="button" className="button small quiet" onClick={() => fill(name)}>
              {t('All bots: {bot}', { bot: named(name) })}
            </button>
          ))}
        </span>
      )}
      <BotWords game={game} chosen={bots} />
    </fieldset>
  );
}
