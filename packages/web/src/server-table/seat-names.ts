import type { TableInfo } from '@ecumene/client';
import type { Seat } from '@ecumene/engine';
import { usualBot } from '../lobby/draft.ts';
import { useGame } from '../lobby/games.ts';
import { useTable } from '../table/at-table.ts';
import { spokenOf } from '../table/awaited.ts';
import { calledAt } from '../table/company.ts';
import { t } from '../text/text.ts';

/** Whoever sits in a seat, with what they lead; of an empty seat, that alone. */
export function useWho(info: TableInfo): (seat: Seat) => string {
  const table = useTable();
  return (seat) => {
    const name = calledAt({ info }, seat);
    const nation = spokenOf(table, seat);
    return nation === name || table.empty.includes(seat) ? nation : t('{name} ({nation})', { name, nation });
  };
}

/** The bot that is put in where nobody says which, once the server has told. */
export function useUsualBot(name: string): string | undefined {
  const game = useGame(name);
  return game && usualBot(game);
}
