import { type ComponentType, type KeyboardEvent, type ReactElement, Suspense, useId, useMemo, useState } from 'react';
import { Chronicle } from '../chronicle/Chronicle.tsx';
import type { PanelOfGame } from '../games/game-screen.ts';
import { t } from '../text/text.ts';
import { useTable } from './at-table.ts';

/** A panel of the table rather than of its game. */
export interface PanelOfTable extends PanelOfGame {
  /** What stands beside its name, such as how much is new in it. */
  readonly Mark?: ComponentType;
}

/**
 * The panel beside the board, one tab at a time. It turns by itself to what the phase needs, unless a person has pinned
 * what is open.
 */
export function Panel({ more }: { readonly more: readonly PanelOfTable[] }): ReactElement {
  const { game, sight } = useTable();
  const id = useId();
  const panels = useMemo<readonly PanelOfTable[]>(
    () => [...game.panels, { id: 'chronicle', title: t('Chronicle'), Panel: Chronicle }, ...more],
    [game, more],
  );
  const wanted = panels.find((panel) => panel.wanted?.(sight))?.id;
  const [chosen, setChosen] = useState<{ readonly id: string; readonly during: string | undefined } | undefined>(
    undefined,
  );
  const [pinned, setPinned] = useState(false);
  const stays = chosen !== undefined && (pinned || chosen.during === wanted);
  const open = (stays ? chosen.id : wanted) ?? chosen?.id ?? panels[0]?.id;
  const shown = panels.find((panel) => panel.id === open) ?? panels[0];
  const choose = (one: string): void => setChosen({ id: one, during: wanted });
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
        <button
          type="button"
          className="pin"
          aria-pressed={pinned}
          aria-label={t('Keep this open')}
          title={t('Keep this open')}
          onClick={() => {
            if (open !== undefined) choose(open);
            setPinned(!pinned);
          }}
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
