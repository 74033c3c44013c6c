import { PHASES } from '../games/expansion-project/phases.ts';
import { t } from '../text/text.ts';
import { BoardPicture } from './BoardPicture.tsx';
import type { Guide } from './guide.ts';
import { SetPicture } from './SetPicture.tsx';

/** How the Expansion Project is played. */
export const guide: Guide = {
  goal: [
    {
      words: t(
        'Between 5 and 18 civilizations share the world from Spain to India. The player with the [most points] wins. Each [space of the track] scores 5, each [city] scores 1, and [advancements] score 1, 2 or 3, depending on their price.',
      ),
      rules: ['35.2', '35.1A', '35.1C', '35.1B'],
    },
    {
      words: t('The game ends when a marker enters the [last space] of the track, or at a time you agreed on.'),
      rules: ['34.1A'],
    },
  ],
  picture: (
    <BoardPicture
      board="eighteen"
      around={['athens', 'knossos', 'miletus', 'rhodes', 'sparta']}
      tokens={{ athens: { hellas: 3 }, sparta: { hellas: 2 }, knossos: { minoa: 3 }, miletus: { hatti: 2 } }}
      cities={{ rhodes: 'minoa' }}
      ship={{ nation: 'minoa', area: 'knossos' }}
      words={t('Hellas, Minoa and Hatti around the Aegean. The number on an area is how many tokens it holds.')}
    />
  ),
  turn: {
    words: t(
      'You pay [taxes], [grow], tend [ships], [move] and fight, and build [cities]. Cities bring [trade cards], and you [trade] them. Then [calamities] strike, [special abilities] are used, you [buy] advancements, and your marker [moves on].',
    ),
    rules: ['13.1', '14.1', '16.2', '17.1', '19.1', '22.1', '23.1', '24.7.2', '25.1', '26.1', '28.1'],
  },
  phases: PHASES,
  keys: [
    {
      title: t('Settle before it gets crowded'),
      words: t(
        'An area with 2 or more tokens [grows] by 2. Tokens above a limit are [removed] after building. With many players the borders close soon, so take land with [ships] early. They are built before anyone [moves].',
      ),
      rules: ['14.1', '20.1', '16.1', '17.2'],
    },
    {
      title: t('Build where nobody else stands'),
      words: t(
        'A city takes [6 tokens] on a city site and 12 elsewhere, and nobody else may have tokens in the area. It needs [2 tokens] on the board, and 2 more move to your [treasury] every turn.',
      ),
      rules: ['19.2', '21.1', '13.1'],
    },
    {
      title: t('Trade across the border'),
      words: t(
        'From 12 players on there are [two blocks] with stacks of their own. You draw only from yours and get the others by [trade]. In a [foreign set] every card is worth its value more.',
      ),
      rules: ['9.6', '22.1.2', '26.3.3'],
      picture: (
        <SetPicture
          game="expansion-project"
          sets={[
            { id: 'fish', count: 3, worth: '3 × 3 × 3 = 27' },
            { id: 'salt', count: 3, worth: '3 × 3 × 3 + 9 = 36' },
          ]}
          words={t('Fish is from the West and Salt from the East. To a player in the West, Salt is worth more.')}
        />
      ),
    },
    {
      title: t('Know who hurts whom'),
      words: t(
        'If you hold a calamity after trading, you are its [primary victim]. Often you choose others who suffer too, but never the player who [traded it] to you. You suffer at most [two major ones and one minor one].',
      ),
      rules: ['24.1', '24.1.1', '24.2'],
    },
    {
      title: t('Keep the cities your epoch asks for'),
      words: t(
        'Epochs ask for [2 cities], later for [3 cities and 3 advancements], and more. With fewer cities your marker [stays]. Cheap advancements give [credits] towards expensive ones, from the [next turn] on.',
      ),
      rules: ['28.2.2', '28.2.3', '28.3.1', '26.5.1', '26.5.4'],
    },
  ],
  mistakes: [
    {
      words: t('Attacking a city with fewer than [7 tokens]. The city stands, and your tokens are removed.'),
      rules: ['18.3.1'],
    },
    {
      words: t('Emptying your stock. When you cannot pay the tax, [cities revolt] and another player takes them.'),
      rules: ['13.3.1'],
    },
    {
      words: t('Letting ships go by accident. Keeping one costs [1 token] each turn.'),
      rules: ['16.3'],
    },
    {
      words: t(
        'Keeping single cards. After buying you may keep [8 commodity cards], and a set of 2 beats many singles.',
      ),
      rules: ['27.2'],
    },
    {
      words: t('Losing your last city. Without a city your marker [goes back] one space.'),
      rules: ['28.4.1'],
    },
  ],
};
