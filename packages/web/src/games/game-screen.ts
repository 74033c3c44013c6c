import type { TableView } from '@ecumene/client';
import type { Asked, Event, Happening, Question, RuleIndex, Seat, Text, Thing } from '@ecumene/engine';
import type { ComponentType } from 'react';
import type { PastOfGame } from '../charts/past-of-game.ts';
import type { PicturedKind } from '../pictures/pictured-kind.ts';

/**
 * What a game brings to the table screen: how it speaks, its sequence of play, what lies in the middle, who sits in the
 * rail, its panels, and controls that fit its questions. Whatever it does not bring has a plain stand-in. `V` is what its
 * tables show and `E` what they tell: a screen is only ever used at tables of its own game.
 */
export interface GameScreen<V = unknown, E extends Event = Event> {
  readonly name: string;
  readonly title: string;
  /** A happening as a sentence of the chronicle. */
  tell(happening: Happening<E>): Text;
  /** What an area, card or seat is called. */
  called(thing: Thing): string;
  /** The phases of a turn, in order, as the dots of the strip. */
  readonly phases: readonly PhaseOfPlay[];
  /** What people do while they are asked about a topic: sentences with gaps for `n` people and `who` they are. */
  readonly activities?: Readonly<Record<string, Text>>;
  /** What one has done by an answer of which nothing of one's own is told, by topic, as sentences. */
  readonly untold?: Readonly<Record<string, Text>>;
  /** What somebody leads, where that is how the others speak of them. */
  leads?(view: V, seat: Seat): Thing | undefined;
  /** Whose turn it is and who follows, in a phase in which people act one after another. */
  turns?(state: PlayState<V>): readonly Seat[];
  /** Why somebody waits, and when they are likely needed next, while nothing is asked of them. */
  neededNext?(state: WaitingPlayState<V>, seat: Seat): readonly Text[];
  /** Why somebody who sits at the table has no part in the game any more, or none yet. */
  out?(view: V, seat: Seat): Text | undefined;
  /** Questions somebody may answer before they are asked. */
  ahead?(view: V, seat: Seat): readonly Question[];
  /** What somebody may plan before it is asked, besides plain answers. */
  readonly planners?: readonly Planner<V>[];
  /** Topics that a player answers together with an earlier question: their answers are not reported as planned. */
  readonly answeredBefore?: readonly string[];
  /** Which turn or round it is. */
  turn(view: V): number | undefined;
  /** After which turn or round the game ends at the latest, where that is settled. */
  lastTurn(view: V): number | undefined;
  /** What lies in the middle of the table. */
  readonly Stage: ComponentType;
  /** Everybody at the table, and how they are doing. */
  readonly Rail: ComponentType;
  readonly panels: readonly PanelOfGame[];
  /** The stage needs the whole width: on a desk the panel beside it starts folded. */
  readonly foldsPanel?: true;
  /** Controls by topic of question; questions without one get the control of their kind. */
  readonly controls: Readonly<Record<string, ComponentType<ControlProps>>>;
  /** Topics asked again and again in a row, whose control stays between two answers. */
  readonly lasting: readonly string[];
  /** The index of the rulebook, fetched when somebody opens it. */
  rules(): Promise<RuleIndex>;
  /** The colour and sign of whoever sits in a seat, for lists and the chronicle. */
  readonly Badge: ComponentType<{ readonly seat: Seat }>;
  /** What a happening is on the stage of the theatre: the beginning of an act, part of one, or nothing. */
  scene(happening: Happening<E>): Scene<V> | undefined;
  /** The picture of the card a scene is about, where a game is played with cards instead of on a map. */
  readonly ScenePicture?: ComponentType<{ readonly card: string }>;
  /** Whether what is asked where play stands belongs to the act that a happening began. */
  asksIn?(opening: Happening<E>, where: readonly string[]): boolean;
  /** Whether a happening is a bargain struck, for those who want to hear it. */
  isDeal?(happening: Happening<E>): boolean;
  /** Whether a happening is one of the many offers that may lead to one: nobody wants to hear each of them. */
  offer?(happening: Happening<E>): 'made' | 'withdrawn' | undefined;
  /** Whether players may ask for the printed order at a table with these options. */
  mayInsist?(options: Readonly<Record<string, unknown>>): boolean;
  /** What a newcomer is told when a question of a topic comes up for the first time; a handful. */
  readonly hints: readonly Hint<V>[];
  /** How its past is drawn, fetched when somebody looks back. */
  past(): Promise<PastOfGame<V, E>>;
  /** Groups of the chronicle, to filter by. */
  readonly chapters: readonly { readonly id: string; readonly title: string; readonly events: readonly string[] }[];
}

