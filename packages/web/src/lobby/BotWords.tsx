import type { GameInfo } from '@ecumene/client';
import type { ReactElement } from 'react';
import { named } from '../text/text.ts';

interface BotWordsProps {
  readonly game: GameInfo;
  /** The bots at the table. */
  readonly chosen: readonly string[];
}

/** What the bots at the table are like. */
export function BotWords({ game, chosen }: BotWordsProps): ReactElement | null {
  const bots = game.bots.filter(({ name }) => chosen.includes(name));
  if (bots.length === 0) return null;
  return (
    <dl className="bot-words">
      {bots.map(({ name, about }) => (
        <div key={name}>
          <dt>{named(name)}</dt>
          <dd>{named(about)}</dd>
        </div>
      ))}
    </dl>
  );
}
