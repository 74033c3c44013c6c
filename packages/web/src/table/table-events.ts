import type { TableInfo } from '@ecumene/client';
import type { Seat } from '@ecumene/engine';
import { useMemo } from 'react';
import { t } from '../text/text.ts';
import { type AtTable, useTable } from './at-table.ts';
import { useCompany } from './company.ts';
import { calledThen } from './handovers.ts';

/** Something that happened beside the game before an entry of the journal, and that everybody may know. */
export interface Aside {
  readonly number: number;
  readonly seat: Seat;
  readonly aside: 'bot-answers' | 'default-given' | 'answers-again' | 'printed-order' | 'usual-order';
}

/** What happened beside the game, in order: whose time ran out, and who asked for the printed order. */
export function useAsides(): readonly Aside[] {
  const { ordered } = useTable().tableView;
  const info = useCompany()?.info;
  return useMemo(() => {
    const orders = ordered.map(({ number, seat, on }): Aside => {
      return { number, seat, aside: on ? 'printed-order' : 'usual-order' };
    });
    return [...orders, ...(info === undefined ? [] : lapsesAt(info))].sort((a, b) => a.number - b.number);
  }, [ordered, info]);
}

function lapsesAt({ seats, plan }: Pick<TableInfo, 'seats' | 'plan'>): Aside[] {
  return seats.flatMap(({ seat, clock }) =>
    (clock?.lapses ?? []).flatMap(({ from, to }): Aside[] => {
      if (plan.atZero !== 'bot') return [{ number: from, seat, aside: 'default-given' }];
      const began: Aside = { number: from, seat, aside: 'bot-answers' };
      return to === null ? [began] : [began, { number: to, seat, aside: 'answers-again' }];
    }),
  );
}

/** An aside in words. */
export function toldAside(table: AtTable, { aside, seat, number }: Aside): string {
  const who = calledThen(table, seat, number);
  switch (aside) {
    case 'bot-answers':
      return t('{who} ran out of time. A bot plays until {who} is back.', { who });
    case 'default-given':
      return t('{who} ran out of time. The default answer was given.', { who });
    case 'answers-again':
      return t('{who} is back and plays again.', { who });
    case 'printed-order':
      return t('{who} asked for the printed order.', { who });
    case 'usual-order':
      return t('{who} no longer asks for the printed order.', { who });
  }
}
