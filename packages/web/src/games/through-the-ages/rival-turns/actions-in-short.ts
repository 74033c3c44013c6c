import { type Seat, say, type Text, the } from '@ecumene/engine';
import { type CardId, type Happened, tell } from '@ecumene/through-the-ages/reference';
import type { TurnOfRival } from './turns.ts';

type Told = TurnOfRival['actions'][number];

interface InShort {
  readonly told: Told;
  readonly text: Text;
}

/** The actions of a turn that are worth knowing, each in a few words that follow the name of who did it. */
export function inShort({ seat, actions }: TurnOfRival): readonly InShort[] {
  return actions.flatMap((told) => {
    const text = shortly(told.event);
    if (text === undefined) return [];
    return [{ told, text: isBy(told, seat) ? text : tell(told) }];
  });
}

/** What nobody else did is of whoever's turn it is. */
function isBy({ event }: Told, seat: Seat): boolean {
  return !('seat' in event) || event.seat === seat;
}

function card(id: CardId): { readonly card: ReturnType<typeof the> } {
  return { card: the('card', id) };
}

function shortly(event: Happened): Text | undefined {
  switch (event.what) {
    case 'took':
      return say('takes {card}', card(event.card));
    case 'grew':
      return say('increases population');
    case 'built':
      return say('builds {card}', card(event.card));
    case 'upgraded':
      return say('upgrades {from} to {to}', { from: the('card', event.from), to: the('card', event.to) });
    case 'led':
      return say('elects {card}', card(event.card));
    case 'staged':
      return say('builds {n, plural, one {a stage} other {# stages}} of {card}', {
        n: event.stages,
        ...card(event.card),
      });
    case 'completed':
      return say('completes {card}', card(event.card));
    case 'developed':
      return event.revolution
        ? say('declares a revolution: {card}', card(event.card))
        : say('develops {card}', card(event.card));
    case 'played':
      return say('plays {card}', card(event.card));
    case 'tactic':
      return say('uses the tactic {card}', card(event.card));
    default:
      return shortlyOfPolitics(event);
  }
}

function shortlyOfPolitics(event: Happened): Text | undefined {
  switch (event.what) {
    case 'prepared':
      return say('prepares an event');
    case 'event':
      return say('reveals {card}', card(event.card));
    case 'attacked':
      return say('attacks {rival} with {card}', { rival: the('seat', event.rival), ...card(event.card) });
    case 'defended':
      return say('defends successfully');
    case 'undefended':
      return say('does not defend');
    case 'war':
      return shortlyOfWar(event);
    case 'declared-war':
      return say('declares {card} on {rival}', { rival: the('seat', event.rival), ...card(event.card) });
    case 'offered':
      return say('offers {card} to {to}', { to: the('seat', event.to), ...card(event.card) });
    case 'pact':
      return say('makes {card} with {partner}', { partner: the('seat', event.with), ...card(event.card) });
    case 'refused-pact':
      return say('declines {card}', card(event.card));
    case 'pact-ended':
      return say('no longer has the pact {card}', card(event.card));
    case 'stole':
      return say('steals {card}', card(event.card));
    case 'colonized':
      return say('colonizes {card}', card(event.card));
    case 'uncolonized':
      return say('no one colonizes {card}', card(event.card));
    case 'uprising':
      return say('has an uprising');
    case 'resigned':
      return say('resigns');
    default:
      return undefined;
  }
}

function shortlyOfWar({ seat, rival, victor, card: id }: Extract<Happened, { what: 'war' }>): Text {
  const named = { rival: the('seat', rival), ...card(id) };
  if (victor === null) return say('ties {card} against {rival}', named);
  return victor === seat ? say('wins {card} against {rival}', named) : say('loses {card} against {rival}', named);
}
