import type { TableInfo } from '@ecumene/client';
import type { ReactElement, ReactNode } from 'react';
import { titleOf } from '../games/index.ts';
import { lostWords } from '../rules/LostParts.tsx';
import { t } from '../text/text.ts';
import { doorWords } from './access-words.ts';
import { clockWords } from './clock-words.ts';
import { useGame } from './games.ts';
import { lengthWords, startWords } from './length-words.ts';
import { changedOptions, optionsIn } from './sheets.ts';

/** How a table is played, in words. */
export function About({ info }: { readonly info: TableInfo }): ReactElement {
  const game = useGame(info.game);
  const { plan } = info;
  const changed = changedOptions(optionsIn(game?.options), plan.options);
  const length = lengthWords(plan);
  const start = startWords(plan);
  const lost = lostWords(info.game);
  return (
    <section className="sheet waiting-about" aria-labelledby="about">
      <h2 id="about">{t('Pace')}</h2>
      <dl className="about">
        <Row title={t('Game')}>{t('{game} for {seats}', { game: titleOf(info.game), seats: info.seats.length })}</Row>
        {lost !== undefined && <Row title={t('Board')}>{lost}</Row>}
        {length !== undefined && <Row title={t('Length')}>{length}</Row>}
        {start !== undefined && <Row title={t('Start')}>{start}</Row>}
        <Row title={t('Pace')}>{clockWords(plan).join(' ')}</Row>
        <Row title={t('Rules')}>
          {changed.length === 0 ? (
            t('Standard rules.')
          ) : (
            <ul className="chips">
              {changed.map((one) => (
                <li key={one}>{one}</li>
              ))}
            </ul>
          )}
        </Row>
        <Row title={t('Access')}>{doorWords(plan).join(' ')}</Row>
        {info.imported && <Row title={t('Source')}>{importedWords(info)}</Row>}
      </dl>
    </section>
  );
}

function Row({ title, children }: { readonly title: string; readonly children: ReactNode }): ReactElement {
  return (
    <div>
      <dt>{title}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** What everybody should know of a table that was brought as a file. */
export function importedWords({ host }: Pick<TableInfo, 'host'>): string {
  return host === null
    ? t('This game was imported. The player who imported it may know hidden cards from before the import.')
    : t('This game was imported. {name} may know hidden cards from before the import.', { name: host.name });
}
