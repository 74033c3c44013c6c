import { isRecord, type Question } from '@ecumene/engine';

/** An answer to one of the simpler questions, worked out from the question alone; nothing for any other. */
export function plainAnswer(question: Question): { readonly answer: unknown } | undefined {
  const asked: unknown = question;
  if (!isRecord(asked)) return undefined;
  const { kind, topic, least, most, from, over, goal } = asked;
  if (kind === 'confirm') return { answer: Math.random() < 0.5 };
  if (kind === 'act' && topic === 'trade') return { answer: { do: 'done' } };
  if (kind === 'name-number' && typeof least === 'number' && typeof most === 'number')
    return { answer: least + Math.floor(Math.random() * (most - least + 1)) };
  if (kind === 'choose-one' && Array.isArray(from)) return { answer: from[Math.floor(Math.random() * from.length)] };
  if (kind === 'share' && Array.isArray(over) && typeof goal === 'number') return { answer: filled(over, goal) };
  return undefined;
}

/** Fills one pile after another until the goal is reached. */
function filled(piles: readonly unknown[], goal: number): Record<string, number> {
  const amounts: Record<string, number> = {};
  let left = goal;
  for (const pile of piles) {
    if (!isRecord(pile) || typeof pile['id'] !== 'string' || typeof pile['most'] !== 'number') continue;
    const amount = Math.min(left, pile['most']);
    if (amount > 0) amounts[pile['id']] = amount;
    left -= amount;
  }
  return amounts;
}
