import { say } from '@ecumene/engine';
import { type Foresight, foresightOf } from '@ecumene/through-the-ages/foresight';
import type { Action, AgesView, CardId, CivilizationView, Play, Start } from '@ecumene/through-the-ages/reference';
import { type Card, cards, levelOfAge, unitKinds, urbanKinds } from '@ecumene/through-the-ages/reference';
import { isCardId } from '../words.ts';
import { goodsInWords } from './goods.ts';
import { action, asTactic, inHand, inPlay, inRow, ON_TABLE, type PossibleAction, withCard } from './possible-action.ts';

type Act = PossibleAction<Action>;

/** All that might be done in the Action Phase, each where it is done; the table says which of it may be done. */
export function phaseActions(view: AgesView, civ: CivilizationView): readonly Act[] {
  const foresight = foresightOf(view, civ.seat);
  const able = new Set(foresight.powers.map(({ does }) => does));
  const plain: Act[] = [
    ...takings(view),
    action([ON_TABLE], { do: 'grow' }, say('Increase population')),
    ...onWorks(civ),
    ...onWonders(civ, foresight),
    ...ofLeader(civ),
    ...[...new Set(view.civilHand)].flatMap((card) => withCivilCard(civ, view, card)),
    ...withTactics(view),
  ];
  const paid = plain.map((one) => priced(foresight, one));
  return [...paid, ...paid.flatMap((one) => otherWays(able, civ, one).map((way) => priced(foresight, way)))];
}

/** With what it costs; where a military action stands in for a civil one, it says so. */
function priced(foresight: Foresight, one: Act): Act {
  const cost = foresight.cost(one.move);
  const { verb, brief = verb, move } = one;
  const standsIn = (cost.military ?? 0) > 0 && takesRed(move) && !isOnUnit(move);
  return standsIn ? { ...one, verb: say('{verb}, with a military action', { verb }), brief, cost } : { ...one, cost };
}

function isOnUnit(move: Action): boolean {
  const id = 'to' in move ? move.to : 'card' in move ? move.card : undefined;
  return id !== undefined && isCardId(id) && isUnit(cards[id]);
}

export function isUnit({ kind }: Card): boolean {
  return unitKinds.some((one) => one === kind);
}

/** Cards to be taken from the row. */
function takings({ row, prices }: AgesView): Act[] {
  return row.flatMap((card, space) =>
    card === null ? [] : [action([inRow(space)], { do: 'take', space }, say('Take'), { civil: prices[space] ?? 0 })],
  );
}

/** What is done with workers: on farms, mines, urban buildings and units. */
function onWorks(civ: CivilizationView): Act[] {
  const all: Act[] = [];
  for (const { card, workers } of civ.works) {
    all.push(action([inPlay(card)], { do: 'build', card }, say('Build')));
    for (const to of higherOf(civ, card)) {
      if (workers === 0) continue;
      const upgrade = action([inPlay(card)], { do: 'upgrade', from: card, to }, withCard('Upgrade to {card}', to));
      all.push({ ...upgrade, brief: say('Upgrade') });
    }
    if (workers > 0) {
      const verb = isUnit(cards[card]) ? say('Disband') : say('Destroy');
      all.push(action([inPlay(card)], { do: 'destroy', card }, verb, {}, true));
    }
  }
  return all;
}

/** Technologies in play to which workers of this one can move up. */
function higherOf({ works }: CivilizationView, from: CardId): CardId[] {
  const { kind, age } = cards[from];
  return works
    .map(({ card }) => card)
    .filter((to) => cards[to].kind === kind && levelOfAge[cards[to].age] > levelOfAge[age]);
}

function onWonders(civ: CivilizationView, { stagesAtOnce }: Foresight): Act[] {
  const uses = civ.wonders.flatMap(({ card, ruin }) => {
    const wonder = cards[card];
    const once = wonder.kind === 'wonder' && wonder.abilities?.some(({ does }) => does === 'once-a-turn');
    return once && !ruin ? [action([inPlay(card)], { do: 'use', card }, say('Use'))] : [];
  });
  if (civ.unfinished === null) return uses;
  const wonder = cards[civ.unfinished.card];
  const left = wonder.kind === 'wonder' ? wonder.stages.length - civ.unfinished.stages : 0;
  const spot = inPlay(civ.unfinished.card);
  const stages = Array.from({ length: Math.min(left, stagesAtOnce) }, (_, i) => i + 1).map((count) => ({
    ...action(
      [spot],
      { do: 'stage', count },
      say('Build {n, plural, one {1 stage} other {# stages}}', { n: count }),
      {},
      count > 1,
    ),
    brief: say('Build'),
  }));
  return [...stages, ...uses];
}

