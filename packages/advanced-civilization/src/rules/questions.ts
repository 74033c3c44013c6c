import type { Rows } from './rows.ts';

/** The questions and answers of the second edition. They beat the rules (P1). */
// biome-ignore format: one paragraph a line, to be read like a table.
export const questions: Rows = [
  ['Q&A 30.42 a', 'rule', 'Tokens idled by Slave Revolt stay idle to the end of the calamity phase and cannot support cities in any later check of it.'],
  ['Q&A 30.42 b', 'advice', 'A later calamity may so make a Slave Revolt worse, though in practice its victims lose the idle tokens first.'],
  ['Q&A 30.527 a', 'rule', 'If Crete holds Barbarian Hordes and more than two other calamities, and the limit of two (29.5) is in use, the card is shuffled in with the others.'],
  ['Q&A 30.527 b', 'rule', 'If that card is then drawn, or if Crete holds it with one other calamity or none, it is ignored and goes back to its stack.'],
  ['Q&A 30.818 a', 'rule', 'Secondary victims of Iconoclasm and Heresy choose for themselves which of their cities are reduced.'],
  ['Q&A 30.818 b', 'rule', 'In Piracy, by contrast, the primary victim picks the secondary victims and also which of their cities are lost.'],
  ['Q&A 33.25 a', 'rule', 'The A.S.T. of Advanced Civilization is always used, also with the Western Extension, whose own printed track is ignored.'],
  ['Q&A CT.1', 'rule', 'In Civilization and Trade a trade city and Mining may both enlarge the same set, though never above the largest set printed on the card.'],
  ['Q&A CT.2', 'rule', 'In Civilization and Trade the Grain city, Tyras, also helps a holder of Pottery against Famine, and what it adds then buys no civilization card until the next turn.'],
  ['Q&A TL.1', 'advice', 'In the article on Crete, the Thessaly that two tokens reach on turn 4 should read Delphi.'],
];
