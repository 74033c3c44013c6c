import { advancedCivilization } from '@ecumene/advanced-civilization';
import { arrange } from '@ecumene/engine/scenario';

/** Nations as a scenario gives them: who leads them, and what they have. */
type Nations = Readonly<Record<string, object>>;

/** A game of Advanced Civilization in the trade of its ninth turn, with five nations. Ada leads Egypt, Ben Crete. */
export function sampleTrade(nations: Nations) {
  return sampleTurn('trade', nations);
}

/** The same in another step of that turn. */
export function sampleTurn(at: string, nations: Nations) {
  return arrange(advancedCivilization, {
    scenario: 'a turn of five nations',
    game: advancedCivilization.name,
    seats: ['Ada', 'Ben', 'Cleo', 'Dido', 'Eli'],
    at,
    given: {
      turn: 9,
      egypt: { seat: 'Ada', tokens: { thebes: 4 } },
      crete: { seat: 'Ben', tokens: { knossos: 4 } },
      asia: { seat: 'Cleo', tokens: { ankara: 3 } },
      thrace: { seat: 'Dido', tokens: { byzantium: 3 } },
      illyria: { seat: 'Eli', tokens: { epirus: 3 } },
      ...nations,
    },
  });
}
