import type { TableView } from '@ecumene/client';
import type { Seat } from '@ecumene/engine';
import { type ReactElement, type ReactNode, type ToggleEvent, useId, useRef, useState } from 'react';
import { goTo } from '../app/router.tsx';
import { saveFile } from '../app/save-file.ts';
import { whyNot } from '../people/server.ts';
import { useTable } from '../table/at-table.ts';
import { calledIn } from '../table/company.ts';
import { t } from '../text/text.ts';
import type { Annals } from './annals.ts';
import { linkTo } from './shared.ts';
import type { Eyes } from './study-protocol.ts';

interface HereProps {
  readonly annals: Annals;
  readonly eyes: Eyes;
}

/** So far from its button, and from the edge of the window, a card lies. */
const CLEAR = 12;

/** A button that opens a small card right above it, or below it where there is more room; never over it. */
export function Card({
  title,
  primary,
  children,
}: {
  readonly title: string;
  readonly primary?: true;
  readonly children: ReactNode;
}): ReactElement {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const lay = ({ currentTarget: { style } }: ToggleEvent<HTMLElement>): void => {
    if (button.current === null) return;
    const { top, bottom, left, right } = button.current.getBoundingClientRect();
    const above = top;
    const below = innerHeight - bottom;
    style.insetBlock = above > below ? `auto ${innerHeight - top + CLEAR}px` : `${bottom + CLEAR}px auto`;
    style.setProperty('--middle', `${(left + right) / 2}px`);
    style.maxBlockSize = `${Math.max(above, below) - 2 * CLEAR}px`;
  };
  return (
    <>
      <button ref={button} type="button" className={`button${primary ? ' primary' : ''}`} popoverTarget={id}>
        {title}
      </button>
      <div id={id} popover="auto" className="replay-card" onBeforeToggle={lay}>
        <h2>{title}</h2>
        {children}
      </div>
    </>
  );
}

