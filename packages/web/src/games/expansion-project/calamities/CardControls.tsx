import { isRecord, type Question } from '@ecumene/engine';
import { saleRate } from '@ecumene/expansion-project/reference';
import type { ReactElement } from 'react';
import { t } from '../../../text/text.ts';
import { CardsControl } from '../../ancients/cards/CardsControl.tsx';
import { type Tally, tallyOf, totalOf } from '../../ancients/units/tally.ts';
import { useOwnNation } from '../../ancients/view.ts';
import type { ControlProps } from '../../game-screen.ts';
import { ofNation } from '../reading.ts';
import { useEpView } from '../view.ts';

/** Cards a question asks about, and its number. */
function boundsIn(question: Question, number: string): { readonly held: Tally; readonly bound: number } {
  const given: Record<string, unknown> = isRecord(question) ? question : {};
  return { held: tallyOf(given['cards']), bound: Number(given[number]) };
}

/** Cards worth exactly so many points. */
export function GiveUpCardsControl(props: ControlProps): ReactElement {
  const { held, bound: due } = boundsIn(props.asked.question, 'points');
  return (
    <CardsControl
      {...props}
      held={held}
      state={(_, worth) => t('{worth} of {due} points', { worth, due })}
      isEnough={(_, worth) => worth === due}
      label={(chosen) => t('Give {n, plural, one {# card} other {# cards}}', { n: totalOf(chosen) })}
    />
  );
}

/** So many cards that save one's cities, or none. */
export function CardsInsteadControl(props: ControlProps): ReactElement {
  const { held, bound: count } = boundsIn(props.asked.question, 'count');
  return (
    <CardsControl
      {...props}
      held={held}
      left={(chosen) => count - totalOf(chosen)}
      state={(chosen) => t('{n} of {count} cards', { n: totalOf(chosen), count })}
      isEnough={(chosen) => totalOf(chosen) === count}
      label={() => t('Discard {count} cards and keep your cities', { count })}
      nothing={t('Discard nothing')}
    />
  );
}

/** Trade Routes: cards for treasury, as far as stock pays. */
export function SellCardsControl(props: ControlProps): ReactElement {
  const view = useEpView();
  const own = useOwnNation();
  const { held, bound: stock } = boundsIn(props.asked.question, 'stock');
  const rate = own === undefined ? 0 : saleRate(...ofNation(view, own.name));
  const gain = (worth: number): number => rate * worth;
  return (
    <CardsControl
      {...props}
      held={held}
      state={(_, worth) =>
        gain(worth) > stock
          ? t(
              'Your stock has {stock, plural, =0 {no tokens} one {only # token} other {only # tokens}}. Sell fewer cards.',
              { stock },
            )
          : t('Your stock has {stock, plural, =0 {no tokens} one {# token} other {# tokens}} to pay you.', { stock })
      }
      isEnough={(chosen, worth) => totalOf(chosen) > 0 && gain(worth) <= stock}
      label={(_, worth) => t('Sell for {gain} treasury', { gain: gain(worth) })}
      nothing={t('Sell nothing')}
    />
  );
}
