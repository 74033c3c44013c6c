import { type Filling, say, type Text, the } from '@ecumene/engine';
import { tellAbilities } from './ability-chronicle.ts';
import type { AncientEvent } from './events.ts';
import { tellReasons } from './reasons.ts';
import { tellSuccession } from './track/tell.ts';
import { declineReason } from './trade/decline-reason.ts';
import {
  armies,
  byCities,
  byTokens,
  cards,
  counted,
  doer,
  fate,
  force,
  people,
  pieces,
  places,
  town,
} from './wording.ts';

export { byCities, byTokens } from './wording.ts';

/** What happened, as a sentence of the chronicle. */
export function tellAncients(event: AncientEvent): Text {
  switch (event.what) {
    case 'place-cards':
      return say('Players choose in this order: {order}.', { order: event.order.map((seat) => the('seat', seat)) });
    case 'nation-chosen':
      return say('{seat} plays {nation}.', { seat: the('seat', event.seat), nation: people(event.nation) });
    case 'nation-left':
      return say(
        '{nation} no longer has a player and keeps {keeps, plural, one {# trade card} other {# trade cards}}.',
        {
          nation: people(event.nation),
          keeps: event.keeps,
        },
      );
    case 'turn-begins':
      return say('Turn {turn} begins.', { turn: event.turn });
    default:
      return tellPieces(event);
  }
}

type Rest<W extends string> = Exclude<AncientEvent, { what: W }>;
type Opening = 'place-cards' | 'nation-chosen' | 'nation-left' | 'turn-begins';

function tellPieces(event: Rest<Opening>): Text {
  switch (event.what) {
    case 'tokens-placed':
      return say(
        '{nation} {peoples, plural, one {places} other {place}} {tokens, plural, one {# token} other {# tokens}} in {area}.',
        pieces(event),
      );
    case 'tokens-removed':
      return say(
        '{nation} {peoples, plural, one {loses} other {lose}} {tokens, plural, one {# token} other {# tokens}} in {area}.',
        pieces(event),
      );
    case 'tokens-replaced':
      return say('{by} takes over {tokens, plural, one {# token} other {# tokens}} of {nation} in {area}.', {
        ...pieces(event),
        by: people(byTokens(event.by)),
      });
    case 'surplus-removed':
      return say('{nation} {peoples, plural, one {removes} other {remove}} surplus tokens: {lost}.', {
        ...doer(event.nation),
        lost: event.areas.map((area, i) => say('{n} in {area}', { n: event.counts[i] ?? 0, area: the('area', area) })),
      });
    case 'city-built':
      return say('{nation} builds a city in {area}.', town(event));
    case 'city-eliminated':
      return say('{nation} {peoples, plural, one {loses its} other {lose their}} city in {area}.', town(event));
    case 'city-reduced':
      return say(
        'A city of {nation} in {area} is reduced to {tokens, plural, =0 {nothing} one {# token} other {# tokens}}.',
        town(event),
      );
    case 'city-taken':
      return say('{nation} {peoples, plural, one {takes} other {take}} the city of {from} in {area}.', {
        ...town(event),
        from: people(byCities(event.from)),
      });
    case 'taxed':
      return say(
        '{nation} taxes {rate} per city and collects {tokens, plural, one {# token} other {# tokens}}{unpaid, plural, =0 {} one {. 1 city is not paid for} other {. # cities are not paid for}}.',
        { nation: people(event.nation), rate: event.rate, tokens: event.tokens, unpaid: event.unpaid },
      );
    case 'grew':
      return say('{nation} grows by {tokens, plural, one {# token} other {# tokens}}.', pieces(event));
    case 'census':
      return say('Census: {nations}.', {
        nations: event.order.map((name, i) =>
          say('{nation} {tokens}', { nation: people(name), tokens: event.tokens[i] ?? 0 }),
        ),
      });
    default:
      return tellMovement(event);
  }
}

type Pieces =
  | 'tokens-placed'
  | 'tokens-removed'
  | 'tokens-replaced'
  | 'surplus-removed'
  | 'city-built'
  | 'city-eliminated'
  | 'city-reduced'
  | 'city-taken'
  | 'taxed'
  | 'grew'
  | 'census';

