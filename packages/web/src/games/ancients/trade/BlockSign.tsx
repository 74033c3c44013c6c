import type { ReactElement } from 'react';
import { useAncients, useView } from '../view.ts';
import { blockIn } from './blocks.ts';
import { useTradeCards } from './market.ts';
import './block-sign.css';

/** From which block of stacks a card is: a letter on an arrow that points there. Nothing where there is one block, or the card may be of any. */
export function BlockOfCard({ card }: { readonly card: string }): ReactElement | null {
  const view = useView();
  const blocks = useAncients().trade.blocks?.(view);
  const stack = useTradeCards().stackOf(card);
  if (blocks === undefined || stack === undefined) return null;
  return <BlockSign block={blockIn(blocks, stack)} />;
}

export function BlockSign({ block }: { readonly block: number }): ReactElement | null {
  const blocks = useAncients().trade.blocks?.(useView());
  if (blocks === undefined) return null;
  const name = blocks.names[block] ?? '';
  return (
    <span className="block-sign" data-block={block} role="img" aria-label={name} title={name}>
      {blocks.signs[block]}
    </span>
  );
}
