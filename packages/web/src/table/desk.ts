import { createContext, type ReactNode, useContext, useEffect, useSyncExternalStore } from 'react';
import type { Fall } from '../games/game-screen.ts';

/** What may be done with an area of the board just now, and what tapping it does. */
export interface Intent {
  /** Areas that can be chosen or are. */
  readonly areas?: ReadonlyMap<string, Mark>;
  /** Everything else steps back. */
  readonly dims?: boolean;
  /** Areas that are brought into view with it, wherever the board lies. */
  readonly shows?: readonly string[];
  /** Ways drawn on the board: areas one after another. */
  readonly ways?: readonly Way[];
  /** What a plan would change of what stands on the board: it is shown as if it were done. */
  readonly planned?: Planned;
  /** What tapping an area does. */
  tap?(area: string): void;
  /** What tapping a piece does; without it, the area it stands in is tapped. */
  tapPiece?(piece: PieceOnBoard): void;
  /** What dropping tokens or a ship in another area does; nothing, if they cannot be dragged. */
  drag?(piece: PieceInHand): ((to: string) => void) | undefined;
  /** They are taken up by hand and on their way; if they get nowhere, they are put down. */
  lift?(piece: PieceInHand): void;
  /** Holds so many of what was taken up, or as many as there are. */
  count?(wanted: number): void;
  /** Puts down what is held. */
  putDown?(): void;
  /** Counts and verbs for what is in hand or was just put down, offered beside its area. */
  readonly ring?: Ring;
}

interface Ring {
  readonly area: string;
  readonly content: ReactNode;
}

export interface Mark {
  /** Something of yours is ready there, it can be chosen, it is chosen, or the move starts there. */
  readonly is: 'ready' | 'can' | 'chosen' | 'from';
  /** A few letters shown on it: a count, steps left. */
  readonly badge?: string;
  /** What choosing it means, for those who do not see the board. */
  readonly says?: string;
}

export interface Way {
  readonly areas: readonly string[];
  readonly by: 'land' | 'water';
  readonly draft?: boolean;
  /** The ship that goes there, and how many are aboard. */
  readonly ship?: { readonly nation: string; readonly aboard: number };
}

/** Tokens of a nation that would leave areas or come to them, and how many would be aboard a ship of its before it sails. */
export interface Planned {
  readonly nation: string;
  readonly tokens: ReadonlyMap<string, number>;
  readonly ship?: { readonly no: number; readonly aboard: number };
}

export interface PieceOnBoard {
  readonly is: 'tokens' | 'city' | 'ship';
  readonly nation: string;
  readonly area: string;
  readonly ship?: number;
}

/** What a hand takes up: the tokens in an area, or a ship there. */
export type PieceInHand = Pick<PieceOnBoard, 'area' | 'ship'>;

const NOTHING: Intent = {};
const NOWHERE: readonly string[] = [];

/**
 * Where questions and the board meet. A control lays an intent on the desk; the board shows it. The board can also be
 * asked to show some areas.
 */
export class Desk {
  #intent: Intent = NOTHING;
  #inspected: string | undefined;
  #stage: readonly string[] | undefined;
  #falls: readonly Fall[] = [];
  #again: (() => void) | undefined;
  readonly #listeners = new Set<() => void>();
  readonly #watchers = new Set<(areas: readonly string[], covered: number) => void>();
  readonly #doors = new Set<(area: string) => void>();
  readonly #turners = new Set<(panel: string) => void>();

  get intent(): Intent {
    return this.#intent;
  }

  lay(intent: Intent): void {
    if (this.#intent === intent) return;
    this.#intent = intent;
    for (const listener of this.#listeners) listener();
  }

  /** Takes an intent off the desk, if it still lies there. */
  clear(intent: Intent): void {
    if (this.#intent === intent) this.lay(NOTHING);
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Areas where something is happening before everybody's eyes. */
  get stage(): readonly string[] {
    return this.#stage ?? NOWHERE;
  }

  /** Whether something is happening there, on the board or beside it. */
  get plays(): boolean {
    return this.#stage !== undefined;
  }

  /** What goes from the board there. */
  get falls(): readonly Fall[] {
    return this.#falls;
  }

  /**
   * Puts areas on the stage, with what goes from the board there, and brings them into view below what covers so many
   * pixels of the board; without areas the stage is cleared.
   */
  play(areas: readonly string[] | undefined, falls: readonly Fall[] = [], covered = 0): void {
    if (areas === undefined && this.#stage === undefined) return;
    this.#stage = areas;
    this.#falls = falls;
    for (const listener of this.#listeners) listener();
    if (this.stage.length > 0) this.show(this.stage, covered);
  }

  /** Shows the last scene of the theatre again, when there is one and none is on the stage. */
  get again(): (() => void) | undefined {
    return this.#again;
  }

  offerAgain(again: (() => void) | undefined): void {
    this.#again = again;
    for (const listener of this.#listeners) listener();
  }

  /** The area somebody looks at, if any. */
  get inspected(): string | undefined {
    return this.#inspected;
  }

  inspect(area: string | undefined): void {
    if (this.#inspected === area) return;
    this.#inspected = area;
    for (const listener of this.#listeners) listener();
  }

  /** Asks the board to bring these areas into view, below what covers so many pixels of it. */
  show(areas: readonly string[], covered = 0): void {
    for (const watcher of this.#watchers) watcher(areas, covered);
  }

  onShow(watcher: (areas: readonly string[], covered: number) => void): () => void {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  }

  /** Leads the keyboard to an area of the board. */
  enter(area: string): void {
    for (const door of this.#doors) door(area);
  }

  onEnter(door: (area: string) => void): () => void {
    this.#doors.add(door);
    return () => this.#doors.delete(door);
  }

  /** Asks for a panel to be opened, and leads the keyboard to it. */
  turnTo(panel: string): void {
    for (const turn of this.#turners) turn(panel);
  }

  onTurn(turn: (panel: string) => void): () => void {
    this.#turners.add(turn);
    return () => this.#turners.delete(turn);
  }
}

export const DeskContext = createContext(new Desk());

export function useDesk(): Desk {
  return useContext(DeskContext);
}

/** Lays an intent on the desk for as long as the control is there. The intent should be memoised. */
export function useIntent(intent: Intent | undefined): void {
  const desk = useDesk();
  useEffect(() => {
    if (intent === undefined) return undefined;
    desk.lay(intent);
    return () => desk.clear(intent);
  }, [desk, intent]);
}

/** The intent that lies on the desk. */
export function useLaidIntent(): Intent {
  const desk = useDesk();
  return useSyncExternalStore(desk.subscribe, () => desk.intent);
}

/** The area somebody looks at. */
export function useInspected(): string | undefined {
  const desk = useDesk();
  return useSyncExternalStore(desk.subscribe, () => desk.inspected);
}

/** Areas on the stage of the theatre. */
export function useStage(): readonly string[] {
  const desk = useDesk();
  return useSyncExternalStore(desk.subscribe, () => desk.stage);
}

/** Whether the theatre plays. */
export function usePlays(): boolean {
  const desk = useDesk();
  return useSyncExternalStore(desk.subscribe, () => desk.plays);
}

/** What goes from the board on the stage. */
export function useFalls(): readonly Fall[] {
  const desk = useDesk();
  return useSyncExternalStore(desk.subscribe, () => desk.falls);
}

/** Shows the last scene of the theatre again, while that can be done. */
export function useAgain(): (() => void) | undefined {
  const desk = useDesk();
  return useSyncExternalStore(desk.subscribe, () => desk.again);
}