function tellMovement(event: Rest<Opening | Pieces>): Text {
  switch (event.what) {
    case 'ship-built':
      return say('{nation} builds a ship in {area}.', pieces(event));
    case 'ship-kept':
      return say('{nation} keeps its ship in {area}.', pieces(event));
    case 'ship-lost':
      return say('{nation} gives up its ship in {area}.', pieces(event));
    case 'marched':
      return tellMarch(event);
    case 'sailed':
      return tellVoyage(event);
    case 'fought':
      return Object.keys(event.after).length === 0
        ? say('{before} fight in {area}. No tokens remain.', {
            area: the('area', event.area),
            before: armies(event.before),
          })
        : say('{before} fight in {area}. {after} remain.', {
            area: the('area', event.area),
            before: armies(event.before),
            after: armies(event.after),
          });
    case 'attack-failed':
      return say(
        '{tokens, plural, one {# token of {nation} is} other {# tokens of {nation} are}} too few to attack the city in {area} ({needed} needed).',
        { ...pieces(event), needed: event.needed },
      );
    case 'city-stormed':
      return say(
        '{nation} {peoples, plural, one {attacks} other {attack}} the city of {defender} in {area} with {tokens} tokens against {defenders}.',
        {
          ...pieces(event),
          defender: people(byCities(event.defender)),
          defenders: event.defenders,
        },
      );
    case 'card-seized':
      return say('{nation} takes a trade card from {from}.', {
        nation: people(event.nation),
        from: people(event.from),
      });
    case 'card-seen':
      return say('{nation} drew {card} from {from}.', {
        nation: people(event.nation),
        from: people(event.from),
        card: the('card', event.card),
      });
    case 'pillaged':
      return say('{nation} pillages {tokens, plural, one {# token} other {# tokens}}.', pieces(event));
    default:
      return tellCards(event);
  }
}

type Movement =
  | 'ship-built'
  | 'ship-kept'
  | 'ship-lost'
  | 'marched'
  | 'sailed'
  | 'fought'
  | 'attack-failed'
  | 'city-stormed'
  | 'card-seized'
  | 'card-seen'
  | 'pillaged';

function tellMarch(event: AncientEvent & { what: 'marched' }): Text {
  const { nation, tokens, from, to, via } = event;
  const fillings = { ...doer(nation), tokens, from: the('area', from), to: the('area', to) };
  return via === undefined
    ? say(
        '{nation} {peoples, plural, one {moves} other {move}} {tokens, plural, one {# token} other {# tokens}} from {from} to {to}.',
        fillings,
      )
    : say(
        '{nation} {peoples, plural, one {moves} other {move}} {tokens, plural, one {# token} other {# tokens}} from {from} through {via} to {to}.',
        {
          ...fillings,
          via: the('area', via),
        },
      );
}

function tellVoyage({ nation, ship, path, loaded, landed }: AncientEvent & { what: 'sailed' }): Text {
  const via = path.slice(1, -1);
  const fillings = {
    nation: people(nation),
    ship,
    from: places(path.slice(0, 1)),
    via: places(via),
    stops: via.length,
    to: places(path.slice(-1)),
    loaded,
    landed,
  };
  if (path.length === 1)
    return say('Ship {ship} of {nation} lands {landed, plural, one {1 token} other {# tokens}} in {to}.', fillings);
  return say(
    'Ship {ship} of {nation} {loaded, plural, =0 {} one {loads 1 token and } other {loads # tokens and }}sails from {from}{stops, plural, =0 {} other { through {via}}} to {to}{landed, plural, =0 {} one { and lands 1 token} other { and lands # tokens}}.',
    fillings,
  );
}

function tellCards(event: Rest<Opening | Pieces | Movement>): Text {
  switch (event.what) {
    case 'cards-drawn':
      return say('{nation} draws {count, plural, one {# trade card} other {# trade cards}}.', {
        nation: people(event.nation),
        count: event.stacks.length,
      });
    case 'cards-seen':
      return say('{nation} draws {cards}.', { nation: people(event.nation), cards: cards(event.cards) });
    case 'card-bought':
      if (event.treasury === 0)
        return say('{nation} takes a card from stack {stack} for free.', {
          nation: people(event.nation),
          stack: event.stack,
        });
      return say('{nation} buys a card from stack {stack} for {treasury} tokens.', {
        nation: people(event.nation),
        stack: event.stack,
        treasury: event.treasury,
      });
    case 'offer-made':
      return say('{nation} offers {to} {gives} cards, among them {names}, for {wants} with {asks}.', {
        nation: people(event.nation),
        to: event.to === null ? say('everyone') : people(event.to),
        gives: event.gives,
        names: cards(event.names),
        wants: event.wants,
        asks: cards(event.asks),
      });
    case 'trade-ends':
      return event.by === 'over' ? say('Everyone is done trading.') : say('Trade ends before everyone is done.');
    case 'offer-withdrawn':
      return say('{nation} withdraws an offer.', { nation: people(event.nation) });
    case 'offer-declined':
      return event.why === null
        ? say('{nation} declines the offer of {from}.', { nation: people(event.nation), from: people(event.from) })
        : say('{nation} declines the offer of {from}: {reason}.', {
            nation: people(event.nation),
            from: people(event.from),
            reason: declineReason(event.why, event.card),
          });
    case 'traded': {
      const [a, b] = event.nations;
      const [n, m] = event.gave;
      return say('{a} and {b} trade {n} cards for {m}.', { a: people(a), b: people(b), n, m });
    }
    case 'cards-received':
      return say('{nation} receives {cards} from {from}.', {
        nation: people(event.nation),
        from: people(event.from),
        cards: cards(event.cards),
      });
    case 'cards-acquired':
      return tellPurchase(event);
    case 'cards-surrendered':
      return say('{nation} discards {cards}.', {
        nation: people(event.nation),
        cards: counted(event.cards),
      });
    case 'stacks-refilled':
      return say('The trade cards of this turn go back to their stacks.');
    default:
      return tellFate(event);
  }
}

