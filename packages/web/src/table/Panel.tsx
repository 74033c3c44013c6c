import {
  type ComponentType,
  type KeyboardEvent,
  type ReactElement,
  Suspense,
  useContext,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { BrokenPart, ErrorBoundary } from '../app/ErrorBoundary.tsx';
import { Chronicle } from '../chronicle/Chronicle.tsx';
import { remembered } from '../device/memory.ts';
import type { PanelOfGame } from '../games/game-screen.ts';
import { Replaying } from '../replay/replaying.ts';
import { t } from '../text/text.ts';
import { alongRow, keepInRow } from './along-row.ts';
import { useTable } from './at-table.ts';
import { useDesk } from './desk.ts';
import { type Chosen, openPanel } from './open-panel.ts';
import { SignButton } from './SignButton.tsx';
import { SheetContext } from './sheet.ts';
import './panel.css';

/** A panel of the table rather than of its game. */
export interface PanelOfTable extends PanelOfGame {
  /** What stands beside its name, such as how much is new in it. */
  readonly Mark?: ComponentType;
}

/** The names of panels in which something is new, with how much. */
export function PanelMarks({ panels }: { readonly panels: readonly PanelOfTable[] }): ReactElement {
  return (
    <>
      {panels.map(
        ({ id, title, Mark }) =>
          Mark !== undefined && (
            <span key={id} className="panel-mark" data-panel={id}>
              {title}
              <Mark />
            </span>
          ),
      )}
    </>
  );
}

const PIN = 'M9 3h6l-1 6 4 4H6l4-4zM12 13v8';
const FOLD = 'M13 5l7 7-7 7M4 5l7 7-7 7';
const UP_AND_DOWN = 'M12 3v18M7 8l5-5 5 5M7 16l5 5 5-5';

const foldOf = (desk: string): string => `ecumene.panel.${desk}`;
const pinOf = (desk: string): string => `ecumene.pinned.${desk}`;

/** The panel somebody has pinned on this device, if it is there. */
function pinnedAmong(panels: readonly PanelOfTable[], desk: string): Chosen | undefined {
  const id = remembered.get(pinOf(desk));
  return panels.some((panel) => panel.id === id) && id !== null ? { id, during: undefined } : undefined;
}

function keepPinned(desk: string, id: string | undefined): void {
  if (id === undefined) remembered.forget(pinOf(desk));
  else remembered.set(pinOf(desk), id);
}

/**
 * The panel beside the board, one tab at a time. It turns by itself to what the phase needs, unless a person has pinned
 * what is open, or has just turned to it and is asked nothing new.
 */
export function Panel({ more }: { readonly more: readonly PanelOfTable[] }): ReactElement {
  const { game, tableView } = useTable();
  const id = useId();
  const desk = useContext(Replaying) ? `${game.name}.replay` : game.name;
  const panels = useMemo<readonly PanelOfTable[]>(
    () => [...game.panels, { id: 'chronicle', title: t('Log'), Panel: Chronicle }, ...more],
    [game, more],
  );
  const wanted = panels.find((panel) => panel.wanted?.(tableView))?.id;
  const [chosen, setChosen] = useState(() => pinnedAmong(panels, desk));
  const [pinned, setPinned] = useState(chosen !== undefined);
  const [reads, setReads] = useState(false);
  const asked = tableView.questions.map((one) => one.id).join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: something new that is asked is why a choice no longer holds.
  useEffect(() => setReads(false), [asked]);
  const open = openPanel(chosen, wanted, { pinned, reads }) ?? panels[0]?.id;
  const shown = panels.find((panel) => panel.id === open) ?? panels[0];
  const body = useRef<HTMLDivElement>(null);
  const turned = `${open} ${open === wanted}`;
  /** It begins at the top, unless what is shown then looks for another place. */
  // biome-ignore lint/correctness/useExhaustiveDependencies: another thing to look at is why it begins at the top.
  useLayoutEffect(() => {
    // Some browsers answer with a promise, which is no way to end an effect.
    body.current?.scrollTo({ top: 0 });
  }, [turned]);
  const tab = useRef<HTMLButtonElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another panel is why its tab comes into view.
  useEffect(() => (tab.current === null ? undefined : keepInRow(tab.current)), [open]);
  const folds = game.foldsPanel === true;
  const [folded, setFolded] = useState(() => folds && remembered.get(foldOf(desk)) !== 'open');
  const fold = (on: boolean): void => {
    setFolded(on);
    remembered.set(foldOf(desk), on ? 'folded' : 'open');
  };
  const choose = (one: string): void => {
    if (folded) fold(false);
    setChosen({ id: one, during: wanted });
    setReads(true);
    if (pinned) keepPinned(desk, one);
  };
  const [led, setLed] = useState(false);
  useTurning((one) => {
    choose(one);
    setLed(true);
  });
  useEffect(() => {
    if (led) body.current?.focus({ preventScroll: true });
    setLed(false);
  }, [led]);
  const pin = (): void => {
    if (open === undefined) return;
    setChosen({ id: open, during: wanted });
    keepPinned(desk, pinned ? undefined : open);
    setPinned(!pinned);
  };
  const steer = (event: KeyboardEvent): void => {
    const step = alongRow(event.key);
    if (step === undefined) return;
    const place = panels.findIndex((panel) => panel.id === open);
    const next = panels[(place + step + panels.length) % panels.length];
    if (next === undefined) return;
    choose(next.id);
    document.getElementById(`${id}-${next.id}`)?.focus();
  };
  return (
    <aside className="panel" data-folds={folds} data-folded={folded} aria-label={t('Side panel')}>
      <h2 className="unseen">{shown?.title}</h2>
      <div className="panel-head">
        <div className="tabs" role="tablist" aria-label={t('Panels')} onKeyDown={steer}>
          {panels.map((panel) => (
            <button
              key={panel.id}
              id={`${id}-${panel.id}`}
              type="button"
              {...(panel.id === open && { ref: tab })}
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
        {folds && (
          <SignButton className="pin panel-fold" label={t('Hide panel')} sign={FOLD} press={() => fold(true)} />
        )}
        <SignButton className="pin" label={t('Pin')} sign={PIN} pressed={pinned} press={pin} />
      </div>
      <div
        ref={body}
        className="panel-body"
        id={`${id}-panel`}
        role="tabpanel"
        aria-labelledby={`${id}-${open}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard.
        tabIndex={0}
      >
        <ErrorBoundary at={shown?.id ?? ''} instead={(error) => <BrokenPart error={error} />}>
          <Suspense fallback={<p className="hint">{t('Loading …')}</p>}>
            {shown !== undefined && <shown.Panel />}
          </Suspense>
        </ErrorBoundary>
      </div>
    </aside>
  );
}

/** Turns to what is asked for elsewhere at the table. On a phone the sheet is drawn up for it. */
function useTurning(turn: (panel: string) => void): void {
  const desk = useDesk();
  const { is, set } = useContext(SheetContext);
  useEffect(() =>
    desk.onTurn((panel) => {
      turn(panel);
      if (is === 'closed') set('open');
    }),
  );
}

/** On a phone: the sheet over the whole screen, or back to half of it. */
function WholeSheet(): ReactElement {
  const { is, set } = useContext(SheetContext);
  const whole = is === 'full';
  return (
    <SignButton
      className="pin panel-whole"
      label={t('Full screen')}
      sign={UP_AND_DOWN}
      pressed={whole}
      press={() => set(whole ? 'open' : 'full')}
    />
  );
}