/** Playing on from the moment that is shown, in a copy, against bots. */
export function WhatIf({ annals, eyes }: HereProps): ReactElement | null {
  const { tableView, game, name } = useTable();
  const [fault, setFault] = useState<string | undefined>(undefined);
  const [busy, setBusy] = useState(false);
  const { about, whatIfFrom } = annals;
  if (annals.whatIf === undefined || (!about.open && eyes === null)) return null;
  const why = whyNotHere(tableView, about.length, whatIfFrom);
  const seats: readonly Seat[] = about.open ? about.seats : eyes === null ? [] : [eyes];
  const begin = async (seat: Seat): Promise<void> => {
    setBusy(true);
    try {
      const path = await annals.whatIf?.(tableView.number, eyes, seat);
      if (path !== undefined) goTo(path);
    } catch (error) {
      setFault(whyNot(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Card title={annals.home === undefined ? t('Play on from here') : t('What if …')} primary>
      <p>{why ?? offerOf(annals)}</p>
      {why === undefined && (
        <div className="replay-seats">
          {seats.map((seat) => (
            <button key={seat} type="button" className="button" disabled={busy} onClick={() => void begin(seat)}>
              <game.Badge seat={seat} />
              {seat === eyes
                ? t('As {seat} (you)', { seat: name('seat', seat) })
                : t('As {seat}', { seat: name('seat', seat) })}
            </button>
          ))}
        </div>
      )}
      {fault !== undefined && (
        <p className="replay-fault" role="alert">
          {fault}
        </p>
      )}
    </Card>
  );
}

/** What a copy from here on would be. */
function offerOf({ about, whatIfFrom }: Annals): string {
  if (whatIfFrom === 'now')
    return t('Play on from here in a copy in which you play every seat. Hidden cards are redrawn.');
  return about.open
    ? t('Take a seat and play on from here against bots. Future draws are random.')
    : t('Play on from here against bots. Hidden cards are redrawn.');
}

function whyNotHere({ over, number }: TableView, length: number, from: Annals['whatIfFrom']): string | undefined {
  if (over) return t('The game is over here. Go back a little and play on from there.');
  if (from === 'now' && number < length)
    return t('During the game you can copy only the latest moment. Go to the end of the timeline.');
  return undefined;
}

/** Giving the moment that is shown to others: with all that is in it, or as a way to where it can be seen. */
export function Share({ annals, eyes }: HereProps): ReactElement | null {
  if (annals.position !== undefined)
    return annals.about.open || eyes !== null ? <Give annals={annals} eyes={eyes} /> : null;
  return annals.home === undefined ? null : <PointTo home={annals.home} />;
}

/** What came of sharing: words, and an address that could not be copied by itself. */
interface Shared {
  readonly said: string;
  readonly address?: string;
}

/** Copies an address; where that is not allowed, it is shown to be copied by hand. */
async function copied(address: string, said: string): Promise<Shared> {
  try {
    await navigator.clipboard.writeText(address);
    return { said };
  } catch {
    return { said: t('Select the text and copy it'), address };
  }
}

function Outcome({ shared }: { readonly shared: Shared | undefined }): ReactElement {
  return (
    <>
      <p role="status">{shared?.said}</p>
      {shared?.address !== undefined && (
        <input
          className="input"
          readOnly
          aria-label={t('Link')}
          value={shared.address}
          onFocus={({ target }) => target.select()}
        />
      )}
    </>
  );
}

/** The way to this moment, for everybody who may see the table. */
function PointTo({ home }: { readonly home: string }): ReactElement {
  const { tableView } = useTable();
  const [shared, setShared] = useState<Shared | undefined>(undefined);
  const link = async (): Promise<void> => {
    const address = `${location.origin}${home}/replay?at=${tableView.number}`;
    setShared(await copied(address, t('Link copied. It shows this moment to anyone who may see the table.')));
  };
  return (
    <Card title={t('Share')}>
      <p>{t('This moment, as each player sees it.')}</p>
      <div className="replay-seats">
        <button type="button" className="button primary" onClick={() => void link()}>
          {t('Copy a link')}
        </button>
      </div>
      <Outcome shared={shared} />
    </Card>
  );
}

/** How much of what is given away is true. */
function whatIsGiven({ open, knownTo }: Annals['about'], called: (seat: Seat) => string): string {
  if (knownTo !== undefined)
    return t('This position as {seat} knew it. Hidden cards are invented.', { seat: called(knownTo) });
  return open
    ? t('The full position, including hidden cards.')
    : t('This position as you know it. Hidden cards are invented.');
}

/** The position itself, as a link or a file. */
function Give({ annals, eyes }: HereProps): ReactElement {
  const { tableView, game } = useTable();
  const [shared, setShared] = useState<Shared | undefined>(undefined);
  const { about } = annals;
  const name = t('{game}, turn {turn}', { game: game.title, turn: game.turn(tableView.view) ?? 0 });
  const attempt = (work: () => Promise<Shared>) => (): void => {
    work().then(setShared, (error: unknown) => setShared({ said: whyNot(error) }));
  };
  const link = async (): Promise<Shared> => {
    const position = await annals.position?.(tableView.number, eyes);
    const address = await linkTo(position);
    if (address === undefined) {
      saveFile('ecumene-position.json', position);
      return {
        said: t('It is too large for a link, so it was saved as a file. You can open the file under “Positions”.'),
      };
    }
    return copied(address, t('Link copied. Anyone who opens it sees this position and can play on from it.'));
  };
  const file = async (): Promise<Shared> => {
    saveFile('ecumene-position.json', await annals.position?.(tableView.number, eyes));
    return { said: t('Saved. You can open it under “Positions”.') };
  };
  const scenario = async (): Promise<Shared> => {
    saveFile('ecumene-scenario.json', await annals.scenario?.(tableView.number, eyes, name));
    return { said: t('Saved. You can open it under “Positions”, or run it with “ecumene scenario”.') };
  };
  return (
    <Card title={t('Share')}>
      <p>{whatIsGiven(about, (seat) => calledIn(tableView, seat))}</p>
      <div className="replay-seats">
        <button type="button" className="button primary" onClick={attempt(link)}>
          {t('Copy a link')}
        </button>
        <button type="button" className="button" onClick={attempt(file)}>
          {t('Save a file')}
        </button>
        <button type="button" className="button" onClick={attempt(scenario)}>
          {t('Save a scenario')}
        </button>
      </div>
      <Outcome shared={shared} />
    </Card>
  );
}
