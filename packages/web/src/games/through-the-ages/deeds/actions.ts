import { say } from '@ecumene/engine';
import type { Action, AgesView, CardId, CivilizationView, Play } from '@ecumene/through-the-ages/reference';
import { cards, levelOfAge, urbanKinds } from '@ecumene/through-the-ages/reference';
import { bondsOf, termsOf } from './bonds.ts';
import {
  abilitiesOf,
  type Cost,
  costOfBuilding,
  costOfDestroying,
  costOfGrowing,
  costOfStages,
  costOfUpgrade,
  inRed,
  isUnit,
  scienceFor,
} from './cost.ts';
import { asTactic, type Deed, deed, inHand, inPlay, inRow, ON_TABLE, withCard } from './deed.ts';
import { goodsInWords } from './goods.ts';

type Act = Deed<Action>;

/** All that might be done in the Action Phase, each where it is done; the table says which of it may be done. */
export function actionDeeds(view: AgesView, civ: CivilizationView): readonly Act[] {
  const able = new Set([...abilitiesOf(civ), ...bondsOf(view, civ).flatMap(termsOf)].map(({ does }) => does));
  const plain: Act[] = [
    ...takings(view),
    deed([ON_TABLE], { do: 'grow' }, say('Increase population'), costOfGrowing(civ)),
    ...onWorks(civ),
    ...onWonders(civ),
    ...ofLeader(civ),
    ...[...new Set(view.civilHand)].flatMap((card) => withCivilCard(civ, view, card)),
    ...withTactics(view),
  ];
  const paid = plain.map((one) => (standsIn(civ, one) ? withMilitary(one) : one));
  return [...paid, ...paid.flatMap((one) => otherWays(able, civ, one))];
}

/** Cards to be taken from the row. */
function takings({ row, prices }: AgesView): Act[] {
  return row.flatMap((card, space) =>
    card === null ? [] : [deed([inRow(space)], { do: 'take', space }, say('Take'), { civil: prices[space] ?? 0 })],
  );
}

