import { OptionSheet, oneOf, onOff, type Settled } from '@ecumene/engine';
import type { DoubtfulCardId } from './cards/doubts.ts';

/** How a table may play: what the book leaves open, our rulings that are guesses, and the cards our sources differ on. */
export const sheet = new OptionSheet({
  civilHands: oneOf(['open', 'closed'], {
    title: 'Civil cards in hand',
    about: 'Everyone sees the civil cards in all hands, or only their own.',
    rule: 'TTA hand.3',
    default: 'open',
  }),
  startingPlayer: oneOf(['drawn', 'first-seat'], {
    title: 'Starting player',
    about: 'The starting player is drawn at random, or is the player in the first seat.',
    rule: 'TTA setup.24',
    default: 'drawn',
  }),
  payments: oneOf(['automatic', 'by-hand'], {
    title: 'Paying food and resources',
    about: 'Payments leave as few tokens on cards as possible, or you choose which tokens to use.',
    rule: 'TTA ruling.T23',
    default: 'automatic',
  }),
  temporaryActions: oneOf(['first', 'last'], {
    title: 'Military actions for one turn',
    about: 'They are spent before or after the normal actions.',
    rule: 'TTA ruling.T34',
    default: 'first',
  }),
  railroadCounts: onOff({
    title: 'Railroad in the Impact events',
    about: 'What the Transcontinental Railroad adds counts as production of mines.',
    rule: 'TTA ruling.T47',
    default: true,
  }),
  bachWithActionCards: onOff({
    title: 'Bach and action cards',
    about: 'Urban Growth and Efficient Upgrade may turn a building into a theater as Bach does.',
    rule: 'TTA ruling.T57',
  }),
  churchill: oneOf(['after-actions', 'with-production'], {
    title: 'Churchill’s culture',
    about: 'Scored at the end of the Action Phase, or in production and lost in an uprising.',
    rule: 'TTA ruling.T59',
    default: 'after-actions',
  }),
  genghisKhan: oneOf(['after-production', 'with-production'], {
    title: 'Genghis Khan’s culture',
    about: 'Scored after the Production Phase even in an uprising, or only with production.',
    rule: 'TTA ruling.T60',
    default: 'after-production',
  }),
  raidReward: oneOf(['rounded-once', 'rounded-each'], {
    title: 'Reward of a Raid',
    about: 'Half of the total cost is rounded up, or half of each cost.',
    rule: 'TTA ruling.T73',
    default: 'rounded-once',
  }),
  pactsCountAsIndustry: onOff({
    title: 'Pacts in Impact of Industry',
    about: 'Resources that pacts produce count as production of mines there.',
    rule: 'TTA ruling.T83',
  }),
  startingPlayerResigns: oneOf(['passes-on', 'nobody'], {
    title: 'When the starting player resigns',
    about: 'The next player becomes the starting player, or no one does.',
    rule: 'TTA ruling.T85',
    default: 'passes-on',
  }),
  pactsWithTwoLeft: onOff({
    title: 'Pacts when two are left',
    about: 'New pacts may still be offered when only two of the players are left.',
    rule: 'TTA ruling.T87',
  }),
  iconoclasmInAgeIV: oneOf(['all-leaders', 'age-iii-stays'], {
    title: 'Iconoclasm in Age IV',
    about: 'Every leader is removed, or leaders of Age III stay.',
    rule: 'TTA ruling.T95',
    default: 'all-leaders',
  }),
  homerEachUnit: onOff({
    title: 'Homer, other reading',
    about: 'Homer makes each unit 1 resource cheaper instead of giving 1 resource a turn.',
    rule: 'TTA ruling.P1',
  }),
  wealthyTerritoryTwoTokens: onOff({
    title: 'Wealthy Territory, other reading',
    about: 'The Wealthy Territory of Age I gives 2 blue tokens instead of 3.',
    rule: 'TTA ruling.P1',
  }),
  fortificationsWeaker: onOff({
    title: 'Fortifications, other reading',
    about: 'Its armies give 4 strength, 2 when outdated.',
    rule: 'TTA ruling.P1',
  }),
  militaryPactName: onOff({
    title: 'Military Alliance, other name',
    about: 'The card is called Military Pact.',
    rule: 'TTA ruling.P1',
  }),
  moreStrategy: onOff({
    title: 'Strategy, other count',
    about: 'There are 2 copies with three or four players.',
    rule: 'TTA ruling.P1',
  }),
  moreMilitaryTheory: onOff({
    title: 'Military Theory, other count',
    about: 'There are 2 copies with three players.',
    rule: 'TTA ruling.P1',
  }),
});

export type AgesOptions = Settled<(typeof sheet)['options']>;

/** The cards this table plays by their other reading. */
export function doubted(options: AgesOptions): DoubtfulCardId[] {
  const readings: readonly (readonly [boolean, DoubtfulCardId])[] = [
    [options.homerEachUnit, 'homer'],
    [options.wealthyTerritoryTwoTokens, 'wealthy-territory-i'],
    [options.fortificationsWeaker, 'fortifications'],
    [options.militaryPactName, 'military-alliance'],
    [options.moreStrategy, 'strategy'],
    [options.moreMilitaryTheory, 'military-theory'],
  ];
  return readings.flatMap(([chosen, card]) => (chosen ? [card] : []));
}
