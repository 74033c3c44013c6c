/** What a player can do, in words: for lists of choices on a screen or in a terminal. */

import { type Filling, must, say, type Text, the } from '@ecumene/engine';
import { type Action, actionMoves, type Doing } from './actions/moves.ts';
import type { Goods } from './cards/ability.ts';
import { allCards, cards } from './cards/index.ts';
import { type Bid, bidMoves, type Force, forceMoves } from './colonization.ts';
import { type Agreement, agreementMoves } from './events/agreement.ts';
import { headStartMoves, type Start } from './events/head-start.ts';
import { type Mix, mixMoves } from './mix.ts';
import { type Defence, defenceMoves } from './politics/aggression.ts';
import { type Political, politicalMoves } from './politics/moves.ts';
import { amount } from './tell.ts';
import type { AgesView, CivilizationView } from './view.ts';

export function phrase(topic: string, answer: unknown, view: AgesView): Text | undefined {
  if (topic === 'action' && actionMoves.reads(answer)) return withWishes(phraseAction(answer, view), answer);
  if (topic === 'politics' && politicalMoves.reads(answer)) return phrasePolitics(answer);
  if (topic === 'agreement' && agreementMoves.reads(answer)) return phraseAgreement(answer, view);
  if (topic === 'head-start' && headStartMoves.reads(answer)) return phraseStart(answer);
  if (topic === 'bid' && bidMoves.reads(answer)) return phraseBid(answer);
  if (topic === 'force' && forceMoves.reads(answer)) return phraseForce(answer);
  if (topic === 'defend' && defenceMoves.reads(answer)) return phraseDefence(answer);
  if (topic === 'mix' && mixMoves.reads(answer)) return phraseMix(answer);
  return undefined;
}

function card(id: string): Filling {
  return the('card', id);
}

function seat(id: string): Filling {
  return the('seat', id);
}

/** Who is to move: the actions are those of the current player. */
function mover(view: AgesView): CivilizationView {
  return must(
    view.civilizations.find((civ) => civ.seat === view.current),
    'a current player',
  );
}

function inSpace(space: number, { row }: AgesView): Filling {
  const id = row[space] ?? null;
  return id === null ? 'nothing' : card(id);
}

function phraseAction(move: Action, view: AgesView): Text {
  switch (move.do) {
    case 'end':
      return say('End turn.');
    case 'take':
      return say('Take {card} ({n, plural, one {# civil action} other {# civil actions}}).', {
        card: inSpace(move.space, view),
        n: view.prices[move.space] ?? 0,
      });
    case 'grow':
      return say('Increase population ({n} food).', { n: mover(view).needs.population ?? 0 });
    case 'build':
      return say('Build {card} ({n, plural, one {# resource} other {# resources}}).', {
        card: card(move.card),
        n: priceOn(view, move.card),
      });
    case 'upgrade':
    case 'theater':
      return say('Upgrade {from} to {to} ({n, plural, one {# resource} other {# resources}}).', {
        from: card(move.from),
        to: card(move.to),
        n: Math.max(0, priceOn(view, move.to) - priceOn(view, move.from)),
      });
    case 'destroy':
      return say('Remove a worker from {card}.', { card: card(move.card) });
    case 'stage':
      return phraseStage(move, view);
    case 'recruit':
      return say('Increase population and build {card} in one action.', { card: card(move.card) });
    case 'choose':
      return say('Use {card} to gain {gift}.', {
        card: leaderOf(view),
        gift: giftOf(mover(view).leader, move.choice),
      });
    default:
      return phraseCard(move);
  }
}

/** What is done with one card. */
function phraseCard(move: Doing<'lead' | 'develop' | 'revolt' | 'play' | 'tactic' | 'copy' | 'use'>): Text {
  const one = { card: card(move.card) };
  switch (move.do) {
    case 'lead':
      return move.under === undefined
        ? say('Elect {card}.', one)
        : say('Elect {card} and put the old leader under {wonder}.', { ...one, wonder: card(move.under) });
    case 'develop':
      return say('Develop {card}.', one);
    case 'revolt':
      return say('Declare a revolution: {card}.', one);
    case 'play':
      return phrasePlay(move);
    case 'tactic':
      return say('Play the tactic {card}.', one);
    case 'copy':
      return say('Copy the common tactic {card}.', one);
    case 'use':
      return say('Use {card}.', one);
  }
}

function phrasePlay(move: Doing<'play'>): Text {
  const one = { card: card(move.card) };
  if (move.develop !== undefined) {
    const developed = { ...one, developed: card(move.develop) };
    return move.revolution === true
      ? say('Play {card} for a revolution: {developed}.', developed)
      : say('Play {card} to develop {developed}.', developed);
  }
  if (move.to !== undefined) {
    const built = { ...one, to: card(move.to) };
    return move.from === undefined
      ? say('Play {card} to build {to}.', built)
      : say('Play {card} to upgrade {from} to {to}.', { ...built, from: card(move.from) });
  }
  return move.choice === undefined
    ? say('Play {card}.', one)
    : say('Play {card} for {gift}.', { ...one, gift: giftOf(move.card, move.choice) });
}