/** What the leader allows that nobody else can do. */
function ofLeader(civ: CivilizationView): Act[] {
  const leader = civ.leader === null ? undefined : cards[civ.leader];
  if (civ.leader === null || leader?.kind !== 'leader') return [];
  const spot = inPlay(civ.leader);
  const choices = (leader.abilities ?? []).flatMap((one) => (one.does === 'each-turn-one-of' ? one.choices : []));
  const all: Act[] = choices.map((goods, choice) =>
    action([spot], { do: 'choose', choice }, say('Choose {gift}', { gift: goodsInWords(goods) })),
  );
  if (leader.effect === 'grow-and-recruit') all.push(...recruits(civ));
  if (leader.effect === 'turn-into-a-theater') all.push(...theaters(civ));
  return all;
}

function recruits(civ: CivilizationView): Act[] {
  return civ.works.flatMap(({ card }) =>
    isUnit(cards[card]) ? [action([inPlay(card)], { do: 'recruit', card }, say('Grow and build'), {}, true)] : [],
  );
}

function theaters(civ: CivilizationView): Act[] {
  const urban = civ.works.filter(({ card, workers }) => workers > 0 && isUrban(card));
  const stages = civ.works.filter(({ card }) => cards[card].kind === 'theater');
  return urban.flatMap(({ card: from }) =>
    stages
      .filter(({ card: to }) => to !== from && levelOfAge[cards[to].age] >= levelOfAge[cards[from].age])
      .map(({ card: to }) => {
        const verb = withCard('Turn into {card}', to);
        return action([inPlay(from)], { do: 'theater', from, to }, verb, {}, true);
      }),
  );
}

function isUrban(id: CardId): boolean {
  return urbanKinds.some((kind) => kind === cards[id].kind);
}

function withCivilCard(civ: CivilizationView, view: AgesView, id: CardId): Act[] {
  const card = cards[id];
  const spots = [inHand(id)];
  if (card.kind === 'action') return playing(civ, view, id, card.play);
  if (card.kind === 'leader') {
    const lead = action(spots, { do: 'lead', card: id }, say('Elect'));
    const tucks = civ.wonders.map(({ card: under }) =>
      action(spots, { do: 'lead', card: id, under }, withCard('Elect, old leader under {card}', under), {}, true),
    );
    return [lead, ...tucks];
  }
  const develop = action(spots, { do: 'develop', card: id }, say('Develop'));
  return card.kind === 'government'
    ? [develop, action(spots, { do: 'revolt', card: id }, say('Revolution'))]
    : [develop];
}

/** The ways of playing an action card. */
function playing(civ: CivilizationView, view: AgesView, card: CardId, play: Play): Act[] {
  const spots = [inHand(card)];
  const way: Way = (more, verb) => action(spots, { do: 'play', card, ...more }, verb);
  switch (play.does) {
    case 'gain-one-of':
      return play.choices.map((goods, choice) => way({ choice }, say('Gain {gift}', { gift: goodsInWords(goods) })));
    case 'develop-technology':
      return [...new Set(view.civilHand)].flatMap((develop) => {
        const technology = cards[develop];
        if (!('cost' in technology)) return [];
        const plain = way({ develop }, withCard('Develop {card}', develop));
        if (technology.kind !== 'government') return [plain];
        return [plain, way({ develop, revolution: true }, withCard('Revolution: {card}', develop))];
      });
    case 'build-or-upgrade':
      return [...builds(civ, play.kinds, way), ...upgrades(civ, play.kinds, way)];
    case 'upgrade':
      return upgrades(civ, play.kinds, way);
    default:
      return [way({}, say('Play'))];
  }
}

type Way = (more: Partial<Extract<Action, { do: 'play' }>>, verb: PossibleAction['verb']) => Act;

function builds({ works }: CivilizationView, kinds: readonly string[], way: Way): Act[] {
  return works
    .filter(({ card }) => kinds.includes(cards[card].kind))
    .map(({ card: to }) => way({ to }, withCard('Build {card}', to)));
}

