import { type Filling, say, type Text, the } from '@ecumene/engine';
import type { AncientEvent } from './events.ts';
import { tellExtra } from './extras.ts';
import { tellReasons } from './reasons.ts';
import { tellSuccession } from './succession/tell.ts';
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
      return say('The place cards are dealt: {order}.', { order: event.order.map((seat) => the('seat', seat)) });
    case 'nation-chosen':
      return say('{seat} leads {nation}.', { seat: the('seat', event.seat), nation: people(event.nation) });
    case 'nation-left':
      return say(
        '{nation} is left without a leader and keeps {keeps, plural, one {# trade card} other {# trade cards}}.',
        {
          nation: people(event.nation),
          keeps: event.keeps,
        },
      );
    case 'nation-waits':
      return say('{seat} will lead {nation} when it rises from a Civil War.', {
        seat: the('seat', event.seat),
        nation: people(event.nation),
      });
    case 'nation-inherits':
      return say('{nation} takes up the arts and the place in history of {from}.', {
        nation: people(event.nation),
        from: people(event.from),
      });
    case 'turn-begins':
      return say('Turn {turn} begins.', { turn: event.turn });
    default:
      return tellPieces(event);
  }
}

type Rest<W extends string> = Exclude<AncientEvent, { what: W }>;
type Opening = 'place-cards' | 'nation-chosen' | 'nation-left' | 'nation-waits' | 'nation-inherits' | 'turn-begins';

