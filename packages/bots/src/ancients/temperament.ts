/** What a bot cares for, and how much. Characters differ in nothing else. All worths are in points of the final score. */
export interface Temperament {
  /** A claim on a city site. */
  readonly site: number;
  /** The first token in an area: a claim, and a seed of growth. */
  readonly claim: number;
  /** The second token, which doubles the growth. */
  readonly seed: number;
  /** Each further token an area can feed. */
  readonly store: number;
  /** How much of its worth an area keeps that is shared with others. */
  readonly shared: number;
  /** A new city. */
  readonly city: number;
  /** A city that an epoch asks for. */
  readonly neededCity: number;
  /** A city on a flood plain, next to a volcano, where Barbarians land, on a coast, or within reach of others. */
  readonly flood: number;
  readonly volcano: number;
  readonly homeland: number;
  readonly coast: number;
  readonly border: number;
  /** Every token a site's area could have fed. */
  readonly fertile: number;
  /** Tokens that stay on the board beyond what cities need. */
  readonly margin: number;
  /** Tokens that stay on the board while there is still land to take. */
  readonly pioneers: number;
  /** Losing a token in a fight, and taking one from another nation. */
  readonly fallen: number;
  readonly slain: number;
  /** Beginning a fight at all, over land or over a city. */
  readonly peace: number;
  readonly siege: number;
  /** A trade card and tokens from a city's fall. */
  readonly plunder: number;
  /** What a voyage must gain to be worth a ship. */
  readonly voyage: number;
  /** Ships kept at most. */
  readonly fleet: number;
  /** How likely a hidden card in a trade is a calamity, in hundredths. */
  readonly suspicion: number;
  /** What a trade must gain. */
  readonly bargain: number;
  /** Offers made in a turn. */
  readonly offers: number;
  /** How much the bot fears calamities it holds, in hundredths of the damage it expects. */
  readonly dread: number;
  /** The part of a set's future that is lost when it is spent, in hundredths for a set of one. */
  readonly patience: number;
  /** Credits towards cards not yet held, and protection, in hundredths of their worth. */
  readonly foresight: number;
  readonly protection: number;
  /** A card towards the number an epoch asks for, and a group it asks for. */
  readonly neededCard: number;
  readonly neededGroup: number;
  /** Cards that help in war. */
  readonly arms: number;
}

/** The way the book's own articles advise. */
export const STEADY: Temperament = {
  site: 4,
  claim: 10,
  seed: 7,
  store: 3,
  shared: 0.3,
  city: 110,
  neededCity: 60,
  flood: 8,
  volcano: 8,
  homeland: 3,
  coast: 1,
  border: 3,
  fertile: 1.5,
  margin: 4,
  pioneers: 10,
  fallen: 3,
  slain: 1,
  peace: 18,
  siege: 45,
  plunder: 25,
  voyage: 14,
  fleet: 2,
  suspicion: 6,
  bargain: 0.5,
  offers: 7,
  dread: 100,
  patience: 300,
  foresight: 15,
  protection: 50,
  neededCard: 40,
  neededGroup: 100,
  arms: 0,
};

/** Bargains long, fears little and waits for large sets. */
export const TRADER: Temperament = {
  ...STEADY,
  offers: 12,
  bargain: 0,
  suspicion: 2,
  dread: 70,
  patience: 450,
  siege: 60,
};

/** Builds whatever it can support, on safe ground, and leaves others alone. */
export const BUILDER: Temperament = {
  ...STEADY,
  city: 160,
  margin: 2,
  pioneers: 6,
  border: 8,
  coast: 4,
  homeland: 8,
  fertile: 0.5,
  peace: 25,
  siege: 80,
  protection: 100,
};

/** Fights for land, storms cities and buys what helps in war. */
export const RAIDER: Temperament = {
  ...STEADY,
  peace: 0,
  siege: -10,
  plunder: 40,
  fallen: 2,
  slain: 2,
  shared: 0.5,
  fleet: 3,
  voyage: 10,
  arms: 60,
};

/** Steady, but harder in bargaining and readier to strike. */
export const KEEN: Temperament = {
  ...STEADY,
  offers: 14,
  suspicion: 35,
  bargain: 1,
  peace: 10,
  siege: 25,
};