function upgrades(civ: CivilizationView, kinds: readonly string[], way: Way): Act[] {
  return civ.works
    .filter(({ card, workers }) => workers > 0 && kinds.includes(cards[card].kind))
    .flatMap(({ card: from }) =>
      higherOf(civ, from).map((to) =>
        way(
          { from, to },
          say('Upgrade {from} to {to}', { from: { is: 'card', id: from }, to: { is: 'card', id: to } }),
        ),
      ),
    );
}

function withTactics({ hand, tactics }: AgesView): Act[] {
  return [
    ...[...new Set(hand)]
      .filter((card) => cards[card].kind === 'tactic')
      .map((card) => ({
        ...action([inHand(card)], { do: 'tactic', card }, say('Use this tactic')),
        brief: say('Use'),
      })),
    ...tactics.map((card) => action([asTactic(card)], { do: 'copy', card }, say('Copy'))),
  ];
}

/** The same with what pacts and leaders allow about paying, where they do. */
function otherWays(able: ReadonlySet<string>, civ: CivilizationView, one: Act): Act[] {
  const { move, verb } = one;
  const more: Act[] = [];
  if (able.has('shared-research') && isResearch(move))
    more.push({
      ...one,
      move: { ...move, shared: true },
      verb: say('{verb}, with help', { verb }),
      brief: say('With help'),
      aside: true,
    });
  if (able.has('pay-with') && pays(move))
    more.push({
      ...one,
      move: { ...move, trade: true },
      verb: say('{verb}, using Trade Routes', { verb }),
      brief: say('Trade Routes'),
      aside: true,
    });
  const { civil = 0, military = 0 } = one.cost;
  const isChoice = civil > 0 && civil <= civ.civil.ready && military === 0;
  if (able.has('military-action-as-civil') && takesRed(move) && isChoice)
    more.push({ ...one, move: { ...move, red: true }, aside: true });
  return more;
}

type Doing<D extends Action['do']> = Extract<Action, { do: D }>;

function isResearch(move: Action): move is Doing<'develop' | 'revolt' | 'play'> {
  return move.do === 'develop' || move.do === 'revolt' || (move.do === 'play' && move.develop !== undefined);
}

type Paid = 'grow' | 'build' | 'upgrade' | 'stage' | 'play' | 'theater' | 'recruit';

function pays(move: Action): move is Doing<Paid> {
  return ['grow', 'build', 'upgrade', 'stage', 'play', 'theater', 'recruit'].includes(move.do);
}

/** What a military action may be spent on in place of a civil one. */
type Red = 'take' | 'destroy' | 'lead' | 'develop' | Exclude<Paid, 'recruit'>;

function takesRed(move: Action): move is Doing<Red> {
  if (pays(move)) return move.do !== 'recruit';
  return ['take', 'destroy', 'lead', 'develop'].includes(move.do);
}

/** What the question for a head start lets one do. */
export function headStartActions(view: AgesView, civ: CivilizationView): readonly PossibleAction[] {
  const foresight = foresightOf(view, civ.seat);
  const start = (
    spots: PossibleAction['spots'],
    move: Start,
    verb: PossibleAction['verb'],
    aside = false,
  ): PossibleAction => action(spots, move, verb, foresight.startCost(move), aside);
  return [
    start([ON_TABLE], { do: 'grow' }, say('Increase population')),
    ...civ.works
      .filter(({ card }) => !isUnit(cards[card]))
      .map(({ card }) => start([inPlay(card)], { do: 'build', card }, say('Build'))),
    ...[...new Set(view.civilHand)].flatMap((card) => {
      const technology = cards[card];
      if (!('cost' in technology)) return [];
      const develop = start([inHand(card)], { do: 'develop', card }, say('Develop'));
      const helped = start([inHand(card)], { do: 'develop', card, shared: true }, say('Develop, with help'), true);
      if (technology.kind !== 'government') return [develop, helped];
      return [develop, helped, start([inHand(card)], { do: 'revolt', card }, say('Revolution'))];
    }),
  ];
}

/** What an agreement lets one take. */
export function agreementActions(view: AgesView): readonly PossibleAction[] {
  return takings(view).map((one) => ({ ...one, verb: say('Take, worth'), brief: say('Take') }));
}
