import {
  type ComponentType,
  type KeyboardEvent,
  type ReactElement,
  Suspense,
  useContext,
  useId,
  useMemo,
  useState,
} from 'react';
import { Chronicle } from '../chronicle/Chronicle.tsx';
import type { PanelOfGame } from '../games/game-screen.ts';
import { Replaying } from '../replay/replaying.ts';
import { t } from '../text/text.ts';
import { useTable } from './at-table.ts';
import { SheetContext } from './sheet.ts';
import './panel.css';

/** A panel of the table rather than of its game. */
export interface PanelOfTable extends PanelOfGame {
  /** What stands beside its name, such as how much is new in it. */
  readonly Mark?: ComponentType;
}

/** What is open by somebody's choice, and what the phase wanted to show instead. */
interface Chosen {
  readonly id: string;
  readonly during: string | undefined;
}

const pinOf = (desk: string): string => `ecumene.pinned.${desk}`;

/** The panel somebody has pinned on this device, if it is there. */
function pinnedAmong(panels: readonly PanelOfTable[], desk: string): Chosen | undefined {
  const id = localStorage.getItem(pinOf(desk));
  return panels.some((panel) => panel.id === id) && id !== null ? { id, during: undefined } : undefined;
}

function keepPinned(desk: string, id: string | undefined): void {
  if (id === undefined) localStorage.removeItem(pinOf(desk));
  else localStorage.setItem(pinOf(desk), id);
}

/**
 * The panel beside the board, one tab at a time. It turns by itself to what the phase needs, unless a person has pinned
 * what is open.
 */
export function Panel({ more }: { readonly more: readonly PanelOfTable[] }): ReactElement {
  const { game, sight } = useTable();
  const id = useId();
  const desk = useContext(Replaying) ? `${game.name}.replay` : game.name;
  const panels = useMemo<readonly PanelOfTable[]>(
    () => [...game.panels, { id: 'chronicle', title: t('Chronicle'), Panel: Chronicle }, ...more],
    [game, more],
  );
  const wanted = panels.find((panel) => panel.wanted?.(sight))?.id;
  const [chosen, setChosen] = useState(() => pinnedAmong(panels, desk));
  const [pinned, setPinned] = useState(chosen !== undefined);
  const stays = chosen !== undefined && (pinned || chosen.during === wanted);
  const open = (stays ? chosen.id : wanted) ?? chosen?.id ?? panels[0]?.id;
  const shown = panels.find((panel) => panel.id === open) ?? panels[0];
  const choose = (one: string): void => {
    setChosen({ id: one, during: wanted });
    if (pinned) keepPinned(desk, one);
  };
  const pin = (): void => {
    if (open === undefined) return;
    setChosen({ id: open, during: wanted });
    keepPinned(desk, pinned ? undefined : open);
    setPinned(!pinned);
  };
  const steer = (event: KeyboardEvent): void => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined) return;
    const place = panels.findIndex((panel) => panel.id === open);
    const next = panels[(place + step + panels.length) % panels.length];
    if (next === undefined) return;
    choose(next.id);
    document.getElementById(`${id}-${next.id}`)?.focus();
  };
  return (
    <aside className="panel" aria-label={t('Beside the board')}>
      <div className="panel-head">
        <div className="tabs" role="tablist" aria-label={t('What to look at')} onKeyDown={steer}>
          {panels.map((panel) => (
            <button
              key={panel.id}
              id={`${id}-${panel.id}`}
              type="button"
              role="tab"
              className="tab"
              aria-selected={panel.id === open}
              aria-controls={`${id}-panel`}
              tabIndex={panel.id === open ? 0 : -1}
              onClick={() => choose(panel.id)}
            >
              {panel.title}
              {panel.Mark !== undefined && <panel.Mark />}
            </button>
          ))}
        </div>
        <WholeSheet />
        <button
          type="button"
          className="pin"
          aria-pressed={pinned}
          aria-label={t('Keep this open')}
          title={t('Keep this open')}
          onClick={pin}
        >
          <svg viewBox="0 0 24 24" width="16" height="16" aria-hidden="true">
            <path
              d="M9 3h6l-1 6 4 4H6l4-4zM12 13v8"
              fill="none"
              stroke="currentColor"
              strokeWidth="2"
              strokeLinejoin="round"
            />
          </svg>
        </button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard. */}
      <div className="panel-body" id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${open}`} tabIndex={0}>
        <Suspense fallback={<p className="hint">{t('One moment …')}</p>}>
          {shown !== undefined && <shown.Panel />}
        </Suspense>
      </div>
    </aside>
  );
}

/** On a phone: the sheet over the whole screen, or back to half of it. */
function WholeSheet(): ReactElement {
  const { is, set } = useContext(SheetContext);
  const whole = is === 'full';
  return (
    <button
      type="button"
      className="pin panel-whole"
      aria-pressed={whole}
      aria-label={t('Use the whole screen')}
      onClick={() => set(whole ? 'open' : 'full')}
    >
      <svg viewBox="0 0 24 24" width="16" height="16" aria-hidden="true">
        <path
          d="M12 3v18M7 8l5-5 5 5M7 16l5 5 5-5"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinejoin="round"
        />
      </svg>
    </button>
  );
}
