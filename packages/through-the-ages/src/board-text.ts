import type { Seat } from '@ecumene/engine';
import { cardRow } from './board.ts';
import { type CardId, cards } from './cards/index.ts';
import { ageNames, levelOfAge } from './cards/kinds.ts';
import type { AgesView, CivilizationView } from './view.ts';

const WIDTH = 100;

/** The table as text, for a terminal: the row, the players, and the own hand. */
export function draw(view: AgesView, seat: Seat | null): string {
  const civs = view.civilizations.filter((civ) => !civ.out);
  return [
    rule(`Age ${ageNames[view.age]} · round ${view.round}${lastRound(view)} · turn of ${view.current}`),
    ...drawRow(view),
    `Decks: ${view.civilDeck} civil, ${view.militaryDeck} military (${view.discards} discarded)   Events: ${backs(view.events)} current, ${backs(view.future)} future`,
    ...(view.tactics.length > 0 ? [`Common tactics: ${names(view.tactics)}`] : []),
    ...civs.flatMap((civ) => drawCivilization(civ, civ.seat === seat)),
    ...(seat === null ? [] : drawHand(view)),
    ...view.pending.flatMap(({ card }) => (card === null ? [] : [`${rule('to be resolved')}\n${drawCard(card)}`])),
    rule(''),
  ].join('\n');
}

function rule(title: string): string {
  const head = title === '' ? '' : `── ${title} `;
  return head + '─'.repeat(Math.max(0, WIDTH - head.length));
}

function lastRound({ lastRound: last, round }: AgesView): string {
  if (last === 0) return '';
  return last === round ? ' (the last)' : ` (of ${last})`;
}

function nameOf(id: CardId): string {
  return cards[id].name;
}

function names(ids: readonly CardId[]): string {
  return ids.length === 0 ? '-' : ids.map(nameOf).join(', ');
}

/** How many cards with each age on the back. */
function backs(levels: readonly number[]): string {
  if (levels.length === 0) return '0';
  const counts = new Map<number, number>();
  for (const level of levels) counts.set(level, (counts.get(level) ?? 0) + 1);
  return [...counts].map(([level, count]) => `${count}×${ageNames[level]}`).join(' ');
}

/** Space by space with its number, its price and what its card does. */
function drawRow(view: AgesView): string[] {
  return view.row.map((id, space) => {
    const number = String(space).padStart(2);
    if (id === null) return `${number}  ·`;
    const price = view.prices[space] ?? cardRow.civilActions[space] ?? 0;
    const { name, age, kind, text } = cards[id];
    return `${number}  ${('●'.repeat(price) || 'free').padEnd(4)} ${name} (${age} ${kind}${costOf(id)}): ${text}`;
  });
}

function drawCivilization(civ: CivilizationView, own: boolean): string[] {
  const { ratings, needs } = civ;
  return [
    rule(
      `${civ.seat}${own ? ' (you)' : ''} · culture ${civ.culture} (+${ratings.culture}) · science ${civ.science} (+${ratings.science}) · strength ${ratings.strength}`,
    ),
    `  Actions: ${civ.civil.ready}/${civ.civil.ready + civ.civil.spent} civil, ${civ.military.ready + civ.military.extra}/${civ.military.ready + civ.military.spent} military   Happy ${ratings.happy}/${needs.happy}${needs.discontent > 0 ? ` (${needs.discontent} discontent)` : ''}   Unused workers ${civ.unused}`,
    `  Food ${civ.food} (eats ${needs.consumption}, worker costs ${needs.population ?? '-'}), resources ${civ.resources} (corruption ${needs.corruption})   Banks: ${civ.yellow} yellow, ${civ.blue} blue`,
    `  ${civ.government === null ? '-' : nameOf(civ.government)} led by ${civ.leader === null ? 'nobody' : nameOf(civ.leader)}   Tactic: ${civ.tactic === null ? '-' : nameOf(civ.tactic.card)}   Special: ${names(civ.specials)}`,
    `  ${civ.works.map(drawWork).join('  ')}`,
    ...drawMonuments(civ),
    ...drawDealings(civ),
    `  Hand: ${civ.civilHand === null ? `${civ.civilCards} civil` : names(civ.civilHand)}; military: ${backs(civ.militaryBacks)}`,
  ];
}

function drawWork({ card, workers, tokens }: CivilizationView['works'][number]): string {
  const { name, age } = cards[card];
  const level = levelOfAge[age];
  return `${name}${level > 0 ? ` ${age}` : ''}:${'☺'.repeat(workers) || '·'}${tokens > 0 ? `+${tokens}●` : ''}`;
}

function drawMonuments(civ: CivilizationView): string[] {
  const wonders = civ.wonders.map(
    ({ card, ruin, under }) =>
      `${nameOf(card)}${ruin ? ' (ruin)' : ''}${under === null ? '' : ` over ${nameOf(under)}`}`,
  );
  const building = civ.unfinished === null ? [] : [drawUnfinished(civ.unfinished)];
  const lines: string[] = [];
  if (wonders.length + building.length > 0) lines.push(`  Wonders: ${[...wonders, ...building].join(', ')}`);
  if (civ.colonies.length > 0) lines.push(`  Colonies: ${names(civ.colonies)}`);
  return lines;
}

function drawUnfinished({ card, stages }: { readonly card: CardId; readonly stages: number }): string {
  const wonder = cards[card];
  if (wonder.kind !== 'wonder') return wonder.name;
  return `${wonder.name} [${wonder.stages.map((cost, stage) => (stage < stages ? '■' : String(cost))).join(' ')}]`;
}

function drawDealings(civ: CivilizationView): string[] {
  const lines = civ.wars.map(({ card, on }) => `  ${nameOf(card)} on ${on}`);
  if (civ.pact !== null) lines.push(`  ${nameOf(civ.pact.card)} with ${civ.pact.with} (side ${civ.pact.side})`);
  return lines;
}

/** A card of the own hand: by what name to play it, what it costs and what it does. */
function drawCard(id: CardId): string {
  const { name, age, kind, text } = cards[id];
  return `  ${name} [${id}] (${age} ${kind}${costOf(id)}): ${text}`;
}

function costOf(id: CardId): string {
  const card = cards[id];
  if ('militaryActions' in card) return `, ${card.militaryActions} military actions`;
  if (card.kind === 'wonder') return `, stages ${card.stages.join(' ')}`;
  if (!('cost' in card)) return '';
  if ('revolution' in card.cost) return `, ${card.cost.science} science, ${card.cost.revolution} by revolution`;
  return 'resources' in card.cost
    ? `, ${card.cost.science} science, ${card.cost.resources} resources`
    : `, ${card.cost.science} science`;
}

function drawHand(view: AgesView): string[] {
  const lines = [
    rule(view.civilHand.length + view.hand.length === 0 ? 'your hand is empty' : 'your hand'),
    ...view.civilHand.map(drawCard),
    ...view.hand.map(drawCard),
  ];
  if (view.prepared.length > 0) lines.push(`You prepared: ${names(view.prepared)}`);
  if (view.peeked !== null) lines.push(`Next event: ${nameOf(view.peeked)}`);
  return lines;
}
