import { type AncientEvent, type Tally, tellAncients } from '@ecumene/ancients';
import { type Seat, say, type Text, the } from '@ecumene/engine';
import { POINTS } from './data/track.ts';

/** What can happen in Western Empires alone. */
type OwnEvent =
  // Set-up and the Short Game
  | { readonly what: 'short-game-token'; readonly seat: Seat; readonly token: string }
  | {
      readonly what: 'short-game-revealed';
      readonly nation: string;
      readonly token: string;
      readonly advances: readonly string[];
    }
  // Movement
  | { readonly what: 'early-conflict'; readonly nation: string; readonly area: string }
  // Calamities
  | { readonly what: 'calamities-counted'; readonly counts: Tally }
  | { readonly what: 'calamity-cancelled'; readonly calamity: string; readonly nation: string }
  | {
      readonly what: 'calamity-changed';
      readonly calamity: string;
      readonly nation: string;
      readonly base: number;
      readonly amount: number;
      readonly changes: Tally;
    }
  // Advances and the end
  | { readonly what: 'substituted'; readonly nation: string; readonly set: string; readonly card: string }
  | { readonly what: 'late-iron-bonus'; readonly nation: string }
  | { readonly what: 'last-turn-announced' };

export type WeEvent = AncientEvent | OwnEvent;

const nation = (name: string) => the('nation', name);
const card = (id: string) => the('card', id);

/** What happened, as a sentence of the log. */
export function tellEvent(event: WeEvent): Text {
  switch (event.what) {
    case 'short-game-revealed':
      return say('{nation} reveals {token}: {advances}.', {
        nation: nation(event.nation),
        token: the('scenario-token', event.token),
        advances: event.advances.map(card),
      });
    case 'short-game-token':
      return say('{seat} draws {token}.', {
        seat: the('seat', event.seat),
        token: the('scenario-token', event.token),
      });
    case 'late-iron-bonus':
      return say('{nation} is the only one to enter the Late Iron Age: {points} points.', {
        nation: nation(event.nation),
        points: POINTS.bonus,
      });
    case 'last-turn-announced':
      return say('The Late Iron Age has begun. One more turn is played.');
    case 'early-conflict':
      return say('{nation} causes a conflict in {area} before its turn. These tokens stay there.', {
        nation: nation(event.nation),
        area: the('area', event.area),
      });
    case 'calamities-counted':
      return Object.keys(event.counts).length === 0
        ? say('Nobody holds a calamity.')
        : say('Calamities held: {counts}.', {
            counts: Object.entries(event.counts).map(([name, n]) => say('{nation} {n}', { nation: nation(name), n })),
          });
    case 'calamity-cancelled':
      return say('{calamity}, held by {nation}, has no target and is cancelled.', {
        calamity: card(event.calamity),
        nation: nation(event.nation),
      });
    case 'calamity-changed':
      return say('{calamity} for {nation}: {base} becomes {amount} ({changes}).', {
        calamity: card(event.calamity),
        nation: nation(event.nation),
        base: event.base,
        amount: event.amount,
        changes: Object.entries(event.changes).map(([id, by]) =>
          by < 0 ? say('{card} -{n}', { card: card(id), n: -by }) : say('{card} +{n}', { card: card(id), n: by }),
        ),
      });
    case 'substituted':
      return say('{nation} uses {card} as one more {set}.', {
        nation: nation(event.nation),
        card: card(event.card),
        set: card(event.set),
      });
    default:
      return tellAncients(event);
  }
}
