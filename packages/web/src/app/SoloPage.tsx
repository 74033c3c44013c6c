import type { Seat, Text } from '@ecumene/engine';
import { type ReactElement, useCallback, useEffect, useState } from 'react';
import type { GameScreen } from '../games/game-screen.ts';
import { screenOf, TITLES } from '../games/index.ts';
import type { Pace, SoloTable } from '../port/protocol.ts';
import { Solo } from '../port/solo.ts';
import { useSight } from '../table/at-table.ts';
import { Curtain } from '../table/Curtain.tsx';
import { TableScreen } from '../table/TableScreen.tsx';
import { inWords, t } from '../text/text.ts';
import { startTour } from '../tour/Tour.tsx';
import { Link } from './router.tsx';

interface Laid {
  readonly solo: Solo;
  readonly table: SoloTable;
  readonly game: GameScreen;
  readonly notice: Text | null;
}

/** A table kept on this device. */
export function SoloPage({ id }: { readonly id: string }): ReactElement {
  const [laid, setLaid] = useState<Laid | undefined>(undefined);
  const [fault, setFault] = useState<string | undefined>(undefined);
  useEffect(() => {
    let here = true;
    let opened: Solo | undefined;
    const lay = async (): Promise<void> => {
      const { solo, table, notice } = await Solo.resume(id);
      opened = solo;
      if (!here) return solo.close();
      solo.pace = rememberedPace();
      setLaid({ solo, table, notice, game: await screenOf(table.game) });
    };
    lay().catch((error: unknown) => here && setFault(error instanceof Error ? error.message : String(error)));
    return () => {
      here = false;
      opened?.close();
    };
  }, [id]);
  if (fault !== undefined) return <Missing why={fault} />;
  if (laid === undefined) return <main className="table-waiting">{t('The table is being laid …')}</main>;
  return <AtSolo {...laid} />;
}

function AtSolo({ solo, table, game, notice }: Laid): ReactElement {
  const { people } = table;
  const [seat, setSeat] = useState(people[0] ?? '');
  const [hidden, setHidden] = useState(people.length > 1);
  const port = solo.port(table.game, seat);
  const hold = useCallback((on: boolean) => solo.pause(on && rememberedPace() !== 'instant'), [solo]);
  const next = useNextAwaited(port, seat, people);
  const pass = (to: Seat): void => {
    setSeat(to);
    setHidden(true);
  };
  if (hidden) return <Curtain seat={seat} others={people} choose={setSeat} lift={() => setHidden(false)} />;
  return (
    <TableScreen
      key={seat}
      port={port}
      game={game}
      title={TITLES[table.game] ?? table.game}
      hold={hold}
      menu={<SoloMenu solo={solo} seat={seat} people={people} pass={pass} />}
    >
      {notice !== null && (
        <p className="notice" role="status">
          {inWords(notice)}
        </p>
      )}
      {next !== undefined && (
        <div className="notice" role="status">
          {t('{seat} is asked.', { seat: next })}
          <button type="button" className="button primary small" onClick={() => pass(next)}>
            {t('Pass the device')}
          </button>
        </div>
      )}
    </TableScreen>
  );
}

/** Who of the people at this device is to be given it next, when nothing is asked of the one who has it. */
function useNextAwaited(port: Parameters<typeof useSight>[0], seat: Seat, people: readonly Seat[]): Seat | undefined {
  const awaited = useSight(port)?.waiting.filter(({ optional }) => !optional) ?? [];
  if (awaited.some((one) => one.seat === seat)) return undefined;
  return awaited.find((one) => people.includes(one.seat))?.seat;
}

const PACE = 'ecumene.pace';

function asPace(value: string | null): Pace {
  return value === 'calm' || value === 'instant' ? value : 'brisk';
}

function rememberedPace(): Pace {
  return asPace(localStorage.getItem(PACE));
}

interface SoloMenuProps {
  readonly solo: Solo;
  readonly seat: Seat;
  readonly people: readonly Seat[];
  pass(to: Seat): void;
}

function SoloMenu({ solo, seat, people, pass }: SoloMenuProps): ReactElement {
  const [pace, setPace] = useState(rememberedPace);
  const choose = (value: Pace): void => {
    setPace(value);
    localStorage.setItem(PACE, value);
    solo.pace = value;
  };
  const report = async (): Promise<void> => {
    const written = JSON.stringify(await solo.call(seat, { is: 'write-down' }));
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([written], { type: 'application/json' }));
    link.download = 'ecumene-table.json';
    link.click();
    URL.revokeObjectURL(link.href);
  };
  return (
    <>
      <label className="menu-item menu-field">
        {t('Bots play')}
        <select value={pace} onChange={({ target }) => choose(asPace(target.value))}>
          <option value="calm">{t('calmly')}</option>
          <option value="brisk">{t('briskly')}</option>
          <option value="instant">{t('at once')}</option>
        </select>
      </label>
      {people
        .filter((one) => one !== seat)
        .map((one) => (
          <button key={one} type="button" className="menu-item" onClick={() => pass(one)}>
            {t('Pass the device to {seat}', { seat: one })}
          </button>
        ))}
      <button type="button" className="menu-item" onClick={startTour}>
        {t('Show the hints again')}
      </button>
      <button type="button" className="menu-item" onClick={() => void report()}>
        {t('Report a fault: save this table')}
      </button>
    </>
  );
}

function Missing({ why }: { readonly why: string }): ReactElement {
  return (
    <main className="table-waiting">
      <div className="waiting-words">
        <p>{why}</p>
        <Link className="button" to="/">
          {t('To the front page')}
        </Link>
      </div>
    </main>
  );
}
