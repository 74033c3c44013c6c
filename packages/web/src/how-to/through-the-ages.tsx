import { PHASES } from '../games/through-the-ages/phases.ts';
import { t } from '../text/text.ts';
import { CardsPicture } from './CardsPicture.tsx';
import type { Guide } from './guide.ts';

/** How Through the Ages is played. */
export const guide: Guide = {
  goal: [
    {
      words: t(
        'You build a civilization from antiquity to modern times. The player with the [most culture] at the end wins. You score culture [every turn] from your cards and workers, and also for events, wars and wonders.',
      ),
      rules: ['flow.12', 'production.3'],
    },
    {
      words: t(
        'The game runs from [Age A] through Ages I, II and III. When the deck of Age III is empty, everyone gets at least [one more turn]. Then the [Age III events] that are left are scored.',
      ),
      rules: ['flow.6', 'flow.9', 'flow.10'],
    },
  ],
  picture: (
    <CardsPicture
      ids={['agriculture', 'bronze', 'philosophy', 'religion', 'warriors']}
      words={t(
        'What everyone starts with: a farm, a mine, a lab, a temple and a military unit. Workers stand on them.',
      )}
    />
  ),
  turn: {
    words: t(
      'Your turn begins with [politics]: one military card, or none. Then you spend your [actions] in any order. At the end you [produce] and draw [military cards] for the military actions you did not use.',
    ),
    rules: ['politics.1', 'action-phase.1', 'production.1', 'draw.1'],
  },
  phases: PHASES,
  keys: [
    {
      title: t('Spend your actions well'),
      words: t(
        'A card costs [1, 2 or 3 civil actions], less the longer it lies in the row. Building, developing and growing cost [1 each]. A better [government] gives you more actions every turn, and so do some wonders.',
      ),
      rules: ['take-card.2', 'build.1', 'develop.10'],
      picture: (
        <CardsPicture
          ids={['code-of-laws', 'monarchy', 'pyramids']}
          words={t('Code of Laws, Monarchy and the Pyramids all give you more civil actions.')}
        />
      ),
    },
    {
      title: t('Farms and mines come first'),
      words: t(
        '[Farms] make food for new [workers], and [mines] make resources to build with. People [eat], and stored goods are lost to [corruption] when few blue tokens are left. Spend what you produce.',
      ),
      rules: ['production.9', 'population.2', 'production.16', 'production.13', 'production.6'],
    },
    {
      title: t('Science pays for everything new'),
      words: t(
        'You [develop] a technology for science points, then [build] or [upgrade] it with resources. Labs [score science] every turn, so a second one early brings you better farms, mines and governments before the others.',
      ),
      rules: ['develop.4', 'build.2', 'upgrade.4', 'production.2'],
      picture: <CardsPicture ids={['alchemy', 'iron', 'irrigation']} words={t('A lab, a mine and a farm of Age I.')} />,
    },
    {
      title: t('Keep your people happy'),
      words: t(
        'The emptier your yellow bank, the more [happy faces] your people want. Each one missing makes a worker [discontent]. More discontent than unused workers at the end of your turn means an [uprising], and you produce nothing.',
      ),
      rules: ['happiness.1', 'discontent.1', 'uprising.1'],
    },
    {
      title: t('Do not be the weakest'),
      words: t(
        'Aggressions hit only players [weaker] than the attacker, and [events] often punish the weakest. A [tactic] makes the units you have much stronger. Military cards also help you [defend].',
      ),
      rules: ['aggression.6', 'prepare-event.4', 'play-tactic.6', 'aggression.11'],
      picture: (
        <CardsPicture
          ids={['legion', 'raid-i', 'military-bonus-i']}
          words={t('A tactic, an aggression and a card for defense.')}
        />
      ),
    },
  ],
  mistakes: [
    {
      words: t('Taking more technologies than your science can pay for. A [full hand] takes no more cards.'),
      rules: ['take-card.4'],
    },
    {
      words: t('Starting a wonder without resources. You cannot take [another one] until it is complete.'),
      rules: ['take-wonder.5'],
    },
    {
      words: t('Planning to play an action card [in the turn you take it]. It has to wait for your next turn.'),
      rules: ['action-card.3'],
    },
    {
      words: t('Forgetting the end of an age. [Old leaders] leave, and everyone loses [2 yellow tokens].'),
      rules: ['ages.9', 'ages.13'],
    },
    {
      words: t('Collecting too many military cards. Above your military actions you [discard] them.'),
      rules: ['discard.1'],
    },
  ],
};