/** Where play stands. */
export interface PlayState<V = unknown> extends Pick<TableView, 'where' | 'waiting'> {
  readonly view: V;
}

/** Where play stands for somebody who waits. */
export interface WaitingPlayState<V = unknown> extends PlayState<V>, Pick<TableView, 'left' | 'answered' | 'over'> {}

export interface PhaseOfPlay {
  /** The step's name in the sequence of play; what a `TableView` says under `where`. */
  readonly step: string;
  readonly title: string;
  /** What happens in it, in a sentence. */
  readonly about: string;
  readonly rule: string;
}

export interface PanelOfGame {
  readonly id: string;
  readonly title: string;
  readonly Panel: ComponentType;
  /** Whether this is the panel to look at now; a panel a person has pinned stays all the same. */
  wanted?(tableView: TableView): boolean;
}

/** A happening on the stage of the theatre. */
export interface Scene<V = unknown> {
  /** It begins an act of its own, of a kind; otherwise it belongs to the act that is going on. */
  readonly opens?:
    | 'conflict'
    | 'calamity'
    | 'ability'
    | 'hunger'
    | 'support'
    | 'revolt'
    | 'track'
    | 'event'
    | 'age'
    | 'pact'
    | 'uprising';
  /** The act it begins asks people, and goes on with what they answer. */
  readonly asks?: true;
  /** It answers the act that is going on and belongs to it; it begins one only for those who did not see that. */
  readonly answers?: true;
  /** Whatever follows belongs to no act before it. */
  readonly closes?: true;
  /** Whom it concerns, where nobody else needs to see it. */
  readonly concerns?: Thing;
  /** Who does it: they need not be told. */
  readonly by?: string;
  /** Whom it happens to, where acts of several people go on at once: it joins theirs. */
  readonly to?: string;
  /** The picture of the card behind it. */
  readonly picture?: { readonly kind: PicturedKind; readonly id: string };
  /** What the card says that is behind it. */
  readonly about?: string;
  /** Where on the board. */
  readonly areas: readonly string[];
  /** Where the board turns for as long as it plays in no area. */
  turnsTo?(view: V): readonly string[];
  /** What goes from the board by it. */
  readonly falls?: readonly Fall[];
  /** Whom it costs something besides. */
  readonly costs?: string;
}

/** Pieces that go from the board. */
export interface Fall {
  readonly is: 'tokens' | 'city';
  readonly nation: string;
  readonly area: string;
  readonly count: number;
}

/** Something a newcomer is told. */
export interface Hint<V = unknown> {
  readonly topic: string;
  /** What it is remembered by, where there are others of the same topic. */
  readonly name?: string;
  /** Whether it is of use as things stand; without it, always. */
  when?(view: V, seat: Seat | null): boolean;
  /** What on the screen it points at: the first of these selectors that finds something there. */
  readonly at: readonly string[];
  /** What else it speaks of, and must not lie on. */
  readonly of?: readonly string[];
  readonly title: string;
  readonly words: string;
}

/** A way to plan what comes later, in the bar while others decide. Nobody else sees a plan. */
interface Planning<V> {
  /** The topic of the questions it is for. */
  readonly topic: string;
  /** Further topics that are left the same with it. */
  readonly also?: readonly string[];
  /** What is planned, and what that is good for in a sentence. */
  readonly title: string;
  readonly about: string;
  /** Whether a seat can plan it as things stand. */
  mayPlan(view: V, seat: Seat): boolean;
  /** What is planned, in a few words, as a seat is told it. */
  words(plan: unknown, view: V, seat: Seat | null): string;
  readonly Control: ComponentType<PlannerProps>;
}

/** It holds every time its question comes, and is set in a dialog. */
export interface Policy<V = unknown> extends Planning<V> {
  readonly isPolicy: true;
  /** It acts only while its player is away, so only at tables on a server. */
  readonly isAgent?: true;
}

/** It is for the next time its question comes, and is planned in the question bar. */
export interface NextPlanner<V = unknown> extends Planning<V> {
  readonly isPolicy?: undefined;
  /** What its button says before something is planned, and then. */
  readonly begin: string;
  readonly change: string;
  /** What of a plan is shown while it waits. */
  readonly Shown?: ComponentType;
  /** What can be done with a plan that was not used, when its question is asked. */
  readonly Unused?: ComponentType<ControlProps>;
}

export type Planner<V = unknown> = Policy<V> | NextPlanner<V>;

export interface PlannerProps {
  /** It is planned, or not after all. */
  close(): void;
}

/** What a control is given to answer a question. */
export interface ControlProps {
  readonly asked: Asked;
  /** Gives the answer; true when it was taken. Why it was not is shown beside the question. */
  answer(answer: unknown): Promise<boolean>;
}
