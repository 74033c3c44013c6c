import { PHASES } from '../games/western-empires/phases.ts';
import { t } from '../text/text.ts';
import { BoardPicture } from './BoardPicture.tsx';
import type { Guide } from './guide.ts';
import { SetPicture } from './SetPicture.tsx';

/** How Western Empires is played. */
export const guide: Guide = {
  goal: [
    {
      words: t(
        'You play a civilization from the last Ice Age to the Iron Age. The player with the [most points] wins. Each [step on the track] scores 5, each [city] scores 1, and advances score [1], [3] or [6], depending on their price.',
      ),
      rules: ['victory.8', 'victory.5', 'victory.1', 'victory.2', 'victory.3', 'victory.4'],
    },
    {
      words: t('The game ends when a marker enters the [last space] of the track.'),
      rules: ['game-end.1'],
    },
  ],
  picture: (
    <BoardPicture
      board="eighteen"
      around={['alexandria', 'memphis', 'fayum', 'tanis', 'gaza']}
      tokens={{ alexandria: { egypt: 3 }, fayum: { egypt: 2 }, gaza: { egypt: 1, assyria: 1 } }}
      cities={{ memphis: 'egypt' }}
      ship={{ nation: 'egypt', area: 'alexandria' }}
      words={t('Egypt: tokens, a city and a ship. The number on an area is how many tokens it holds.')}
    />
  ),
  turn: {
    words: t(
      'You pay [taxes], [grow], [move] and fight, and build [cities]. Cities bring [trade cards], and you [trade] them. Then [calamities] strike, [special abilities] are used, you [buy] advances, and your marker [moves on].',
    ),
    rules: [
      'tax.2',
      'expansion.3',
      'movement.9',
      'city-construction.2',
      'drawing.3',
      'trade.8',
      'major.1',
      'special-abilities.1',
      'buying.4',
      'succession.5',
    ],
  },
  phases: PHASES,
  keys: [
    {
      title: t('Use your ships at the right moment'),
      words: t(
        'There is no phase for ships. You [build] and [keep] them while you move, and a new ship [sails at once]. A ship that was neither built nor kept is [destroyed] when you end your movement.',
      ),
      rules: ['ship-building.1', 'ship-keeping.1', 'ship-building.7', 'end-of-movement.2'],
    },
    {
      title: t('Watch your stock'),
      words: t(
        'Each city moves [2 tokens] a turn from stock to treasury and needs [2 tokens] on the board. Tokens are limited, so more cities mean less stock. A city you cannot pay for [revolts].',
      ),
      rules: ['tax.3', 'support.2', 'tax-revolt.4'],
      picture: (
        <BoardPicture
          board="eighteen"
          around={['memphis', 'fayum', 'alexandria', 'tanis']}
          tokens={{ fayum: { egypt: 3 }, alexandria: { egypt: 1 } }}
          cities={{ memphis: 'egypt', tanis: 'egypt' }}
          words={t('Two cities and 4 tokens: both are supported. With 3 tokens one would be lost.')}
        />
      ),
    },
    {
      title: t('Trade for sets'),
      words: t(
        'A [set] is worth its value times the square of its size. Each side of a trade gives at least [3 cards] and names [two commodities] truthfully. You may keep [8 commodity cards] after buying.',
      ),
      rules: ['trade.3', 'trade.12', 'trade.13', 'hand-limit.1'],
      picture: (
        <SetPicture
          game="western-empires"
          sets={[
            { id: 'wine', count: 1, worth: '5' },
            { id: 'wine', count: 2, worth: '5 × 2 × 2 = 20' },
            { id: 'wine', count: 4, worth: '5 × 4 × 4 = 80' },
          ]}
          words={t('Wine has the value 5.')}
        />
      ),
    },
    {
      title: t('Know the calamities in your hand'),
      words: t(
        'You keep at most [2 major calamities]. Some [cannot be traded], the others can hide in any trade. They strike [one by one] from the lowest stack. Advances change what they cost you, and some make them worse.',
      ),
      rules: ['calamity-selection.1', 'trade.5', 'major.1'],
    },
    {
      title: t('Follow a chain of advances'),
      words: t(
        'Each advance brings [credits] for the whole game, but not in the [turn you buy it]. There are [17 chains] of three: the first makes the second cheaper, the second makes the third much cheaper.',
      ),
      rules: ['credits.2', 'credits.3', 'credits.14'],
    },
  ],
  mistakes: [
    {
      words: t('Attacking a city with fewer than [7 tokens]. Even a single token attacks, fails and is lost.'),
      rules: ['attacking.2'],
    },
    {
      words: t('Building one city too many. Without support, [new cities] are reduced first.'),
      rules: ['support.5'],
    },
    {
      words: t('Adding up the credits of two groups. For an advance of two groups only the [better group] counts.'),
      rules: ['credits.6'],
    },
    {
      words: t('Forgetting that the conditions of an epoch hold on [every space] of it, not only on the first.'),
      rules: ['succession.2'],
    },
    {
      words: t('Paying too much. You get [nothing back].'),
      rules: ['buying.11'],
    },
  ],
};
