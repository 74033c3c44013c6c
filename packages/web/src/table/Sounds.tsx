import { useEffect, useRef } from 'react';
import { useTable } from './at-table.ts';
import { sound } from './cues.ts';

/** Lets those who asked for it hear what happens at the table. */
export function Sounds(): null {
  const { port, game, tableView, seat } = useTable();
  const asked = tableView.waiting.some((one) => one.seat === seat && !one.optional);
  const before = useRef(asked);
  useEffect(() => {
    if (asked && !before.current) sound('turn');
    before.current = asked;
  }, [asked]);
  useEffect(
    () =>
      port.listen((news) => {
        const happenings = news.map(({ happening }) => happening);
        if (happenings.some((one) => game.scene(one)?.opens === 'calamity')) sound('calamity');
        else if (happenings.some((one) => game.isDeal?.(one))) sound('deal');
      }),
    [port, game],
  );
  return null;
}