function leaderOf(view: AgesView): Filling {
  const { leader } = mover(view);
  return leader === null ? 'your leader' : card(leader);
}

/** One of the things a card lets a player choose from. */
function giftOf(id: string | null, choice: number): Filling {
  const goods = choicesOf(id)[choice] ?? [];
  return goods.map(([good, n]) => amount(good, n));
}

function choicesOf(id: string | null): readonly Goods[] {
  const found = allCards.find((one) => one.id === id);
  if (found?.kind === 'action' && found.play.does === 'gain-one-of') return found.play.choices;
  if (found?.kind !== 'leader') return [];
  return (found.abilities ?? []).flatMap((ability) => (ability.does === 'each-turn-one-of' ? ability.choices : []));
}

function phraseStage({ count }: Doing<'stage'>, view: AgesView): Text {
  const { unfinished } = mover(view);
  if (unfinished === null) return say('Build a wonder.');
  const wonder = cards[unfinished.card];
  const next = wonder.kind === 'wonder' ? wonder.stages.slice(unfinished.stages, unfinished.stages + count) : [];
  const sentence = `Build {count, plural, one {1 stage} other {# stages}} of {card} ({n, plural, one {# resource} other {# resources}}).`;
  return say(sentence, { card: card(unfinished.card), count, n: next.reduce((sum, cost) => sum + cost, 0) });
}

function priceOn(view: AgesView, id: string): number {
  return mover(view).works.find((work) => work.card === id)?.price ?? 0;
}

/** The same with how it is paid, where the player has a say in it. */
function withWishes(what: Text, move: Action | Start): Text {
  const wishes: Text[] = [];
  if ('shared' in move && move.shared === true) wishes.push(say('Your partner helps.'));
  if ('trade' in move && move.trade === true) wishes.push(say('Uses Trade Routes to pay.'));
  if ('red' in move && move.red === true) wishes.push(say('Uses a military action as a civil one.'));
  if ('keep' in move && move.keep !== undefined) wishes.push(phraseKept(move.keep));
  return wishes.reduce((all, wish) => say('{all} {wish}', { all, wish }), what);
}

function phraseKept({ food, resources }: NonNullable<Doing<'grow'>['keep']>): Text {
  const kept = (tokens: readonly number[]): string => tokens.join(', ');
  if (food !== undefined && resources !== undefined)
    return say('Tokens left, by worth: {food} for food, {resources} for resources.', {
      food: kept(food),
      resources: kept(resources),
    });
  return say('Tokens left, by worth: {tokens}.', { tokens: kept(food ?? resources ?? []) });
}

function phrasePolitics(move: Political): Text {
  switch (move.do) {
    case 'pass':
      return say('Take no political action.');
    case 'prepare':
      return say('Prepare the event {card}.', { card: card(move.card) });
    case 'aggression':
      return say('Attack {rival} with {card}.', { rival: seat(move.rival), card: card(move.card) });
    case 'war':
      return say('Declare {card} on {rival}.', { rival: seat(move.rival), card: card(move.card) });
    case 'offer':
      return move.side === undefined
        ? say('Offer {card} to {to}.', { card: card(move.card), to: seat(move.to) })
        : say('Offer {card} to {to}. You take side {side}.', {
            card: card(move.card),
            to: seat(move.to),
            side: move.side,
          });
    case 'cancel':
      return say('Cancel {card}.', { card: card(move.pact) });
    case 'resign':
      return say('Resign and leave the game.');
    case 'retire':
      return say('Remove your leader for a yellow token.');
    case 'settle':
      return say('Colonize {card} with your leader.', { card: card(move.card) });
  }
}

function phraseAgreement(move: Agreement, view: AgesView): Text {
  return move.do === 'stop' ? say('Take no more cards.') : say('Take {card}.', { card: inSpace(move.space, view) });
}

function phraseStart(move: Start): Text {
  switch (move.do) {
    case 'nothing':
      return say('Do nothing.');
    case 'grow':
      return withWishes(say('Increase population.'), move);
    case 'build':
      return withWishes(say('Build {card}.', { card: card(move.card) }), move);
    case 'develop':
    case 'revolt':
      return withWishes(phraseCard(move), move);
  }
}

function phraseBid(move: Bid): Text {
  return move.do === 'pass' ? say('Pass.') : say('Bid {force}.', { force: move.force });
}

function phraseForce({ units, bonus, discard }: Force): Text {
  const sent = say('Send {units}.', { units: units.map(card) });
  const more = bonus.length === 0 ? sent : say('{sent} Play {bonus}.', { sent, bonus: bonus.map(card) });
  return discard.length === 0 ? more : say('{more} Discard {discard}.', { more, discard: discard.map(card) });
}

function phraseDefence({ play, discard }: Defence): Text {
  if (play.length === 0)
    return discard.length === 0 ? say('Do not defend.') : say('Discard {discard}.', { discard: discard.map(card) });
  const played = say('Play {play}.', { play: play.map(card) });
  return discard.length === 0 ? played : say('{played} Discard {discard}.', { played, discard: discard.map(card) });
}

function phraseMix({ food, first }: Mix): Text {
  return first === 'food'
    ? say('Pay {food} food, the rest in resources.', { food })
    : say('Pay resources first, then {food} food.', { food });
}
