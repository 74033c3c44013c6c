import { PHASES } from '../games/advanced-civilization/phases.ts';
import { t } from '../text/text.ts';
import { BoardPicture } from './BoardPicture.tsx';
import type { Guide } from './guide.ts';
import { SetPicture } from './SetPicture.tsx';

/** How Advanced Civilization is played. */
export const guide: Guide = {
  goal: [
    {
      words: t(
        'You play a nation from the Stone Age to the Iron Age. The player with the most [victory points] wins. Most of them come from two things: [civilization cards] count their full price, and each [space on the track] counts 100.',
      ),
      rules: ['35.1', '35.1A', '35.1D'],
    },
    {
      words: t(
        'Each [city] on the board adds 50. Trade cards in your [hand] and tokens in your [treasury] count a little too. The game ends when a marker reaches the [end of the track], or at a time you agreed on.',
      ),
      rules: ['35.1E', '35.1B', '35.1C', '34.1A'],
    },
  ],
  picture: (
    <BoardPicture
      board="advanced-civilization"
      around={['alexandria', 'memphis', 'fayum', 'tanis']}
      tokens={{ alexandria: { egypt: 3 }, fayum: { egypt: 2 }, tanis: { egypt: 1 } }}
      cities={{ memphis: 'egypt' }}
      ship={{ nation: 'egypt', area: 'alexandria' }}
      words={t('Egypt: tokens, a city and a ship. The number on an area is how many tokens it holds.')}
    />
  ),
  turn: {
    words: t(
      'First your people [grow], [move] and fight. Then [cities] bring [trade cards], and you [trade] them. Finally [calamities] strike, you [buy] civilization cards, and your marker [moves on].',
    ),
    rules: ['20.1', '23.1', '25.1', '27.1', '28.1', '29.1', '31.1', '33.1'],
  },
  phases: PHASES,
  keys: [
    {
      title: t('Spread out early'),
      words: t(
        'An area with 2 or more tokens [grows] by 2, an area with 1 token by 1. Tokens above the [limit] of an area are lost at the end of the turn. So put 2 tokens into as many areas as you can.',
      ),
      rules: ['20.1', '26.1'],
    },
    {
      title: t('Build cities you can support'),
      words: t(
        'A [city] takes 6 tokens on a city site and 12 elsewhere. It needs 2 tokens on the board to [support] it. Each city also moves 2 tokens to your treasury as [tax], so keep tokens in stock.',
      ),
      rules: ['25.2', '26.31', '19.1'],
      picture: (
        <BoardPicture
          board="advanced-civilization"
          around={['memphis', 'fayum', 'alexandria']}
          tokens={{ fayum: { egypt: 3 }, alexandria: { egypt: 1 } }}
          cities={{ memphis: 'egypt', tanis: 'egypt' }}
          words={t('Two cities and 4 tokens: both are supported. With 3 tokens one would be lost.')}
        />
      ),
    },
    {
      title: t('Trade for sets'),
      words: t(
        'A [set] is worth its value times the square of its size. Single cards are worth almost nothing, so collect one or two kinds. Each side of a [trade] gives at least 3 cards and names 2 of them truthfully.',
      ),
      rules: ['28.51', '28.3'],
      picture: (
        <SetPicture
          game="advanced-civilization"
          sets={[
            { id: 'grain', count: 1, worth: '4' },
            { id: 'grain', count: 2, worth: '4 × 2 × 2 = 16' },
            { id: 'grain', count: 4, worth: '4 × 4 × 4 = 64' },
          ]}
          words={t('Grain has the value 4.')}
        />
      ),
    },
    {
      title: t('Expect calamities'),
      words: t(
        'Some calamities can be [traded away], others [stay with you]. If you hold one after trading, you are its [primary victim] and often choose who suffers too. You suffer at most [two] a turn. Civilization cards make many of them milder.',
      ),
      rules: ['29.3', '29.2', '29.61', '29.5'],
    },
    {
      title: t('Plan for the next epoch'),
      words: t(
        'Epochs have conditions: first [2 cities], then [3 cities and 3 groups] of cards, then [4 cities and 9 cards] of all five groups. Every card gives [credits] to others of its group, from the [next turn] on. Cheap cards of all groups come first.',
      ),
      rules: ['33.22', '33.23', '33.24', '31.51', '31.53'],
    },
  ],
  mistakes: [
    {
      words: t('Attacking a city with fewer than [7 tokens]. The city stands, and your tokens are removed.'),
      rules: ['24.31'],
    },
    {
      words: t('Emptying your stock. When you cannot pay the tax, [cities revolt] and another player takes them.'),
      rules: ['19.31'],
    },
    {
      words: t('Paying too much for a card. There is [no change], so look for the cheapest way to pay.'),
      rules: ['31.58'],
    },
    {
      words: t(
        'Keeping single cards. After buying you may keep [8 commodity cards], and a set of 2 beats many singles.',
      ),
      rules: ['31.71'],
    },
    {
      words: t('Losing your last city. Without a city your marker [goes back] one space.'),
      rules: ['33.4'],
    },
  ],
};
