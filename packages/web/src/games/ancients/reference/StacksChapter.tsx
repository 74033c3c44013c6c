import { type ReactElement, useMemo } from 'react';
import { RuleLink } from '../../../rules/RuleLink.tsx';
import { useTable } from '../../../table/at-table.ts';
import { useStory } from '../../../table/story.tsx';
import { t } from '../../../text/text.ts';
import { isAncient } from '../events.ts';
import { BlockSign } from '../trade/BlockSign.tsx';
import { useTradeCards } from '../trade/market.ts';
import { useAncients, useOwnNation, useReading, useView } from '../view.ts';
import { type Memory, memoryOf } from './memory.ts';

export function useMemory(): Memory {
  const story = useStory();
  return useMemo(
    () => memoryOf(story.flatMap(({ happening }) => (isAncient(happening) ? [happening.event] : []))),
    [story],
  );
}

/** The trade stacks: what is left in each, what it is made of, and what everybody could remember of it. */
export function StacksChapter(): ReactElement {
  const { view, ask } = useReading();
  const { stacks, returned } = view;
  const blocks = useAncients().trade.blocks?.(view);
  const own = useOwnNation();
  const most = Math.max(1, ...stacks);
  const levels = blocks?.levels ?? stacks.length;
  const shown = (first: number): ReactElement => (
    <ol className="stacks">
      {stacks.slice(first, first + levels).map((left, place) => (
        <Stack
          // biome-ignore lint/suspicious/noArrayIndexKey: a stack is its number.
          key={place}
          number={first + place + 1}
          level={place + 1}
          left={left}
          share={left / most}
        />
      ))}
    </ol>
  );
  return (
    <section className="chapter">
      {blocks === undefined
        ? shown(0)
        : blocks.names.map((name, block) => (
            <section key={name} aria-label={name}>
              <h3 className="stacks-block">
                <BlockSign block={block} /> {name}
                {own !== undefined && blocks.of(own.name) === block && (
                  <span className="soft">{t('your block: you draw here')}</span>
                )}
              </h3>
              {shown(block * levels)}
            </section>
          ))}
      <p className="hint">
        {returned.length === 0
          ? t('No cards lie face up beside the stacks.')
          : t(
              '{n, plural, one {# card lies} other {# cards lie}} face up beside the stacks until the end of the turn.',
              {
                n: returned.length,
              },
            )}{' '}
        <RuleLink rule={ask(({ tradeCards }) => tradeCards.cites.return[0])} />
      </p>
    </section>
  );
}

interface StackProps {
  readonly number: number;
  /** Its number within its block. */
  readonly level: number;
  readonly left: number;
  readonly share: number;
}

function Stack({ number, level, left, share }: StackProps): ReactElement {
  const { name } = useTable();
  const { returned } = useView();
  const cards = useTradeCards();
  const { hidesStacks = false } = useAncients().trade;
  const { played, discarded, struck } = useMemory();
  const open = (id: string): number => returned.filter((card) => card === id).length;
  return (
    <li className="stack">
      <span className="stack-number" title={t('Card value')}>
        {level}
      </span>
      <span className="stack-left">
        <span className="stack-pile" aria-hidden="true">
          <span style={{ inlineSize: `${100 * share}%` }} />
        </span>
        {hidesStacks && left > 0
          ? t('not empty')
          : t('{left, plural, =0 {empty} one {# card} other {# cards}}', { left })}
      </span>
      <ul className="stack-faces">
        {cards.commodities
          .filter(({ stack }) => stack === number)
          .map(({ id, copies }) => (
            <li key={id}>
              <b>{name('card', id)}</b>{' '}
              <span className="soft">
                {[
                  t('{copies} in the game', { copies }),
                  ...(open(id) > 0 ? [t('{n} face up', { n: open(id) })] : []),
                  ...(played.has(id) ? [t('{n} discarded so far', { n: played.get(id) ?? 0 })] : []),
                  ...(discarded.has(id) ? [t('{n} set aside', { n: discarded.get(id) ?? 0 })] : []),
                ].join(' · ')}
              </span>
            </li>
          ))}
        {cards.calamities
          .filter(({ stack }) => stack === number)
          .map(({ id, tradable }) => {
            const latest = struck.findLast(({ calamity }) => calamity === cards.thingOf(id));
            return (
              <li key={id} className="stack-calamity">
                <b>{name('card', id)}</b>{' '}
                <span className="soft">
                  {tradable ? t('can be traded') : t('cannot be traded')}
                  {' · '}
                  {latest === undefined
                    ? t('not seen yet')
                    : t('struck {nation} in turn {turn}', { nation: name('nation', latest.nation), turn: latest.turn })}
                </span>
              </li>
            );
          })}
      </ul>
    </li>
  );
}
