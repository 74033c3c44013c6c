import { createRequire } from 'node:module';

// The library's folders cannot be imported as ES modules by Node, so its CommonJS build is loaded.
const require = createRequire(import.meta.url);
const { Client }: typeof import('boardgame.io/client') = require('boardgame.io/client');
const { INVALID_MOVE }: typeof import('boardgame.io/core') = require('boardgame.io/core');

/**
 * The trading of the sample bazaar once more, written for boardgame.io: the same deck, hands, offers, checks, log line
 * and view, so that one decision means the same on both sides.
 */

const GOODS = ['silk', 'spice', 'salt', 'wine', 'gold'] as const;

interface Offer {
  id: number;
  from: string;
  give: number[];
  wants: number;
  asks: [string, string];
}

export interface G {
  copies: number;
  deck: number[];
  discards: number[];
  hands: Record<string, number[]>;
  coins: Record<string, number>;
  offers: Offer[];
  made: number;
  log: { what: string; seat: string; names?: string[]; gives?: number; wants?: number }[];
}

export function faceOf(copies: number, card: number): string {
  return GOODS[Math.floor(card / copies)] ?? 'curse';
}

function find(state: G, seat: string, faces: readonly string[]): number[] | undefined {
  const found: number[] = [];
  for (const face of faces) {
    const card = state.hands[seat]?.find((held) => faceOf(state.copies, held) === face && !found.includes(held));
    if (card === undefined) return undefined;
    found.push(card);
  }
  return found;
}

interface Context {
  readonly G: G;
  readonly playerID: string;
}

function offer({ G: state, playerID }: Context, give: string[], wants: number, asks: [string, string]) {
  if (give.length < 3 || wants < 3 || give.slice(0, 2).includes('curse')) return INVALID_MOVE;
  const cards = find(state, playerID, give);
  if (cards === undefined) return INVALID_MOVE;
  state.made += 1;
  state.offers.push({ id: state.made, from: playerID, give: cards, wants, asks });
  state.log = [{ what: 'offered', seat: playerID, names: give.slice(0, 2), gives: give.length, wants }];
  return undefined;
}

function withdraw({ G: state, playerID }: Context, id: number) {
  const index = state.offers.findIndex((one) => one.id === id && one.from === playerID);
  if (index < 0) return INVALID_MOVE;
  state.offers.splice(index, 1);
  state.log = [{ what: 'withdrew', seat: playerID }];
  return undefined;
}

function accept({ G: state, playerID }: Context, id: number, give: string[]) {
  const deal = state.offers.find((one) => one.id === id);
  if (deal === undefined || deal.from === playerID || give.length !== deal.wants) return INVALID_MOVE;
  const rest = [...give];
  for (const wanted of deal.asks) {
    const index = rest.indexOf(wanted);
    if (index < 0) return INVALID_MOVE;
    rest.splice(index, 1);
  }
  const cards = find(state, playerID, give);
  if (cards === undefined) return INVALID_MOVE;
  const mine = state.hands[playerID]?.filter((card) => !cards.includes(card)) ?? [];
  const theirs = state.hands[deal.from]?.filter((card) => !deal.give.includes(card)) ?? [];
  state.hands[playerID] = [...mine, ...deal.give];
  state.hands[deal.from] = [...theirs, ...cards];
  state.offers = state.offers.filter((one) => one.from !== playerID && one.from !== deal.from);
  state.log = [{ what: 'traded', seat: playerID }];
  return undefined;
}

function playerView({ G: state, playerID }: { G: G; playerID: string | null }) {
  const own = playerID === null ? [] : (state.hands[playerID] ?? []);
  return {
    deck: state.deck.length,
    discards: state.discards.length,
    coins: { ...state.coins },
    hands: Object.fromEntries(Object.entries(state.hands).map(([seat, cards]) => [seat, { cards: cards.length }])),
    offers: state.offers.map(({ id, from, give, wants, asks }) => ({
      id,
      from,
      gives: give.length,
      wants,
      asks,
      names: give.slice(0, 2).map((card) => faceOf(state.copies, card)),
    })),
    hand: own.toSorted((a, b) => a - b).map((card) => faceOf(state.copies, card)),
  };
}

/** A local client of the library, with this state dealt. */
export function peerClient(state: G, seats: number) {
  const client = Client({
    game: {
      setup: () => state,
      playerView,
      moves: { offer, withdraw, accept },
      turn: { activePlayers: { all: 'trade' }, stages: { trade: { moves: { offer, withdraw, accept } } } },
    },
    numPlayers: seats,
    debug: false,
  });
  client.start();
  return client;
}
