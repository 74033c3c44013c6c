import type { TableInfo } from '@ecumene/client';
import type { Seat } from '@ecumene/engine';
import { useContext } from 'react';
import { usualBot } from '../lobby/draft.ts';
import { useGame } from '../lobby/games.ts';
import { TableContext } from '../table/at-table.ts';
import { spokenOf } from '../table/awaited.ts';
import { calledAt } from '../table/company.ts';
import { t } from '../text/text.ts';

/** Whoever sits in a seat, with what they lead where the table is shown; of an empty seat, that alone. */
export function useWho(info: TableInfo): (seat: Seat) => string {
  const table = useContext(TableContext);
  return (seat) => {
    const name = calledAt({ info }, seat);
    if (table === undefined) return name;
    const nation = spokenOf(table, seat);
    return nation === name || table.empty.includes(seat) ? nation : t('{name} ({nation})', { name, nation });
  };
}

/** The bot that is put in where nobody says which, once the server has told. */
export function useUsualBot(name: string): string | undefined {
  const game = useGame(name);
  return game && usualBot(game);
}
