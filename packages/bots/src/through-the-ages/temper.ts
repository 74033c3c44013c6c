/**
 * What an opponent cares about. Everything is weighed in culture at the end of the game; goods and actions are worth what
 * they can still bring about.
 */
export interface Temper {
  /** A point of each, while there is time left to use it. */
  readonly resources: number;
  readonly food: number;
  readonly science: number;
  /** How much more goods are worth early in the game, when they make more of themselves. */
  readonly growth: number;
  /** How fast a good loses its worth when more of it is stored than can be used soon. */
  readonly glut: number;
  /** A point of culture. */
  readonly culture: number;
  /** Someone without work, and a token in the yellow or blue bank. */
  readonly worker: number;
  readonly yellow: number;
  readonly blue: number;
  /** How much more what one makes each turn matters to who makes little. */
  readonly thirst: number;
  /** One more civil action each turn. */
  readonly civilActions: number;
  /** An action at hand, civil and military. */
  readonly civilAction: number;
  readonly militaryAction: number;
  /** A happy face that is needed, and one to spare. */
  readonly content: number;
  readonly happy: number;
  /** A point of strength where players are equally strong. */
  readonly strength: number;
  /** How much more it is worth to whoever is weaker than others. */
  readonly fear: number;
  /** A military card in hand. */
  readonly card: number;
  /** How eagerly wonders are begun, leaders followed, rivals attacked and territories settled. */
  readonly wonders: number;
  readonly leaders: number;
  readonly attacks: number;
  readonly colonies: number;
  /** What a plan is worth before it is carried out, next to what it is worth then. */
  readonly plans: number;
  /** How much a rival's loss counts beside one's own gain. */
  readonly envy: number;
}

/** How sound advice weighs things. */
export const EVEN: Temper = {
  resources: 0.6,
  food: 0.5,
  science: 0.5,
  growth: 0.8,
  glut: 0.8,
  culture: 1,
  worker: 3.5,
  yellow: 1.3,
  blue: 0.9,
  thirst: 0.1,
  civilActions: 0.6,
  civilAction: 0.55,
  militaryAction: 0.3,
  content: 2.5,
  happy: 0.6,
  strength: 3.5,
  fear: 0.5,
  card: 0.6,
  wonders: 0.9,
  leaders: 1.2,
  attacks: 1.5,
  colonies: 1.2,
  plans: 0.7,
  envy: 0.6,
};

/** How those weigh them who have learnt that the weak are prey, and that hands make wealth. */
export const SEASONED: Temper = {
  ...EVEN,
  resources: 0.65,
  food: 0.55,
  science: 0.6,
  worker: 5.5,
  strength: 5,
  wonders: 0.8,
  attacks: 1.7,
  plans: 0.5,
  envy: 0.8,
};
