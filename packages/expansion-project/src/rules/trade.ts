import type { Rows } from './row.ts';

/** Sections 22 to 24: trade cards, trade, and how calamities are resolved. */
// biome-ignore format: one paragraph a line, to be read like a table.
export const trade = [
  ['22.1', 'rule', 'You draw a trade card from as many stacks as you have cities; the player with the fewest cities draws first.'],
  ['22.1.2', 'rule', 'With two blocks you draw only from your own, but may receive cards of the other in trade.'],
  ['22.2', 'rule', 'You draw one card from each stack, from the first up.'],
  ['22.2.1', 'rule', 'An empty stack gives nothing.'],
  ['22.3', 'rule', 'You may not tell what you drew, and calamities that cannot be traded stay with you.'],
  ['22.4', 'rule', 'Trade cards in hand are secret, and nothing else is.'],
  ['22.5.1', 'rule', 'After all have drawn you may buy up to two cards a turn with treasury, in the same order and from your own stacks, never from an empty one.'],
  ['22.5.2', 'rule', 'Anybody may buy from the ninth stack for 18.'],
  ['22.5.3', 'rule', 'With Rhetoric you may buy from the third stack for 9.'],
  ['22.5.4', 'rule', 'With Cartography you may buy from the second stack for 7 and from the seventh for 15.'],
  ['22.5.5', 'rule', 'With Mining you may buy from the sixth stack for 13 and from the eighth for 16.'],

  ['23.1', 'rule', 'Everybody may trade; offers can change until cards have changed hands.'],
  ['23.2', 'rule', 'A trade is between two players and of trade cards alone.'],
  ['23.3', 'rule', 'Each side gives at least three cards and truly says how many and two of them; the rest may be anything that can be traded.'],
  ['23.3 example', 'example', 'If you offer three cards with two Salt, you must give two Salt; the third may be a calamity.'],
  ['23.4', 'rule', 'Trade ends when nobody wants to go on, or by an agreed time: 10 minutes up to seven players, 15 from eight.'],

  ['24.1', 'rule', 'If you hold a calamity after trade, you are its primary victim.'],
  ['24.1.1', 'rule', 'The primary victim must select secondary victims where a calamity says so, but not the player who traded it to them.'],
  ['24.1.2', 'rule', 'If you drew a tradable calamity and kept it, you may select any player.'],
  ['24.1.2 example', 'example', 'Minoa trades Epidemic to Egypt: Egypt is the primary victim, and Minoa is safe from it.'],
  ['24.1.3', 'rule', 'Barbarians and pirates are no secondary victims and suffer from no calamity.'],
  ['24.2', 'rule', 'You suffer at most two major calamities and one minor as primary victim; of more, duplicates are dropped first, then random ones.'],
  ['24.3', 'rule', 'Cities may be reduced to pay unit points; the tokens that are left do not count as paid.'],
  ['24.3 example', 'example', 'A city reduced to two tokens counts as three of ten unit points.'],
  ['24.4', 'rule', 'If you have less than a calamity asks for, you lose all of it.'],
  ['24.5', 'rule', 'You lose exactly what is asked or, if you cannot, as little more as possible.'],
  ['24.6', 'rule', 'Several advancements that change a calamity add up.'],
  ['24.6 example', 'example', 'Iconoclasm and Heresy with Theology, Philosophy and Monotheism reduces 4 - 3 - 1 + 1 = 1 city.'],
  ['24.7.1', 'rule', 'Minor calamities are revealed and resolved first, at once or, if a player objects, in ascending order.'],
  ['24.7.2', 'rule', 'Major calamities are revealed and resolved in ascending order, the non-tradable one of a stack first, ties by A.S.T. order.'],
  ['24.8', 'rule', 'Resolved calamities wait to go back to their stacks.'],
] as const satisfies Rows;