/** What is done with workers: on farms, mines, urban buildings and units. */
function onWorks(civ: CivilizationView): Act[] {
  const all: Act[] = [];
  for (const { card, workers } of civ.works) {
    all.push(deed([inPlay(card)], { do: 'build', card }, say('Build'), costOfBuilding(civ, card)));
    for (const to of higherOf(civ, card)) {
      if (workers === 0) continue;
      const cost = costOfUpgrade(civ, card, to);
      all.push(deed([inPlay(card)], { do: 'upgrade', from: card, to }, withCard('Upgrade to {card}', to), cost));
    }
    if (workers > 0) {
      const verb = isUnit(cards[card]) ? say('Disband') : say('Destroy');
      all.push(deed([inPlay(card)], { do: 'destroy', card }, verb, costOfDestroying(card), true));
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

function onWonders(civ: CivilizationView): Act[] {
  const uses = civ.wonders.flatMap(({ card, ruin }) => {
    const wonder = cards[card];
    const once = wonder.kind === 'wonder' && wonder.abilities?.some(({ does }) => does === 'once-a-turn');
    return once && !ruin ? [deed([inPlay(card)], { do: 'use', card }, say('Use'))] : [];
  });
  if (civ.unfinished === null) return uses;
  const wonder = cards[civ.unfinished.card];
  const left = wonder.kind === 'wonder' ? wonder.stages.length - civ.unfinished.stages : 0;
  const spot = inPlay(civ.unfinished.card);
  const stages = Array.from({ length: Math.min(left, stagesAtOnce(civ)) }, (_, i) => i + 1).map((count) =>
    deed(
      [spot],
      { do: 'stage', count },
      say('Build {n, plural, one {a stage} other {# stages}}', { n: count }),
      costOfStages(civ, count),
      count > 1,
    ),
  );
  return [...stages, ...uses];
}

function stagesAtOnce(civ: CivilizationView): number {
  return Math.max(1, ...abilitiesOf(civ).map((one) => (one.does === 'wonder-stages-per-action' ? one.upTo : 1)));
}

/** What the leader allows that nobody else can do. */
function ofLeader(civ: CivilizationView): Act[] {
  const leader = civ.leader === null ? undefined : cards[civ.leader];
  if (civ.leader === null || leader?.kind !== 'leader') return [];
  const spot = inPlay(civ.leader);
  const choices = (leader.abilities ?? []).flatMap((one) => (one.does === 'each-turn-one-of' ? one.choices : []));
  const all: Act[] = choices.map((goods, choice) =>
    deed([spot], { do: 'choose', choice }, say('Choose {gift}', { gift: goodsInWords(goods) })),
  );
  if (leader.effect === 'grow-and-recruit') all.push(...recruits(civ));
  if (leader.effect === 'turn-into-a-theater') all.push(...theaters(civ));
  return all;
}

function recruits(civ: CivilizationView): Act[] {
  return civ.works.flatMap(({ card }) =>
    isUnit(cards[card])
      ? [deed([inPlay(card)], { do: 'recruit', card }, say('Grow and build'), { military: 1 }, true)]
      : [],
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
        return deed([inPlay(from)], { do: 'theater', from, to }, verb, costOfUpgrade(civ, from, to), true);
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
    const lead = deed(spots, { do: 'lead', card: id }, say('Let lead'), { civil: 1 });
    const tucks = civ.wonders.map(({ card: under }) =>
      deed(spots, { do: 'lead', card: id, under }, withCard('Let lead, the old one under {card}', under), CIVIL, true),
    );
    return [lead, ...tucks];
  }
  const develop = deed(spots, { do: 'develop', card: id }, say('Develop'), {
    civil: 1,
    science: scienceFor(civ, card),
  });
  if (card.kind !== 'government') return [develop];
  const science = scienceFor(civ, card, true);
  return [develop, deed(spots, { do: 'revolt', card: id }, say('Revolution'), { science })];
}

const CIVIL: Cost = { civil: 1 };

/** The ways of playing an action card. */
function playing(civ: CivilizationView, view: AgesView, card: CardId, play: Play): Act[] {
  const spots = [inHand(card)];
  const way = (more: Partial<Extract<Action, { do: 'play' }>>, verb: Deed['verb'], cost: Cost = CIVIL): Act =>
    deed(spots, { do: 'play', card, ...more }, verb, cost);
  switch (play.does) {
    case 'gain-one-of':
      return play.choices.map((goods, choice) => way({ choice }, say('Gain {gift}', { gift: goodsInWords(goods) })));
    case 'develop-technology':
      return [...new Set(view.civilHand)].flatMap((develop) => {
        const technology = cards[develop];
        if (!('cost' in technology)) return [];
        const cost = { civil: 1, science: scienceFor(civ, technology) };
        const plain = way({ develop }, withCard('Develop {card}', develop), cost);
        if (technology.kind !== 'government') return [plain];
        const science = scienceFor(civ, technology, true);
        return [plain, way({ develop, revolution: true }, withCard('Revolution: {card}', develop), { science })];
      });
    case 'build-or-upgrade':
      return [...builds(civ, play.kinds, play.cheaper, way), ...upgrades(civ, play.kinds, play.cheaper, way)];
    case 'upgrade':
      return upgrades(civ, play.kinds, play.cheaper, way);
    default:
      return [way({}, say('Play'))];
  }
}

type Way = (more: Partial<Extract<Action, { do: 'play' }>>, verb: Deed['verb'], cost?: Cost) => Act;

function builds(civ: CivilizationView, kinds: readonly string[], cheaper: number, way: Way): Act[] {
  return civ.works
    .filter(({ card }) => kinds.includes(cards[card].kind))
    .map(({ card: to, price }) =>
      way({ to }, withCard('Build {card}', to), { civil: 1, resources: Math.max(0, price - cheaper) }),
    );
}

function upgrades(civ: CivilizationView, kinds: readonly string[], cheaper: number, way: Way): Act[] {
  return civ.works
    .filter(({ card, workers }) => workers > 0 && kinds.includes(cards[card].kind))
    .flatMap(({ card: from }) =>
      higherOf(civ, from).map((to) => {
        const { resources = 0 } = costOfUpgrade(civ, from, to);
        const verb = say('Upgrade {from} to {to}', { from: { is: 'card', id: from }, to: { is: 'card', id: to } });
        return way({ from, to }, verb, { civil: 1, resources: Math.max(0, resources - cheaper) });
      }),
    );
}

function withTactics({ hand, tactics }: AgesView): Act[] {
  return [
    ...[...new Set(hand)]
      .filter((card) => cards[card].kind === 'tactic')
      .map((card) => ({
        ...deed([inHand(card)], { do: 'tactic', card }, say('Use this tactic'), { military: 1 }),
        brief: say('Use'),
      })),
    ...tactics.map((card) => deed([asTactic(card)], { do: 'copy', card }, say('Copy'), { military: 2 })),
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
      verb: say('{verb}, one unit swapped', { verb }),
      brief: say('Swapped'),
      aside: true,
    });
  const { civil = 0, military = 0 } = one.cost;
  const isChoice = civil > 0 && civil <= civ.civil.ready && military === 0;
  if (able.has('military-action-as-civil') && takesRed(move) && isChoice)
    more.push({ ...withMilitary(one), move: { ...move, red: true }, aside: true });
  return more;
}

/** Whether a civil action is missing for which a military one stands in by itself. */
function standsIn(civ: CivilizationView, { cost }: Act): boolean {
  const missing = (cost.civil ?? 0) - civ.civil.ready;
  if (missing <= 0 || missing > civ.military.ready + civ.military.extra) return false;
  return abilitiesOf(civ).some(
    (one) => one.does === 'military-action-as-civil' && missing <= one.perTurn - civ.turn.asCivil,
  );
}

function withMilitary(one: Act): Act {
  const { verb, brief = verb } = one;
  return { ...one, verb: say('{verb}, with a military action', { verb }), brief, cost: inRed(one.cost) };
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
export function headStartDeeds(view: AgesView, civ: CivilizationView): readonly Deed[] {
  const less = 1;
  const grow = Math.max(0, (civ.needs.population ?? 0) - less);
  return [
    deed([ON_TABLE], { do: 'grow' }, say('Increase population'), { food: grow }),
    ...civ.works
      .filter(({ card }) => !isUnit(cards[card]))
      .map(({ card, price }) =>
        deed([inPlay(card)], { do: 'build', card }, say('Build'), { resources: Math.max(0, price - less) }),
      ),
    ...[...new Set(view.civilHand)].flatMap((card) => {
      const technology = cards[card];
      if (!('cost' in technology)) return [];
      const cost = { science: Math.max(0, scienceFor(civ, technology) - less) };
      const develop = deed([inHand(card)], { do: 'develop', card }, say('Develop'), cost);
      const helped = deed([inHand(card)], { do: 'develop', card, shared: true }, say('Develop, with help'), cost, true);
      if (technology.kind !== 'government') return [develop, helped];
      const science = Math.max(0, scienceFor(civ, technology, true) - less);
      return [develop, helped, deed([inHand(card)], { do: 'revolt', card }, say('Revolution'), { science })];
    }),
  ];
}

/** What an agreement lets one take. */
export function agreementDeeds(view: AgesView): readonly Deed[] {
  return takings(view).map((one) => ({ ...one, verb: say('Take, worth') }));
}