type Cards =
  | 'cards-drawn'
  | 'cards-seen'
  | 'card-bought'
  | 'offer-made'
  | 'offer-withdrawn'
  | 'offer-declined'
  | 'trade-ends'
  | 'traded'
  | 'cards-received'
  | 'cards-acquired'
  | 'cards-surrendered'
  | 'stacks-refilled';

/** What was acquired and what was given for it. */
function tellPurchase({
  nation,
  cards: bought,
  spent,
  treasury,
  mined,
}: AncientEvent & { what: 'cards-acquired' }): Text {
  const given: Filling[] = counted(spent);
  if (treasury > 0) given.push(say('{n, plural, one {# treasury token} other {# treasury tokens}}', { n: treasury }));
  const fillings = { nation: people(nation), cards: cards(bought), given };
  if (given.length === 0) return say('{nation} buys {cards} for 0.', fillings);
  if (mined === null) return say('{nation} buys {cards} for {given}.', fillings);
  return say('{nation} buys {cards} for {given}, with {mined} enlarged by Mining.', {
    ...fillings,
    mined: the('card', mined),
  });
}

function tellFate(event: Rest<Opening | Pieces | Movement | Cards>): Text {
  switch (event.what) {
    case 'calamities-come':
      return say('{count, plural, =0 {No calamities} one {1 calamity} other {# calamities}} this turn.', {
        count: event.count,
      });
    case 'calamity-shown':
      return event.trader === null
        ? say('{nation} has {calamity}.', fate(event))
        : say('{nation} has {calamity}, received from {trader}.', { ...fate(event), trader: people(event.trader) });
    case 'calamity-dropped':
      return say('{calamity} spares {nation}.', fate(event));
    case 'calamity-strikes':
      return say('{calamity} strikes {nation}.', fate(event));
    case 'calamity-spares':
      return say('{calamity} has no effect on {nation}.', fate(event));
    case 'losses-shared':
      return say(
        event.of === 'cities'
          ? '{nation} divides the loss of cities: {losses}.'
          : '{nation} divides the losses: {losses}.',
        {
          nation: people(event.nation),
          losses: armies(event.losses),
        },
      );
    case 'cards-count':
      return tellReasons(event);
    case 'losses-due':
      return say('{nation} must lose {points} unit points.', { nation: people(event.nation), points: event.points });
    case 'support-lost':
      return say(
        '{tokens, plural, one {# token of {nation} supports} other {# tokens of {nation} support}} no cities.',
        pieces(event),
      );
    case 'volcano-erupts':
      return say('{volcano} erupts over {areas}.', {
        volcano: the('volcano', event.volcano),
        areas: places(event.areas),
      });
    case 'earth-quakes':
      return say('Earthquake for {nation}: {areas}.', {
        nation: people(event.nation),
        areas: places(event.areas),
      });
    case 'flood-rises':
      return say('Flood for {nation}: {plain}.', {
        nation: people(event.nation),
        plain: the('flood-plain', event.plain),
      });
    case 'faction-joined':
      return say('{by} puts {units} of {nation} into the first faction.', {
        nation: people(event.nation),
        by: people(event.by),
        units: force(event.units),
      });
    case 'nation-splits':
      return say('{nation} splits: {first} in the first faction, {second} in the second.', {
        nation: people(event.nation),
        first: force(event.first),
        second: force(event.second),
      });
    case 'faction-kept':
      return event.faction === 'first'
        ? say('{nation} keeps the first faction.', { nation: people(event.nation) })
        : say('{nation} keeps the second faction.', { nation: people(event.nation) });
    case 'succession':
      return tellSuccession(event);
    case 'game-ends':
      return say(WHY[event.because]);
    default:
      return tellAbilities(event);
  }
}

const WHY = {
  finish: 'A nation has reached the end of the track. The game is over.',
  'all-cards': 'A nation has every civilization card. The game is over.',
  time: 'The players ended the game.',
  turns: 'The last turn has been played. The game is over.',
  alone: 'Only one player is left. The game is over.',
  empty: 'No player has a token or city left. The game is over.',
  stopped: 'Not everyone wants to continue. The game is over.',
} as const;