function tellPieces(event: Rest<Opening>): Text {
  switch (event.what) {
    case 'tokens-placed':
      return say(
        '{nation} {peoples, plural, one {settles} other {settle}} {tokens, plural, one {# token} other {# tokens}} in {area}.',
        pieces(event),
      );
    case 'tokens-removed':
      return say(
        '{nation} {peoples, plural, one {loses} other {lose}} {tokens, plural, one {# token} other {# tokens}} in {area}.',
        pieces(event),
      );
    case 'tokens-replaced':
      return say(
        '{tokens, plural, one {# token} other {# tokens}} of {nation} in {area} {tokens, plural, one {goes} other {go}} over to {by}.',
        {
          ...pieces(event),
          by: people(byTokens(event.by)),
        },
      );
    case 'surplus-removed':
      return say('{nation} cannot feed all {peoples, plural, one {its} other {their}} people: {lost}.', {
        ...doer(event.nation),
        lost: event.areas.map((area, i) => say('{n} in {area}', { n: event.counts[i] ?? 0, area: the('area', area) })),
      });
    case 'city-built':
      return say('{nation} builds a city in {area}.', town(event));
    case 'city-eliminated':
      return say('{nation} {peoples, plural, one {loses its} other {lose their}} city in {area}.', town(event));
    case 'city-reduced':
      return say(
        'The city of {nation} in {area} is reduced to {tokens, plural, =0 {nothing} one {# token} other {# tokens}}.',
        town(event),
      );
    case 'city-taken':
      return say('{nation} {peoples, plural, one {takes} other {take}} the city of {from} in {area}.', {
        ...town(event),
        from: people(byCities(event.from)),
      });
    case 'taxed':
      return say(
        '{nation} taxes {rate} a city and collects {tokens, plural, one {# token} other {# tokens}}{unpaid, plural, =0 {} one {; a city is not paid for} other {; # cities are not paid for}}.',
        { nation: people(event.nation), rate: event.rate, tokens: event.tokens, unpaid: event.unpaid },
      );
    case 'grew':
      return say('{nation} grows by {tokens, plural, one {# token} other {# tokens}}.', pieces(event));
    case 'census':
      return say('The census: {nations}.', {
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
      return say('{before} fight in {area}; {after} remain.', {
        area: the('area', event.area),
        before: armies(event.before),
        after: armies(event.after),
      });
    case 'attack-failed':
      return say(
        '{tokens, plural, one {# token of {nation} is} other {# tokens of {nation} are}} too few for the city in {area}, which takes {needed}.',
        { ...pieces(event), needed: event.needed },
      );
    case 'city-stormed':
      return say(
        '{nation} {peoples, plural, one {storms} other {storm}} the city of {defender} in {area} with {tokens} tokens; {defenders} defend it.',
        {
          ...pieces(event),
          defender: people(byCities(event.defender)),
          defenders: event.defenders,
        },
      );
    case 'card-seized':
      return say('{nation} seizes a trade card of {from}.', { nation: people(event.nation), from: people(event.from) });
    case 'card-seen':
      return say('The card {nation} seized from {from} is {card}.', {
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
    return say('Ship {ship} of {nation} lands {landed, plural, one {a token} other {# tokens}} in {to}.', fillings);
  return say(
    'Ship {ship} of {nation} {loaded, plural, =0 {} one {takes a token aboard and } other {takes # tokens aboard and }}sails from {from}{stops, plural, =0 {} other { through {via}}} to {to}{landed, plural, =0 {} one {; a token lands} other {; # tokens land}}.',
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
      return say('{nation} buys a card of stack {stack} for {treasury} tokens.', {
        nation: people(event.nation),
        stack: event.stack,
        treasury: event.treasury,
      });
    case 'offer-made':
      return say('{nation} offers {to} {gives} cards, among them {names}, for {wants} with {asks}.', {
        nation: people(event.nation),
        to: event.to === null ? say('everybody') : people(event.to),
        gives: event.gives,
        names: cards(event.names),
        wants: event.wants,
        asks: cards(event.asks),
      });
    case 'trade-ends':
      return event.by === 'over' ? say('Nobody wants to trade any more.') : say('The clock ends the trading.');
    case 'offer-withdrawn':
      return say('{nation} withdraws an offer.', { nation: people(event.nation) });
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
      return say('{nation} hands in {cards}.', {
        nation: people(event.nation),
        cards: counted(event.cards),
      });
    case 'stacks-refilled':
      return say('The cards of this turn go back under their stacks.');
    case 'cards-shown':
      return say('{nation} shows {count} {card}.', {
        nation: people(event.nation),
        count: event.count,
        card: the('card', event.card),
      });
    case 'trade-city-helps':
      return say('The trade city of {card} helps {nation}.', {
        nation: people(event.nation),
        card: the('card', event.card),
      });
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
  | 'trade-ends'
  | 'traded'
  | 'cards-received'
  | 'cards-acquired'
  | 'cards-surrendered'
  | 'stacks-refilled'
  | 'cards-shown'
  | 'trade-city-helps';

/** What was acquired and what was given for it. */
function tellPurchase({
  nation,
  cards: bought,
  spent,
  treasury,
  mined,
}: AncientEvent & { what: 'cards-acquired' }): Text {
  const given: Filling[] = counted(spent);
  if (treasury > 0) given.push(say('{n, plural, one {# token} other {# tokens}} of treasury', { n: treasury }));
  const fillings = { nation: people(nation), cards: cards(bought), given };
  if (given.length === 0) return say('{nation} acquires {cards} for nothing.', fillings);
  if (mined === null) return say('{nation} acquires {cards} for {given}.', fillings);
  return say('{nation} acquires {cards} for {given}, with {mined} enlarged by Mining.', {
    ...fillings,
    mined: the('card', mined),
  });
}

function tellFate(event: Rest<Opening | Pieces | Movement | Cards>): Text {
  switch (event.what) {
    case 'calamities-come':
      return say(
        '{count, plural, =0 {No calamity comes} one {A calamity comes} other {# calamities come}} this turn.',
        {
          count: event.count,
        },
      );
    case 'calamity-shown':
      return event.trader === null
        ? say('{nation} holds {calamity}.', fate(event))
        : say('{nation} holds {calamity}, which came from {trader}.', { ...fate(event), trader: people(event.trader) });
    case 'calamity-dropped':
      return say('{calamity} passes {nation} by.', fate(event));
    case 'calamity-strikes':
      return say('{calamity} strikes {nation}.', fate(event));
    case 'calamity-spares':
      return say('{calamity} does {nation} no harm.', fate(event));
    case 'losses-shared':
      return say(
        event.of === 'cities' ? '{nation} makes others lose cities: {losses}.' : '{nation} spreads the loss: {losses}.',
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
        '{tokens, plural, one {# token of {nation} supports} other {# tokens of {nation} support}} no city.',
        pieces(event),
      );
    case 'volcano-erupts':
      return say('{volcano} erupts over {areas}.', {
        volcano: the('volcano', event.volcano),
        areas: places(event.areas),
      });
    case 'earth-quakes':
      return say('The earth of {nation} quakes: {areas}.', {
        nation: people(event.nation),
        areas: places(event.areas),
      });
    case 'flood-rises':
      return say('The flood plain of {nation} is under water: {plain}.', {
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
    case 'hand-valued':
      return say('{nation} ends with trade cards worth {points}.', {
        nation: people(event.nation),
        points: event.points,
      });
    case 'game-ends':
      return say(WHY[event.because]);
    default:
      return tellExtra(event);
  }
}

const WHY = {
  finish: 'A nation has reached the end of the track: the game is over.',
  'all-cards': 'A nation has acquired every civilization card: the game is over.',
  time: 'Time has been called: the game is over.',
  turns: 'The last turn has been played: the game is over.',
  alone: 'Nobody is left to play with: the game is over.',
} as const;
