import type { Choice } from '../ancients/guide.ts';
import { tells } from '../ancients/heard.ts';
import { no, none, yes } from '../ancients/plain-choices.ts';
import { isNameNumber } from '../ancients/questions.ts';

const FAMINE = 10;
const SAVED_BY_GRAIN = 4;

/** Grain enough for what famine takes. */
const showGrain: Choice = ({ me }, _temper, question, heard) => {
  if (!isNameNumber(question)) return undefined;
  let points = FAMINE;
  for (const { event } of heard) if (tells(event, 'losses-shared')) points = event.losses[me.name] ?? points;
  return Math.min(question.most, Math.ceil(points / SAVED_BY_GRAIN));
};

/** How questions are answered that only Advanced Civilization asks. */
export const CHOICES: Readonly<Record<string, Choice>> = {
  'attack-crews': no,
  'bear-piracy': none,
  'bear-secondary': no,
  'grain-city': yes,
  'return-calamity': yes,
  'show-grain': showGrain,
};
