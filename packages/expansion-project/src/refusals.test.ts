import { play, Refused } from '@ecumene/ancients/testing';
import { render, type Script, type Seat } from '@ecumene/engine';
import { describe, expect, test } from 'vitest';
import { useAbilities } from './abilities/phase.ts';
import { buyAdvances } from './advances.ts';
import { returnExcess } from './excess-cards.ts';
import { expansionProject } from './game.ts';
import { cities, moveNation, population, ships } from './phases.ts';
import { placePeople } from './shorter-game.ts';
import { position } from './testing.ts';
import { openTrade, tradePhase } from './trade.ts';
import { buyMoreCards } from './trade-cards.ts';

/** The sentences a player reads when the last of these answers is not taken, after its paragraph. */
function whyRefused(script: Script | void, ...answers: readonly unknown[]): string {
  return whyRefusedTo('egypt', script, ...answers);
}

function whyRefusedTo(seat: Seat, script: Script | void, ...answers: readonly unknown[]): string {
  try {
    play(script, { [seat]: answers });
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    const { rule, text } = error.refusal;
    return `${rule}: ${render(text, { name: (thing) => expansionProject.called(thing) })}`;
  }
  throw new Error('every answer was taken');
}

describe('a refusal says what is wrong and what to do', () => {
  const east = { treasury: 54, cards: ['rhetoric', 'cartography'] };
  const ship = { tokens: { sinai: 6 }, ships: ['sinai'] };
  const sail = (path: readonly string[], load: number) => ({ do: 'sail', ship: 1, path, load, land: load });
  const build = (area: string) => ({ keep: [], build: [{ area, levy: 2 }] });
  const crowd = { egypt: { tokens: { memphis: 6 }, cities: ['tanis'] }, minoa: { tokens: { memphis: 1 } } };
  const offer = { do: 'offer', give: ['salt', 'salt', 'famine'], wants: 3, asks: ['iron', 'iron'] };
  const trade = (...answers: readonly object[]): string => {
    const hands = {
      egypt: { hand: ['salt', 'salt', 'salt', 'famine', 'treachery'] },
      minoa: { hand: ['iron', 'iron', 'iron'] },
    };
    const world = position(hands);
    openTrade(world);
    return whyRefused(tradePhase(world), ...answers);
  };
  const ringed = {
    egypt: { tokens: { hattusa: 1 }, cards: ['diaspora'] },
    minoa: { tokens: { phrygia: 1, anatolia: 1, kanesh: 1, trapezus: 1, troy: 1, sardes: 1 } },
  };
  const poor = {
    egypt: { tokens: { memphis: 2 }, cards: ['monotheism'], treasury: 53 },
    minoa: { tokens: { fayum: 1 } },
  };
  const asking = {
    egypt: { tokens: { memphis: 2 }, cards: ['trade-empire', 'politics'] },
    ...{ minoa: {}, hellas: {}, hatti: {}, assyria: {} },
  };
  const ask = (player: string) => ({ do: 'trade-empire', player, commodity: 'gold' });
  const salt = ['salt', 'salt', 'salt'];
  const medium = () => position({ egypt: {} }, { game: 'medium' });
  const ten = ['clay', 'clay', 'clay', 'hides', 'hides', 'hides', 'iron', 'iron', 'stone', 'stone'];

  test.each([
    [
      'EP 22.1.2: This stack is in the eastern block. Choose a stack of your own block.',
      () => whyRefused(buyMoreCards(position({ egypt: east }, {}, 12), 'egypt'), '11'),
    ],
    [
      'EP 22.1.2: This stack is in the western block. Choose a stack of your own block.',
      () => whyRefusedTo('babylon', buyMoreCards(position({ babylon: east }, {}, 12), 'babylon'), '2'),
    ],
    [
      'EP 30.29.2: You need Mining to buy from stack 6. Choose another stack.',
      () => whyRefused(buyMoreCards(position({ egypt: east }, {}, 12), 'egypt'), '6'),
    ],
    [
      'EP 22.5.1: Stack 4 sells no cards. Choose another stack.',
      () => whyRefusedTo('babylon', buyMoreCards(position({ babylon: east }, {}, 12), 'babylon'), '13'),
    ],
    [
      'EP 22.5.1: A card from stack 9 costs 18. You have 17 tokens in your treasury. Choose another stack.',
      () => whyRefused(buyMoreCards(position({ egypt: { ...east, treasury: 17 } }), 'egypt'), '9'),
    ],
    [
      'EP 22.5.1: Stack 3 is empty. Choose another stack.',
      () => {
        const world = position({ egypt: east });
        world.trade.stacks[2] = [];
        return whyRefused(buyMoreCards(world, 'egypt'), '3');
      },
    ],
    [
      'EP 22.5.1: 11 is not one of the choices. Choose one of those offered.',
      () => whyRefused(buyMoreCards(position({ egypt: east }), 'egypt'), '11'),
    ],
    [
      'EP 25.2.2: No path without enemies leads to Knossos. Choose another area.',
      () => whyRefused(useAbilities(position(ringed), 'egypt'), { do: 'diaspora', area: 'knossos', tokens: 1 }),
    ],
    [
      'EP 25.4.2: You need 1 token in stock for Fayum. Choose another area.',
      () => whyRefused(useAbilities(position(poor), 'egypt'), { do: 'monotheism', area: 'fayum' }),
    ],
    [
      'EP 25.7.3: You have used Trade Empire this turn. Use another ability, or finish.',
      () => whyRefused(useAbilities(position(asking), 'egypt'), ...['minoa', 'hellas', 'hatti', 'assyria'].map(ask)),
    ],
    [
      'EP 25.7.1: Famine is not a commodity of this game. Ask for another.',
      () => whyRefused(useAbilities(position(asking), 'egypt'), { ...ask('minoa'), commodity: 'famine' }),
    ],
    [
      'EP 23.3: The first 2 cards are named. They must be commodities. Put commodities first.',
      () => trade({ ...offer, give: ['bone-east', 'bone-east', 'salt'] }),
    ],
    [
      'EP 23.3: Ask for 2 commodities by name. Calamities cannot be named.',
      () => trade({ ...offer, give: salt, asks: ['bone-west', 'iron-east'] }),
    ],
    [
      'EP 23.3: You have 8 open offers. Withdraw one first.',
      () => trade(...Array.from({ length: 9 }, () => ({ ...offer, give: salt }))),
    ],
    [
      'EP 9.5: Ptolemais is out of play. Choose another area.',
      () => whyRefused(moveNation(position({ egypt: ship }), 'egypt'), sail(['ptolemais'], 1)),
    ],
    [
      'EP 17.5.2: A ship carries at most 5 tokens. Load fewer.',
      () => whyRefused(moveNation(position({ egypt: ship }), 'egypt'), sail(['tanis'], 6)),
    ],
    [
      'EP 16.2.1: Memphis is not coastal. Choose a coastal area.',
      () =>
        whyRefused(
          ships(position({ egypt: { tokens: { memphis: 4, tanis: 1 }, treasury: 4 } }), 'egypt'),
          build('memphis'),
        ),
    ],
    [
      'EP 14.2: Siwa allows at most 1. Choose fewer.',
      () =>
        whyRefused(population(position({ egypt: { tokens: { siwa: 1, gaza: 2 }, stock: 2 } }), 'egypt'), { siwa: 2 }),
    ],
    [
      'EP 16.2.1: Eastern Mediterranean is not coastal. Choose a coastal area.',
      () => whyRefused(ships(position({ egypt: ship }), 'egypt'), build('eastern-mediterranean')),
    ],
    [
      'EP 16.2: A ship costs 2 tokens. Use fewer tokens from Sinai.',
      () => whyRefused(ships(position({ egypt: ship }), 'egypt'), { keep: [], build: [{ area: 'sinai', levy: 3 }] }),
    ],
    [
      'EP 16.3: You have no ship 2. Choose one of your ships.',
      () => whyRefused(ships(position({ egypt: ship }), 'egypt'), { keep: [{ ship: 2, by: 'treasury' }], build: [] }),
    ],
    [
      'EP C20: Western Sogdiana is not coastal. Choose a coastal area.',
      () =>
        whyRefused(
          ships(position({ egypt: { tokens: { 'western-sogdiana': 2, tanis: 2 } } }, {}, 18), 'egypt'),
          build('western-sogdiana'),
        ),
    ],
    [
      'EP C20: Ships are not built on a lake. Choose the other coast of Ustyurt.',
      () =>
        whyRefused(ships(position({ egypt: { tokens: { ustyurt: 2 } } }, {}, 18), 'egypt'), {
          keep: [],
          build: [{ area: 'ustyurt', levy: 2, coast: 'aral' }],
        }),
    ],
    [
      'EP 17.5.1.4: Ustyurt has several coasts. Name the one where you build.',
      () =>
        whyRefused(ships(position({ egypt: { tokens: { ustyurt: 2 } } }, {}, 18), 'egypt'), {
          keep: [],
          build: [{ area: 'ustyurt', levy: 2, coast: 'black-sea' }],
        }),
    ],
    [
      'EP 16.3: Your treasury is too small. Pay with tokens instead.',
      () => whyRefused(ships(position({ egypt: ship }), 'egypt'), { keep: [{ ship: 1, by: 'treasury' }], build: [] }),
    ],
    [
      'EP 17.3.1: You need Roadbuilding to move through an area. Choose an area next to Memphis.',
      () =>
        whyRefused(moveNation(position({ egypt: { tokens: { memphis: 2 } } }), 'egypt'), {
          do: 'march',
          from: 'memphis',
          to: 'fayum',
          count: 1,
          via: 'tanis',
        }),
    ],
    [
      'EP 17.5.1.4: Tanis has one coast only. Do not name it.',
      () =>
        whyRefused(ships(position({ egypt: { tokens: { tanis: 2 } } }), 'egypt'), {
          keep: [],
          build: [{ area: 'tanis', levy: 2, coast: 'caspian' }],
        }),
    ],
    [
      'EP 17.3: Tanis is not next to Siwa by land. Choose an area next to it.',
      () =>
        whyRefused(moveNation(position({ egypt: { tokens: { siwa: 2 } } }), 'egypt'), {
          do: 'march',
          from: 'siwa',
          to: 'tanis',
          count: 1,
        }),
    ],
    [
      'EP 19.2: A city in Siwa takes 12 tokens. You have 11 for it. Choose another area.',
      () =>
        whyRefused(cities(position({ egypt: { tokens: { memphis: 6, siwa: 11 } } }), 'egypt'), { memphis: 0, siwa: 0 }),
    ],
    [
      'EP 19.2: Others have tokens in Memphis. Choose an area where you are alone.',
      () =>
        whyRefused(
          cities(position({ ...crowd, egypt: { ...crowd.egypt, tokens: { memphis: 6, alexandria: 6 } } }), 'egypt'),
          { memphis: 0 },
        ),
    ],
    [
      'EP 19.1: There is already a city in Tanis. Choose another area.',
      () =>
        whyRefused(cities(position({ egypt: { tokens: { memphis: 6, tanis: 6 }, cities: ['tanis'] } }), 'egypt'), {
          tanis: 0,
        }),
    ],
    [
      'EP 23.3: The first 2 cards are named. They must be commodities. Put commodities first.',
      () => trade({ ...offer, give: ['treachery', 'salt', 'salt'] }),
    ],
    ['EP 22.3: One of these calamities cannot be traded. Keep it in your hand.', () => trade(offer)],
    [
      'EP 23.3: Ask for 2 commodities by name. Calamities cannot be named.',
      () => trade({ ...offer, asks: ['treachery', 'iron'] }),
    ],
    ['EP 23.3: Each side gives at least 3 cards. Add more.', () => trade({ ...offer, give: ['salt', 'salt'] })],
    [
      'EP 23.3: You do not have these cards. Choose cards from your hand.',
      () => trade({ ...offer, give: ['gold', 'salt', 'salt'] }),
    ],
    ['EP 23.3: You cannot trade with Egypt. Choose another player.', () => trade({ ...offer, to: 'egypt' })],
    [
      'EP 26.2: You need 10 more points. Pay more or buy less.',
      () => whyRefused(buyAdvances(position({ egypt: { treasury: 50 } }), 'egypt'), { buy: ['pottery'], spend: {} }),
    ],
    [
      'EP 26.6.1: You may have Pottery only once. Choose another.',
      () =>
        whyRefused(buyAdvances(position({ egypt: { treasury: 54, cards: ['pottery'] } }), 'egypt'), {
          buy: ['pottery'],
          spend: {},
        }),
    ],
    [
      'EP 27.2: The total is 1. It must be exactly 2.',
      () => whyRefused(returnExcess(position({ egypt: { hand: ten } }), 'egypt'), { clay: 1 }),
    ],
    ['EP 31.5: You place 36 tokens. Place at most 35.', () => whyRefused(placePeople(medium()), { memphis: 36 })],
    [
      'EP 31.5: Knossos is not one of your areas. Choose another.',
      () => whyRefused(placePeople(medium()), { knossos: 1 }),
    ],
  ])('%s', (expected, said) => {
    expect(said()).toBe(expected);
  });

  test.each([
    ['Enter with fewer tokens, or go elsewhere.', { tokens: { tanis: 1 } }],
    ['Get Cultural Ascendancy or Advanced Military, or go elsewhere.', { tokens: { tanis: 2 } }],
    ['Get Cultural Ascendancy or Advanced Military, or go elsewhere.', { cities: ['tanis'] }],
  ])('[EP 17.4.2] where Cultural Ascendancy forbids an attack: %s', (remedy, hers) => {
    const minoa = { ...hers, cards: ['cultural-ascendancy'] };
    const world = position({ egypt: { tokens: { memphis: 7 } }, minoa });
    const march = { do: 'march', from: 'memphis', to: 'tanis', count: 7 };
    expect(whyRefused(moveNation(world, 'egypt'), march)).toBe(
      `EP 17.4.2: Minoa has Cultural Ascendancy: you cannot attack it. ${remedy}`,
    );
  });
});
