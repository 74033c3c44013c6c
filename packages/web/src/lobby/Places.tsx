import type { GameInfo, SeatInfo, SeatPlan, TableInfo } from '@ecumene/client';
import { type FormEvent, type ReactElement, type ReactNode, useState } from 'react';
import { BlockButton } from '../people/BlockButton.tsx';
import { useDoing } from '../people/doing.ts';
import { Fault } from '../people/Fault.tsx';
import { beSomebody, usePerson, usualName } from '../people/me.ts';
import { NameField } from '../people/NameField.tsx';
import { server } from '../people/server.ts';
import { t } from '../text/text.ts';
import { Disc, keptWords, seatName, temper } from './Discs.tsx';
import { usualBot } from './draft.ts';
import { useGame } from './games.ts';

interface PlacesProps {
  readonly info: TableInfo;
  readonly host: boolean;
  refresh(): void;
}

/** The seats of a table that gathers: to sit down, to get up, to be given to a bot. */
export function Places({ info, host, refresh }: PlacesProps): ReactElement {
  const game = useGame(info.game);
  const person = usePerson();
  const [asking, setAsking] = useState<string | undefined>(undefined);
  const { busy, fault, run } = useDoing();
  const change = async (action: () => Promise<unknown>): Promise<void> => {
    await run(action);
    refresh();
  };
  const sit = (seat: string): Promise<void> => change(() => takeSeat(info, seat));
  const give = (seat: string, plan: SeatPlan): Promise<void> =>
    change(() => server.ask('setSeat', { id: info.id, seat }, plan));
  const getUp = (seat: string): Promise<void> => change(() => server.ask('leave', { id: info.id }, { seat }));
  return (
    <section className="sheet" aria-labelledby="places">
      <h2 id="places">{t('Players')}</h2>
      <ol className="place-cards">
        {info.seats.map((seat, place) => (
          <PlaceCard
            key={seat.seat}
            seat={seat}
            name={seatName(info, seat)}
            place={place}
            host={info.host?.id === seat.person && seat.person !== null}
            mine={info.mine.includes(seat.seat)}
            temper={host ? undefined : temper(seat)}
          >
            {seat.is === 'open' && (seat.keptFor === undefined || seat.keptFor.id === person?.id) && (
              <button
                type="button"
                className="button small"
                disabled={busy}
                onClick={() => (person === undefined ? setAsking(seat.seat) : void sit(seat.seat))}
              >
                {info.mine.length > 0 ? t('Move here') : t('Sit here')}
              </button>
            )}
            {info.mine.includes(seat.seat) && (
              <button
                type="button"
                className="button small quiet"
                disabled={busy}
                onClick={() => void getUp(seat.seat)}
              >
                {t('Leave seat')}
              </button>
            )}
            {host && seat.is !== 'person' && game !== undefined && (
              <BotSelect game={game} seat={seat} busy={busy} give={(plan) => void give(seat.seat, plan)} />
            )}
            {host && (seat.keptFor !== undefined || (seat.is === 'person' && !info.mine.includes(seat.seat))) && (
              <button
                type="button"
                className="button small quiet"
                disabled={busy}
                onClick={() => void give(seat.seat, { is: 'open' })}
              >
                {t('Free the seat')}
              </button>
            )}
            {person !== undefined && seat.person !== null && !info.mine.includes(seat.seat) && (
              <BlockButton id={seat.person} name={seatName(info, seat)} />
            )}
          </PlaceCard>
        ))}
      </ol>
      {asking !== undefined && person === undefined && (
        <WhoSits
          sit={async (name) => {
            await change(async () => {
              await beSomebody(name);
              await takeSeat(info, asking);
            });
          }}
        />
      )}
      <Fault why={fault} />
    </section>
  );
}

/** Sits down in a seat, having got up from any other. */
async function takeSeat({ id, mine }: TableInfo, seat: string): Promise<void> {
  for (const old of mine) await server.ask('leave', { id }, { seat: old });
  await server.ask('join', { id }, { seat });
}

interface PlaceCardProps {
  readonly seat: SeatInfo;
  readonly name: string;
  readonly place: number;
  readonly host: boolean;
  readonly mine: boolean;
  /** What a bot is like, for those who cannot choose another. */
  readonly temper: string | undefined;
  readonly children: ReactNode;
}

function PlaceCard({ seat, name, place, host, mine, temper: like, children }: PlaceCardProps): ReactElement {
  const kept = keptWords(seat);
  const notes = [
    ...(like === undefined ? [] : [like]),
    ...(kept === undefined ? [] : [kept]),
    ...(mine ? [t('you')] : []),
    ...(host ? [t('host')] : []),
    ...(seat.here && !mine ? [t('online')] : []),
  ];
  return (
    <li className={`place-card place-${seat.is}`}>
      <Disc seat={seat} />
      <div className="place-words">
        <span className="place-number">{t('Seat {n}', { n: place + 1 })}</span>
        <bdi className="place-name">{name}</bdi>
        {notes.length > 0 && <span className="soft">{notes.join(', ')}</span>}
      </div>
      <div className="place-ways">{children}</div>
    </li>
  );
}

interface BotSelectProps {
  readonly game: GameInfo;
  readonly seat: SeatInfo;
  readonly busy: boolean;
  give(plan: SeatPlan): void;
}

/** The host puts a bot into a seat, another one in its place, or none. */
function BotSelect({ game, seat, busy, give }: BotSelectProps): ReactElement {
  if (seat.is === 'open') {
    return (
      <button
        type="button"
        className="button small quiet"
        disabled={busy}
        onClick={() => give({ is: 'bot', bot: usualBot(game) })}
      >
        {t('Add bot')}
      </button>
    );
  }
  return (
    <>
      <select
        className="input input-small"
        aria-label={t('Choose a bot for this seat')}
        disabled={busy}
        value={seat.bot ?? ''}
        onChange={({ target }) => give({ is: 'bot', bot: target.value })}
      >
        {game.bots.map(({ name }) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </select>
      <button type="button" className="button small quiet" disabled={busy} onClick={() => give({ is: 'open' })}>
        {t('Free the seat')}
      </button>
    </>
  );
}

/** Asks somebody new for a name, where they want to sit. */
function WhoSits({ sit }: { sit(name: string): Promise<void> }): ReactElement {
  const [name, setName] = useState(usualName);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void sit(name);
  };
  return (
    <form className="fields who-sits" onSubmit={submit}>
      <NameField name={name} setName={setName} />
      <button type="submit" className="button primary">
        {t('Join')}
      </button>
    </form>
  );
}
