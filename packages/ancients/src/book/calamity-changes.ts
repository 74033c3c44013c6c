/** Whoever holds a calamity when trading ends is its primary victim; others whom it hits are secondary victims. */
export type Role = 'primary' | 'secondary';

/** What a card changes for its holder when a calamity strikes: mostly more, or less, of something. */
export type Change =
  | 'cities-reduced'
  | 'points-lost'
  | 'trade-cards-lost'
  /** Whether a civilization card is lost at all. */
  | 'civilization-card-lost'
  /** Unit points of the first faction that the victim picks itself. */
  | 'own-pick'
  /** Unit points of a first faction that others pick alone. */
  | 'first-faction'
  /** Unit points each faction loses. */
  | 'war-losses'
  | 'tokens-in-revolt'
  /** The most unit points that can be lost. */
  | 'bound'
  /** A city is reduced that would have been destroyed. */
  | 'fall-broken'
  /** Unit points fewer for each card of a commodity that is shown. */
  | 'points-a-card-shown'
  /** The owner is no secondary victim. */
  | 'spared'
  | 'cities-taken'
  | 'cities-pirated'
  | 'points-annexed'
  | 'barbarians'
  | 'steps-back'
  /** Face value of the commodities that are lost. */
  | 'card-points-lost'
  /** Unit points lost in areas next to it, and whether they are spared. */
  | 'points-nearby'
  | 'spared-nearby'
  /** Tokens above printed limits are lost too. */
  | 'surplus-lost'
  | 'ships-kept'
  /** Commodities that may be given up instead. */
  | 'cards-instead';
